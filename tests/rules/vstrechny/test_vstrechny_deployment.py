"""Chapter «Расстановка войск»."""

from __future__ import annotations

from typing import Any

import pytest
from vstrechny_battle import CELLS, RUSSIAN, At, Battle, begun

from ristal.engine.errors import IllegalAnswer

BELOW, ABOVE = CELLS[:6], CELLS[6:]


def deployed(battle: Battle) -> Battle:
    """Every question of deployment answered by the first cell that is offered."""
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    return battle


def asked_about(battle: Battle) -> str:
    question: Any = battle.match.view(None)["question"]
    return RUSSIAN[question["details"]["unit"]]


@pytest.mark.parametrize(("first", "army", "other"), [("0", "south", "north"), ("1", "north", "south")])
def test_r10_a2_two_top_cards_open_the_centre(first: str, army: str, other: str) -> None:
    """The first player's card lies down first, the second's opposite to it; then the first is asked."""
    battle = begun(first=first)
    told = [event for event in battle.match.events(None) if event["event"] == "unit-deployed"]
    centre = {"south": "b2", "north": "b3"}
    assert [(event["seat"], event["cell"]) for event in told] == [
        (battle.seat(army), centre[army]),
        (battle.seat(other), centre[other]),
    ]
    assert [cell for cell in CELLS if battle.cell(cell) != "."] == ["b2", "b3"]
    half = BELOW if army == "south" else ABOVE
    battle.asks("DeployUnit", army, *[cell for cell in half if cell != centre[army]])


def test_r10_the_cards_of_the_centre_are_of_their_owners() -> None:
    battle = begun()
    field: Any = battle.match.view(None)["field"]
    assert (field[4]["seat"], field[7]["seat"]) == (0, 1)


@pytest.mark.parametrize("seed", range(5))
def test_r10_r11_each_lays_the_top_card_of_his_reserve(seed: int) -> None:
    """What comes next is what lay on top, for both, to the end."""
    battle = begun(seed)
    orders = {army: [*battle.zone("reserve", army)] for army in ("south", "north")}
    orders["south"].append(asked_about(battle))
    while battle.match.pending[0].name == "DeployUnit":
        army = "south" if battle.match.pending[0].seat == 0 else "north"
        unit = asked_about(battle)
        assert unit == orders[army].pop()
        cell = battle.offers()[-1]
        battle.play(cell)
        assert battle.cell(cell) == unit
    assert battle.cell("a1") == orders["south"].pop()  # the last card, for the last cell, is laid unasked
    assert battle.cell("a3") == orders["north"].pop()
    assert asked_about(battle) == orders["south"].pop()  # and the first turn goes on where deployment stopped


def test_r11_players_take_turns() -> None:
    battle = begun()
    seats = []
    while battle.match.pending[0].name == "DeployUnit":
        seats.append(battle.match.pending[0].seat)
        battle.play(battle.offers()[0])
    assert seats == [0, 1] * 4


def test_r11_free_cells_of_the_own_half_are_offered_and_no_others(at: At) -> None:
    battle = at(
        """
        .       .       Лучник
        .       Тингер  .
        Бедуин  Саклаб  .
        .       .       .
        """,
        opened="Мамлюк",
        phase="deployment",
    )
    battle.asks("DeployUnit", "south", "a1", "b1", "c1", "c2")
    battle.play("c1")
    assert battle.cell("c1") == "Мамлюк"
    battle.asks("DeployUnit", "north", "a3", "c3", "a4", "b4")


@pytest.mark.parametrize("cell", ["a3", "b4", "a2", "b2", "b3"])
def test_r11_enemy_half_and_taken_cells_are_refused(at: At, cell: str) -> None:
    battle = at(
        """
        .       .       .
        .       Тингер  .
        Бедуин  Саклаб  .
        .       .       .
        """,
        opened="Мамлюк",
        phase="deployment",
    )
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play(cell)
    assert battle.hash() == before
    battle.asks("DeployUnit", "south", "a1", "b1", "c1", "c2")


def test_r11_a2_far_corner_is_open_at_once() -> None:
    """No need to touch a card that already lies there."""
    battle = begun()
    battle.play("a1")
    assert battle.cell("a1") != "."
    battle.asks("DeployUnit", "north", "a3", "c3", "a4", "b4", "c4")


def test_r11_last_cell_is_taken_unasked(at: At) -> None:
    battle = at(
        """
        Тингер  Тингер  .
        Лучник  Лучник  Лучник
        Бедуин  Саклаб  Мамлюк
        Бедуин  .       .
        """,
        opened="Мамлюк",
        phase="deployment",
        reserve={"south": ["Сарбаз", "Бедуин"], "north": ["Берсерк", "Конунг"]},
    )
    battle.play("b1")
    battle.stands(
        """
        Тингер  Тингер  Берсерк
        Лучник  Лучник  Лучник
        Бедуин  Саклаб  Мамлюк
        Бедуин  Мамлюк  Сарбаз
        """
    )
    battle.turn_passed("south")


@pytest.mark.parametrize("first", ["0", "1"])
@pytest.mark.parametrize("variant", ["standard", "more-strategy"])
def test_r12_field_of_twelve_and_eleven_cards_in_each_reserve(first: str, variant: str) -> None:
    battle = deployed(begun(first=first, variant=variant))
    field: Any = battle.match.view(None)["field"]
    assert [piece["seat"] for piece in field] == [0] * 6 + [1] * 6  # 3 columns, two rows each
    left = {army: len(battle.zone("reserve", army)) for army in ("south", "north")}
    if variant == "standard":
        left["south" if first == "0" else "north"] += 1  # the card that has just been opened for the first turn
    else:
        left = {army: cards + len(battle.zone("hand", army)) for army, cards in left.items()}
    assert left == {"south": 11, "north": 11}
    assert battle.match.pending[0].name == ("EnterUnit" if variant == "standard" else "ChooseUnit")


def test_r13_nothing_moves_and_nothing_fights(at: At) -> None:
    """An Archer is laid in front of a Saqlab and a Saqlab in front of an Archer; all stay."""
    battle = at(
        """
        .       .       .
        Лучник  Лучник  .
        .       Саклаб  .
        .       .       .
        """,
        opened="Саклаб",
        phase="deployment",
        reserve={"south": ["Саклаб", "Саклаб"], "north": ["Лучник", "Лучник"]},
    )
    before = len(battle.zone("discard", "south")), len(battle.zone("discard", "north"))
    battle.play("a2", "c3", "c2")
    battle.stands(
        """
        .       .       .
        Лучник  Лучник  Лучник
        Саклаб  Саклаб  Саклаб
        .       .       .
        """
    )
    assert (len(battle.zone("discard", "south")), len(battle.zone("discard", "north"))) == before
    battle.asks("DeployUnit", "north", "a4", "b4", "c4")


def test_r13_discard_piles_are_empty_when_the_battle_begins() -> None:
    for seed in range(10):
        battle = deployed(begun(seed))
        assert battle.zone("discard", "south") == battle.zone("discard", "north") == []


def test_a1_lot_decides_who_is_first() -> None:
    firsts = [begun(seed, first="random").match.pending[0].seat for seed in range(60)]
    assert 15 < sum(firsts) < 45


@pytest.mark.parametrize("seat", [0, 1])
def test_a1_players_may_agree_on_the_first(seat: int) -> None:
    assert {begun(seed, first=str(seat)).match.pending[0].seat for seed in range(10)} == {seat}
