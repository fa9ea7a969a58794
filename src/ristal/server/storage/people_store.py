"""What people say, look for and keep, in the same database as their matches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import delete, select, update

from ristal.host.live_match import WAITING
from ristal.host.people.lobby import LISTED, KeptChallenge
from ristal.host.people.talk import Spoken
from ristal.protocol.people_responses import KeptList
from ristal.server.integrations.push import Device
from ristal.server.storage import tables
from ristal.server.storage.decoding import as_kept, as_many_kept
from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.writer import Job

TALK = "talk"  # what other processes hear instead of the number of a row


class PeopleStore:
    """Reads and writes by way of the store of matches: one thread writes, and what counts is on disk."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def _all(self, statement: Any) -> list[Any]:
        return await asyncio.to_thread(self.store.all, statement)

    async def _commit(self, *statements: Any, notice: str = "") -> bool:
        return await self.store.writer.commit(Job(statements, notice))

    # Talk

    async def say(self, match: str, spoken: Spoken) -> None:
        values = {"match": match, **structs.asdict(spoken)}
        await self._commit(self.store.adds(tables.talk, values), notice=f"{match}:{TALK}")

    async def find_talk(self, match: str) -> list[Spoken]:
        found = await self._all(select(tables.talk).where(tables.talk.c.match == match).order_by(tables.talk.c.id))
        return as_many_kept(Spoken, found)

    # Challenges

    async def add_challenge(self, challenge: KeptChallenge) -> None:
        await self._commit(self.store.adds(tables.challenges, structs.asdict(challenge)))

    async def find_challenges(self, since: float) -> list[KeptChallenge]:
        c = tables.challenges.c
        waits = (c.match == tables.matches.c.id) & (tables.matches.c.state == WAITING) & (c.seen > since)
        newest = select(tables.challenges).where(waits).order_by(c.seen.desc(), c.created.desc()).limit(4 * LISTED)
        return as_many_kept(KeptChallenge, await self._all(newest))

    async def find_challenge(self, match: str) -> KeptChallenge | None:
        found = await self._all(select(tables.challenges).where(tables.challenges.c.match == match))
        return as_kept(KeptChallenge, found[0]) if found else None

    async def touch_challenges(self, matches: Sequence[str], now: float) -> None:
        c = tables.challenges.c
        await self._commit(update(tables.challenges).where(c.match.in_(matches)).values(seen=now))

    # Keys

    async def find_list(self, key: str, secret: str) -> KeptList | None:
        c = tables.keys.c
        found = await self._all(select(c.version, c.data).where(c.id == key, c.secret == secret))
        return as_kept(KeptList, found[0]) if found else None

    async def keep_list(self, key: str, secret: str, data: str, version: int, now: float) -> bool:
        c = tables.keys.c
        if version == 0:
            values = {"id": key, "secret": secret, "version": 1, "data": data, "touched": now}
            return await self._commit(self.store.adds(tables.keys, values))
        is_that = (c.id == key) & (c.secret == secret) & (c.version == version)
        changed = {"version": version + 1, "data": data, "touched": now}
        return await self._commit(update(tables.keys).where(is_that).values(changed))

    # Notices to browsers

    async def add_device(self, match: str, seat: int, device: Device, most: int) -> bool:
        """False where a seat has too many already."""
        kept = await self.find_devices(match, seat)
        if len(kept) >= most and all(each.id != device.id for each in kept):
            return False
        values = {"match": match, "seat": seat, "device": device.id, **structs.asdict(device)}
        await self._commit(self.store.adds(tables.pushes, values))
        return True

    async def drop_device(self, match: str, seat: int, device: str) -> None:
        c = tables.pushes.c
        await self._commit(delete(tables.pushes).where(c.match == match, c.seat == seat, c.device == device))

    async def find_devices(self, match: str, seat: int) -> list[Device]:
        c = tables.pushes.c
        found = await self._all(select(tables.pushes).where(c.match == match, c.seat == seat))
        return as_many_kept(Device, found)

    async def own_value(self, name: str, made: str) -> str:
        """Something of the server itself; the first who needs it keeps what it has made."""
        await self._commit(self.store.adds(tables.own, {"name": name, "value": made}))
        found = await self._all(select(tables.own.c.value).where(tables.own.c.name == name))
        return str(found[0]["value"])
