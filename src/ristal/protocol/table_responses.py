"""What the server shows of a table, as types: the state, a move, a line of the log."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

from msgspec import UNSET, Struct, UnsetType

from ristal.match.log import Line
from ristal.match.projection import AnyEvent, AnyView, OpenQuestion, RollShown
from ristal.protocol.people import Terms
from ristal.text.types import AnswerText, ResultShown

MatchState: TypeAlias = Literal["waiting", "playing", "over"]
PlayerKind: TypeAlias = Literal["person", "bot", "open"]


class Problem(Struct, frozen=True):
    """Every refusal. `code` is for programs, `message` for people, `clause` names the rule that forbids it."""

    code: str
    message: str
    clause: str | UnsetType = UNSET


class SitterShown(Struct, frozen=True):
    """Who has a seat."""

    seat: int
    kind: PlayerKind
    name: str
    bot: str | None


class ClockShown(Struct, frozen=True):
    """Seconds; `left` has a place for every seat, `increment` comes after each turn to answer."""

    per_move: float | None
    per_match: float | None
    left: list[float | None]
    increment: float | None = None


class Offer(Struct, frozen=True):
    """A draw, or a taking back of so many moves, that others have to agree to."""

    kind: Literal["draw", "undo"]
    seat: int
    agreed: list[int]
    takes_back: int
    mine: bool


class Fairness(Struct, frozen=True):
    """The commitment at once, the secret and the seeds when the match is over. Of "typed" dice it says nothing: people
    threw them."""

    commitment: str
    dice: Literal["fair", "typed"]
    secret: str | UnsetType = UNSET
    seeds: list[str] | UnsetType = UNSET


class OriginShown(TypedDict):
    """The moment of another match that a match goes on from: after so many moves of it, or of a file (`match` is null).
    Where people sit down who may not have played it, what was hidden is dealt anew."""

    match: str | None
    number: int
    is_redealt: bool


class State(Struct, frozen=True):
    """The match as the holder of the token may know it. `options` are those in force: the catalogue takes them, and
    the `edition`, where it is not what is usual here."""

    match: str
    game: str
    name: str
    number: int
    options: dict[str, Any]
    state: MatchState
    seat: int | None
    view: AnyView | None
    asked: list[int]
    question: OpenQuestion | None
    answers: list[AnswerText]
    log: list[Line]
    sitters: list[SitterShown]
    players: list[str]
    result: ResultShown | None
    roll: RollShown | None
    clock: ClockShown | None
    offer: Offer | None
    rematch: str | None
    fair: Fairness
    origin: OriginShown | None
    notice: Problem | None
    terms: Terms
    edition: str = ""


class MoveShown(Struct, frozen=True):
    """A kept move as the viewer may know it: what is secret is null or missing."""

    number: int
    kind: str
    seat: int | None
    answers: list[str | None]
    events: list[AnyEvent]
    log: list[Line]


class Frame(Struct, frozen=True):
    """What the viewer saw at the event of this place in `events`: nobody is asked there yet."""

    event: int
    view: AnyView


class MoveMade(MoveShown, frozen=True, tag_field="type", tag="move"):
    """A move was kept; the state after it has no log. `frames` come to those who asked for them in their hello: one for
    each event that changed what the viewer sees, but for the last, after which it is the state."""

    state: State
    frames: list[Frame] | UnsetType = UNSET
