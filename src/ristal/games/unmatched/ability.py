"""Chapter «Особые способности»: what a hero can do besides, when its moment comes."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Frame, OfferScript, begin_script, do_effect
from ristal.engine.notation import NO, PASS, YES, Answer
from ristal.engine.question import Reason, Step
from ristal.games.unmatched.hero import AFTER_ATTACK, TURN_END, TURN_START, Ability
from ristal.games.unmatched.reasons import fighter_named, why_not_such
from ristal.games.unmatched.selectors import Fighters
from ristal.games.unmatched.set_events import AbilityBegun
from ristal.games.unmatched.state import ABILITY_SOURCE, Unmatched

PICKED: Final = "picked"  # the name under which a script knows whom its owner picked as they decided to use it
MOVES: Final = "move"  # its question lets everybody stay, so nobody is asked before


def usable(t: Unmatched, seat: int, moment: str) -> Ability | None:
    """§R177 The ability of a seat at a moment: it is gone with its hero, and may depend on a condition."""
    ability = t.arena.heroes[seat].at.get(moment)
    if ability is None or not t.hero_stands(seat):
        return None
    frame = Frame(seat, ability.script, ABILITY_SOURCE, 0, {})
    return ability if ability.when is None or ability.when.holds(t, frame) else None


def come_to(t: Unmatched, seat: int, moment: str) -> None:
    """A moment of a seat's hero is next: its ability happens, or is asked about; mostly there is none."""
    ability = t.arena.heroes[seat].at.get(moment)
    if ability is None:
        return
    is_asked = ability.may and t.scripts.by_key[ability.script][0].op != MOVES
    t.then(USES[moment](seat) if is_asked else RunAbility(seat, moment))


@mypyc_attr(acyclic=True)
class RunAbility(Step):
    """A step: an ability that nobody is asked about begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "moment")
    CLAUSE: ClassVar[str] = "R177"

    def __init__(self, seat: int, moment: str) -> None:
        super().__init__(seat)
        self.moment = moment

    def does(self, t: Unmatched) -> None:
        ability = usable(t, self.seat, self.moment)
        if ability is not None:
            begin_script(t, self.seat, ability.script, ABILITY_SOURCE, {})
            if t.events is not None:
                t.tell(AbilityBegun(self.seat, t.arena.heroes[self.seat].id))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class UseAbility(OfferScript):
    """§R177 Whether an ability is used; where it hits one fighter of choice, that one is named at once."""

    MOMENT: ClassVar[str] = ""
    CLAUSE: ClassVar[str] = "R177"

    def asks(self, t: Unmatched) -> list[Answer]:
        ability = usable(t, self.seat, self.MOMENT)
        if ability is None:
            return []
        who, first = self.target(t), t.scripts.by_key[ability.script][0]
        if not t.scripts.vocabulary.operations[first.op].can_happen(t, self.frame(t), first):
            return []
        if who is None:
            return [YES, NO]
        targets = [t.fighter(index).answer for index in who.found(t, self.frame(t))]
        return [PASS, *targets] if targets else []

    def frame(self, t: Unmatched) -> Frame:
        return Frame(self.seat, self.script(t), ABILITY_SOURCE, 0, {})

    def script(self, t: Unmatched) -> str:
        ability = t.arena.heroes[self.seat].at.get(self.MOMENT)
        assert ability is not None
        return ability.script

    def target(self, t: Unmatched) -> Fighters | None:
        """Whom its first effect lets its owner pick."""
        who = t.scripts.by_key[self.script(t)][0].arguments.get("who")
        return who if isinstance(who, Fighters) and who.is_one() else None

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is YES:
            begin_script(t, self.seat, self.script(t), ABILITY_SOURCE, {})
        elif answer is not PASS and answer is not NO:
            self.begins_with(t, answer.value)

    def begins_with(self, t: Unmatched, picked: int) -> None:
        """The script runs with its first pick made; one of a single effect is over with it."""
        frame = self.frame(t)
        frame.bound[PICKED] = picked
        effects = t.scripts.by_key[frame.script]
        if len(effects) == 1:
            do_effect(t, frame, effects[0])
        else:
            begin_script(t, self.seat, frame.script, ABILITY_SOURCE, frame.bound)

    def rule(self, t: Unmatched) -> str:
        ability = t.arena.heroes[self.seat].at.get(self.MOMENT)
        return ability.clause if ability is not None and ability.clause else self.CLAUSE

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"hero": t.arena.heroes[self.seat].id}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        fighter, who = fighter_named(t, text), self.target(t)
        if fighter is None or who is None:
            return None
        reason = why_not_such(t, self.frame(t), fighter, who)
        if reason is not None and reason.message != "is-defeated":
            reason.clause = self.rule(t)
        return reason


@mypyc_attr(acyclic=True)
class UseAtTurnStart(UseAbility):
    """§R42 §R175 An ability for the start of one's own turn."""

    MOMENT: ClassVar[str] = TURN_START
    WRITTEN: ClassVar[str] = "Gaze"


@mypyc_attr(acyclic=True)
class UseAtTurnEnd(UseAbility):
    """An ability for the end of one's own turn, before the hand is cut."""

    MOMENT: ClassVar[str] = TURN_END


@mypyc_attr(acyclic=True)
class UseAfterAttack(UseAbility):
    """An ability for when one's own attack is over, after all effects of its cards."""

    MOMENT: ClassVar[str] = AFTER_ATTACK


USES: Final[dict[str, type[UseAbility]]] = {use.MOMENT: use for use in (UseAtTurnStart, UseAtTurnEnd, UseAfterAttack)}
