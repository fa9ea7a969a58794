"""The observation of the nine-dice battle."""

from __future__ import annotations

from typing import cast

from ristal.adapters.encoding import BySeat, Feature, Flag, Keyed, Number, OneOf, Piles, Record, Row, Seat, SomeOf
from ristal.engine.game import Game
from ristal.games.ninedice import NineDiceGame
from ristal.games.ninedice.view import (
    BonusView,
    DieView,
    DraftSide,
    DraftView,
    DuelsView,
    RunningView,
    StalemateView,
    SumsView,
    ThrowView,
)

LEFT_OUT = {
    "sides": "follows from `dice`",
    "aims": "follows from `dice` and the question",
    "gifts": "follows from `dice` and the question",
    "plain": "an option of the match",
    "every_roll": "an option of the match",
    "exhaustion": "an option of the match",
}
PHASES = ("draft", "deployment", "bonuses", "duels", "battle", "reroll", "over")
KINDS = ("attack", "defence", "life")
ZONES = ("set", *KINDS, "reserve", "duel", "prison", "abyss")
SIDES, DICE, BATTLES, SUM = 6, 9, 16, 36


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    box = cast(NineDiceGame, game).box
    dice, colours = list(box.by_id), [colour.id for colour in box.colours]
    seat, value = Seat(seats), Number(SIDES)
    facts = ("id", "colour", "shape", "kind", "maximum")  # a die is at the place of its name
    die = Record(DieView, facts, seat=seat, zone=OneOf(ZONES), value=value, special=Flag(), trigger=value)
    side = Record(DraftSide, left=Number(DICE), by_card=Number(DICE), colours=SomeOf(colours), needs=SomeOf(KINDS))
    throw = Record(
        ThrowView,
        seat=seat,
        die=OneOf(dice),
        roll=value,
        target=OneOf(dice),
        compare=OneOf(("more", "less", "none")),
        against=value,
        won=Flag(),
    )
    bonus = Record(BonusView, seat=seat, die=OneOf(dice), running=Flag(), given_to=OneOf(dice))
    part = OneOf(("win", "loss", "full", "reduced"))
    running = Record(RunningView, seat=seat, source=OneOf(dice), target=OneOf(dice), part=part)
    total = BySeat(Number(SUM), seats)
    sums = {"attack": total, "defence": total, "life": total, "damage": total, "to_share": total}
    plan = Row(OneOf(("field", "reserve")), DICE)  # of each die in the order of the set
    return {
        "zones": Piles(seats, {"plan": plan}),
        "known": Piles(seats, {"": plan}),
        "phase": OneOf(PHASES),
        "first": seat,
        "cards": BySeat(OneOf(card.id for card in box.cards), seats),
        "battle": Number(BATTLES),
        "began": seat,
        "sets": BySeat(Row(OneOf(dice), DICE), seats),
        "dice": Keyed(dice, "id", die),
        "draft": Record(DraftView, seat=seat, sides=BySeat(side, seats)),
        "duels": Record(DuelsView, starter=seat, throws=Row(throw, 3, last=True)),
        "targeted": SomeOf(dice),
        "imprisoned": SomeOf(dice),
        "bonuses": Row(bonus, 2),
        "running": Row(running, 1, last=True),
        "sums": Record(SumsView, ("number", "under_way", "left"), exhaustion=Number(SUM), **sums),
        "stalemate": Record(StalemateView, ("quiet_limit", "last_battle"), quiet=Number(BATTLES)),
    }
