"""What a line means that somebody types at a table: answers, a question about one, something to read, or a wish. And
how a line may go on that has been begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import UNSET, Struct, UnsetType

from ristal.engine.game import Game
from ristal.text import commands
from ristal.text.answers import Vocabulary, fold, other_keyboard
from ristal.text.game_text import GameText
from ristal.text.rulebook import rulebook
from ristal.text.search import find_clauses, find_things
from ristal.text.types import Choice, Options, View

ANSWERS: Final = "answers"
UNCLEAR: Final = "unclear"
MANY: Final = 12  # more than can be read at a glance


class Meaning(Struct, frozen=True):
    """What a line means; the rest goes with it. `choices` are what it may mean where that is not clear."""

    means: str
    answers: list[str] | UnsetType = UNSET
    answer: str | UnsetType = UNSET
    thing: str | UnsetType = UNSET
    clause: str | UnsetType = UNSET
    clauses: list[str] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET


@lru_cache(maxsize=32)
def vocabulary(game: Game, words: tuple[str, ...]) -> Vocabulary:
    return Vocabulary(game, words)


def meaning(game_text: GameText, options: Options, view: View, line: str) -> Meaning:
    """What a line means to this viewer now. An answer that cannot be given is asked about."""
    order = commands.read_order(line)
    if order is not None:
        return _read_order(game_text, options, view, *order)
    legal = game_text.in_order(view)
    words = vocabulary(game_text.game, game_text.words)
    answers = words.answers(line, legal)
    if answers[0] in legal:
        return Meaning(ANSWERS, answers=answers)
    if words.knows(answers[0]):
        return Meaning(commands.WHY, answer=answers[0])
    return Meaning(UNCLEAR, choices=_choices(game_text, words.begun(line, legal)))


def _read_order(game_text: GameText, options: Options, view: View, order: str, about: str) -> Meaning:
    if order == commands.WHY:
        if not about:
            return Meaning(UNCLEAR, choices=_choices(game_text, game_text.in_order(view)))
        words = vocabulary(game_text.game, game_text.words)
        return Meaning(order, answer=words.answer(about, game_text.in_order(view)))
    if order == commands.CARD:
        return _card(game_text, options, view, about)
    if order == commands.RULE:
        return _rule(game_text, view, about)
    if order == commands.RULES and about:
        found = find_clauses(rulebook(game_text.game.id, game_text.texts.language).clauses, about)
        return Meaning(order, clauses=found) if found else _rule(game_text, view, about)
    return Meaning(order)


def _rule(game_text: GameText, view: View, number: str) -> Meaning:
    asked = view.get("question")
    wanted = number or (asked["clause"] if asked else "")
    book = rulebook(game_text.game.id, game_text.texts.language)
    clause = book.number(wanted)
    return Meaning(UNCLEAR, choices=[]) if clause is None else Meaning(commands.RULE, clause=clause)


def _card(game_text: GameText, options: Options, view: View, typed: str) -> Meaning:
    """A thing by its name, or by the number of an answer that is about it."""
    things = game_text.things(options)
    legal = game_text.in_order(view)
    if typed.isdecimal() and 1 <= int(typed) <= len(legal):
        known = {thing["id"] for thing in things}
        about = [kind_of(each["thing"], known) for each in game_text.about(view, legal[int(typed) - 1])]
        found = [thing for thing in things if thing["id"] in about][:1]
    else:
        found = find_things(game_text.game, things, typed)
    if len(found) == 1:
        return Meaning(commands.CARD, thing=found[0]["id"])
    return Meaning(UNCLEAR, choices=[{"id": each["id"], "name": each["name"]} for each in found[:MANY]])


def kind_of(reference: str, known: set[str]) -> str:
    """`fighter:harpy-2` is a `harpy`."""
    thing = reference.partition(":")[2]
    return thing if thing in known else thing.rpartition("-")[0]


def _choices(game_text: GameText, answers: Sequence[str]) -> list[Choice]:
    return [{"id": answer, "name": game_text.label(answer)} for answer in answers[:MANY]]


def completions(game_text: GameText, options: Options, view: View, line: str) -> list[str]:
    """How the line may go on: labels of answers, words for orders, and after those what they can be about."""
    begun = line.lstrip()
    word, space, rest = begun.partition(" ")
    order = commands.read_order(word) if space else None
    labels = [game_text.label(answer) for answer in game_text.in_order(view)]
    if order is not None and order[0] in (commands.WHY, commands.CARD):
        named = labels if order[0] == commands.WHY else [thing["name"] for thing in game_text.things(options)]
        return [f"{word} {name}" for name in _going_on(rest, named)][:MANY]
    return (
        [*_going_on(begun, labels), *_going_on(begun, commands.words(game_text.texts.language))][:MANY] if begun else []
    )


def _going_on(begun: str, names: Sequence[str]) -> list[str]:
    """The names that begin so, word by word; keys of the other keyboard are understood."""
    for keys in (begun, other_keyboard(begun)):
        typed = fold(keys).split()
        found = [name for name in names if _fits(fold(name).split(), typed)]
        if found:
            return list(dict.fromkeys(found))
    return []


def _fits(name: list[str], typed: list[str]) -> bool:
    return len(name) >= len(typed) and all(map(str.startswith, name, typed))
