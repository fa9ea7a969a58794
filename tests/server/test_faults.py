"""Disks that are full, databases that are gone, requests that are given up: what was not kept did not happen."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, select, text
from sqlalchemy.exc import OperationalError

from ristal import replay
from ristal.host import actions, create
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.presentation.record import make_record
from ristal.host.registry import IDLE, MatchRegistry, Subscriber
from ristal.host.storage.rows import Row, encode_row
from ristal.host.storage.store import Append
from ristal.protocol.requests import GiveAnswer, NewMatch
from ristal.server.storage import tables
from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.upgrade import upgrade
from ristal.server.storage.writer import Job


def read(store: SqlStore, match: str) -> list[Row]:
    return [row.decode() for row in store.read_rows(match)]


async def new_room(registry: MatchRegistry, game: str = "vstrechny") -> LiveMatch:
    made = await create.create_match(registry, NewMatch(game, ["me", "me"]), "en")
    return await registry.get(made.match)


def next_answer(live: LiveMatch, message: str) -> tuple[int, GiveAnswer]:
    assert live.match is not None
    seat = live.asked()[0]
    return seat, GiveAnswer(live.question, message, live.match.legal(seat)[0])


async def play(registry: MatchRegistry, live: LiveMatch, moves: int) -> None:
    for _ in range(moves):
        seat, given = next_answer(live, f"m{live.number}")
        await actions.answer(registry, live, seat, given, "en")


def shown(live: LiveMatch) -> str:
    return msgspec.json.encode([Presenter(live).state(seat, "en") for seat in (0, 1, None)]).decode()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


class NoThinker:
    """Where no bot sits, none has to think."""

    async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
        raise AssertionError("nobody asked a bot")


class Broken:
    """A store whose writing fails, before or after it has written; perhaps its reading too."""

    def __init__(self, store: SqlStore, after: bool = False, reading: bool = False) -> None:
        self.store = store
        self.after = after
        self.reading = reading

    def __enter__(self) -> None:
        commit = self.store.writer._commit

        def fail(jobs: list[Job]) -> list[bool]:
            if self.after:
                commit(jobs)
            raise OperationalError("INSERT", {}, Exception("secret card"))

        def unread(_: Any) -> list[Any]:
            raise ApiError("unavailable")

        self.store.writer._commit = fail  # type: ignore[method-assign]
        if self.reading:
            self.store.all = unread  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        del self.store.writer._commit
        if self.reading:
            del self.store.all


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(ApiError) as caught:
        await work
    return caught.value.code


def test_what_cannot_be_kept_did_not_happen(store: SqlStore) -> None:
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


def test_when_only_the_good_news_was_lost_the_answer_counts(store: SqlStore) -> None:
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


def test_a_doubt_is_settled_when_the_database_is_back(store: SqlStore) -> None:
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


def test_a_request_that_is_given_up_ends_nothing(store: SqlStore) -> None:
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
    store = SqlStore(sqlite)
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


def test_a_message_id_counts_once_even_for_another_question(store: SqlStore) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        await play(registry, live, 4)
        live.messages.clear()
        seat, given = next_answer(live, "m1")
        first = read(store, live.id)[1]
        if seat == first.seat:
            assert await actions.answer(registry, live, seat, given, "en") == first.seq
            assert live.number == 5

    run(work)


def test_a_finished_match_is_put_away_and_still_there(store: SqlStore) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        live = await new_room(registry)
        while not live.is_over():
            await play(registry, live, 1)
        rows, before = read(store, live.id), shown(live)
        record = json.dumps(make_record(live, rows))
        assert await store.archive(time.time() - 60) == 0
        assert await store.archive(time.time() + 1) == 1
        assert await store.archive(time.time() + 1) == 0
        assert store.all(select(tables.moves)) == []
        assert len(store.all(select(tables.snapshots))) <= 1
        assert read(store, live.id) == rows
        again = await MatchRegistry(store).get(live.id)
        assert shown(again) == before
        assert json.dumps(make_record(again, read(store, live.id))) == record
        assert replay(record).result is not None
        last = rows[-1]
        assert last.seat is not None
        resent = GiveAnswer("q1", str(last.message), "x")
        assert await actions.answer(registry, again, last.seat, resent, "en") == last.seq
        late = Append(live.id, encode_row(rows[3]), "playing", is_due=False)
        assert not await store.append(late)  # a process that slept through it
        await actions.rematch(registry, again, 0, False, "en")
        assert [row.seq for row in read(store, live.id)] == list(range(1, len(rows) + 2))

    run(work)


@pytest.mark.parametrize("moves", [3, 40])
@pytest.mark.parametrize("part", ["content", "version"])
def test_a_match_of_other_rules_or_cards_can_only_be_read(sqlite: str, part: str, moves: int) -> None:
    store = SqlStore(sqlite)
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
        kept = read(store, live.id)
        again = await MatchRegistry(store).get(live.id)
        for language in ("ru", "en"):
            state = Presenter(again).state(0, language)
            assert state.notice is not None
            assert state.notice.code == "readable-only"
            assert (state.state, state.number, state.view) == ("playing", moves + 1, None)
            assert state.log
            assert [Presenter(again).move(row, 0, language) for row in kept]
        seat, given = next_answer(live, "new")
        assert await refused(actions.answer(MatchRegistry(store), again, seat, given, "en")) == "readable-only"
        assert await refused(actions.resign(MatchRegistry(store), again, seat, "en")) == "readable-only"
        assert read(store, live.id) == kept

    run(work)
    store.close()


def test_a_long_match_is_restored_from_its_last_snapshot(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_memory_holds_only_what_somebody_looks_at(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
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
        assert list(registry.matches) == [looked_at.id]
        gc.disable()
        assert sorted(registry.known) == sorted([looked_at.id, held])
        gc.enable()
        assert await registry.get(held) is request

    run(work)
