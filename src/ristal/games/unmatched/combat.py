"""Chapter «Действие: атака», step 3: cards are revealed, effects resolve in their windows, damage is dealt."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.effect import Frame
from ristal.engine.question import Step
from ristal.games.unmatched.ability import come_to
from ristal.games.unmatched.block import BeginBlock
from ristal.games.unmatched.conditions import counted
from ristal.games.unmatched.damage import hurt
from ristal.games.unmatched.events import CardsRevealed, CombatCardsDiscarded, CombatDecided, CombatEnded, ValueChanged
from ristal.games.unmatched.hero import AFTER, AFTER_ATTACK, AFTER_COMBAT, COMBAT, DURING, IMMEDIATELY, LATER
from ristal.games.unmatched.laying import PlayDefence, clear_defence
from ristal.games.unmatched.selectors import Fighters
from ristal.games.unmatched.set_events import BonusAttackBegun
from ristal.games.unmatched.sharing import harm, is_shared
from ristal.games.unmatched.state import ATTACK_SOURCE, DEFENCE_SOURCE, Unmatched
from ristal.games.unmatched.values import ATTACKER_WON, COMMITTED, DEFENDER_WON, GROUND, WINNERS, Addition, Combat


@mypyc_attr(acyclic=True)
class Reveal(Step):
    """§R95 §R99 §R102 Both cards are opened at once; then immediately, during, damage, after, discard, later."""

    CLAUSE: ClassVar[str] = "R95"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        slots = [t.defence_card] if combat.is_bonus else t.slots()
        for slot in slots:
            slot.open_up([t.hand[slot.pool], *t.slots_of(slot.pool)])
        for slot in slots:
            t.hand[slot.pool].clear_up()
        combat.revealed = 1
        combat.tally = [0, 0, 0] if reckons_damage(t) else None
        set_values(t, combat)
        if t.events is not None:
            names = [
                t.card(s.items[0]).id if s.items else "none" for s in (t.attack_card, t.boost_card, t.defence_card)
            ]
            t.tell(CardsRevealed(names[0], names[1], names[2]))
        if not combat.is_bonus:
            t.then(CloseCombat(self.seat))
        t.then(DiscardCards(self.seat))
        if has_moment(t, AFTER_COMBAT):
            t.then(EndCombat(self.seat))
        t.then(
            Window(self.seat, IMMEDIATELY),
            Window(self.seat, DURING),
            DealDamage(self.seat),
            Window(self.seat, AFTER),
        )


def set_values(t: Unmatched, combat: Combat) -> None:
    """§A10 The printed values, or that of a bonus attack, with what abilities and an added card bring."""
    if not combat.is_bonus:
        combat.attack_base = t.card(t.attack_card.items[0]).value
    combat.attack_additions = bonuses(t, combat.attacker, ATTACK_SOURCE) + of_ground(t, combat)
    if t.boost_card.items:
        boost = t.card(t.boost_card.items[0])
        combat.attack_additions.append(Addition(COMMITTED, boost.id, boost.boost))  # §A6
    if t.defence_card.items:
        combat.defence_base = t.card(t.defence_card.items[0]).value
        combat.defence_additions = bonuses(t, combat.target, DEFENCE_SOURCE)
    if t.locked >= 0:
        combat.attack_base, combat.attack_additions = t.locked, []


def reckons_damage(t: Unmatched) -> bool:
    """Whether a card of this combat, or an ability of who fights in it, asks how much damage there was."""
    combat = t.combat
    assert combat is not None
    if not t.arena.reckons_damage:
        return False
    for slot in (t.attack_card, t.defence_card):
        if slot.items and t.card(slot.items[0]).reckons_damage:
            return True
    attacker, defender = t.fighter(combat.attacker).seat, t.fighter(combat.target).seat
    return t.arena.heroes[attacker].reckons_damage or t.arena.heroes[defender].reckons_damage


def bonuses(t: Unmatched, fighter: int, part: str) -> list[Addition]:
    """§R174 §A20 What a hero's ability adds to a card of this fighter; it is no card effect."""
    found: list[Addition] = []
    seat = t.fighter(fighter).seat
    modifiers = t.arena.heroes[seat].modifiers
    if not modifiers or not t.hero_stands(seat):
        return found
    frame = Frame(seat, "", part, 0, {})
    for modifier in modifiers:
        if modifier.card != part and modifier.card != COMBAT:
            continue
        user = modifier.user
        assert isinstance(user, Fighters)
        if fighter in user.found(t, frame) and (modifier.when is None or modifier.when.holds(t, frame)):
            found.append(Addition(modifier.kind, "", counted(modifier.by, t, frame)))
    return found


def of_ground(t: Unmatched, combat: Combat) -> list[Addition]:
    """§R34b From high ground an attack has one more."""
    is_higher = t.arena.board.falls(t.space[combat.attacker], t.space[combat.target])
    return [Addition(GROUND, "", 1)] if is_higher and t.arena.settings.high_ground else []


def change_value(t: Unmatched, source: str, base: int, addition: Addition | None) -> None:
    """§A10 A new base (-1: the old one stays) or an addition for the card that an effect stands on."""
    combat = t.combat
    assert combat is not None
    if source == ATTACK_SOURCE and t.locked >= 0:  # §A72 nothing changes it
        return
    if source == ATTACK_SOURCE:
        combat.attack_base = base if base >= 0 else combat.attack_base
        if addition is not None:
            combat.attack_additions.append(addition)
        number, value = t.attack_card.items[0], combat.attack_value()
    else:
        combat.defence_base = base if base >= 0 else combat.defence_base
        if addition is not None:
            combat.defence_additions.append(addition)
        number, value = t.defence_card.items[0], combat.defence_value()
    if t.events is not None:
        card = t.card(number).id
        seat = t.fighter(combat.attacker if source == ATTACK_SOURCE else combat.target).seat
        if addition is None:
            t.tell(ValueChanged(seat, card, value, source, "base", card, base))
        else:
            t.tell(ValueChanged(seat, card, value, source, addition.kind, addition.card, addition.amount))


@mypyc_attr(acyclic=True)
class Window(Step):
    """§R100 §R103 §R104 §R108 §A39 The effects of one timing: the defender's block first, then the attacker's, each
    from top to bottom, also those of a fighter that has fallen (§R111). §R101 Nobody has two blocks in one window."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "timing")
    CLAUSE: ClassVar[str] = "R100"

    def __init__(self, seat: int, timing: str) -> None:
        super().__init__(seat)
        self.timing = timing

    def does(self, t: Unmatched) -> None:
        assert t.combat is not None
        if not t.combat.is_bonus:  # §A61 the effects of the attack card have been
            self._run(t, t.attack_card.items[0], t.fighter(t.combat.attacker).seat, ATTACK_SOURCE)
        if t.defence_card.items:
            self._run(t, t.defence_card.items[0], t.fighter(t.combat.target).seat, DEFENCE_SOURCE)

    def _run(self, t: Unmatched, card: int, seat: int, source: str) -> None:
        block = t.card(card).blocks.get(self.timing)
        if block is not None:
            t.then(BeginBlock(seat, block, source))


@mypyc_attr(acyclic=True)
class DealDamage(Step):
    """§R105 §R106 Attack less defence, never below 0. §R127 §R128 §R129 At least 1 combat damage: the attacker has
    won, else
    the defender."""

    CLAUSE: ClassVar[str] = "R105"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        renew_bonuses(t)
        amount = max(0, combat.attack_value() - combat.defence_value())
        before = 0 if combat.tally is None else combat.tally[1]
        if not is_reflected(t) and is_shared(t, combat.target, amount):
            t.then(DecideCombat(self.seat, amount, before))
            harm(t, combat.target, amount)
        else:
            decide(t, give_damage(t, amount), before)


@mypyc_attr(acyclic=True)
class DecideCombat(Step):
    """§A81 The combat is decided when it has been said who takes its damage: the attacker has dealt it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount", "taken")
    CLAUSE: ClassVar[str] = "A81"

    def __init__(self, seat: int, amount: int, taken: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.taken = taken  # what the target had taken in this combat before

    def does(self, t: Unmatched) -> None:
        decide(t, self.amount, self.taken)


def decide(t: Unmatched, dealt: int, before: int) -> None:
    """§R127 §R128 §R129 Who has won."""
    combat = t.combat
    assert combat is not None
    if combat.tally is not None:
        combat.tally[0] = combat.tally[1] - before
    combat.winner = ATTACKER_WON if dealt > 0 else DEFENDER_WON
    if not t.arena.settings.bewilderment_whole:  # §A11 option O4
        combat.prevented = 0
    if t.events is not None:
        values = (combat.attack_value(), combat.defence_value())
        t.tell(CombatDecided(*values, dealt, t.fighter(combat.target).name, WINNERS[combat.winner]))


def renew_bonuses(t: Unmatched) -> None:
    """§A66 What abilities add is looked at once more before the damage: somebody may have fallen meanwhile."""
    combat = t.combat
    assert combat is not None
    for part, fighter, additions, slot in (
        (ATTACK_SOURCE, combat.attacker, combat.attack_additions, t.attack_card),
        (DEFENCE_SOURCE, combat.target, combat.defence_additions, t.defence_card),
    ):
        modifiers = t.arena.heroes[t.fighter(fighter).seat].modifiers
        if modifiers and slot.items:
            kinds = [modifier.kind for modifier in modifiers]
            before = sum(addition.amount for addition in additions if addition.kind in kinds)
            change = sum(addition.amount for addition in bonuses(t, fighter, part)) - before
            if change:
                change_value(t, part, -1, Addition(kinds[0], "", change))


def give_damage(t: Unmatched, amount: int) -> int:
    """§R105 The combat damage hits its target. §A65 One that is given back hits the attacker, and none was dealt."""
    combat = t.combat
    assert combat is not None
    if is_reflected(t):
        harm(t, combat.attacker, amount)
        return 0
    return hurt(t, combat.target, amount)


def is_reflected(t: Unmatched) -> bool:
    """§A65 Whether the combat damage hits who deals it."""
    combat = t.combat
    assert combat is not None
    return (combat.reflected >> t.fighter(combat.target).seat) & 1 == 1


def has_moment(t: Unmatched, moment: str) -> bool:
    """Whether an ability of one of the two sides of the combat waits for a moment."""
    combat = t.combat
    assert combat is not None
    return any(moment in t.arena.heroes[t.fighter(index).seat].at for index in (combat.attacker, combat.target))


@mypyc_attr(acyclic=True)
class EndCombat(Step):
    """§A67 Abilities for after combat come when the effects of the cards are done, the defender's first."""

    CLAUSE: ClassVar[str] = "A67"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        for index in (combat.attacker, combat.target):
            come_to(t, t.fighter(index).seat, AFTER_COMBAT)


@mypyc_attr(acyclic=True)
class DiscardCards(Step):
    """§R109 §R110 Played cards go to their owners' piles; effects «after the attack» come last."""

    CLAUSE: ClassVar[str] = "R109"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        attacker, defender = t.fighter(combat.attacker).seat, t.fighter(combat.target).seat
        if combat.bonus >= 0 and t.stands(combat.attacker) and t.stands(combat.target):
            begin_bonus(t, attacker, defender)
            t.then(PlayDefence(defender), Reveal(attacker))
            return
        combat.prevented = 0
        late: list[Step] = []
        discarded: list[str] = []
        for seat, slot, source in (
            (defender, t.defence_card, DEFENCE_SOURCE),
            (attacker, t.attack_card, ATTACK_SOURCE),
            (attacker, t.boost_card, ""),
        ):
            if slot.items:
                card = slot.draw()
                t.discard[seat].add(card)
                if t.events is not None:
                    discarded.append(t.card(card).id)
                block = t.card(card).blocks.get(LATER)
                if source and block is not None:
                    late.append(BeginBlock(seat, block, source))
        come_to(t, attacker, AFTER_ATTACK)
        t.then_all(late)
        if t.events is not None:
            t.tell(CombatCardsDiscarded(discarded))


def begin_bonus(t: Unmatched, attacker: int, defender: int) -> None:
    """§A61 The defence card and a boost are put away, and the same fighters meet once more."""
    combat = t.combat
    assert combat is not None
    discarded: list[str] = []
    for seat, slot in ((defender, t.defence_card), (attacker, t.boost_card)):
        if slot.items:
            card = slot.draw()
            t.discard[seat].add(card)
            discarded.append(t.card(card).id)
    combat.begin_bonus()
    t.cancelled = []
    clear_defence(t, combat.target)
    if t.events is not None:
        card_id = t.card(t.attack_card.items[0]).id
        t.tell(BonusAttackBegun(attacker, card_id, combat.attack_base, discarded))


@mypyc_attr(acyclic=True)
class CloseCombat(Step):
    """§R109 The attack is over."""

    CLAUSE: ClassVar[str] = "R109"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        t.clear_combat()
        if t.events is not None:
            t.tell(CombatEnded(t.fighter(combat.attacker).name, t.fighter(combat.target).name))
