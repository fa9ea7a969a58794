"""Rules are questions: who is asked, what may be answered, what follows."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.notation import Answer

T = TypeVar("T")

TOGETHER: Final = -1  # the seat of a question that is open to several


class Reason:
    """Why an answer is not allowed: a message of the game's texts, what fills it, and the clause."""

    def __init__(self, message: str, clause: str, **details: object) -> None:
        self.message = message
        self.clause = clause
        self.details: dict[str, object] = details


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[T]):
    """A question on the stack. Its fields, listed in FIELDS in the order of its constructor, never change, hold plain
    data, and are public: what is secret lives in a zone.

    A step with nothing to ask is a question whose `asks` is empty; it takes NOTHING.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    CLAUSE: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, t: T) -> list[Answer]:
        """The legal answers, and the only statement of legality."""
        return []

    def takes(self, t: T, answer: Answer) -> None:
        """The consequences."""
        raise NotImplementedError

    def silent(self) -> bool:
        """Whether a single legal answer is taken without asking; only where all that decides it is public."""
        return False

    def shows(self, t: T) -> dict[str, object]:
        """What the prompt and the view of this question tell beside its name: ids and plain numbers, open to all."""
        return {}

    def public_key(self) -> int:
        """Tells apart, for search, questions of this class that differ in what chance has just opened to all."""
        return 0

    def guess(self, t: T, answers: list[Answer], chance: Chance) -> Answer:
        """What somebody in a hurry would answer: a search plays on so. Any legal answer will do."""
        return answers[chance.draw(len(answers))]

    def aliases(self, t: T) -> dict[str, str]:
        """Other words for legal answers, such as a direction for a cell."""
        return {}

    def why_not(self, t: T, text: str) -> Reason | None:
        """Why `text`, which is not legal, is not; None where there is nothing better to say than what is."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question[T]):
    """A question open to several seats at once: answers come in any order and stay secret until all are in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(TOGETHER)
        self.seats = tuple(seats)

    def asks_each(self, t: T, seat: int) -> list[Answer]:
        """The legal answers of one of the seats; a seat with none is not waited for."""
        raise NotImplementedError

    def mixes(self) -> bool:
        """Whether it pays to be unpredictable: a search then mixes its answers instead of taking the best."""
        return True

    def takes_all(self, t: T, answers: dict[int, Answer]) -> None:
        """The consequences, once every seat that could answer has."""
        raise NotImplementedError

    def takes(self, t: T, answer: Answer) -> None:
        raise TypeError("a question open to several seats takes all their answers together")
