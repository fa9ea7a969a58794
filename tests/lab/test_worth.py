"""What things are worth: games with them against games without them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import ristal
from ristal.cli import main
from ristal.games import load_game
from ristal.lab.arena import check_setting, play, series
from ristal.lab.own_bots import make_any_bot
from ristal.lab.run import Run, key_of
from ristal.lab.worth import BLANKED, WITHHELD, find_things, measure


def test_every_card_with_a_text_is_found() -> None:
    found = {(thing.owner, thing.id): thing for thing in find_things(load_game("unmatched"))}
    assert found["medusa", "gaze-of-stone"].how == BLANKED
    assert ("alice", "jabberwock") not in found  # a fighter without a text
    shared = {thing.id: thing for thing in find_things(load_game("demons"))}
    assert shared["dodge"].how == WITHHELD
    assert "library" not in shared  # a battlefield, which nobody answers with
    assert [thing.id for thing in find_things(load_game("unmatched"), ["snipe"])] == ["snipe"]


def test_a_blank_card_keeps_its_numbers_and_loses_its_text() -> None:
    game = load_game("unmatched")
    setting = check_setting(game, None, {}, ["random", "random"])
    (gaze,) = find_things(game, ["gaze-of-stone"])
    worth = measure(gaze, setting, "random", 16, 3, 1, Run())
    assert (worth.games, len(worth.differences)) == (16, 4)
    assert worth.points == sum(worth.differences) / 4


def test_it_is_watched_when_a_thing_comes_up_and_for_whom() -> None:
    game = load_game("unmatched")
    (gaze,) = find_things(game, ["gaze-of-stone"])
    worth = measure(gaze, check_setting(game, None, {}, ["random", "random"]), "random", 24, 3, 1, Run()).write()
    dealt, drawn = worth["dealt"], worth["observed"]["card-drawn"]
    assert dealt["games"] + dealt["without"] == 12  # of those in which it is not blank
    assert 0 < dealt["games"] == worth["observed"]["dealt"]["games"] <= drawn["games"] <= 12
    low, high = dealt["interval"]
    assert -1 <= low < dealt["points"] < high <= 1


def test_watching_changes_no_game() -> None:
    game = load_game("unmatched")
    setting = check_setting(game, None, {}, ["random", "random"])
    watched = replace(setting, watched=("gaze-of-stone", "card-drawn.card"))
    bots = ["random", "random"]
    for plain, told in zip(series(setting, bots, 4, 5), series(watched, bots, 4, 5), strict=True):
        bare, heard = play(plain), play(told)
        assert (bare.ranking, bare.how, bare.decisions) == (heard.ranking, heard.how, heard.decisions)
        assert not bare.counts
        assert key_of(plain) != key_of(told)


def test_a_bot_does_not_play_what_is_withheld() -> None:
    game = load_game("demons")
    for seed in range(3):
        match = ristal.new("demons", seed=seed)
        bots = [make_any_bot("random without dodge", seed), make_any_bot("random", seed + 100)]
        while not match.over:
            seat = match.table.first_asked()
            answers = [answer.text for answer in match.table.legal(seat)]
            chosen = bots[seat].decide(game, match.table, seat).text
            assert chosen in answers
            if seat == 0 and any(not answer.startswith("dodge") for answer in answers):
                assert not chosen.startswith("dodge")
            match.play(chosen, seat)


def test_the_command_answers_in_both_languages(tmp_path: Path) -> None:
    path = tmp_path / "worth.json"
    command = ["lab", "worth", "unmatched", "--bots", "random", "random", "--games", "4", "--only", "snipe"]
    for language in ("ru", "en"):
        assert main([*command, "--workers", "1", "--json", str(path), "--lang", language]) == 0
    answer = json.loads(path.read_text(encoding="utf-8"))
    assert [(row["thing"], row["owner"], row["how"]) for row in answer["things"]] == [("snipe", "medusa", BLANKED)]
    assert (answer["question"], answer["of"], answer["stopped"]) == ("worth", 1, "")
