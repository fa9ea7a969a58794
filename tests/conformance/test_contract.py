"""What every surface stands on: typed views, answers with their names and places, lines of the log as typed parts, a
catalogue. The schemas in docs/contract are generated from the types (RISTAL_REGOLD=1 writes them anew)."""

from __future__ import annotations

import json
import os
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ristal.engine.chance import FastChance
from ristal.engine.event import Event, Listener
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR
from ristal.games import game_ids, load_game
from ristal.text import LANGUAGES
from ristal.text.game_text import game_text, plain
from ristal.text.types import AnswerText, Catalogue, Part

Options = dict[str, object]
SCHEMAS = Path(__file__).parents[2] / "docs" / "contract"
STRIDE = 7  # of the questions of a game, every so many-th is looked at in words


def view_type(game: Game) -> Any:
    return import_module(f"ristal.games.{game.id}.view").VIEW


def seen(game: Game, t: Table, viewer: int) -> dict[str, Any]:
    return {"game": game.id, **t.view(viewer), "seat": None if viewer == SPECTATOR else viewer}


class Watcher(Listener):
    """Checks every view at every event against its type."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    def hear(self, t: Table, event: Event) -> None:
        super().hear(t, event)
        for viewer in (*range(t.seats), SPECTATOR):
            check_view(self.game, t, viewer)


def check_view(game: Game, t: Table, viewer: int) -> None:
    """A view holds what its type says, and no key besides."""
    view = json.loads(json.dumps(seen(game, t, viewer)))
    assert msgspec.convert(view, view_type(game), strict=True) == view


def test_views_are_what_their_types_say(real_game: Game, options: Options) -> None:
    game = real_game
    for seed in range(3):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.events = Watcher(game)
        t.settle()
        chance = FastChance(seed)
        while not t.is_over():
            for viewer in (*range(t.seats), SPECTATOR):
                check_view(game, t, viewer)
            seat = t.first_asked()
            legal = t.legal(seat)
            t.answer(seat, legal[chance.draw(len(legal))])
        check_view(game, t, SPECTATOR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_and_lines_can_be_said(real_game: Game, options: Options, language: str) -> None:
    """Every legal answer has a name, a note and a place, and every event a line, in parts that say the same."""
    game, said = real_game, game_text(language, real_game)
    for seed in range(3):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        listener = Listener()
        t.events = listener
        t.settle()
        chance = FastChance(seed)
        names = said.seat_names(seen(game, t, SPECTATOR))
        assert len(names) == t.seats
        for move in count():
            if t.is_over():
                break
            seat = t.first_asked()
            if move % STRIDE == 0:
                answers = said.answers(seen(game, t, seat))
                assert msgspec.convert(answers, list[AnswerText], strict=True) == answers
                assert all(answer["label"].strip() for answer in answers)
                names = said.seat_names(seen(game, t, SPECTATOR))
                for event in listener.heard:
                    for viewer in (*range(t.seats), SPECTATOR):
                        data = event.write(viewer)
                        if data is not None:
                            line = said.line(data, names)
                            assert msgspec.convert(line, list[Part], strict=True) == line
                            assert plain(line) == said.texts.event(data, names)
                            assert not any("\ue000" <= letter <= "\uf8ff" for letter in plain(line))
                listener.heard.clear()
            legal = t.legal(seat)
            t.answer(seat, legal[chance.draw(len(legal))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_catalogues_are_complete(game_id: str, language: str) -> None:
    """Every name of the content is in it, every thing has facts with their provenance, no text is left empty."""
    game = load_game(game_id)
    said = game_text(language, game)
    _, options = game.check_options({})
    catalogue = said.catalogue(options)
    assert msgspec.convert(catalogue, Catalogue, strict=True) == catalogue
    ids = [(thing["kind"], thing["id"]) for thing in catalogue["things"]]
    assert len(set(ids)) == len(ids)
    for thing in catalogue["things"]:
        assert thing["name"].strip()
        assert thing["text"].strip()
        assert said.kinds.get(thing["id"], thing["kind"]) == thing["kind"]  # words that texts select by have none
        for fact in thing["facts"]:
            assert fact["provenance"] in ("stated", "inferred", "public", "reconstructed")
    assert catalogue["clauses"]


@pytest.mark.parametrize("game_id", game_ids())
def test_schemas_are_those_of_the_types(game_id: str) -> None:
    game = load_game(game_id)
    schema = msgspec.json.schema(view_type(game))
    text = json.dumps(schema, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    file = SCHEMAS / f"{game_id}.view.json"
    if os.environ.get("RISTAL_REGOLD"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def test_every_answer_of_a_match_is_known_beforehand(game: Game, options: Options) -> None:
    seats, checked = game.check_options(options)
    known = game.answers(seats, checked)
    assert len(set(known)) == len(known)
    listed = set(known)
    for seed in range(20):
        t = game.new_table(seats, checked, FastChance(seed))
        t.settle()
        chance = FastChance(seed)
        while not t.is_over():
            seat = t.first_asked()
            legal = t.legal(seat)
            assert listed.issuperset(answer.text for answer in legal), type(t.question).__name__
            t.answer(seat, legal[chance.draw(len(legal))])
