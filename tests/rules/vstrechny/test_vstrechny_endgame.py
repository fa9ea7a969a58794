"""Chapter «Окончание игры»."""

from __future__ import annotations

import pytest
from vstrechny_battle import At


def test_r2_r27_break_through_beats_any_number_of_units(at: At) -> None:
    """One Saqlab in the camp against an army twice as large."""
    battle = at(
        """
        Саклаб  Берсерк  Берсерк
        Саклаб  Лучник   Лучник
        Саклаб  Тингер   Тингер
        Сарбаз  Лучник   Лучник
        """,
        opened="Бедуин",
    )
    battle.play("a1")
    battle.won("south", "break-through")


def test_r27_unit_pushed_over_the_enemy_edge_wins_at_once(at: At) -> None:
    """The Reserves do not matter, and the turn does not pass any more."""
    battle = at(
        """
        .  Бедуин  .
        .  Саклаб  .
        .  Саклаб  .
        .  Сарбаз  .
        """,
        opened="Мамлюк",
        reserve={"south": ["Саклаб", "Мамлюк"], "north": ["Лучник", "Тингер"]},
    )
    battle.play("b1")
    battle.asks("PushUnit", "south", "camp", "a4", "c4")
    battle.play("forward")
    battle.stands(
        """
        .  Саклаб  .
        .  Саклаб  .
        .  Сарбаз  .
        .  Мамлюк  .
        """
    )
    assert battle.told()[-1] == {"event": "camp-broken", "seat": battle.seat("south"), "unit": "bedouin"}
    assert (len(battle.zone("reserve", "south")), len(battle.zone("reserve", "north"))) == (2, 2)
    battle.won("south", "break-through")


def test_r27_second_step_from_an_empty_enemy_home_cell_breaks_through(at: At) -> None:
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
    battle.play("forward")
    assert battle.cell("b4") == "."
    battle.won("south", "break-through")


def test_r27_standing_on_the_enemy_home_row_is_not_enough(at: At) -> None:
    battle = at(
        """
        .  .       .
        .  Саклаб  .
        .  Саклаб  .
        .  Саклаб  .
        """,
        opened="Бедуин",
    )
    battle.play("b1")
    assert battle.cell("b4") == "Саклаб"
    battle.turn_passed("north")


def test_r27_side_step_on_the_enemy_home_row_is_no_break_through(at: At) -> None:
    battle = at(
        """
        .  Мамлюк  .
        .  Саклаб  .
        .  Саклаб  .
        .  Сарбаз  .
        """,
        opened="Бедуин",
    )
    battle.play("b1", "left")
    battle.asks("GoOn", "south", "stop", "camp")
    battle.play("stop")
    assert battle.cell("a4") == "Мамлюк"
    battle.turn_passed("north")


def test_r27_newcomer_in_the_variant_draws_no_card_after_a_break_through(at: At) -> None:
    battle = at(
        """
        .  Сарбаз  .
        .  Саклаб  .
        .  Саклаб  .
        .  Саклаб  .
        """,
        hand={"south": ["Бедуин", "Мамлюк"], "north": ["Лучник"]},
        reserve={"south": ["Мамлюк"], "north": ["Лучник"]},
    )
    battle.play("Бедуин", "b1")
    assert battle.zone("hand", "south") == ["Мамлюк"]
    battle.won("south", "break-through")


def test_r2_r28_more_units_on_the_field_win(at: At) -> None:
    """Five to four, though the four are all elite."""
    battle = at(
        """
        Берсерк  Берсерк  Конунг
        .        Конунг   .
        Саклаб   .        Саклаб
        Саклаб   .        Саклаб
        """,
        opened="Сарбаз",
        reserve={"south": [], "north": []},
    )
    battle.play("b1")
    assert battle.told()[-1] == {
        "event": "units-counted",
        "units": [5, 4] if battle.seat("south") == 0 else [4, 5],
        "elite": [0, 4] if battle.seat("south") == 0 else [4, 0],
    }
    battle.won("south", "more-units")


def test_r28_last_card_counts_for_whoever_is_ahead(at: At) -> None:
    """The player who moves last may lose by it: four to five."""
    battle = at(
        """
        Берсерк  Берсерк  Конунг
        .        Конунг   Тингер
        .        .        .
        Мамлюк   .        Мамлюк
        """,
        opened="Мамлюк",
        reserve={"south": [], "north": []},
    )
    battle.play("b1", "stop")
    battle.won("north", "more-units")


def test_r29_elite_units_decide_between_equal_numbers(at: At) -> None:
    """Five to five, three elite to two."""
    battle = at(
        """
        Берсерк  Конунг  Тингер
        Тингер   Тингер  .
        Сарбаз   Мамлюк  .
        Мамлюк   Мамлюк  .
        """,
        opened="Саклаб",
        reserve={"south": [], "north": []},
    )
    battle.play("c1")
    battle.won("south", "more-elite")


def test_r29_a14_only_elite_units_on_the_field_count(at: At) -> None:
    """One Mamluk that stands beats six elite cards in the discard pile of the other side."""
    battle = at(
        """
        Лучник  Лучник  .
        .       .       .
        .       .       .
        Мамлюк  .       .
        """,
        opened="Саклаб",
        reserve={"south": [], "north": []},
    )
    assert battle.fallen("north", "Берсерк") + battle.fallen("north", "Конунг") == 6
    assert battle.fallen("south", "Мамлюк") == 5
    battle.play("c1")
    battle.won("south", "more-elite")


def test_r30_equal_in_both_is_a_draw(at: At) -> None:
    """Five to five, three elite to three."""
    battle = at(
        """
        Берсерк  Конунг  Конунг
        Тингер   Тингер  .
        Сарбаз   Мамлюк  .
        Мамлюк   Мамлюк  .
        """,
        opened="Саклаб",
        reserve={"south": [], "north": []},
    )
    battle.play("c1")
    battle.drawn()


def test_r28_no_count_while_cards_are_left(at: At) -> None:
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        opened="Сарбаз",
        reserve={"south": ["Саклаб"], "north": ["Лучник"]},
    )
    for army, cell in (("south", "a1"), ("north", "a4")):
        battle.turn_passed(army)
        battle.play(cell)
        assert "units-counted" not in [event["event"] for event in battle.told()]
    battle.play("b1")
    battle.won("south", "more-units")


@pytest.mark.parametrize("winner", ["south", "north"])
def test_r28_either_player_may_win_the_count(at: At, winner: str) -> None:
    more = "Лучник" if winner == "north" else "."
    battle = at(
        f"""
        {more}  {more}  .
        .       .       .
        .       .       .
        .       .       .
        """,
        opened="Сарбаз",
        reserve={"south": [], "north": []},
    )
    battle.play("b1")
    battle.won(winner, "more-units")
