"""How long a question takes and how precise its answer will be, from a few of its games."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final

from rich.console import Console

from ristal.cli.lab.following import write_whole
from ristal.cli.language import texts
from ristal.lab.arena import Job, play
from ristal.lab.workers import cores

SECONDS: Final = 1.5  # of trying
MINUTE: Final = 60


def say_estimate(arguments: argparse.Namespace, jobs: Sequence[Job], games: int, spread: float) -> int:
    """Play some of the jobs and say what all games take; `spread` is half the width of the interval to expect."""
    played, began = 0, time.perf_counter()
    for at, job in enumerate(jobs):
        play(job)
        if at == 0 and time.perf_counter() - began < SECONDS:
            began = time.perf_counter()  # what is read once is not the time of a game
            continue
        played += 1
        if time.perf_counter() - began > SECONDS:
            break
    each = (time.perf_counter() - began) / max(1, played)
    workers = cores() if arguments.cluster is not None else min(arguments.workers, cores())
    seconds = each * games / workers
    if arguments.within is not None:
        seconds = min(seconds, arguments.within)
    if arguments.follow is not None:
        write_whole(Path(arguments.follow), {"games": games, "seconds": seconds, "spread": spread})
    said = texts().say("lab-estimate", games=games, minutes=ceil(seconds / MINUTE), spread=spread * 100)
    Console(markup=False, highlight=False).print(said)
    return 0
