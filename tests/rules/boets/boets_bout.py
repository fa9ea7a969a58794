"""A bout as a test sees it: a position by hand, dice that fall as they are told to, answers in notation."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ristal.content import folder_source
from ristal.engine.chance import NOBODYS, Chance, FastChance
from ristal.engine.event import Listener
from ristal.engine.record import state_hash, write_table
from ristal.games import boets, load_game
from ristal.games.boets import BoetsGame
from ristal.games.boets.state import Boets
from ristal.match import Match

# Fighters whose abilities do nothing within a turn.
CALM = ["kukurudzyak", "khaskhanov"]

# The dice that positions are written for, red-yellow-blue-white: those of the program follow its balance.
DICE = {
    "nemkov": [4, 3, 4, 5], "telepnyov": [2, 2, 5, 5], "khaitulov": [5, 4, 3, 5], "khaskhanov": [3, 5, 4, 3],
    "glukhov": [3, 4, 4, 5], "klyopikov": [4, 3, 5, 5], "kukurudzyak": [4, 5, 3, 5], "nazarov": [2, 4, 5, 3],
}  # fmt: skip


class Falls(Chance):
    """Dice fall as told; shuffles and picks are nobody's business."""

    def __init__(self, rolls: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.rolls = list(rolls)
        self.other = FastChance(1)

    def draw(self, below: int) -> int:
        return self.other.draw(below)

    def roll(self, sides: int = 6, what: str = "", whose: str = "", seat: int = NOBODYS) -> int:
        assert self.rolls, "a die is rolled that nobody told how to fall"
        value = self.rolls.pop(0)
        if self.outcomes is not None:
            self.outcomes.append(value - 1)
        return value

    def copy(self) -> Chance:
        twin = Falls(tuple(self.rolls))
        twin.other = FastChance(1)
        return twin

    def write(self) -> list[object]:
        return ["fast", 1, 0]


class Bout:
    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def t(self) -> Boets:
        assert isinstance(self.match.table, Boets)
        return self.match.table

    # Playing

    def rolls(self, *values: int) -> Bout:
        """How the next dice fall, all of them: `asks` and `won` prove that none is left."""
        self.t.chance = Falls(values)
        return self

    def play(self, *answers: str) -> Bout:
        """Answers in the order in which they are asked for, each by whoever is asked."""
        for answer in answers:
            self.match.play(answer)
        return self

    def why(self, text: str, language: str = "en") -> str:
        return self.match.why(text, language=language)

    # What is to be seen

    def ring(self, seat: int) -> dict[str, list[int]]:
        ring: Any = self.match.view(None)["ring"]
        return {colour: values for colour, values in ring[seat].items() if values}

    def reserve(self, seat: int) -> list[int]:
        reserve: Any = self.match.view(None)["reserve"]
        return list(reserve[seat].values())

    def health(self, seat: int) -> tuple[int, int]:
        return self.t.healthy[seat], self.t.pain[seat]

    def pile(self, name: str, seat: int) -> list[str]:
        """A hand, deck or discard pile, whoever may see it, sorted."""
        items = dict(self.t.zones())[f"{name}-{seat}"].items
        return sorted(self.t.item_name(name, item) for item in items)

    def told(self, event: str) -> list[dict[str, Any]]:
        """What was told of this kind since the bout began, in full."""
        every: list[Any] = [event for move in self.match.moves for event in move.events]
        return [dict(one["data"]) for one in every if one["data"]["event"] == event]

    def hash(self) -> str:
        return state_hash(self.t)

    @property
    def offers(self) -> list[str]:
        (pending,) = self.match.pending
        return self.match.legal(pending.seat)

    # What is proved

    def asks(self, question: str, seat: int, *offers: str) -> Bout:
        """Exactly this is asked, of this seat alone; and exactly this may be answered, if anything is named."""
        assert [(pending.name, pending.seat) for pending in self.match.pending] == [(question, seat)]
        if offers:
            assert self.match.legal(seat) == list(offers)
        assert self.match.legal(1 - seat) == []
        self._all_fell()
        return self

    def won(self, seat: int, how: str) -> None:
        """The fight is over, and this seat has won in this way."""
        assert self.match.result is not None
        assert (self.match.result.winners, self.match.result.how) == ((seat,), how)
        assert self.match.pending == ()
        assert self.match.legal(0) == self.match.legal(1) == []
        self._all_fell()

    def _all_fell(self) -> None:
        assert self.match.game.invariant_errors(self.t) == []
        if isinstance(self.t.chance, Falls):
            assert self.t.chance.rolls == []


@cache
def _for_positions() -> BoetsGame:
    """A game of its own, with the dice that positions are written for."""
    game = BoetsGame(folder_source(Path(boets.__file__).parent / "content"))
    for fighter in game.fighters.all:
        fighter.dice = DICE[fighter.id]
    return game


def bout(*rolls: int, **document: Any) -> Bout:
    """The position that is described; seat 0 is to play a technique unless it is said otherwise, and all cards that are
    nowhere lie in the decks unless these are named too."""
    game = _for_positions()
    whole = {"game": "boets", "fighters": CALM, "to_move": 0, "phase": "technique", **document}
    table, options = game.position(whole)
    assert isinstance(table, Boets)
    if "deck" not in document:
        for seat in (0, 1):
            table.deck[seat].items, table.discard[seat].items = table.discard[seat].items, []
    table.chance = Falls(rolls)
    table.settle()
    return Bout(Match(game, options, table, {"state": write_table(table)}))


def begun(*rolls: int, **options: Any) -> Bout:
    """A new fight."""
    game = load_game("boets")
    seats, checked = game.check_options(options)
    chance = Falls(rolls)
    table = game.new_table(seats, checked, chance)
    table.events = Listener()
    table.settle()
    return Bout(Match(game, checked, table, {"state": write_table(table)}))


# Rings of one seat, for short
PAIR = {"red": [3, 3]}
TRIPLE = {"red": [3, 3, 3]}
FOUR = {"red": [3, 3, 3, 3]}
