"""One grammar for answers."""

from __future__ import annotations

import pytest

from ristal.engine.errors import MalformedAnswer
from ristal.engine.notation import Answer, parse


@pytest.mark.parametrize(
    ("typed", "canonical"), [("b1", "b1"), ("  B1 ", "b1"), ("play   Feint", "play feint"), ("x-2 +3", "x-2 +3")]
)
def test_case_and_spaces_do_not_matter(typed: str, canonical: str) -> None:
    assert parse(typed) == canonical
    assert parse(canonical) == canonical


@pytest.mark.parametrize(("typed", "place"), [("b1!", 3), ("ж", 1), ("go;stop", 3), ("a\x00", 2)])
def test_the_first_wrong_character_is_named(typed: str, place: int) -> None:
    with pytest.raises(MalformedAnswer, match=f"at place {place} ") as error:
        parse(typed)
    assert error.value.details["place"] == place


def test_emptiness_and_length_are_refused() -> None:
    with pytest.raises(MalformedAnswer, match="the answer is empty"):
        parse("  ")
    with pytest.raises(MalformedAnswer, match="at most 200"):
        parse("a" * 201)


def test_answers_are_equal_by_their_text() -> None:
    assert Answer("b1", 1) == Answer("b1", 4)
    assert Answer("b1") != Answer("b2")
    assert Answer("b1") != "b1"
    assert len({Answer("b1"), Answer("b1", 3)}) == 1
    assert str(Answer("b1")) == "b1"
