"""How many matches one address may have going: what nobody plays must not fill the disk of others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from sqlalchemy import select

from ristal.host.errors import ApiError
from ristal.host.live_match import OPEN, OVER, WAITING
from ristal.server.http.middleware import ADDRESSES
from ristal.server.storage import tables
from ristal.server.storage.sql_store import Store

OPEN_MATCHES: Final = 1000  # of one address that are not over
OPEN_INVITES: Final = 200  # matches of one address that wait for somebody


class MatchQuota:
    """Remembers, as long as this process runs, which address founded which matches."""

    def __init__(self, store: Store, matches: int = OPEN_MATCHES, invites: int = OPEN_INVITES) -> None:
        self.store = store
        self.matches = matches
        self.invites = invites
        self._founded: OrderedDict[str, dict[str, bool]] = OrderedDict()  # address: {match: whether it had invites}

    async def check(self, address: str, sitters: list[str]) -> None:
        """Refuse one more match where there are too many; who is over the count is counted again."""
        if not self._is_too_much(address, sitters):
            return
        found = self._founded.get(address, {})
        states = await asyncio.to_thread(self._states, list(found))
        self._founded[address] = {match: states[match] == WAITING for match in found if states.get(match, OVER) != OVER}
        if self._is_too_much(address, sitters):
            raise ApiError("too-many-matches")

    def _is_too_much(self, address: str, sitters: list[str]) -> bool:
        found = self._founded.get(address, {})
        return len(found) >= self.matches or (OPEN in sitters and sum(found.values()) >= self.invites)

    def _states(self, matches: list[str]) -> dict[str, str]:
        c = tables.matches.c
        states: dict[str, str] = {}
        for at in range(0, len(matches), 500):
            wanted = select(c.id, c.state).where(c.id.in_(matches[at : at + 500]))
            states |= {row["id"]: row["state"] for row in self.store.all(wanted)}
        return states

    def add(self, address: str, match: str, sitters: list[str]) -> None:
        found = self._founded.pop(address, {})
        found[match] = OPEN in sitters
        self._founded[address] = found
        if len(self._founded) > ADDRESSES:
            self._founded.popitem(last=False)
