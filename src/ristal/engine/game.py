"""What a game tells the rest of the program about itself."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options
from ristal.engine.errors import BadOption
from ristal.engine.event import Event
from ristal.engine.question import Question, Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table


class Option:
    """A choice made before the game. `per_seat` options take a list with one choice a seat; `distinct` ones no choice
    twice, except "random", which is settled when the table is laid. It counts only while other options, or "seats",
    have one of the values in `only_if`; else a form need not ask for it."""

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: object,
        clause: str,
        per_seat: bool = False,
        distinct: bool = False,
        only_if: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.clause = clause
        self.per_seat = per_seat
        self.distinct = distinct
        self.only_if = only_if or {}

    def check(self, value: object, seats: int) -> object:
        """The value in its plain form, or an error that names the option."""
        if not self.per_seat:
            return self._choice(value, self.name)
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            raise BadOption(
                f"option {self.name!r} takes a list of {seats}, one of {', '.join(self.choices)} for each seat; "
                f"got {value!r}",
                problem="list",
                option=self.name,
                count=seats,
                choices=self.choices,
            )
        chosen = [self._choice(item, f"{self.name}[{seat}]") for seat, item in enumerate(value)]
        if self.distinct:
            for seat, item in enumerate(chosen):
                if item != RANDOM and item in chosen[:seat]:
                    raise BadOption(
                        f"option {self.name!r}: {item!r} is chosen twice",
                        problem="twice",
                        option=self.name,
                        choice=item,
                    )
        return chosen

    def _choice(self, value: object, place: str) -> str:
        if isinstance(value, (str, int)) and str(value) in self.choices:
            return str(value)
        raise BadOption(
            f"option {place!r} takes one of {', '.join(self.choices)}; got {value!r}",
            problem="one-of",
            option=self.name,
            given=str(value),
            choices=self.choices,
        )


RANDOM: Final = "random"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game and its content. The rest of the program knows games by this alone."""

    id: str
    version: int  # rises whenever the same answers would lead to another state
    reads: tuple[int, ...] = ()  # older versions whose saves it can go on with
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[Option, ...]
    steps: dict[str, type[Step]]  # all that may lie on its stack, questions included
    grounds: tuple[str, ...] = ()  # those of which one lies under all others, and nowhere else
    events: dict[str, type[Event]]  # all that may happen, by name
    content_hash: str
    source: object = None  # what its content was read from, so that a pickle can say it
    minutes: int = 30  # that a match takes, about
    has_dice: bool = False  # which people may throw at a table of their own
    horizon: int = 1_000_000  # decisions that a search plays on before the evaluation has its say
    widening: float = 0.0  # a search tries so many answers times the root of its visits, guesses first; 0: all of them

    @property
    def questions(self) -> dict[str, type[Question]]:
        """All that may be asked."""
        return {name: step for name, step in self.steps.items() if issubclass(step, Question)}

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """A new table before its first question."""
        raise NotImplementedError

    def lay(self, seats: int, options: Options, chance: Chance) -> Table:
        """The former name of `new_table`."""
        return self.new_table(seats, options, chance)

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        """The table whose `write` gave the data; its stack is filled by the engine."""
        raise NotImplementedError

    def shape(self, seats: int, options: Options) -> Shape:
        """What the data that `read` takes has to look like: a save is foreign until it was looked at."""
        raise NotImplementedError

    def fields(self, seats: int) -> dict[str, Shape]:
        """The shapes of the fields of its steps by their names, or by step and name where a name means two things."""
        return {}

    def contradicts(self, table: Table, options: Options) -> list[str]:
        """Where a table is another than the options say."""
        return []

    def migrate(self, state: Any, version: int) -> Any:
        """The saved state of an older version as this version writes it."""
        return state

    def position(self, document: Document) -> tuple[Table, Options]:
        """A table as a person wrote it, before it settles, and its options."""
        raise NotImplementedError

    def answers(self, seats: int, options: Options) -> list[str]:
        """Every answer that a match with these options can have, in a fixed order."""
        raise NotImplementedError

    def evaluate(self, table: Table, seat: int) -> float:
        """How well this seat stands, from 0 (lost) to 1 (won), as a bot would judge it at a glance."""
        raise NotImplementedError

    def is_quiet(self, table: Table) -> bool:
        """Whether a search that plays on had better stop here and ask `evaluate`: where a turn has ended, in games so
        long that their end says too little about one answer."""
        return False

    def invariant_errors(self, table: Table) -> list[str]:
        """The invariants of the game that this table breaks: none, ever."""
        raise NotImplementedError

    def broken(self, table: Table) -> list[str]:
        """The former name of `invariant_errors`."""
        return self.invariant_errors(table)

    def names(self) -> dict[str, dict[str, str]]:
        """What the content calls its things: id -> language (or language_form) -> name."""
        return {}

    def check_options(self, given: Options) -> tuple[int, Options]:
        """The number of seats and every option with its value, or an error that names what is wrong."""
        known = ["seats", *(option.name for option in self.options)]
        for name in given:
            if name not in known:
                raise BadOption(
                    f"{self.id} has no option {name!r}; it has {', '.join(known)}",
                    problem="unknown",
                    option=name,
                    known=known,
                )
        seats = given.get("seats", self.seats[0])
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadOption(
                f"option 'seats' takes one of {', '.join(map(str, self.seats))}; got {seats!r}",
                problem="seats",
                game=self.id,
                option="seats",
                choices=[str(number) for number in self.seats],
            )
        checked: Options = {}
        for option in self.options:
            default = option.default
            if option.per_seat:
                default = [option.default] * seats
            try:
                checked[option.name] = option.check(given.get(option.name, default), seats)
            except BadOption as error:
                error.details["game"] = self.id  # whose names its option and choices go by
                raise
        return seats, checked
