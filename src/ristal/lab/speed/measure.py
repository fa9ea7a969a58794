"""Measures one build of the program in a process of its own: requests come in and figures go out as lines of JSON."""

from __future__ import annotations

import gc
import json
import signal
import sys
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from time import process_time

from ristal.bots import make_bot
from ristal.engine import table as engine_table
from ristal.engine.chance import FastChance
from ristal.engine.playout import playout
from ristal.engine.table import Table
from ristal.games import game_ids, load_game

COMPILED, PURE, PEER = "compiled", "pure", "peer"
PLAYOUTS, COPIES, SEARCHES = "playouts", "copies", "searches"
POSITIONS = 32  # spread over the length of a game


class Subject:
    """A game that can be measured; `driven` says what runs the loop and what the rules."""

    driven: str

    def playout(self) -> int:
        """Play a new random game to its end; how many decisions the players made."""
        raise NotImplementedError

    def copies(self) -> Sequence[Callable[[], object]]:
        """Calls that copy positions of all stages of the game."""
        raise NotImplementedError

    def search(self, seconds: float) -> int | None:
        """How many iterations a search makes in this time; None where there is no search."""
        return None


class OurGame(Subject):
    """A game of ours with its default options."""

    def __init__(self, game_id: str) -> None:
        language = "python" if build() == PURE else "compiled"
        self.driven = f"{language} loop, {language} rules"
        self.game = load_game(game_id)
        self.seats, self.options = self.game.check_options({})
        self.chance = FastChance(1)
        self.positions = [self._position(place / POSITIONS) for place in range(POSITIONS)]
        self.to_search = cycle(table for table in self.positions if len(table.legal(table.first_asked())) > 1)

    def _lay(self) -> Table:
        table = self.game.new_table(self.seats, self.options, FastChance(self.chance.draw(1 << 31)))
        table.settle()
        return table

    def _position(self, progress: float) -> Table:
        """A table after this part of the decisions of a random game."""
        table = self._lay()
        twin = table.copy()
        chance = FastChance(self.chance.draw(1 << 31))
        playout(table, chance.copy(), int(playout(twin, chance.copy()) * progress))
        return table

    def playout(self) -> int:
        return playout(self._lay(), self.chance)

    def copies(self) -> Sequence[Callable[[], object]]:
        return [table.copy for table in self.positions]

    def search(self, seconds: float) -> int | None:
        bot = make_bot(f"ismcts:{seconds}s", seed=1)
        table = next(self.to_search)
        bot.decide(self.game, table, table.first_asked())
        iterations = getattr(bot, "iterations", None)
        return None if iterations is None else int(iterations)


def build() -> str:
    """Which build this process runs."""
    return PURE if Path(engine_table.__file__).suffix == ".py" else COMPILED


def measure(subject: Subject, what: str, seconds: float) -> dict[str, float]:
    """The figures of one measurement, by the names that they have in the rows of the benchmark; the seconds are of
    processor time, so that whatever else the machine does costs nothing."""
    gc.collect()
    done = decisions = 0
    start = process_time()
    if what == PLAYOUTS:
        while done == 0 or process_time() - start < seconds:
            decisions += subject.playout()
            done += 1
        spent = process_time() - start
        return {"playouts_per_s": done / spent, "decisions_per_s": decisions / spent}
    if what == COPIES:
        copies = subject.copies()
        start = process_time()
        while done == 0 or process_time() - start < seconds:
            for copy in copies:
                copy()
            done += len(copies)
        return {"copy_us": (process_time() - start) / done * 1e6}
    iterations = subject.search(seconds)
    return {} if iterations is None else {"bot_iterations_per_s": iterations / (process_time() - start)}


def serve(build: str, subjects: dict[str, Subject]) -> None:
    """Say what can be measured here, then measure what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    _reply({"build": build, "subjects": {name: subject.driven for name, subject in subjects.items()}})
    for line in sys.stdin:
        request = json.loads(line)
        _reply(measure(subjects[request["subject"]], request["what"], request["seconds"]))


def _reply(data: object) -> None:
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    serve(build(), {game_id: OurGame(game_id) for game_id in sys.argv[1:] or game_ids()})
