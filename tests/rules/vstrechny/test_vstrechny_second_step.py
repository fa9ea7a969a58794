"""The second step of underlined units: when it is theirs, and when not."""

from __future__ import annotations

from vstrechny_battle import At


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
