"""Chance looked at again after the end: every roll and shuffle of a record derived from the secret and the seeds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ristal.engine import record as records
from ristal.engine.chance import NOBODYS, Chance
from ristal.engine.data import Document
from ristal.engine.errors import BadSave, ReplayDiffers, RistalError, describe_failure
from ristal.games import load_written
from ristal.host.fairness import fair_chance
from ristal.match import Match, Move, replay
from ristal.match.actions import ENDINGS, FORMERLY, PLAYED_ON, read_actions
from ristal.match.setup import begin, dealt_anew
from ristal.protocol.layout import lay_out
from ristal.text import Translator

BRANCHED: Final = (PLAYED_ON, *FORMERLY)

Count: TypeAlias = Annotated[int, Meta(ge=0)]


class Verified(NamedTuple):
    """What was found to be so."""

    game: str
    match: str
    commitment: str
    seeds: list[str]
    moves: int
    outcomes: int  # that were derived
    thrown: int = 0  # dice that people threw
    inherited: int | None = None  # moves of another match; None where it does not begin from one
    is_redealt: bool = False  # what was hidden there was dealt anew
    taken_back: int = 0  # how often chance was new because something known was taken back


class ThrownDice(Chance):
    """Dice that people threw show what the record says; all else is derived."""

    def __init__(self, other: Chance, recorded: list[int], dice: list[int], at: int = 0) -> None:
        super().__init__()
        self.other = other
        self.recorded = recorded  # outcomes of the move that is played again
        self.dice = dice  # all of them, of the whole match
        self.at = at

    def draw(self, below: int) -> int:
        self.at += 1
        return self.other.draw(below)

    def roll(self, sides: int = 6, what: str = "", whose: str = "", seat: int = NOBODYS) -> int:
        if self.at >= len(self.recorded) or not 0 <= self.recorded[self.at] < sides:
            raise ReplayDiffers("dice")
        outcome = self.recorded[self.at]
        self.at += 1
        self.dice.append(outcome)
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome + 1

    def copy(self) -> Chance:
        return ThrownDice(self.other.copy(), self.recorded, self.dice, self.at)


def verify(text: str) -> Verified:
    """Play a record again with chance from its secret and seeds; an error names the first place that differs."""
    data = _read(text)
    opened = _read_opened(data)
    game = load_written(data)
    records.check_heading(game, data)
    try:
        return _verify(data, opened)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSave("damaged", reason=describe_failure(error)) from error


def said(found: Verified, texts: Translator) -> list[str]:
    """What that proves, and what it does not."""
    say = texts.say
    seeds = [
        say("verify-seed" if seed else "verify-no-seed", seat=n, seed=seed) for n, seed in enumerate(found.seeds, 1)
    ]
    return [
        say("verify-outcomes", outcomes=found.outcomes, moves=found.moves),
        *([] if found.inherited is None else [_say_origin(found, texts)]),
        *([say("verify-taken-back", count=found.taken_back)] if found.taken_back else []),
        *([say("verify-thrown", dice=found.thrown)] if found.thrown else []),
        say("verify-commitment", commitment=found.commitment),
        *seeds,
        say("verify-proves"),
        say("verify-trust" if any(found.seeds) else "verify-no-seeds"),
        say("verify-leaves"),
    ]


def _say_origin(found: Verified, texts: Translator) -> str:
    if found.is_redealt:
        return texts.say("verify-redealt")
    return texts.say("verify-inherited", moves=found.inherited) if found.inherited else texts.say("verify-same-deal")


class OpenedOrigin(Struct, frozen=True):
    """The moment of another match that this one begins from; its table, where what was hidden was dealt anew."""

    is_redealt: bool = False
    state: Document | None = None


@lay_out
class Opened(Struct, frozen=True):
    """What the server has opened after the end: all that chance was derived from."""

    match: str
    commitment: str
    secret: str
    seeds: list[str]
    dice: str = ""
    inherited: Count = 0
    taken_back: list[Count] = []  # after how many moves
    origin: OpenedOrigin | None = None


def _read(text: str) -> Document:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("no-match") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave("no-match")
    return data


def _read_opened(data: Document) -> Opened:
    """What the server has opened, if it fits what it had committed itself to."""
    if not isinstance(data.get("fair"), dict):
        raise BadSave("unfair")
    try:
        opened = msgspec.convert(data["fair"], Opened)
    except msgspec.ValidationError:
        raise BadSave("fair") from None
    if len(opened.seeds) != data.get("seats") or opened.taken_back != sorted(opened.taken_back):
        raise BadSave("fair")
    if fair_chance.commitment(opened.match, opened.secret) != opened.commitment:
        raise ReplayDiffers("commitment")
    return opened


def _verify(data: Document, opened: Opened) -> Verified:
    chance = _Source(data, opened)
    inherited = _count_inherited(data, opened)
    origin = opened.origin or OpenedOrigin()
    is_redealt = inherited is not None and origin.is_redealt
    if inherited is None:
        match, outcomes = _begun(data, chance.made(0))
    elif is_redealt:
        match, outcomes = _dealt_anew(data, origin.state, chance.made(0)), 0
    else:
        match, outcomes = _take_over(data, inherited, chance.made(0)), 0
    for number, item in enumerate(data["moves"][match.number :], match.number + 1):
        chance.renew(match)
        outcomes += _again(match, Move.read(item), number)
    match.past.actions = read_actions(data.get("deeds", []), match.number, match.table.seats)
    if match.result is None or match.result.write() != data["result"]:
        raise ReplayDiffers("result", move=match.number)
    dice = len(chance.dice or [])
    proved = match.number - (inherited or 0), outcomes - dice, dice, inherited, is_redealt, len(chance.taken_back)
    return Verified(data["game"], opened.match, opened.commitment, opened.seeds, *proved)


def _count_inherited(data: Document, opened: Opened) -> int | None:
    """How many moves come from another match, if it begins from one; in older records an action alone says so."""
    is_branch = opened.origin is not None or any(action[1] in BRANCHED for action in data.get("deeds", []))
    return opened.inherited if opened.inherited or is_branch else None


class _Source:
    """Where the chance of a match comes from, and comes from anew after each of its take-backs."""

    def __init__(self, data: Document, opened: Opened) -> None:
        self.words: tuple[str, str, list[str]] = (opened.match, opened.secret, opened.seeds)
        self.taken_back: Sequence[int] = opened.taken_back
        self.dice: list[int] | None = [] if opened.dice == "typed" else None
        self.recorded: list[int] = data["start"].get("chance", [])
        self.count = 0

    def made(self, taken_back: int) -> Chance:
        source = fair_chance.chance(*self.words, taken_back)
        return source if self.dice is None else ThrownDice(source, self.recorded, self.dice)

    def renew(self, match: Match) -> None:
        """New chance, if an answer to this question was taken back after somebody had learned something by it."""
        count = sum(at <= match.number for at in self.taken_back)
        if count > self.count:
            self.count = count
            match.table.chance = self.made(count)


def _begun(data: Document, source: Chance) -> tuple[Match, int]:
    """The match at its first question, and how many outcomes that took."""
    match = begin(load_written(data), {"seats": data["seats"], **data["options"]}, source)
    derived = match.past.start["chance"]
    assert isinstance(derived, list)
    _compare(0, data["start"]["chance"], derived)
    if match.opening != data["opening"]:
        raise _differs(0)
    return match, len(derived)


def _take_over(data: Document, inherited: int, source: Chance) -> Match:
    """The match at the moment of another one from which it went on: that one's chance is not looked at here."""
    actions = [action for action in data["deeds"] if action[0] <= inherited and action[1] not in ENDINGS]
    match = replay(records.dump({**data, "moves": data["moves"][:inherited], "deeds": actions, "result": None}))
    match.table.chance = source
    return match


def _dealt_anew(data: Document, state: Any, source: Chance) -> Match:
    """The match at a moment of another one, with what was hidden there dealt anew by this chance."""
    game = load_written(data)
    seats, options = game.check_options({"seats": data["seats"], **data["options"]})
    base = Match(game, options, records.checked_table(game, state, seats, options), {})
    match = dealt_anew(base, source)
    if records.dump(match.past.start) != records.dump(data["start"]):
        raise ReplayDiffers("redeal", move=0)
    return match


def _again(match: Match, move: Move, number: int) -> int:
    """Play a move again; says how many outcomes it had."""
    if isinstance(match.table.chance, ThrownDice):
        match.table.chance.recorded, match.table.chance.at = move.chance, 0
    try:
        match.play(move.answer, move.seat)
    except RistalError as error:
        raise _differs(number) from error
    made = match.moves[-1]
    _compare(number, move.chance, made.chance)
    if made != move:
        raise _differs(number)
    return len(made.chance)


def _compare(number: int, recorded: list[int], derived: list[int]) -> None:
    """Outcome by outcome."""
    if not isinstance(recorded, list) or len(recorded) != len(derived):
        raise ReplayDiffers("outcomes", move=number, recorded=len(recorded), derived=len(derived))
    for place, (theirs, ours) in enumerate(zip(recorded, derived, strict=True), 1):
        if theirs != ours:
            raise ReplayDiffers("outcome", move=number, place=place, recorded=theirs, derived=ours)


def _differs(number: int) -> ReplayDiffers:
    return ReplayDiffers("move", move=number)
