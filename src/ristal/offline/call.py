"""A call of the page: what a request is to a server, without a web between the two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from ristal.host.conversation.client import find_holder
from ristal.host.conversation.inputs import as_query, checked, choose_language
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.people.talk import Conversations
from ristal.host.registry import MatchRegistry
from ristal.host.tokens import Pass
from ristal.offline.browser import Aside
from ristal.offline.reviews import Reviews
from ristal.protocol import requests

T = TypeVar("T")
TOKENS_AT_ONCE: Final = 200


class Asked(Struct):
    """What the page asks for: `path` without `/api/`, `query` with the language, `body` as text."""

    method: str
    path: str
    query: dict[str, str] = {}
    token: str = ""
    body: str = ""


class Host:
    """All that the routes work with."""

    def __init__(self, registry: MatchRegistry, aside: Aside, conversations: Conversations) -> None:
        self.registry = registry
        self.aside = aside
        self.conversations = conversations
        self.reviews = Reviews(aside)
        self.speeds: dict[str, float] = {}  # iterations per second here, by game


class Call:
    """One call; no route reads a word of it but by these."""

    def __init__(self, host: Host, asked: Asked, names: Mapping[str, str]) -> None:
        self.host = host
        self.asked = asked
        self.names = names  # the parts of the path that a route names
        self.language = choose_language([asked.query.get("lang", "")])

    def body(self, kind: type[T]) -> T:
        """The body as its type; an empty one is an empty object."""
        return checked(self.asked.body.encode() or b"{}", kind)

    def query(self, kind: Any) -> Any:
        given = {name: value for name, value in self.asked.query.items() if name != "lang"}
        return as_query(given, kind)

    @property
    def tokens(self) -> list[str]:
        found = [each.strip() for each in self.asked.token.split(",")[:TOKENS_AT_ONCE]]
        tokens = [each for each in found if each and is_token(each)]
        if not tokens:
            raise ApiError("no-token")
        return tokens

    @property
    def token(self) -> str:
        tokens = self.tokens
        if len(tokens) != 1:
            raise ApiError("no-token")
        return tokens[0]

    async def enter(self) -> tuple[LiveMatch, Pass]:
        """The match of the path, opened by a token of its own."""
        holder = await find_holder(self.host.registry, self.token)
        if holder.match != self.names["match"]:
            raise ApiError("not-found")
        return await self.host.registry.get(holder.match), holder

    async def sit(self) -> tuple[LiveMatch, int]:
        live, holder = await self.enter()
        if holder.seat is None:
            raise ApiError("not-yours")
        return live, holder.seat


def is_token(text: str) -> bool:
    try:
        msgspec.convert(text, type=requests.Token)
    except msgspec.ValidationError:
        return False
    return True


def read_call(text: str) -> Asked:
    return checked(text.encode(), Asked)


def find_names(pattern: str, path: str) -> dict[str, str] | None:
    """The parts of a path that a pattern names, if it is of that pattern."""
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    names: dict[str, str] = {}
    for part, word in zip(wanted, given, strict=True):
        if part.startswith("{"):
            names[part.strip("{}")] = word
        elif part != word:
            return None
    return names


def as_json(value: object) -> str:
    """What a route returns, as text."""
    if isinstance(value, bytes):
        return value.decode()
    return msgspec.json.encode(value).decode()
