"""The observation of «Встречный бой»."""

from __future__ import annotations

from typing import ClassVar, cast

from ristal.adapters.encoding import Bag, BySeat, Feature, OneOf, Piles, Record, Row, Seat
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import (
    Heaps,
    Kept,
    fill,
    find_item,
    make_numbered,
    make_segment,
    make_words,
)
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.state import Vstrechny
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


class VstrechnyScribe(Scribe):
    """Writes down a table of «Встречный бой»."""

    PARTS: ClassVar[tuple[str, ...]] = ("zones", "known", "armies", "field", "afoot", "broke_through")

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)
        armies = cast(VstrechnyGame, game).armies
        units = list(armies.by_id)
        self.heaps = Heaps(Bag(units, COPIES, DECK), [unit.id for unit in armies.units])
        self.armies = make_words(find_item(features["armies"]))
        field = find_item(features["field"])
        self.empty = fill(field.size)
        self.pieces = [
            [
                [make_segment(field, {"unit": unit.id, "seat": seat}, viewer) for unit in armies.units]
                for seat in range(2)
            ]
            for viewer in range(2)
        ]
        self.afoot = Kept(features["afoot"])
        self.through = make_numbered(features["broke_through"], [unit.id for unit in armies.units])

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        assert isinstance(table, Vstrechny)
        heaps = self.heaps
        for seat in self.around[viewer]:
            heaps.write(table.reserve[seat], viewer, parts)
            heaps.write(table.discard[seat], viewer, parts)
            heaps.write(table.hand[seat], viewer, parts)  # empty where nobody has one
        for seat in self.around[viewer]:
            heaps.write_known(table.hidden_zones(), seat, viewer, parts)
        for seat in self.around[viewer]:
            parts.append(self.armies[table.chosen[seat]])
        pieces = self.pieces[viewer]
        for piece in table.field:
            parts.append(self.empty if piece is None else pieces[piece.seat][piece.unit.number])
        parts.append(self.afoot.of(table.afoot(), viewer))
        parts.append(self.through[table.broke_through])


SCRIBE = VstrechnyScribe
