"""The log of a match: one row for everything that somebody did, in order. Whoever has all rows has the match."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import ClassVar, Final, Literal, NotRequired, TypedDict

import msgspec
from msgspec import Struct

from ristal.engine.data import Document, Options
from ristal.match.written import WrittenEvent, WrittenMove

encode = msgspec.json.encode


class Branch(TypedDict):
    """A moment of another match to go on from: the table, and the record of what led to it. Older rows do not say after
    which move, nor of which match; nor does a file say that."""

    game: str
    options: Options
    snapshot: str
    past: Document
    number: NotRequired[int]
    match: NotRequired[str]


class Origin(Struct, frozen=True):
    """Where a match begins that goes on from another: which that is, unless it came as a file, and after how many of
    its moves; and whether what was hidden is dealt anew, because people sit down who did not play it."""

    match: str
    number: int
    is_redealt: bool


class Change(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a row changes. `result` stands in the row that ended the match, and in those after it."""

    kind: ClassVar[str] = ""

    result: Document | None = None


class Started(Change, frozen=True, kw_only=True):
    """The match is not dealt as usual: people throw the dice, it goes on from a moment of another match, or it is
    played by an edition that is kept here under its facts."""

    kind: ClassVar[str] = "start"

    dice: str
    branch: Branch | None
    origin: Origin | None = None
    edition: str = ""


class Begun(Change, frozen=True, kw_only=True):
    """The first draw. `heading` names the rules and cards of that day."""

    kind: ClassVar[str] = "begin"

    heading: Document = {}
    start: Document
    opening: list[WrittenEvent]


class Answered(Change, frozen=True, kw_only=True):
    """A player answered the open question, or several in a row."""

    kind: ClassVar[str] = "answer"

    answers: list[str]
    moves: list[WrittenMove]
    question: str = ""


class Rolled(Change, frozen=True, kw_only=True):
    """A player threw a die. `start` and `opening` come with the last one before the first question."""

    kind: ClassVar[str] = "roll"

    value: int
    moves: list[WrittenMove]
    start: Document | None = None
    opening: list[WrittenEvent] = []


class TakenBack(Change, frozen=True, kw_only=True):
    """The match is again what it was after row `to`, and `save`. After a take-back that is not free chance is new;
    `renewal` counts these. Where it is 0, chance goes on where it stood."""

    kind: ClassVar[str] = "undo"

    to: int
    save: str
    free: bool
    renewal: int = 0


class Resigned(Change, frozen=True, kw_only=True):
    """A player gave up, or had no time left and the opponent claimed the win."""

    kind: ClassVar[str] = "resign"

    claimed: bool = False


class DrawAgreed(Change, frozen=True, kw_only=True):
    kind: ClassVar[str] = "draw"


class DrawOffered(Change, frozen=True, kw_only=True):
    kind: ClassVar[str] = "draw-offer"


class TakeBackOffered(Change, frozen=True, kw_only=True):
    """A player asks the others to let `steps` moves be taken back, to row `to`."""

    kind: ClassVar[str] = "undo-offer"

    to: int
    steps: int


class OfferAccepted(Change, frozen=True, kw_only=True):
    """One of several players who have to agree has agreed."""

    kind: ClassVar[str] = "agree"


class OfferDeclined(Change, frozen=True, kw_only=True):
    kind: ClassVar[str] = "decline"


class RematchCreated(Change, frozen=True, kw_only=True):
    kind: ClassVar[str] = "rematch"

    match: str
    seats: list[int] = []  # where each seat sits there, if not where it sat


class PlayerChanged(Change, frozen=True, kw_only=True):
    """Somebody else has a seat, or another name or address for notices. Who got up had a token, whose hash is
    `ended`."""

    kind: ClassVar[str] = "sit"

    player_kind: Literal["person", "bot", "open"] = msgspec.field(name="kind")
    name: str
    bot: str
    seed: str
    webhook: str = ""
    ended: str = ""


class SeatMoved(Change, frozen=True, kw_only=True):
    """A seat has a new token: the old one, whose hash is `ended`, opens nothing any more."""

    kind: ClassVar[str] = "device"

    ended: str = ""


CHANGES: Final[dict[str, type[Change]]] = {
    change.kind: change
    for change in (
        Started,
        Begun,
        Answered,
        Rolled,
        TakenBack,
        Resigned,
        DrawAgreed,
        DrawOffered,
        TakeBackOffered,
        OfferAccepted,
        OfferDeclined,
        RematchCreated,
        PlayerChanged,
        SeatMoved,
    )
}
_DECODERS: Final = {kind: msgspec.json.Decoder(change) for kind, change in CHANGES.items()}


class Row(Struct, frozen=True):
    """An entry of the log. `seat` is who did it, `message` the client's id of it."""

    seq: int
    seat: int | None
    message: str | None
    at: float
    change: Change

    @property
    def kind(self) -> str:
        return self.change.kind


class EncodedRow(Struct, frozen=True):
    """A row as it is stored: text that nobody has to look through, decoded when somebody asks."""

    seq: int
    kind: str
    seat: int | None
    message: str | None
    at: float
    data: bytes

    def decode(self) -> Row:
        """Raises `ValueError` if what was stored is damaged or of a newer program."""
        decoder = _DECODERS.get(self.kind)
        if decoder is None:
            raise ValueError(f"row {self.seq} is of an unknown kind")
        return Row(self.seq, self.seat, self.message, self.at, decoder.decode(self.data))

    def is_readable(self) -> bool:
        try:
            self.decode()
        except ValueError:
            return False
        return True


def find_sound(rows: Sequence[EncodedRow], seats: int) -> list[EncodedRow]:
    """Rows up to the first that is damaged, missing, or of a seat that is none."""
    first = rows[0].seq if rows else 0
    sound = takewhile(lambda each: _is_sound(each[1], each[0], seats), enumerate(rows, first))
    return [row for _, row in sound]


def _is_sound(row: EncodedRow, number: int, seats: int) -> bool:
    return row.seq == number and (row.seat is None or 0 <= row.seat < seats) and row.is_readable()


def encode_row(row: Row) -> EncodedRow:
    return EncodedRow(row.seq, row.kind, row.seat, row.message, row.at, encode(row.change))
