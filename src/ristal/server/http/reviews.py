"""The route of a review. It is made in the background, a few decisions at a time, and stays as long as it is among the
last that were asked for: the same match always has the same review."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

from ristal.engine.errors import RistalError
from ristal.host.errors import ApiError
from ristal.host.presentation import reviews
from ristal.match.coach.judging import Judged
from ristal.server import settings
from ristal.server.http.addresses import address_of
from ristal.server.http.assist import must_be_slow
from ristal.server.http.inputs import bearer, language
from ristal.server.http.matches import Handler, answer_packed, entered
from ristal.server.http.replays import record_of
from ristal.server.workers.pool import Stuck, Workers

Task: TypeAlias = Callable[..., Any]


class MatchReview:
    """What has been found of a match so far."""

    def __init__(self, text: str, address: str) -> None:
        self.text = text
        self.address = address  # on whose account it is made
        self.found: list[Judged] = []
        self.task: asyncio.Task[None] | None = None
        self.is_broken = False
        self.made: dict[tuple[str, int], bytes] = {}  # by language and how much had been found


class Reviews:
    """The reviews that are being made, and the last ones that were."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._reviews: OrderedDict[str, MatchReview] = OrderedDict()

    def find(self, match: str) -> MatchReview | None:
        review = self._reviews.get(match)
        if review is not None:
            self._reviews.move_to_end(match)
        return review

    def begin(self, match: str, text: str, address: str) -> MatchReview:
        """Begin one; who has others under way is sent away."""
        under_way = [each for each in self._reviews.values() if each.task is not None and not each.task.done()]
        mine = [each for each in under_way if each.address == address]
        if len(mine) >= settings.REVIEWS_AT_ONCE or len(under_way) >= settings.REVIEWS_IN_ALL:
            raise ApiError("too-many")
        review = self._reviews[match] = MatchReview(text, address)
        review.task = asyncio.ensure_future(self._make(match, review))
        while len(self._reviews) > settings.REVIEWS_KEPT:
            _, forgotten = self._reviews.popitem(last=False)
            if forgotten.task is not None:
                forgotten.task.cancel()
        return review

    async def _make(self, match: str, review: MatchReview) -> None:
        """Judge decision after decision; what cannot be judged is forgotten, so that it can be tried again."""
        iterations, together = settings.REVIEW_ITERATIONS, settings.REVIEW_DECISIONS
        try:
            moves = await self._do(reviews.find_decisions, review, iterations)
            for at in range(0, len(moves), together):
                review.found += await self._do(reviews.judge, review, iterations, moves[at : at + together])
        except (RistalError, Stuck):
            review.is_broken = True
            if self._reviews.get(match) is review:
                del self._reviews[match]

    async def put_together(self, review: MatchReview, lang: str) -> bytes:
        """The review as far as it has come."""
        found = review.found[:]
        key = lang, len(found)
        if key not in review.made:
            made = await self._do(reviews.put_together, review, settings.REVIEW_ITERATIONS, found, lang)
            review.made = {**{each: body for each, body in review.made.items() if each[1] == len(found)}, key: made}
        return review.made[key]

    async def _do(self, task: Task, review: MatchReview, *given: Any) -> Any:
        deadline = settings.REPLAY_SECONDS
        return await self.workers.do(task, review.text, *given, address=review.address, deadline=deadline)

    def stop(self) -> None:
        for review in self._reviews.values():
            if review.task is not None:
                review.task.cancel()


async def review(request: Request) -> Response:
    """A match that is over, looked at again, as far as that has come."""
    live, _ = await entered(request)
    must_be_slow(request, "replay")
    desk: Reviews = request.app.state.reviews
    found = desk.find(live.id)
    if found is None:
        text = await record_of(request, live, bearer(request))
        must_be_slow(request, "review")
        found = desk.find(live.id) or desk.begin(live.id, text, address_of(request.scope))
    try:
        return answer_packed(request, await desk.put_together(found, language(request)))
    except (RistalError, Stuck):
        raise ApiError("unavailable") from None


ROUTES: list[tuple[str, Handler, str]] = [("/api/matches/{match}/review", review, "GET")]
