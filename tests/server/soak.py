"""`make soak`: the server is killed after every single move of whole games of all five, on both databases."""

from __future__ import annotations

import argparse
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from crashing import Crashing, Mortal, Storm
from postgres import Postgres

GAMES = ["vstrechny", "unmatched", "boets", "demons", "ninedice"]


def main() -> None:
    chosen = options()
    began, total = time.monotonic(), Counter()
    for kind in chosen.databases:
        with database(kind, chosen.fsync) as new:
            for game in chosen.games:
                for seed in range(chosen.seed, chosen.seed + chosen.matches):
                    total += one_match(kind, new(), game, seed, chosen.every)
            if chosen.storms:
                total += storm(kind, new(), chosen)
    kills, answers, spent = total["kills"], total["answers"], time.monotonic() - began
    print(f"{kills} kills amid {answers} answers in {spent:.0f} s: nothing lost, nothing doubled, every state the same")


def options() -> argparse.Namespace:
    command = argparse.ArgumentParser(description=__doc__)
    command.add_argument("--games", nargs="*", default=GAMES, choices=GAMES)
    command.add_argument("--databases", nargs="*", default=["sqlite", "postgresql"])
    command.add_argument("--matches", type=int, default=1, help="of each game on each database")
    command.add_argument("--every", type=int, default=1, help="moves from one kill to the next")
    command.add_argument("--storms", type=int, default=20, help="kills in the middle of concurrent matches")
    command.add_argument("--together", type=int, default=16, help="concurrent matches of a storm")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--fsync", action="store_true", help="let PostgreSQL wait for the disk")
    return command.parse_args()


@contextmanager
def database(kind: str, fsync: bool) -> Iterator:
    """A maker of empty databases."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield lambda: f"sqlite:///{Path(folder) / uuid4().hex}.db"
        return
    server = Postgres(fsync)
    try:
        yield lambda: server.new_database(f"t{uuid4().hex}")
    finally:
        server.stop()


def one_match(kind: str, url: str, game: str, seed: int, every: int) -> Counter[str]:
    began = time.monotonic()
    server = Mortal(url)
    match = Crashing(server, game, {}, seed)
    try:
        match.play(every)
        spent = time.monotonic() - began
        print(f"{kind} {game} {seed}: {len(match.given)} answers, {server.kills} kills, {spent:.0f} s", flush=True)
        return Counter(kills=server.kills, answers=len(match.given))
    finally:
        server.served.kill()


def storm(kind: str, url: str, chosen: argparse.Namespace) -> Counter[str]:
    matches = Storm(url, chosen.together, chosen.seed)
    try:
        for number in range(chosen.storms):
            matches.round(5 + 7 * (number % 5))
        print(f"{kind}: {chosen.storms} kills amid {chosen.together} matches, {matches.count()} answers", flush=True)
        return Counter(kills=chosen.storms, answers=matches.count())
    finally:
        matches.stop()


if __name__ == "__main__":
    main()
