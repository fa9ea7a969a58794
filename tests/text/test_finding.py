"""What a person finds by a word."""

from __future__ import annotations

import pytest

import ristal
from ristal.text import answers
from ristal.text.answers import Vocabulary, fold
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


def test_a_long_line_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are looked up once: else two hundred letters kept a server busy for more than a second."""
    match = ristal.new("ninedice", seed="long")
    seat, folded = match.asked[0], []
    words = Vocabulary(match.game, ())
    monkeypatch.setattr(answers, "fold", lambda text: folded.append(text) or fold(text))
    for line in ("a " * 100, "1 " * 100, " ".join(f"a{number}" for number in range(60))):
        assert words.answers(line, match.legal(seat)) == [words.answer(line, match.legal(seat))]
    assert 100 < len(folded) < 20_000
