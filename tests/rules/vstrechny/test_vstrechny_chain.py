"""Chapter «Процесс игры»: who is pushed moves on, until the chain ends."""

from __future__ import annotations

import pytest
from vstrechny_battle import At

from ristal.engine.errors import IllegalAnswer


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


@pytest.mark.parametrize("answer", ["stop", "b1"])
def test_a10_pushed_unit_may_not_stay(at: At, answer: str) -> None:
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Мамлюк  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
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
