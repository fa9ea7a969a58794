"""The messages of the protocol, as types: what comes in is checked against them, schemas are made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from ristal.protocol.laboratory import LAB_BODIES
from ristal.protocol.laboratory import RunId as RunId
from ristal.protocol.people import Terms
from ristal.protocol.workshop import WORKSHOP_BODIES, WorkshopQuery

# Text alone: neither control characters nor those that turn the direction of what follows.
_TEXT = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]*(?![\s\S])"
_TOKEN = r"^([siw]_[A-Za-z0-9_-]+)?(?![\s\S])"
Token = Annotated[str, Meta(max_length=64, pattern=_TOKEN)]  # of a seat, an invite, a spectator; or none
InviteWord = Annotated[str, Meta(max_length=64, pattern=r"^(i_[A-Za-z0-9_-]{32,62})?(?![\s\S])")]
MatchId = Annotated[str, Meta(max_length=32, pattern=r"^[0-9a-f]*(?![\s\S])")]
Facts = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*(?![\s\S])")]  # of an edition that is kept here
GameId = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9_]*(?![\s\S])")]
QuestionId = Annotated[str, Meta(max_length=32, pattern=_TEXT)]
Name = Annotated[str, Meta(max_length=60, pattern=_TEXT)]
Seed = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7b\x7d\x7e]*(?![\s\S])")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=_TEXT)]
AnswerWords = Annotated[str, Meta(max_length=200, pattern=_TEXT)]
OptionName = Annotated[str, Meta(min_length=1, max_length=40, pattern=_TEXT)]
OptionWord = Annotated[str, Meta(max_length=64)]  # no pattern: in a union with a list msgspec 0.22 crashes on one
OptionNumber = Annotated[int, Meta(ge=-1000, le=1000)]
OptionValue = OptionWord | OptionNumber | Annotated[list[OptionWord | OptionNumber], Meta(max_length=8)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=32)]  # a game looks names and values up
Player = Annotated[str, Meta(max_length=48, pattern=_TEXT)]


class ClockLimits(Struct, forbid_unknown_fields=True):
    """Seconds; what is left out has no limit."""

    per_move: Annotated[float, Meta(ge=5, le=5_184_000)] | None = None
    per_match: Annotated[float, Meta(ge=10, le=5_184_000)] | None = None
    increment: Annotated[float, Meta(ge=0, le=86_400)] | None = None  # added to `per_match` after each turn to answer


LessonId = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9-]*(?![\s\S])")]


class Start(Struct, forbid_unknown_fields=True):
    """A moment of another match to go on from: after so many moves of a record, or of a match that is over; or where a
    lesson ends, by its name."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    record: Annotated[Raw, Meta(extra_json_schema={"type": "object"})] = field(default_factory=Raw)  # read by a worker
    match: MatchId = ""
    token: Token = ""
    lesson: LessonId = ""


class NewMatch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/matches`. `nicks` are the names of the seats where several people sit at one screen; `players`
    is the plainer name of `sitters`, both are read; `edition` is what was made here, by its facts. `invite` is a secret
    of the creator's own for the one open seat, so that a link can be shown before there is a match."""

    game: GameId
    sitters: Annotated[list[Player], Meta(max_length=8)] = []
    options: Options = {}
    name: Name = ""
    clock: ClockLimits | None = None
    seed: Seed = ""
    nick: Name = ""
    start: Start | None = None
    dice: Literal["fair", "typed"] = "fair"
    public: bool = False
    terms: Terms | None = None
    nicks: Annotated[list[Name], Meta(max_length=8)] = []
    edition: Facts = ""
    invite: InviteWord = ""
    players: Annotated[list[Player], Meta(max_length=8)] = []

    def __post_init__(self) -> None:
        if self.players and self.sitters:
            raise ValueError("players")
        self.sitters, self.players = self.sitters or self.players, []


class JoinMatch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/invitation`; may be empty."""

    nick: Name = ""
    seed: Seed = ""


class GiveAnswer(Struct, forbid_unknown_fields=True):
    """Body of `POST …/answers`: one answer, or several that belong to one gesture."""

    question: QuestionId
    message: MessageId
    answer: AnswerWords = ""
    answers: Annotated[list[AnswerWords], Meta(max_length=64)] = []


class Draft(Struct, forbid_unknown_fields=True):
    """Body of `POST …/draft`: answers of one gesture, to see what they would lead to."""

    question: QuestionId
    answers: Annotated[list[AnswerWords], Meta(min_length=1, max_length=64)]


class TryStep(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/lessons`: a step of a lesson, all the answers that the student has given in it, and how many
    moves of it the page has seen. The server keeps nothing of it."""

    game: GameId
    lesson: LessonId
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    answers: Annotated[list[AnswerWords], Meta(max_length=64)] = []
    seen: Annotated[int, Meta(ge=0, le=9999)] | None = None


class TryDraft(TryStep, forbid_unknown_fields=True):
    """Body of `POST /api/lessons/draft`: further answers, to see what they would lead to."""

    draft: Annotated[list[AnswerWords], Meta(max_length=64)] = []


class AskStep(TryStep, forbid_unknown_fields=True):
    """Body of `POST /api/lessons/why`: an answer, or a thing that somebody points at and where it lies."""

    answer: AnswerWords = ""
    about: AnswerWords = ""
    where: Annotated[str, Meta(max_length=40, pattern=_TEXT)] = ""


class ThrowDie(Struct, forbid_unknown_fields=True):
    """Body of `POST …/roll`: what a die shows that somebody has thrown; with `question`, only if that is the one."""

    value: Annotated[int, Meta(ge=1, le=1000)]
    message: MessageId
    question: QuestionId = ""


class Agreement(Struct, forbid_unknown_fields=True):
    """Body of `POST …/draw`: nothing offers, `accept` answers an offer."""

    accept: bool | None = None


class TakeBack(Struct, forbid_unknown_fields=True):
    """Body of `POST …/undo`: back before so many of one's last answers; `accept` answers an offer."""

    accept: bool | None = None
    count: Annotated[int, Meta(ge=1, le=64)] = 1


class Claim(Struct, forbid_unknown_fields=True):
    """Body of `POST …/claim`."""

    want: Literal["win", "bot"] = "win"


class Rematch(Struct, forbid_unknown_fields=True):
    """Body of `POST …/rematch`: the first who asks says whether everybody sits one seat further."""

    swap: bool = False


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Body of `POST …/seat`: a new token for another device, a nickname, a webhook; or up from a table at which others
    are still missing."""

    action: Literal["move", "name", "webhook", "leave"] = "move"
    name: Name = ""
    webhook: Annotated[str, Meta(max_length=300, pattern=_TEXT)] = ""


PhraseId = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*(?![\s\S])")]
OwnWords = Annotated[str, Meta(max_length=300, pattern=_TEXT)]
Level = Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*(?![\s\S])")]


class Say(Struct, forbid_unknown_fields=True):
    """Body of `POST …/talk`: a phrase, own words, or whether this seat wants to read own words."""

    message: MessageId
    phrase: PhraseId = ""
    words: OwnWords = ""
    allow: bool | None = None
    to: Literal["all", "partners"] = "all"


class Challenge(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/lobby`: a match for whoever comes. `level` is asked for, `strength` is one's own."""

    game: GameId
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    options: Options = {}
    clock: ClockLimits | None = None
    nick: Name = ""
    seed: Seed = ""
    level: Level = ""
    strength: Level = ""


ListData = Annotated[str, Meta(max_length=60_000, pattern=r"^[A-Za-z0-9_-]*(?![\s\S])")]  # encrypted, base64url
KeyId = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]*(?![\s\S])")]
KeySecret = Annotated[str, Meta(max_length=64, pattern=r"^k_[A-Za-z0-9_-]{20,62}(?![\s\S])")]


class KeepList(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/keys/{id}`: what only the holder of the key can read, made from the list of this version."""

    version: Annotated[int, Meta(ge=0, le=999_999_999)]
    data: ListData


class PlayedMatch(Struct, forbid_unknown_fields=True):
    """A finished match, for `POST /api/rating`: against a bot of a level, or against a person of so much."""

    score: Annotated[float, Meta(ge=0, le=1)]  # 1 won, 0 lost
    level: Level = ""
    rating: Annotated[float, Meta(ge=0, le=4000)] = 1500.0
    deviation: Annotated[float, Meta(ge=10, le=350)] = 350.0


class Rated(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/rating`: one's matches, in their order."""

    matches: Annotated[list[PlayedMatch], Meta(max_length=400)] = []


class Listen(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/reach`: listen in the local network too."""

    network: Literal[True]


class PushTo(Struct, forbid_unknown_fields=True):
    """Body of `POST …/push`: a browser's subscription, or its end."""

    endpoint: Annotated[str, Meta(max_length=600, pattern=_TEXT)]
    p256dh: Annotated[str, Meta(max_length=120, pattern=r"^[A-Za-z0-9_-]*(?![\s\S])")] = ""
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]*(?![\s\S])")] = ""
    wanted: bool = True


BODIES = {
    "/api/matches": NewMatch,
    "/api/invitation": JoinMatch,
    "/api/invites/{invite}": JoinMatch,
    "/api/matches/{match}/answers": GiveAnswer,
    "/api/matches/{match}/draft": Draft,
    "/api/matches/{match}/roll": ThrowDie,
    "/api/matches/{match}/draw": Agreement,
    "/api/matches/{match}/undo": TakeBack,
    "/api/matches/{match}/claim": Claim,
    "/api/matches/{match}/rematch": Rematch,
    "/api/matches/{match}/seat": ChangeSeat,
    "/api/matches/{match}/talk": Say,
    "/api/matches/{match}/push": PushTo,
    "/api/lobby": Challenge,
    "/api/lobby/{challenge}": JoinMatch,
    "/api/rating": Rated,
    "/api/reach": Listen,
    "/api/lessons": TryStep,
    "/api/lessons/draft": TryDraft,
    "/api/lessons/why": AskStep,
    **LAB_BODIES,
    **WORKSHOP_BODIES,
}
PUTS = {"/api/keys/{id}": KeepList}


# What stands in an address after the question mark; `lang` may stand there everywhere.


class WhyQuery(Struct):
    """Query of `GET …/why`: an answer, or a thing that somebody points at and where it lies."""

    answer: AnswerWords = ""
    about: AnswerWords = ""
    where: Annotated[str, Meta(max_length=40, pattern=_TEXT)] = ""


class LineQuery(Struct):
    """Query of `GET …/line`: what somebody types."""

    text: AnswerWords = ""


class ReplayQuery(Struct, rename={"viewer": "as"}):
    """Query of a replay: with whose eyes it is seen."""

    viewer: Annotated[str, Meta(max_length=8, pattern=r"^(open|watch|[0-9])(?![\s\S])")] = "open"


class EventsQuery(Struct):
    """Query of `GET …/events`: from which move on; `wait=0` ends with the last one."""

    since: Annotated[int, Meta(ge=0, le=999_999_999)] = 0
    wait: Literal["0"] | None = None


CatalogueQuery = Annotated[dict[OptionName, Annotated[str, Meta(max_length=600, pattern=_TEXT)]], Meta(max_length=32)]
QUERIES = {
    "/api/games/{game}/catalogue": CatalogueQuery,
    "/api/matches/{match}/why": WhyQuery,
    "/api/matches/{match}/line": LineQuery,
    "/api/matches/{match}/replay": ReplayQuery,
    "/api/matches/{match}/events": EventsQuery,
    "/api/replays": ReplayQuery,
    "/api/workshop/{game}": WorkshopQuery,
    "/api/workshop/{game}/export": WorkshopQuery,
}


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a socket. With `frames`, moves come with what was seen at each of their events; with `talk`
    a seat hears what is said at the table; with `waits` it is elsewhere, and wants to be called when somebody comes."""

    token: Token = ""
    since: Annotated[int, Meta(ge=0, le=999_999_999)] = 0
    lang: Annotated[str, Meta(max_length=8)] = ""
    frames: bool = False
    talk: bool = False
    waits: bool = False


class SocketAnswer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """An answer over a socket."""

    question: QuestionId
    message: MessageId
    answer: AnswerWords = ""
    answers: Annotated[list[AnswerWords], Meta(max_length=64)] = []


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class ChangeLanguage(Struct, tag_field="type", tag="lang", forbid_unknown_fields=True):
    """From now on in another language; a `welcome` with the state in it comes back."""

    lang: Literal["ru", "en"]


FromClient = Hello | SocketAnswer | Ping | ChangeLanguage
