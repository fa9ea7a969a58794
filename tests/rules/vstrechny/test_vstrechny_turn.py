"""Chapter «Процесс игры»: whose turn it is and where the new unit comes in."""

from __future__ import annotations

from typing import Any

import pytest
from vstrechny_battle import RUSSIAN, At, Battle, begun

from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer, NotAsked


def played_out(battle: Battle, seed: int) -> Battle:
    """The whole game, by chance alone."""
    chance = FastChance(seed)
    while not battle.match.over:
        offers = battle.offers()
        battle.play(offers[chance.draw(len(offers))])
        assert len(battle.match.moves) < 500  # no chain is endless
    return battle


def opened_by(battle: Battle) -> list[int]:
    """The seats that opened a card, in order: whose turns there were."""
    return [int(str(event["seat"])) for event in battle.match.events(None) if event["event"] == "unit-opened"]


@pytest.mark.parametrize("seat", [0, 1])
def test_r14_first_player_begins_the_battle(seat: int) -> None:
    battle = begun(first=str(seat))
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    battle.turn_passed("south" if seat == 0 else "north")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(5))
def test_r14_turns_alternate(seed: int, seat: int) -> None:
    turns = opened_by(played_out(begun(seed, first=str(seat)), seed))
    assert turns == [(seat + turn) % 2 for turn in range(len(turns))]
    assert len(turns) > 2


def test_r15_top_card_of_the_reserve_is_opened(at: At) -> None:
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        reserve={"south": ["Сарбаз", "Саклаб"], "north": ["Лучник", "Тингер"]},
    )
    for army, unit, cell in (("south", "Сарбаз", "a1"), ("north", "Лучник", "a4"), ("south", "Саклаб", "b1")):
        battle.turn_passed(army)
        question: Any = battle.match.view(None)["question"]
        assert RUSSIAN[question["details"]["unit"]] == unit
        battle.play(cell)
        assert battle.cell(cell) == unit
    battle.turn_passed("north")
    assert battle.zone("reserve", "south") == []


def test_r15_a3_home_row_is_offered_whatever_stands_there(at: At) -> None:
    """Held by an own unit, empty, or held by the enemy."""
    battle = at(
        """
        Лучник  Лучник  Лучник
        .       .       .
        .       .       .
        Саклаб  .       Тингер
        """,
        opened="Сарбаз",
    )
    battle.asks("EnterUnit", "south", "a1", "b1", "c1")


@pytest.mark.parametrize("cell", ["a2", "b3", "c4", "camp", "stop", "forward"])
def test_r15_new_unit_comes_in_nowhere_else(at: At, cell: str) -> None:
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        opened="Сарбаз",
    )
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play(cell)
    assert battle.hash() == before
    battle.turn_passed("south")


def test_r15_home_row_of_seat_one_is_row_four() -> None:
    battle = begun(first="1")
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    assert battle.match.legal(1) == ["a4", "b4", "c4"]
    assert battle.match.legal(0) == []


def test_r15_other_player_cannot_answer(at: At) -> None:
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        opened="Сарбаз",
    )
    before = battle.hash()
    with pytest.raises(NotAsked):
        battle.match.play("a4", seat=battle.seat("north"))
    assert battle.hash() == before
    battle.turn_passed("south")


def test_a3_empty_home_cell_may_be_entered(at: At) -> None:
    battle = at(
        """
        .       .  .
        .       .  .
        .       .  .
        Саклаб  .  Саклаб
        """,
        opened="Сарбаз",
    )
    battle.play("b1")
    battle.stands(
        """
        .       .       .
        .       .       .
        .       .       .
        Саклаб  Сарбаз  Саклаб
        """
    )
    battle.turn_passed("north")


def _ended_by_counting(variant: str) -> list[Battle]:
    games = [played_out(begun(seed, variant=variant), seed) for seed in range(12)]
    return [game for game in games if game.match.result is not None and game.match.result.how != "break-through"]


@pytest.mark.parametrize("variant", ["standard", "more-strategy"])
def test_a12_a13_each_makes_eleven_turns(variant: str) -> None:
    counted = _ended_by_counting(variant)
    assert len(counted) >= 3
    for battle in counted:
        assert opened_by(battle) == [0, 1] * 11


def test_a12_game_goes_on_while_one_reserve_lasts(at: At) -> None:
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        opened="Сарбаз",
        reserve={"south": [], "north": ["Лучник"]},
    )
    battle.play("a1")
    battle.turn_passed("north")
    battle.play("a4")
    battle.drawn()


def test_a12_r28_player_without_cards_is_passed_over(at: At) -> None:
    """It takes a position written by hand; even there the count waits until both have played out."""
    battle = at(
        """
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        """,
        opened="Сарбаз",
        reserve={"south": ["Саклаб"], "north": []},
    )
    battle.play("a1")
    battle.turn_passed("south")
    battle.play("b1")
    battle.won("south", "more-units")
