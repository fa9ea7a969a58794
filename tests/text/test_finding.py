"""What a person finds by a word."""

from __future__ import annotations

import pytest

from ristal.text.search import find_clauses

CLAUSES = {
    "R1": "Чужой герой повержен — вы победили.",
    "R2": "Победа за тем, чей ход.",
    "R3": "Положите карту на поле.",
    "R4": "Whoever is left wins.",
}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("победа", ["R1", "R2"]),  # whatever its ending
        ("Победы", ["R1", "R2"]),
        ("поле", ["R3"]),  # too short to lose its own
        ("карты", ["R3"]),
        ("победы ход", ["R2"]),
        ("win", ["R4"]),
        ("поражение", []),
    ],
)
def test_clauses_are_found_by_words_in_any_form(typed: str, found: list[str]) -> None:
    assert find_clauses(CLAUSES, typed) == found
