"""Decisions per second of every adapter beside the bare engine and beside the peers' own games, in one run.

    python docs/research/steps_per_second.py

All play at random. Rows are measured by turns, round after round, so that what slows the machine down slows down all;
figures are medians of the rounds. Needs the extra `research`; PettingZoo's own games need `pygame` and `rlcard` too.
What is not installed is left out by name.
"""

from __future__ import annotations

import argparse
import platform
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from ristal.adapters.setting import Setting, seeded
from ristal.adapters.vector import Batch
from ristal.engine import table as engine_table
from ristal.games import game_ids

Steps = Iterator[int]  # goes on for ever; each item is how many decisions have just been made
ENGINE = "bare engine"


def engine(game: str) -> Steps:
    """Our engine driven from Python: legal answers and answering, nothing observed."""
    setting, random = Setting(game, {}), Random(1)
    while True:
        table = setting.new_table(seeded(random.random()))
        while not table.is_over():
            seat = table.first_asked()
            table.answer(seat, random.choice(table.legal(seat)))
            yield 1


def aec(make: Callable[[], Any]) -> Steps:
    """PettingZoo's loop: `last` observes, `step` acts."""
    env, random = make(), Random(1)
    while True:
        env.reset(seed=random.randrange(1 << 31))
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            env.step(random.choice(np.flatnonzero(observed["action_mask"]).tolist()))
            yield 1


def spiel(name: str, observes: bool) -> Steps:
    """OpenSpiel's loop: chance nodes are played but not counted."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                players = range(state.num_players())
                legal = [state.legal_actions(player) for player in players]
                if observes:
                    _ = [state.observation_tensor(player) for player in players]
                state.apply_actions([random.choice(actions or [0]) for actions in legal])
                yield sum(1 for actions in legal if actions)
            else:
                if observes:
                    state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                yield 1


def gym(game: str) -> Steps:
    """Gymnasium's loop: the decisions of the seat; those of the random bot against it come on top."""
    from ristal.adapters.gymnasium import SeatEnv

    env, random = SeatEnv(game), Random(1)
    while True:
        observed, _ = env.reset(seed=random.randrange(1 << 31))
        ended = False
        while not ended:
            observed, _, ended, _, _ = env.step(random.choice(np.flatnonzero(observed["action_mask"]).tolist()))
            yield 1


def batch(game: str, tables: int, workers: int, stack: ExitStack) -> Steps:
    """Our batches, with actions chosen for all tables at once."""
    tables_of = stack.enter_context(Batch(game, tables, workers, seed=1))
    random = np.random.default_rng(1)
    while True:
        tables_of.step((random.random(tables_of.masks.shape, np.float32) * tables_of.masks).argmax(axis=1))
        yield tables


def spiel_vector(name: str, tables: int) -> Steps:
    """OpenSpiel's vector environment, as its learning agents drive it."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(tables)])
    random, steps = Random(1), envs.reset()
    while True:
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in steps]
        outputs = [StepOutput(random.choice(actions), None) for actions in legal]
        steps, *_ = envs.step(outputs, reset_if_done=True)
        yield tables


def gym_vector(game: str, tables: int, workers: bool, stack: ExitStack) -> Steps:
    """Gymnasium's own vector environments around our environment of one seat."""
    from functools import partial

    from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

    from ristal.adapters.gymnasium import SeatEnv

    kind = AsyncVectorEnv if workers else SyncVectorEnv
    envs = kind([partial(SeatEnv, game) for _ in range(tables)])
    stack.callback(envs.close)
    random = np.random.default_rng(1)
    observed, _ = envs.reset(seed=1)
    while True:
        masks = observed["action_mask"]
        observed, *_ = envs.step((random.random(masks.shape) * masks).argmax(axis=1))
        yield tables


def subjects(tables: int, stack: ExitStack) -> dict[tuple[str, str], Callable[[], Steps]]:
    """What is measured, by what drives it and the game."""
    found: dict[tuple[str, str], Callable[[], Steps]] = {}
    for game in game_ids():
        found[ENGINE, game] = lambda game=game: engine(game)
        found["PettingZoo AEC", game] = lambda game=game: aec(lambda: _pettingzoo(game))
        found["OpenSpiel", game] = lambda game=game: spiel(_ours(game), False)
        found["OpenSpiel, observed", game] = lambda game=game: spiel(_ours(game), True)
        found["Gymnasium, one seat", game] = lambda game=game: gym(game)
        found["Batch, 1 process", game] = lambda game=game: batch(game, tables, 0, stack)
        found["Batch, 2 workers", game] = lambda game=game: batch(game, tables, 2, stack)
    for peer in ("connect_four", "gin_rummy"):
        found["OpenSpiel", f"*{peer}*"] = lambda peer=peer: spiel(peer, False)
        found["OpenSpiel, observed", f"*{peer}*"] = lambda peer=peer: spiel(peer, True)
        found["OpenSpiel SyncVectorEnv", f"*{peer}*"] = lambda peer=peer: spiel_vector(peer, 64)
    for peer in ("connect_four_v3", "texas_holdem_v4"):
        found["PettingZoo AEC", f"*{peer}*"] = lambda peer=peer: aec(lambda: _classic(peer))
    found["Gymnasium SyncVectorEnv, one seat", "vstrechny"] = lambda: gym_vector("vstrechny", 64, False, stack)
    found["Gymnasium AsyncVectorEnv, one seat", "vstrechny"] = lambda: gym_vector("vstrechny", 2, True, stack)
    return found


def _pettingzoo(game: str) -> Any:
    from ristal.adapters.pettingzoo import aec_env

    return aec_env(game)


def _ours(game: str) -> str:
    import_module("ristal.adapters.openspiel")  # registers our games
    return f"ristal_{game}"


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def measure(steps: Steps, seconds: float) -> float:
    """Decisions per second."""
    done, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        done += sum(islice(steps, 16))
    return done / spent


def table(figures: dict[tuple[str, str], float]) -> str:
    lines = ["| driven by | game | decisions/s | of the bare engine |", "|---|---|---:|---:|"]
    for (driver, game), figure in figures.items():
        bare = figures.get((ENGINE, game))
        share = f"{figure / bare:.0%}" if bare and driver != ENGINE else ""
        lines.append(f"| {driver} | {game} | {figure:,.0f} | {share} |")
    return "\n".join(lines)


def _order(row: tuple[tuple[str, str], list[float]]) -> tuple[bool, str]:
    return row[0][0] != ENGINE, row[0][0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=1024, help="of a batch")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    rounds: dict[tuple[str, str], list[float]] = {}
    absent: list[str] = []
    with ExitStack() as stack:
        running: dict[tuple[str, str], Steps] = {}
        for name, make in subjects(args.tables, stack).items():
            try:
                steps = make()
                next(steps)
                running[name] = steps
            except ImportError as error:
                absent.append(f"{name[1]} of {name[0]} ({error})")
        for turn in range(args.rounds):
            for name, steps in running.items():
                print(f"round {turn + 1} of {args.rounds}: {name}", file=sys.stderr)
                rounds.setdefault(name, []).append(measure(steps, args.seconds))
    build = "pure" if Path(engine_table.__file__).suffix == ".py" else "compiled"
    packages = ", ".join(f"{name} {version(name)}" for name in ("numpy", "gymnasium", "pettingzoo", "open_spiel"))
    print(f"{build} build, Python {platform.python_version()}, {packages};")
    print(f"medians of {args.rounds} rounds, batches of {args.tables} tables.\n")
    print(table({name: median(figures) for name, figures in sorted(rounds.items(), key=_order)}))
    for line in absent:
        print(f"\nNot measured: {line}.")


if __name__ == "__main__":
    main()
