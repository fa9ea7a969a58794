"""The interface between a game and the rest of the program."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options
from ristal.engine.errors import BadOption, Phrase
from ristal.engine.evaluation import Scales, chance_of
from ristal.engine.event import Event
from ristal.engine.question import Question, Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table


class Option:
    """A choice made before the game. `per_seat` options take a list with one choice a seat; `distinct` ones no choice
    twice, except "random", which is settled when the table is laid. It counts only while other options, or "seats",
    have one of the values in `only_if`; else a form need not ask for it. A choice in `fits` goes only with these
    values of other options, or of "seats". `usual` is what people take who have not agreed on anything: by link, or
    here at one table. By a choice in `shared` one person plays several seats; with one in `by_lot` the lot decides who
    sits where. What is `unless` takes no choice twice before other options have these values. Versions before `since`
    have not got it."""

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...],
        default: object,
        clause: str,
        per_seat: bool = False,
        distinct: bool = False,
        only_if: dict[str, tuple[str, ...]] | None = None,
        since: int = 0,
        fits: dict[str, dict[str, tuple[str, ...]]] | None = None,
        usual: dict[str, str] | None = None,
        shared: dict[str, tuple[int, ...]] | None = None,
        by_lot: tuple[str, ...] = (),
        unless: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.clause = clause
        self.per_seat = per_seat
        self.distinct = distinct
        self.only_if = only_if or {}
        self.since = since
        self.fits = fits or {}
        self.usual = usual or {}
        self.shared = shared or {}
        self.by_lot = by_lot
        self.unless = unless or {}

    def check(self, value: object, seats: int) -> object:
        """Return the value in its canonical form, or raise an error that names the option."""
        if not self.per_seat:
            return self._choice(value)
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            raise BadOption("list", option=self.name, count=seats, choices=self.choices)
        chosen = [self._choice(item) for item in value]
        if self.distinct:
            for seat, item in enumerate(chosen):
                if item != RANDOM and item in chosen[:seat]:
                    raise BadOption("twice", option=self.name, choice=item)
        return chosen

    def _choice(self, value: object) -> str:
        if isinstance(value, (str, int)) and str(value) in self.choices:
            return str(value)
        raise BadOption("one-of", option=self.name, given=str(value), choices=self.choices)


RANDOM: Final = "random"
BY_LINK: Final = "link"
HERE: Final = "here"


def from_seat(seats: tuple[int, ...]) -> dict[str, dict[str, tuple[str, ...]]]:
    """What the choice of a seat by its number, such as of who begins, goes with: enough seats."""
    return {
        str(seat): {"seats": tuple([str(count) for count in seats if count > seat])}
        for seat in range(max(seats))
        if seat >= min(seats)
    }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with its content: all that the rest of the program knows of it."""

    id: str
    version: int  # rises whenever the same answers would lead to another state
    reads: tuple[int, ...] = ()  # older versions whose saves it can go on with
    former: tuple[int, ...] = ()  # older versions that it can go back to, and then plays as they did
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[Option, ...]
    steps: dict[str, type[Step]]  # all that may lie on its stack, questions included, by what saves call them
    grounds: tuple[str, ...] = ()  # those of which one lies under all others, and nowhere else
    events: dict[str, type[Event]]  # all that may happen, by name
    content_hash: str
    alike: tuple[str, ...] = ()  # hashes of earlier content that plays the same
    source: object = None  # what its content was read from, so that a pickle can say it
    minutes: int = 30  # that a match takes, about
    has_dice: bool = False  # which people may throw at a table of their own
    horizon: int = 1_000_000  # decisions that a search plays on before the evaluation has its say
    features: tuple[str, ...] = ()  # what `weigh` looks at, by name; the texts say each in words
    weights: list[float]  # of the features, learned by `ristal train`
    widening: float = 0.0  # a search tries so many answers times the root of its visits, guesses first; 0: all of them

    @property
    def questions(self) -> dict[str, type[Question]]:
        """Every class of question that the game asks, by name."""
        return {step.__name__: step for step in self.steps.values() if issubclass(step, Question)}

    def go_back(self, version: int) -> None:
        """Become an older version of itself: matches are played to their end as they began."""
        self.version = version
        self.options = tuple([option for option in self.options if option.since <= version])

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """Make a new table, before its first question."""
        raise NotImplementedError

    def lay(self, seats: int, options: Options, chance: Chance) -> Table:
        """The former name of `new_table`."""
        return self.new_table(seats, options, chance)

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        """Restore the table from what its `write` returned; the engine fills the stack."""
        raise NotImplementedError

    def shape(self, seats: int, options: Options) -> Shape:
        """The shape that the data for `read` must have: saves are untrusted."""
        raise NotImplementedError

    def fields(self, seats: int) -> dict[str, Shape]:
        """The shapes of the fields of steps, by name, or by step and name where a name means two things."""
        return {}

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        """Say where a table contradicts its options."""
        return []

    def migrate(self, state: Any, version: int) -> Any:
        """Convert the saved state of an older version into this version's."""
        return state

    def position(self, document: Document) -> tuple[Table, Options]:
        """Read a position written by hand: the table before it settles, and its options."""
        raise NotImplementedError

    def answers(self, seats: int, options: Options) -> list[str]:
        """Every answer that a match with these options can have, in a fixed order."""
        raise NotImplementedError

    def weigh(self, table: Table, seat: int, scales: Scales) -> None:
        """Put on the scales what speaks for a seat."""

    def strength(self, table: Table, seat: int) -> float:
        """What a seat weighs."""
        scales = Scales(self.weights)
        self.weigh(table, seat, scales)
        return scales.total

    def measure(self, table: Table, seat: int) -> list[float]:
        """How much there is of each feature: for training, and to explain."""
        scales = Scales(self.weights, [0.0] * len(self.features))
        self.weigh(table, seat, scales)
        assert scales.noted is not None
        return scales.noted

    def evaluate(self, table: Table, seat: int) -> float:
        """Estimate how well the seat stands, from 0 (lost) to 1 (won). As it stands here, for games of two."""
        return chance_of(self.strength(table, seat) - self.strength(table, 1 - seat))

    def stage(self, table: Table) -> list[int]:
        """What each seat has won so far of what decides the game, fights for example: strength is for the next of
        these. Empty where the game is decided at once."""
        return []

    def is_quiet(self, table: Table) -> bool:
        """Whether a play-out had better stop here and call `evaluate`: at the end of a turn, in games so long that
        their end says too little about one answer."""
        return False

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """List the invariants that this table violates; there should be none."""
        raise NotImplementedError

    def broken(self, table: Table) -> list[Phrase]:
        """The former name of `invariant_errors`."""
        return self.invariant_errors(table)

    def names(self) -> dict[str, dict[str, str]]:
        """Names of the content's things: id -> language (or language_form) -> name."""
        return {}

    def check_options(self, given: Options) -> tuple[int, Options]:
        """Return the number of seats and the value of every option, or raise an error that names what is wrong."""
        known = ["seats", *(option.name for option in self.options)]
        for name in given:
            if name not in known:
                raise BadOption("unknown", option=name, known=known)
        seats = given.get("seats", self.seats[0])
        if not isinstance(seats, int) or seats not in self.seats:
            choices = [str(number) for number in self.seats]
            raise BadOption("seats", game=self.id, option="seats", choices=choices)
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
