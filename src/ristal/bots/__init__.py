"""Bots: they answer from what their seat may know, and from nothing else."""

from __future__ import annotations

from typing import Final

from ristal.bots.bot import Bot, Deals
from ristal.bots.greedy import GreedyBot
from ristal.bots.ismcts import Estimate, IsmctsBot
from ristal.bots.own import is_own, make_own
from ristal.bots.random import RandomBot
from ristal.engine.errors import BadOption

# The named levels, the weakest first.
_LEVELS: Final = {
    "random": "random",
    "greedy": "greedy",
    "novice": "ismcts:300",
    "fighter": "ismcts:0.2s",
    "master": "ismcts:1s",
}
LEVELS: Final = tuple(_LEVELS)
LONGEST: Final = 86_400.0  # seconds that a bot may think about one answer


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its level, `ismcts:SECONDSs`, `ismcts:ITERATIONS`, or one's own by its file: `mybot.py:Cautious`."""
    if is_own(name):
        return make_own(name, seed)
    kind, _, budget = _LEVELS.get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind == "ismcts":
        try:
            if budget.endswith("s"):
                seconds = float(budget[:-1])
                if seconds <= LONGEST:  # which "nan" is not
                    return IsmctsBot(seed, seconds=seconds)
                raise ValueError(budget)
            return IsmctsBot(seed, iterations=int(budget))
        except ValueError:
            pass
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(LEVELS)}, ismcts:0.5s (seconds), "
        "ismcts:500 (iterations) and a class in a file of your own, mybot.py:Cautious",
        option="bot",
    )


__all__ = ["LEVELS", "Bot", "Deals", "Estimate", "IsmctsBot", "is_own", "make_bot"]
