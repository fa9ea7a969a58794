"""A bot's time says nothing of what it holds: what is forced takes its turn and its time as anything else does."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

import pytest

import ristal
from ristal.bots import IsmctsBot, ismcts
from ristal.host import create
from ristal.host.bots import thinking
from ristal.host.bots.runner import BotRunner, wait_for_beat
from ristal.host.registry import MatchRegistry
from ristal.host.storage.memory_store import MemoryStore
from ristal.match import Match, resumed
from ristal.protocol.requests import NewMatch

BUDGET: Final = 40


@pytest.mark.parametrize(("spent", "answered"), [(0.0, 0.4), (0.39, 0.4), (0.41, 0.8), (1.05, 1.2)])
def test_answers_come_at_a_beat(spent: float, answered: float) -> None:
    assert spent + wait_for_beat(0.4, spent) == pytest.approx(answered)


def test_without_a_pace_nobody_waits() -> None:
    assert wait_for_beat(0.0, 1.5) == 0.0


def test_what_is_forced_waits_for_its_turn_too() -> None:
    """Else whoever keeps the workers busy would see which answers need none."""
    thought: list[int] = []  # how many answers there were

    class First:
        async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
            legal = resumed(save).legal(seat)
            thought.append(len(legal))
            return legal[0]

    async def play() -> int:
        registry = MatchRegistry(MemoryStore())
        runner = BotRunner(registry, First(), pace=0.0)
        made = await create.create_match(registry, NewMatch("unmatched", ["bot:novice", "bot:novice"]), "en")
        live = await registry.get(made.match)
        while not live.is_over() and 1 not in thought:
            runner.wake(live)
            await asyncio.sleep(0)
        runner.stop()
        return live.number

    number = asyncio.run(asyncio.wait_for(play(), 120))
    assert 1 in thought
    assert len(thought) >= number - 1  # all answers but none of the first draw


def find_question(is_forced: bool) -> Match:
    """A match of Unmatched in which somebody is asked who has a choice, or none."""
    match = ristal.new("unmatched", seed="pace")
    while (len(match.legal(match.asked[0])) == 1) != is_forced:
        match.play(match.legal(match.asked[0])[-1])
    return match


@pytest.mark.parametrize("is_forced", [True, False])
def test_a_search_is_made_whether_there_is_a_choice_or_not(is_forced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match, bot = find_question(is_forced), IsmctsBot(1, iterations=BUDGET)

    monkeypatch.setattr(thinking, "make_known_bot", lambda *_: bot)
    seat = match.asked[0]
    assert thinking.decide(match.snapshot(), seat, f"ismcts:{BUDGET}", 1) in match.legal(seat)
    assert bot.iterations == BUDGET


def test_looks_that_follow_a_costly_answer_are_part_of_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who holds something to spend looks on: by the seconds nobody shall see it."""
    ticks = count()
    monkeypatch.setattr(ismcts, "perf_counter", lambda: next(ticks) / 1000)  # a tick an iteration
    match = ristal.new("unmatched", seed="pace")
    spent: dict[bool, int] = {}
    while len(spent) < 2:
        seat = match.asked[0]
        if len(match.legal(seat)) > 1:
            bot = IsmctsBot(1, seconds=BUDGET / 1000)
            bot.decide(match.game, match.table, seat)
            spent[match.table.question.spares()] = bot.iterations
        match.play(match.legal(seat)[-1])
    longest = spent[True] * (1 + ismcts.FOLLOWED / ismcts.FOLLOWING)
    assert BUDGET / 2 < longest <= spent[False] + 3
