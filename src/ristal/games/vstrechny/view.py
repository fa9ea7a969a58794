"""The view of «Встречный бой»."""

from __future__ import annotations

from typing import TypedDict

from ristal.engine.view import View


class PieceView(TypedDict):
    """A unit on the field, or on its way."""

    unit: str
    seat: int


class AfootView(PieceView):
    """A unit that has been opened or pushed out and has no cell yet."""

    cell: str | None  # that it was pushed out of


class VstrechnyPublic(TypedDict):
    """What everybody knows."""

    armies: list[str | None]  # None where a seat has not chosen yet
    variant: str
    field: list[PieceView | None]  # a1, b1, c1, a2, …
    afoot: AfootView | None
    broke_through: str | None


class VstrechnyView(View, VstrechnyPublic):
    """All that a seat may know."""


VIEW = VstrechnyView
