"""What the server refuses, as a status and a code that both languages have words for (`error-server-<code>`)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.protocol.table_responses import Problem
from ristal.text import translator

STATUS: Final = {
    "bad-request": 400,
    "no-token": 401,
    "not-yours": 403,
    "foreign-origin": 403,
    "operator-only": 403,
    "local-only": 403,
    "not-found": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "stale": 409,
    "not-over": 409,
    "over": 409,
    "not-begun": 409,
    "not-now": 409,
    "not-agreed": 409,
    "for-oneself": 409,
    "no-push": 409,
    "no-network": 409,
    "needs-server": 409,
    "readable-only": 409,
    "used": 410,
    "too-large": 413,
    "wrong-host": 421,
    "illegal": 422,
    "bad-option": 422,
    "bad-record": 422,
    "private-webhook": 422,
    "too-many": 429,
    "too-many-connections": 429,
    "too-many-matches": 429,
    "too-many-today": 429,
    "broken": 500,
    "not-ready": 503,
    "stopping": 503,
    "unavailable": 503,
}


class ApiError(Exception):
    """A request that changes nothing. `details` fill the words; `said`, where the rules have worded it already."""

    def __init__(self, code: str, said: str = "", clause: str = "", **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.said = said
        self.clause = clause
        self.details = details

    def body(self, language: str) -> Problem:
        message = self.said or translator(language).say(f"server-{self.code}", **self.details)
        return Problem(self.code, message, self.clause or UNSET)


def to_api_error(error: RistalError, game: Game, language: str) -> ApiError:
    """What the engine refused."""
    code = {"stale": "stale", "bad-option": "bad-option", "not-asked": "not-yours"}.get(error.code, "illegal")
    return ApiError(code, said=translator(language, game).error(error))
