"""Workers are shared by address: one that asks for much takes its turn like everybody else."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from in_a_thread import in_a_thread
from serving_client import Served, address, found, players

from ristal.server import settings
from ristal.server.workers.fair_queue import FairQueue
from ristal.server.workers.pool import Stuck, Workers


def served_in_order(tasks: str, places: int = 1) -> str:
    """The order in which one-letter addresses are served: each begins when another has ended, the first come first."""
    queue: FairQueue[str] = FairQueue()
    for each in tasks:
        queue.add(each, each)
    order: list[str] = []
    running: list[str] = []
    while len(queue):
        while (taken := queue.take(places - len(running))) is not None:
            order.append(taken)
            running.append(taken)
        queue.done(running.pop(0))
    return "".join(order)


@pytest.mark.parametrize(
    ("tasks", "places", "order"),
    [
        ("aaabc", 1, "abcaa"),
        ("aaaaaaaab", 1, "abaaaaaaa"),
        ("aabbcc", 1, "abcabc"),
        ("aaaab", 2, "abaaa"),  # the second place is kept for b
        ("aaaa", 2, "aaaa"),
        ("aaaabb", 3, "ababaa"),
        ("", 1, ""),
    ],
)
def test_addresses_take_turns(tasks: str, places: int, order: str) -> None:
    assert served_in_order(tasks, places) == order


def test_the_last_place_is_kept_for_whoever_has_none() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(10):
        queue.add("a", number)
    assert [queue.take(free) for free in (3, 2, 1)] == [0, 1, None]
    queue.add("b", 100)
    assert queue.take(1) == 100
    assert queue.take(0) is None


def test_who_comes_later_but_was_not_served_yet_is_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add("a", "a1")
    queue.add("a", "a2")
    assert queue.take(1) == "a1"
    queue.add("b", "b1")
    queue.done("a")
    assert queue.take(1) == "b1"


def test_nothing_is_kept_of_addresses_that_are_gone() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1000):
        queue.add(f"a{number}", "x")
        if number % 2:
            queue.remove(f"a{number}", "x")
        else:
            assert queue.take(1) == "x"
            queue.done(f"a{number}")
    assert len(queue) == 0
    assert not queue.running
    assert not queue._queues
    assert not queue._served


# Real processes


def run(count: int, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        workers = Workers(count)
        try:
            await work(workers)
        finally:
            workers.stop()

    in_a_thread(all_of_it())


def test_processes_are_given_in_turns() -> None:
    async def work(workers: Workers) -> None:
        order: list[str] = []

        async def ask(who: str) -> None:
            await workers.do(math.isqrt, 49, address=who)
            order.append(who)

        await asyncio.gather(*(ask(who) for who in "aaaaabc"))
        assert "".join(order) == "abcaaaa"

    run(1, work)


def test_a_newcomer_does_not_wait_for_what_others_began(tmp_path: Path) -> None:
    """One address has more to do than all its processes can; another is answered while all of it still waits."""
    gate = tmp_path / "gate"

    async def work(workers: Workers) -> None:
        busy = [asyncio.ensure_future(workers.do(wait_for, str(gate), address="worst")) for _ in range(5)]
        assert await workers.do(math.isqrt, 49, address="other") == 7
        assert not any(each.done() for each in busy)
        assert workers.waiting_of("worst") == 4
        gate.touch()
        assert await asyncio.gather(*busy) == ["open"] * 5

    run(2, work)


def wait_for(gate: str) -> str:
    while not Path(gate).exists():
        time.sleep(0.01)
    return "open"


def test_who_stops_waiting_leaves_the_queue_and_keeps_no_process(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def work(workers: Workers) -> None:
        running = asyncio.ensure_future(workers.do(wait_for, str(gate), address="a"))
        waiting = asyncio.ensure_future(workers.do(math.isqrt, 4, address="a"))
        while not workers.busy:
            await asyncio.sleep(0.01)
        waiting.cancel()
        running.cancel()  # what it began goes on, and nobody else is given its process or its answer
        await asyncio.gather(waiting, running, return_exceptions=True)
        assert workers.waiting == 0
        next_one = asyncio.ensure_future(workers.do(math.isqrt, 81, address="b"))
        await asyncio.sleep(0)
        assert workers.waiting == 1
        gate.touch()
        assert await next_one == 9

    run(1, work)


def test_a_task_that_fails_costs_no_process() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(Stuck):
            await workers.do(math.isqrt, -1)
        pids = {worker.process.pid for worker in workers._free if worker is not None}
        assert await workers.do(math.isqrt, 64) == 8
        assert pids == {worker.process.pid for worker in workers._free if worker is not None}

    run(1, work)


# Budgets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('data') / 'ristal.db'}")
    yield served
    served.stop()


def test_bots_among_themselves_have_a_small_budget(server: Served) -> None:
    body = {"game": "vstrechny", "sitters": ["bot:ismcts:5s", "bot:ismcts:5s"]}
    statuses = [
        server.http.post("/api/matches", json=body, headers=address(900)).status_code
        for _ in range(settings.BOT_MATCHES + 2)
    ]
    assert statuses == [201] * settings.BOT_MATCHES + [429] * 2
    other = {"game": "vstrechny", "sitters": ["me", "bot:novice"]}
    assert server.http.post("/api/matches", json=other, headers=address(900)).status_code == 201
    assert server.http.post("/api/matches", json=body, headers=address(901)).status_code == 201


def test_a_rematch_counts_as_a_match(sqlite: str) -> None:
    """R5: found and resign, or play again, was not counted at all."""
    import httpx

    from ristal.server.app import make_app
    from ristal.server.http.rate_limits import MatchQuota

    async def all_of_it() -> None:
        app = make_app(sqlite, thinkers=1)
        async with app.router.lifespan_context(app):
            app.state.quota = MatchQuota(app.state.store, a_day=3)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http:
                made = (await http.post("/api/matches", json={"game": "vstrechny"})).json()
                match, token = made["match"], made["seats"][0]["token"]
                codes = []
                for _ in range(3):
                    headers = {"Authorization": f"Bearer {token}"}
                    await http.post(f"/api/matches/{match}/resign", headers=headers)
                    again = await http.post(f"/api/matches/{match}/rematch", headers=headers)
                    codes.append(again.json().get("code", again.status_code))
                    if again.status_code != 200:
                        break
                    other = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
                    sits = (await http.post(f"/api/matches/{match}/rematch", headers=other)).json()
                    match, token = again.json()["match"], again.json()["token"]
                    made = {"seats": [{"token": token}, {"token": sits["token"]}]}
                assert codes == [200, 200, "too-many-today"]

    asyncio.run(all_of_it())


def test_hints_of_one_address_do_not_use_up_those_of_another(server: Served) -> None:
    """R5: as soon as four waited, everybody heard 429."""
    made = found(server.http, "vstrechny", ["me", "me"])
    asked = players(server.http, made)[0].state()["asked"][0]
    headers = {"Authorization": f"Bearer {made['seats'][asked]['token']}"}
    path = f"/api/matches/{made['match']}/hint"
    with ThreadPoolExecutor(8) as threads:
        ask = partial(server.http.post, path, headers={**headers, **address(910)})
        mine = [each.result().status_code for each in [threads.submit(ask) for _ in range(8)]]
    assert set(mine) == {200, 429}
    assert server.http.post(path, headers={**headers, **address(911)}).status_code == 200
