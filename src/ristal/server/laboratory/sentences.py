"""What scripts say, in words: every effect of a thing, every verb by an example, every condition that cards know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ristal.content.asked import Form
from ristal.content.effects import read_condition, read_script
from ristal.content.reader import Reader
from ristal.engine.data import Document
from ristal.engine.effect import Effect, Scripts, Vocabulary
from ristal.engine.errors import RistalError
from ristal.protocol.workshop import ConditionShown, EffectSaid
from ristal.server.laboratory.bench import Placed
from ristal.text import Translator

HERE = "it"  # the name of what is read by itself
JOINED = ("all", "any")
NEGATED = "not"


class Language(NamedTuple):
    """What the scripts of a thing may say, and the words to say it in."""

    vocabulary: Vocabulary
    known: Mapping[str, Sequence[str]]
    words: Translator


def language_of(form: Form, placed: Placed, words: Translator) -> Language | None:
    """The language of a thing: that of its own scripts or, where it has none, of its file's or of any."""
    best: tuple[int, Any] | None = None
    for (file, place), asked in form.items():
        if asked.kind == "script":
            nearness = 2 if (file, place.startswith(placed.place)) == (placed.file, True) else file == placed.file
            if best is None or nearness > best[0]:
                best = nearness, asked.more
    if best is None:
        return None
    vocabulary, known = best[1]
    return Language(vocabulary, known, words)


def say_scripts(table: Document, language: Language) -> dict[str, list[EffectSaid]]:
    """Every effect of a thing and its condition, by the field that they stand in."""
    said: dict[str, list[EffectSaid]] = {}
    for key, value in table.items():
        if _is_script(value) and (scripts := _read(value, language)) is not None:
            said[key] = [_say(effect, scripts, language.words) for effect in scripts.by_key[HERE]]
    return said


def find_examples(tables: Sequence[Document], language: Language) -> dict[str, str]:
    """A sentence for each verb, as the first thing that may say it here does."""
    found: dict[str, str] = {}
    for effect in _effects(tables):
        if effect["op"] not in found:
            bare = {name: value for name, value in effect.items() if name not in ("when", "may")}
            if (scripts := _read([bare], language)) is not None:
                found[effect["op"]] = _say(scripts.by_key[HERE][0], scripts, language.words).says
    return found


def find_conditions(tables: Sequence[Document], language: Language) -> list[ConditionShown]:
    """Every single condition that things know and that may be said here, in the order of its words."""
    found: dict[bytes, str] = {}
    for effect in _effects(tables):
        for part in _parts(effect.get("when")):
            key = msgspec.json.encode(part)
            if key not in found and (said := _say_condition(part, language)):
                found[key] = said
    return [ConditionShown(msgspec.Raw(key), said) for key, said in sorted(found.items(), key=lambda each: each[1])]


def _is_script(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "op" in row for row in value)


def _effects(value: object) -> Iterator[Document]:
    """Every effect inside of something."""
    if isinstance(value, dict):
        if isinstance(value.get("op"), str):
            yield value
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _effects(part)


def _parts(when: object) -> Iterator[object]:
    """The single conditions of one that joins or negates others."""
    if isinstance(when, dict) and len(when) == 1:
        ((word, inside),) = when.items()
        if word == NEGATED:
            yield from _parts(inside)
            return
        if word in JOINED and isinstance(inside, list):
            for part in inside:
                yield from _parts(part)
            return
    if when is not None:
        yield when


def _read(script: Sequence[Document], language: Language) -> Scripts | None:
    """A script by itself; nothing where it may not be said here."""
    scripts = Scripts(language.vocabulary)
    try:
        read_script(scripts, Reader({HERE: list(script)}, HERE), HERE, HERE, language.known)
    except (RistalError, KeyError):
        return None
    return scripts


def _say(effect: Effect, scripts: Scripts, words: Translator) -> EffectSaid:
    bare = Effect(effect.op, effect.arguments, None, effect.may, effect.scripts, effect.bind, effect.by_opponent)
    when = "" if effect.when is None else words.condition(effect.when)
    return EffectSaid(words.effect(bare, scripts), when)


def _say_condition(value: object, language: Language) -> str:
    try:
        page = Reader({HERE: value}, HERE)
        return language.words.condition(read_condition(Scripts(language.vocabulary), page, HERE, language.known))
    except (RistalError, KeyError):
        return ""
