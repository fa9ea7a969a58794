"""The table of «Встречный бой»: the field, and the Reserve, hand and discard pile of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import State
from ristal.engine.question import Question, Step
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, NOBODY, Zone, only
from ristal.games.vstrechny.army import Armies, Piece
from ristal.games.vstrechny.field import CELL_NAMES, CELLS

if TYPE_CHECKING:
    from ristal.games.vstrechny.view import AfootView, PieceView, VstrechnyPublic

STANDARD: Final = "standard"
MORE_STRATEGY: Final = "more-strategy"
NO_ARMY: Final = ""  # of a seat that has not chosen yet


@mypyc_attr(acyclic=True)
class AboutUnit(Question):
    """A question about one unit, which is afoot while it is open: on no cell."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "unit")

    def __init__(self, seat: int, unit: int) -> None:
        super().__init__(seat)
        self.unit = unit

    def is_afoot(self) -> bool:
        return True

    def pushed_from(self) -> int:
        """The cell that the unit had to leave; -1 where it comes from off the field."""
        return -1


class Vstrechny(Table):
    """§A15 Field and discard piles are open to all, the order of a Reserve to nobody, a hand to its owner."""

    def __init__(
        self,
        armies: Armies,
        chosen: list[str],
        with_hands: bool,
        chance: Chance,
        stack: list[Step],
        field: list[Piece | None],
        reserve: list[Zone],
        hand: list[Zone],
        discard: list[Zone],
    ) -> None:
        super().__init__(2, chance, stack)
        self.armies = armies
        self.chosen = chosen  # the army of each seat; replaced, never changed
        self.with_hands = with_hands  # §R31
        self.field = field
        self.reserve = reserve
        self.hand = hand
        self.discard = discard
        self.broke_through = -1  # the unit that won by §R27

    def copy(self) -> Table:
        hand = self.hand
        if self.with_hands:
            hand = [hand[0].copy(), hand[1].copy()]
        twin = Vstrechny(
            self.armies,
            self.chosen,
            self.with_hands,
            self.chance.copy(),
            self.stack[:],
            self.field[:],
            [self.reserve[0].copy(), self.reserve[1].copy()],
            hand,
            [self.discard[0].copy(), self.discard[1].copy()],
        )
        twin.broke_through = self.broke_through
        self._share(twin)
        return twin

    def zones(self) -> list[tuple[str, Zone]]:
        named = [
            ("reserve-0", self.reserve[0]),
            ("reserve-1", self.reserve[1]),
            ("discard-0", self.discard[0]),
            ("discard-1", self.discard[1]),
        ]
        if self.with_hands:
            named.append(("hand-0", self.hand[0]))
            named.append(("hand-1", self.hand[1]))
        return named

    def hidden_zones(self) -> list[Zone]:
        return [*self.reserve, *self.hand]

    def item_name(self, zone: str, item: int) -> str:
        return self.armies.units[item].id

    def public(self) -> VstrechnyPublic:
        return {
            "armies": [army or None for army in self.chosen],
            "variant": MORE_STRATEGY if self.with_hands else STANDARD,
            "field": [None if piece is None else _shown(piece) for piece in self.field],
            "afoot": self.afoot(),
            "broke_through": None if self.broke_through < 0 else self.armies.units[self.broke_through].id,
        }

    def afoot(self) -> AfootView | None:
        """The unit that has been opened or pushed out and has no cell yet."""
        for step in self.steps():
            if isinstance(step, AboutUnit) and step.is_afoot():
                cell = step.pushed_from()
                unit = self.armies.units[step.unit].id
                return {"unit": unit, "seat": step.seat, "cell": None if cell < 0 else CELL_NAMES[cell]}
        return None

    def write(self) -> State:
        return {
            "armies": list(self.chosen),
            "field": [None if piece is None else piece.unit.id for piece in self.field],
            "zones": self.write_zones(),
            "broke_through": self.broke_through,
        }

    def piece(self, unit: int) -> Piece:
        """The unit of this number, in the hands of the seat whose army it serves."""
        seat = 0 if self.armies.units[unit].army == self.chosen[0] else 1
        return self.armies.pieces[seat][unit]


def _shown(piece: Piece) -> PieceView:
    return {"unit": piece.unit.id, "seat": piece.seat}


def bare(armies: Armies, chosen: list[str], with_hands: bool, chance: Chance) -> Vstrechny:
    """A table with an empty field and nothing in the zones."""
    field: list[Piece | None] = [None] * CELLS
    return Vstrechny(
        armies,
        chosen,
        with_hands,
        chance,
        [],
        field,
        [Zone(NOBODY, seat, []) for seat in range(2)],
        [Zone(only(seat), seat, []) for seat in range(2)],
        [Zone(EVERYONE, seat, []) for seat in range(2)],
    )
