"""Reviews without a server: decision after decision is judged in the second worker, the bots' answers in between."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from ristal.engine.errors import RistalError
from ristal.host.errors import ApiError
from ristal.match.coach.judging import Judged
from ristal.offline.aside import have_done
from ristal.offline.browser import Aside

ITERATIONS: Final = 300  # for a decision: the server takes more


class _Review:
    def __init__(self, text: str) -> None:
        self.text = text
        self.found: list[Judged] = []
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews that have been asked for since the page was opened."""

    def __init__(self, aside: Aside) -> None:
        self.aside = aside
        self._reviews: dict[str, _Review] = {}

    def knows(self, match: str) -> bool:
        return match in self._reviews

    def begin(self, match: str, text: str) -> None:
        review = self._reviews[match] = _Review(text)
        review.task = asyncio.ensure_future(self._make(match, review))

    async def _make(self, match: str, review: _Review) -> None:
        """Judge decision after decision; what cannot be judged is forgotten, so that it can be tried again."""
        try:
            for move in await self._do("find_decisions", review):
                review.found += await self._do("judge", review, [move])
        except RistalError:
            self._reviews.pop(match, None)

    async def put_together(self, match: str, lang: str) -> bytes:
        """The review as far as it has come."""
        review = self._reviews[match]
        try:
            made: bytes = await self._do("put_together", review, review.found[:], lang)
        except RistalError:
            raise ApiError("unavailable") from None
        return made

    async def _do(self, task: str, review: _Review, *given: object) -> Any:
        return await have_done(self.aside, task, review.text, ITERATIONS, *given)
