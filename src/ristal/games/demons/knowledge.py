"""Who has seen which cards of a hand (§A23).

Marks on the cards of a hand tell who knows that they are there. When its owner lays one of them face down, nobody else
can tell which: what others knew of the hand then lies in a cloud, known to be in the hand or face down, until the card
is opened or gone. Whoever sees a card leave knows one such card less, even if the hand holds another: to keep the
mark on the other one would tell him of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.engine.chance import Chance
from ristal.engine.zone import EVERYONE, NOBODY, SPECTATOR, Zone, may_know, only
from ristal.games.demons.cards import MOVES

if TYPE_CHECKING:
    from ristal.games.demons.state import Demons

_CLOUD_POOL: Final = -1


def lay_face_down(t: Demons, seat: int, card: int) -> None:
    """§R20 A card leaves the hand unseen by the others."""
    hand = t.hand[seat]
    if hand.shown is not None:
        cloud = Zone(NOBODY, _CLOUD_POOL, [])
        for place, seen in enumerate(hand.shown):
            others = seen & ~only(seat)
            if others:
                cloud.add(hand.items[place], others)
        if cloud.items:
            t.cloud[seat] = cloud
        hand.shown = None
    hand.items.remove(card)
    t.laid[seat].add(card)


def open_laid(t: Demons, seat: int) -> int:
    """The face-down card of a seat, now open to all and out of its zone."""
    laid = t.laid[seat]
    knew = laid.shown[0] if laid.shown is not None else NOBODY
    card = laid.items.pop()
    laid.shown = None
    if seat in t.cloud:
        _forget_one(t.cloud[seat], card, EVERYONE & ~knew)
        _lift_cloud(t, seat)
    return card


def hide_laid(t: Demons, seat: int) -> None:
    """§A24 The face-down card goes to the discard as it lies: its owner alone, and who knew it, can tell what it is."""
    laid = t.laid[seat]
    if not laid.items:
        return
    knew = laid.shown[0] if laid.shown is not None else NOBODY
    t.unrevealed.add(laid.items.pop(), knew | only(seat))
    laid.shown = None
    if seat in t.cloud:
        for card in range(MOVES):
            _forget_one(t.cloud[seat], card, EVERYONE & ~knew)
        _lift_cloud(t, seat)


def leave_openly(t: Demons, seat: int, place: int) -> int:
    """A card of the hand becomes open to all and leaves it."""
    card, knew = _pop(t.hand[seat], place)
    _forget_in_hand(t, seat, card, EVERYONE & ~knew)
    return card


def leave_to(t: Demons, seat: int, place: int, taker: int) -> int:
    """A card passes from hand to hand: the two know it, for the others it could be any."""
    card, knew = _pop(t.hand[seat], place)
    both = only(seat, taker)
    _forget_in_hand(t, seat, card, only(taker) & ~knew)
    others = EVERYONE & ~both
    for other in range(MOVES):
        _forget_in_hand(t, seat, other, others & ~knew if other == card else others)
    t.hand[taker].add(card, only(seat))
    return card


def show_hand(t: Demons, owner: int, viewers: list[int]) -> None:
    """These seats see the hand; who knew of a card that is not there now knows what lies face down."""
    hand = t.hand[owner]
    for viewer in viewers:
        left = known_of(t, owner, viewer)
        for place in range(len(hand.items)):
            if not may_know(viewer, hand, place) and hand.items[place] in left:
                left.remove(hand.items[place])
            hand.show(place, only(viewer))
        if left and t.laid[owner].items:
            t.laid[owner].show(0, only(viewer))
        if owner in t.cloud:
            _forget_all(t.cloud[owner], only(viewer))
            if not t.cloud[owner].items:
                del t.cloud[owner]


def everybody_else(t: Demons, owner: int) -> list[int]:
    """§R56 The other players, and whoever looks on."""
    return [*(seat for seat in range(t.seats) if seat != owner), SPECTATOR]


def known_of(t: Demons, owner: int, viewer: int) -> list[int]:
    """The cards that a viewer knows to be in the owner's hand or face down, he cannot tell where."""
    if owner not in t.cloud:
        return []
    cloud = t.cloud[owner]
    return sorted(cloud.items[place] for place in range(len(cloud)) if may_know(viewer, cloud, place))


def mend_redeal(t: Demons, seat: int, chance: Chance) -> None:
    """Bring what the seat knows of clouds back to where it can be; what others know of them is forgotten."""
    if not t.cloud:
        return
    zones: list[Zone] = []  # every place that was dealt anew
    places: list[int] = []
    for zone in (*t.hand, *t.laid, t.deck, t.unrevealed):
        for place in range(len(zone.items)):
            if not may_know(seat, zone, place):
                zones.append(zone)
                places.append(place)
    settled: set[int] = set()
    for owner in list(t.cloud):
        if owner == seat:
            continue
        cloud = t.cloud[owner]
        _forget_all(cloud, EVERYONE & ~only(seat))
        spots = [spot for spot, zone in enumerate(zones) if zone is t.hand[owner] or zone is t.laid[owner]]
        chance.shuffle(spots)
        for card in cloud.items:
            spot = spots.pop()
            _swap_in(card, spot, zones, places, settled, chance)
            settled.add(spot)
        if not cloud.items:
            del t.cloud[owner]


def _swap_in(card: int, spot: int, zones: list[Zone], places: list[int], settled: set[int], chance: Chance) -> None:
    """Let the place hold the card, from wherever this deal has put it: any of its copies, else those who come first
    would be dealt too few of them."""
    here = zones[spot].items
    if here[places[spot]] == card:
        return
    copies = [
        other for other in range(len(zones)) if zones[other].items[places[other]] == card and other not in settled
    ]
    chosen = copies[chance.draw(len(copies))]
    zones[chosen].items[places[chosen]] = here[places[spot]]
    here[places[spot]] = card


def _pop(hand: Zone, place: int) -> tuple[int, int]:
    knew = NOBODY
    if hand.shown is not None:
        knew = hand.shown[place]
        del hand.shown[place]
    card = hand.items[place]
    del hand.items[place]
    return card, knew


def _forget_in_hand(t: Demons, seat: int, card: int, viewers: int) -> None:
    """Each of the viewers knows of one such card less, in the hand or in the cloud."""
    viewers = _forget_one(t.hand[seat], card, viewers)
    if viewers and seat in t.cloud:
        _forget_one(t.cloud[seat], card, viewers)
        _sweep(t.cloud[seat])
        if not t.cloud[seat].items:
            del t.cloud[seat]


def _forget_one(zone: Zone, card: int, viewers: int) -> int:
    """Take from each viewer one mark on such a card; the viewers who had none are left."""
    if zone.shown is not None:
        for place in range(len(zone.items)):
            if zone.items[place] == card:
                lost = zone.shown[place] & viewers
                zone.shown[place] &= ~lost
                viewers &= ~lost
    return viewers


def _forget_all(cloud: Zone, viewers: int) -> None:
    if cloud.shown is not None:
        for place in range(len(cloud.items)):
            cloud.shown[place] &= ~viewers
    _sweep(cloud)


def _sweep(cloud: Zone) -> None:
    """What nobody knows of any more is no part of a cloud."""
    if cloud.shown is not None:
        kept = [place for place in range(len(cloud.items)) if cloud.shown[place]]
        cloud.items = [cloud.items[place] for place in kept]
        cloud.shown = [cloud.shown[place] for place in kept]


def _lift_cloud(t: Demons, seat: int) -> None:
    """Nothing lies face down any more, so what was in the cloud is in the hand."""
    cloud = t.cloud.pop(seat)
    hand = t.hand[seat]
    if cloud.shown is None:
        return
    for at in range(len(cloud.items)):
        mask = cloud.shown[at]
        for place in range(len(hand.items)):
            if mask and hand.items[place] == cloud.items[at]:
                already = hand.shown[place] if hand.shown is not None else NOBODY
                hand.show(place, mask)
                mask &= already
