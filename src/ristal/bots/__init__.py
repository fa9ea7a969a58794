"""Bots: they answer from what their seat may know, and from nothing else."""

from __future__ import annotations

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


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its level, or `ismcts:SECONDSs` or `ismcts:ITERATIONS`."""
    kind, _, budget = _LEVELS.get(name, name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "greedy" and not budget:
        return GreedyBot(seed)
    if kind == "ismcts":
        try:
            if budget.endswith("s"):
                return IsmctsBot(seed, seconds=float(budget[:-1]))
            return IsmctsBot(seed, iterations=int(budget))
        except ValueError:
            pass
    raise BadOption(
        f"there is no bot {name!r}; there are {', '.join(LEVELS)}, ismcts:0.5s (seconds) and ismcts:500 (iterations)",
        option="bot",
    )


__all__ = ["LEVELS", "Bot", "Deals", "Estimate", "IsmctsBot", "make_bot"]
