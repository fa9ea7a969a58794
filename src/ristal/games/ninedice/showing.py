"""What everybody sees of the table: its dice, its arithmetic, and what of its steps is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.engine.effect import ChooseScript, Frame, GoOnScript, MayDo
from ristal.engine.notation import PASS
from ristal.engine.question import Step
from ristal.games.ninedice.battle import ChooseReroll, EndBattle, FightBattle, ShareDamage, damage_of
from ristal.games.ninedice.bonus import ChooseBonus, ChooseBonusTarget, relation
from ristal.games.ninedice.deployment import DeployDie, RollTroops
from ristal.games.ninedice.dice import ALLIED, ATTACK, DEFENCE, KINDS, LIFE, SET, SIDES, Die
from ristal.games.ninedice.draft import ChooseColour, ChooseShape, allowed_colours, by_card, missing_kinds
from ristal.games.ninedice.reserve_attack import (
    Aiming,
    AnswerDuel,
    BeginReserveAttack,
    ChooseAnswerTarget,
    EndAttack,
    StartDuel,
    beats,
    target_answers,
    usable,
)
from ristal.games.ninedice.state import DUEL, FIELD, PLACES, PRISON, NineDice, Throw

if TYPE_CHECKING:
    from ristal.games.ninedice.view import (
        AimView,
        BonusView,
        DieView,
        DraftView,
        GiftView,
        NineDicePublic,
        RunningView,
        ShownDie,
        SideView,
        StalemateView,
        SumsView,
        ThrowView,
    )

IN_SET: Final = "set"
BONUS_PARTS: Final = ("full", "reduced")


def shown(t: NineDice) -> NineDicePublic:
    """All but the plans of deployment."""
    box = t.box
    steps = t.steps()
    starter = starter_of(steps)
    exhausted_after = box.exhausted_early if t.settings.early else box.exhausted_late
    return {
        "phase": phase_of(t, steps, starter),
        "first": t.first,
        "cards": [None if card < 0 else box.cards[card].id for card in t.cards],
        "battle": t.battle,
        "began": None if t.began < 0 else t.began,
        "plain": t.settings.plain,
        "every_roll": t.settings.every_roll,
        "letter": t.settings.letter,
        "sets": [[box.dice[die].id for die in dice] for dice in t.sets],
        "dice": dice_shown(t),
        "sides": [side_shown(t, seat) for seat in range(2)] if t.dice else [],
        "draft": draft_shown(t, steps),
        "duels": {"starter": starter, "throws": [throw_shown(t, throw) for throw in t.throws]},
        "targeted": targeted(t, starter),
        "imprisoned": [t.dice[slot].id for slot in t.imprisoned if t.place[slot] == PRISON],
        "aims": aims_shown(t),
        "bonuses": bonuses_shown(t, steps),
        "gifts": gifts_shown(t),
        "running": [frame_shown(t, frame) for frame in running_frames(t, steps)],
        "sums": sums_shown(t, steps) if t.dice else None,
        "exhaustion": {"after": exhausted_after, "step": box.exhaustion_step} if t.settings.exhaustion else None,
        "stalemate": stalemate_shown(t),
    }


def stalemate_shown(t: NineDice) -> StalemateView:
    """§A23 Battles without harm, and where the game ends by them."""
    ends = not t.settings.exhaustion
    return {
        "quiet": t.quiet,
        "quiet_limit": t.box.quiet_battles if ends else None,
        "last_battle": t.box.last_battle if ends else None,
    }


def starter_of(steps: list[Step]) -> int | None:
    """§R25 Who has the start of the duels, if there are any."""
    for step in steps:
        if isinstance(step, (StartDuel, EndAttack)):
            return step.seat
    return None


def phase_of(t: NineDice, steps: list[Step], starter: int | None) -> str:
    """Which chapter of the rules the table has come to."""
    if t.result is not None:
        return "over"
    if not t.dice:
        return "draft"
    if starter is not None:
        return "duels"
    phase = "bonuses"  # between a roll and what follows it
    for step in steps:
        if isinstance(step, (DeployDie, RollTroops)):
            return "deployment"
        if isinstance(step, ChooseReroll):
            return "reroll"
        if isinstance(step, BeginReserveAttack):
            return "bonuses"
        if isinstance(step, (FightBattle, EndBattle)):
            phase = "battle"
    return phase


# The dice


def dice_shown(t: NineDice) -> list[DieView]:
    return [die_at(t, at, 0 if at < len(t.sets[0]) else 1, die) for at, die in enumerate(t.sets[0] + t.sets[1])]


def die_at(t: NineDice, at: int, seat: int, die: int) -> DieView:
    """The die at this place among those of both sets, one set after the other: its slot once the sets are formed."""
    if not t.dice:
        return die_shown(t.box.dice[die], seat, IN_SET, None)
    place = t.place[at]
    zone = KINDS[t.dice[at].kind] if place == FIELD else PLACES[place]
    return die_shown(t.dice[at], seat, zone, t.value[at] if place in (FIELD, DUEL) else None)


def die_shown(die: Die, seat: int, zone: str, value: int | None) -> DieView:
    return {
        "id": die.id,
        "seat": seat,
        "colour": die.colour.id,
        "shape": die.shape.id,
        "kind": KINDS[die.kind],
        "zone": zone,
        "value": value,
        "maximum": SIDES,
        "special": die.special,
        "trigger": die.trigger,
    }


def side_shown(t: NineDice, seat: int) -> SideView:
    """The dice of a seat by zone: with what they show on the field and in a duel, by name alone elsewhere."""
    field: list[list[ShownDie]] = [[] for _ in KINDS]
    duel: list[ShownDie] = []
    hidden: list[list[str]] = [[] for _ in PLACES]
    for slot in range(seat * SET, seat * SET + SET):
        die, place = t.dice[slot], t.place[slot]
        if place == FIELD:
            field[die.kind].append({"die": die.id, "value": t.value[slot]})
        elif place == DUEL:
            duel.append({"die": die.id, "value": t.value[slot]})
        else:
            hidden[place].append(die.id)
    return {
        "attack": field[ATTACK],
        "defence": field[DEFENCE],
        "life": field[LIFE],
        "reserve": hidden[PLACES.index("reserve")],
        "duel": duel,
        "prison": hidden[PLACES.index("prison")],
        "abyss": hidden[PLACES.index("abyss")],
    }


# The draft


def draft_shown(t: NineDice, steps: list[Step]) -> DraftView | None:
    """§R16 §R17 §R18 Who takes a die, and what each set still needs."""
    if t.dice or len(t.cards) < 2 or min(t.cards) < 0:
        return None
    seats = [step.seat for step in steps if isinstance(step, (ChooseShape, ChooseColour))]
    colours = t.box.colours
    return {
        "seat": seats[0] if seats else None,
        "sides": [
            {
                "left": SET - len(t.sets[seat]),
                "by_card": max(0, by_card(t) - len(t.sets[seat])),
                "colours": [colour.id for colour in colours if allowed_colours(t, seat) >> colour.number & 1],
                "needs": [KINDS[kind] for kind in missing_kinds(t, seat)],
            }
            for seat in range(2)
        ],
    }


# Duels, bonuses and scripts


def throw_shown(t: NineDice, throw: Throw) -> ThrowView:
    die = t.dice[throw.slot]
    compared = throw.against > 0
    return {
        "seat": throw.slot // SET,
        "die": die.id,
        "roll": throw.roll or None,
        "target": t.dice[throw.target].id,
        "compare": die.shape.compare,
        "against": throw.against if compared else None,
        "won": throw.won if compared else None,
    }


def targeted(t: NineDice, starter: int | None) -> list[str]:
    """§R28 What the starter has aimed at in this attack."""
    found: list[str] = []
    for throw in t.throws:
        target = t.dice[throw.target].id
        if throw.slot // SET == starter and target not in found:
            found.append(target)
    return found


def aims_shown(t: NineDice) -> list[AimView]:
    """§R26a §R28 What might be sent at what by whoever is choosing, and with which rolls it would win."""
    question = t.open
    if isinstance(question, AnswerDuel):
        answers = [answer.value for answer in usable(t, question.seat, True)]
        return [aim for die in answers for aim in aims_of(t, question.seat, t.box.dice[die], True)]
    if isinstance(question, Aiming):
        answering = isinstance(question, ChooseAnswerTarget)
        return aims_of(t, question.seat, t.box.dice[question.die], answering)
    return []


def aims_of(t: NineDice, seat: int, die: Die, answering: bool) -> list[AimView]:
    found: list[AimView] = []
    for answer in target_answers(t, seat, die, answering):
        slot = t.slot(answer.value)
        wins = [roll for roll in range(1, SIDES + 1) if beats(die, t.dice[slot], roll, t.value[slot])]
        found.append({"die": die.id, "target": t.dice[slot].id, "wins": wins})
    return found


def gifts_shown(t: NineDice) -> list[GiftView]:
    """§R6 §R9 To whom the bonus at hand may go: an allied colour gets all of it."""
    question = t.open
    if not isinstance(question, ChooseBonusTarget):
        return []
    slots = [t.slot(answer.value) for answer in question.asks(t) if answer is not PASS]
    return [{"target": t.dice[slot].id, "full": relation(t, question.slot, slot) == ALLIED} for slot in slots]


def bonuses_shown(t: NineDice, steps: list[Step]) -> list[BonusView]:
    """§A5 Every bonus that is still to be used, in the order of their turns."""
    found: list[BonusView] = []
    for frame in running_frames(t, steps):
        if part_of(frame) in BONUS_PARTS:
            found.append({"seat": frame.seat, "die": frame.source, "running": True, "given_to": None})
    for step in reversed(steps):
        if isinstance(step, ChooseBonusTarget):
            before = None if step.before < 0 else t.dice[step.before].id
            die = t.dice[step.slot].id
            found = [bonus for bonus in found if bonus["die"] != die]
            found.append({"seat": step.seat, "die": die, "running": not found, "given_to": before})
        elif isinstance(step, ChooseBonus):
            alone = not found and len(step.slots) == 1
            for slot in step.slots:
                found.append({"seat": step.seat, "die": t.dice[slot].id, "running": alone, "given_to": None})
    return found


def running_frames(t: NineDice, steps: list[Step]) -> list[Frame]:
    """Scripts that have something left to do or to ask; each frame has one step on the stack, in the same order."""
    found: list[Frame] = []
    number = 0
    for i in range(len(steps)):
        if isinstance(steps[i], GoOnScript):
            frame = t.frames[number]
            number += 1
            asks = i + 1 < len(steps) and isinstance(steps[i + 1], (ChooseScript, MayDo))
            if asks or frame.at < len(t.scripts.by_key[frame.script]):
                found.append(frame)
    return found


def frame_shown(t: NineDice, frame: Frame) -> RunningView:
    target = t.dice[frame.bound["target"]].id
    return {"seat": frame.seat, "source": frame.source, "target": target, "part": part_of(frame)}


def part_of(frame: Frame) -> str:
    """Win or loss of a shape, full or reduced bonus of a colour: the second word of a script's key."""
    return frame.script.split(".")[1]


# The battle


def sums_shown(t: NineDice, steps: list[Step]) -> SumsView:
    """§R34 §A23 Of the battle under way, or the last one; else of the one ahead."""
    under_way = t.result is not None or any(isinstance(step, EndBattle) for step in steps)
    number = t.battle if under_way else t.battle + 1
    to_share = [0, 0]
    for step in steps:
        if isinstance(step, ShareDamage):
            to_share[step.seat] += step.damage
    more = t.exhaustion_in(number)
    life = [t.total(seat, LIFE) for seat in range(2)]
    damage = [damage_of(t, seat, more) for seat in range(2)]
    coming = to_share if under_way else damage
    return {
        "number": number,
        "under_way": under_way,
        "attack": [t.total(seat, ATTACK) + more for seat in range(2)],
        "defence": [t.total(seat, DEFENCE) for seat in range(2)],
        "life": life,
        "left": [max(0, life[seat] - coming[seat]) for seat in range(2)],
        "exhaustion": more,
        "damage": damage,
        "to_share": to_share,
    }
