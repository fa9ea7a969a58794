"""Chapters «Характеристики отряда» and «Процесс игры»: arrows, pushing, second steps."""

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


# Arrows


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


# The chain


def test_r16_pushed_unit_pushes_the_next_and_so_on(at: At) -> None:
    battle = at(
        """
        .       .  .
        Сарбаз  .  .
        Саклаб  .  .
        Саклаб  .  .
        """,
        opened="Бедуин",
    )
    battle.play("a1")
    battle.stands(
        """
        Сарбаз  .  .
        Саклаб  .  .
        Саклаб  .  .
        Бедуин  .  .
        """
    )
    battle.turn_passed("north")


def test_r16_every_unit_goes_by_its_own_arrow(at: At) -> None:
    """Pushed from the side by a three-way unit, the Saqlab still goes ahead."""
    battle = at(
        """
        .       .       .
        .       .       .
        .       .       .
        Бедуин  Саклаб  .
        """,
        opened="Мамлюк",
    )
    battle.play("a1", "right")
    battle.stands(
        """
        .       .       .
        .       .       .
        .       Саклаб  .
        Мамлюк  Бедуин  .
        """
    )
    battle.turn_passed("north")


@pytest.mark.parametrize("way", ["left", "forward", "right"])
def test_r17_owner_picks_the_way(at: At, way: str) -> None:
    battle = at(
        """
        .  .        .
        .  .        .
        .  .        .
        .  Берсерк  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1")
    battle.asks("PushUnit", "north", "b2", "a1", "c1")
    battle.play(way)
    assert battle.cell({"left": "a1", "forward": "b2", "right": "c1"}[way]) == "Берсерк"
    assert battle.cell("b1") == "Тингер"
    battle.turn_passed("south")


def test_r17_every_link_of_the_chain_chooses_for_itself(at: At) -> None:
    battle = at(
        """
        .  .        .
        .  .        .
        .  Конунг   .
        .  Берсерк  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1", "forward")
    battle.asks("PushUnit", "north", "b3", "a2", "c2")
    battle.play("left")
    battle.stands(
        """
        .       .        .
        .       .        .
        Конунг  Берсерк  .
        .       Тингер   .
        """
    )
    battle.turn_passed("south")


def test_r18_chain_ends_on_an_enemy_cell(at: At) -> None:
    """The beaten enemy is not pushed: the unit behind it is not touched."""
    battle = at(
        """
        .  Тингер  .
        .  Лучник  .
        .  Сарбаз  .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    battle.stands(
        """
        .  Тингер  .
        .  Сарбаз  .
        .  Саклаб  .
        .  Бедуин  .
        """
    )
    battle.turn_passed("north")


def test_r18_chain_ends_on_an_empty_cell(at: At) -> None:
    battle = at(
        """
        .  Тингер  .
        .  .       .
        .  Сарбаз  .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    battle.stands(
        """
        .  Тингер  .
        .  Сарбаз  .
        .  Саклаб  .
        .  Бедуин  .
        """
    )
    battle.turn_passed("north")


def test_r18_chain_ends_in_the_camp(at: At) -> None:
    battle = at(
        """
        Сарбаз  .  .
        Саклаб  .  .
        Саклаб  .  .
        Саклаб  .  .
        """,
        opened="Бедуин",
    )
    battle.play("a1")
    battle.stands(
        """
        Саклаб  .  .
        Саклаб  .  .
        Саклаб  .  .
        Бедуин  .  .
        """
    )
    battle.won("south", "break-through")


def test_r25_no_attack_from_an_empty_cell_without_underline(at: At) -> None:
    """The Saqlab stops in front of an Archer it could beat."""
    battle = at(
        """
        .  .       .
        .  Лучник  .
        .  .       .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert (battle.cell("b2"), battle.cell("b3")) == ("Саклаб", "Лучник")
    battle.turn_passed("north")


def test_r25_underlined_unit_may_go_on_and_attack(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  Лучник  .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward")
    battle.asks("GoOn", "south", "stop", "b3", "a2", "c2")
    battle.play("forward")
    assert (battle.cell("b2"), battle.cell("b3")) == (".", "Бедуин")
    battle.turn_passed("north")


@pytest.mark.parametrize(("cell", "way"), [("a1", "left"), ("c1", "right")])
def test_r26_nobody_leaves_by_the_side_edge(at: At, cell: str, way: str) -> None:
    battle = at(column("Мамлюк", cell, "Саклаб"), opened="Бедуин").play(cell)
    before = battle.hash()
    with pytest.raises(IllegalAnswer, match=rf"'{way}' does not answer PushUnit; legal are: [abc]\d, b\d$"):
        battle.play(way)
    assert battle.hash() == before
    battle.asks("PushUnit", "south", *THREE_WAYS[cell].split())


# Rulings


def test_a4_new_underlined_unit_may_go_on_from_an_empty_home_cell(at: At) -> None:
    battle = at(
        """
        .  .        .
        .  .        .
        .  .        .
        .  .        Берсерк
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    battle.asks("GoOn", "south", "stop", "b2", "a1", "c1")
    battle.play("right")  # 4 + 2 > 5
    assert (battle.cell("b1"), battle.cell("c1")) == (".", "Бедуин")
    battle.turn_passed("north")


def test_a4_new_unit_without_underline_stays_on_the_empty_cell(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  Лучник  .
        .  .       .
        """,
        opened="Саклаб",
    )
    battle.play("b1")
    assert (battle.cell("b1"), battle.cell("b2")) == ("Саклаб", "Лучник")
    battle.turn_passed("north")


def test_a4_a7_new_unit_on_an_own_cell_gets_no_second_step(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert (battle.cell("b1"), battle.cell("b2")) == ("Бедуин", "Саклаб")
    battle.turn_passed("north")


def test_a4_a7_new_unit_on_an_enemy_cell_gets_no_second_step(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Лучник  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert battle.cell("b1") == "Бедуин"
    battle.turn_passed("north")


def test_a5_unit_may_not_step_onto_the_cell_of_the_newcomer(at: At) -> None:
    """The worst attempt at a loop: pushed left into a three-way unit, which may not step right; only ahead is left."""
    battle = at(
        """
        .        .       .
        .        .       .
        .        .       .
        Берсерк  Конунг  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1", "left")
    battle.stands(
        """
        .        .       .
        .        .       .
        Берсерк  .       .
        Конунг   Тингер  .
        """
    )
    battle.turn_passed("south")


def test_a5_a10_cell_of_a_unit_that_arrived_is_not_offered(at: At) -> None:
    battle = at(
        """
        .        .       .
        .        .       .
        .        .       .
        Берсерк  Конунг  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("a1", "right")
    battle.asks("PushUnit", "north", "b2", "c1")
    with pytest.raises(IllegalAnswer):
        battle.play("left")
    battle.play("right")
    battle.stands(
        """
        .       .        .
        .       .        .
        .       .        .
        Тингер  Берсерк  Конунг
        """
    )
    battle.turn_passed("south")


def test_a5_unit_moves_once_a_turn_along_a_whole_row(at: At) -> None:
    """Right, right, and the last of the row can only go ahead: the way back is closed."""
    battle = at(
        """
        .        .       .
        .        .       .
        .        .       .
        Берсерк  Конунг  Конунг
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("a1", "right", "right")
    battle.stands(
        """
        .       .        .
        .       .        .
        .       .        Конунг
        Тингер  Берсерк  Конунг
        """
    )
    battle.turn_passed("south")


def test_a5_a6_a9_cell_between_two_steps_may_be_entered_again(at: At) -> None:
    """The Bedouin goes over a2 to b2; the Mamluk it pushes may step to a2, but from there not back to b2."""
    battle = at(
        """
        .       .       .
        .       .       .
        .       Мамлюк  .
        Бедуин  .       .
        """,
        opened="Саклаб",
    )
    battle.play("a1", "forward", "right")
    battle.asks("PushUnit", "south", "b3", "a2", "c2")
    battle.play("left")
    battle.asks("GoOn", "south", "stop", "a3")
    battle.play("stop")
    battle.stands(
        """
        .       .       .
        .       .       .
        Мамлюк  Бедуин  .
        Саклаб  .       .
        """
    )
    battle.turn_passed("north")


def test_a5_home_cell_that_the_new_unit_left_may_be_entered(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Мамлюк  .
        """,
        opened="Бедуин",
    )
    battle.play("a1", "right")
    battle.asks("PushUnit", "south", "b2", "a1", "c1")
    battle.play("left", "stop")
    battle.stands(
        """
        .       .       .
        .       .       .
        .       .       .
        Мамлюк  Бедуин  .
        """
    )
    battle.turn_passed("north")


def test_a6_second_step_may_push_an_own_unit(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  Саклаб  .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "forward")
    battle.stands(
        """
        .  Саклаб  .
        .  Бедуин  .
        .  .       .
        .  Саклаб  .
        """
    )
    battle.turn_passed("north")


def test_a6_chain_after_a_second_step_goes_on_to_an_attack(at: At) -> None:
    battle = at(
        """
        .  Лучник  .
        .  Саклаб  .
        .  .       .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "forward")
    battle.stands(
        """
        .  Саклаб  .
        .  Бедуин  .
        .  .       .
        .  Саклаб  .
        """
    )
    battle.turn_passed("north")


def test_a6_second_step_may_cross_the_enemy_edge(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  Бедуин  .
        .  Саклаб  .
        .  Саклаб  .
        """,
        opened="Мамлюк",
    )
    battle.play("b1", "forward")
    battle.asks("GoOn", "south", "stop", "camp", "a4", "c4")
    battle.play("camp")
    battle.won("south", "break-through")


def test_a7_no_second_step_after_a_push(at: At) -> None:
    """The Bedouin pushes the Saqlab onward and stays, line under its arrow or not."""
    battle = at(
        """
        .  .       .
        .  .       .
        .  Саклаб  .
        .  Бедуин  .
        """,
        opened="Мамлюк",
    )
    battle.play("b1", "forward")
    battle.stands(
        """
        .  .       .
        .  Саклаб  .
        .  Бедуин  .
        .  Мамлюк  .
        """
    )
    battle.turn_passed("north")


def test_a7_no_second_step_after_a_won_attack(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  Лучник  .
        .  Бедуин  .
        """,
        opened="Мамлюк",
    )
    battle.play("b1", "forward")
    assert (battle.cell("b1"), battle.cell("b2")) == ("Мамлюк", "Бедуин")
    battle.turn_passed("north")


@pytest.mark.parametrize("answer", ["stop", "b1"])
def test_a10_pushed_unit_may_not_stay(at: At, answer: str) -> None:
    battle = at(column("Мамлюк", "b1", "Саклаб"), opened="Бедуин").play("b1")
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play(answer)
    assert battle.hash() == before
    battle.asks("PushUnit", "south", "b2", "a1", "c1")


def test_a10_between_the_edge_and_an_arrived_unit_only_ahead_is_left(at: At) -> None:
    """An underlined unit with one way left takes it unasked, and is asked again about its second step."""
    battle = at(
        """
        .       .       .
        .       .       .
        .       .       .
        Мамлюк  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "left")
    battle.asks("GoOn", "south", "stop", "a3", "b2")
    battle.play("stop")
    assert [battle.cell(cell) for cell in ("a1", "b1", "a2")] == ["Бедуин", "Саклаб", "Мамлюк"]
    battle.turn_passed("north")


@pytest.mark.parametrize("cell", ["a1", "b1", "c1"])
def test_a11_no_way_leads_over_the_own_edge(at: At, cell: str) -> None:
    """The camp that is one step away from the home row is one's own."""
    battle = at(column("Мамлюк", cell, "Саклаб"), opened="Бедуин").play(cell)
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play("camp")
    assert battle.hash() == before
    battle.asks("PushUnit", "south", *THREE_WAYS[cell].split())
