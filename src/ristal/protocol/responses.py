"""What the server sends, as types: schemas and TypeScript are made from them, and tests hold real answers against
them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ristal.engine.view import ResultView
from ristal.protocol.table_responses import (
    AnyEvent,
    AnyView,
    Line,
    MoveShown,
    OpenQuestion,
    Problem,
    SitterShown,
    State,
)
from ristal.text.parse import Meaning
from ristal.text.types import AnswerText, Catalogue, Choice, Clause, Figure, OptionForm, ResultShown


class Health(TypedDict):
    """`GET /healthz`."""

    status: Literal["ok"]


class GameForm(TypedDict):
    """A game as a form for a new match needs it: the first of `seats` is usual, `sitters` are for that many."""

    id: str
    name: str
    summary: str
    seats: list[int]
    sitters: list[str]
    minutes: int
    has_dice: bool
    options: list[OptionForm]
    levels: list[Choice]


class Rules(TypedDict):
    """The rulebook of a game, clause by clause."""

    game: str
    language: str
    clauses: list[Clause]


class FoundedSeat(TypedDict):
    """A seat of a new match: a token where the founder sits, an invite where nobody does."""

    seat: int
    sitter: str
    token: NotRequired[str]
    invite: NotRequired[str]


class Founded(TypedDict):
    """`POST /api/matches`."""

    match: str
    seats: list[FoundedSeat]
    watch: str
    commitment: str


class Seated(TypedDict):
    """A seat that is yours: of an invite, of a rematch, at another device. `watch`, for spectators, comes with the
    first two."""

    match: str
    seat: int
    token: NotRequired[str]
    watch: NotRequired[str]


class Invitation(TypedDict):
    """What an invite invites to, the commitment included: a guest sees it before giving a seed."""

    match: str
    game: str
    name: str
    seat: int
    options: dict[str, Any]
    public: bool
    sitters: list[SitterShown]
    commitment: str


class LiveMatch(TypedDict):
    """A match under way that everybody may watch, with the token for that. `since` is when it was founded."""

    match: str
    game: str
    sitters: list[SitterShown]
    number: int
    since: float
    watch: str


class Done(TypedDict):
    """Something was kept as the move of this number."""

    number: int


class TakenBack(TypedDict):
    """`POST …/undo`: done (200), or the others are asked (202) and this is what would be taken back."""

    number: int
    taken_back: NotRequired[int]
    asks: NotRequired[list[int]]
    takes_back: NotRequired[list[str]]


class Why(TypedDict):
    """Whether an answer is allowed now, and why not. Of a thing that was pointed at, `answer` is the first that is
    about it, or empty."""

    answer: str
    allowed: bool
    why: str
    clause: NotRequired[str]


class Drafted(TypedDict):
    """`POST …/draft`: the table as this seat would see it after its answers, and whether it would be asked then.
    Without a view: what would come of them is not for this seat to know yet."""

    view: AnyView | None
    question: OpenQuestion | None
    answers: list[AnswerText]
    is_mine: bool


class HintedAnswer(TypedDict):
    """An answer that a bot looked at: the share of its search, and what came of it, from 0 (lost) to 1 (won)."""

    answer: str
    label: str
    share: float
    reward: float | None


class Hint(TypedDict):
    """`POST …/hint`: what a bot would answer from what this seat knows, the best first."""

    answers: list[HintedAnswer]
    iterations: int


class LineRead(Meaning):
    """`GET …/line`: what a typed line means now, and how it may go on. `means` is "answers", "why", "card", "rule",
    "rules", "unclear", or a wish: "undo", "hint", "resign", "log", "help", "save", "quit", "hand", "rivals", "piles".
    """

    complete: list[str]
    allowed: NotRequired[bool]
    why: NotRequired[str]
    message: NotRequired[str]


class Mine(TypedDict):
    """A match of one of the tokens that were sent."""

    match: str
    game: str
    name: str
    seat: int | None
    state: Literal["waiting", "playing", "over"]
    number: int
    your_turn: bool


class RecordedMove(TypedDict):
    """An answer, who may know it, what chance brought, the fingerprint of the state after it."""

    seat: int
    answer: str
    sees: int
    chance: list[int]
    hash: str
    events: list[dict[str, Any]]


class RecordFairness(TypedDict):
    """All that `ristal verify` needs to derive every roll and shuffle again: of the moves after those of another
    match that it went on from, and but for dice that people threw."""

    match: str
    dice: Literal["fair", "typed"]
    inherited: int
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
    opening: list[dict[str, Any]]
    moves: list[RecordedMove]
    deeds: list[list[int | str | None]]
    result: ResultView | None
    fair: RecordFairness


class Verification(TypedDict):
    """What deriving all of chance again has shown; `said` puts it into words, the reason of a failure too."""

    is_fair: bool
    commitment: str | None
    seeds: list[str]
    moves: int
    outcomes: int
    said: list[str]


class ReplayFrame(TypedDict):
    """The table after a move; the first frame is that before any."""

    number: int
    seat: int | None
    answer: str | None
    view: AnyView
    question: OpenQuestion | None
    log: list[Line]
    events: list[AnyEvent]


class Replay(TypedDict):
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


class Welcome(TypedDict):
    """The first message of the server: what was missed since the number in the hello, and the state."""

    type: Literal["welcome"]
    number: int
    missed: list[MoveShown]
    state: State


class Frame(TypedDict):
    """What the viewer saw at the event of this place in `events`: nobody is asked there yet."""

    event: int
    view: AnyView


class Told(MoveShown):
    """A move was kept; the state after it has no log. `frames` come to those who asked for them in their hello: one for
    each event that changed what the viewer sees, but for the last, after which it is the state."""

    type: Literal["move"]
    state: State
    frames: NotRequired[list[Frame]]


class Ack(TypedDict):
    """The answer with this id of the client is kept as this move."""

    type: Literal["ack"]
    message_id: str
    number: int


class RefusedMessage(Problem):
    """A message changed nothing; `message_id` is there where it was an answer."""

    type: Literal["refused"]
    message_id: NotRequired[str]


class Presence(TypedDict):
    """The seats that are looking, and how many look on."""

    type: Literal["presence"]
    seats: list[int]
    watchers: int


class Pong(TypedDict):
    """Somebody is here."""

    type: Literal["pong"]


class ClockWarning(TypedDict):
    """Little time, or none, is left to a seat: said once for each question."""

    type: Literal["clock"]
    question: str
    seat: int
    left: float


class Stopping(TypedDict):
    """The server stops; come back and say hello with the last number."""

    type: Literal["stopping"]


class Notice(TypedDict):
    """What a webhook is told: that it is the turn of its seat, and nothing that is secret."""

    match: str
    game: str
    name: str
    seat: int
    number: int


FROM_SERVER: tuple[Any, ...] = (Welcome, Told, Ack, RefusedMessage, Presence, Pong, ClockWarning, Stopping)
ROUTES: dict[str, Any] = {  # what each route sends when it is done
    "GET /healthz": Health,
    "GET /api/games": list[GameForm],
    "GET /api/games/{game}/catalogue": Catalogue,
    "GET /api/games/{game}/rules": Rules,
    "POST /api/matches": Founded,
    "GET /api/live": list[LiveMatch],
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
    "POST /api/matches/{match}/rematch": Seated,
    "POST /api/matches/{match}/seat": Seated,
    "GET /api/matches/{match}/record": MatchRecord,
    "GET /api/matches/{match}/replay": Replay,
    "POST /api/replays": Replay,
    "POST /api/verify": Verification,
}
