"""Real dice: people at a table throw them and type what they show; the program still shuffles the cards."""

from __future__ import annotations

from ristal.cli.tui.screen import Screen
from ristal.engine.chance import HandChance
from ristal.match import Match
from ristal.match.projection import Projector
from ristal.text import commands


class Left(Exception):
    """The person has had enough for now."""


def choose_dice(match: Match, by_hand: bool) -> None:
    """From now on the dice of this match are thrown by hand, or by the program."""
    chance = match.table.chance
    if isinstance(chance, HandChance) != by_hand:
        match.table.chance = chance.other if isinstance(chance, HandChance) else HandChance(chance, [])


def ask_dice(shown: Projector, screen: Screen) -> None:
    """Ask what fell, as long as a die has to be thrown."""
    while (roll := shown.roll("")) is not None:
        line = screen.read("play-die", what=roll.name or "none", whose=roll.whose or "none", sides=roll.sides)
        order = commands.read_order(line)
        if order is not None and order[0] == commands.QUIT:
            raise Left
        if line.isdecimal() and 1 <= int(line) <= roll.sides:
            shown.match.throw(int(line))
        else:
            screen.say("play-die-what", "wrong", sides=roll.sides)
