"""Chapter «Характеристики отряда»: where arrows lead, and how far."""

from __future__ import annotations

import pytest
from vstrechny_battle import CELLS, At, lay

from ristal.engine.errors import IllegalAnswer

THREE_WAYS = {
    "a1": "a2 b1", "b1": "b2 a1 c1", "c1": "c2 b1",
    "a2": "a3 b2", "b2": "b3 a2 c2", "c2": "c3 b2",
    "a3": "a4 b3", "b3": "b4 a3 c3", "c3": "c4 b3",
    "a4": "camp b4", "b4": "camp a4 c4", "c4": "camp b4",
}  # fmt: skip


def column(unit: str, cell: str, below: str) -> str:
    """A unit on a cell, and copies of another one in all cells of its column below it."""

    def stands(at: str) -> str:
        if at == cell:
            return unit
        return below if at[0] == cell[0] and at[1] < cell[1] else "."

    return "\n".join(" ".join(stands(f"{letter}{row}") for letter in "abc") for row in (4, 3, 2, 1))


@pytest.mark.parametrize("cell", CELLS)
def test_r6_forward_arrow_leads_ahead_only(at: At, cell: str) -> None:
    """From any cell, without being asked, for there is nothing to choose."""
    battle = at(column("Сарбаз", cell, "Саклаб"), opened="Бедуин")
    battle.play(f"{cell[0]}1")
    if cell[1] == "4":
        battle.won("south", "break-through")
    else:
        assert battle.cell(f"{cell[0]}{int(cell[1]) + 1}") == "Сарбаз"
        battle.turn_passed("north")


@pytest.mark.parametrize("cell", CELLS)
def test_r7_r9_r26_a11_three_ways_are_ahead_and_the_two_sides(at: At, cell: str) -> None:
    """Never back, never diagonally, never over a side edge or over one's own edge."""
    battle = at(column("Мамлюк", cell, "Саклаб"), opened="Бедуин")
    battle.play(f"{cell[0]}1")
    battle.asks("PushUnit", "south", *THREE_WAYS[cell].split())


@pytest.mark.parametrize("cell", ["a2", "c2", "b1", "a1", "c1", "c4"])
def test_r9_nobody_steps_back_or_diagonally(at: At, cell: str) -> None:
    battle = at(column("Мамлюк", "b3", "Саклаб"), opened="Бедуин").play("b1")
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play(cell)
    assert battle.hash() == before
    battle.asks("PushUnit", "south", "b4", "a3", "c3")


def test_r7_one_step_without_underline(at: At) -> None:
    """The Berserk stops on the empty cell, enemies at its side or not."""
    battle = at(
        """
        .        .       .
        .        Саклаб  .
        Саклаб   .       .
        .        Берсерк .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1", "forward")
    battle.stands(
        """
        .        .        .
        .        Саклаб   .
        Саклаб   Берсерк  .
        .        Тингер   .
        """
    )
    battle.turn_passed("south")


def test_r8_underlined_three_ways_may_turn_on_the_second_step(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "b2")
    battle.asks("GoOn", "south", "stop", "b3", "a2", "c2")
    battle.play("left")
    battle.stands(
        """
        .       .       .
        .       .       .
        Бедуин  .       .
        .       Саклаб  .
        """
    )
    battle.turn_passed("north")


def test_r8_second_step_may_be_left_out(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "stop")
    assert (battle.cell("b2"), battle.cell("b1")) == ("Бедуин", "Саклаб")
    battle.turn_passed("north")


def test_r6_r8_underlined_forward_arrow_goes_two_cells_ahead(at: At) -> None:
    battle = at(
        """
        .  .        .
        .  .        .
        .  .        .
        .  Всадник  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1")
    battle.asks("GoOn", "north", "stop", "b3")
    battle.play("forward")
    assert [battle.cell(cell) for cell in ("b1", "b2", "b3")] == ["Тингер", ".", "Всадник"]
    battle.turn_passed("south")


def test_r8_there_is_no_third_step(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "forward")
    assert battle.cell("b3") == "Бедуин"
    battle.turn_passed("north")


def test_r9_forward_is_down_for_the_player_above() -> None:
    """The same in plain coordinates, with seat 1 above: forward lowers the row, left leads from a to c."""
    battle = lay(
        """
        .       Саклаб  .
        .       Мамлюк  .
        .       .       .
        .       .       .
        """,
        opened="Бедуин",
        armies=("north", "south"),
        to_move="south",
    )
    battle.play("b4")
    battle.asks("PushUnit", "south", "b2", "a3", "c3")
    battle.play("left")
    assert battle.cell("c3") == "Мамлюк"
    battle.asks("GoOn", "south", "stop", "c2")  # b3 is held by the unit that pushed it
    battle.play("forward")
    assert battle.cell("c2") == "Мамлюк"
    battle.turn_passed("north")


def test_r9_right_of_the_player_above_leads_to_a() -> None:
    battle = lay(
        """
        .       Мамлюк  .
        .       .       .
        .       .       .
        .       .       .
        """,
        opened="Бедуин",
        armies=("north", "south"),
        to_move="south",
    )
    battle.play("b4", "right", "stop")
    assert battle.cell("a4") == "Мамлюк"
    battle.turn_passed("north")


@pytest.mark.parametrize(("cell", "way"), [("a1", "left"), ("c1", "right")])
def test_r26_nobody_leaves_by_the_side_edge(at: At, cell: str, way: str) -> None:
    battle = at(column("Мамлюк", cell, "Саклаб"), opened="Бедуин").play(cell)
    before = battle.hash()
    with pytest.raises(IllegalAnswer, match=rf"^{way} is not allowed now. You may answer: [abc]\d, b\d\.$"):
        battle.play(way)
    assert battle.hash() == before
    battle.asks("PushUnit", "south", *THREE_WAYS[cell].split())


@pytest.mark.parametrize("cell", ["a1", "b1", "c1"])
def test_a11_no_way_leads_over_the_own_edge(at: At, cell: str) -> None:
    """The camp that is one step away from the home row is one's own."""
    battle = at(column("Мамлюк", cell, "Саклаб"), opened="Бедуин").play(cell)
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play("camp")
    assert battle.hash() == before
    battle.asks("PushUnit", "south", *THREE_WAYS[cell].split())
