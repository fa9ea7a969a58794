"""What a database holds, as types: each column is checked as words from the network are. Nobody knows who else has
written there, and SQLite keeps anything in any column."""

from __future__ import annotations

import contextlib
import math
import zlib
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta
from sqlalchemy import RowMapping

from ristal.engine.data import Options
from ristal.host.errors import ApiError
from ristal.host.storage.rows import EncodedRow
from ristal.host.storage.store import Player, StoredMatch
from ristal.protocol.layout import lay_out
from ristal.protocol.people import ALONE, Terms

T = TypeVar("T")
Seconds = Annotated[float, Meta(gt=0)]
Packed = tuple[int, str, int | None, str | None, float, msgspec.Raw]

DAMAGED: Final = ""  # the kind of a row that says nothing

_read_options: Final = msgspec.json.Decoder(Options).decode
_read_clock: Final = msgspec.json.Decoder(dict[str, Seconds]).decode
_read_terms: Final = msgspec.json.Decoder(Terms).decode
_read_packed: Final = msgspec.json.Decoder(list[Packed]).decode
for _kind in (Player, StoredMatch, EncodedRow):
    lay_out(_kind)


def player_of(found: RowMapping) -> Player:
    return as_kept(Player, found)


def match_of(found: RowMapping) -> StoredMatch:
    """A match of which nobody can say what it is can only be left alone."""
    try:
        options, clock = _read_options(found["options"]), _read_clock(found["clock"])
        terms = _read_terms(found["terms"]) if found["terms"] else ALONE
    except (ValueError, TypeError):
        raise ApiError("readable-only") from None
    names = ("id", "game", "name", "secret", "created", "state")
    plain = {name: found[name] for name in names}
    return _as(StoredMatch, {**plain, "options": options, "clock": clock, "watch": found["public"], "terms": terms})


def as_kept(kind: type[T], found: RowMapping) -> T:
    """A row of a table whose columns are the fields of a type."""
    values = {name: found[name] for name in kind.__struct_fields__}  # type: ignore[attr-defined]
    if not all(math.isfinite(value) for value in values.values() if isinstance(value, float)):
        raise ApiError("readable-only")
    return _as(kind, values)


def as_many_kept(kind: type[T], found: Iterable[RowMapping]) -> list[T]:
    """Rows of such a table: one that says nothing is left out, whatever is wrong with it harms no other."""
    kept = []
    for each in found:
        with contextlib.suppress(ApiError):
            kept.append(as_kept(kind, each))
    return kept


def _as(kind: type[T], values: Mapping[str, Any]) -> T:
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError:
        raise ApiError("readable-only") from None


def row_of(found: RowMapping) -> EncodedRow:
    """A row; where a column holds something else than it should, one that says nothing."""
    number = found["seq"]
    try:
        data = found["data"].encode()
        plain = {name: found[name] for name in ("seq", "kind", "seat", "message", "at")}
        row = msgspec.convert({**plain, "data": data}, EncodedRow)
    except (ValueError, AttributeError):
        return damaged(number)
    return row if math.isfinite(row.at) else damaged(number)


def damaged(number: int) -> EncodedRow:
    """What stands where a row cannot be read: the match goes as far as here."""
    return EncodedRow(number, DAMAGED, None, None, 0.0, b"")


def rows_of(packed: bytes, last: int) -> list[EncodedRow]:
    """The rows of a match that were packed, up to the last one."""
    try:
        return [EncodedRow(*each[:5], bytes(each[5])) for each in _read_packed(zlib.decompress(packed))]
    except (zlib.error, ValueError, TypeError):
        return [damaged(number) for number in range(1, last + 1)]
