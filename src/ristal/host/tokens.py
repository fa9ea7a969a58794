"""Secrets that open a match: who holds one is its seat, its spectator or its guest. Only their hashes are kept,
but for that of a spectator where everybody may be one."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final, NamedTuple

SEAT: Final = "s"
WATCH: Final = "w"
INVITE: Final = "i"
LONGEST: Final = 64  # characters: anything longer is no token


class Pass(NamedTuple):
    """What a token opens."""

    match: str
    kind: str
    seat: int | None  # None watches

    @property
    def sits(self) -> bool:
        return self.kind == SEAT


def new_token(kind: str) -> str:
    """192 bits that nobody can guess; the first letter says what it is for."""
    return f"{kind}_{secrets.token_urlsafe(24)}"


def hash_token(token: str) -> str:
    """A token as the database knows it: random enough to need no salt."""
    return sha256(token.encode()).hexdigest()


def new_match_id() -> str:
    """A name, no secret."""
    return secrets.token_hex(8)
