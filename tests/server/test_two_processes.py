"""Two processes on one store, none of which owns a match: what one has done the other does not miss."""

from __future__ import annotations

import asyncio

from sqlalchemy import update
from test_faults import Broken, NoThinker, new_room, next_answer, play, refused, run, shown

from ristal.host import actions, create
from ristal.host.bots.runner import BotRunner
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.protocol.requests import GiveAnswer, JoinMatch, NewMatch
from ristal.server import app as application
from ristal.server.storage import tables
from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.writer import Job


def test_two_processes_and_one_message(store: SqlStore) -> None:
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


def test_what_another_process_did_is_read_later_where_it_cannot_be_read_now(store: SqlStore) -> None:
    async def work() -> None:
        here, there = MatchRegistry(store), MatchRegistry(store)
        live = await new_room(here)
        twin = await there.get(live.id)
        reader = Subscriber(0, "en", whole=True)
        twin.subscribers.add(reader)
        await play(here, live, 1)
        with Broken(store, reading=True):
            assert await refused(there.catch_up(live.id, 2)) == "unavailable"
        await there.settle_doubts()
        assert (twin.number, reader.messages.qsize()) == (2, 1)
        assert shown(live) == shown(twin)

    run(work)


def test_an_answer_to_a_question_that_another_process_has_asked(store: SqlStore) -> None:
    """Whoever answers may know more than the process that they send it to."""

    async def work() -> None:
        here, there = MatchRegistry(store), MatchRegistry(store)
        live = await new_room(here)
        twin = await there.get(live.id)
        await play(here, live, 2)
        seat, given = next_answer(live, "ahead")
        assert await actions.answer(there, twin, seat, given, "en") == 4
        for nobody_asked in ("q99", "q", "99", "q-1", "q١", "q" + "9" * 31):
            wrong = GiveAnswer(nobody_asked, "wrong", given.answer)
            assert await refused(actions.answer(there, twin, seat, wrong, "en")) == "stale"

    run(work)


def test_a_move_that_is_made_while_a_match_is_restored_is_not_missed(store: SqlStore) -> None:
    async def work() -> None:
        here, there = MatchRegistry(store), MatchRegistry(store)
        live = await new_room(here)
        load = there.load

        async def slow(match: str, upto: int | None = None) -> LiveMatch:
            found = await load(match, upto)
            looked.set()
            await moved.wait()
            return found

        looked, moved = asyncio.Event(), asyncio.Event()
        there.load = slow  # type: ignore[method-assign]
        getting = asyncio.ensure_future(there.get(live.id))
        await looked.wait()
        await play(here, live, 1)
        caught_up = asyncio.ensure_future(there.catch_up(live.id, 2))
        await asyncio.sleep(0)
        moved.set()
        await caught_up
        assert (await getting).number == 2

    run(work)


def test_a_match_begins_though_the_process_died_before(store: SqlStore) -> None:
    async def work() -> None:
        registry = MatchRegistry(store)
        made = await create.create_match(registry, NewMatch("demons", ["me", "open"]), "en")
        begin = create.begin
        create.begin = lambda *_: asyncio.sleep(0)  # the process dies here
        try:
            await create.join(registry, str(made.seats[1].invite), JoinMatch())
        finally:
            create.begin = begin
        other = MatchRegistry(store)
        await store.writer.commit(Job([update(tables.matches).values(touched=0.0)]))
        await application.go_on(other, BotRunner(other, NoThinker(), pace=0.0))
        assert (await other.get(made.match)).state == "playing"

    run(work)
