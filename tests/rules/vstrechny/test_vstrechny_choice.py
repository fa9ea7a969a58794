"""Chapter «Подготовка»: each player chooses an army (§R3, §A16)."""

from __future__ import annotations

from typing import Any

import pytest

import ristal
from ristal.engine.errors import BadOption, IllegalAnswer
from ristal.games import load_game
from ristal.match import Match

ARMIES = ["west", "north", "east", "south"]


def begun(draft: str, seed: int = 1, **options: object) -> Match:
    return ristal.new("vstrechny", seed=seed, draft=draft, **options)


def armies(match: Match, viewer: int | None = None) -> list[Any]:
    view: Any = match.view(viewer)
    return list(view["armies"])


def told(match: Match, name: str) -> list[dict[str, object]]:
    return [event for event in match.events(None) if event["event"] == name]


def test_a16_without_the_option_armies_are_dealt_as_ever() -> None:
    match = ristal.new("vstrechny", seed=1)
    assert match.options["draft"] == "deal"
    assert match.pending[0].name == "DeployUnit"
    assert None not in armies(match)


def test_r3_a16_one_after_another_each_picks_an_army_that_the_other_has_not() -> None:
    match = begun("pick")
    (first,) = match.table.asked()
    assert (match.pending[0].name, match.legal(first)) == ("ChooseArmy", ARMIES)
    match.play("east")
    assert armies(match) == (["east", None] if first == 0 else [None, "east"])
    assert match.table.asked() == [1 - first]
    assert match.legal(1 - first) == ["west", "north", "south"]
    with pytest.raises(IllegalAnswer):
        match.play("east")
    assert "(§R3)" in match.why("east", 1 - first)
    match.play("north")
    assert match.pending[0].name == "DeployUnit"
    assert armies(match) == (["east", "north"] if first == 0 else ["north", "east"])
    assert [event["army"] for event in told(match, "army-picked")] == ["east", "north"]


def test_a16_the_lot_decides_who_picks_first() -> None:
    assert {begun("pick", seed).table.asked()[0] for seed in range(12)} == {0, 1}


def test_a16_only_who_has_no_army_yet_picks_one() -> None:
    match = begun("pick", armies=["south", "random"])
    assert (match.table.asked(), match.legal(1), armies(match)) == ([1], ["west", "north", "east"], ["south", None])
    secret = begun("secret", armies=["random", "south"])
    assert (secret.table.asked(), secret.legal(0)) == ([0], ["west", "north", "east"])
    named = begun("secret", armies=["west", "south"])
    assert named.pending[0].name == "DeployUnit"


def test_a16_both_choose_in_secret_and_learn_of_it_together() -> None:
    match = begun("secret")
    assert match.table.asked() == [0, 1]
    match.play("west", 1)
    assert (match.table.asked(), armies(match, 0), told(match, "army-picked")) == ([0], [None, None], [])
    assert "west" in match.legal(0)  # what is left would tell
    match.play("south", 0)
    assert armies(match) == ["south", "west"]
    assert told(match, "lots-drawn") == []
    assert match.pending[0].name == "DeployUnit"


def test_a16_nobody_can_tell_what_the_other_has_sealed() -> None:
    seen = []
    for army in ARMIES:
        match = begun("secret")
        match.play(army, 1)
        seen.append((match.view(0), match.view(None), match.legal(0), match.events(0)))
    assert all(each == seen[0] for each in seen)


def test_r3_a16_if_both_want_the_same_the_lot_decides_and_the_other_picks_again() -> None:
    winners = set()
    for seed in range(12):
        match = begun("secret", seed)
        match.play("north", 0)
        match.play("north", 1)
        (drawn,) = told(match, "lots-drawn")
        winner = drawn["seat"]
        assert isinstance(winner, int)
        assert drawn["army"] == "north"
        assert armies(match)[winner] == "north"
        assert match.table.asked() == [1 - winner]
        assert match.legal(1 - winner) == ["west", "east", "south"]
        match.play("west", 1 - winner)
        assert sorted(armies(match)) == ["north", "west"]
        assert match.pending[0].name == "DeployUnit"
        winners.add(winner)
    assert winners == {0, 1}


def test_a16_a_save_goes_on_in_the_middle_of_the_choice() -> None:
    for draft in ("pick", "secret"):
        match = begun(draft)
        match.play("north", match.table.asked()[0])
        again = ristal.load(match.save())
        assert again.table.asked() == match.table.asked()
        (seat,) = again.table.asked()
        again.play("south", seat)
        assert sorted(armies(again)) == ["north", "south"]


def test_a16_version_2_knew_no_choice() -> None:
    former = load_game("vstrechny", version=2)
    assert [option.name for option in former.options] == ["armies", "variant", "first"]
    with pytest.raises(BadOption):
        ristal.new(former, draft="pick")
