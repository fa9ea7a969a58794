"""Real dice: people at a table throw them and type what they show; the program still shuffles the cards."""

from __future__ import annotations

from collections.abc import Callable

from ristal.cli import orders
from ristal.cli.screen import Screen
from ristal.engine.chance import Chance
from ristal.engine.game import Game
from ristal.match import Match


class Left(Exception):
    """The person has had enough for now."""


class TypedChance(Chance):
    """Asks for every roll of a die; everything else comes from another source."""

    def __init__(self, ask: Callable[[int, str, str], int], other: Chance) -> None:
        super().__init__()
        self.ask = ask
        self.other = other

    def draw(self, below: int) -> int:
        return self.other.draw(below)

    def roll(self, sides: int = 6, what: str = "", whose: str = "") -> int:
        value = self.ask(sides, what, whose)
        if self.outcomes is not None:
            self.outcomes.append(value - 1)
        return value

    def copy(self) -> Chance:
        return TypedChance(self.ask, self.other.copy())

    def write(self) -> list[object]:
        """What can be kept of it: real dice have no seed."""
        return self.other.write()


def type_dice(match: Match, screen: Screen) -> None:
    """From now on the dice of this match are thrown by hand, if they are not already."""
    if not isinstance(match.table.chance, TypedChance):
        match.table.chance = by_hand(match.game, screen, match.table.chance)


def by_hand(game: Game, screen: Screen, other: Chance) -> Chance:
    """Dice that the people at this screen throw; all other chance from another source."""

    def ask(sides: int, what: str, whose: str) -> int:
        message = f"{game.id}-die-{what}"
        called = screen.texts.say(message) if screen.texts.has(message) else screen.texts.name(what) or "none"
        owner = screen.texts.name(whose) or "none"
        while True:
            line = screen.read("play-die", what=called, whose=owner, sides=sides)
            order = orders.read_order(line)
            if order is not None and order[0] == orders.QUIT:
                raise Left
            if line.isdecimal() and 1 <= int(line) <= sides:
                return int(line)
            screen.say("play-die-what", "wrong", sides=sides)

    return TypedChance(ask, other)
