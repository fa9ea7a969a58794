"""What the pages of research show runs."""

from __future__ import annotations

import argparse
import doctest
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

RESEARCH = Path(__file__).parents[2] / "docs" / "research"
NEEDED = {"pettingzoo.md": "pettingzoo", "gymnasium.md": "gymnasium", "openspiel.md": "pyspiel", "vector.md": "numpy"}


@pytest.mark.parametrize(("page", "module"), NEEDED.items())
def test_the_examples_run(page: str, module: str) -> None:
    pytest.importorskip(module, reason=f"{module} is not installed")
    failed, tried = doctest.testfile(str(RESEARCH / page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > 1


def script(name: str) -> Any:
    spec = spec_from_file_location(name, RESEARCH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # where the annotations of named tuples are looked up
    spec.loader.exec_module(module)
    return module


def test_the_worked_example_learns_the_same_twice(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numpy", reason="none of the extras of research is installed")
    learn = script("learn_linear")
    few = {"matches": 30, "points": 2, "measured": 20, "tables": 8, "decisions": 64, "rate": 1.0, "entropy": 0.02}
    arguments = argparse.Namespace(game="vstrechny", workers=0, seed=1, **few)
    curve = learn.train(arguments)
    assert len(curve) == 3
    assert curve == learn.train(arguments)
    arguments.seed = 2
    curves = {1: curve, 2: learn.train(arguments)}
    assert curves[2] != curve
    assert learn.spread(curves).startswith(f"seed 1: {curve[-1][1]:.3f}, seed 2: {curves[2][-1][1]:.3f}; mean ")
    assert "score" in capsys.readouterr().out


def test_a_rewarded_action_becomes_likelier() -> None:
    np: Any = pytest.importorskip("numpy", reason="none of the extras of research is installed")
    model = script("learn_linear").Linear(seats=2, size=3, actions=2, rate=1.0, entropy=0.0)
    seen, masks, seats = np.eye(3, dtype=np.float32)[:1], np.ones((1, 2)), np.array([1])
    before = model.chances(seen, masks, seats)[0, 1]
    model.learn(1, seen, masks, np.array([1]), np.array([1.0]))
    assert model.chances(seen, masks, seats)[0, 1] > before == 0.5
    assert np.array_equal(model.average, model.weights)


def test_entropy_makes_a_certain_choice_less_certain() -> None:
    np: Any = pytest.importorskip("numpy", reason="none of the extras of research is installed")
    model = script("learn_linear").Linear(seats=1, size=1, actions=2, rate=1.0, entropy=0.5)
    seen, masks, seats = np.ones((1, 1), np.float32), np.ones((1, 2)), np.array([0])
    model.weights[0, 0] = [2.0, 0.0]
    before = model.chances(seen, masks, seats)[0, 0]
    model.learn(0, seen, masks, np.array([0]), np.array([0.0]))  # nothing won, nothing expected: only entropy speaks
    assert 0.5 < model.chances(seen, masks, seats)[0, 0] < before


def test_speed_is_measured_in_decisions() -> None:
    pytest.importorskip("numpy", reason="none of the extras of research is installed")
    speed = script("steps_per_second")
    steps = speed.engine("vstrechny")
    assert speed.measure(steps, 0.02) > 0
    bare, driven = (speed.ENGINE, "vstrechny"), ("OpenSpiel", "vstrechny")
    page = speed.table({bare: [200.0], driven: [50.0, 40.0, 60.0]}, {driven: [10.0, 20.0, 10.0]})
    assert "| bare engine | vstrechny | 200 |  |  |  |" in page
    assert "| OpenSpiel | vstrechny | 50 | 25% | 10 | 5.0 |" in page


def test_every_row_of_the_speeds_is_named_or_measured() -> None:
    """The script runs whatever is installed: a process of its own makes the first decisions of every row."""
    pytest.importorskip("numpy", reason="none of the extras of research is installed")
    speed = script("steps_per_second")
    with speed.Installation(sys.executable, tables=2) as rows:
        rows.measure(("Batch", "vstrechny"), 0.01)
    assert rows.rounds["Batch", "vstrechny"][0] > 0
    wanted = {(driver, game) for driver, game in speed.subjects(2)}
    assert {*rows.rounds, *(tuple(name.split("|")) for name in rows.absent)} == wanted


def test_each_seat_is_credited_with_its_own_match() -> None:
    """Two steps of a table: seat 1 answers and the match ends, won by seat 0, who had answered before."""
    pytest.importorskip("jax", reason="the extra baselines is not installed")
    np: Any = pytest.importorskip("numpy", reason="none of the extras of research is installed")
    learn = script("learn_ppo")
    rollout = learn.Rollout(
        *(None, None, np.zeros((2, 1), int), None),
        values=np.array([[0.25], [0.5]], np.float32),
        seats=np.array([[0], [1]]),
        ended=np.array([[False], [True]]),
        rewards=np.array([[[0.0, 0.0]], [[1.0, -1.0]]], np.float32),
    )
    better = learn.weigh(rollout, last_values=np.array([0.9], np.float32), last_seats=np.array([0]))
    assert better.tolist() == [
        [0.75],
        [-1.5],
    ]  # what was won, less what was expected; the next match counts for nothing


def test_the_leaderboard_lists_what_was_seen() -> None:
    pytest.importorskip("jax", reason="the extra baselines is not installed")
    seen = {"environment": "ristal/demons-v3", "minutes": 0.5, "decisions": 20480, "seed": 1}
    page = script("learn_ppo").write_leaderboard([{**seen, "against": {"greedy": [0.25, 0.05, 100]}}])
    assert "| `ristal/demons-v3` | PPO, 0.5 min, 20,480 decisions, seed 1 | `greedy` | 25.0% ± 5.0% | 100 |" in page
