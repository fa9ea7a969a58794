"""Effects as data, and what runs them.

A card's behaviour is a script: a list of effects, each an operation with its arguments, perhaps under a condition,
perhaps optional. A running script is a frame on the table; its choices are questions like any other, so that a table
can be copied, saved and re-dealt in the middle of a card. Standing effects wait for an operation and run instead of it
or after it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Shown, State, Values
from ristal.engine.notation import NO, YES, Answer
from ristal.engine.question import Question, Step
from ristal.engine.shape import FAR, Fields, Many, Row, Running, Shape, Whole, Word
from ristal.engine.table import Table

INSTEAD: Final = "instead"
AFTER: Final = "after"


class Effect:
    """One operation of a script. `scripts` are the keys of scripts inside it, such as the options of a choice."""

    def __init__(
        self, op: str, arguments: Values, when: str = "", may: bool = False, scripts: tuple[str, ...] = ()
    ) -> None:
        self.op = op
        self.arguments = arguments
        self.when = when
        self.may = may
        self.scripts = scripts

    def number(self, name: str) -> int:
        value = self.arguments[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        value = self.arguments[name]
        assert isinstance(value, str)
        return value


@mypyc_attr(acyclic=True)
class Frame:
    """A script that is running: for whom, from which source, how far it has come, and what it has bound to names."""

    def __init__(self, seat: int, script: str, source: str, at: int, bound: dict[str, int]) -> None:
        self.seat = seat
        self.script = script
        self.source = source
        self.at = at
        self.bound = bound

    def copy(self) -> Frame:
        return Frame(self.seat, self.script, self.source, self.at, self.bound.copy())

    def write(self) -> list[object]:
        return [self.seat, self.script, self.source, self.at, self.bound.copy()]


@mypyc_attr(acyclic=True)
class Standing:
    """An effect that waits: `script` runs `instead` of an operation or `after` it, so many times (-1: always)."""

    def __init__(self, seat: int, source: str, timing: str, op: str, script: str, uses: int) -> None:
        self.seat = seat
        self.source = source
        self.timing = timing
        self.op = op
        self.script = script
        self.uses = uses

    def write(self) -> list[object]:
        return [self.seat, self.source, self.timing, self.op, self.script, self.uses]


T = TypeVar("T", bound="EffectTable")


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[T]):
    """A verb of a game's card language. PARAMETERS says what its arguments are: "number", "text", "scripts",
    or a kind of words that the reader of the content knows."""

    PARAMETERS: ClassVar[dict[str, str]] = {}

    def perform(self, t: T, frame: Frame, effect: Effect) -> None:
        """Do it at once, or ask what has to be asked first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[T]):
    """Something that must hold for an effect to happen, looked at when its turn comes."""

    def holds(self, t: T, frame: Frame) -> bool:
        raise NotImplementedError


class Vocabulary:
    """All that the cards of a game can say."""

    def __init__(self, operations: dict[str, Operation[Any]], conditions: dict[str, Condition[Any]]) -> None:
        self.operations: dict[str, Operation[Any]] = {"choose": ChooseBetween(), **operations}
        self.conditions = conditions


class Scripts:
    """Every script of the content by its key, and the vocabulary that it is written in; shared by all tables."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.by_key: dict[str, list[Effect]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectTable(Table):
    """A table on which scripts run."""

    def __init__(self, seats: int, chance: Chance, stack: list[Step], scripts: Scripts) -> None:
        super().__init__(seats, chance, stack)
        self.scripts = scripts
        self.frames: list[Frame] = []
        self.standing: list[Standing] = []
        self.cancelled: list[str] = []  # sources whose effects that have not happened yet will not

    def applies(self, standing: Standing, frame: Frame | None, effect: Effect | None) -> bool:
        """Whether a standing effect minds this very operation: the game knows, by whom it hits for instance."""
        return True

    @property
    def frame(self) -> Frame:
        """The script that is running."""
        return self.frames[-1]

    def rule_of_may(self) -> str:
        """The clause by which the owner of a script may leave an effect out."""
        return ""

    def rule_of_choice(self) -> str:
        """The clause by which the owner of a script chooses."""
        return ""

    def thing_of(self, frame: Frame) -> str:
        """The card, die or demon whose script this is."""
        return frame.source

    def asking(self) -> str:
        """The thing whose script asks; "none" where the rules ask."""
        return self.thing_of(self.frame) if self.frames else "none"

    def cancel(self, source: str) -> None:
        """What this source has not done yet will not happen; what it has done stays."""
        if source not in self.cancelled:
            self.cancelled.append(source)

    def write_effects(self) -> State:
        return {
            "frames": [frame.write() for frame in self.frames],
            "standing": [standing.write() for standing in self.standing],
            "cancelled": list(self.cancelled),
        }

    def read_effects(self, data: Document) -> None:
        self.frames = [Frame(*frame) for frame in data["frames"]]
        self.standing = [Standing(*standing) for standing in data["standing"]]
        self.cancelled = list(data["cancelled"])

    def _share_effects(self, twin: EffectTable) -> None:
        """Give a twin the running and standing effects."""
        if self.frames:
            twin.frames = [frame.copy() for frame in self.frames]
        if self.standing:
            twin.standing = [Standing(s.seat, s.source, s.timing, s.op, s.script, s.uses) for s in self.standing]
        if self.cancelled:
            twin.cancelled = self.cancelled[:]
        self._share(twin)


@mypyc_attr(acyclic=True)
class RunScript(Step):
    """A step: a script begins for a seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "script", "source")

    def __init__(self, seat: int, script: str, source: str) -> None:
        super().__init__(seat)
        self.script = script
        self.source = source

    def does(self, t: EffectTable) -> None:
        begin_script(t, self.seat, self.script, self.source, {})


@mypyc_attr(acyclic=True)
class GoOnScript(Step):
    """A step: the running script comes to its next effect, or to its end."""

    def does(self, t: EffectTable) -> None:
        frame = t.frame
        effects = t.scripts.by_key[frame.script]
        if frame.at >= len(effects) or frame.source in t.cancelled:
            t.frames.pop()
            return
        effect = effects[frame.at]
        frame.at += 1
        t.then(GoOnScript(self.seat))
        if effect.when and not t.scripts.vocabulary.conditions[effect.when].holds(t, frame):
            return
        if effect.may:
            t.then(MayDo(frame.seat))
        else:
            do_effect(t, frame, effect)


@mypyc_attr(acyclic=True)
class MayDo(Question):
    """The owner of the running script may leave its effect out."""

    def asks(self, t: EffectTable) -> list[Answer]:
        return [YES, NO]

    def rule(self, t: EffectTable) -> str:
        return t.rule_of_may()

    def shows(self, t: EffectTable, seat: int) -> Shown:
        return {"source": t.asking()}

    def takes(self, t: EffectTable, answer: Answer) -> None:
        if answer.value:
            do_effect(t, t.frame, current_effect(t))


@mypyc_attr(acyclic=True)
class ChooseScript(Question):
    """The owner of the running script picks one of its scripts; several picks differ and happen as picked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "options", "left")

    def __init__(self, seat: int, options: tuple[str, ...], left: int) -> None:
        super().__init__(seat)
        self.options = tuple(options)
        self.left = left

    def asks(self, t: EffectTable) -> list[Answer]:
        return [Answer(_last_word(option), i) for i, option in enumerate(self.options)]

    def rule(self, t: EffectTable) -> str:
        return t.rule_of_choice()

    def shows(self, t: EffectTable, seat: int) -> Shown:
        return {"source": t.asking(), "left": min(self.left, len(self.options))}

    def takes(self, t: EffectTable, answer: Answer) -> None:
        chosen = self.options[answer.value]
        if self.left > 1 and len(self.options) > 1:
            others = tuple(option for option in self.options if option != chosen)
            t.then(ChooseScript(self.seat, others, self.left - 1))
        frame = t.frame
        begin_script(t, frame.seat, chosen, frame.source, frame.bound.copy())


@mypyc_attr(acyclic=True)
class RunStanding(Step):
    """A step: what waited for an operation happens after it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "op", "source")

    def __init__(self, seat: int, op: str, source: str) -> None:
        super().__init__(seat)
        self.op = op
        self.source = source

    def does(self, t: EffectTable) -> None:
        happened(t, self.op, self.source)


class ChooseBetween(Operation[EffectTable]):
    """`choose`: so many different ones of its scripts, in the order of choice."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "options": "scripts"}

    def perform(self, t: EffectTable, frame: Frame, effect: Effect) -> None:
        t.then(ChooseScript(frame.seat, effect.scripts, effect.number("count")))


EFFECT_STEPS: dict[str, type[Step]] = {
    question.__name__: question for question in (RunScript, GoOnScript, MayDo, ChooseScript, RunStanding)
}


def effects_shape(scripts: Scripts, seats: int, most: int) -> Shape:
    """What `write_effects` writes; nothing greater than `most` is bound to a name."""
    seat, key, text = Whole(0, seats - 1), Word(list(scripts.by_key)), Word()
    timing, op = Word([INSTEAD, AFTER]), Word(list(scripts.vocabulary.operations))
    lengths = {name: len(effects) for name, effects in scripts.by_key.items()}
    return Fields(
        {
            "frames": Many(Running(seats, lengths, most)),
            "standing": Many(Row([seat, text, timing, op, key, Whole(-1, FAR)])),
            "cancelled": Many(text),
        }
    )


def effect_fields(scripts: Scripts) -> dict[str, Shape]:
    """The fields of the steps of scripts."""
    key = Word(list(scripts.by_key))
    return {
        "script": key,
        "options": Many(key, 1),
        "source": Word(),
        "op": Word(list(scripts.vocabulary.operations)),
        "left": Whole(0, 99),
    }


def begin_script(t: EffectTable, seat: int, script: str, source: str, bound: dict[str, int]) -> None:
    """Put a script on the table; it runs when the engine settles."""
    t.frames.append(Frame(seat, script, source, 0, bound))
    t.then(GoOnScript(seat))


def current_effect(t: EffectTable) -> Effect:
    """The effect that the running script has come to."""
    return t.scripts.by_key[t.frame.script][t.frame.at - 1]


def do_effect(t: EffectTable, frame: Frame, effect: Effect) -> None:
    """Perform an operation, unless something that stands on the table happens instead; then what waits for it."""
    for standing in t.standing:
        if standing.timing == INSTEAD and _minds(t, standing, effect.op, frame.source, frame, effect):
            _use(t, standing)
            return
    if any(standing.timing == AFTER and standing.op == effect.op for standing in t.standing):
        t.then(RunStanding(frame.seat, effect.op, frame.source))
    t.scripts.vocabulary.operations[effect.op].perform(t, frame, effect)


def happened(t: EffectTable, op: str, source: str) -> None:
    """Something that standing effects may wait for has happened, by a script or by the rules themselves."""
    for standing in reversed(t.standing[:]):  # the first to stand is on top of the stack and happens first
        if standing.timing == AFTER and _minds(t, standing, op, source, None, None):
            _use(t, standing)


def _minds(
    t: EffectTable, standing: Standing, op: str, source: str, frame: Frame | None, effect: Effect | None
) -> bool:
    """No effect waits for itself, so none runs for ever."""
    return standing.op == op and standing.source != source and t.applies(standing, frame, effect)


def _use(t: EffectTable, standing: Standing) -> None:
    if standing.uses > 0:
        standing.uses -= 1
        if standing.uses == 0:
            t.standing.remove(standing)
    t.then(RunScript(standing.seat, standing.script, standing.source))


def _last_word(key: str) -> str:
    return key.rsplit(".", 1)[-1]
