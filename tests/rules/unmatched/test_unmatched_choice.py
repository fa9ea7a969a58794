"""Chapter «Подготовка»: each player chooses a hero (§R14, §A44)."""

from __future__ import annotations

from typing import Any

import pytest

import ristal
from ristal.engine.errors import IllegalAnswer
from ristal.games import load_game
from ristal.match import Match


def begun(draft: str, seed: int = 1, **options: object) -> Match:
    return ristal.new("unmatched", seed=seed, draft=draft, **options)


def heroes(match: Match, viewer: int | None = None) -> list[Any]:
    view: Any = match.view(viewer)
    return list(view["heroes"])


def told(match: Match, name: str) -> list[dict[str, object]]:
    return [event for event in match.events(None) if event["event"] == name]


def chosen_by_all(match: Match) -> Match:
    """Whoever is asked takes the first hero there is, until the fighters are placed."""
    while match.pending[0].name.startswith("ChooseHero"):
        (seat, *_) = match.table.asked()
        match.play(match.legal(seat)[0], seat)
    return match


def test_a44_without_the_option_heroes_are_dealt_as_ever() -> None:
    match = ristal.new("unmatched", seed=1)
    assert match.options["draft"] == "deal"
    assert None not in heroes(match)


def test_r14_a44_one_after_another_each_picks_a_hero_that_nobody_has() -> None:
    match = begun("pick")
    (first,) = match.table.asked()
    assert match.pending[0].name == "ChooseHero"
    assert match.legal(first) == list(load_game("unmatched").heroes)  # type: ignore[attr-defined]
    match.play("medusa")
    view: Any = match.view(None)
    assert view["heroes"][first] == "medusa"
    assert {fighter["kind"] for fighter in view["fighters"]} >= {"medusa"}
    assert match.table.asked() == [1 - first]
    with pytest.raises(IllegalAnswer):
        match.play("medusa")
    assert "(§R14)" in match.why("medusa", 1 - first)
    match.play("sinbad")
    assert sorted(heroes(match)) == ["medusa", "sinbad"]
    (begins,) = told(match, "match-begun")
    assert begins["heroes"] == heroes(match)


def test_a44_the_lot_decides_who_picks_first_and_seats_follow() -> None:
    starts = {begun("pick", seed, seats=3).table.asked()[0] for seed in range(20)}
    assert starts == {0, 1, 2}
    match = begun("pick", seats=3)
    order = []
    while match.pending[0].name == "ChooseHero":
        (seat,) = match.table.asked()
        order.append(seat)
        match.play(match.legal(seat)[0], seat)
    assert order == [order[0], (order[0] + 1) % 3, (order[0] + 2) % 3]


def test_a44_only_who_has_no_hero_yet_picks_one() -> None:
    match = begun("pick", heroes=["medusa", "random"])
    assert (match.table.asked(), heroes(match)) == ([1], ["medusa", None])
    assert "medusa" not in match.legal(1)


def test_a44_all_choose_in_secret_and_learn_of_it_together() -> None:
    seen = []
    for hero in ("medusa", "alice"):
        match = begun("secret")
        match.play(hero, 1)
        assert (match.table.asked(), heroes(match, 0), told(match, "hero-picked")) == ([0], [None, None], [])
        seen.append((match.view(0), match.view(None), match.legal(0), match.events(0)))
    assert seen[0] == seen[1]
    match.play("sinbad", 0)
    assert heroes(match) == ["sinbad", "alice"]


def test_r14_a44_if_several_want_the_same_the_lot_decides_and_the_others_pick_again() -> None:
    winners = set()
    for seed in range(16):
        match = begun("secret", seed, seats=3)
        for seat in range(3):
            match.play("alice", seat)
        (drawn,) = told(match, "lots-drawn")
        winner = drawn["seat"]
        assert isinstance(winner, int)
        assert heroes(match)[winner] == "alice"
        again = [seat for seat in range(3) if seat != winner]
        assert match.table.asked() == again
        assert all("alice" not in match.legal(seat) for seat in again)
        winners.add(winner)
    assert winners == {0, 1, 2}


def test_a44_where_a_hero_may_come_twice_both_get_what_they_chose() -> None:
    match = begun("secret", twice="yes")
    match.play("alice", 0)
    match.play("alice", 1)
    assert heroes(match) == ["alice", "alice"]
    assert told(match, "lots-drawn") == []


def test_a44_a_save_goes_on_in_the_middle_of_the_choice_and_a_record_replays() -> None:
    for draft in ("pick", "secret"):
        match = begun(draft)
        match.play("alice", match.table.asked()[0])
        again = ristal.load(match.save())
        assert again.table.asked() == match.table.asked()
        chosen_by_all(again)
        again.resign(0)
        assert ristal.replay(again.record()).record() == again.record()
