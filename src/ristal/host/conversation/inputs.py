"""The words of a client, however they come: each is checked against a type before anything else sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from ristal.host.errors import ApiError
from ristal.host.registry import LANGUAGES

T = TypeVar("T")


def checked(raw: bytes, kind: type[T]) -> T:
    """JSON as its type."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise ApiError("bad-request", place=place_of(error)) from None


def as_text(raw: bytes) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        raise ApiError("bad-request", place="body") from None


def as_query(given: Mapping[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(given, type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise ApiError("bad-request", place=place_of(error)) from None


def as_name(given: str, kind: Any) -> str:
    """A part of a path; what cannot be there is not found."""
    try:
        part: str = msgspec.convert(given, type=kind)
    except msgspec.ValidationError:
        raise ApiError("not-found") from None
    return part


def place_of(error: Exception) -> str:
    """Where a message is wrong: of what was sent, no more than a few letters."""
    said = str(error)
    return said.rpartition(" - at `")[2].rstrip("`").replace("`", "") if " - at `" in said else said[:120]


def choose_language(wanted: Iterable[str]) -> str:
    """The first language that the reader takes and we have; English where there is none."""
    short = [each.strip().lower()[:2] for each in wanted]
    return next((each for each in short if each in LANGUAGES), "en")
