"""A question of the page as a command: every word of it is looked up in a list first."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ristal.bots import LEVELS
from ristal.engine.errors import BadOption, RistalError
from ristal.engine.game import RANDOM, Game, Option
from ristal.games import game_ids, load_game
from ristal.host.errors import ApiError
from ristal.protocol.laboratory import AskLab, LabChoice, LabGame, LabOption
from ristal.server.laboratory.editions import Editions
from ristal.text import translator
from ristal.text.game_text import game_text

JUDGES: Final = ("greedy", *(level for level in LEVELS if level not in ("random", "greedy")))
FAIR_SEATS: Final = 2


def check(asked: AskLab, editions: Editions, language: str) -> Game:
    """The game of a question in which every word is known, or a refusal that names the place."""
    if asked.game not in game_ids():
        raise ApiError("bad-request", place="game")
    if asked.judge not in JUDGES:
        raise ApiError("bad-request", place="judge")
    if asked.edition and asked.edition not in editions.names():
        raise ApiError("not-found")
    game = load(asked, editions.folder / asked.edition if asked.edition else None, language)
    known = game.names()
    if any(thing not in known for thing in asked.only):
        raise ApiError("bad-request", place="only")
    shared = {option.name: option.choices for option in shared_options(game)}
    if any(value not in shared.get(name, ()) for name, value in asked.options.items()):
        raise ApiError("bad-request", place="options")
    if asked.question == "compare" and not asked.edition:
        nothing = BadOption("nothing-changed", option="edition")
        raise ApiError("bad-option", said=translator(language, game).error(nothing))
    if asked.question == "matrix" and deciding_option(game) is None:
        raise ApiError("bad-request", place="question")
    return game


def load(asked: AskLab, edition: Path | None, language: str) -> Game:
    """The game that a question is about; a mistake in its edition is told as it is."""
    try:
        return load_game(asked.game, edition)
    except RistalError as error:
        raise ApiError("bad-option", said=translator(language).error(error)) from None


def deciding_option(game: Game) -> Option | None:
    """What each seat chooses of the content."""
    return next((option for option in game.options if option.per_seat), None)


def shared_options(game: Game) -> list[Option]:
    """The options that are the same for all seats."""
    return [option for option in game.options if not option.per_seat]


def choices_of(game: Game) -> list[str]:
    option = deciding_option(game)
    return [choice for choice in option.choices if choice != RANDOM] if option else []


def words_of(asked: AskLab, edition: str | None) -> list[str]:
    """The question as `ristal` takes it."""
    words = ["lab", asked.question, asked.game]
    if asked.question == "ladder":
        words += ["--levels", *levels_upto(asked.judge)]
    else:
        words += ["--bots", asked.judge, asked.judge]
    words += ["--games", str(asked.games), "--seed", str(asked.seed)]
    if asked.only and asked.question != "ladder":
        words += ["--only", *asked.only]
    if asked.options:
        words += ["--options", *(f"{name}={value}" for name, value in asked.options.items())]
    if edition is not None:
        words += ["--edition", edition]
    if asked.four_times and asked.question != "ladder":
        words += ["--four-times"]
    if asked.minutes is not None:
        words += ["--within", f"{asked.minutes}m"]
    return words


def command_of(asked: AskLab) -> str:
    """What to type to ask the same."""
    return shlex.join(["ristal", *words_of(asked, asked.edition or None)])


def levels_upto(judge: str) -> Sequence[str]:
    """The rungs of a ladder that ends with a judge; there are two at least."""
    return JUDGES[: max(FAIR_SEATS, JUDGES.index(judge) + 1)]


def describe_game(name: str, language: str) -> LabGame:
    """What can be asked of a game, in words."""
    game = load_game(name)
    words = translator(language, game)
    chosen = [LabChoice(choice, words.name(choice)) for choice in choices_of(game)]
    forms = [game_text(language, game).option(option) for option in shared_options(game)]
    options = [
        LabOption(
            form["id"],
            form["name"],
            form["default"],
            [LabChoice(choice["id"], choice["name"]) for choice in form["choices"]],
        )
        for form in forms
    ]
    return LabGame(name, words.say(f"{name}-title"), chosen, options)
