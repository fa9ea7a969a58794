"""A client at a match, from hello to goodbye, whatever line it came by: what it missed, everything live, and answers
the other way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from msgspec import UNSET, UnsetType

from ristal.host import actions
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.people.talk import Conversations
from ristal.host.presentation.presenter import Presenter
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.host.tokens import INVITE, Pass, hash_token
from ristal.protocol.requests import Hello, SocketAnswer
from ristal.protocol.responses import Ack, Mine, RefusedMessage, Welcome
from ristal.protocol.table_responses import MoveShown

TOGETHER: Final = 64  # moves that are worded before others are heard


async def find_holder(registry: MatchRegistry, token: str) -> Pass:
    """What a token opens to somebody who plays or watches."""
    holder = await registry.find_pass(token)
    if holder is None or holder.kind == INVITE:
        raise ApiError("no-token")
    return holder


async def find_own(registry: MatchRegistry, tokens: Iterable[str]) -> list[Mine]:
    """What the holder of these tokens is asked. A token that opens nothing, or a match that cannot be read, is left
    out: the others can still be played."""
    found = []
    for token in tokens:
        try:
            found.append(await _find_one(registry, token))
        except ApiError as refused:
            if refused.status >= 500:  # not the match is to blame, but we
                raise
    return found


async def _find_one(registry: MatchRegistry, token: str) -> Mine:
    holder = await find_holder(registry, token)
    live = await registry.get(holder.match)
    async with registry.hold(live, token):
        is_asked = holder.seat in live.asked()
        return Mine(live.id, live.game.id, live.name, holder.seat, live.state, live.number, is_asked)


async def catch_up_with(registry: MatchRegistry, live: LiveMatch, since: int) -> None:
    """A reader who has heard of more moves than this process comes from another one: it must not hear of them twice."""
    if since > live.number:
        await registry.catch_up(live.id, since)


async def missed_by(registry: MatchRegistry, live: LiveMatch, holder: Pass, since: int, lang: str) -> list[MoveShown]:
    """What a reader missed who has heard of so many moves."""
    if since >= live.number:
        return []
    rows = list(live.recent.since(since))
    if not rows or rows[0].seq > since + 1:
        # no further than here: a row that another process has just added will be broadcast
        rows = [row.decode() for row in await registry.store.find_rows(live.id, since, live.number)]
    shown, made = Presenter(live), []
    for number, row in enumerate(rows, 1):
        made.append(shown.move(row, holder.seat, lang))
        if number % TOGETHER == 0:
            await asyncio.sleep(0)
    return made


class Client:
    """Somebody who has said hello."""

    def __init__(
        self,
        registry: MatchRegistry,
        conversations: Conversations,
        live: LiveMatch,
        holder: Pass,
        token: str,
        lang: str,
        hello: Hello,
    ) -> None:
        self.registry = registry
        self.conversations = conversations
        self.live = live
        self.holder = holder
        self.token = token
        self.lang = lang
        self.reader = Subscriber(holder.seat, lang, whole=True, frames=hello.frames, token=hash_token(token))
        self.reader.talks = hello.talk and holder.seat is not None
        self.reader.waits = hello.waits

    async def join(self, since: int) -> None:
        """Hear what was missed, and from now on everything."""
        live = self.live
        await catch_up_with(self.registry, live, since)
        async with self.registry.hold(live, self.token):
            missed = await missed_by(self.registry, live, self.holder, since, self.lang)
            live.subscribers.add(self.reader)
            self.reader.say(self._welcome(missed))
        self.registry.tell_presence(live)
        await self.conversations.tell(live)

    def leave(self) -> None:
        for live in {id(each): each for each in (self.live, self.registry.matches.get(self.live.id)) if each}.values():
            live.subscribers.discard(self.reader)
            self.registry.note_leaving(live, self.holder.seat)
            self.registry.tell_presence(live)

    async def speak(self, lang: str) -> None:
        """The state in another language; what comes after it is in it too."""
        async with self.registry.hold(self.live, self.token):
            self.lang = self.reader.language = lang
            self.reader.say(self._welcome([]))

    def _welcome(self, missed: list[MoveShown]) -> Welcome:
        return Welcome(self.live.number, missed, Presenter(self.live).state(self.holder.seat, self.lang))

    async def answer(self, given: SocketAnswer) -> None:
        """Give an answer, and say that it is stored."""
        if self.holder.seat is None:
            raise ApiError("not-yours")
        live = await self.registry.get(self.live.id)
        number = await actions.answer(self.registry, live, self.holder.seat, given, self.lang, self.token)
        self.reader.say(Ack(given.message, number))

    def refuse(self, refused: ApiError, message: str | UnsetType = UNSET) -> None:
        self.reader.say(word_refusal(refused, self.lang, message))


def word_refusal(refused: ApiError, lang: str, message: str | UnsetType = UNSET) -> RefusedMessage:
    problem = refused.body(lang)
    return RefusedMessage(problem.code, problem.message, problem.clause, message)
