"""Bots: they answer from what their seat may know, and from nothing else."""

from __future__ import annotations

import re
from typing import Final

from ristal.bots.bot import Bot, Deals
from ristal.bots.greedy import GreedyBot
from ristal.bots.ismcts import Estimate, IsmctsBot
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


_BUDGET: Final = re.compile(r"ismcts:(?:([0-9]{1,9})|([0-9]{1,5}(?:\.[0-9]{1,6})?)s)")


def make_bot(name: str, seed: int = 0) -> Bot:
    """Make a bot by its level, `ismcts:ITERATIONS` or `ismcts:SECONDSs`; no name runs anything else."""
    name = _LEVELS.get(name, name)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        iterations, seconds = budget.groups()
        if iterations is not None and int(iterations) > 0:
            return IsmctsBot(seed, iterations=int(iterations))
        if seconds is not None and 0.0 < float(seconds) <= LONGEST:
            return IsmctsBot(seed, seconds=float(seconds))
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(LEVELS)}, ismcts:0.5s (seconds) and ismcts:500 (iterations)",
        option="bot",
    )


__all__ = ["LEVELS", "Bot", "Deals", "Estimate", "IsmctsBot", "make_bot"]
