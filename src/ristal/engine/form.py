"""Forms: what an effect says beside plain words and numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Values

if TYPE_CHECKING:
    from ristal.engine.effect import Frame

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A word of the language with its arguments, such as `{ adjacent = ["own", "opposing"] }`: made once when the
    content is read, never changed. PARAMETERS is like an operation's; what ends in "?" may be left out."""

    KIND: ClassVar[str] = ""
    PARAMETERS: ClassVar[dict[str, str]] = {}

    def __init__(self, word: str, arguments: Values) -> None:
        self.word = word
        self.arguments = arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Form, Generic[T]):
    """Something that must hold for an effect to happen, looked at when its turn comes."""

    KIND: ClassVar[str] = "condition"

    def holds(self, t: T, frame: Frame) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Form, Generic[T]):
    """What may stand for a number and is counted when its turn comes."""

    KIND: ClassVar[str] = "amount"
    IS_COUNTED: ClassVar[bool] = True  # «for each card», or else a value, as that of another card

    def count(self, t: T, frame: Frame) -> int:
        raise NotImplementedError
