"""The drawn table of Unmatched."""

from __future__ import annotations

from drawn import shown
from terminal import plain

import ristal


def test_who_is_not_placed_yet_is_not_called_defeated() -> None:
    match = ristal.new("unmatched", seed=5, heroes=["king-arthur", "medusa"])
    while match.pending[0].name != "PlaceFighter":
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat=seat)
    drawn = plain(shown(match, match.pending[0].seat, "en"))
    assert "off the board" in drawn
    assert "defeated" not in drawn
