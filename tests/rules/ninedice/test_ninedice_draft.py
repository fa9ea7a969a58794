"""Chapter «Формирование сетов»: cards, colours and the nine dice."""

from __future__ import annotations

from typing import Any

import pytest
from ninedice_table import Play, at, begun, the_game

from ristal.engine.chance import FastChance
from ristal.engine.errors import BadOption, BadPosition, IllegalAnswer

SHAPES = (
    "destroyer", "stormer", "ballistic", "nullifier", "barrier", "energizer", "systemist", "fortress", "regenerator",
)  # fmt: skip
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet", "black", "white")
ATTACK, DEFENCE, LIFE = SHAPES[:3], SHAPES[3:6], SHAPES[6:]


BARRIERS = "black-barrier, white-barrier, red-barrier, blue-barrier"


def drafting(own: str, enemy: str, to_move: int = 0, **page: object) -> Play:
    return at(
        {"card": "red-green", "set": own}, {"card": "black-white", "set": enemy}, phase="draft", to_move=to_move, **page
    )  # type: ignore[arg-type]


def sets(play: Play) -> list[list[str]]:
    view: Any = play.match.view(None)
    return [list(dice) for dice in view["sets"]]


def take(play: Play, die: str) -> None:
    colour, shape = die.split("-")
    play.play(shape, colour)


def test_r1_a_match_has_two_players() -> None:
    assert the_game().seats == (2,)
    with pytest.raises(BadOption):
        begun(seats=3)


def test_r14_a3_each_has_one_of_four_cards_and_no_two_the_same() -> None:
    seen = set()
    for seed in range(60):
        table = the_game().new_table(2, the_game().check_options({"start": "draft"})[1], FastChance(seed))
        table.settle()
        cards: Any = table.view(0)["cards"]
        assert cards[0] != cards[1]
        seen.add(tuple(cards))
    assert len(seen) == 12  # every pair of different cards comes up


def with_cards(seed: int, *cards: str) -> Any:
    _, options = the_game().check_options({"start": "draft", "cards": list(cards)})
    table = the_game().new_table(2, options, FastChance(seed))
    table.settle()
    return table


def test_a3_a_card_may_be_agreed_on_and_is_then_not_drawn_by_the_other() -> None:
    seen = {tuple(with_cards(seed, "random", "black-white").view(0)["cards"]) for seed in range(40)}
    assert seen == {(card, "black-white") for card in ("red-green", "orange-blue", "yellow-violet")}
    with pytest.raises(BadOption):
        with_cards(1, "black-white", "black-white")


def test_a3_a_saved_draft_has_the_cards_that_were_agreed_on() -> None:
    _, agreed = the_game().check_options({"start": "draft", "cards": ["random", "black-white"]})
    wrong = the_game().contradicts(with_cards(1, "red-green", "orange-blue"), agreed)
    assert [(phrase.message, phrase.values) for phrase in wrong] == [("ninedice-broken-other-card", {"seat": 1})]


def test_r14_r15_four_cards_show_each_colour_once() -> None:
    cards = the_game().box.cards
    assert len(cards) == 4
    assert all(len(card.colours) == 2 for card in cards)
    assert sorted(colour for card in cards for colour in card.colours) == list(range(8))


def test_r16_a2_the_first_two_dice_have_colours_of_the_card_in_one_turn() -> None:
    play = drafting("", "")
    play.asks("ChooseShape", 0, *SHAPES)
    play.play("destroyer")
    play.asks("ChooseColour", 0, "red", "green")
    play.play("red")
    play.asks("ChooseShape", 0, *SHAPES)  # his second in the same turn
    play.play("destroyer")
    assert sets(play) == [["red-destroyer", "green-destroyer"], []]  # the only colour left is taken without asking
    play.asks("ChooseShape", 1, *SHAPES)
    play.play("barrier")
    play.asks("ChooseColour", 1, "black", "white")
    assert "(§R16)" in play.match.why("yellow")


def test_r16_a2_both_may_be_of_one_colour() -> None:
    play = drafting("red-destroyer", "")
    play.play("barrier")
    play.asks("ChooseColour", 0, "red", "green")


def test_a2_option_two_dice_of_each_colour() -> None:
    play = drafting("red-destroyer, red-barrier", "", options={"card_dice": "two-of-each"})
    play.play("fortress")
    assert sets(play)[0] == ["red-destroyer", "red-barrier", "green-fortress"]  # red has its two
    play.asks("ChooseShape", 0, *[shape for shape in SHAPES if shape != "fortress"])
    play.play("energizer")
    assert sets(play)[0][-1] == "green-energizer"


def test_a2_option_says_when_a_colour_is_full() -> None:
    play = drafting("red-destroyer", "", options={"card_dice": "two-of-each"})
    play.play("fortress")
    play.asks("ChooseColour", 0, "red", "green")
    play.play("red", "energizer")
    assert sets(play)[0] == ["red-destroyer", "red-fortress", "green-energizer"]


def test_a2_option_four_dice_then_the_other() -> None:
    play = drafting("red-destroyer, green-barrier, red-fortress", "", options={"card_dice": "two-of-each"})
    play.play("stormer")
    assert sets(play)[0][-1] == "green-stormer"
    assert play.match.pending[0].seat == 1


def test_r17_a3_then_one_die_of_any_kind_in_turn_until_nine() -> None:
    play = drafting("red-destroyer, green-barrier", "black-destroyer, white-barrier")
    play.asks("ChooseShape", 0, *SHAPES)
    play.play("fortress")
    play.asks("ChooseColour", 0, *COLOURS)
    play.play("violet")
    assert play.match.pending[0].seat == 1
    chance = FastChance(3)
    turns = [1]
    while play.match.pending[0].name in ("ChooseShape", "ChooseColour"):
        asked = play.match.pending[0]
        if asked.name == "ChooseShape" and asked.seat != turns[-1]:
            turns.append(asked.seat)
        offers = play.offers()
        play.play(offers[chance.draw(len(offers))])
    assert turns == [1, 0] * 6 + [1]
    assert [len(dice) for dice in sets(play)] == [9, 9]
    assert play.match.pending[0].name == "DeployDie"


def test_r5_a3_a_die_that_is_taken_is_gone() -> None:
    play = drafting("red-destroyer, green-barrier", "black-destroyer, white-barrier")
    play.play("destroyer")
    play.asks("ChooseColour", 0, *[colour for colour in COLOURS if colour not in ("red", "black")])
    assert "(§R5)" in play.match.why("black")


def test_r5_a_shape_all_of_whose_dice_are_taken_is_not_offered() -> None:
    mine = ", ".join(f"{colour}-destroyer" for colour in COLOURS[:4])
    theirs = ", ".join(f"{colour}-destroyer" for colour in COLOURS[4:])
    play = drafting(mine, theirs)
    play.asks("ChooseShape", 0, *SHAPES[1:])
    assert "(§R5)" in play.match.why("destroyer")


def test_a3_the_colours_of_unused_cards_stay_in_the_common_stock() -> None:
    play = drafting("red-destroyer, green-barrier", "black-destroyer, white-barrier")
    play.play("energizer")
    assert {"orange", "yellow", "violet", "blue"} <= set(play.offers())


def test_r18_the_last_pick_must_complete_the_kinds() -> None:
    """Eight dice without Defence: only Defence is offered; a set without it is refused."""
    attack = ", ".join(f"{colour}-destroyer" for colour in COLOURS[:7])
    play = drafting(
        f"{attack}, red-fortress", f"{BARRIERS}, black-fortress, white-fortress, black-stormer, white-stormer"
    )
    play.asks("ChooseShape", 0, *DEFENCE)
    with pytest.raises(IllegalAnswer):
        play.play("stormer")
    assert "(§R18)" in play.match.why("stormer")


def test_r18_a3_two_picks_for_two_missing_kinds() -> None:
    attack = ", ".join(f"{colour}-destroyer" for colour in COLOURS[:7])
    play = drafting(attack, f"{BARRIERS}, black-fortress, white-fortress, black-stormer")
    play.asks("ChooseShape", 0, *DEFENCE, *LIFE)


def test_r18_with_three_picks_left_everything_is_open() -> None:
    attack = ", ".join(f"{colour}-destroyer" for colour in COLOURS[:6])
    play = drafting(attack, f"{BARRIERS}, black-fortress, black-stormer")
    play.asks("ChooseShape", 0, *SHAPES)


def test_r19_a_shape_may_be_repeated() -> None:
    play = drafting("red-destroyer, green-destroyer", "black-barrier, white-barrier")
    take(play, "blue-destroyer")
    assert sets(play)[0] == ["red-destroyer", "green-destroyer", "blue-destroyer"]


@pytest.mark.parametrize("first", ["0", "1"])
def test_a3_the_first_of_the_draft_may_be_agreed_on(first: str) -> None:
    play = begun(start="draft", first=first)
    assert play.match.pending[0].seat == int(first)
    assert play.match.view(None)["first"] == int(first)


def test_a3_else_chance_decides() -> None:
    options = the_game().check_options({})[1]
    assert {the_game().new_table(2, options, FastChance(seed)).view(0)["first"] for seed in range(20)} == {0, 1}


# Ready-made sets


def test_r18_quick_start_gives_ready_made_sets_and_goes_to_deployment() -> None:
    presets = the_game().box.presets
    names = list(presets)[:2]
    play = begun(start="quick", sets=names)
    assert play.match.pending[0].name == "DeployDie"
    dice = the_game().box.dice
    assert sets(play) == [[dice[die].id for die in sorted(presets[name].dice)] for name in names]


def test_r5_r18_ready_made_sets_are_legal_together() -> None:
    box = the_game().box
    together = [die for preset in box.presets.values() for die in preset.dice]
    assert len(set(together)) == len(together)
    for preset in box.presets.values():
        assert len(preset.dice) == 9
        assert {box.dice[die].kind for die in preset.dice} == {0, 1, 2}


def test_r18_a_random_set_is_another_one_than_the_chosen() -> None:
    names = list(the_game().box.presets)
    for seed in range(12):
        options = the_game().check_options({"start": "quick", "sets": [names[0], "random"]})[1]
        table = the_game().new_table(2, options, FastChance(seed))
        table.settle()
        sets_: Any = table.view(0)["sets"]
        assert not set(sets_[0]) & set(sets_[1])


def test_r18_the_same_set_twice_is_refused() -> None:
    name = next(iter(the_game().box.presets))
    with pytest.raises(BadOption, match="chosen twice"):
        begun(start="quick", sets=[name, name])


# Positions


@pytest.mark.parametrize(
    ("own", "enemy", "message"),
    [
        ({"field": "red-destroyer 7"}, {"field": ""}, "1 to 6"),
        ({"field": "red-dragon 3"}, {"field": ""}, "no 'red-dragon'"),
        ({"field": "red-fortress 3"}, {"field": "red-fortress 3"}, "not so many of"),
        ({"reserve": ", ".join(f"{colour}-destroyer" for colour in COLOURS)}, {"field": ""}, "at least one Attack"),
    ],
)
def test_r5_r13_r18_a_position_that_cannot_be_is_refused(
    own: dict[str, str], enemy: dict[str, str], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        at(own, enemy)


def test_r1_a_position_fills_the_sets_up_to_nine() -> None:
    play = at(
        {"field": "красный Разрушитель 4, Green Fortress 5"}, {"field": "синяя Крепость 3", "reserve": "blue-destroyer"}
    )
    assert (play.shows("red-destroyer"), play.shows("green-fortress"), play.shows("blue-fortress")) == (4, 5, 3)
    assert [len(dice) for dice in sets(play)] == [9, 9]
    assert the_game().invariant_errors(play.match.table) == []
