"""The host in the page's worker: calls and lines of the page come in, answers go out. Begun by `start`."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from ristal.games import game_ids
from ristal.host import create
from ristal.host.bots.runner import BotRunner
from ristal.host.conversation.client import Client, find_holder, word_refusal
from ristal.host.conversation.inputs import as_name
from ristal.host.errors import ApiError
from ristal.host.people.talk import Conversations
from ristal.host.registry import LANGUAGES, MatchRegistry
from ristal.host.uptime import Uptime
from ristal.offline.aside import have_done
from ristal.offline.browser import Aside, Database, Page
from ristal.offline.call import Call, Host, as_json, find_names, read_call
from ristal.offline.indexed_store import IndexedStore
from ristal.offline.routes import ROUTES
from ristal.protocol import requests
from ristal.protocol.requests import ChangeLanguage, FromClient, Hello, Ping, SocketAnswer
from ristal.protocol.responses import Pong
from ristal.text import translator

ROUND_SECONDS: Final = 5.0  # between two rounds of housekeeping
ARCHIVE_AFTER: Final = 120.0  # seconds from the end of a match until its rows are packed
BOT_PACE: Final = 0.4  # answers of bots come at multiples of it

log = logging.getLogger(__name__)
_decoder: Final = msgspec.json.Decoder(FromClient)


class AsideThinker:
    """Lets bots think in the second worker."""

    def __init__(self, aside: Aside) -> None:
        self.aside = aside

    async def decide(self, match: str, save: str, seat: int, bot: str) -> str:
        text: str = await have_done(self.aside, "decide", save, seat, bot, secrets.randbits(31))
        return text


class Line:
    """A line of the page to a match: what a socket is to a server."""

    def __init__(self, worker: Worker, number: int, match: str, token: str) -> None:
        self.worker = worker
        self.number = number
        self.match = match
        self.token = token
        self.client: Client | None = None
        self.sending: asyncio.Task[None] | None = None

    async def hear(self, text: str) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            message = None
        try:
            await self._follow(message)
        except ApiError as refused:
            if self.client is None:
                self._say(word_refusal(refused, _language(message)))
                self.hang_up()
            else:
                self.client.refuse(refused, message.message if isinstance(message, SocketAnswer) else msgspec.UNSET)

    async def _follow(self, message: Any) -> None:
        client = self.client
        if client is None:
            if not isinstance(message, Hello):
                raise ApiError("bad-request", place="type")
            await self._begin(message)
        elif isinstance(message, Ping):
            client.reader.say(Pong())
        elif isinstance(message, SocketAnswer):
            await client.answer(message)
        elif isinstance(message, ChangeLanguage):
            await client.speak(message.lang)
        else:
            raise ApiError("bad-request", place="type")

    async def _begin(self, hello: Hello) -> None:
        registry = self.worker.host.registry
        token = hello.token or self.token
        holder = await find_holder(registry, token)
        if holder.match != as_name(self.match, requests.MatchId):
            raise ApiError("not-found")
        live = await registry.get(holder.match)
        client = Client(registry, self.worker.host.conversations, live, holder, token, _language(hello), hello)
        await client.join(hello.since)
        self.client = client
        self.sending = asyncio.ensure_future(self._send(client))

    async def _send(self, client: Client) -> None:
        while (message := await client.reader.messages.get()) is not None:
            self.worker.page.say(self.number, message)
        if client.reader.is_ended:
            self._say(word_refusal(ApiError("no-token"), client.lang))
        self.hang_up()

    def _say(self, message: object) -> None:
        self.worker.page.say(self.number, as_json(message))

    def hang_up(self) -> None:
        self.close()
        self.worker.page.hang_up(self.number)

    def close(self) -> None:
        self.worker.lines.pop(self.number, None)
        client, self.client = self.client, None
        if client is not None:
            client.leave()
        if self.sending is not None and self.sending is not asyncio.current_task():
            self.sending.cancel()


def _language(message: Any) -> str:
    wanted = getattr(message, "lang", "")
    return wanted if wanted in LANGUAGES else "en"


class Worker:
    """A host with a database of its own and somebody who thinks aside."""

    def __init__(self, database: Database, aside: Aside, page: Page, pace: float = BOT_PACE) -> None:
        self.page = page
        self.store = IndexedStore(database)
        registry = MatchRegistry(self.store, uptime=Uptime(begins=True))
        self.host = Host(registry, aside, Conversations(registry, self.store))
        self.bots = BotRunner(registry, AsideThinker(aside), pace)
        self.lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # What the page does

    def hear_call(self, number: int, text: str) -> None:
        """Answer a call when there is an answer; others go on meanwhile."""
        self._begin(self._answer(number, text))

    def open_line(self, number: int, match: str, token: str) -> None:
        self.lines[number] = Line(self, number, match, token)

    def hear_line(self, number: int, text: str) -> None:
        line = self.lines.get(number)
        if line is not None:
            self._begin(line.hear(text))

    def close_line(self, number: int) -> None:
        line = self.lines.get(number)
        if line is not None:
            line.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, text: str) -> None:
        status, body = await self.call(text)
        self.page.reply(number, status, body)

    async def call(self, text: str) -> tuple[int, str]:
        """The status and the answer of a call, as a server would give them."""
        language = "en"
        try:
            asked = read_call(text)
            call = Call(self.host, asked, {})
            language = call.language
            is_there = False
            for method, pattern, route in ROUTES:
                names = find_names(pattern, asked.path)
                if names is not None:
                    is_there = True
                    if method == asked.method:
                        call.names = names
                        return 200, as_json(await route(call))
            raise ApiError("wrong-method" if is_there else "needs-server", command="ristal serve")
        except ApiError as refused:
            return refused.status, as_json(refused.body(language))
        except Exception as error:  # our own mistake: where it happened goes to the log, nothing of the match does
            log.exception("broken", exc_info=error)
            return 500, as_json(ApiError("broken").body(language))

    # House

    async def start(self) -> None:
        """Read what is stored, go on with what a bot was asked."""
        for each in LANGUAGES:
            translator(each)
        await self.host.registry.note_uptime()
        await self._go_on(math.inf)  # nobody else could
        self._begin(self._keep_house())

    async def measure(self) -> None:
        """Learn how fast this machine searches: which levels are offered hangs on it."""
        for game in game_ids():
            self.host.speeds[game] = await have_done(self.host.aside, "measure_speed", game)

    async def _go_on(self, before: float) -> None:
        """Matches in which a bot has been to answer, or the first draw to be made, since before this time."""
        registry = self.host.registry
        for match in await self.store.find_due(before):
            try:
                live = await registry.get(match)
                if live.is_ready():
                    await create.begin(registry, match)
                self.bots.wake(live)
            except ApiError:  # one that is damaged does not keep the others waiting
                continue

    async def _keep_house(self) -> None:
        registry = self.host.registry
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await registry.note_uptime()
                registry.forget_idle()
                await registry.settle_doubts()
                await self._go_on(time.time() - ROUND_SECONDS)
                await self.store.archive(time.time() - ARCHIVE_AFTER)
            except Exception as error:
                log.error("housekeeping", exc_info=error)

    async def stop(self) -> None:
        """Stop as if the page were closed."""
        thinking = list(self.bots.tasks.values())
        self.bots.registry.listeners.clear()
        self.bots.registry.matches.clear()  # nobody is woken again
        for line in list(self.lines.values()):
            line.close()
        for task in (ending := [*self._tasks, *thinking]):
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)


async def start(database: Database, aside: Aside, page: Page) -> Worker:
    """Begin; the page may call from now on."""
    worker = Worker(database, aside, page)
    await worker.start()
    return worker
