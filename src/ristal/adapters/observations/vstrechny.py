"""The observation of «Встречный бой»."""

from __future__ import annotations

from typing import cast

from ristal.adapters.encoding import Bag, BySeat, Feature, OneOf, Piles, Record, Row, Seat
from ristal.engine.game import Game
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.view import AfootView, PieceView

LEFT_OUT = {"variant": "an option of the match"}
CELLS, DECK, COPIES = 12, 18, 6


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    armies = cast(VstrechnyGame, game).armies
    units = list(armies.by_id)
    piece = Record(PieceView, unit=OneOf(units), seat=Seat(seats))
    afoot = Record(AfootView, left_out=("cell",), unit=OneOf(units), seat=Seat(seats))  # the question tells the cell
    pile = Bag(units, COPIES, DECK)
    return {
        "zones": Piles(seats, {"reserve": pile, "discard": pile, "hand": pile}),
        "known": Piles(seats, {"": pile}),
        "armies": BySeat(OneOf(armies.by_army), seats),
        "field": Row(piece, CELLS),
        "afoot": afoot,
        "broke_through": OneOf(units),
    }
