"""Bots: they answer from what their seat may know, and from nothing else."""

from __future__ import annotations

import re
from typing import Final

from ristal.bots.beginner import BeginnerBot
from ristal.bots.bot import Bot, Deals
from ristal.bots.greedy import GreedyBot
from ristal.bots.ismcts import Estimate, IsmctsBot
from ristal.bots.random import RandomBot
from ristal.engine.errors import BadOption

# The named levels, the weakest first; all of them count iterations, so that they are as strong on a slow machine.
_LEVELS: Final = {
    "random": "random",
    "greedy": "greedy",
    "beginner": "beginner",
    "novice": "ismcts:300",
    "fighter": "ismcts:1500",
    "master": "ismcts:6000",
    "champion": "ismcts:20000",
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
    if name == "beginner":
        return BeginnerBot(seed)
    budget = _BUDGET.fullmatch(name)
    if budget is not None:
        iterations, seconds = budget.groups()
        if iterations is not None and int(iterations) > 0:
            return IsmctsBot(seed, iterations=int(iterations))
        if seconds is not None and 0.0 < float(seconds) <= LONGEST:
            return IsmctsBot(seed, seconds=float(seconds))
    raise BadOption("bot", option="bot", given=name, choices=[*LEVELS, "ismcts:0.5s", "ismcts:500"])


__all__ = ["LEVELS", "Bot", "Deals", "Estimate", "IsmctsBot", "make_bot"]
