"""What tokens open, as a process remembers it for a moment: it is asked again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from ristal.host.storage.store import Store
from ristal.host.tokens import Pass, hash_token

ANSWERS = 1.0  # seconds for a store to say what tokens open
ROUNDS = 30  # without use, after which a token is forgotten


class Lookup:
    """A token that is being looked up."""

    def __init__(self) -> None:
        self.changed: set[str] = set()  # matches in which a token may have ended meanwhile


class Passes:
    """Never says of a token that it opens a match after this process has heard of its end."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._found: dict[str, Pass] = {}
        self._idle: dict[str, int] = {}  # rounds since a token was used
        self._lookups: set[Lookup] = set()

    async def find(self, token: str) -> Pass | None:
        """What a token opens. What was read while something changed is not kept."""
        found = self._found.get(token)
        if found is None:
            with self._look() as lookup:
                found = await self.store.find_token(token)
            if found is None or found.match in lookup.changed:
                return found
            self._found[token] = found
        self._idle[token] = 0
        return found

    def end(self, match: str, ended: str) -> None:
        """A token with this hash opens nothing any more."""
        self._found = {token: found for token, found in self._found.items() if hash_token(token) != ended}
        self._note_change(match)

    def forget(self, match: str) -> None:
        """A token of this match may have ended."""
        self._found = {token: found for token, found in self._found.items() if found.match != match}
        self._note_change(match)

    def _note_change(self, match: str) -> None:
        for lookup in self._lookups:
            lookup.changed.add(match)

    async def check(self) -> None:
        """Ask what still opens something of all that was used lately, and forget the rest: that a token has ended in
        another process may go unheard. Where nobody answers soon, nothing is remembered."""
        before = set(self._found)
        self._idle = {token: rounds + 1 for token, rounds in self._idle.items() if token in before}
        known = [token for token, rounds in self._idle.items() if rounds <= ROUNDS]
        still: set[str] = set()
        with self._look() as lookup:
            try:
                still = await asyncio.wait_for(self.store.find_open(known), ANSWERS) if known else still
            finally:  # what came meanwhile was looked up by itself
                self._found = {
                    token: found
                    for token, found in self._found.items()
                    if token not in before or (token in still and found.match not in lookup.changed)
                }

    @contextmanager
    def _look(self) -> Iterator[Lookup]:
        lookup = Lookup()
        self._lookups.add(lookup)
        try:
            yield lookup
        finally:
            self._lookups.discard(lookup)
