"""Options of a game as people type them: names in any language, lists by commas, seats counted from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ristal.cli.errors import UserError
from ristal.engine.game import RANDOM, Game, Option
from ristal.text import LANGUAGES, translator
from ristal.text.answers import fold

FIRST_SEAT = "0"  # an option that has it names a seat


def read_options(game: Game, given: dict[str, Any]) -> dict[str, object]:
    """Options as typed: lists by commas, filled up with the default; names in any language are understood."""
    seats = given.get("seats", game.seats[0])
    read: dict[str, object] = {"seats": seats}
    for option in game.options:
        if option.name not in given:
            continue
        values = [_choice(game, option, word) for word in given[option.name].split(",")]
        if option.per_seat:
            twice = next((value for value in values if value != RANDOM and values.count(value) > 1), None)
            if option.distinct and twice is not None:
                raise UserError("play-chosen-twice", option=f"--{option.name}", choice=twice)
            read[option.name] = [*values, *[option.default] * (seats - len(values))]
        else:
            read[option.name] = values[0] if len(values) == 1 else given[option.name]
    return read


def in_notation(game: Game, given: Sequence[str]) -> list[str]:
    """Options written `name=value` by people, each choice as the game calls it."""
    options = {option.name: option for option in game.options}
    read = []
    for text in given:
        name, equals, value = text.partition("=")
        if name in options and equals:
            value = ",".join(_choice(game, options[name], word) for word in value.split(","))
        read.append(f"{name}{equals}{value}")
    return read


def typed(option: Option, choice: str) -> str:
    """What a person types for a choice: seats are counted from 1."""
    return str(int(choice) + 1) if FIRST_SEAT in option.choices and choice.isdecimal() else choice


def listed(option: Option) -> str:
    """All that may be typed for an option."""
    return ", ".join(typed(option, choice) for choice in option.choices)


def _choice(game: Game, option: Option, word: str) -> str:
    """The choice that a word means: whole, by one of its words, or by how it begins, if no other does."""
    called = {choice: _names(game, option, choice) for choice in option.choices}
    word = fold(word)
    whole = [choice for choice in called if word in called[choice]]
    part = [choice for choice in called if any(word in name.split() for name in called[choice])]
    begun = [choice for choice in called if word and any(name.startswith(word) for name in called[choice])]
    for meant in (whole, part, begun):
        if len(meant) == 1:
            return meant[0]
    raise UserError("play-no-such-choice", option=f"--{option.name}", choice=word, choices=listed(option))


def _names(game: Game, option: Option, choice: str) -> set[str]:
    """What a choice is called, its id first, in all languages."""
    content = game.names().get(choice, {}).values()
    speeches = [translator(language, game) for language in LANGUAGES]
    said = [texts.choice(option.name, choice) for texts in speeches]
    if choice == RANDOM:
        said += [texts.say("option-random") for texts in speeches]
    return {fold(name) for name in (typed(option, choice), *content, *said)}
