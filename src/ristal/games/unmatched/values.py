"""Chapter «Действие: атака»: a combat, and what its values are made of."""

from __future__ import annotations

from typing import Any, Final

UNDECIDED: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
WINNERS: Final = ("", "attacker", "defender")

OF_SIZE: Final = "size"  # §R174
COMMITTED: Final = "committed"  # §R173 the boost of the card laid face down with the attack card
BOOST: Final = "boost"  # §R67 §R143 the boost of a discarded card
EFFECT: Final = "effect"  # what a card adds to itself


class Addition:
    """§A10 Something that is added to a value, and the card that it comes from ("" for a size)."""

    def __init__(self, kind: str, card: str, amount: int) -> None:
        self.kind = kind
        self.card = card
        self.amount = amount


class Combat:
    """An attack between its declaration and its end."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target
        self.revealed = 0
        self.attack_base = 0  # printed, or set by an effect
        self.attack_additions: list[Addition] = []
        self.attack_ignored = 0
        self.defence_base = 0
        self.defence_additions: list[Addition] = []
        self.defence_ignored = 0
        self.prevented = 0  # the mask of fighters that take no damage
        self.winner = UNDECIDED

    def copy(self) -> Combat:
        twin = Combat(self.attacker, self.target)
        twin.revealed = self.revealed
        twin.attack_base = self.attack_base
        twin.attack_additions = self.attack_additions[:]
        twin.attack_ignored = self.attack_ignored
        twin.defence_base = self.defence_base
        twin.defence_additions = self.defence_additions[:]
        twin.defence_ignored = self.defence_ignored
        twin.prevented = self.prevented
        twin.winner = self.winner
        return twin

    def write(self) -> list[object]:
        return [
            self.attacker, self.target, self.revealed, self.attack_base, self.attack_ignored, self.defence_base,
            self.defence_ignored, self.prevented, self.winner, _written(self.attack_additions),
            _written(self.defence_additions),
        ]  # fmt: skip

    @staticmethod
    def read(data: list[Any]) -> Combat:
        combat = Combat(data[0], data[1])
        combat.revealed, combat.attack_base, combat.attack_ignored = data[2], data[3], data[4]
        combat.defence_base, combat.defence_ignored, combat.prevented = data[5], data[6], data[7]
        combat.winner = data[8]
        combat.attack_additions = [Addition(kind, card, amount) for kind, card, amount in data[9]]
        combat.defence_additions = [Addition(kind, card, amount) for kind, card, amount in data[10]]
        return combat

    def attack_value(self) -> int:
        """§A10 Base and additions. §R118 An ignored value is 0, whatever raises it."""
        return 0 if self.attack_ignored else self.attack_base + _total(self.attack_additions)

    def defence_value(self) -> int:
        return 0 if self.defence_ignored else self.defence_base + _total(self.defence_additions)

    def void_committed(self) -> None:
        """§A7 The committed boost is lost; that it was there stays to be seen."""
        for place, addition in enumerate(self.attack_additions):
            if addition.kind == COMMITTED:
                self.attack_additions[place] = Addition(COMMITTED, addition.card, 0)


def _total(additions: list[Addition]) -> int:
    total = 0
    for addition in additions:
        total += addition.amount
    return total


def _written(additions: list[Addition]) -> list[list[object]]:
    return [[addition.kind, addition.card, addition.amount] for addition in additions]
