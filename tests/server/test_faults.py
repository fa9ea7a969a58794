"""Disks that are full, databases that are gone, requests that are given up: what was not kept did not happen."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import event, select, text, update
from sqlalchemy.exc import OperationalError

from ristal import replay
from ristal.host import actions, create, presenter
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import IDLE, MatchRegistry, Subscriber
from ristal.protocol.requests import GiveAnswer, JoinMatch, NewMatch
from ristal.server import app as application
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Job, Store, kept_move
from ristal.server.storage.upgrade import upgrade
from ristal.server.workers.bots import BotRunner


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    upgrade(opened.engine)
    yield opened
    opened.close()


async def new_room(registry: MatchRegistry, game: str = "vstrechny") -> LiveMatch:
    made = await create.found(registry, NewMatch(game, ["me", "me"]), "en")
    return await registry.get(made["match"])


def next_answer(live: LiveMatch, message: str) -> tuple[int, GiveAnswer]:
    assert live.match is not None
    seat = live.asked()[0]
    return seat, GiveAnswer(live.question, message, live.match.legal(seat)[0])


async def play(registry: MatchRegistry, live: LiveMatch, moves: int) -> None:
    for _ in range(moves):
        seat, given = next_answer(live, f"m{live.number}")
        await actions.answer(registry, live, seat, given, "en")


def shown(live: LiveMatch) -> str:
    return json.dumps([presenter.state(live, seat, "en") for seat in (0, 1, None)])


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


class Broken:
    """A store whose writing fails, before or after it has written; perhaps its reading too."""

    def __init__(self, store: Store, after: bool = False, reading: bool = False) -> None:
        self.store = store
        self.after = after
        self.reading = reading

    def __enter__(self) -> None:
        commit = self.store._commit

        def fail(jobs: list[Job]) -> list[bool]:
            if self.after:
                commit(jobs)
            raise OperationalError("INSERT", {}, Exception("secret card"))

        def unread(_: Any) -> list[Any]:
            raise ApiError("unavailable")

        self.store._commit = fail  # type: ignore[method-assign]
        if self.reading:
            self.store.all = unread  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        del self.store._commit
        if self.reading:
            del self.store.all


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(ApiError) as caught:
        await work
    return caught.value.code


def test_what_cannot_be_kept_did_not_happen(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        reader = Subscriber(0, "en", whole=True)
        live.subscribers.add(reader)
        before = shown(live)
        seat, given = next_answer(live, "once")
        with Broken(store):
            both = [asyncio.ensure_future(actions.answer(registry, live, seat, given, "en")) for _ in range(2)]
            assert [await refused(each) for each in both] == ["unavailable", "unavailable"]
        assert shown(live) == before
        assert reader.messages.empty()
        number = await actions.answer(registry, live, seat, given, "en")
        assert number == live.number == 2
        assert (live.subscribers, reader.messages.qsize()) == ({reader}, 1)

    run(work)


def test_when_only_the_good_news_was_lost_the_answer_counts(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        reader = Subscriber(0, "en", whole=True)
        live.subscribers.add(reader)
        seat, given = next_answer(live, "once")
        with Broken(store, after=True):
            assert await actions.answer(registry, live, seat, given, "en") == 2
        assert await actions.answer(registry, live, seat, given, "en") == 2
        assert (live.number, reader.messages.qsize()) == (2, 1)

    run(work)


def test_a_doubt_is_settled_when_the_database_is_back(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        reader = Subscriber(0, "en", whole=True)
        live.subscribers.add(reader)
        seat, given = next_answer(live, "once")
        with Broken(store, after=True, reading=True):
            assert await refused(actions.answer(registry, live, seat, given, "en")) == "unavailable"
            assert await refused(actions.answer(registry, live, seat, given, "en")) == "unavailable"
        await registry.settle_doubts()
        assert (live.number, reader.messages.qsize()) == (2, 1)
        assert await actions.answer(registry, live, seat, given, "en") == 2

    run(work)


def test_a_request_that_is_given_up_ends_nothing(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        reader = Subscriber(1, "en", whole=True)
        live.subscribers.add(reader)
        seat, given = next_answer(live, "once")
        task = asyncio.ensure_future(actions.answer(registry, live, seat, given, "en"))
        while not live.is_doubtful:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await actions.answer(registry, live, seat, given, "en") == 2  # the writer lives, the answer counts once
        assert (live.number, reader.messages.qsize()) == (2, 1)

    run(work)


def test_a_full_disk_is_said_and_changes_nothing(sqlite: str) -> None:
    store = Store(sqlite)
    upgrade(store.engine)
    most = [1]

    @event.listens_for(store.engine, "begin")
    def limit(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most[0]}")  # never below what there is

    async def work() -> None:
        registry = MatchRegistry(store)
        most[0] = 1_000_000
        live = await new_room(registry, "unmatched")
        most[0] = 1
        to_api_error = ""
        while not to_api_error:
            before = shown(live)
            seat, given = next_answer(live, f"m{live.number}")
            try:
                await actions.answer(registry, live, seat, given, "en")
            except ApiError as refused:
                to_api_error = refused.code
        assert to_api_error == "unavailable"
        assert shown(live) == before
        most[0] = 1_000_000
        assert await actions.answer(registry, live, seat, given, "en") == live.number

    run(work)
    store.close()


def test_two_processes_and_one_message(store: Store) -> None:
    """The same answer sent to both counts once and is acknowledged by both; another one comes too late."""

    async def work() -> None:
        here, there = MatchRegistry(store), MatchRegistry(store)
        live = await new_room(here)
        twin = await there.get(live.id)
        seat, given = next_answer(live, "once")
        both = [actions.answer(here, live, seat, given, "en"), actions.answer(there, twin, seat, given, "en")]
        assert await asyncio.gather(*both) == [2, 2]
        await there.catch_up(live.id, 2)
        assert shown(live) == shown(twin)
        seat, first = next_answer(live, "first")
        other = GiveAnswer(first.question, "other", first.answer)
        done = await asyncio.gather(
            actions.answer(here, live, seat, first, "en"),
            actions.answer(there, twin, seat, other, "en"),
            return_exceptions=True,
        )
        assert sorted(str(each) for each in done) == ["3", "stale"]

    run(work)


def test_a_message_id_counts_once_even_for_another_question(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        await play(registry, live, 4)
        live.messages.clear()
        seat, given = next_answer(live, "m1")
        first = store.rows(live.id)[1]
        if seat == first.seat:
            assert await actions.answer(registry, live, seat, given, "en") == first.seq
            assert live.number == 5

    run(work)


def test_a_move_that_is_made_while_a_match_is_restored_is_not_missed(store: Store) -> None:
    async def work() -> None:
        here, there = MatchRegistry(store), MatchRegistry(store)
        live = await new_room(here)
        restored = there.restored

        def slow(match: str, upto: int | None = None) -> LiveMatch:
            found = restored(match, upto)
            looked.set()
            moved.wait(60)
            return found

        looked, moved = threading.Event(), threading.Event()
        there.restored = slow  # type: ignore[method-assign]
        getting = asyncio.ensure_future(there.get(live.id))
        await asyncio.to_thread(looked.wait, 60)
        await play(here, live, 1)
        caught_up = asyncio.ensure_future(there.catch_up(live.id, 2))
        await asyncio.sleep(0)
        moved.set()
        await caught_up
        assert (await getting).number == 2

    run(work)


def test_a_match_begins_though_the_process_died_before(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        made = await create.found(registry, NewMatch("demons", ["me", "open"]), "en")
        begin = create.begin
        create.begin = lambda *_: asyncio.sleep(0)  # the process dies here
        try:
            await create.join(registry, made["seats"][1]["invite"], JoinMatch())
        finally:
            create.begin = begin
        other = MatchRegistry(store)
        await store.commit(Job([update(tables.matches).values(touched=0.0)]))
        await application.go_on(other, BotRunner(other, 1))
        assert (await other.get(made["match"])).state == "playing"

    run(work)


def test_a_finished_match_is_put_away_and_still_there(store: Store) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        while not live.is_over():
            await play(registry, live, 1)
        rows, before = store.rows(live.id), shown(live)
        record = json.dumps(actions.record(live, rows))
        assert await registry.archive(time.time() - 60) == 0
        assert await registry.archive(time.time() + 1) == 1
        assert await registry.archive(time.time() + 1) == 0
        assert store.all(select(tables.moves)) == []
        assert len(store.all(select(tables.snapshots))) <= 1
        assert store.rows(live.id) == rows
        again = await MatchRegistry(store).get(live.id)
        assert shown(again) == before
        assert json.dumps(actions.record(again, store.rows(live.id))) == record
        assert replay(record).result is not None
        last = rows[-1]
        assert last.seat is not None
        resent = GiveAnswer("q1", str(last.message), "x")
        assert await actions.answer(registry, again, last.seat, resent, "en") == last.seq
        late = Job([], move=kept_move(live.id, rows[3], "playing", bot_asked=False))
        assert not await store.commit(late)  # a process that slept through it
        await actions.rematch(registry, again, 0, "en")
        assert [row.seq for row in store.rows(live.id)] == list(range(1, len(rows) + 2))

    run(work)


@pytest.mark.parametrize("moves", [3, 40])
@pytest.mark.parametrize("part", ["content", "version"])
def test_a_match_of_other_rules_or_cards_can_only_be_read(sqlite: str, part: str, moves: int) -> None:
    store = Store(sqlite)
    upgrade(store.engine)

    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry, "boets")
        await play(registry, live, moves)
        with store.engine.begin() as connection:
            old = str(getattr(live.game, "content_hash" if part == "content" else part))
            for table, column in (("moves", "data"), ("snapshots", "save")):
                for quote in ('"', '\\"'):
                    for space in ("", " "):
                        key = f"{quote}{part}{quote}:{space}"
                        value = f"{quote}{old}{quote}" if part == "content" else old
                        other = f"{quote}other{quote}" if part == "content" else "-7"
                        change = text(f"UPDATE {table} SET {column} = replace({column}, :old, :new)")
                        connection.execute(change, {"old": key + value, "new": key + other})
        kept = store.rows(live.id)
        again = await MatchRegistry(store).get(live.id)
        for language in ("ru", "en"):
            state = presenter.state(again, 0, language)
            assert state["notice"]["code"] == "readable-only"
            assert (state["state"], state["number"], state["view"]) == ("playing", moves + 1, None)
            assert state["log"]
            assert [presenter.move(again, row, 0, language) for row in kept]
        seat, given = next_answer(live, "new")
        assert await refused(actions.answer(MatchRegistry(store), again, seat, given, "en")) == "readable-only"
        assert await refused(actions.resign(MatchRegistry(store), again, seat, "en")) == "readable-only"
        assert store.rows(live.id) == kept

    run(work)
    store.close()


def test_a_long_match_is_restored_from_its_last_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry, "boets")
        await play(registry, live, 100)
        applied: list[int] = []
        apply = LiveMatch.apply
        monkeypatch.setattr(LiveMatch, "apply", lambda self, row: (applied.append(row.seq), apply(self, row)))
        assert shown(await MatchRegistry(store).get(live.id)) == shown(live)
        assert applied == [97, 98, 99, 100, 101]

    run(work)


def test_memory_holds_only_what_somebody_looks_at(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        looked_at = await new_room(registry)
        looked_at.subscribers.add(Subscriber(None, "en", whole=False))
        for _ in range(30):
            await new_room(registry)
        held = (await new_room(registry)).id
        request = await registry.get(held)  # of somebody who sends very slowly
        later = time.monotonic() + IDLE + 1
        monkeypatch.setattr("ristal.host.registry.time.monotonic", lambda: later)
        registry.forget_idle()
        assert list(registry.registry) == [looked_at.id]
        gc.disable()
        assert sorted(registry.known) == sorted([looked_at.id, held])
        gc.enable()
        assert await registry.get(held) is request

    run(work)
