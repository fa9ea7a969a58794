"""What tokens open is remembered for as long as somebody uses it, and no longer than it is true."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest

from ristal.host.storage import passes as passes_module
from ristal.host.storage.memory_store import MemoryStore
from ristal.host.storage.passes import Passes
from ristal.host.tokens import Pass

OPENED = Pass("match", "seat", 0)


class CountingStore(MemoryStore):
    """Two tokens, and how often somebody asked for one."""

    def __init__(self) -> None:
        super().__init__()
        self.open = {"mine", "theirs"}
        self.asked: Counter[str] = Counter()
        self.is_silent = False

    async def find_token(self, token: str) -> Pass | None:
        self.asked[token] += 1
        return OPENED if token in self.open else None

    async def find_open(self, tokens: Sequence[str]) -> set[str]:
        self.asked["all"] += 1
        await asyncio.sleep(3600 if self.is_silent else 0)
        return self.open & set(tokens)


def test_a_token_in_use_is_looked_up_once() -> None:
    async def work() -> None:
        store = CountingStore()
        passes = Passes(store)
        for _ in range(5):
            assert await passes.find("mine") == OPENED
            await passes.check()
        assert store.asked == {"mine": 1, "all": 5}

    asyncio.run(work())


def test_whoever_thinks_for_a_while_is_not_looked_up_again() -> None:
    async def work() -> None:
        store = CountingStore()
        passes = Passes(store)
        await passes.find("mine")
        for _ in range(passes_module.ROUNDS):
            await passes.check()
        await passes.find("mine")
        assert store.asked == {"mine": 1, "all": passes_module.ROUNDS}

    asyncio.run(work())


def test_what_nobody_uses_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes_module, "ROUNDS", 2)

    async def work() -> None:
        store = CountingStore()
        passes = Passes(store)
        await passes.find("mine")
        for _ in range(3):
            await passes.check()
        await passes.find("mine")
        assert store.asked == {"mine": 2, "all": 2}

    asyncio.run(work())


def test_a_token_that_ended_elsewhere_opens_nothing_after_the_round() -> None:
    async def work() -> None:
        store = CountingStore()
        passes = Passes(store)
        assert await passes.find("mine") == await passes.find("theirs") == OPENED
        store.open.remove("mine")
        assert await passes.find("mine") == OPENED  # nobody has said so here
        await passes.check()
        assert await passes.find("mine") is None
        assert await passes.find("theirs") == OPENED

    asyncio.run(work())


def test_a_token_that_ends_while_the_store_is_asked_is_not_kept() -> None:
    async def work() -> None:
        passes = Passes(CountingStore())
        await passes.find("mine")
        check = asyncio.ensure_future(passes.check())
        await asyncio.sleep(0)
        passes.forget("match")
        await passes.find("mine")
        passes.forget("match")
        await check
        assert passes._found == {}

    asyncio.run(work())


def test_where_the_store_is_silent_nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes_module, "ANSWERS", 0.01)

    async def work() -> None:
        store = CountingStore()
        passes = Passes(store)
        await passes.find("mine")
        store.is_silent = True
        with pytest.raises(TimeoutError):
            await passes.check()
        assert passes._found == {}

    asyncio.run(work())
