"""The observation of «Боец»."""

from __future__ import annotations

from typing import cast

from ristal.adapters.encoding import Bag, BySeat, Feature, Flag, Named, Number, OneOf, Piles, Record, Row, Seat, Tally
from ristal.engine.game import Game
from ristal.games.boets import BoetsGame
from ristal.games.boets.dice import COLOURS, DIE_NAMES
from ristal.games.boets.view import LinkView, RunningView, ThrownView

LEFT_OUT = {"rounds": "always the same", "tokens": "always the same"}
DECK, COPIES, DICE, TOKENS, LINKS = 24, 4, 8, 12, 4
POWERS = ("", "min", "mid", "max")


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    boets = cast(BoetsGame, game)
    techniques = [technique.id for technique in boets.deck.techniques]
    technique, power, seat = OneOf(techniques), OneOf(POWERS), Seat(seats)
    pile = Bag(techniques, COPIES, DECK)
    link = Record(
        LinkView,
        seat=seat,
        technique=technique,
        power=power,
        imitated=Flag(),
        type=OneOf(("attack", "manoeuvre", "counter")),
        state=OneOf(("waits", "acts", "cancelled")),
    )
    return {
        "zones": Piles(seats, {"deck": pile, "hand": pile, "discard": pile}),
        "known": Piles(seats, {"": pile}),
        "fighters": BySeat(OneOf(boets.fighters.by_id), seats),
        "phase": OneOf(("draft", "round", "rest")),
        "round": Number(3),
        "mover": seat,
        "opening": Number(2),
        "healthy": BySeat(Number(TOKENS), seats),
        "pain": BySeat(Number(TOKENS), seats),
        "yellow": BySeat(Number(2), seats),
        "skips": BySeat(Flag(), seats),
        "suffered": BySeat(Number(TOKENS), seats),
        "reserve": BySeat(Named(COLOURS, Number(DICE)), seats),
        "ring": BySeat(Named(COLOURS, Tally(6, DICE)), seats),
        "thrown": Record(ThrownView, seat=seat, dice=Bag([*COLOURS, *DIE_NAMES], DICE, DICE)),
        "copyable": BySeat(technique, seats),
        "chain": Row(link, LINKS, last=True),
        "running": Row(Record(RunningView, seat=seat, technique=technique, power=power), 1, last=True),
        "protection": Number(6),
        "retry": Flag(),
    }
