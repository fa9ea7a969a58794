"""A campaign of its own: a run that a local Ray plays, one by processes, and one that is killed twice at random and
finished are the same, game by game.

    python tests/lab/with_ray.py --games 400

It needs the extra `cluster`; an edition travels with its games.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from ristal.lab.run import Run

EDITION = 'extends = "ristal"\nname = "with Ray"\n'


def ask(game: str, games: int, run: Path, *more: str) -> list[str]:
    """The question that everybody is asked."""
    command = [
        sys.executable,
        "-m",
        "ristal",
        "lab",
        "matrix",
        game,
        "--bots",
        "greedy",
        "greedy",
        "--games",
        str(games),
    ]
    return [*command, "--seed", "5", "--run", str(run), "--json", str(run.with_suffix(".json")), *more]


def take(name: str, command: Sequence[str]) -> float:
    """Ask, and tell how long that took, by the wall and by the processors of all its processes."""
    began, before = time.monotonic(), os.times()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    spent = after.children_user - before.children_user + after.children_system - before.children_system
    print(f"{name}: {time.monotonic() - began:.1f} s by the wall, {spent:.1f} s of processor", flush=True)
    return time.monotonic() - began


def kill(command: Sequence[str], run: Path, chance: random.Random) -> int:
    """Begin, and kill without a word after a while; how many games were on the disk."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while process.poll() is None and games_in(run) == 0:
        time.sleep(0.05)
    time.sleep(chance.uniform(0.2, 3))
    process.kill()
    process.wait()
    return games_in(run)


def games_in(run: Path) -> int:
    if not run.is_file():
        return 0
    with closing(sqlite3.connect(f"file:{run}?mode=ro", uri=True)) as reader:
        try:
            return int(reader.execute("select count(*) from outcome").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


def digest_of(run: Path) -> str:
    with closing(Run(run)) as opened:
        return f"{len(opened)} games {opened.digest()}"


def figures_of(run: Path) -> str:
    answer = json.loads(run.with_suffix(".json").read_text(encoding="utf-8"))
    return json.dumps({**answer, "reused": 0}, sort_keys=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="vstrechny")
    parser.add_argument("--games", type=int, default=400, help="of each pairing")
    parser.add_argument("--cluster", default="local", help="the address of a cluster, or a local one")
    parser.add_argument("--seed", type=int, default=1, help="of the moments at which a run is killed")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        where = Path(folder)
        (where / "edition" / given.game).mkdir(parents=True)
        (where / "edition" / "edition.toml").write_text(EDITION, encoding="utf-8")
        edition = ("--edition", str(where / "edition"))
        runs = {name: where / f"{name}.db" for name in ("one", "two", "killed", "ray")}
        walls = {
            name: take(name, ask(given.game, given.games, runs[name], *edition, "--workers", str(workers)))
            for name, workers in (("one", 1), ("two", 2))
        }
        print(f"two workers are {walls['one'] / walls['two']:.2f} times as fast as one", flush=True)
        chance = random.Random(given.seed)
        for _ in range(2):
            command = ask(given.game, given.games, runs["killed"], *edition, "--workers", "2")
            print(f"killed with {kill(command, runs['killed'], chance)} games on the disk", flush=True)
        take("finished", ask(given.game, given.games, runs["killed"], *edition, "--workers", "2"))
        take("ray", ask(given.game, given.games, runs["ray"], *edition, "--cluster", given.cluster))
        digests = {name: digest_of(run) for name, run in runs.items()}
        for name, digest in digests.items():
            print(f"{name:>7}: {digest}")
        same = len(set(digests.values())) == 1 and len({figures_of(run) for run in runs.values()}) == 1
        print("the same, game by game and figure by figure" if same else "NOT THE SAME")
        return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
