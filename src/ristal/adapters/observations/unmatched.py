"""The observation of Unmatched."""

from __future__ import annotations

from typing import cast

from ristal.adapters.encoding import Bag, BySeat, Feature, Flag, Number, OneOf, Owned, Piles, Record, Row, Seat, SomeOf
from ristal.engine.game import RANDOM, Game
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.view import (
    AdditionView,
    CombatView,
    FighterView,
    RunningView,
    SchemeView,
    ValueView,
)

LEFT_OUT = {"rulings": "options of the match", "mode": "an option of the match"}
DECK, COPIES, HEALTH, VALUE, TURNS, ADDITIONS = 30, 4, 20, 10, 30, 4


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    unmatched = cast(UnmatchedGame, game)
    boards = unmatched.boards_for(seats) if options["board"] == RANDOM else [str(options["board"])]
    spaces = [space for board in boards for space in unmatched.boards[board].spaces]
    kinds = [kind for hero in unmatched.heroes.values() for kind in hero.fighters]
    each = max(sum(kind.count for kind in hero.fighters) for hero in unmatched.heroes.values())
    cards = list(dict.fromkeys(card.id for card in unmatched.cards))
    seat, card, space = Seat(seats), OneOf(cards), OneOf(spaces)
    fighter = Record(
        FighterView,
        ("name",),  # a fighter is at the place of its number
        kind=OneOf(kind.id for kind in kinds),
        seat=seat,
        space=space,
        health=Number(HEALTH),
        max_health=Number(HEALTH),
        began=space,
    )
    pile, slot = Bag(cards, COPIES, DECK), Bag(cards, 1, 1)
    names = SomeOf(_names(unmatched, seats))
    return {
        "zones": Piles(
            seats,
            {"deck": pile, "hand": pile, "discard": pile},
            dict.fromkeys(("attack", "boost", "defence", "scheme"), slot),
        ),
        "known": Piles(seats, {"": pile}),
        "board": OneOf(boards),
        "heroes": BySeat(OneOf(unmatched.heroes), seats),
        "teams": BySeat(Seat(seats), seats),
        "fighters": Owned(fighter, seats, each),
        "sizes": BySeat(OneOf(("none", "big", "small")), seats),
        "out": BySeat(Flag(), seats),
        "turns": BySeat(Number(TURNS), seats),
        "active": seat,
        "first": seat,
        "actions": Number(2),
        "still": Number(TURNS),
        "combat": _combat(names, card),
        "scheme": Record(SchemeView, seat=seat, card=card, fighter=OneOf(names.places)),
        "running": Row(_running(seats, card, space), 1, last=True),
    }


def _names(game: UnmatchedGame, seats: int) -> list[str]:
    """What fighters may be called: by their kind, numbered where there are several."""
    kinds = [kind for hero in game.heroes.values() for kind in hero.fighters]
    numbered = [f"{kind.id}-{number}" for kind in kinds for number in range(1, kind.count * seats + 1)]
    return [*(kind.id for kind in kinds), *numbered]


def _combat(names: SomeOf, card: OneOf) -> Record:
    addition = Record(
        AdditionView, kind=OneOf(("size", "committed", "boost", "effect")), card=card, amount=Number(VALUE)
    )
    additions = Row(addition, ADDITIONS)
    value = Record(ValueView, base=Number(VALUE), additions=additions, ignored=Flag(), value=Number(VALUE))
    return Record(
        CombatView,
        attacker=OneOf(names.places),
        target=OneOf(names.places),
        attack=value,
        defence=value,
        cancelled=SomeOf(("attack", "defence")),
        protected=names,
        winner=OneOf(("attacker", "defender")),
    )


def _running(seats: int, card: OneOf, space: OneOf) -> Record:
    return Record(
        RunningView,
        seat=Seat(seats),
        source=OneOf(("attack", "defence", "scheme")),
        card=card,
        timing=OneOf(("immediately", "during", "after", "later", "scheme")),
        spaces=SomeOf(space.places),
        opponent=Seat(seats),
    )
