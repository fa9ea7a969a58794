"""A few hundred damaged saves, records, positions, content files and answers; `make fuzz` tries many more."""

from __future__ import annotations

import pytest

import ristal
from fuzz.damage import DEEP
from fuzz.targets import ATTACKS, attack
from ristal.engine.errors import BadPosition, BadSave

CASES = {"saves": 150, "records": 60, "positions": 120, "content": 40, "answers": 60}


@pytest.mark.parametrize("kind", list(ATTACKS))
def test_what_is_damaged_is_refused_with_its_place_or_plays_to_its_end(kind: str) -> None:
    outcomes = [attack(kind, seed) for seed in range(CASES[kind])]
    assert [message for outcome, message in outcomes if outcome == "failed"] == []
    if kind != "answers":  # these are refused one by one
        assert any(outcome == "refused" for outcome, _ in outcomes)


@pytest.mark.parametrize("text", DEEP, ids=["brackets", "tables", "digits", "deep"])
def test_what_no_reader_can_hold_is_refused(text: str) -> None:
    for read in (ristal.load, ristal.replay):
        with pytest.raises(BadSave):
            read(text)
    with pytest.raises(BadPosition):
        ristal.position("vstrechny", f"field = {text}")
