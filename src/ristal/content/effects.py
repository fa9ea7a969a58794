"""Reads scripts: the effects of a card, written as TOML in the vocabulary of its game.

effects = [
    { op = "draw", count = 2, when = "won" },
    { op = "choose", count = 1, options = { heal = [{ op = "heal", count = 3 }], rest = [{ op = "draw" }] } },
]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ristal.content.reader import Reader
from ristal.engine.data import Values
from ristal.engine.effect import Effect, Scripts

MOST = 99
Words = Mapping[str, Sequence[str]]


def read_script(scripts: Scripts, card: Reader, name: str, key: str, words: Words | None = None) -> None:
    """Check the effects in a field of a card and keep them under a key; scripts inside them get keys below it. `words`
    are those that arguments of a kind may be; `op` and `when` there narrow what this card may say at all."""
    effects = enumerate(card.tables(name))
    scripts.by_key[key] = [_read_effect(scripts, effect, key, at, words or {}) for at, effect in effects]


def _read_effect(scripts: Scripts, effect: Reader, key: str, at: int, words: Words) -> Effect:
    vocabulary = scripts.vocabulary
    op = effect.choice("op", words.get("op", tuple(vocabulary.operations)))
    conditions = words.get("when", tuple(vocabulary.conditions))
    when = effect.choice("when", conditions) if effect.has("when") else ""
    may = effect.flag("may") if effect.has("may") else False
    arguments: Values = {}
    inner: list[str] = []
    parameters: Any = type(vocabulary.operations[op]).PARAMETERS
    for parameter, kind in parameters.items():
        if kind == "number":
            arguments[parameter] = effect.number(parameter, 0, MOST)
        elif kind == "text":
            arguments[parameter] = effect.text(parameter)
        elif kind != "scripts":
            arguments[parameter] = effect.choice(parameter, words[kind])
        else:
            options = effect.table(parameter)
            for option in options.data:
                inner.append(f"{key}.{at}.{option}")
                read_script(scripts, options, option, inner[-1], words)
    effect.done()
    return Effect(op, arguments, when, may, tuple(inner))
