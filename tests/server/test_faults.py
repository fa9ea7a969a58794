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
from ristal.server import app as application
from ristal.server import deeds, founding, schema, showing
from ristal.server.errors import Refused
from ristal.server.messages import GiveAnswer, JoinMatch, NewMatch
from ristal.server.room import Room
from ristal.server.rooms import IDLE, Rooms, Subscriber
from ristal.server.store import Job, Store, kept_move
from ristal.server.thinking import Thinkers
from ristal.server.upgrade import upgrade


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    upgrade(opened.engine)
    yield opened
    opened.close()


async def new_room(rooms: Rooms, game: str = "vstrechny") -> Room:
    made = await founding.found(rooms, NewMatch(game, ["me", "me"]), "en")
    return await rooms.get(made["match"])


def next_answer(room: Room, message: str) -> tuple[int, GiveAnswer]:
    assert room.match is not None
    seat = room.asked()[0]
    return seat, GiveAnswer(room.question, message, room.match.legal(seat)[0])


async def play(rooms: Rooms, room: Room, moves: int) -> None:
    for _ in range(moves):
        seat, given = next_answer(room, f"m{room.number}")
        await deeds.answer(rooms, room, seat, given, "en")


def shown(room: Room) -> str:
    return json.dumps([showing.state(room, seat, "en") for seat in (0, 1, None)])


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
            raise Refused("unavailable")

        self.store._commit = fail  # type: ignore[method-assign]
        if self.reading:
            self.store.all = unread  # type: ignore[method-assign]

    def __exit__(self, *_: object) -> None:
        del self.store._commit
        if self.reading:
            del self.store.all


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.code


def test_what_cannot_be_kept_did_not_happen(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        reader = Subscriber(0, "en", whole=True)
        room.subscribers.add(reader)
        before = shown(room)
        seat, given = next_answer(room, "once")
        with Broken(store):
            both = [asyncio.ensure_future(deeds.answer(rooms, room, seat, given, "en")) for _ in range(2)]
            assert [await refused(each) for each in both] == ["unavailable", "unavailable"]
        assert shown(room) == before
        assert reader.messages.empty()
        number = await deeds.answer(rooms, room, seat, given, "en")
        assert number == room.number == 2
        assert (room.subscribers, reader.messages.qsize()) == ({reader}, 1)

    run(work)


def test_when_only_the_good_news_was_lost_the_answer_counts(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        reader = Subscriber(0, "en", whole=True)
        room.subscribers.add(reader)
        seat, given = next_answer(room, "once")
        with Broken(store, after=True):
            assert await deeds.answer(rooms, room, seat, given, "en") == 2
        assert await deeds.answer(rooms, room, seat, given, "en") == 2
        assert (room.number, reader.messages.qsize()) == (2, 1)

    run(work)


def test_a_doubt_is_settled_when_the_database_is_back(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        reader = Subscriber(0, "en", whole=True)
        room.subscribers.add(reader)
        seat, given = next_answer(room, "once")
        with Broken(store, after=True, reading=True):
            assert await refused(deeds.answer(rooms, room, seat, given, "en")) == "unavailable"
            assert await refused(deeds.answer(rooms, room, seat, given, "en")) == "unavailable"
        await rooms.settle_doubts()
        assert (room.number, reader.messages.qsize()) == (2, 1)
        assert await deeds.answer(rooms, room, seat, given, "en") == 2

    run(work)


def test_a_request_that_is_given_up_ends_nothing(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        reader = Subscriber(1, "en", whole=True)
        room.subscribers.add(reader)
        seat, given = next_answer(room, "once")
        task = asyncio.ensure_future(deeds.answer(rooms, room, seat, given, "en"))
        while not room.is_doubtful:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await deeds.answer(rooms, room, seat, given, "en") == 2  # the writer lives, the answer counts once
        assert (room.number, reader.messages.qsize()) == (2, 1)

    run(work)


def test_a_full_disk_is_said_and_changes_nothing(sqlite: str) -> None:
    store = Store(sqlite)
    upgrade(store.engine)
    most = [1]

    @event.listens_for(store.engine, "begin")
    def limit(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most[0]}")  # never below what there is

    async def work() -> None:
        rooms = Rooms(store)
        most[0] = 1_000_000
        room = await new_room(rooms, "unmatched")
        most[0] = 1
        refusal = ""
        while not refusal:
            before = shown(room)
            seat, given = next_answer(room, f"m{room.number}")
            try:
                await deeds.answer(rooms, room, seat, given, "en")
            except Refused as refused:
                refusal = refused.code
        assert refusal == "unavailable"
        assert shown(room) == before
        most[0] = 1_000_000
        assert await deeds.answer(rooms, room, seat, given, "en") == room.number

    run(work)
    store.close()


def test_two_processes_and_one_message(store: Store) -> None:
    """The same answer sent to both counts once and is acknowledged by both; another one comes too late."""

    async def work() -> None:
        here, there = Rooms(store), Rooms(store)
        room = await new_room(here)
        twin = await there.get(room.id)
        seat, given = next_answer(room, "once")
        both = [deeds.answer(here, room, seat, given, "en"), deeds.answer(there, twin, seat, given, "en")]
        assert await asyncio.gather(*both) == [2, 2]
        await there.catch_up(room.id, 2)
        assert shown(room) == shown(twin)
        seat, first = next_answer(room, "first")
        other = GiveAnswer(first.question, "other", first.answer)
        done = await asyncio.gather(
            deeds.answer(here, room, seat, first, "en"),
            deeds.answer(there, twin, seat, other, "en"),
            return_exceptions=True,
        )
        assert sorted(str(each) for each in done) == ["3", "stale"]

    run(work)


def test_a_message_id_counts_once_even_for_another_question(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        await play(rooms, room, 4)
        room.messages.clear()
        seat, given = next_answer(room, "m1")
        first = store.rows(room.id)[1]
        if seat == first.seat:
            assert await deeds.answer(rooms, room, seat, given, "en") == first.seq
            assert room.number == 5

    run(work)


def test_a_move_that_is_made_while_a_match_is_restored_is_not_missed(store: Store) -> None:
    async def work() -> None:
        here, there = Rooms(store), Rooms(store)
        room = await new_room(here)
        restored = there.restored

        def slow(match: str, upto: int | None = None) -> Room:
            found = restored(match, upto)
            looked.set()
            moved.wait(60)
            return found

        looked, moved = threading.Event(), threading.Event()
        there.restored = slow  # type: ignore[method-assign]
        getting = asyncio.ensure_future(there.get(room.id))
        await asyncio.to_thread(looked.wait, 60)
        await play(here, room, 1)
        caught_up = asyncio.ensure_future(there.catch_up(room.id, 2))
        await asyncio.sleep(0)
        moved.set()
        await caught_up
        assert (await getting).number == 2

    run(work)


def test_a_match_begins_though_the_process_died_before(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        made = await founding.found(rooms, NewMatch("demons", ["me", "open"]), "en")
        begin = founding.begin
        founding.begin = lambda *_: asyncio.sleep(0)  # the process dies here
        try:
            await founding.join(rooms, made["seats"][1]["invite"], JoinMatch())
        finally:
            founding.begin = begin
        other = Rooms(store)
        await store.commit(Job([update(schema.matches).values(touched=0.0)]))
        await application.go_on(other, Thinkers(other, 1))
        assert (await other.get(made["match"])).state == "playing"

    run(work)


def test_a_finished_match_is_put_away_and_still_there(store: Store) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms)
        while not room.is_over():
            await play(rooms, room, 1)
        rows, before = store.rows(room.id), shown(room)
        record = json.dumps(deeds.record(room, rows))
        assert await rooms.archive(time.time() - 60) == 0
        assert await rooms.archive(time.time() + 1) == 1
        assert await rooms.archive(time.time() + 1) == 0
        assert store.all(select(schema.moves)) == []
        assert len(store.all(select(schema.snapshots))) <= 1
        assert store.rows(room.id) == rows
        again = await Rooms(store).get(room.id)
        assert shown(again) == before
        assert json.dumps(deeds.record(again, store.rows(room.id))) == record
        assert replay(record).result is not None
        last = rows[-1]
        assert last.seat is not None
        resent = GiveAnswer("q1", str(last.message), "x")
        assert await deeds.answer(rooms, again, last.seat, resent, "en") == last.seq
        late = Job([], move=kept_move(room.id, rows[3], "playing", bot_asked=False))
        assert not await store.commit(late)  # a process that slept through it
        await deeds.rematch(rooms, again, 0, "en")
        assert [row.seq for row in store.rows(room.id)] == list(range(1, len(rows) + 2))

    run(work)


@pytest.mark.parametrize("moves", [3, 40])
@pytest.mark.parametrize("part", ["content", "version"])
def test_a_match_of_other_rules_or_cards_can_only_be_read(sqlite: str, part: str, moves: int) -> None:
    store = Store(sqlite)
    upgrade(store.engine)

    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms, "boets")
        await play(rooms, room, moves)
        with store.engine.begin() as connection:
            old = str(getattr(room.game, "content_hash" if part == "content" else part))
            for table, column in (("moves", "data"), ("snapshots", "save")):
                for quote in ('"', '\\"'):
                    for space in ("", " "):
                        key = f"{quote}{part}{quote}:{space}"
                        value = f"{quote}{old}{quote}" if part == "content" else old
                        other = f"{quote}other{quote}" if part == "content" else "-7"
                        change = text(f"UPDATE {table} SET {column} = replace({column}, :old, :new)")
                        connection.execute(change, {"old": key + value, "new": key + other})
        kept = store.rows(room.id)
        again = await Rooms(store).get(room.id)
        for language in ("ru", "en"):
            state = showing.state(again, 0, language)
            assert state["notice"]["code"] == "readable-only"
            assert (state["state"], state["number"], state["view"]) == ("playing", moves + 1, None)
            assert state["log"]
            assert [showing.move(again, row, 0, language) for row in kept]
        seat, given = next_answer(room, "new")
        assert await refused(deeds.answer(Rooms(store), again, seat, given, "en")) == "readable-only"
        assert await refused(deeds.resign(Rooms(store), again, seat, "en")) == "readable-only"
        assert store.rows(room.id) == kept

    run(work)
    store.close()


def test_a_long_match_is_restored_from_its_last_snapshot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        room = await new_room(rooms, "boets")
        await play(rooms, room, 100)
        applied: list[int] = []
        apply = Room.apply
        monkeypatch.setattr(Room, "apply", lambda self, row: (applied.append(row.seq), apply(self, row)))
        assert shown(await Rooms(store).get(room.id)) == shown(room)
        assert applied == [97, 98, 99, 100, 101]

    run(work)


def test_memory_holds_only_what_somebody_looks_at(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        rooms = Rooms(store)
        looked_at = await new_room(rooms)
        looked_at.subscribers.add(Subscriber(None, "en", whole=False))
        for _ in range(30):
            await new_room(rooms)
        held = (await new_room(rooms)).id
        request = await rooms.get(held)  # of somebody who sends very slowly
        later = time.monotonic() + IDLE + 1
        monkeypatch.setattr("ristal.server.rooms.time.monotonic", lambda: later)
        rooms.forget_idle()
        assert list(rooms.rooms) == [looked_at.id]
        gc.disable()
        assert sorted(rooms.known) == sorted([looked_at.id, held])
        gc.enable()
        assert await rooms.get(held) is request

    run(work)
