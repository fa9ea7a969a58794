"""Reads the open question of a view: its name, and what it tells beside that."""

from __future__ import annotations

from ristal.engine.view import Plain, View


def question_name(view: View) -> str:
    """The class of the open question; nothing, where nothing is asked."""
    question = view["question"]
    return "" if question is None else question["name"]


def details(view: View) -> dict[str, Plain]:
    """What the open question tells."""
    question = view["question"]
    return {} if question is None else question["details"]


def text_detail(view: View, name: str) -> str:
    """A text that the open question tells; nothing, where it tells none of this name."""
    value = details(view).get(name)
    return value if isinstance(value, str) else ""


def number_detail(view: View, name: str, default: int) -> int:
    """A number that the open question tells, or this one."""
    value = details(view).get(name)
    return value if isinstance(value, int) else default
