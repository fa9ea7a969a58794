"""Chapter «Действие: атака»: a combat, and what its values are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ristal.games.unmatched.view import AdditionView

UNDECIDED: Final = 0
ATTACKER_WON: Final = 1
DEFENDER_WON: Final = 2
WINNERS: Final = ("", "attacker", "defender")

OF_ABILITY: Final = "ability"  # §R174 of the hero; under a state, it is called after the state
COMMITTED: Final = "committed"  # §R173 the boost of the card laid face down with the attack card
BOOST: Final = "boost"  # §R67 §R143 the boost of a discarded card
EFFECT: Final = "effect"  # what a card adds to itself
GROUND: Final = "ground"  # §R34b of an attack from high ground


class Addition:
    """§A10 Something that is added to a value, and the card that it comes from ("" for an ability)."""

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
        self.bonus = -1  # §A61 the value of the bonus attack that is to follow, -1 for none
        self.is_bonus = 0  # whether this is one
        self.reflected = 0  # §A65 the seats, as a mask, whose fighter gives its combat damage back
        self.tally: list[int] | None = None  # combat and all damage to the target, damage to the attacker: if it counts

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
        twin.bonus = self.bonus
        twin.is_bonus = self.is_bonus
        twin.reflected = self.reflected
        twin.tally = None if self.tally is None else self.tally[:]
        return twin

    def write(self) -> list[object]:
        row: list[object] = [
            self.attacker, self.target, self.revealed, self.attack_base, self.attack_ignored, self.defence_base,
            self.defence_ignored, self.prevented, self.winner, _written(self.attack_additions),
            _written(self.defence_additions),
        ]  # fmt: skip
        if self.bonus >= 0 or self.is_bonus or self.reflected:  # rare: records of before know nothing of it
            return [*row, self.tally[:] if self.tally is not None else [], self.bonus, self.is_bonus, self.reflected]
        return row if self.tally is None else [*row, self.tally[:]]

    @staticmethod
    def read(data: list[Any]) -> Combat:
        combat = Combat(data[0], data[1])
        combat.revealed, combat.attack_base, combat.attack_ignored = data[2], data[3], data[4]
        combat.defence_base, combat.defence_ignored, combat.prevented = data[5], data[6], data[7]
        combat.winner = data[8]
        combat.attack_additions = [Addition(kind, card, amount) for kind, card, amount in data[9]]
        combat.defence_additions = [Addition(kind, card, amount) for kind, card, amount in data[10]]
        combat.tally = (data[11] or None) if len(data) > 11 else None
        if len(data) > 12:
            combat.bonus, combat.is_bonus, combat.reflected = data[12:]
        return combat

    def attack_value(self) -> int:
        """§A10 Base and additions. §R118 An ignored value is 0, whatever raises it."""
        return 0 if self.attack_ignored else self.attack_base + _total(self.attack_additions)

    def defence_value(self) -> int:
        return 0 if self.defence_ignored else self.defence_base + _total(self.defence_additions)

    def count_damage(self, fighter: int, amount: int) -> None:
        """§R130 Damage counts in full, whatever health there was; only where something asks for it."""
        if self.tally is not None and fighter == self.target:
            self.tally[1] += amount
        elif self.tally is not None and fighter == self.attacker:
            self.tally[2] += amount

    def begin_bonus(self) -> None:
        """§A61 The bonus attack comes: another combat between the same two, with a value of its own."""
        self.attack_base, self.bonus, self.is_bonus, self.revealed = self.bonus, -1, 1, 0
        self.attack_additions, self.attack_ignored = [], 0
        self.defence_base, self.defence_additions, self.defence_ignored = 0, [], 0
        self.prevented, self.reflected, self.winner, self.tally = 0, 0, UNDECIDED, None

    def void_committed(self) -> None:
        """§A7 The committed boost is lost; that it was there stays to be seen."""
        for place, addition in enumerate(self.attack_additions):
            if addition.kind == COMMITTED:
                self.attack_additions[place] = Addition(COMMITTED, addition.card, 0)


def show_additions(additions: list[Addition]) -> list[AdditionView]:
    return [{"kind": each.kind, "card": each.card or None, "amount": each.amount} for each in additions]


def _total(additions: list[Addition]) -> int:
    total = 0
    for addition in additions:
        total += addition.amount
    return total


def _written(additions: list[Addition]) -> list[list[object]]:
    return [[addition.kind, addition.card, addition.amount] for addition in additions]
