"""What the server says of people: what they say, look for and keep."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ristal.protocol.people import TalkKind, Terms
from ristal.protocol.table_responses import ClockShown, SitterShown

LineKind: TypeAlias = Literal["phrase", "words", "allow", "forbid"]


class TalkLine(Struct, frozen=True):
    """Something that was said, in the reader's language where it is a phrase. The number counts what this seat has
    heard; `to_partners`: nobody else has heard it. "allow" and "forbid" say whether a seat wants to read own words."""

    number: int
    seat: int
    kind: LineKind
    said: str
    to_partners: bool
    at: float
    message: str


class PhraseShown(Struct, frozen=True):
    """A phrase that can be said, in the reader's language."""

    id: str
    text: str


class Talk(Struct, frozen=True):
    """`GET …/talk`: what this seat has heard and may say. `talk` is what was agreed beforehand, `own_words` whether
    everybody allows them now, `allowed` who does, `partners` to whom one may speak alone."""

    lines: list[TalkLine]
    phrases: list[PhraseShown]
    talk: TalkKind
    own_words: bool
    allowed: list[int]
    partners: list[int]


class Said(Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody at the table has said something; it comes to those who asked for `talk` in their hello."""

    line: TalkLine


class ChallengeShown(Struct, frozen=True):
    """A match that waits for whoever comes. `level` is asked for, `strength` is that of who asks; both may
    be empty. `chosen` are its options in words, those that are not usual."""

    challenge: str
    game: str
    name: str
    minutes: int
    options: dict[str, Any]
    chosen: list[str]
    clock: ClockShown | None
    level: str
    strength: str
    created: float
    sitters: list[SitterShown]
    terms: Terms


class Lobby(Struct, frozen=True):
    """`GET /api/lobby`. It is not open where the server is only for oneself."""

    is_open: bool
    challenges: list[ChallengeShown]


class Challenged(Struct, frozen=True):
    """`POST /api/lobby`: the seat of whoever asks, at a match that waits."""

    challenge: str
    match: str
    seat: int
    token: str
    watch: str


class KeptList(Struct, frozen=True):
    """`GET /api/keys/{id}`: what only the holder of the key can read."""

    version: int
    data: str


class KeptVersion(Struct, frozen=True):
    """`PUT /api/keys/{id}`."""

    version: int


class Rating(Struct, frozen=True):
    """`POST /api/rating`: where somebody stands on the scale of the bots; after ten matches it is known."""

    rating: int
    deviation: int
    matches: int
    is_known: bool
    below: str | None  # the strongest level that is weaker
    above: str | None  # the weakest level that is stronger
    said: str


class Reach(Struct, frozen=True):
    """`GET /api/reach`: from where others can come. "local": from this machine alone, and links lead nobody here;
    "network": from the local network; "public": by an address that the operator gave. `command` opens the local
    network; where `can_open`, so does `POST /api/reach`."""

    kind: Literal["local", "network", "public"]
    urls: list[str]
    can_open: bool
    command: str


class PushKey(Struct, frozen=True):
    """`GET /api/push`: the key with which this server signs notices to browsers; null where it sends none."""

    key: str | None


class Subscribed(Struct, frozen=True):
    """`POST …/push`."""

    wanted: bool


PEOPLE_ROUTES: dict[str, Any] = {
    "GET /api/matches/{match}/talk": Talk,
    "POST /api/matches/{match}/talk": Talk,
    "POST /api/matches/{match}/push": Subscribed,
    "GET /api/lobby": Lobby,
    "POST /api/lobby": Challenged,
    "GET /api/keys/{id}": KeptList,
    "PUT /api/keys/{id}": KeptVersion,
    "POST /api/rating": Rating,
    "GET /api/reach": Reach,
    "POST /api/reach": Reach,
    "GET /api/push": PushKey,
}
