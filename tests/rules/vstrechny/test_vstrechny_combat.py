"""Chapter «Процесс игры»: an attack and its three outcomes."""

from __future__ import annotations

import pytest
from vstrechny_battle import At


def test_r16_r18_r20_chain_of_the_rulebook_takes_the_archer(at: At) -> None:
    """The rulebook's first example, move by move."""
    battle = at(
        """
        .  .       .
        .  Лучник  .
        .  Саклаб  .
        .  Сарбаз  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    battle.stands(
        """
        .  .       .
        .  Саклаб  .
        .  Сарбаз  .
        .  Бедуин  .
        """
    )
    assert battle.fallen("north", "Лучник") == 4  # three lay there before
    battle.turn_passed("north")


def test_r19_attack_of_one_against_counter_of_the_other(at: At) -> None:
    """The Archer's own attack of 5 does not help it when it is attacked."""
    battle = at(
        """
        .  .       .
        .  .       .
        .  Лучник  .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert battle.told()[1] == {
        "event": "unit-attacked", "seat": battle.seat("south"), "unit": "saqlab", "cell": "b1", "to": "b2",
        "target": "archer", "strength": 3, "counter": 1, "sideways": False, "outcome": "won",
    }  # fmt: skip
    battle.turn_passed("north")


def test_r19_weak_counter_does_not_weaken_the_attacker(at: At) -> None:
    """The Archer attacks with its 5; its own counter of 1 plays no part."""
    battle = at(
        """
        .  .       .
        .  .       .
        .  Мамлюк  .
        .  Лучник  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    battle.play("b1")
    assert battle.cell("b2") == "Лучник"  # 5 > 4
    battle.turn_passed("south")


def test_r20_stronger_attacker_takes_the_cell(at: At) -> None:
    battle = at(
        """
        .  .           .
        .  .           .
        .  Оруженосец  .
        .  Саклаб      .
        """,
        opened="Бедуин",
        armies=("south", "west"),
    )
    battle.play("b1")
    battle.stands(
        """
        .  .       .
        .  .       .
        .  Саклаб  .
        .  Бедуин  .
        """
    )
    assert battle.fallen("west", "Оруженосец") == 3
    assert battle.fallen("south", "Саклаб") == 2  # one on the field, one in the Reserve
    battle.turn_passed("west")


def test_r21_a9_equal_strength_empties_the_cell(at: At) -> None:
    """Thingman 3 against Saqlab 3: both are discarded; the cell that was left belongs to the pusher."""
    battle = at(
        """
        .  .       .
        .  Саклаб  .
        .  Тингер  .
        .  Лучник  .
        """,
        opened="Берсерк",
        armies=("north", "south"),
    )
    battle.play("b1")
    battle.stands(
        """
        .  .        .
        .  .        .
        .  Лучник   .
        .  Берсерк  .
        """
    )
    assert (battle.fallen("north", "Тингер"), battle.fallen("south", "Саклаб")) == (3, 3)
    battle.turn_passed("south")


def test_r22_a9_weaker_attacker_is_discarded_and_its_pusher_keeps_the_cell(at: At) -> None:
    """Bedouin ahead at the Berserk: 4 < 5."""
    battle = at(
        """
        .  .        .
        .  Берсерк  .
        .  Бедуин   .
        .  Саклаб   .
        """,
        opened="Мамлюк",
    )
    battle.play("b1", "forward")
    battle.stands(
        """
        .  .        .
        .  Берсерк  .
        .  Саклаб   .
        .  Мамлюк   .
        """
    )
    assert (battle.fallen("south", "Бедуин"), battle.fallen("north", "Берсерк")) == (5, 2)
    battle.turn_passed("north")


@pytest.mark.parametrize(
    ("defender", "outcome"),
    [("Лучник", "won"), ("Тингер", "both-fell"), ("Берсерк", "lost")],
)
def test_r23_turn_passes_whatever_came_of_the_fight(at: At, defender: str, outcome: str) -> None:
    battle = at(
        f"""
        .  .           .
        .  .           .
        .  {defender}  .
        .  Саклаб      .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert [event["outcome"] for event in battle.told() if event["event"] == "unit-attacked"] == [outcome]
    battle.turn_passed("north")
    battle.play("a4")
    battle.turn_passed("south")


def test_r24_sideways_attack_gets_two(at: At) -> None:
    """The rulebook's second example: Bedouin sideways at the Berserk, 4 + 2 > 5."""
    battle = at(
        """
        .       .        .
        .       .        .
        Бедуин  Берсерк  .
        Саклаб  .        .
        """,
        opened="Мамлюк",
    )
    battle.play("a1", "right")
    battle.stands(
        """
        .       .       .
        .       .       .
        Саклаб  Бедуин  .
        Мамлюк  .       .
        """
    )
    assert battle.told()[-2] == {
        "event": "unit-attacked", "seat": battle.seat("south"), "unit": "bedouin", "cell": "a2", "to": "b2",
        "target": "berserk", "strength": 6, "counter": 5, "sideways": True, "outcome": "won",
    }  # fmt: skip
    battle.turn_passed("north")


def test_r24_left_is_as_good_as_right(at: At) -> None:
    battle = at(
        """
        .  .        .
        .  .        .
        .  Берсерк  Бедуин
        .  .        Саклаб
        """,
        opened="Мамлюк",
    )
    battle.play("c1", "left")
    assert (battle.cell("b2"), battle.cell("c2")) == ("Бедуин", "Саклаб")
    battle.turn_passed("north")


def test_r24_sideways_attack_may_still_be_level(at: At) -> None:
    """Squire 2 + 2 against Mamluk 4."""
    battle = at(
        """
        .           .       .
        .           .       .
        .           .       .
        Оруженосец  Мамлюк  .
        """,
        opened="Кнехт",
        armies=("west", "south"),
    )
    battle.play("a1", "right")
    assert (battle.cell("a1"), battle.cell("b1")) == ("Кнехт", ".")
    assert (battle.fallen("west", "Оруженосец"), battle.fallen("south", "Мамлюк")) == (3, 6)
    battle.turn_passed("south")


def test_r24_sideways_attack_may_still_be_lost(at: At) -> None:
    """Squire 2 + 2 against Berserk 5."""
    battle = at(
        """
        .           .        .
        .           .        .
        .           .        .
        Оруженосец  Берсерк  .
        """,
        opened="Кнехт",
        armies=("west", "north"),
    )
    battle.play("a1", "right")
    assert (battle.cell("a1"), battle.cell("b1")) == ("Кнехт", "Берсерк")
    assert (battle.fallen("west", "Оруженосец"), battle.fallen("north", "Берсерк")) == (3, 2)
    battle.turn_passed("north")


def test_r24_a8_second_step_sideways_gets_two(at: At) -> None:
    """Ahead onto an empty cell, then sideways at the enemy: what counts is the step that attacks."""
    battle = at(
        """
        .       .        .
        .       .        .
        .       Берсерк  .
        Бедуин  .        .
        """,
        opened="Саклаб",
    )
    battle.play("a1", "forward", "right")
    battle.stands(
        """
        .       .       .
        .       .       .
        .       Бедуин  .
        Саклаб  .       .
        """
    )
    battle.turn_passed("north")


def test_a8_second_step_ahead_gets_nothing(at: At) -> None:
    """Sideways onto an empty cell, then ahead at the enemy: 4 < 5."""
    battle = at(
        """
        .       .        .
        .       .        .
        .       Берсерк  .
        Бедуин  .        .
        """,
        opened="Саклаб",
    )
    battle.play("a1", "right", "forward")
    assert (battle.cell("b1"), battle.cell("b2")) == (".", "Берсерк")
    assert battle.fallen("south", "Бедуин") == 5
    battle.turn_passed("north")


def test_a8_defender_never_gets_two(at: At) -> None:
    """Mamluk 5 + 2 sideways at a Berserk of 5, and ahead 5 against 5: no addition on the other side."""
    battle = at(
        """
        .       .        .
        .       Берсерк  .
        .       .        .
        .       Мамлюк   .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "forward")
    assert battle.cell("b3") == "."
    assert battle.told()[0]["counter"] == 5
    battle.turn_passed("north")


@pytest.mark.parametrize(
    ("attacker", "defender", "left"),
    [("Бедуин", "Лучник", "Бедуин"), ("Бедуин", "Конунг", "."), ("Бедуин", "Берсерк", "Берсерк")],
    ids=["won", "both-fell", "lost"],
)
def test_a9_cell_between_the_steps_is_empty_again(at: At, attacker: str, defender: str, left: str) -> None:
    battle = at(
        f"""
        .  .           .
        .  {defender}  .
        .  .           .
        .  {attacker}  .
        """,
        opened="Саклаб",
    )
    battle.play("b1", "forward", "forward")
    battle.stands(
        f"""
        .  .       .
        .  {left}  .
        .  .       .
        .  Саклаб  .
        """
    )
    battle.turn_passed("north")


@pytest.mark.parametrize(
    ("newcomer", "intruder", "left"),
    [("Саклаб", "Лучник", "Саклаб"), ("Саклаб", "Тингер", "."), ("Саклаб", "Берсерк", "Берсерк")],
    ids=["won", "both-fell", "lost"],
)
def test_a3_a9_new_unit_attacks_an_enemy_at_home(at: At, newcomer: str, intruder: str, left: str) -> None:
    """It comes from off the field, straight ahead: 3 against 3 is level, no addition, and nothing remains behind."""
    battle = at(
        f"""
        .  .           .
        .  .           .
        .  .           .
        .  {intruder}  .
        """,
        opened=newcomer,
    )
    battle.play("b1")
    battle.stands(
        f"""
        .  .       .
        .  .       .
        .  .       .
        .  {left}  .
        """
    )
    assert battle.told()[1]["strength"] == 3
    assert battle.told()[1]["sideways"] is False
    assert battle.fallen("south", newcomer) == (2 if left == newcomer else 3)
    battle.turn_passed("north")
