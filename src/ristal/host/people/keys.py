"""Lists that only the holder of a key can read: kept here as they come, each under an id and a word that opens it."""

from __future__ import annotations

from typing import Protocol

from ristal.host.errors import ApiError
from ristal.host.tokens import hash_token
from ristal.protocol.people_responses import KeptList, KeptVersion
from ristal.protocol.requests import KeepList


class KeyStore(Protocol):
    """Keeps what it cannot read. `secret` is the hash of the word."""

    async def find_list(self, key: str, secret: str) -> KeptList | None: ...

    async def keep_list(self, key: str, secret: str, data: str, version: int, now: float) -> bool:
        """Put a list in the place of that of `version`, or the first of its key. False where there is another."""


async def read(store: KeyStore, key: str, word: str) -> KeptList:
    """What is kept under a key; whoever has not its word learns not even whether it exists."""
    found = await store.find_list(key, hash_token(word))
    if found is None:
        raise ApiError("not-found")
    return found


async def keep(store: KeyStore, key: str, word: str, wanted: KeepList, now: float) -> KeptVersion:
    """Keep a list made from the one of its version: of two devices that write at once, the later one reads first."""
    if not await store.keep_list(key, hash_token(word), wanted.data, wanted.version, now):
        raise ApiError("stale")
    return KeptVersion(wanted.version + 1)
