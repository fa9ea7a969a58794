"""The benchmark: both builds and the peers, each in its own process, asked by turns so that noise hits all alike."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import ristal
from ristal.engine.errors import BadOption, RistalError
from ristal.games import game_ids
from ristal.lab.speed.measure import COMPILED, COPIES, PEER, PLAYOUTS, PURE, SEARCHES, build

FIGURES = ("playouts_per_s", "decisions_per_s", "copy_us", "bot_iterations_per_s")
REFERENCE = "connect_four"  # the peer that the table compares with


class BenchFailed(RistalError):
    """A measuring process did not do what it was started for."""

    code = "bench-failed"


@dataclass
class Row:
    """One game in one build: every figure as it was in each round."""

    game: str
    build: str
    driven: str
    rounds: dict[str, list[float]] = field(default_factory=lambda: {figure: [] for figure in FIGURES})

    def figure(self, name: str) -> float | None:
        """The median of the rounds; None where it was not measured."""
        return median(self.rounds[name]) if self.rounds[name] else None

    def times(self, other: Row, name: str) -> float | None:
        """The median of the ratios within each round: what slows the machine down slows down both."""
        ratios = [mine / theirs for mine, theirs in zip(self.rounds[name], other.rounds[name], strict=False)]
        return median(ratios) if ratios else None

    def copy_in_decisions(self) -> float | None:
        """How many decisions could be made in the time of a copy."""
        pairs = zip(self.rounds["copy_us"], self.rounds["decisions_per_s"], strict=True)
        ratios = [copy_us * decisions / 1e6 for copy_us, decisions in pairs]
        return median(ratios) if ratios else None

    def write(self) -> dict[str, object]:
        figures = {name: self.figure(name) for name in FIGURES}
        return {"game": self.game, "build": self.build, **figures, "driven": self.driven, "python": python()}


def python() -> str:
    return platform.python_version()


def bench(games: Sequence[str], seconds: float, rounds: int, progress: Callable[[int, int], None]) -> list[Row]:
    """Measure the games in every build there is, and the peers; `progress` hears how many measurements are done."""
    for game in games:
        if game not in game_ids():
            raise BadOption("game", option="game", given=game, choices=game_ids())
    with ExitStack() as stack:
        probes = [
            stack.enter_context(_probe("ristal.lab.speed.measure", [*games], [_root()], build())),
            stack.enter_context(_probe("ristal.lab.speed.peers", [], [*_list_python_path(), _root()], PEER)),
        ]
        if build() == COMPILED:
            folder = stack.enter_context(TemporaryDirectory(prefix="ristal-pure-"))
            _copy_pure(Path(folder))
            probes.append(stack.enter_context(_probe("ristal.lab.speed.measure", [*games], [folder], PURE)))
        plan = [
            (probe, row, what)
            for what in (PLAYOUTS, COPIES, SEARCHES)
            for place in range(max(len(probe.rows) for probe in probes))
            for probe in probes
            for row in probe.rows[place : place + 1]
            if what != SEARCHES or probe.build != PEER
        ]
        for turn in range(rounds):
            for step, (probe, row, what) in enumerate(plan):
                progress(turn * len(plan) + step, rounds * len(plan))
                probe.measure(row, what, seconds)
        progress(rounds * len(plan), rounds * len(plan))
        rows = [row for probe in probes for row in probe.rows]
        return sorted(rows, key=lambda row: (row.build == PEER, row.game, row.build))


class _Probe:
    """A process that measures, and the rows that it fills."""

    def __init__(self, process: subprocess.Popen[str], build: str) -> None:
        self.process = process
        self.build = build
        hello = self._hear()
        if hello["build"] != build:
            raise BenchFailed("build", wanted=build, runs=hello["build"])
        self.rows = [Row(game, build, driven) for game, driven in hello["subjects"].items()]

    def measure(self, row: Row, what: str, seconds: float) -> None:
        assert self.process.stdin is not None
        request = {"subject": row.game, "what": what, "seconds": seconds}
        with suppress(BrokenPipeError):  # it has ended: hearing from it says so
            print(json.dumps(request), file=self.process.stdin, flush=True)
        for figure, value in self._hear(row.game, what).items():
            row.rounds[figure].append(value)

    def _hear(self, game: str = "", what: str = "") -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BenchFailed(
                "ended-at" if game else "ended",
                build=self.build,
                game=game,
                what=what,
                exit_code=str(self.process.wait()),
            )
        heard: dict[str, Any] = json.loads(line)
        return heard


@contextmanager
def _probe(module: str, arguments: list[str], path: list[str], build: str) -> Iterator[_Probe]:
    """A measuring process with this path to import from; `-P` keeps the current folder out of it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, *_list_python_path()])}
    command = [sys.executable, "-P", "-m", module, *arguments]
    process = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    with process:
        try:
            yield _Probe(process, build)
        finally:
            process.kill()


def _root() -> str:
    """The folder from which this very program was imported."""
    return str(Path(ristal.__file__).parent.parent)


def _list_python_path() -> list[str]:
    return [folder for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]


def _copy_pure(folder: Path) -> None:
    """The program without its compiled parts, which lie beside their sources."""
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(Path(ristal.__file__).parent, folder / "ristal", ignore=leave_out)
