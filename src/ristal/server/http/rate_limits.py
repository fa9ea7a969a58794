"""How often one address may ask, and how many matches it may have going: what nobody plays must not fill the disk of
others."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from ristal.host.errors import ApiError
from ristal.host.live_match import BOT, OPEN, OVER, PERSON, WAITING
from ristal.host.storage.store import Store
from ristal.server import settings

CHALLENGE: Final = "challenge"


class TokenBucket:
    """So many in a second, more in a burst."""

    __slots__ = ("burst", "left", "per_second", "since")

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = self.left = burst
        self.since = time.monotonic()

    def allows(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.per_second)
        self.since = now
        cost = min(cost, self.burst)
        if self.left < cost:
            return False
        self.left -= cost
        return True


class RateLimit:
    """A bucket for each address."""

    def __init__(
        self, per_second: float = settings.REQUESTS_PER_SECOND, burst: float = settings.REQUESTS_BURST
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.pop(address, None) or TokenBucket(self.per_second, self.burst)
        self._buckets[address] = bucket
        if len(self._buckets) > settings.ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.allows(cost)


class MatchQuota:
    """Remembers, as long as this process runs, which address created which matches, and who came last to which."""

    def __init__(
        self,
        store: Store,
        matches: int = settings.OPEN_MATCHES,
        invites: int = settings.OPEN_INVITES,
        bots: int = settings.BOT_MATCHES,
        challenges: int = settings.OPEN_CHALLENGES,
        a_day: int = settings.MATCHES_A_DAY,
    ) -> None:
        self.store = store
        self.limits = {PERSON: matches, OPEN: invites, BOT: bots, CHALLENGE: challenges}
        self._a_day = RateLimit(a_day / settings.DAY, a_day)
        self._created: OrderedDict[str, dict[str, str]] = OrderedDict()  # address: {match: its kind}
        self._came: OrderedDict[str, str] = OrderedDict()  # match: address

    async def check(self, address: str, kind: str) -> None:
        """Refuse one more match where there are too many; who is over the count is counted again."""
        if self._is_too_much(address, kind):
            found = self._created.get(address, {})
            states = await self.store.find_states(list(found))
            open_ones = {match: kind for match, kind in found.items() if states.get(match, OVER) != OVER}
            self._created[address] = {
                match: PERSON if kind in (OPEN, CHALLENGE) and states[match] != WAITING else kind
                for match, kind in open_ones.items()
            }
            if self._is_too_much(address, kind):
                raise ApiError("too-many-matches")
        if not self._a_day.allows(address):
            raise ApiError("too-many-today")

    def _is_too_much(self, address: str, kind: str) -> bool:
        kinds = list(self._created.get(address, {}).values())
        return len(kinds) >= self.limits[PERSON] or kinds.count(kind) >= self.limits[kind]

    def add(self, address: str, match: str, kind: str) -> None:
        found = self._created.pop(address, {})
        found[match] = kind
        self._created[address] = found
        if len(self._created) > settings.ADDRESSES:
            self._created.popitem(last=False)
        self.come(address, match)

    # On whose account its bots think

    def come(self, address: str, match: str) -> None:
        """Somebody who sits in a match has asked for something."""
        self._came.pop(match, None)
        self._came[match] = address
        if len(self._came) > settings.ADDRESSES:
            self._came.popitem(last=False)

    def address_of(self, match: str) -> str:
        """The address that its bots think for: of whoever came last. Matches to which nobody has come since this
        process began share one account."""
        return self._came.get(match, "")


def kind_of(players: list[str]) -> str:
    """What a match counts as: one that waits for somebody, one of bots alone, or any other."""
    if OPEN in players:
        return OPEN
    return BOT if players and all(each.startswith(f"{BOT}:") for each in players) else PERSON
