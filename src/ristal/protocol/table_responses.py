"""What the server shows of a table, as types: the state, a move, a line of the log."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from ristal.text.types import AnswerText, Part, ResultShown

AnyView = Annotated[
    dict[str, Any],
    Meta(description="The view of the game: `<game>.view.json`.", extra_json_schema={"x-typescript": "View"}),
]

AnyEvent = Annotated[
    dict[str, Any],
    Meta(description="An event of the game: `<game>.events.ts`.", extra_json_schema={"x-typescript": "GameEvent"}),
]
QuestionName = Annotated[str, Meta(extra_json_schema={"x-typescript": "GameQuestion"})]


class Problem(TypedDict):
    """Every refusal. `code` is for programs, `message` for people, `clause` names the rule that forbids it."""

    code: str
    message: str
    clause: NotRequired[str]


class OpenQuestion(TypedDict):
    """The open question. `id` is what an answer has to name; `mine` says whether this viewer is asked."""

    id: str
    name: QuestionName
    clause: str
    prompt: str
    mine: bool


class Line(TypedDict):
    """A line of the log, whole and in parts, what it tells of, and the move that it belongs to."""

    number: int
    event: str
    text: str
    parts: list[Part]


class SitterShown(TypedDict):
    """Who has a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None


class ClockShown(TypedDict):
    """Seconds; `left` has a place for every seat."""

    per_move: float | None
    per_match: float | None
    left: list[float | None]


class Offer(TypedDict):
    """A draw, or a taking back of so many moves, that others have to agree to."""

    kind: Literal["draw", "undo"]
    seat: int
    agreed: list[int]
    takes_back: int
    mine: bool


class Fairness(TypedDict):
    """The commitment at once, the secret and the seeds when the match is over. Of "typed" dice it says nothing: people
    threw them."""

    commitment: str
    dice: Literal["fair", "typed"]
    secret: NotRequired[str]
    seeds: NotRequired[list[str]]


class RollShown(TypedDict):
    """A die that somebody at the table has to throw: what it is called, whose it is (perhaps nobody's), its sides."""

    question: str
    what: str
    name: str
    whose: str
    sides: int


class State(TypedDict):
    """The match as the holder of the token may know it. `options` are those in force: the catalogue takes them."""

    match: str
    game: str
    name: str
    number: int
    options: dict[str, Any]
    state: Literal["waiting", "playing", "over"]
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
    notice: Problem | None


class MoveShown(TypedDict):
    """A kept move as the viewer may know it: what is secret is null or missing."""

    number: int
    kind: str
    seat: int | None
    answers: list[str | None]
    events: list[AnyEvent]
    log: list[Line]
