"""The messages of the protocol, as types: what comes in is checked against them, schemas are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# Text alone: neither control characters nor those that turn the direction of what follows.
_TEXT = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]*(?![\s\S])"
Name = Annotated[str, Meta(max_length=60, pattern=_TEXT)]
Seed = Annotated[str, Meta(max_length=64, pattern=r"^[\x21-\x7b\x7d\x7e]*(?![\s\S])")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=_TEXT)]
AnswerWords = Annotated[str, Meta(max_length=200, pattern=_TEXT)]


class ClockLimits(Struct, forbid_unknown_fields=True):
    """Seconds; what is left out has no limit."""

    per_move: Annotated[float, Meta(ge=5, le=5_184_000)] | None = None
    per_match: Annotated[float, Meta(ge=10, le=5_184_000)] | None = None


class Start(Struct, forbid_unknown_fields=True):
    """A moment of another match to go on from: after so many moves of a record, or of a match that is over."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    record: dict[str, Any] | None = None
    match: Annotated[str, Meta(max_length=32)] = ""
    token: Annotated[str, Meta(max_length=64)] = ""


class NewMatch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/matches`."""

    game: Annotated[str, Meta(max_length=32)]
    sitters: Annotated[list[Annotated[str, Meta(max_length=48)]], Meta(max_length=8)] = []
    options: dict[str, Any] = {}
    name: Name = ""
    clock: ClockLimits | None = None
    seed: Seed = ""
    nick: Name = ""
    start: Start | None = None
    dice: Literal["fair", "typed"] = "fair"
    public: bool = False


class JoinMatch(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/invites/{invite}`; may be empty."""

    nick: Name = ""
    seed: Seed = ""


class GiveAnswer(Struct, forbid_unknown_fields=True):
    """Body of `POST …/answers`: one answer, or several that belong to one gesture."""

    question: Annotated[str, Meta(max_length=32)]
    message: MessageId
    answer: AnswerWords = ""
    answers: Annotated[list[AnswerWords], Meta(max_length=64)] = []


class Draft(Struct, forbid_unknown_fields=True):
    """Body of `POST …/draft`: answers of one gesture, to see what they would lead to."""

    question: Annotated[str, Meta(max_length=32)]
    answers: Annotated[list[AnswerWords], Meta(min_length=1, max_length=64)]


class ThrowDie(Struct, forbid_unknown_fields=True):
    """Body of `POST …/roll`: what a die shows that somebody has thrown; with `question`, only if that is the one."""

    value: Annotated[int, Meta(ge=1, le=1000)]
    message: MessageId
    question: Annotated[str, Meta(max_length=32)] = ""


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


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Body of `POST …/seat`: a new token for another device, a nickname, a webhook."""

    action: Literal["move", "name", "webhook"] = "move"
    name: Name = ""
    webhook: Annotated[str, Meta(max_length=300, pattern=_TEXT)] = ""


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a socket. With `frames`, moves come with what was seen at each of their events."""

    token: Annotated[str, Meta(max_length=64)] = ""
    since: Annotated[int, Meta(ge=0, le=999_999_999)] = 0
    lang: Annotated[str, Meta(max_length=8)] = ""
    frames: bool = False


class SocketAnswer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """An answer over a socket."""

    question: Annotated[str, Meta(max_length=32)]
    message: MessageId
    answer: AnswerWords = ""
    answers: Annotated[list[AnswerWords], Meta(max_length=64)] = []


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


class ChangeLanguage(Struct, tag_field="type", tag="lang", forbid_unknown_fields=True):
    """From now on in another language; a `welcome` with the state in it comes back."""

    lang: Literal["ru", "en"]


FromClient = Hello | SocketAnswer | Ping | ChangeLanguage
