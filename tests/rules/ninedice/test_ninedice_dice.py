"""Chapter «Кубики»: shapes, colours, special dice and the zones of the field."""

from __future__ import annotations

from typing import Any

import pytest
from ninedice_table import at, begun, the_game

import ristal
from ristal.engine.chance import FastChance

WHEEL = ("red", "orange", "yellow", "green", "blue", "violet")
ENEMY, NEUTRAL, ALLIED = 0, 1, 2


def stands(one: str, other: str) -> int:
    box = the_game().box
    names = [colour.id for colour in box.colours]
    return box.relation[names.index(one)][names.index(other)]


def test_r1_nine_dice_each() -> None:
    play = begun(start="quick")
    view: Any = play.match.view(None)
    assert [len(dice) for dice in view["sets"]] == [9, 9]


def test_r2_the_zones_of_the_field() -> None:
    play = at(
        {"field": "red-stormer 1, red-barrier 2, red-fortress 3"},
        {"field": "blue-fortress 3", "reserve": "blue-barrier"},
    )
    view: Any = play.match.view(None)
    for side in view["sides"]:
        assert set(side) == {"attack", "defence", "life", "reserve", "duel", "prison", "abyss"}
    assert view["sides"][0]["attack"] == [{"die": "red-stormer", "value": 1}]
    assert view["sides"][0]["defence"] == [{"die": "red-barrier", "value": 2}]
    assert view["sides"][0]["life"] == [{"die": "red-fortress", "value": 3}]
    assert view["sides"][1]["reserve"] == ["blue-barrier"]


def test_r3_a1_eight_colours_and_nine_shapes() -> None:
    box = the_game().box
    assert len(box.colours) == 8
    assert len(box.shapes) == 9


@pytest.mark.parametrize(
    ("kind", "shapes"),
    [
        (0, ["Разрушитель", "Штурмовик", "Баллистик"]),
        (1, ["Обнулятор", "Барьер", "Энергетик"]),
        (2, ["Системщик", "Крепость", "Регенератор"]),
    ],
)
def test_r4_a26_three_shapes_of_each_kind(kind: int, shapes: list[str]) -> None:
    assert [shape.name["ru"] for shape in the_game().box.shapes if shape.kind == kind] == shapes


def test_r5_every_shape_in_every_colour() -> None:
    dice = the_game().box.dice
    assert len({die.id for die in dice}) == 72
    assert len({(die.shape.id, die.colour.id) for die in dice}) == 72


@pytest.mark.parametrize("number", range(6))
def test_r6_r7_the_wheel(number: int) -> None:
    """Neighbours are allied, the opposite is neutral, the two others are enemies."""
    colour = WHEEL[number]
    expected = {0: ALLIED, 1: ALLIED, 5: ALLIED, 3: NEUTRAL, 2: ENEMY, 4: ENEMY}
    for step, relation in expected.items():
        assert stands(colour, WHEEL[(number + step) % 6]) == relation
    assert sum(stands(colour, other) == NEUTRAL for other in WHEEL) == 1


def test_r8_black_and_white_are_enemies_and_neutral_to_all_others() -> None:
    assert stands("black", "white") == stands("white", "black") == ENEMY
    for colour in WHEEL:
        for outside in ("black", "white"):
            assert stands(colour, outside) == stands(outside, colour) == NEUTRAL
    assert stands("black", "black") == stands("white", "white") == ALLIED


def test_r10_marked_dice_are_the_special_ones() -> None:
    for die in the_game().box.dice:
        assert (die.trigger == 2) == die.special


def test_r11_one_special_die_a_colour_and_a_shape_none_for_the_regenerator() -> None:
    special = [die for die in the_game().box.dice if die.special]
    assert len({die.colour.id for die in special}) == len({die.shape.id for die in special}) == 8
    assert all(die.shape.id != "regenerator" for die in special)


def test_r13_dice_have_six_sides_and_all_come_up() -> None:
    seen = set()
    for seed in range(4):
        match = ristal.new("ninedice", seed=seed, start="quick")
        chance = FastChance(seed)
        while not match.over:
            seat = match.table.first_asked()
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
        seen |= {event["value"] for event in match.events(None) if event["event"] == "die-rolled"}
    assert seen == {1, 2, 3, 4, 5, 6}
