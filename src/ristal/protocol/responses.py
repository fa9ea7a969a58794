"""What the server sends, as types: schemas and TypeScript are made from them, and tests hold real answers against
them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType

from ristal.engine.view import ResultView
from ristal.match.coach.figures import Review
from ristal.match.projection import AnyView, OpenQuestion, ReplayFrame, Summary, Why
from ristal.match.written import WrittenEvent, WrittenMove
from ristal.protocol.laboratory import LAB_ROUTES
from ristal.protocol.lesson_responses import Example, LessonMoment, Road
from ristal.protocol.people import Terms
from ristal.protocol.people_responses import PEOPLE_ROUTES, Said
from ristal.protocol.table_responses import (
    ClockShown,
    MatchState,
    MoveMade,
    MoveShown,
    OriginShown,
    Problem,
    SitterShown,
    State,
)
from ristal.protocol.workshop import WORKSHOP_ROUTES
from ristal.text.parse import Meaning
from ristal.text.types import AnswerText, Catalogue, Choice, Clause, Figure, OptionForm, ResultShown


class Health(Struct, frozen=True):
    """`GET /healthz` and `GET /readyz`."""

    status: Literal["ok"]


class LessonForm(Struct, frozen=True):
    """A lesson of a game that is no part of its school."""

    id: str
    title: str
    minutes: int


class SlowLevel(Struct, frozen=True):
    """A level that is not offered, because it would think so many seconds over a move here."""

    id: str
    name: str
    seconds: int


class GameForm(Struct, frozen=True, omit_defaults=True):
    """A game as a form for a new match needs it: the first of `seats` is usual, `sitters` are for that many. `slow` are
    levels that a page without a server is too slow for."""

    id: str
    name: str
    summary: str
    seats: list[int]
    sitters: list[str]
    minutes: int
    has_dice: bool
    options: list[OptionForm]
    levels: list[Choice]
    lessons: list[LessonForm]
    slow: list[SlowLevel] = []


class Rules(Struct, frozen=True):
    """The rulebook of a game, clause by clause."""

    game: str
    language: str
    clauses: list[Clause]


class CreatedSeat(Struct, frozen=True):
    """A seat of a new match: a token where the creator sits; where nobody does an invite, and its page where the
    server knows its own address."""

    seat: int
    sitter: str
    token: str | UnsetType = UNSET
    invite: str | UnsetType = UNSET
    link: str | UnsetType = UNSET


class MatchCreated(Struct, frozen=True):
    """`POST /api/matches`."""

    match: str
    seats: list[CreatedSeat]
    watch: str
    commitment: str


class Seated(Struct, frozen=True):
    """A seat that is yours: of an invite, of a rematch, at another device. `watch`, for spectators, comes with the
    first two."""

    match: str
    seat: int
    token: str | UnsetType = UNSET
    watch: str | UnsetType = UNSET


class Invitation(Struct, frozen=True):
    """What an invite invites to, the commitment included: a guest sees it before giving a seed. `host` is who waits,
    since `since`; `role` is what was chosen for the guest's seat, in words, where it was."""

    match: str
    game: str
    name: str
    seat: int
    options: dict[str, Any]
    public: bool
    sitters: list[SitterShown]
    commitment: str
    dice: Literal["fair", "typed"]
    origin: OriginShown | None
    host: str
    since: float
    minutes: int
    role: str
    clock: ClockShown | None
    terms: Terms


class LiveMatch(Struct, frozen=True):
    """A match under way that everybody may watch, with the token for that. `since` is when it was created."""

    match: str
    game: str
    sitters: list[SitterShown]
    number: int
    since: float
    watch: str


class Done(Struct, frozen=True):
    """Something was kept as the move of this number."""

    number: int


class TakenBack(Struct, frozen=True):
    """`POST …/undo`: done (200), or the others are asked (202) and this is what would be taken back."""

    number: int
    taken_back: int | UnsetType = UNSET
    asks: list[int] | UnsetType = UNSET
    takes_back: list[str] | UnsetType = UNSET


class Drafted(Struct, frozen=True):
    """`POST …/draft`: the table as this seat would see it after its answers, and whether it would be asked then.
    Without a view: what would come of them is not for this seat to know yet."""

    view: AnyView | None
    question: OpenQuestion | None
    answers: list[AnswerText]
    is_mine: bool


class HintedAnswer(Struct, frozen=True):
    """An answer that a bot looked at: the share of its search, and what came of it, from 0 (lost) to 1 (won); 95 of 100
    times the truth lies from `low` to `high`."""

    answer: str
    label: str
    share: float
    reward: float | None
    low: float | None
    high: float | None


class MixedAnswer(Struct, frozen=True):
    """An answer to choose at random, and how often."""

    answer: str
    label: str
    share: float


class Hint(Struct, frozen=True):
    """`POST …/hint`: what a bot would answer from what this seat knows, the best first. `plan` begins with the best and
    goes on as long as nothing is learned: all of it can be given at once. `mix` is empty unless it pays to be
    unpredictable; `reason` is for people."""

    answers: list[HintedAnswer]
    iterations: int
    plan: list[str]
    plan_labels: list[str]
    reason: str
    mix: list[MixedAnswer]


class LineRead(Meaning, frozen=True, kw_only=True):
    """`GET …/line`: what a typed line means now, and how it may go on. `means` is "answers", "why", "card", "rule",
    "rules", "unclear", or a wish: "undo", "hint", "resign", "log", "help", "save", "quit", "hand", "rivals", "piles".
    """

    complete: list[str]
    allowed: bool | UnsetType = UNSET
    why: str | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Mine(Struct, frozen=True):
    """A match of one of the tokens that were sent."""

    match: str
    game: str
    name: str
    seat: int | None
    state: MatchState
    number: int
    your_turn: bool


class RecordOrigin(OriginShown):
    """Where a match went on from; `state` is the table of that moment, where what was hidden was dealt anew."""

    state: dict[str, Any] | None


class RecordFairness(TypedDict):
    """All that `ristal verify` needs to derive every roll and shuffle again: of the moves after those of another
    match that it went on from, and but for dice that people threw. `taken_back` says after how many moves chance was
    new, because answers were taken back by which somebody had learned something."""

    match: str
    dice: Literal["fair", "typed"]
    inherited: int
    taken_back: NotRequired[list[int]]
    origin: NotRequired[RecordOrigin | None]
    commitment: str
    secret: str
    seeds: list[str]


class MatchRecord(TypedDict):
    """The whole match, as `ristal replay` and `ristal verify` read it."""

    ristal: int
    game: str
    version: int | str
    content: str
    seats: int
    options: dict[str, Any]
    start: dict[str, Any]
    opening: list[WrittenEvent]
    moves: list[WrittenMove]
    deeds: list[list[int | str | None]]
    result: ResultView | None
    fair: RecordFairness


class Verification(Struct, frozen=True):
    """What deriving all of chance again has shown; `said` puts it into words, the reason of a failure too."""

    is_fair: bool
    commitment: str | None
    seeds: list[str]
    moves: int
    outcomes: int
    said: list[str]


class Replay(Struct, frozen=True):
    """A whole match, to be stepped through. `seconds` is how long people sat at it; a file does not say."""

    game: str
    options: dict[str, Any]
    players: list[str]
    sitters: list[str]
    result: ResultShown | None
    figures: list[Figure]
    seconds: float | None
    frames: list[ReplayFrame]
    fair: Verification | None


# Over a socket


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message of the server: what was missed since the number in the hello, and the state."""

    number: int
    missed: list[MoveShown]
    state: State


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """The answer with this id of the client is kept as this move."""

    message_id: str
    number: int


class RefusedMessage(Problem, frozen=True, tag_field="type", tag="refused"):
    """A message changed nothing; `message_id` is there where it was an answer."""

    message_id: str | UnsetType = UNSET


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """The seats that are looking, and how many look on. `away` has a place for every seat: for how many seconds
    nobody has looked from there; null where somebody does, or nobody knows."""

    seats: list[int]
    watchers: int
    away: list[float | None]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is here."""


class ClockWarning(Struct, frozen=True, tag_field="type", tag="clock"):
    """Little time, or none, is left to a seat: said once for each question."""

    question: str
    seat: int
    left: float


class Stopping(Struct, frozen=True, tag_field="type", tag="stopping"):
    """The server stops; come back and say hello with the last number."""


class Notice(Struct, frozen=True):
    """What a webhook receives: that it is the turn of its seat, and nothing that is secret. `link` leads to the match,
    where the server knows its own address."""

    match: str
    game: str
    name: str
    seat: int
    number: int
    link: str | UnsetType = UNSET


FROM_SERVER: tuple[Any, ...] = (Welcome, MoveMade, Ack, RefusedMessage, Presence, Pong, ClockWarning, Stopping, Said)
ROUTES: dict[str, Any] = {  # what each route sends when it is done
    "GET /healthz": Health,
    "GET /readyz": Health,
    "GET /api/games": list[GameForm],
    "GET /api/games/{game}/catalogue": Catalogue,
    "GET /api/games/{game}/rules": Rules,
    "GET /api/games/{game}/examples": list[Example],
    "POST /api/matches": MatchCreated,
    "GET /api/live": list[LiveMatch],
    "GET /api/invitation": Invitation,
    "POST /api/invitation": Seated,
    "GET /api/invites/{invite}": Invitation,
    "POST /api/invites/{invite}": Seated,
    "GET /api/mine": list[Mine],
    "GET /api/matches/{match}": State,
    "POST /api/matches/{match}/answers": Done,
    "POST /api/matches/{match}/roll": Done,
    "POST /api/matches/{match}/draft": Drafted,
    "POST /api/matches/{match}/hint": Hint,
    "GET /api/matches/{match}/why": Why,
    "GET /api/matches/{match}/line": LineRead,
    "GET /api/matches/{match}/events": list[MoveShown],
    "POST /api/matches/{match}/resign": Done,
    "POST /api/matches/{match}/draw": Done,
    "POST /api/matches/{match}/undo": TakenBack,
    "POST /api/matches/{match}/claim": Done,
    "POST /api/matches/{match}/remind": Done,
    "POST /api/matches/{match}/refuse": Done,
    "POST /api/matches/{match}/rematch": Seated,
    "POST /api/matches/{match}/seat": Seated,
    "GET /api/matches/{match}/record": MatchRecord,
    "GET /api/matches/{match}/replay": Replay,
    "GET /api/matches/{match}/summary": Summary,
    "GET /api/matches/{match}/review": Review,
    "POST /api/replays": Replay,
    "POST /api/verify": Verification,
    "POST /api/lobby/{challenge}": Seated,
    "GET /api/school": list[Road],
    "POST /api/lessons": LessonMoment,
    "POST /api/lessons/draft": Drafted,
    "POST /api/lessons/why": Why,
    **PEOPLE_ROUTES,
    **LAB_ROUTES,
    **WORKSHOP_ROUTES,
}
