"""Bots learn what features are worth: from positions to weights, and from games to a file that a game reads."""

from __future__ import annotations

import json
import tomllib
from math import exp
from pathlib import Path

import pytest

from ristal.cli import main
from ristal.content import read_weights
from ristal.content.source import Source
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadContent
from ristal.games import game_ids, game_with, load_game
from ristal.lab.training.fitting import Row, fit, loss, solve
from ristal.lab.training.playing import Match, play
from ristal.text import LANGUAGES, translator

LEARNED = [game for game in game_ids() if load_game(game).features]
QUICK = ["--rounds", "1", "--gate", "2", "--bot", "ismcts:2", "--gate-bot", "ismcts:2", "--workers", "1"]


def test_a_system_is_solved() -> None:
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_fit_finds_the_weights_that_positions_were_made_by() -> None:
    chance = FastChance(3)
    rows: list[Row] = []
    for _ in range(4000):
        difference = [(0, chance.draw(5) - 2.0), (2, chance.draw(3) - 1.0)]
        likely = 1 / (1 + exp(-(0.8 * difference[0][1] - 1.5 * difference[1][1])))
        rows.append((difference, float(chance.draw(10_000) < likely * 10_000)))
    weights = fit(rows, 3)
    assert weights == pytest.approx([0.8, 0.0, -1.5], abs=0.12)
    assert weights[1] == 0.0  # nothing was seen of it
    assert loss(rows, weights) < loss(rows, [0.0, 0.0, 0.0]) == pytest.approx(0.6931, abs=1e-4)


@pytest.mark.parametrize("game_id", LEARNED)
def test_every_feature_is_said_in_words(game_id: str) -> None:
    game = load_game(game_id)
    assert len(set(game.features)) == len(game.features) == len(game.weights)
    for language in LANGUAGES:
        words = translator(language, game)
        words.learn("values")
        said = [words.feature(feature) for feature in game.features]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("game_id", LEARNED)
def test_values_say_where_they_come_from(game_id: str) -> None:
    """The shipped weights are of features that there are, and of a training whose gate they passed, or said to be by
    hand."""
    game = load_game(game_id)
    assert isinstance(game.source, Source)
    page = tomllib.loads(game.source.files["values.toml"].decode())
    assert set(page["weights"]) <= set(game.features)
    if page["training"] == {"by": "hand"}:
        return
    assert set(page["weights"]) == set(game.features)
    assert page["training"]["games"] > 100
    assert page["training"]["gate"]
    assert all(gate["interval"][0] > 0.5 for gate in page["training"]["gate"])


@pytest.mark.parametrize("game_id", LEARNED)
def test_what_one_seat_hopes_the_other_fears(game_id: str) -> None:
    """A game of two values every position alike from both seats, and measures what it weighs."""
    game = load_game(game_id)
    for seed in range(3):
        seats, options = game.check_options({})
        table = game.new_table(seats, options, FastChance(seed))
        table.settle()
        chance = FastChance(seed)
        for _ in range(60):
            if table.is_over():
                break
            assert game.evaluate(table, 0) + game.evaluate(table, 1) == pytest.approx(1.0)
            amounts = game.measure(table, 0)
            weighed = sum(weight * amount for weight, amount in zip(game.weights, amounts, strict=True))
            assert weighed == pytest.approx(game.strength(table, 0))
            legal = table.legal(table.first_asked())
            table.answer(table.first_asked(), legal[chance.draw(len(legal))])


def test_other_weights_make_another_bot_of_the_same_game() -> None:
    game = load_game("vstrechny")
    blind = game_with("vstrechny", None, [0.0] * len(game.features))
    assert blind.content_hash == game.content_hash
    table = game.new_table(2, game.check_options({})[1], FastChance(1))
    table.settle()
    assert blind.evaluate(table, 0) == 0.5 != game.evaluate(table, 0)


@pytest.mark.parametrize("weight", ['"much"', "1e9", "nan", "true"])
def test_a_weight_is_a_number(weight: str) -> None:
    source = Source({"values.toml": f"[weights]\nunits = {weight}\n".encode()}, "mine")
    with pytest.raises(BadContent, match=r"weights\.units"):
        read_weights(source, ["units"])


def test_cards_of_a_designer_go_by_the_values_of_the_box(tmp_path: Path) -> None:
    game = load_game("vstrechny")
    assert isinstance(game.source, Source)
    (tmp_path / "armies.toml").write_bytes(game.source.files["armies.toml"])
    own = load_game("vstrechny", tmp_path)
    assert own.weights == game.weights
    assert own.content_hash == game.content_hash
    (tmp_path / "values.toml").write_text("[weights]\nunits = 2\nnobody = 1\n")
    own = load_game("vstrechny", tmp_path)
    assert own.weights == [2.0 if feature == "units" else 0.0 for feature in own.features]
    assert own.content_hash == game.content_hash


def test_positions_of_a_fight_learn_who_won_it() -> None:
    """In the demons the end of the fight is what counts, not the end of the game."""
    game = load_game("demons")
    weights = tuple(game.weights)
    ends: list[float] = []
    for seed in range(1, 4):
        options = game.check_options({})[1]
        played = play(Match("demons", None, options, "ismcts:2", (weights, weights), seed, teaches=True))
        ends += [won for _, won in played.rows]
    assert {0.0, 1.0} <= set(ends) <= {0.0, 0.5, 1.0}
    assert (
        play(Match("demons", None, game.check_options({})[1], "ismcts:2", (weights, weights), 1, teaches=False)).rows
        == []
    )


def test_a_training_is_gone_on_with_and_its_file_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was played counts: the second time nothing is left to be played."""
    folder, output = tmp_path / "folder", tmp_path / "values.toml"
    command = ["train", "vstrechny", "--hours", "0.0001", *QUICK, "--folder", str(folder), "--output", str(output)]
    assert main([*command, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Round 1:" in said
    page = tomllib.loads(output.read_text())
    assert set(page["weights"]) == set(load_game("vstrechny").features)
    assert page["training"]["games"] == len((folder / "games-0.jsonl").read_text().splitlines()) > 0
    state = json.loads((folder / "training.json").read_text())
    assert len(state["rounds"]) == 1
    (folder / "training.json").write_text(json.dumps({**state, "rounds": []}))  # as if stopped before the fit
    before = (folder / "games-0.jsonl").read_text()
    assert main([*command, "--lang", "ru"]) == 0
    assert (folder / "games-0.jsonl").read_text().startswith(before)
    assert "Круг 1:" in capsys.readouterr().out


def test_a_training_of_so_many_games_is_repeated_to_the_byte(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever time it takes, and however many workers share it."""
    written = []
    for name, workers in (("one", "1"), ("two", "2")):
        output = tmp_path / name / "values.toml"
        command = ["train", "vstrechny", "--games", "5", *QUICK[:-1], workers, "--folder", str(tmp_path / name)]
        assert main([*command, "--output", str(output), "--lang", "en"]) == 0
        written.append(output.read_text())
        assert tomllib.loads(written[-1])["training"]["games"] == 5
        assert "--games 5 " in written[-1]
    assert "Round 1: 5 games" in capsys.readouterr().out
    assert written[0] == written[1]
