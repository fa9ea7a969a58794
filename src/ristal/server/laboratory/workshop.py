"""Routes of the workshop: an edition is looked at, changed thing by thing, kept for a match, carried away."""

from __future__ import annotations

import asyncio
import io
import zipfile
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ristal.content import Source
from ristal.content.asked import Form
from ristal.engine.data import Document
from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.games import content_of, game_ids, kept_contents, load_game
from ristal.host.errors import ApiError
from ristal.protocol.workshop import (
    NewEdition,
    Workbench,
    WorkList,
    WorkOn,
    WorkProblem,
    WorkshopQuery,
    WorkShown,
    WorkThing,
)
from ristal.server.http.inputs import body_of, game_of, language, query_of
from ristal.server.http.matches import Handler, answer_json
from ristal.server.laboratory import sentences
from ristal.server.laboratory.bench import Bench, Placed, Read, compare, read_game
from ristal.server.laboratory.desk import Desk
from ristal.server.laboratory.form import find_fields, find_operations
from ristal.server.laboratory.questions import choices_of
from ristal.server.laboratory.routes import desk_of
from ristal.text import LANGUAGES, Translator, translator
from ristal.text.game_text import make_text
from ristal.text.types import Thing


async def editions(request: Request) -> Response:
    return answer_json(Workbench(desk_of(request).editions.choices()))


async def begin(request: Request) -> Response:
    desk = desk_of(request)
    wanted = await body_of(request, NewEdition)
    if (desk.editions.folder / wanted.id).exists():
        raise ApiError("bad-option", said=translator(language(request)).say("lab-edition-taken"))
    desk.editions.begin(wanted.id, wanted.name)
    return answer_json(Workbench(desk.editions.choices()), 201)


async def things(request: Request) -> Response:
    desk, wanted = desk_of(request), query_of(request, WorkshopQuery)
    bench = await asyncio.to_thread(_bench, desk, game_of(request), wanted.edition, language(request))
    return answer_json(await asyncio.to_thread(_list, bench, language(request)))


async def work(request: Request) -> Response:
    desk, lang = desk_of(request), language(request)
    wanted = await body_of(request, WorkOn)
    bench = await asyncio.to_thread(_bench, desk, game_of(request), wanted.edition, lang)
    return answer_json(await asyncio.to_thread(_work, bench, wanted, lang))


async def export(request: Request) -> Response:
    """The folder of an edition as a file."""
    desk, wanted = desk_of(request), query_of(request, WorkshopQuery)
    bench = await asyncio.to_thread(_bench, desk, game_of(request), wanted.edition, language(request))
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(bench.folder.rglob("*.toml")):
            archive.write(path, f"{bench.folder.name}/{path.relative_to(bench.folder).as_posix()}")
    headers = {"content-disposition": f'attachment; filename="{bench.folder.name}.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


def _bench(desk: Desk, game: str, edition: str, lang: str) -> Bench:
    if game not in game_ids():
        raise ApiError("not-found")
    if edition not in desk.editions.names():
        raise ApiError("not-found")
    try:
        return Bench(game, desk.editions.folder / edition)
    except RistalError as error:
        raise ApiError("bad-option", said=translator(lang).error(error)) from None


def _list(bench: Bench, lang: str) -> WorkList:
    try:
        found, problem = bench.things(), read_game(bench.game, bench.source).mistake
    except RistalError as error:  # a file that is no TOML
        found, problem = bench.things(bench.box), error
    box = {(each.file, each.place): each.table for each in bench.things(bench.box)}
    shown = [
        WorkThing(
            each.file,
            each.place,
            str(each.table["id"]),
            each.kind,
            str(each.table.get("name", {}).get(lang, each.table["id"])),
            each.owner,
            box.get((each.file, each.place)) != each.table,
        )
        for each in found
    ]
    return WorkList(shown, "" if problem is None else translator(lang).error(problem))


def _work(bench: Bench, wanted: WorkOn, lang: str) -> WorkShown:
    placed = bench.find(wanted.file, wanted.place)
    if placed is None:
        raise ApiError("not-found")
    table = _read_table(wanted, placed)
    source = bench.with_table(placed, table)
    if wanted.work == "copy":
        if not wanted.into or any(each.table["id"] == wanted.into for each in bench.things()):
            raise ApiError("bad-request", place="into")
        source, placed = bench.with_copy(placed, wanted.into)
        table = placed.table
    elif wanted.work == "remove":
        source = _without(bench, placed)
        table = placed.table
    read = read_game(bench.game, source)
    facts = ""
    if wanted.work != "look" and read.game is not None:
        bench.save(source, placed.file)
        kept = kept_contents()
        if wanted.work == "play" and kept is not None and (bench.folder / bench.game).is_dir():
            facts = bench.keep(kept, read.game)
    return _show(bench, placed, table, read, facts, lang)


def _read_table(wanted: WorkOn, placed: Placed) -> Document:
    """The table that is to stand there: the id is what it was, for it is the place."""
    if not wanted.table:
        return placed.table
    try:
        given = msgspec.json.decode(wanted.table, type=Document)
    except (msgspec.DecodeError, RecursionError):
        raise ApiError("bad-request", place="table") from None
    return {
        "id": placed.table["id"],
        **{key: value for key, value in given.items() if key != "id" and value is not None},
    }


def _without(bench: Bench, placed: Placed) -> Source:
    """What is one's own goes, what is the box's is as it was."""
    before = bench.find(placed.file, placed.place, bench.box)
    if before is not None:
        return bench.with_table(placed, before.table)
    if placed.place:
        return bench.with_table(placed, None)
    files = {name: data for name, data in bench.source.files.items() if name != placed.file}
    return Source(files, bench.source.label)


Looks = tuple[dict[str, Thing | None], list[Thing], str]  # in every language, what belongs with it, what one chooses


def _show(bench: Bench, placed: Placed, table: Document, read: Read, facts: str, lang: str) -> WorkShown:
    box = bench.find(placed.file, placed.place, bench.box)
    form = {**box_form(bench.game), **read.form}
    looks, deck, choice = _look(bench, placed, read.game, lang)
    known = bench.things()
    tables = [table, *(each.table for each in known)]
    words = translator(lang, read.game or load_game(bench.game))
    language = sentences.language_of(form, placed, words)
    examples = {} if language is None else sentences.find_examples(tables, language)
    return WorkShown(
        file=placed.file,
        place=placed.place,
        table=msgspec.Raw(msgspec.json.encode(table)),
        box=msgspec.Raw(msgspec.json.encode(None if box is None else box.table)),
        fields=find_fields(form, placed, bench.things(bench.box)),
        operations=find_operations(form, examples),
        conditions=[] if language is None else sentences.find_conditions(tables, language),
        says={} if language is None else sentences.say_scripts(table, language),
        problem=None if read.mistake is None else _problem(read.mistake, placed, lang),
        looks=looks,
        diff=compare(None if box is None else box.table, table),
        deck=deck,
        choice=choice,
        facts=facts,
    )


def _look(bench: Bench, placed: Placed, game: Game | None, lang: str) -> Looks:
    """The thing and all that belongs with it, as the catalogue would have them."""
    looks: dict[str, Thing | None] = dict.fromkeys(LANGUAGES)
    deck: list[Thing] = []
    if game is None:
        return looks, deck, ""
    thing = str(placed.table["id"])
    whose = placed.owner or thing
    kin = [each for each in bench.things() if each.file == placed.file]
    own = {str(each.table["id"]) for each in kin if whose in (each.owner, each.table["id"])}
    for each in LANGUAGES:
        all_things = make_text(game, Translator(each, game)).things(game.check_options({})[1])
        looks[each] = next((one for one in all_things if one["id"] == thing), None)
        if each == lang:
            deck = [one for one in all_things if one["id"] in own]
    choices = choices_of(game)
    return looks, deck, next((one for one in (thing, placed.owner) if one in choices), "")


def _problem(mistake: RistalError, placed: Placed, lang: str) -> WorkProblem:
    """The mistake at its field, where it is in this thing."""
    file, place = mistake.details.get("file"), str(mistake.details.get("place", ""))
    is_here = file == placed.file and place.startswith(placed.place)
    return WorkProblem(
        place[len(placed.place) :].lstrip(".") if is_here else "",
        translator(lang).error(mistake),
    )


@lru_cache(maxsize=8)
def box_form(game: str) -> Form:
    """What the box is asked: a form for things whose own reading ended at a mistake."""
    return read_game(game, content_of(game)).form


ROUTES: list[tuple[str, Handler, str]] = [
    ("/api/workshop", editions, "GET"),
    ("/api/workshop", begin, "POST"),
    ("/api/workshop/{game}", things, "GET"),
    ("/api/workshop/{game}", work, "POST"),
    ("/api/workshop/{game}/export", export, "GET"),
]
