"""A field drawn in text, answers in notation, and what stands where afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import ristal
from ristal.engine.record import state_hash
from ristal.games import load_game
from ristal.match import Match

SPARE = {"west": "Кнехт", "north": "Тингер", "east": "Асигару", "south": "Саклаб"}
RUSSIAN = {unit: names["ru"] for unit, names in load_game("vstrechny").names().items()}
BY_RUSSIAN = {name: unit for unit, name in RUSSIAN.items()}
CELLS = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abc"]
TURNED = dict(zip(CELLS, reversed(CELLS), strict=True))


def rows(field: str) -> list[list[str]]:
    return [line.split() for line in field.splitlines() if line.strip()]


class Battle:
    """A match as a test sees it: cells as drawn, units by their Russian names, players by their armies."""

    def __init__(self, match: Match, armies: tuple[str, str], is_turned: bool) -> None:
        self.match = match
        self.armies = armies  # of the player below in the drawing, and of the one above
        self.is_turned = is_turned

    def _there(self, word: str) -> str:
        return TURNED.get(word, word) if self.is_turned else word

    def seat(self, army: str) -> int:
        """The seat of an army."""
        return self.armies.index(army) ^ self.is_turned

    # Playing

    def play(self, *answers: str) -> Battle:
        """Answers in the order in which they are asked for, each by whoever is asked."""
        for answer in answers:
            self.match.play(self._there(BY_RUSSIAN.get(answer, answer)))
        return self

    # What is to be seen

    def cell(self, name: str) -> str:
        """Who stands there: a Russian name, or a dot."""
        field: Any = self.match.view(None)["field"]
        piece = field[CELLS.index(self._there(name))]
        return "." if piece is None else RUSSIAN[piece["unit"]]

    def zone(self, name: str, army: str) -> list[str]:
        """All of a Reserve, hand or discard pile, whoever may see it, from the bottom up."""
        table, whole = self.match.table, f"{name}-{self.seat(army)}"
        return [RUSSIAN[table.item_name(whole, item)] for item in dict(table.zones())[whole].items]

    def fallen(self, army: str, unit: str) -> int:
        """How many copies of a unit lie in the discard pile."""
        return self.zone("discard", army).count(unit)

    def told(self) -> list[dict[str, object]]:
        """What the last answer made happen, cells as drawn."""
        moved: list[Any] = self.match.moves[-1].events
        events = [dict(event["data"]) for event in moved]
        for event in events:
            event.update({key: self._there(event[key]) for key in ("cell", "to") if key in event})
        return events

    def offers(self) -> list[str]:
        """What may be answered now, sorted; units by their Russian names."""
        (pending,) = self.match.pending
        return sorted(self._there(RUSSIAN.get(answer, answer)) for answer in self.match.legal(pending.seat))

    def hash(self) -> str:
        return state_hash(self.match.table)

    # What is proved

    def stands(self, field: str) -> None:
        """The whole field is as drawn."""
        cells = [f"{column}{row}" for row in (4, 3, 2, 1) for column in "abc"]
        stood = [self.cell(cell) for cell in cells]
        assert stood == [word for row in rows(field) for word in row]

    def asks(self, question: str, army: str, *offers: str) -> None:
        """Exactly this is asked, of this army alone, and exactly this may be answered."""
        assert [(pending.name, pending.seat) for pending in self.match.pending] == [(question, self.seat(army))]
        assert self.offers() == sorted(offers)
        assert self.match.legal(1 - self.seat(army)) == []

    def turn_passed(self, to: str) -> None:
        """Nothing is pending any more: this army has its new card before it."""
        home = ("a1", "b1", "c1") if to == self.armies[0] else ("a4", "b4", "c4")
        self.asks("EnterUnit", to, *home)

    def won(self, army: str, how: str) -> None:
        """The game is over, nobody is asked anything, and this army has won."""
        assert self.match.result is not None
        assert (self.match.result.winners, self.match.result.how) == ((self.seat(army),), how)
        self._over()

    def drawn(self) -> None:
        """The game is over and nobody has won."""
        assert self.match.result is not None
        assert (self.match.result.is_draw, self.match.result.winners, self.match.result.how) == (True, (), "equal")
        self._over()

    def _over(self) -> None:
        assert self.match.over
        assert self.match.pending == ()
        assert self.match.legal(0) == self.match.legal(1) == []


def lay(
    field: str,
    *,
    opened: str | None = None,
    armies: tuple[str, str] = ("south", "north"),
    to_move: str | None = None,
    reserve: dict[str, list[str]] | None = None,
    hand: dict[str, list[str]] | None = None,
    phase: str | None = None,
    is_turned: bool = False,
) -> Battle:
    """The drawn position. The army below moves, and each Reserve holds one card, unless it is said otherwise; a hand
    means «Больше стратегии»."""
    drawing = rows(field)
    seated = list(armies)
    if is_turned:
        drawing = [row[::-1] for row in drawing[::-1]]
        seated.reverse()
    piles: dict[str, list[str]] = {army: [SPARE[army]] for army in armies} | (reserve or {})
    document: dict[str, object] = {
        "armies": seated,
        "to_move": seated.index(to_move or armies[0]),
        "field": "\n".join(" ".join(row) for row in drawing),
        "reserve": [piles[army] for army in seated],
    }
    if opened is not None:
        document["opened"] = opened
    if phase is not None:
        document["phase"] = phase
    if hand is not None:
        document |= {"variant": "more-strategy", "hand": [hand.get(army, []) for army in seated]}
    text = "\n".join(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in document.items())
    return Battle(ristal.position("vstrechny", text), armies, is_turned)


At = Callable[..., Battle]


def begun(seed: int = 0, **options: Any) -> Battle:
    """A new game of South (seat 0) and North, first player seat 0, unless the options say otherwise."""
    chosen: Any = options.get("armies", ["south", "north"])
    match = ristal.new("vstrechny", seed=seed, **{"armies": chosen, "first": "0", **options})
    return Battle(match, (chosen[0], chosen[1]), False)
