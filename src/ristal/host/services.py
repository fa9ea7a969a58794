"""What a host asks of the program that runs it, beside a store: somewhere to run long work, the time, thinking bots."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Run(Protocol):
    """Runs work of some milliseconds: in a thread where there are threads, at once where there are none."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


async def run_at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    return work(*args, **kwargs)


class Thinker(Protocol):
    """Lets a bot think about a saved match; `ApiError("unavailable")` where nobody can."""

    async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
        """The answer of a bot that sits in a match."""
