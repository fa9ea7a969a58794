"""The second worker: bots think there, hints and reviews are made, foreign records are played again. The table never
waits for it. Both workers are ours, so that what goes between them is pickled."""

from __future__ import annotations

import base64
import pickle
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import ristal
from ristal.bots import IsmctsBot
from ristal.engine.errors import RistalError
from ristal.games import game_ids, load_game
from ristal.host.bots import thinking
from ristal.host.presentation import replays, reviews
from ristal.offline.browser import Aside

MEASURED: Final = 50  # iterations by which the speed of a game is measured,
MEASURED_TIMES: Final = 4  # so often: the first ones are slower, and something else may have run meanwhile


def measure_speed(game_id: str) -> float:
    """Iterations per second of a search at the first question of a game on this machine, once it is under way."""
    match = ristal.new(load_game(game_id), seed="speed")
    best = 0.0
    for seed in range(MEASURED_TIMES):
        bot = IsmctsBot(seed, iterations=MEASURED)
        began = time.perf_counter()
        bot.weigh(match.game, match.table, match.asked[0])
        best = max(best, MEASURED / max(1e-6, time.perf_counter() - began))
    return best


TASKS: Final[Mapping[str, Callable[..., Any]]] = {
    "decide": thinking.decide,
    "hint": thinking.hint,
    "replay": replays.replay,
    "branch": replays.branch,
    "verify": replays.checked,
    "find_decisions": reviews.find_decisions,
    "judge": reviews.judge,
    "put_together": reviews.put_together,
    "measure_speed": measure_speed,
}


def do(work: str) -> str:
    """Do a piece of work; what went wrong is what comes of it."""
    task, given = _unpack(work)
    try:
        done = TASKS[task](*given)
    except RistalError as error:
        done = error
    return _pack(done)


async def have_done(aside: Aside, task: str, *given: object) -> Any:
    """Have a task done in the second worker."""
    done = _unpack(await aside.do(_pack((task, given))))
    if isinstance(done, RistalError):
        raise done
    return done


def prepare() -> None:
    """Read the games before anybody waits for it."""
    for game in game_ids():
        load_game(game)


def _pack(value: object) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _unpack(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))
