"""Every type that is read from outside is laid out before there are threads: two that read a type for the first time at
once bring the whole process down."""

from __future__ import annotations

import gc

import pytest
from msgspec import Struct

from ristal.host import live_match
from ristal.host.fairness import verification
from ristal.host.storage import rows
from ristal.protocol import requests
from ristal.server.http import inputs, websocket

BODIES = {*requests.BODIES.values(), requests.Start, requests.ClockLimits}
QUERIES = {kind for kind in requests.QUERIES.values() if isinstance(kind, type)}
MESSAGES = {requests.Hello, requests.SocketAnswer, requests.Ping, requests.ChangeLanguage}
STORED = {*rows.CHANGES.values(), rows.Origin, live_match.Snapshot, live_match.Offer, live_match.ClockState}
RECORDS = {verification.Opened, verification.OpenedOrigin}
READERS = (inputs, websocket)  # they lay out what they read


class Fresh(Struct):
    """A type that nobody has read."""

    number: int


def is_laid_out(kind: type) -> bool:
    """What msgspec found out about a type hangs on it."""
    return any(type(each).__name__ == "StructInfo" for each in gc.get_referents(kind))


@pytest.mark.parametrize("kind", sorted(BODIES | QUERIES | MESSAGES | STORED | RECORDS, key=lambda kind: kind.__name__))
def test_a_type_is_laid_out_as_it_is_imported(kind: type) -> None:
    assert not is_laid_out(Fresh)
    assert is_laid_out(kind)
