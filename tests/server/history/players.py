"""People who sit at a table: they answer, wrongly too, send things twice, take back, offer, resign, change devices."""

from __future__ import annotations

import asyncio
import contextlib
import random
from itertools import count
from typing import Any, Final

from history.calls import Calls, Desk
from history.proxy import stopped
from history.readers import Socket
from history.recording import OK, REFUSED, UNKNOWN, History, Operation

TRIES: Final = 12  # how often a client sends the same answer again before it gives up
NEVER_SAID: Final = "nobody says this"
AGAIN: Final = (0.1, 0.6)  # seconds until something is sent again
GONE: Final = ("no-token", "not-found")


class Player:
    """One seat: its socket shows the table, or it asks; what it does next is left to chance."""

    def __init__(
        self, calls: Calls, history: History, table: int, seat: int, token: str, seed: str, is_patient: bool
    ) -> None:
        self.name = f"{history.match}/{seat}"
        self.calls = calls
        self.history = history
        self.seat = seat
        self.token = token
        self.chance = random.Random(f"{seed} player {seat}")
        self.desk = Desk(calls, history, table, self.name)
        self.table = table
        self.is_patient = is_patient  # plays to the end that the rules make
        self.answers = 0
        self.limit = self.chance.randint(5, 120)
        self.must_end = False  # time is up
        self.is_out = False  # its token was lost with a reply
        self.messages = count(1)
        self.socket: Socket | None = None
        self._task: asyncio.Task[None] | None = None
        if self.chance.random() < 0.7:
            self._open_socket()

    def _open_socket(self) -> None:
        name = f"{self.name} socket {next(self.messages)}"
        self.socket = Socket(self.calls, self.history, self.table, name, self.token, self.seat)
        self._task = asyncio.ensure_future(self.socket.run())

    async def close(self) -> None:
        if self._task is not None:
            await stopped(self._task)

    def _process(self) -> int:
        return self.chance.randrange(len(self.calls.http))

    async def play(self) -> None:
        """Until the match is over."""
        while not self.is_out:
            state = await self._look()
            if state is None:
                await asyncio.sleep(self.chance.uniform(*AGAIN))
            elif state["state"] == "over":
                return
            elif state["state"] == "waiting":
                await self._wait(0.3)
            else:
                await self._act(state)

    async def _look(self) -> dict[str, Any] | None:
        if self.socket is not None and self.socket.state is not None:
            return self.socket.state
        state = await self.desk.look(self._process(), self.token)
        if state is None and self.socket is None:
            outcome, said = await self.calls.request(
                self._process(), "GET", f"matches/{self.history.match}", self.table, self.token
            )
            self.is_out = outcome == REFUSED and said["code"] in GONE
        return state

    async def _wait(self, seconds: float) -> None:
        """For news, or for a while."""
        if self.socket is None:
            await asyncio.sleep(seconds / 2)
            return
        self.socket.news.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.socket.news.wait()

    async def _act(self, state: dict[str, Any]) -> None:
        offer, question = state["offer"], state["question"]
        if offer is not None and not offer["mine"] and self.seat not in offer["agreed"] and self.chance.random() < 0.8:
            await self._reply(offer["kind"])
        elif self._wants_to_end():
            await self._end(is_offered=offer is not None)
        elif question is not None and question["mine"] and state["answers"]:
            await self._deed(state)
        else:
            if self.chance.random() < 0.02:
                await self._change("undo", "undo", {})
            await self._wait(0.4)

    def _wants_to_end(self) -> bool:
        return self.must_end or (not self.is_patient and self.answers >= self.limit)

    async def _end(self, is_offered: bool) -> None:
        """Where two play one of them resigns; three agree on a draw."""
        if self.history.seats == 2:
            await self._change("resign", "resign", {})
        elif self.seat == 0 and not is_offered:
            await self._change("draw-offer", "draw", {})
        else:
            await self._wait(0.5)

    async def _reply(self, kind: str) -> None:
        accept = self.chance.random() < (0.9 if self.must_end else 0.5 if kind == "undo" else 0.15)
        await self._change(f"{kind}-{'accept' if accept else 'decline'}", kind, {"accept": accept})

    async def _deed(self, state: dict[str, Any]) -> None:
        """Mostly an answer."""
        deeds = [
            (0.80, self._answer),
            (0.04, self._answer_twice),
            (0.03, self._answer_against_oneself),
            (0.04, self._answer_wrongly),
            (0.03, self._take_back),
            (0.02, self._offer_draw),
            (0.02, self._rename),
            (0.004, self._change_device),
            (0.01, self._resign),
        ]
        chosen = self.chance.choices([deed for _, deed in deeds], [weight for weight, _ in deeds])[0]
        await chosen(state)

    # Answering

    def _new(self, state: dict[str, Any]) -> dict[str, Any]:
        answer = self.chance.choice(state["answers"])["answer"]
        message = f"{self.seat}-{next(self.messages)}"
        return {"question": state["question"]["id"], "message": message, "answers": [answer]}

    async def _answer(self, state: dict[str, Any]) -> None:
        """Once, as the page does: what is not acknowledged is sent again, to whichever process."""
        self.answers += 1
        sent = self._new(state)
        if self.socket is not None and self.chance.random() < 0.7:
            await self._answer_by_socket(sent)
            return
        for _ in range(TRIES):
            if (await self._post(sent, self._process())).outcome != UNKNOWN or self._gives_up():
                return

    async def _answer_by_socket(self, sent: dict[str, Any]) -> None:
        socket, message = self.socket, sent["message"]
        assert socket is not None
        await socket.answer(sent)
        for _ in range(10 * TRIES):
            await self._wait(0.3)
            ended = socket.ended.get(message)
            if ended is not None and ended.outcome != UNKNOWN:
                return
            if ended is not None:  # the database was away: the same again
                del socket.ended[message]
                await asyncio.sleep(self.chance.uniform(*AGAIN))
                await socket.answer(sent)
            if self._gives_up(0.005):
                break
        socket.give_up(message)

    def _gives_up(self, chance: float = 0.1) -> bool:
        """Somebody reloads the page, say: what was sent may count or not."""
        return self.chance.random() < chance

    async def _post(self, sent: dict[str, Any], process: int) -> Operation:
        return await self._change("answer", "answers", sent, sent, process)

    async def _answer_twice(self, state: dict[str, Any]) -> None:
        """The same message to all processes at once, and to one of them twice."""
        self.answers += 1
        sent, processes = self._new(state), range(len(self.calls.http))
        await asyncio.gather(*(self._post(sent, process) for process in (*processes, self._process())))

    async def _answer_against_oneself(self, state: dict[str, Any]) -> None:
        """Two different answers to one question, from two devices at once: one of them counts."""
        self.answers += 1
        await asyncio.gather(
            self._post(self._new(state), self._process()), self._post(self._new(state), self._process())
        )

    async def _answer_wrongly(self, state: dict[str, Any]) -> None:
        """To a question that is no longer open, or what the rules do not know."""
        sent = self._new(state)
        opened = int(sent["question"].removeprefix("q"))
        wrong: list[dict[str, Any]] = [{"answers": [NEVER_SAID]}, {"question": f"q{max(0, opened - 1)}"}]
        await self._post({**sent, **self.chance.choice(wrong)}, self._process())

    # All else

    async def _change(
        self, kind: str, path: str, body: dict[str, Any], sent: dict[str, Any] | None = None, process: int | None = None
    ) -> Operation:
        where = self._process() if process is None else process
        path = f"matches/{self.history.match}/{path}"
        operation = await self.desk.change(where, kind, self.seat, path, self.token, body, sent)
        if operation.outcome == REFUSED and operation.got["code"] in GONE and not self.is_out:
            self.is_out = True
            self.calls.count["seat lost with a reply", OK] += 1
        if operation.outcome != OK:
            await asyncio.sleep(0.02 if operation.outcome == REFUSED else self.chance.uniform(*AGAIN))
        return operation

    async def _take_back(self, _: dict[str, Any]) -> None:
        await self._change("undo", "undo", {"count": self.chance.choice((1, 1, 1, 2))})

    async def _offer_draw(self, _: dict[str, Any]) -> None:
        await self._change("draw-offer", "draw", {})

    async def _resign(self, _: dict[str, Any]) -> None:
        if not self.is_patient:
            await self._change("resign", "resign", {})

    async def _rename(self, _: dict[str, Any]) -> None:
        name = f"{self.seat}-{next(self.messages)}"
        await self._change("sit", "seat", {"action": "name", "name": name}, {"name": name})

    async def _change_device(self, _: dict[str, Any]) -> None:
        """Another token, asked for once or by two devices at a time; a reply that is lost takes the seat with it."""
        asked = (self._change("device", "seat", {"action": "move"}) for _ in range(self.chance.choice((1, 1, 2))))
        moved = [each for each in await asyncio.gather(*asked) if each.outcome == OK]
        if moved:
            self.is_out, self.token = False, moved[0].got["token"]
            if self.socket is not None:
                await self.close()
                self._open_socket()
