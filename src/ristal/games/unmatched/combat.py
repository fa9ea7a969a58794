"""Chapter «Действие: атака», step 3: cards are revealed, effects resolve in their windows, damage is dealt."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.question import Step
from ristal.games.unmatched.block import BeginBlock
from ristal.games.unmatched.damage import hurt
from ristal.games.unmatched.events import CardsRevealed, CombatCardsDiscarded, CombatDecided, CombatEnded, ValueChanged
from ristal.games.unmatched.hero import AFTER, DURING, IMMEDIATELY, LATER, SIZE
from ristal.games.unmatched.state import ATTACK_SOURCE, BIG, DEFENCE_SOURCE, SMALL, Unmatched
from ristal.games.unmatched.values import ATTACKER_WON, COMMITTED, DEFENDER_WON, OF_SIZE, WINNERS, Addition

BIG_BONUS: Final = 2  # §R174
SMALL_BONUS: Final = 1


@mypyc_attr(acyclic=True)
class Reveal(Step):
    """§R95 §R99 §R102 Both cards are opened at once; then immediately, during, damage, after, discard, later."""

    CLAUSE: ClassVar[str] = "R95"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        for slot in t.slots():
            slot.open_up([t.hand[slot.pool], *t.slots_of(slot.pool)])
        for slot in t.slots():
            t.hand[slot.pool].clear_up()
        attack = t.card(t.attack_card.items[0])
        combat.revealed = 1
        combat.attack_base = attack.value
        combat.attack_additions = size_bonus(t, combat.attacker, BIG, BIG_BONUS)
        if t.boost_card.items:
            boost = t.card(t.boost_card.items[0])
            combat.attack_additions.append(Addition(COMMITTED, boost.id, boost.boost))  # §A6
        if t.defence_card.items:
            combat.defence_base = t.card(t.defence_card.items[0]).value
            combat.defence_additions = size_bonus(t, combat.target, SMALL, SMALL_BONUS)
        if t.events is not None:
            names = [
                t.card(s.items[0]).id if s.items else "none" for s in (t.attack_card, t.boost_card, t.defence_card)
            ]
            t.tell(CardsRevealed(names[0], names[1], names[2]))
        t.then(
            Window(self.seat, IMMEDIATELY),
            Window(self.seat, DURING),
            DealDamage(self.seat),
            Window(self.seat, AFTER),
            DiscardCards(self.seat),
            CloseCombat(self.seat),
        )


def size_bonus(t: Unmatched, fighter: int, size: int, bonus: int) -> list[Addition]:
    """§R174 §A20 Alice's size counts for each card that she herself plays; it is no card effect."""
    mine = t.fighter(fighter)
    is_alice = t.arena.heroes[mine.seat].ability == SIZE and mine.kind.is_hero
    return [Addition(OF_SIZE, "", bonus)] if is_alice and t.size[mine.seat] == size else []


def change_value(t: Unmatched, source: str, base: int, addition: Addition | None) -> None:
    """§A10 A new base (-1: the old one stays) or an addition for the card that an effect stands on."""
    combat = t.combat
    assert combat is not None
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
        attack, defence = combat.attack_value(), combat.defence_value()
        target = t.fighter(combat.target).name
        dealt = hurt(t, combat.target, max(0, attack - defence))
        combat.winner = ATTACKER_WON if dealt > 0 else DEFENDER_WON
        if not t.arena.settings.bewilderment_whole:  # §A11 option O4
            combat.prevented = 0
        if t.events is not None:
            t.tell(CombatDecided(attack, defence, dealt, target, WINNERS[combat.winner]))


@mypyc_attr(acyclic=True)
class DiscardCards(Step):
    """§R109 §R110 Played cards go to their owners' piles; effects «after the attack» come last."""

    CLAUSE: ClassVar[str] = "R109"

    def does(self, t: Unmatched) -> None:
        combat = t.combat
        assert combat is not None
        attacker, defender = t.fighter(combat.attacker).seat, t.fighter(combat.target).seat
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
        t.then_all(late)
        if t.events is not None:
            t.tell(CombatCardsDiscarded(discarded))


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
