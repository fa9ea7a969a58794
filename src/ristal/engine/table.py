"""The table: a stack of questions and all that lies on it. Knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Shown, State
from ristal.engine.errors import IllegalAnswer, NotAsked
from ristal.engine.event import Event, Listener
from ristal.engine.facts import Counting, Fact, Heap, Pause, Trace
from ristal.engine.notation import Answer, parse
from ristal.engine.question import TOGETHER, Question, Step, Together
from ristal.engine.redeal import redeal_zones
from ristal.engine.result import Result
from ristal.engine.zone import NO_SEAT, Mark, Zone, knows_of, may_know

MENDINGS: Final = 20  # deals before one is taken that contradicts what is known by counting
TRIES: Final = 1000  # deals before a re-deal gives up looking for a possible one


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The whole state of a game between two answers. A game adds its own fields and says how they are copied."""

    def __init__(self, seats: int, chance: Chance, stack: list[Step]) -> None:
        self.seats = seats
        self.chance = chance
        self.stack = stack  # what is to come; the last step is done first
        self.open: Question | None = None  # waits for an answer; in the middle of a move nothing does
        self.answers: list[Answer] = []  # the legal ones, where a single seat is asked
        self.sealed: dict[int, Answer] = {}  # secret answers to a question open to several seats
        self.result: Result | None = None
        self.events: Listener | None = None
        self.facts: list[Fact] = []  # replaced, never changed
        self.trail: list[Trace] | None = []  # what the facts do not reckon with yet; None where nobody counts

    # What a game says of itself

    def copy(self) -> Table:
        """An independent twin with a chance source of its own; nobody listens to it."""
        raise NotImplementedError

    def zones(self) -> list[tuple[str, Zone]]:
        """Every zone with its name."""
        return []

    def hidden_zones(self) -> list[Zone]:
        """Those of the zones in which anything may ever be hidden: what a re-deal looks at."""
        return [zone for _, zone in self.zones()]

    def item_name(self, zone: str, item: int) -> str:
        """What an item in this zone is called in views, saves and positions."""
        return str(item)

    def is_loose(self, zone: str) -> bool:
        """Whether items in this zone have no places, as cards in a hand: views tell them in one order, whatever order
        they came in."""
        return False

    def piles(self) -> list[tuple[int, Zone, bool]]:
        """Where cards are counted: each pile with its bit, or, if its places count apart, that of the first."""
        return []

    def loose_zones(self) -> list[Zone]:
        """The zones that are loose, hands as a rule."""
        return []

    def public(self) -> Mapping[str, object]:
        """Plain data, beside the zones, that everybody may know: what the view of the game adds to `View`."""
        return {}

    def write(self) -> State:
        """Plain data of the fields that the game added; its `read` takes it back."""
        raise NotImplementedError

    def write_zones(self) -> State:
        """Plain data of every zone, for `write`."""
        data: State = {}
        for name, zone in self.zones():
            marks: list[object] | None = None
            if zone.marks is not None:
                marks = [[mark.shown, mark.mixed, sorted(mark.barred.items())] for mark in zone.marks]
            data[name] = [zone.items[:], marks]
        return data

    def read_zones(self, data: Document) -> None:
        """Fill every zone from what `write_zones` gave."""
        for name, zone in self.zones():
            zone.items, marks = data[name]
            zone.marks = None
            if marks is not None:
                zone.marks = [Mark(shown, mixed, dict(barred)) for shown, mixed, barred in marks]

    def write_facts(self) -> list[object]:
        """Plain data of what is known by counting, for `write`."""
        self.reckon()
        return [fact.write() for fact in self.facts]

    def after_redeal(self, seat: int, chance: Chance) -> None:
        """Mend what a re-deal of the zones alone would leave impossible."""

    # Asking and answering

    def then(self, step: Step, *later: Step) -> None:
        """What happens next, in reading order, before anything that waits already."""
        for i in range(len(later) - 1, -1, -1):
            self.stack.append(later[i])
        self.stack.append(step)

    def then_all(self, steps: list[Step]) -> None:
        """As `then`, for steps that were counted out."""
        for i in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[i])

    def unwind(self) -> None:
        """Give up all that waits, but for the undermost step, which everything else stood on."""
        del self.stack[1:]

    def settle(self) -> None:
        """Go on until somebody has something to decide or the game is over."""
        while self.open is None and self.result is None:
            self.stack.pop().does(self)

    def is_over(self) -> bool:
        """Whether there is a result; a call, because a type checker takes `result is None` to stay true in a loop."""
        return self.result is not None

    @property
    def question(self) -> Question:
        """The open question."""
        if self.open is None:
            raise NotAsked("over")
        return self.open

    def is_together(self) -> bool:
        """Whether the open question is open to several seats."""
        return self.open is not None and self.open.seat == TOGETHER

    def steps(self) -> list[Step]:
        """All that is still to come, the open question last."""
        return self.stack if self.open is None else [*self.stack, self.open]

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        question = self.open
        if question is None:
            return []
        if question.seat != TOGETHER:
            return [question.seat]
        assert isinstance(question, Together)
        return [seat for seat in question.seats if seat not in self.sealed and question.asks_each(self, seat)]

    def first_asked(self) -> int:
        """The seat whose answer is awaited, the first of them where there are several; -1 when the game is over."""
        question = self.open
        if question is None:
            return -1
        return question.seat if question.seat != TOGETHER else self.asked()[0]

    def legal(self, seat: int) -> list[Answer]:
        """What this seat may answer now; nothing if it is not asked. Not to be changed by the caller."""
        question = self.open
        if question is None:
            return []
        if question.seat == seat:
            return self.answers
        if question.seat == TOGETHER and seat not in self.sealed:
            assert isinstance(question, Together)
            return question.asks_each(self, seat) if seat in question.seats else []
        return []

    def answer(self, seat: int, answer: Answer) -> None:
        """Take one of the answers that `legal` gave to this seat, and settle."""
        question = self.open
        assert question is not None
        self.open = None
        if question.seat == TOGETHER:
            self.sealed[seat] = answer
            self.stack.append(question)
        else:
            question.takes(self, answer)
        self.settle()
        if self.trail is not None and (self.trail or self.facts):  # also where somebody has reckoned in between
            self._pause(self.trail)

    def find(self, seat: int, text: str) -> Answer:
        """The legal answer that this text names, or an error that says what was expected; changes nothing."""
        canonical = parse(text)
        answers = self.legal(seat)
        if not answers:
            raise NotAsked("over" if self.is_over() else "", seat=seat, asked=self.asked())
        canonical = self.question.aliases(self, seat).get(canonical, canonical)
        for answer in answers:
            if answer.text == canonical:
                return answer
        legal = [answer.text for answer in answers]
        raise IllegalAnswer(text=canonical, question=type(self.question).__name__, legal=legal)

    # What happened

    def tell(self, event: Event) -> None:
        """Say what happened. Guard the call with `if t.events is not None`, so that it costs nothing unheard."""
        if self.events is not None:
            self.events.hear(self, event)

    # Who may know what

    def view(self, seat: int) -> Shown:
        """Plain data: all that this seat may know, and nothing else."""
        zones: Shown = {}
        known: dict[str, list[tuple[int, str]]] = {}
        for name, zone in self.zones():
            seen = [item if may_know(seat, zone, place) else -1 for place, item in enumerate(zone.items)]
            if self.is_loose(name):
                seen = sorted(item for item in seen if item >= 0) + [-1] * seen.count(-1)
            zones[name] = [None if item < 0 else self.item_name(name, item) for item in seen]
            for place, item in enumerate(zone.items):
                if knows_of(seat, zone, place):
                    known.setdefault(str(zone.group), []).append((item, self.item_name(name, item)))
        facts = {group: [name for _, name in sorted(known[group])] for group in sorted(known)}
        return {"seat": seat, "zones": zones, "known": facts, **self.public(), **self._pending(seat)}

    def _pending(self, seat: int) -> Shown:
        """Who is asked what, as this seat may know it; in the middle of a move nobody is."""
        question = self.open
        asked = self.asked()
        return {
            "question": None if question is None else self._shown(question, seat if seat in asked else question.seat),
            "asked": asked,
            "legal": [answer.text for answer in self.legal(seat)],
            "sealed": self.sealed[seat].text if seat in self.sealed else None,
            "sealed_by": sorted(self.sealed),
            "result": None if self.result is None else self.result.write(),
        }

    def _shown(self, question: Question, seat: int) -> Shown:
        return {"name": type(question).__name__, "clause": question.rule(self), "details": question.shows(self, seat)}

    def redeal(self, seat: int, chance: Chance, bare: bool = False) -> Table:
        """A twin in which all that this seat may not know is dealt anew, its chance included. A bare one knows nothing
        of who knows what: for playing on, not for looking at or dealing anew."""
        return self.gathered(seat).dealt(seat, chance, bare)

    def gathered(self, seat: int) -> Table:
        """A twin for `dealt`: what many deals for one seat begin with is done once."""
        if self.trail:
            self.reckon()
        twin = self.copy()
        twin.facts = [fact.for_seats(1 << seat) for fact in self.facts if fact.seats >> seat & 1]
        for zone in twin.loose_zones():
            if zone.marks is not None:
                zone.straighten(seat)
        return twin

    def dealt(self, seat: int, chance: Chance, bare: bool) -> Table:
        """One deal. That somebody is asked is open to all, so a deal in which they would have nothing to answer cannot
        be, and is dealt again."""
        for _ in range(TRIES):
            twin = self._deal_anew(seat, chance, bare)
            if twin.open is None or twin.open.seat == seat or twin._can_be_asked(self.asked()):
                break
        return twin

    def _deal_anew(self, seat: int, chance: Chance, bare: bool) -> Table:
        twin = self.copy()
        twin.chance = chance
        hidden = twin.hidden_zones()
        for _ in range(MENDINGS):
            redeal_zones(hidden, seat, chance)
            if not twin.facts or twin.recount(seat, chance):
                break
        if bare:
            twin.stop_counting()
            for zone in hidden:
                zone.marks = None
        for zone in twin.loose_zones():
            zone.straighten(NO_SEAT)
        twin.after_redeal(seat, chance)
        for other in self.sealed:
            if other != seat:
                del twin.sealed[other]
                answers = twin.legal(other)
                if answers:
                    twin.sealed[other] = answers[chance.draw(len(answers))]
        return twin

    def recount(self, seat: int, chance: Chance) -> bool:
        """Exchange what the seat does not know until the facts hold; whether they do."""
        counting = Counting(self.facts, seat)
        for pile, zone, apart in self.piles():
            if zone.items and not zone.sees >> seat & 1:
                counting.add(pile, zone, apart)
        return counting.mend(chance)

    def stop_counting(self) -> None:
        """Nobody will be asked what they know at this table."""
        self.facts = []
        self.trail = None

    def reckon(self) -> None:
        """Bring the facts up to what has happened since."""
        if self.trail:
            for trace in self.trail:
                self.facts = trace.changes(self.facts)
            self.trail = []

    def _pause(self, trail: list[Trace]) -> None:
        """Note down how the cards lie: what follows from that alone need not be remembered."""
        heaps: list[Heap] = []
        for pile, zone, apart in self.piles():
            if zone.items:
                heaps.append(Heap(pile, apart, zone.sees, zone.items[:]))
        trail.append(Pause(self.seats, heaps))

    def _can_be_asked(self, seats: list[int]) -> bool:
        """Whether the same seats have something to answer; what it is, is found anew."""
        question = self.open
        assert question is not None
        if question.seat == TOGETHER:
            return self.asked() == seats
        self.answers = question.asks(self)
        return len(self.answers) > 0

    def reopen(self, seat: int) -> None:
        """Forget the secret answers of the other seats, so that a search may choose for them."""
        for other in list(self.sealed):
            if other != seat:
                del self.sealed[other]

    def _share(self, twin: Table) -> None:
        """Give a twin the base fields that its constructor did not take."""
        if self.sealed:
            twin.sealed = self.sealed.copy()
        twin.facts = self.facts
        twin.trail = self.trail[:] if self.trail is not None else None
        twin.result = self.result
        twin.open = self.open
        twin.answers = self.answers
