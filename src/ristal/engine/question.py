"""Rules are steps and questions: a step does something, a question waits for the answer of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown, Values
from ristal.engine.notation import Answer
from ristal.engine.zone import EVERYONE, only

if TYPE_CHECKING:
    from ristal.engine.table import Table

TOGETHER: Final = -1  # the seat of a question that is open to several


class Reason:
    """Why an answer is not allowed: a message of the game's texts, what fills it, and the clause."""

    def __init__(self, message: str, clause: str, **details: object) -> None:
        self.message = message
        self.clause = clause
        self.details: Values = details


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Something that happens when its turn on the stack comes. Its fields, listed in FIELDS in the order of its
    constructor, never change, hold plain data, and are public: what is secret lives in a zone.

    The table `t` is that of the game: a subclass names its type.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    CLAUSE: ClassVar[str] = ""
    WRITTEN: ClassVar[str] = ""  # what saves call it, where it was called otherwise once

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def does(self, t: Any) -> None:
        """What happens."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Question(Step):
    """A step that a seat decides."""

    def asks(self, t: Any) -> list[Answer]:
        """The legal answers, and the only statement of legality."""
        raise NotImplementedError

    def takes(self, t: Any, answer: Answer) -> None:
        """The consequences."""
        raise NotImplementedError

    def lapses(self, t: Any) -> None:
        """What follows where nothing can be answered: as a rule, nothing."""

    def silent(self) -> bool:
        """Whether a single legal answer is taken without asking; only where all that decides it is public."""
        return False

    def does(self, t: Table) -> None:
        """Wait for an answer, unless there is none to choose."""
        answers = self.asks(t)
        if not answers:
            self.lapses(t)
        elif len(answers) == 1 and self.silent():
            self.takes(t, answers[0])
        else:
            t.open = self
            t.answers = answers

    def rule(self, t: Any) -> str:
        """The clause that is in force as it is asked."""
        return type(self).CLAUSE

    def shows(self, t: Any, seat: int) -> Shown:
        """What the prompt and the view of this question tell beside its name: ids and plain numbers, open to all."""
        return {}

    def shown_to(self, t: Any, seat: int, answer: Answer) -> int:
        """The mask of those who may know this answer as it is given; a card laid face down is known to its seat."""
        return EVERYONE

    def public_key(self) -> int:
        """Tells apart, for search, questions of this class that differ in what chance has just opened to all."""
        return 0

    def guess(self, t: Any, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        """What somebody in a hurry would answer: a search plays on so. Any legal answer will do."""
        return answers[chance.draw(len(answers))]

    def spares(self) -> bool:
        """Whether the first answer keeps what all others spend: a bot takes it unless another is clearly better."""
        return False

    def aliases(self, t: Any, seat: int) -> dict[str, str]:
        """Other words for legal answers, such as a direction for a cell."""
        return {}

    def picked(self) -> list[str]:
        """Earlier answers that belong to the same gesture: nothing has come of them yet."""
        return []

    def in_order(self, texts: list[str]) -> list[str]:
        """Answers of one gesture as this question takes them, in whatever order somebody gave them."""
        return texts

    def why_not(self, t: Any, seat: int, text: str) -> Reason | None:
        """Why `text`, which is not legal, is not; None where it has nothing to do with what is asked."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Together(Question):
    """A question open to several seats at once: answers come in any order and stay secret until all are in."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        super().__init__(TOGETHER)
        self.seats = tuple(seats)

    def asks_each(self, t: Any, seat: int) -> list[Answer]:
        """The legal answers of one of the seats; a seat with none is not waited for."""
        raise NotImplementedError

    def takes_all(self, t: Any, answers: dict[int, Answer]) -> None:
        """The consequences, once every seat that could answer has."""
        raise NotImplementedError

    def does(self, t: Table) -> None:
        """Wait until every seat that can answer has."""
        for seat in self.seats:
            if seat not in t.sealed and self.asks_each(t, seat):
                t.open = self
                t.answers = []
                return
        answers = t.sealed
        t.sealed = {}
        self.takes_all(t, answers)

    def shown_to(self, t: Any, seat: int, answer: Answer) -> int:
        return only(seat)

    def mixes(self) -> bool:
        """Whether it pays to be unpredictable: a search then mixes its answers instead of taking the best."""
        return True

    def asks(self, t: Any) -> list[Answer]:
        raise TypeError("a question open to several seats asks each of them")

    def takes(self, t: Any, answer: Answer) -> None:
        raise TypeError("a question open to several seats takes all their answers together")
