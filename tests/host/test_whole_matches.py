"""A host with a store in memory plays whole matches of every game: no web, no database, no threads."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from ristal import replay
from ristal.games import game_ids
from ristal.host import actions, create, take_back
from ristal.host.bots.runner import BotRunner
from ristal.host.errors import ApiError
from ristal.host.fairness.verification import verify
from ristal.host.live_match import LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.presentation.record import make_record
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.host.storage.memory_store import MemoryStore
from ristal.match import resumed
from ristal.protocol.requests import GiveAnswer, JoinMatch, NewMatch, TakeBack
from variants import VARIANTS


class RandomThinker:
    """Answers at random, at once."""

    def __init__(self) -> None:
        self.chance = random.Random(5)

    async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
        return self.chance.choice(resumed(save).legal(seat))


async def answer_at_random(registry: MatchRegistry, live: LiveMatch, seat: int, chance: random.Random) -> None:
    assert live.match is not None
    text = chance.choice(live.match.legal(seat))
    given = GiveAnswer(live.question, f"m{live.number}-{seat}", text)
    await actions.answer(registry, live, seat, given, "en")


@pytest.mark.parametrize("game", game_ids())
def test_a_person_and_a_bot_play_to_the_end(game: str) -> None:
    async def play() -> None:
        store, chance = MemoryStore(), random.Random(game)
        registry = MatchRegistry(store)
        bots = BotRunner(registry, RandomThinker(), pace=0.0)
        made = await create.create_match(registry, NewMatch(game, ["me", "bot:novice"]), "ru")
        live = await registry.get(made.match)
        watcher = Subscriber(None, "ru", whole=True, frames=True)
        live.subscribers.add(watcher)
        while not live.is_over():
            bots.wake(live)
            if 0 in live.asked():
                await answer_at_random(registry, live, 0, chance)
            await asyncio.sleep(0)
            while not watcher.messages.empty():
                assert watcher.messages.get_nowait() is not None
        bots.stop()
        shown = Presenter(live).state(0, "ru")
        assert shown.result is not None
        again = await MatchRegistry(store).get(live.id)  # from the rows alone
        assert Presenter(again).state(0, "ru") == shown
        rows = [row.decode() for row in await store.find_rows(live.id)]
        record = json.dumps(make_record(live, rows))
        assert replay(record).result is not None
        assert verify(record).moves == len(make_record(live, rows)["moves"])

    asyncio.run(asyncio.wait_for(play(), 300))


def test_a_guest_joins_takes_back_and_plays_again() -> None:
    async def play() -> None:
        registry = MatchRegistry(MemoryStore())
        made = await create.create_match(registry, NewMatch("vstrechny", ["me", "open"]), "en")
        seated = await create.join(registry, str(made.seats[1].invite), JoinMatch("Guest"))
        with pytest.raises(ApiError, match="used"):
            await create.join(registry, str(made.seats[1].invite), JoinMatch("Another"))
        live, chance = await registry.get(made.match), random.Random(3)
        for _ in range(6):
            await answer_at_random(registry, live, live.asked()[0], chance)
        asks = await take_back.take_back(registry, live, 0, TakeBack(), "en")
        if asks.asks:
            await take_back.take_back(registry, live, 1, TakeBack(accept=True), "en")
        await actions.resign(registry, live, 0, "en")
        first = await actions.rematch(registry, live, 0, False, "en")
        second = await actions.rematch(registry, live, 1, False, "en")
        assert first.match == second.match != seated.match
        assert (await registry.get(first.match)).state == "playing"

    asyncio.run(asyncio.wait_for(play(), 60))


def test_every_set_of_options_begins() -> None:
    async def play() -> None:
        registry = MatchRegistry(MemoryStore())
        for game in game_ids():
            for options in VARIANTS.get(game, [{}]):
                live_options = {name: value for name, value in options.items() if name != "seats"}
                seats = int(options.get("seats", 2))
                made = await create.create_match(registry, NewMatch(game, ["me"] * seats, live_options), "en")
                live = await registry.get(made.match)
                assert live.state == "playing"
                assert live.asked()

    asyncio.run(asyncio.wait_for(play(), 60))
