"""How a match ended, in one word and with its clause, and what its events add up to: for the screen at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypedDict

from ristal.wording.speech import Speech

CLAUSES: Final = {
    "vstrechny": {"break-through": "R27", "more-units": "R28", "more-elite": "R29", "equal": "R30"},
    "unmatched": {"hero-defeated": "R137", "both-defeated": "R138", "still": "A42"},
    "boets": {
        "knock-out": "R65",
        "disqualification": "R66",
        "points": "R68",
        "technical": "R69",
        "final": "R70",
        "more-healthy": "R71",
        "more-tokens": "R71",
        "moved-last": "R71",
    },
    "demons": {"third-win": "R44", "fourth-win": "R45", "first-of-tied": "R45", "deciding-fight": "R45"},
    "ninedice": {
        "destroyed": "R39",
        "imprisoned": "A20",
        "held-back": "A20",
        "exhausted": "A23",
        "mutual": "R39",
        "mutual-exhausted": "A23",
        "more-life": "A23",
        "equal-life": "A23",
    },
}  # what people do (resign, agree) stands in no rulebook

Event = Mapping[str, Any]
Counts = Iterator[tuple[str, int, int]]  # which figure, of which seat, how much


class Figure(TypedDict):
    """Something of the match as a number for each seat."""

    id: str
    name: str
    values: list[int]


def headline(texts: Speech, game: str, how: str) -> str:
    """How it ended, in a word."""
    of_game = f"{game}-ended-{how}"
    return texts.say(of_game if texts.has(of_game) else f"ended-{how}")


def clause(game: str, how: str) -> str:
    return CLAUSES[game].get(how, "")


def figures(texts: Speech, game: str, seats: int, events: Iterable[Event], view: Mapping[str, Any]) -> list[Figure]:
    """The whole match in figures; `view` is that of its end."""
    names, count = COUNTED[game]
    totals = {name: [0] * seats for name in names}
    for event in events:
        for name, seat, amount in count(event, view):
            totals[name][seat] += amount
    return [{"id": name, "name": texts.say(f"{game}-figure-{name}"), "values": totals[name]} for name in names]


def _vstrechny(event: Event, _: Mapping[str, Any]) -> Counts:
    if event["event"] == "unit-attacked":
        yield "attacks", event["seat"], 1
        if event["outcome"] != "won":
            yield "lost", event["seat"], 1
        if event["outcome"] != "lost":
            yield "lost", 1 - event["seat"], 1
    elif event["event"] == "unit-moved":
        yield "steps", event["seat"], 1


def _unmatched(event: Event, view: Mapping[str, Any]) -> Counts:
    kind = event["event"]
    if kind == "attack-declared":
        yield "attacks", event["seat"], 1
    elif kind == "damage-taken":
        owner = next(each["seat"] for each in view["fighters"] if each["name"] == event["fighter"])
        yield "damage", owner, event["amount"]
    elif kind == "scheme-played":
        yield "schemes", event["seat"], 1
    elif kind == "fighter-moved":
        yield "steps", event["seat"], event["steps"]


def _boets(event: Event, _: Mapping[str, Any]) -> Counts:
    kind = event["event"]
    if kind == "technique-played":
        yield "techniques", event["seat"], 1
    elif kind == "damage-taken":
        yield "damage", event["seat"], event["damage"]
        yield "pain", event["seat"], event["pain"]
    elif kind == "attack-cancelled":
        yield "parried", 1 - event["seat"], 1
    elif kind == "knocked-down":
        yield "knock-downs", event["seat"], 1


def _demons(event: Event, _: Mapping[str, Any]) -> Counts:
    kind = event["event"]
    if kind == "move-revealed":
        yield "moves", event["seat"], 1
    elif kind == "damage-taken":
        yield "energy", event["seat"], event["amount"]
    elif kind == "trap-sprung":
        yield "traps", event["seat"], 1
    elif kind == "demon-left":
        yield "left", event["seat"], 1


def _ninedice(event: Event, _: Mapping[str, Any]) -> Counts:
    kind = event["event"]
    if kind == "duel-opened":
        yield "duels", event["seat"], 1
    elif kind == "dice-compared" and event["won"]:
        yield "won", event["seat"], 1
    elif kind == "bonus-used":
        yield "bonuses", event["seat"], 1
    elif kind == "damage-taken":
        yield "damage", event["seat"], event["loss"]
    elif kind == "die-fell":
        yield "fallen", event["seat"], 1


COUNTED: Final[dict[str, tuple[tuple[str, ...], Callable[[Event, Mapping[str, Any]], Counts]]]] = {
    "vstrechny": (("attacks", "lost", "steps"), _vstrechny),
    "unmatched": (("attacks", "damage", "schemes", "steps"), _unmatched),
    "boets": (("techniques", "damage", "pain", "parried", "knock-downs"), _boets),
    "demons": (("moves", "energy", "traps", "left"), _demons),
    "ninedice": (("duels", "won", "bonuses", "damage", "fallen"), _ninedice),
}
