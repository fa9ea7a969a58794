"""Routes of the laboratory: for whoever sits at this machine, and for nobody else."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ristal.games import game_ids
from ristal.host.errors import ApiError
from ristal.protocol.laboratory import AskLab, ChangeRun, Estimated, LabChoice, Laboratory
from ristal.server.http.inputs import body_of, language, run_of
from ristal.server.http.matches import Handler, answer_json
from ristal.server.http.monitoring import is_this_machine
from ristal.server.laboratory.desk import GAMES, Desk
from ristal.server.laboratory.questions import JUDGES, check, command_of, describe_game
from ristal.server.laboratory.reports import TABLES, has_parquet, show_report, show_run
from ristal.text import translator

TYPES: Final = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet"}


def desk_of(request: Request) -> Desk:
    """The desk, if this server has one and who asks sits at it."""
    desk: Desk | None = request.app.state.laboratory
    if desk is None or not is_this_machine(request):
        raise ApiError("local-only")
    return desk


async def laboratory(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    return answer_json(await asyncio.to_thread(_show_all, desk, lang))


def _show_all(desk: Desk, lang: str) -> Laboratory:
    words = translator(lang)
    return Laboratory(
        games=[describe_game(game, lang) for game in game_ids()],
        judges=[LabChoice(judge, words.say(f"level-{judge}")) for judge in JUDGES],
        editions=desk.editions.choices(),
        runs=[show_run(desk, run, lang) for run in desk.runs()],
    )


async def ask(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    asked = await body_of(request, AskLab)
    await asyncio.to_thread(check, asked, desk.editions, lang)
    run = desk.begin(asked, lang)
    return answer_json(await asyncio.to_thread(show_run, desk, run, lang), 201)


async def estimate(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    asked = await body_of(request, AskLab)
    await asyncio.to_thread(check, asked, desk.editions, lang)
    trial = await desk.estimate(asked, lang)
    return answer_json(Estimated(trial.games, trial.seconds, trial.spread, command_of(asked)))


async def report(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    run = desk.find(run_of(request))
    return answer_json(await asyncio.to_thread(show_report, desk, run, lang))


async def table(request: Request) -> Response:
    """The games of a run, a row a game."""
    desk = desk_of(request)
    run, kind = desk.find(run_of(request)), request.path_params["kind"]
    if kind not in TABLES or (kind == "parquet" and not has_parquet()) or not (run.folder / GAMES).exists():
        raise ApiError("not-found")
    headers = {"content-disposition": f'attachment; filename="{run.id}.{kind}"'}
    return Response(await desk.tabulate(run, kind), media_type=TYPES[kind], headers=headers)


async def change(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    wanted = await body_of(request, ChangeRun)
    run = desk.find(run_of(request))
    if wanted.action == "go-on":
        desk.go_on(run)
    else:
        await desk.stop(run)
    shown = await asyncio.to_thread(show_run, desk, run, lang)
    if wanted.action == "forget":
        await desk.forget(run)
    return answer_json(shown)


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/lab", laboratory, "GET"),
    ("/api/lab", ask, "POST"),
    ("/api/lab/estimate", estimate, "POST"),
    ("/api/lab/{run}", report, "GET"),
    ("/api/lab/{run}", change, "POST"),
    ("/api/lab/{run}/games/{kind}", table, "GET"),
]
