"""What people read in whole games: no ids among the Russian words, and a reason with its clause for everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer
from ristal.games import game_ids, load_game
from ristal.match import Match
from ristal.text.game_text import game_text, plain
from ristal.text.rulebook import rulebook

OFTEN = 2  # times that a question of a class is looked at closely
LONGEST = 700  # answers of a game
OPTIONS: dict[str, list[dict[str, object]]] = {
    "boets": [{}, {"fighters": ["khaskhanov", "glukhov"]}],
    "demons": [{}, {"seats": 4, "start": "full"}],
    "ninedice": [{"start": "quick"}, {"start": "draft"}],
    "unmatched": [{"heroes": ["alice", "king-arthur"]}, {"heroes": ["medusa", "sinbad"]}, {"seats": 4}],
    "vstrechny": [{}, {"variant": "more-strategy"}],
}


def played(game: str) -> Iterator[Match]:
    """Games of random bots, question by question, and their ends."""
    for seed, options in enumerate(OPTIONS[game]):
        chance = FastChance(seed)
        match = ristal.new(game, seed=seed, **options)
        while not match.over and match.number < LONGEST:
            yield match
            seat = match.pending[0].seat
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
        yield match


def latin(text: str) -> list[str]:
    """Words of Latin letters, without letters of zones and teams."""
    return [word for word in re.findall(r"[A-Za-z][A-Za-z-]+", text) if not re.fullmatch(r"[A-Z]{1,4}", word)]


def nameable(match: Match) -> list[str]:
    made = game_text("ru", match.game)
    things = [thing for thing in made.kinds if not re.search(r"-\d+$", thing)]
    fighters = [str(each["name"]) for each in match.view(None).get("fighters", ()) if isinstance(each, dict)]
    return [*things, *fighters, *made.words, "nothing"]


@cache
def read(game: str) -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """All that was said, each line with where; reasons with what they are about; and errors."""
    said: dict[str, str] = {}
    reasons: dict[str, str] = {}
    errors: dict[str, str] = {}
    looked: dict[str, int] = {}
    made = game_text("ru", load_game(game))
    for match in played(game):
        if match.over or match.number >= LONGEST:
            names = made.seat_names(match.view(None))
            for viewer in (None, *range(match.table.seats)):
                for event in match.events(viewer):
                    said[plain(made.line(event, names))] = str(event["event"])
            continue
        (seat, name) = (match.pending[0].seat, match.pending[0].name)
        said[match.pending[0].prompt("ru")] = name
        for answer in made.answers(match.view(seat)):
            said[f"{answer['label']} {answer['note']}"] = name
        looked[name] = looked.get(name, 0) + 1
        if looked[name] <= OFTEN:
            _ask_about_everything(match, seat, name, reasons, errors)
    return said, reasons, errors


def _ask_about_everything(match: Match, seat: int, name: str, reasons: dict[str, str], errors: dict[str, str]) -> None:
    legal = {*match.legal(seat), *match.table.question.aliases(match.table, seat)}
    for thing in nameable(match):
        if thing not in legal:
            reasons[f"{name} {thing}"] = match.why(thing, seat)
    with pytest.raises(IllegalAnswer) as refused:
        match.play("nothing", seat)
    errors[name] = game_text("ru", match.game).texts.error(refused.value)


@pytest.mark.parametrize("game", game_ids())
def test_russian_shows_no_ids(game: str) -> None:
    said, reasons, errors = read(game)
    assert {text: where for text, where in said.items() if latin(text)} == {}
    told = {about: text for about, text in reasons.items() if about.split()[1] != "nothing"}
    assert {about: text for about, text in told.items() if latin(text)} == {}
    assert {about: text for about, text in errors.items() if latin(text.replace("nothing", ""))} == {}


@pytest.mark.parametrize("game", game_ids())
def test_whatever_one_points_at_has_a_reason_with_a_clause_that_exists(game: str) -> None:
    _, reasons, _ = read(game)
    clauses = rulebook(game, "ru").clauses
    wrong = {}
    for about, text in reasons.items():
        found = re.search(r"\(§(\w+)\)$", text)
        if found is None or found[1] not in clauses:
            wrong[about] = text
    assert wrong == {}
    assert len({about.split()[0] for about in reasons}) > 3


@pytest.mark.parametrize("game", game_ids())
def test_every_question_names_a_clause_that_exists(game: str) -> None:
    clauses = rulebook(game, "ru").clauses
    asked = {(pending.name, pending.clause) for match in played(game) for pending in match.pending}
    assert {(name, clause) for name, clause in asked if clause not in clauses} == set()
