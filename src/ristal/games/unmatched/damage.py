"""Chapters «Поверженный боец» and «Колода»: damage, recovery, defeat, drawing and exhaustion."""

from __future__ import annotations

from typing import Final

from ristal.games.unmatched.ability import come_to
from ristal.games.unmatched.endgame import fighter_fell
from ristal.games.unmatched.events import (
    CardDiscarded,
    CardDrawn,
    DamagePrevented,
    DamageTaken,
    DeckRanOut,
    FighterDefeated,
    HealthRecovered,
    StateChanged,
)
from ristal.games.unmatched.hero import DAMAGED, DEFEATED
from ristal.games.unmatched.state import Unmatched

EXHAUSTION: Final = 2  # §R141


def hurt(t: Unmatched, fighter: int, amount: int) -> int:
    """§R107 §R131 §R132 Each point lowers the dial by one, to 0 at least; at 0 the fighter leaves the board at once.
    §R135 A defeated one takes none. Says how much was dealt, in full (§R130)."""
    if not t.stands(fighter) or amount <= 0:
        return 0
    name = t.fighter(fighter).name
    if t.combat is not None and (t.combat.prevented >> fighter) & 1:  # §A11
        if t.events is not None:
            t.tell(DamagePrevented(name))
        return 0
    t.still = 0
    if t.combat is not None:
        t.combat.count_damage(fighter, amount)
    t.health[fighter] = max(0, t.health[fighter] - amount)
    if t.events is not None:
        t.tell(DamageTaken(name, amount, t.health[fighter]))
    if t.health[fighter] == 0:
        fall(t, fighter)
    else:
        notice(t, fighter, DAMAGED)
    return amount


def defeat(t: Unmatched, fighter: int) -> None:
    """§A108 A fighter falls, whatever its health; no damage is dealt."""
    if t.stands(fighter):
        t.still = 0
        t.health[fighter] = 0
        fall(t, fighter)


def fall(t: Unmatched, fighter: int) -> None:
    """§R132 A fighter without health leaves the board at once."""
    t.space[fighter] = -1
    if t.events is not None:
        t.tell(FighterDefeated(t.fighter(fighter).name))
    fighter_fell(t)
    notice(t, fighter, DEFEATED)


def notice(t: Unmatched, fighter: int, moment: str) -> None:
    """An ability may wait for a fighter of its own side to fall, or to take damage."""
    hit = t.fighter(fighter)
    ability = t.arena.heroes[hit.seat].at.get(moment)
    if ability is not None and ability.of == hit.kind.id:
        come_to(t, hit.seat, moment)


def recover(t: Unmatched, fighter: int, amount: int) -> None:
    """§R9 §R133 Never above the dial's maximum, never for a defeated fighter."""
    most = t.fighter(fighter).kind.health
    gained = min(amount, most - t.health[fighter])
    if t.health[fighter] > 0 and gained > 0:
        t.health[fighter] += gained
        if t.events is not None:
            t.tell(HealthRecovered(t.fighter(fighter).name, gained, t.health[fighter]))


def draw_cards(t: Unmatched, seat: int, count: int) -> None:
    """§R141 §R142 What is there is drawn first; each card that is missing deals 2 damage to each own fighter (§A2 §A3
    §A35)."""
    for _ in range(count):
        if t.deck[seat].items:
            t.still = 0
            card = t.deck[seat].deal(t.hand[seat])
            if t.events is not None:
                t.tell(CardDrawn(seat, t.card(card).id, t.hand[seat].sees))
        else:
            exhaust(t, seat)


def exhaust(t: Unmatched, seat: int) -> None:
    """§R141 A card that is missing hurts all one's own fighters (option O2: it does not)."""
    if t.arena.settings.exhaustion:
        if t.events is not None:
            t.tell(DeckRanOut(seat))
        for fighter in t.fights_for(seat):
            hurt(t, fighter, EXHAUSTION)


def set_state(t: Unmatched, seat: int, number: int) -> None:
    """§R174 §A20 A hero's state becomes another, openly."""
    t.state[seat] = number
    if t.events is not None:
        t.tell(StateChanged(seat, t.state_word(seat)))


def discard_card(t: Unmatched, seat: int, card: int) -> None:
    """§R69 §R82 From hand, face up, to one's own pile."""
    t.hand[seat].remove(card)
    t.discard[seat].add(card)
    if t.events is not None:
        t.tell(CardDiscarded(seat, t.card(card).id, "hand"))
