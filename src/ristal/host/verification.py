"""Chance looked at again after the end: every roll and shuffle of a record derived from the secret and the seeds."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from ristal.engine import record as records
from ristal.engine.chance import Chance
from ristal.engine.errors import BadSave, ReplayDiffers, RistalError
from ristal.games import load_game
from ristal.host import fairness
from ristal.match import Match, Move, replay
from ristal.match.actions import ENDINGS, read_actions
from ristal.match.setup import begin
from ristal.text import Translator


class Verified(NamedTuple):
    """What was found to be so."""

    game: str
    match: str
    commitment: str
    seeds: list[str]
    moves: int
    outcomes: int  # that were derived
    thrown: int = 0  # dice that people threw
    inherited: int = 0  # moves of another match


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

    def roll(self, sides: int = 6, what: str = "", whose: str = "") -> int:
        if self.at >= len(self.recorded) or not 0 <= self.recorded[self.at] < sides:
            raise ReplayDiffers("a die that was thrown is not on record", problem="dice")
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
    opened = _opened(data)
    game = load_game(data["game"])
    records.check_heading(game, data)
    try:
        return _verified(data, opened)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSave(f"the record is damaged: {type(error).__name__}: {error}") from error


def said(found: Verified, texts: Translator) -> list[str]:
    """What that proves, and what it does not."""
    say = texts.say
    seeds = [
        say("verify-seed" if seed else "verify-no-seed", seat=n, seed=seed) for n, seed in enumerate(found.seeds, 1)
    ]
    return [
        say("verify-outcomes", outcomes=found.outcomes, moves=found.moves),
        *([say("verify-inherited", moves=found.inherited)] if found.inherited else []),
        *([say("verify-thrown", dice=found.thrown)] if found.thrown else []),
        say("verify-commitment", commitment=found.commitment),
        *seeds,
        say("verify-proves"),
        say("verify-trust" if any(found.seeds) else "verify-no-seeds"),
        say("verify-leaves"),
    ]


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"this is not a record: {error}", problem="no-match") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave("this is not a record: it names no game", problem="no-match")
    return data


def _opened(data: dict[str, Any]) -> dict[str, Any]:
    """What the server has opened after the end, if it fits what it had committed itself to."""
    opened = data.get("fair")
    if not isinstance(opened, dict):
        raise BadSave(
            "the record tells nothing of its chance: it is of no server, or of before the end", problem="unfair"
        )
    words = [opened.get(name) for name in ("match", "commitment", "secret")]
    seeds = opened.get("seeds")
    words += seeds if isinstance(seeds, list) else [None]
    if not all(isinstance(word, str) for word in words) or len(words) - 3 != data.get("seats"):
        raise BadSave("'fair' must hold match, commitment, secret, and a seed for each seat", problem="fair")
    if fairness.commitment(opened["match"], opened["secret"]) != opened["commitment"]:
        raise ReplayDiffers("the secret is not the one that the server committed itself to", problem="commitment")
    return opened


def _verified(data: dict[str, Any], opened: dict[str, Any]) -> Verified:
    dice: list[int] = []
    source: Chance = fairness.chance(opened["match"], opened["secret"], opened["seeds"])
    if opened.get("dice") == "typed":
        source = ThrownDice(source, data["start"].get("chance", []), dice)
    inherited = opened.get("inherited", 0)
    match, outcomes = _taken_over(data, inherited, source) if inherited else _begun(data, source)
    for number, item in enumerate(data["moves"][inherited:], inherited + 1):
        outcomes += _again(match, _move(item), number)
    match.past.actions = read_actions(data.get("deeds", []), match.number, match.table.seats)
    if match.result is None or match.result.write() != data["result"]:
        raise ReplayDiffers("the match did not end so", problem="result", move=match.number)
    proved = match.number - inherited, outcomes - len(dice), len(dice), inherited
    return Verified(data["game"], opened["match"], opened["commitment"], opened["seeds"], *proved)


def _begun(data: dict[str, Any], source: Chance) -> tuple[Match, int]:
    """The match at its first question, and how many outcomes that took."""
    match = begin(load_game(data["game"]), {"seats": data["seats"], **data["options"]}, source)
    derived = match.past.start["chance"]
    assert isinstance(derived, list)
    _compare(0, data["start"]["chance"], derived)
    if match.opening != data["opening"]:
        raise _differs(0)
    return match, len(derived)


def _taken_over(data: dict[str, Any], inherited: int, source: Chance) -> tuple[Match, int]:
    """The match at the moment of another one from which it went on: that one's chance is not looked at here."""
    actions = [action for action in data["deeds"] if action[0] <= inherited and action[1] not in ENDINGS]
    match = replay(records.dump({**data, "moves": data["moves"][:inherited], "deeds": actions, "result": None}))
    match.table.chance = source
    return match, 0


def _move(item: dict[str, Any]) -> Move:
    """A move as the record tells it."""
    return Move(item["seat"], item["answer"], item["sees"], item["chance"], item["hash"], item["events"])


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
        raise ReplayDiffers(
            f"move {number} has {len(recorded)} outcomes of chance, {len(derived)} are derived",
            problem="outcomes",
            move=number,
            recorded=len(recorded),
            derived=len(derived),
        )
    for place, (theirs, ours) in enumerate(zip(recorded, derived, strict=True), 1):
        if theirs != ours:
            raise ReplayDiffers(
                f"outcome {place} of move {number} is {theirs}, {ours} is derived",
                problem="outcome",
                move=number,
                place=place,
                recorded=theirs,
                derived=ours,
            )


def _differs(number: int) -> ReplayDiffers:
    return ReplayDiffers(f"move {number} cannot have been made so", problem="move", move=number)
