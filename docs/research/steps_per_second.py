"""Decisions per second of processor time of every adapter beside the bare engine and the peers' own games, in one run.

    python docs/research/steps_per_second.py --beside OTHER/bin/python

All play at random, and see at every decision what they may see. Rows are measured by turns, round after round, each in
a process of its own that measures its own processor time; figures are medians of the rounds. `--beside` measures the
rows of another installation, such as that of an older version, in the same run. Needs the extra `research`; OpenSpiel's
and pgx's games come with the extra `bench`, PettingZoo's own need `pygame` and `rlcard`. What is not installed is left
out by name.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

Steps = Iterator[int]  # goes on for ever; each item is how many decisions have just been made
ENGINE = "bare engine"
PGX = ("connect_four", "leduc_holdem", "backgammon")


def engine(game: str) -> Steps:
    """Our engine driven from Python: legal answers and answering, nothing observed."""
    from ristal.adapters.setting import Setting, seeded

    setting, random = Setting(game, {}), Random(1)
    lay = setting.new_table if hasattr(setting, "new_table") else setting.lay  # as older versions called it
    while True:
        table = lay(seeded(random.random()))
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


def parallel(game: str) -> Steps:
    """PettingZoo's parallel loop: all observe and act at every step; who is not asked waits."""
    from ristal.adapters.pettingzoo import parallel_env

    env, random = parallel_env(game), Random(1)
    while True:
        seen, _ = env.reset(seed=random.randrange(1 << 31))
        while env.agents:
            seen, *_ = env.step(
                {agent: random.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in env.agents}
            )
            yield 1


def spiel(name: str, observes: bool) -> Steps:
    """OpenSpiel's loop, observing as its Python agents do, by an observer; chance nodes are played but not counted."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game, random = pyspiel.load_game(name), Random(1)
    observer = make_observation(game) if observes else None
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            together = state.is_simultaneous_node()
            players = range(state.num_players()) if together else (state.current_player(),)
            legal = [state.legal_actions(player) for player in players]
            if observer is not None:
                for player in players:
                    observer.set_from(state, player)
            if together:
                state.apply_actions([random.choice(actions or [0]) for actions in legal])
            else:
                state.apply_action(random.choice(legal[0]))
            yield sum(1 for actions in legal if actions)


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


def batch(game: str, tables: int) -> Steps:
    """Our batches in one process, with actions chosen for all tables at once."""
    from ristal.adapters.vector import Batch

    tables_of = Batch(game, tables, 0, seed=1)
    random = np.random.default_rng(1)
    while True:
        tables_of.step((random.random(tables_of.masks.shape, np.float32) * tables_of.masks).argmax(axis=1))
        yield tables


def pgx_batch(name: str, tables: int) -> Steps:
    """A batch of pgx, which jax has compiled; a match that ends is followed by the next."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        key, to_choose, to_step = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(to_choose, logits, axis=-1)
        keys = jax.random.split(to_step, tables)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys), key

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables))
    key = jax.random.PRNGKey(2)
    while True:
        state, key = play(state, key)
        np.asarray(state.observation)
        yield tables


def subjects(tables: int) -> dict[tuple[str, str], Callable[[], Steps]]:
    """What is measured, by what drives it and the game."""
    from ristal.games import game_ids

    found: dict[tuple[str, str], Callable[[], Steps]] = {}
    for game in game_ids():
        found[ENGINE, game] = lambda game=game: engine(game)
        found["Batch", game] = lambda game=game: batch(game, tables)
        found["PettingZoo AEC", game] = lambda game=game: aec(lambda: _pettingzoo(game))
        found["PettingZoo parallel", game] = lambda game=game: parallel(game)
        found["OpenSpiel", game] = lambda game=game: spiel(_ours(game), False)
        found["OpenSpiel, observed", game] = lambda game=game: spiel(_ours(game), True)
        found["Gymnasium, one seat", game] = lambda game=game: gym(game)
    for peer in ("connect_four", "gin_rummy"):
        found["OpenSpiel", f"*{peer}*"] = lambda peer=peer: spiel(peer, False)
        found["OpenSpiel, observed", f"*{peer}*"] = lambda peer=peer: spiel(peer, True)
    for peer in ("connect_four_v3", "texas_holdem_v4"):
        found["PettingZoo AEC", f"*{peer}*"] = lambda peer=peer: aec(lambda: _classic(peer))
    for peer in PGX:
        found["pgx, batch of 256", f"*{peer}*"] = lambda peer=peer: pgx_batch(peer, 256)
    return found


def _pettingzoo(game: str) -> Any:
    from ristal.adapters.pettingzoo import aec_env

    return aec_env(game)


def _ours(game: str) -> str:
    module = import_module("ristal.adapters.openspiel")  # registers our games
    name: str = module.name_game(game) if hasattr(module, "name_game") else f"ristal_{game}"  # as older versions had it
    return name


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def measure(steps: Steps, seconds: float) -> float:
    """Decisions per second of processor time."""
    done, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        done += sum(islice(steps, 16))
    return done / spent


def serve(tables: int) -> None:
    """Say what can be measured here; then measure the row that a line of the input asks for, so many seconds long."""
    warnings.simplefilter("ignore")
    running: dict[tuple[str, str], Steps] = {}
    absent: dict[str, str] = {}
    for name, make in subjects(tables).items():
        try:
            running[name] = make()
            next(running[name])
        except ImportError as error:
            running.pop(name)
            absent["|".join(name)] = str(error)
    from ristal.engine import table as engine_table

    build = "pure" if Path(engine_table.__file__).suffix == ".py" else "compiled"
    print(json.dumps({"rows": list(running), "absent": absent, "about": f"{build} build of {_about()}"}), flush=True)
    for line in sys.stdin:
        driver, game, seconds = json.loads(line)
        print(json.dumps(measure(running[driver, game], seconds)), flush=True)


def _about() -> str:
    """The versions of what is measured."""
    packages = ("ristal", "numpy", "gymnasium", "pettingzoo", "open_spiel", "pgx", "jax")
    found = [f"Python {platform.python_version()}"]
    for name in packages:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


class Installation:
    """A process of an installation, and what it has measured."""

    def __init__(self, python: str, tables: int) -> None:
        command = [python, __file__, "--serve", "--tables", str(tables)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        hello = self._hear()
        self.about: str = hello["about"]
        self.absent: dict[str, str] = hello["absent"]
        self.rounds: dict[tuple[str, str], list[float]] = {(driver, game): [] for driver, game in hello["rows"]}

    def __enter__(self) -> Installation:
        return self

    def __exit__(self, *error: object) -> None:
        with self.process:
            self.process.kill()

    def measure(self, row: tuple[str, str], seconds: float) -> None:
        assert self.process.stdin is not None
        print(json.dumps([*row, seconds]), file=self.process.stdin, flush=True)
        self.rounds[row].append(self._hear())

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args} has ended")
        return json.loads(line)


def table(now: dict[tuple[str, str], list[float]], before: dict[tuple[str, str], list[float]]) -> str:
    """The rows of this installation, and how many times as fast they are as those of the other one."""
    lines = [
        "| driven by | game | decisions/s | of the bare engine | before | times |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for (driver, game), rounds in sorted(now.items(), key=lambda row: (row[0][0] != ENGINE, row[0][0])):
        figure, bare = median(rounds), now.get((ENGINE, game))
        share = f"{figure / median(bare):.0%}" if bare and driver != ENGINE else ""
        others = before.get((driver, game))
        was, times = "", ""
        if others:
            was = f"{median(others):,.0f}"
            times = f"{median(mine / theirs for mine, theirs in zip(rounds, others, strict=True)):.1f}"
        lines.append(f"| {driver} | {game} | {figure:,.0f} | {share} | {was} | {times} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.3, help="of processor time, for a row in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=256, help="of a batch")
    parser.add_argument("--beside", metavar="PYTHON", help="of the other installation")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.tables)
        return
    with ExitStack() as stack:
        now = stack.enter_context(Installation(sys.executable, args.tables))
        before = stack.enter_context(Installation(args.beside, args.tables)) if args.beside else None
        for turn in range(args.rounds):
            for row in now.rounds:
                print(f"round {turn + 1} of {args.rounds}: {' '.join(row)}", file=sys.stderr)
                now.measure(row, args.seconds)
                if before is not None and row in before.rounds and not row[1].startswith("*"):
                    before.measure(row, args.seconds)
    print(f"{now.about}; medians of {args.rounds} rounds, our batches of {args.tables} tables.")
    if before is not None:
        print(f"Before: {before.about}.")
    print("\n" + table(now.rounds, {} if before is None else before.rounds))
    for name, error in now.absent.items():
        print(f"\nNot measured: {name} ({error}).")


if __name__ == "__main__":
    main()
