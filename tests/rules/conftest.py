"""What every test of a rule ends with: a table that stands, with somebody asked or with a result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ristal.match import Match


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Looks at the match that a test made last, when the test is over."""
    made: list[Match] = []
    begun = Match.__init__

    def begin(self: Match, *arguments: Any) -> None:
        begun(self, *arguments)
        made.append(self)

    monkeypatch.setattr(Match, "__init__", begin)
    yield
    for match in made[-1:]:
        if match.over:
            assert match.pending == ()
        elif match.roll is None:
            assert [pending.seat for pending in match.pending] == match.table.asked() != []
            assert all(match.legal(pending.seat) for pending in match.pending)
