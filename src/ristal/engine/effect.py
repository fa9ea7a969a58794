"""Effects as data, and what runs them.

A card's behaviour is a script: a list of effects, each an operation with its arguments, perhaps under a condition,
perhaps optional. A running script is a frame on the table; its choices are questions like any other, so that a table
can be copied, saved and re-dealt in the middle of a card.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Shown, State, Values
from ristal.engine.form import Amount, Condition, Form
from ristal.engine.notation import NO, YES, Answer
from ristal.engine.question import Question, Step
from ristal.engine.table import Table


class Effect:
    """One operation of a script, perhaps under a condition. Its owner, or the opponent, `may` leave it out. How much it
    did is bound to the name `bind`. `scripts` are the keys of scripts inside it, such as the options of a choice."""

    def __init__(
        self,
        op: str,
        arguments: Values,
        when: Condition[Any] | None = None,
        may: bool = False,
        scripts: tuple[str, ...] = (),
        bind: str = "",
        by_opponent: bool = False,
    ) -> None:
        self.op = op
        self.arguments = arguments
        self.when = when
        self.may = may
        self.scripts = scripts
        self.bind = bind
        self.by_opponent = by_opponent  # it is the opponent who may leave it out
        self.binds_who = False  # whether something after it asks whom it was about

    def number(self, name: str) -> int:
        value = self.arguments[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        value = self.arguments[name]
        assert isinstance(value, str)
        return value

    def count(self, name: str, t: EffectTable, frame: Frame) -> int:
        """How much an argument comes to now."""
        value = self.arguments[name]
        if isinstance(value, int):
            return value
        assert isinstance(value, Amount)
        return int(value.count(t, frame))


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


T = TypeVar("T", bound="EffectTable")


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[T]):
    """A verb of a game's card language. PARAMETERS says what its arguments are: "number", "text", "scripts",
    or a kind of words that the reader of the content knows."""

    PARAMETERS: ClassVar[dict[str, str]] = {}
    BY_OPPONENT: ClassVar[bool] = False  # whether it may be the opponent who decides about `may`

    def perform(self, t: T, frame: Frame, effect: Effect) -> None:
        """Do it at once, or ask what has to be asked first."""
        raise NotImplementedError

    def can_happen(self, t: T, frame: Frame, effect: Effect) -> bool:
        """Whether it is worth asking about, by what is open to all."""
        return True

    def offer(self, t: T, frame: Frame, effect: Effect) -> None:
        """Ask whether it is to happen; whoever has no choice in the open is not asked, and it does not."""
        t.then(MayDo(frame.seat))


class Vocabulary:
    """All that the cards of a game can say: operations by name, and the forms of each kind that their arguments take.
    Of a kind, the form "*" takes any of the words that the reader of the content knows, "{}" a table without a word."""

    def __init__(
        self,
        operations: dict[str, Operation[Any]],
        conditions: dict[str, type[Form]] | None = None,
        forms: dict[str, dict[str, type[Form]]] | None = None,
    ) -> None:
        self.operations: dict[str, Operation[Any]] = {"choose": ChooseBetween(), **operations}
        self.conditions: dict[str, type[Form]] = conditions or {}
        self.forms: dict[str, dict[str, type[Form]]] = {"condition": self.conditions, "amount": {}, **(forms or {})}


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
        self.cancelled: list[str] = []  # sources whose effects that have not happened yet will not

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
            "standing": [],  # what once could wait for an operation: the hashes of records still count it in
            "cancelled": list(self.cancelled),
        }

    def read_effects(self, data: Document) -> None:
        self.frames = [Frame(*frame) for frame in data["frames"]]
        self.cancelled = list(data["cancelled"])

    def _share_effects(self, twin: EffectTable) -> None:
        """Give a twin the running effects."""
        if self.frames:
            twin.frames = [frame.copy() for frame in self.frames]
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
        if effect.when is not None and not effect.when.holds(t, frame):
            return
        if effect.may:
            t.scripts.vocabulary.operations[effect.op].offer(t, frame, effect)
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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OfferScript(Question):
    """Whether a whole script is to run: asked with its words."""

    def script(self, t: Any) -> str:
        """The key of what is offered."""
        raise NotImplementedError


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


def bind(t: EffectTable, done: int) -> None:
    """Keep how much the running effect has done for the effects after it."""
    if t.frames and current_effect(t).bind:
        name = current_effect(t).bind
        t.frame.bound[name] = t.frame.bound.get(name, 0) + done


class ChooseBetween(Operation[EffectTable]):
    """`choose`: so many different ones of its scripts, in the order of choice; one that can do nothing now is none of
    them."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "amount", "options": "scripts"}

    def perform(self, t: EffectTable, frame: Frame, effect: Effect) -> None:
        options = tuple([option for option in effect.scripts if may_do_something(t, frame, option)])
        count = effect.count("count", t, frame)
        if len(options) == 1 and len(effect.scripts) > 1 and count:
            begin_script(t, frame.seat, options[0], frame.source, frame.bound.copy())
        elif options and count:
            t.then(ChooseScript(frame.seat, options, count))


def may_do_something(t: EffectTable, frame: Frame, script: str) -> bool:
    """Whether the condition of an effect of a script holds, as the table is now."""
    return any(effect.when is None or effect.when.holds(t, frame) for effect in t.scripts.by_key[script])


EFFECT_STEPS: dict[str, type[Step]] = {
    question.__name__: question for question in (RunScript, GoOnScript, MayDo, ChooseScript)
}


def begin_script(t: EffectTable, seat: int, script: str, source: str, bound: dict[str, int]) -> None:
    """Put a script on the table; it runs when the engine settles."""
    t.frames.append(Frame(seat, script, source, 0, bound))
    t.then(GoOnScript(seat))


def current_effect(t: EffectTable) -> Effect:
    """The effect that the running script has come to."""
    return t.scripts.by_key[t.frame.script][t.frame.at - 1]


def do_effect(t: EffectTable, frame: Frame, effect: Effect) -> None:
    """Perform an operation."""
    t.scripts.vocabulary.operations[effect.op].perform(t, frame, effect)


def _last_word(key: str) -> str:
    return key.rsplit(".", 1)[-1]
