"""Damage to plain data and to texts, one wound at a time, the same for the same source of chance."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

ODD: list[Any] = [
    None, True, False, -1, 0, 1, 2, 3, 15, 16, 99, 9999, 2**31 - 1, 10**12, 2**70, -(2**63), 0.5, "", "x", "random",
    "x" * 1001, "ё", [], {}, [[]], [None], [0], {"x": 1}, [[[[[[[[]]]]]]]],
]  # fmt: skip
LETTERS = '[]{},:"0123456789-.eE nulltruefalse\\u0000ё\n'


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container of a tree with each of its keys."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        here = waiting.pop()
        for key in list(here) if isinstance(here, dict) else range(len(here)):
            found.append((here, key))
            if isinstance(here[key], (dict, list)):
                waiting.append(here[key])
    return found


def damaged(data: Any, random: Random) -> Any:
    """A copy with one thing wrong in it, or two."""
    hurt = copy.deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2))):
        spots = places(hurt)
        if spots:
            _wound(*random.choice(spots), spots, random)
    return hurt


def _wound(here: Any, key: Any, spots: list[tuple[Any, Any]], random: Random) -> None:
    value = here[key]
    way = random.randrange(7)
    if way == 0:
        here[key] = copy.deepcopy(random.choice(ODD))
    elif way == 1 and type(value) is int:
        here[key] = value + random.choice((-2, -1, 1, 2, 7, 100))
    elif way == 2:
        del here[key]
    elif way == 3 and isinstance(here, list):
        here.insert(random.randrange(len(here) + 1), copy.deepcopy(value))
    elif way == 4 and isinstance(here, list):
        other = random.randrange(len(here))
        here[key], here[other] = here[other], here[key]
    elif way == 5 and isinstance(value, (list, dict)) and value:
        del value[random.choice(list(value)) if isinstance(value, dict) else random.randrange(len(value))]
    else:  # something that lies elsewhere
        alike = [(there, name) for there, name in random.sample(spots, min(50, len(spots)))]
        alike = [(there, name) for there, name in alike if type(there[name]) is type(value)] or alike
        there, name = random.choice(alike)
        here[key] = copy.deepcopy(there[name])


def garbled(text: str, random: Random) -> str:
    """A text with a few letters cut out, doubled or replaced."""
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(text) + 1)
        to = min(len(text), at + random.choice((0, 1, 1, 5, 40)))
        text = text[:at] + random.choice(("", text[at:to] * 2, random.choice(LETTERS))) + text[to:]
    return text


DEEP = ["[" * 100_000, '{"game":' * 5000, "9" * 5000, '{"game": "vstrechny", "x": ' + "[" * 900 + "]" * 900 + "}"]
