"""Routes of lessons. Nothing of them is kept: each request says all that has been answered. A lesson is named by the
list of those that there are."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from ristal.games import game_ids
from ristal.host.create import find_game
from ristal.host.presentation import lessons
from ristal.host.presentation.assist import draw_seeds
from ristal.protocol import requests
from ristal.server.http.assist import must_be_slow
from ristal.server.http.inputs import body_of, game_of, language
from ristal.server.http.matches import Handler, answer_json, answer_packed, encode, registry_of


async def try_step(request: Request) -> Response:
    """A step of a lesson after the answers given in it."""
    wanted = await body_of(request, requests.TryStep)
    must_be_slow(request, "lesson")
    return answer_json(await asyncio.to_thread(lessons.show_step, wanted, language(request)))


async def examples(request: Request) -> Response:
    """The drawn positions of the rules page."""
    game = await find_game(registry_of(request), game_of(request))
    lang = language(request)
    return answer_packed(request, await asyncio.to_thread(_packed_examples, game.id, lang))


@lru_cache(maxsize=64)
def _packed_examples(game: str, lang: str) -> bytes:
    return encode(lessons.list_examples(game, lang))


async def school(request: Request) -> Response:
    """The roads of the school: which lessons there are."""
    return answer_packed(request, await asyncio.to_thread(_packed_school, language(request)))


@lru_cache(maxsize=8)
def _packed_school(lang: str) -> bytes:
    return encode(lessons.list_roads(game_ids(), lang))


async def draft(request: Request) -> Response:
    """What further answers would lead to."""
    wanted = await body_of(request, requests.TryDraft)
    must_be_slow(request, "lesson")
    return answer_json(await asyncio.to_thread(lessons.draft_step, wanted, language(request), draw_seeds()))


async def why(request: Request) -> Response:
    """Why something cannot be done at this step."""
    wanted = await body_of(request, requests.AskStep)
    must_be_slow(request, "lesson")
    return answer_json(await asyncio.to_thread(lessons.explain_step, wanted, language(request)))


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/games/{game}/examples", examples, "GET"),
    ("/api/school", school, "GET"),
    ("/api/lessons", try_step, "POST"),
    ("/api/lessons/draft", draft, "POST"),
    ("/api/lessons/why", why, "POST"),
]
