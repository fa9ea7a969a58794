"""What there is to play: forms for a new match, catalogues, rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from ristal.bots import LEVELS
from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.games import game_ids, kept_game, load_game
from ristal.host.conversation.inputs import as_query
from ristal.host.errors import ApiError
from ristal.host.presentation.lessons import list_lessons
from ristal.protocol import requests
from ristal.protocol.responses import GameForm, Rules
from ristal.text import translator
from ristal.text.game_text import clauses_of, game_text
from ristal.text.rulebook import rulebook

USUAL_OPPONENT: Final = "novice"  # who sits opposite unless somebody else is wanted


@lru_cache(maxsize=4)
def list_games(lang: str) -> list[GameForm]:
    return [_make_form(name, lang) for name in game_ids()]


def _make_form(name: str, lang: str) -> GameForm:
    game = load_game(name)
    text = game_text(lang, game)
    return GameForm(
        id=name,
        name=text.texts.say(f"{name}-title"),
        summary=text.texts.say(f"{name}-blurb"),
        seats=list(game.seats),
        sitters=["me", *[f"bot:{USUAL_OPPONENT}"] * (game.seats[0] - 1)],
        minutes=game.minutes,
        has_dice=game.has_dice,
        options=[text.option(option) for option in game.options],
        lessons=list_lessons(name, lang),
        levels=[{"id": level, "name": text.texts.say(f"level-{level}")} for level in LEVELS],
    )


def name_options(game: Game, asked: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Options of an address in one order; one that is known and empty is not chosen."""
    known = {option.name for option in game.options}
    given = {name: value for name, value in asked.items() if value != "" or name not in known}
    return tuple(sorted(given.items()))


def make_catalogue(name: str, lang: str, given: tuple[tuple[str, str], ...], edition: str = "") -> bytes:
    """The cards, boards and clauses of a game as it would be played with these options, as JSON."""
    game = kept_game(name, edition) if edition else load_game(name)
    try:
        _, options = game.check_options(_as_options(game, dict(given)))
    except RistalError as error:
        raise ApiError("bad-option", said=translator(lang, game).error(error)) from None
    return msgspec.json.encode(game_text(lang, game).catalogue(options))


def _as_options(game: Game, given: dict[str, str]) -> dict[str, object]:
    """Options of an address: those that each seat has are separated by commas."""
    lists = [option.name for option in game.options if option.per_seat]
    read: dict[str, object] = {name: value.split(",") if name in lists else value for name, value in given.items()}
    if given.get("seats", "") in map(str, game.seats):
        read["seats"] = int(given["seats"])
    return {**as_query(read, requests.Options)}


def list_rules(game: Game, lang: str) -> Rules:
    return Rules(game.id, lang, clauses_of(rulebook(game.id, lang)))
