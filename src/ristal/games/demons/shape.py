"""What a saved table of «Битва демонов» looks like."""

from __future__ import annotations

from typing import Any, Final

from ristal.engine.data import Options
from ristal.engine.effect_shape import effect_fields, effects_shape
from ristal.engine.errors import Phrase
from ristal.engine.facts import MOST_FACTS
from ristal.engine.game import RANDOM
from ristal.engine.shape import FAR, Fields, Many, Pile, Row, Shape, Whole, Word, each
from ristal.engine.zone import EVERYONE
from ristal.games.demons.cards import MOST_ENERGY, MOVES
from ristal.games.demons.leaving import KNOCKOUT, NO_CARD, NO_ENERGY, NUMBER
from ristal.games.demons.setup import ChooseDemon
from ristal.games.demons.state import FOUR_WINS, NONE, WINS, Demons, Settings
from ristal.games.demons.turn import TURNS, ChooseMove, RevealNext

_PILES: Final = ("deck", "discard", "unrevealed", "draft")
_HELD: Final = ("hand", "laid", "series")


class TableShape(Shape):
    """Offers lie on the table only until all have chosen a demon."""

    def __init__(self, settings: Settings) -> None:
        cards = settings.cards
        seats = range(settings.seats)
        pile, fields = Pile(len(cards.moves)), Pile(len(cards.fields))
        self.zones: dict[str, Shape] = dict.fromkeys(_PILES, pile)
        self.zones |= {"battlefields": fields, "used-battlefields": fields}
        self.zones |= {f"{name}-{seat}": pile for seat in seats for name in _HELD}
        demons = Pile(len(cards.demons))
        self.offers: dict[str, Shape] = {"box": demons, **{f"offer-{seat}": demons for seat in seats}}
        self.fields = _fields(settings)

    def check(self, value: Any, place: str) -> None:
        zones = value.get("zones") if isinstance(value, dict) else None
        offered = isinstance(zones, dict) and "box" in zones
        shape = Fields({**self.zones, **self.offers} if offered else self.zones)
        Fields({**self.fields, "zones": shape}).check(value, place)


def _fields(settings: Settings) -> dict[str, Shape]:
    seats, cards = settings.seats, settings.cards
    seat, maybe, mask = Whole(0, seats - 1), Whole(NONE, seats - 1), Whole(0, (1 << seats) - 1)
    tactics, count = Whole(0, (1 << MOVES) - 1), Whole(0, FAR)
    most = WINS + (settings.ties == FOUR_WINS)
    shapes: dict[str, Shape] = dict.fromkeys(("first", "crosses", "turn_from"), seat)
    shapes |= dict.fromkeys(("rusher", "acting"), maybe)
    masks = ("fighting", "acted", "spent", "stance", "hit", "claimants")
    shapes |= dict.fromkeys(masks, mask)
    shapes |= {"knockouts": tactics, "traps": tactics, "fight": count, "round": count, "turn": Whole(0, TURNS - 1)}
    shapes |= {"battlefield": Whole(NONE, len(cards.fields) - 1), "goal": Whole(WINS, most)}
    shapes |= {"energy": each(Whole(0, MOST_ENERGY), seats), "wins": each(Whole(0, most), seats)}
    shapes["why_out"] = each(Word(["", NO_ENERGY, KNOCKOUT, NUMBER, NO_CARD]), seats)
    shapes["demons"] = each(Whole(NONE, len(cards.demons) - 1), seats)
    kind = Row([Whole(0, len(cards.moves) - 1), Whole(0, FAR)])
    known = Row([Whole(0, EVERYONE), Whole(0, FAR), Many(kind, 0, len(cards.moves)), Whole(0, FAR), Whole(0, FAR)])
    shapes["facts"] = Many(known, 0, MOST_FACTS * (seats + 1))
    shapes["effects"] = effects_shape(settings.scripts, seats, max(MOVES, seats))
    return shapes


def step_fields(settings: Settings) -> dict[str, Shape]:
    seats = settings.seats
    return {
        **effect_fields(settings.scripts),
        "move": Whole(0, MOVES - 1),
        "done": Whole(0, 1),
        "target": Whole(0, seats - 1),
        "sides": Many(Whole(0, seats - 1), 1, seats),
    }


def contradictions(t: Demons, options: Options) -> list[Phrase]:
    """§R4 The demons are those that were chosen, and different ones."""
    wanted = options["demons"]
    assert isinstance(wanted, list)
    found = []
    for seat in range(t.seats):
        demon = t.demon(seat)
        if demon is not None and wanted[seat] not in (RANDOM, demon.id):
            found.append(Phrase("demons-broken-other-demon", seat=seat))
    chosen = [demon for demon in t.demons if demon != NONE]
    if len(set(chosen)) != len(chosen):
        found.append(Phrase("demons-broken-same-demon"))
    offered = [*chosen, *(demon for zone in t.offer for demon in zone.items)]
    if len(set(offered)) != len(offered):
        found.append(Phrase("demons-broken-offered-twice"))
    return found + _misplaced(t)


def _misplaced(t: Demons) -> list[Phrase]:
    """Where the steps to come find nothing to work on."""
    found = []
    revealing = any(isinstance(step, RevealNext) for step in t.steps())
    for seat in range(t.seats):
        waits = t.rusher == seat or (revealing and t.fighting & ~t.acted & 1 << seat)
        if waits and not t.laid[seat].items:
            found.append(Phrase("demons-broken-none-laid", seat=seat))
    for step in t.steps():
        if isinstance(step, ChooseMove) and list(step.seats) != t.clockwise(0):
            found.append(Phrase("demons-broken-asked"))
        if isinstance(step, ChooseDemon):
            without = [seat for seat in range(t.seats) if t.demons[seat] == NONE]
            if list(step.seats) != without or any(not t.offer or not t.offer[seat].items for seat in without):
                found.append(Phrase("demons-broken-not-offered"))
    return found
