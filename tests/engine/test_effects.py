"""Scripts run as written: conditions, choices in the middle, cancelling, replacements and triggers."""

from __future__ import annotations

import pytest

from ristal.engine.chance import ScriptedChance
from ristal.engine.errors import BadContent
from ristal.engine.record import dump, read_table, write_table
from toy import CARDS, Toy, ToyGame, read_cards


def at(game: ToyGame, mine: list[str], yours: list[str], decks: list[list[str]] | None = None) -> Toy:
    table, _ = game.position({"hands": [mine, yours], "decks": decks or [[], []]})
    table.settle()
    assert isinstance(table, Toy)
    return table


def both(t: Toy, mine: str, yours: str) -> Toy:
    for seat, card in ((1, yours), (0, mine)):
        t.answer(seat, t.find(seat, card))
    return t


def say(t: Toy, seat: int, text: str) -> None:
    t.answer(seat, t.find(seat, text))


def test_both_scripts_happen(toy_game: ToyGame) -> None:
    t = both(at(toy_game, ["strike", "strike"], ["strike", "strike"]), "strike", "strike")
    assert t.health == [6, 6]
    assert t.frames == []


def test_a_cancelled_card_does_nothing_more(toy_game: ToyGame) -> None:
    t = both(at(toy_game, ["strike", "strike"], ["feint", "feint"]), "strike", "feint")
    assert t.health == [8, 9]


def test_two_feints_the_first_to_resolve_cancels_the_other(toy_game: ToyGame) -> None:
    t = both(at(toy_game, ["feint", "feint"], ["feint", "feint"]), "feint", "feint")
    assert t.health == [9, 8]


def test_an_optional_effect_is_asked_and_binds_its_die(toy_game: ToyGame) -> None:
    t = at(toy_game, ["gamble", "strike"], ["strike", "strike"])
    t.chance = ScriptedChance([4])
    both(t, "gamble", "strike")
    assert t.asked() == [0]
    assert [answer.text for answer in t.legal(0)] == ["yes", "no"]
    say(t, 0, "yes")
    assert t.health == [6, 4]


def test_an_effect_left_out_leaves_its_condition_unmet(toy_game: ToyGame) -> None:
    t = both(at(toy_game, ["gamble", "strike"], ["strike", "strike"]), "gamble", "strike")
    say(t, 0, "no")
    assert t.health == [6, 9]


def test_nested_choices_are_made_one_by_one_and_differ(toy_game: ToyGame) -> None:
    t = at(toy_game, ["twist", "strike"], ["mirror", "strike"], [["gamble", "feint"], []])
    both(t, "twist", "mirror")
    assert [answer.text for answer in t.legal(0)] == ["hit", "heal", "trick"]
    say(t, 0, "trick")
    assert [answer.text for answer in t.legal(0)] == ["draw", "peek"]
    say(t, 0, "draw")
    assert len(t.hand[0]) == 2
    assert [answer.text for answer in t.legal(0)] == ["hit", "heal"]
    say(t, 0, "heal")
    assert t.health == [11, 9]
    assert t.frames == []
    assert t.round == 1


def test_a_table_is_saved_in_the_middle_of_a_card(toy_game: ToyGame) -> None:
    t = at(toy_game, ["twist", "strike"], ["strike", "strike"])
    both(t, "twist", "strike")
    say(t, 0, "trick")
    loaded = read_table(toy_game, write_table(t), 2, {"deck": "full"}, t.chance.copy())
    assert dump(write_table(loaded)) == dump(write_table(t))
    for table in (t, loaded):
        assert isinstance(table, Toy)
        say(table, 0, "peek")
        say(table, 0, "hit")
        assert table.health == [6, 8]


def test_what_was_shown_to_one_seat_stays_known_to_it_alone(toy_game: ToyGame) -> None:
    t = at(toy_game, ["twist", "strike"], ["strike", "gamble", "feint"], [["gamble"], ["thorns", "mirror"]])
    both(t, "twist", "strike")
    say(t, 0, "trick")
    say(t, 0, "peek")
    zones = t.view(0)["zones"]
    assert isinstance(zones, dict)
    assert zones["hand-1"] == [None, "feint"]
    for seed in range(20):
        assert t.redeal(0, ScriptedChance([seed % 2] * 50)).view(0) == t.view(0)
    assert t.view(15)["zones"]["hand-1"] == [None, None]  # type: ignore[index]


def test_a_mistake_in_a_card_is_named_with_its_place() -> None:
    wrong = CARDS.replace('"damage", count = 3', '"harm", count = 3')
    with pytest.raises(BadContent, match=r"cards\.toml: card\[strike\]\.effects\[1\]\.op: one of .* not 'harm'"):
        read_cards(wrong)
    wrong = CARDS.replace('"damage", count = 3', '"damage", amount = 3')
    with pytest.raises(BadContent, match=r"card\[strike\]\.effects\[1\]\.count: is missing"):
        read_cards(wrong)
    wrong = CARDS.replace('"rolled"', '"rold"')
    with pytest.raises(BadContent, match=r"card\[gamble\]\.effects\[2\]\.when: one of rolled"):
        read_cards(wrong)
