"""What is attacked: saves, records, positions, content and answers. Each attack says what went wrong, or nothing."""

from __future__ import annotations

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import ristal
from fuzz.damage import DEEP, damaged, garbled
from fuzz.positions import POSITIONS
from ristal.content import Source, folder_source
from ristal.engine.errors import RistalError
from ristal.engine.record import dump
from ristal.games import game_ids, load_game
from ristal.match import Match
from ristal.text import LANGUAGES, translator

SECONDS = 20  # a case that takes longer hangs
MOST_MOVES = 3000
VARIANTS: dict[str, list[dict[str, object]]] = {
    "boets": [{}, {"draft": "pick"}],
    "demons": [{}, {"seats": 3, "start": "full"}, {"seats": 4, "teams": "yes"}],
    "ninedice": [{"start": "draft"}, {"start": "quick"}],
    "unmatched": [{}, {"seats": 3}, {"seats": 4, "mode": "teams"}],
    "vstrechny": [{}, {"variant": "more-strategy"}],
}


class Hangs(BaseException):
    """Nothing in the program catches it."""


def _rings(_number: int, _frame: FrameType | None) -> None:
    raise Hangs


@contextmanager
def in_time() -> Iterator[None]:
    before = signal.signal(signal.SIGALRM, _rings)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@cache
def match_of(game: str, seed: int) -> Match:
    """A match that has come some way; a few are over."""
    options = VARIANTS[game][seed % len(VARIANTS[game])]
    match, random = ristal.new(game, seed=seed, **options), Random(seed)
    for _ in range(random.choice((0, 3, 20, 60, 120, 1000))):
        if match.over:
            break
        seat = match.table.first_asked()
        match.play(random.choice(match.legal(seat)), seat)
    return match


def plays_on(match: Match, random: Random) -> None:
    """To the end, or so far that there is no doubt."""
    assert match.game.invariant_errors(match.table) == [], "accepted, but broken"
    try:
        while not match.over and match.number < MOST_MOVES:
            seat = match.table.first_asked()
            match.play(random.choice(match.legal(seat)), seat)
    except RistalError as error:
        raise AssertionError(f"accepted, but cannot go on: {error}") from error


def any_match(random: Random) -> Match:
    return match_of(random.choice(game_ids()), random.randrange(12))


def attack_save(random: Random) -> None:
    match = any_match(random)
    way = random.randrange(4)
    if way == 0:
        text = garbled(match.save(), random)
    elif way == 1:
        text = json.dumps(damaged(json.loads(match.save()), random))
    else:  # a state that nothing proves
        data = json.loads(match.redeal(random.randrange(match.table.seats), random.randrange(99)).save())
        data["state"] = damaged(data["state"], random)
        data["past"]["start"]["state"] = copy.deepcopy(data["state"])
        text = json.dumps(data)
    plays_on(ristal.load(text), random)


def attack_record(random: Random) -> None:
    match = any_match(random)
    data = json.loads(match.record())
    hurt = damaged(data, random)
    text = garbled(match.record(), random) if random.randrange(4) == 0 else json.dumps(hurt)
    again = ristal.replay(text)
    assert again.record() == dump(json.loads(text)), "accepted, but it says something else"


def any_position(random: Random) -> Match:
    """A match that begins from a damaged position, where that can still stand."""
    game = random.choice(sorted(POSITIONS))
    document = random.choice(POSITIONS[game])
    text = garbled(document, random) if random.randrange(3) == 0 else toml(damaged(_read(document), random))
    return ristal.position(game, text, seed=1)


def attack_position(random: Random) -> None:
    match = any_position(random)
    if not match.over:
        plays_on(match, random)


def attack_content(random: Random) -> None:
    game = random.choice(game_ids())
    source = folder_source(Path(str(__import__(f"ristal.games.{game}", fromlist=["x"]).__file__)).parent / "content")
    file = random.choice(sorted(source.files))
    text = source.files[file].decode()
    hurt = garbled(text, random) if random.randrange(2) else toml(damaged(_read(text), random))
    load_game(game, Source({**source.files, file: hurt.encode()}, "fuzz"))


def attack_answer(random: Random) -> None:
    match = any_match(random).copy()
    seat = random.choice((None, -1, 0, 1, 9, match.table.first_asked()))
    legal = match.legal(max(0, match.table.first_asked())) or ["pass"]
    text = random.choice((garbled(random.choice(legal), random), "", " ", "x" * 1001, "0", "discard ", "-"))
    language = random.choice((*LANGUAGES, "xx"))
    before = match.save()
    for do in _asked(match, text, seat, language, random):
        try:
            do()
        except RistalError:
            assert match.save() == before, "refused, but changed"


def _asked(match: Match, text: str, seat: int | None, language: str, random: Random) -> list[Callable[[], object]]:
    number = random.choice((-1, 0, 5, 10**6))
    return [
        lambda: match.why(text, seat, language),
        lambda: match.events(seat, number),
        lambda: match.at(number),
        lambda: match.view(seat),
        lambda: [pending.prompt(language) for pending in match.pending],
        lambda: match.copy().play(text, seat),
    ]


ATTACKS: dict[str, Callable[[Random], None]] = {
    "saves": attack_save,
    "records": attack_record,
    "positions": attack_position,
    "content": attack_content,
    "answers": attack_answer,
}


def attack(kind: str, seed: int) -> tuple[str, str]:
    """How a case came out (accepted, refused or failed), and what was said."""
    random = Random(f"{kind} {seed}")
    try:
        with in_time():
            ATTACKS[kind](random)
    except RistalError as error:
        unworded = [language for language in LANGUAGES if not translator(language).has(error.message)]
        placeless = kind != "answers" and not error.problem and "place" not in error.details
        return ("failed" if unworded or placeless else "refused"), f"{type(error).__name__}: {error}"
    except Hangs:
        return "failed", f"takes more than {SECONDS} seconds"
    except Exception as error:  # whatever else comes out is a crash
        return "failed", f"{type(error).__name__}: {error}"
    return "accepted", ""


def deep_texts() -> list[str]:
    return DEEP


def _read(text: str) -> dict[str, Any]:
    import tomllib

    return tomllib.loads(text)


def toml(data: Any) -> str:
    """Plain data as TOML, all on one line a key."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items() if value is not None)


def _key(key: str) -> str:
    return json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inside = (f"{_key(key)} = {_value(item)}" for key, item in value.items() if item is not None)
        return f"{{{', '.join(inside)}}}"
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value if item is not None)}]"
    return json.dumps(value, ensure_ascii=False)
