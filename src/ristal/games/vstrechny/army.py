"""Armies and their unit cards, as the content files give them."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader, Source
from ristal.engine.notation import Answer

DECK: Final = 17  # §R1
FILE: Final = "armies.toml"
FACTS: Final = ("cards", "attack", "counter", "arrow", "steps", "elite")
FORWARD: Final = "forward"
THREE_WAYS: Final = "three-ways"


class Unit:
    """§R5 A card shows a name, attack strength, counter strength, an arrow and, on some, the elite mark."""

    def __init__(self, number: int, army: str, card: Reader) -> None:
        self.number = number
        self.army = army
        self.id = card.identity()
        self.name = card.names()
        self.cards = card.number("cards", 1, DECK)
        self.attack = card.number("attack", 0, 20)
        self.counter = card.number("counter", 0, 20)
        self.three_ways = card.choice("arrow", (FORWARD, THREE_WAYS)) == THREE_WAYS  # §R6 §R7
        self.underlined = card.number("steps", 1, 2) == 2  # §R8
        self.elite = card.flag("elite")
        self.provenance = card.provenance(FACTS)
        card.done()
        self.answer = Answer(self.id, number)


class Piece:
    """A unit of a seat. Copies of one card are one and the same piece."""

    def __init__(self, unit: Unit, seat: int) -> None:
        self.unit = unit
        self.seat = seat


class Armies:
    """§R1 The armies: decks of 17 cards, each unit in one army only."""

    def __init__(self, source: Source) -> None:
        file = source.read(FILE)
        self.units: list[Unit] = []
        self.by_army: dict[str, list[Unit]] = {}
        self.names: dict[str, dict[str, str]] = {}
        for army in file.tables("army"):
            self._add(army)
        file.done()
        if len(self.by_army) < 2:
            raise file.wrong("army", "wrong-two")
        self.pieces: list[list[Piece]] = [[Piece(unit, seat) for unit in self.units] for seat in range(2)]
        self.by_id: dict[str, Unit] = {unit.id: unit for unit in self.units}
        self.answers = [Answer(army, number) for number, army in enumerate(self.by_army)]

    def _add(self, army: Reader) -> None:
        army_id = army.identity()
        if army_id in self.by_army or army_id == "random":
            raise army.wrong("id", "wrong-taken", id=army_id)
        self.names[army_id] = army.names()
        units: list[Unit] = []
        for card in army.tables("unit"):
            unit = Unit(len(self.units), army_id, card)
            if any(unit.id == other.id for other in self.units):
                raise card.wrong("id", "wrong-taken", id=unit.id)
            units.append(unit)
            self.units.append(unit)
        army.done()
        cards = sum(unit.cards for unit in units)
        if cards != DECK:
            raise army.wrong("unit", "wrong-sum", needed=DECK, given=cards)
        self.by_army[army_id] = units

    def deck(self, army: str) -> list[int]:
        """Every card of an army, by the number of its unit."""
        return [unit.number for unit in self.by_army[army] for _ in range(unit.cards)]
