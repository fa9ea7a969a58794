"""Why somebody can or cannot answer so, or do something with a thing that they point at: a card, a fighter, a cell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ristal.engine.errors import MalformedAnswer
from ristal.engine.notation import LONGEST
from ristal.engine.table import Table
from ristal.text.game_text import GameText
from ristal.text.marks import Verbatim
from ristal.text.types import View

PLACES: Final = ("cell", "space", "zone", "camp")  # which go by no name of their own
LONGEST_ECHO: Final = 40  # characters of a foreign text that are said back
OPPONENTS: Final = "-opponent"  # how a place ends that is another's


class Explained(NamedTuple):
    """What can be answered, if anything; the reason, and its clause."""

    answers: list[str]
    said: str
    clause: str


def explain_answer(game_text: GameText, table: Table, view: View, text: str) -> Explained:
    """Why the viewer may not answer so now, or the good news that they may."""
    if not text.strip():
        raise MalformedAnswer("empty")
    if len(text) > LONGEST:
        raise MalformedAnswer("long", limit=LONGEST)
    texts = game_text.texts
    if not view["legal"]:
        return Explained([], texts.say("error-not-asked" if view["asked"] else "error-not-asked-over"), "")
    seat, question = view["seat"], table.question
    canonical = " ".join(text.lower().split())
    canonical = question.aliases(table, seat).get(canonical, canonical)
    if canonical in view["legal"]:
        said = texts.say("why-allowed", text=Verbatim(game_text.label(canonical)))
        return Explained([canonical], said, question.rule(table))
    reason = question.why_not(table, seat, canonical)
    if reason is not None:
        return Explained([], game_text.reason(table, reason), reason.clause)
    echo = canonical if len(canonical) <= LONGEST_ECHO else f"{canonical[:LONGEST_ECHO]}…"
    return Explained([], texts.why_not(table, seat, echo), question.rule(table))


def explain_thing(game_text: GameText, table: Table, view: View, thing: str, where: str = "") -> Explained | None:
    """What to tell a viewer who points at a thing; None where the game has no such thing."""
    kind, _, ref = thing.partition(":")
    if not _is_known(game_text, view, kind, ref):
        return None
    seat = view["seat"]
    texts = game_text.texts
    if table.result is not None or not view["asked"]:
        return Explained([], texts.say("error-not-asked-over"), "")
    clause = table.question.rule(table)
    named = _name(game_text, view, kind, ref)
    if seat not in view["asked"]:
        names = game_text.seat_names(view)
        players = Verbatim(", ".join(names[other] for other in view["asked"]))
        return Explained([], texts.say("why-pointed-waits", thing=named, players=players), clause)
    answers = _answers(game_text, view, thing, where)
    if answers:
        labels = Verbatim("; ".join(game_text.label(answer) for answer in answers))
        return Explained(answers, texts.say("why-pointed-allowed", thing=named, answers=labels), clause)
    asked = Verbatim(texts.ask(table, table.question, seat))
    others = _others(game_text, view, ref, where)
    if others is not None:
        return Explained([], texts.say(f"why-pointed-{others[0]}", thing=named, player=others[1], asked=asked), clause)
    reason = table.question.why_not(table, seat, ref)
    if reason is not None:
        return Explained([], game_text.reason(table, reason), reason.clause)
    return Explained([], texts.say("why-pointed-other", thing=named, asked=asked), clause)


def _is_known(game_text: GameText, view: View, kind: str, ref: str) -> bool:
    if kind == "seat":
        return ref.isdecimal() and int(ref) < len(game_text.seat_names(view))
    return kind == "camp" or game_text.kinds.get(ref) == kind


def _name(game_text: GameText, view: View, kind: str, ref: str) -> Verbatim:
    if kind == "seat":
        return Verbatim(game_text.seat_names(view)[int(ref)])
    said = game_text.label(ref)
    if kind in PLACES and said == ref:
        said = game_text.texts.say("why-pointed-place")
    return Verbatim(said[:1].upper() + said[1:])


def _answers(game_text: GameText, view: View, thing: str, where: str) -> list[str]:
    """The legal answers about a thing in this place; without a place, in any."""
    found = []
    for answer in game_text.in_order(view):
        if any(each["thing"] == thing and where in ("", each["where"]) for each in game_text.about(view, answer)):
            found.append(answer)
    return found


def _others(game_text: GameText, view: View, ref: str, where: str) -> tuple[str, Verbatim] | None:
    """Whether a thing is out of the game, or somebody else's and who that is."""
    seen = [each for each in _things(view, ref) if isinstance(each.get("seat"), int)]
    if len(seen) == 1:
        if "space" in seen[0] and seen[0]["space"] is None:
            return "gone", Verbatim("")
        if seen[0]["seat"] != view["seat"]:
            return "others", Verbatim(game_text.seat_names(view)[seen[0]["seat"]])
    if where.endswith(OPPONENTS):
        names = game_text.seat_names(view)
        others = [name for seat, name in enumerate(names) if seat != view["seat"]]
        return "others", Verbatim(", ".join(others))
    return None


def _things(part: Any, ref: str) -> Iterator[dict[str, Any]]:
    """What the view tells of a thing of this name."""
    if isinstance(part, dict):
        if ref in (part.get("id"), part.get("name"), part.get("unit")):
            yield part
        part = list(part.values())
    if isinstance(part, (list, tuple)):
        for each in part:
            yield from _things(each, ref)
