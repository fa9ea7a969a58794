"""The words of a request: each is checked against a type or looked up in a list before anything else sees it. No other
handler reads a path, a query, a header or a body."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request

from ristal.host.conversation.inputs import as_name, as_query, as_text, checked, choose_language
from ristal.host.errors import ApiError
from ristal.protocol import requests
from ristal.protocol.layout import lay_out
from ristal.server import settings

T = TypeVar("T")
TOKEN_PREFIX: Final = "ristal.token."  # a browser may send its token as a subprotocol: never in the address

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
for _kind in (*requests.BODIES.values(), *requests.QUERIES.values()):
    lay_out(_kind)

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9_.-]{1,253}))(?::[0-9]{1,5})?")


# Bodies


async def body_of(request: Request, kind: type[T]) -> T:
    """The body as its type; an empty one is an empty object."""
    return checked(await request.body() or b"{}", kind)


async def file_of(request: Request) -> str:
    """A body that is a file: text, which only a worker reads."""
    return as_text(await request.body())


# Addresses


def query_of(request: Request, kind: type[T]) -> T:
    """What stands after the question mark, as the type of this route; names that it has not are nobody's."""
    return as_query(dict(request.query_params), kind)


def options_of(request: Request) -> dict[str, str]:
    """The options of a catalogue's address."""
    given = {name: value for name, value in request.query_params.items() if name != "lang"}
    options: dict[str, str] = as_query(given, requests.CatalogueQuery)
    return options


def in_path(connection: HTTPConnection, name: str, kind: Any) -> str:
    """A part of the path; what cannot be there is not found."""
    return as_name(connection.path_params[name], kind)


def match_of(connection: HTTPConnection) -> str:
    return in_path(connection, "match", requests.MatchId)


def game_of(request: Request) -> str:
    return in_path(request, "game", requests.GameId)


def challenge_of(request: Request) -> str:
    return in_path(request, "challenge", requests.MatchId)


def key_of(request: Request) -> str:
    """The id of a key: no secret, for a path ends up in logs."""
    return in_path(request, "id", requests.KeyId)


def run_of(request: Request) -> str:
    return in_path(request, "run", requests.RunId)


def invite_of(request: Request) -> str:
    """A secret like any token, and in the header like any; programs of old put it into the path, which proxies log."""
    return in_path(request, "invite", requests.Token) if "invite" in request.path_params else bearer(request)


# Headers


def bearer(request: Request) -> str:
    """The token that a request comes with."""
    tokens = bearers(request)
    if len(tokens) != 1:
        raise ApiError("no-token")
    return tokens[0]


def secret_of(request: Request) -> str:
    """The word that a request authorizes itself by, whatever it is: to be compared, and nothing else."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return given.strip() if kind.lower() == "bearer" else ""


def word_of(request: Request) -> str:
    """The word that opens a key's list."""
    try:
        word: str = msgspec.convert(secret_of(request), type=requests.KeySecret)
    except msgspec.ValidationError:
        raise ApiError("no-token") from None
    return word


def bearers(request: Request) -> list[str]:
    """The tokens that a request comes with; what is no token is left out."""
    given = secret_of(request)
    tokens = [each.strip() for each in given.split(",", settings.TOKENS_AT_ONCE)[: settings.TOKENS_AT_ONCE]]
    found = [token for token in tokens if token and is_token(token)]
    if not found:
        raise ApiError("no-token")
    return found


def is_token(text: str) -> bool:
    try:
        msgspec.convert(text, type=requests.Token)
    except msgspec.ValidationError:
        return False
    return True


def subprotocol_of(socket: HTTPConnection) -> str | None:
    """The subprotocol in which a browser sends its token."""
    offered = [each for each in socket.scope.get("subprotocols", []) if each.startswith(TOKEN_PREFIX)]
    return next((each for each in offered if is_token(each.removeprefix(TOKEN_PREFIX))), None)


def host_of(connection: HTTPConnection) -> str:
    """The name or address by which this server was asked for, without the port; nothing where it is neither."""
    found = _HOST.fullmatch(connection.headers.get("host", "").lower())
    return "" if found is None else found[1] or found[2]


def language(connection: HTTPConnection) -> str:
    return language_of(connection.headers, connection.query_params)


def language_of(headers: Headers, query: Mapping[str, str]) -> str:
    """`?lang=`, else the first language that the reader takes and we have; English where there is none."""
    return choose_language([query.get("lang", ""), *headers.get("accept-language", "").split(",")])


def since_of(request: Request, query: requests.EventsQuery) -> int:
    """The last move that a stream's reader knows: a browser that comes back says it in a header."""
    said = request.headers.get("last-event-id")
    if not said:
        return query.since
    if not _NUMBER.fullmatch(said):
        raise ApiError("bad-request", place="last-event-id")
    return int(said)


def knows(request: Request, tag: str) -> bool:
    """Whether the reader has this very answer already."""
    return request.headers.get("if-none-match") == tag


def takes_gzip(request: Request) -> bool:
    return "gzip" in accepted(request.headers.get("accept-encoding", ""))


def accepted(header: str) -> set[str]:
    """The encodings that a reader takes."""
    taken = set()
    for part in header.split(","):
        name, *parameters = part.replace(" ", "").lower().split(";")
        if not any(each in ("q=0", "q=0.0", "q=0.00", "q=0.000") for each in parameters):
            taken.add(name)
    return taken
