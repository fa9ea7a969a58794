"""Chapter «Действие: атака», step 1: the declaration."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import Zone
from ristal.games.unmatched.arena import FREE_FOR_ALL, Fighter
from ristal.games.unmatched.combat import Reveal
from ristal.games.unmatched.events import AttackDeclared
from ristal.games.unmatched.hand import has_attack_card
from ristal.games.unmatched.hero import ATTACK
from ristal.games.unmatched.laying import CommitBoost, PlayAttack, PlayDefence, clear_defence
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.values import Combat

FIGHTERS: Final = 64  # an answer to a declaration holds two of them


def may_be_attacked(t: Unmatched, seat: int, target: Fighter) -> bool:
    """§R92 Never an ally. §R146 §R147 §R148 §A38 In a free-for-all, in one's first turn, only the next living player or
    one who has had a turn (§R165 teams have no such limit)."""
    if t.arena.are_allies(seat, target.seat):
        return False
    if t.arena.mode != FREE_FOR_ALL or t.turns[seat] != 1 or t.turns[target.seat] > 0:
        return True
    following = (seat + 1) % t.seats
    while t.out_at[following]:
        following = (following + 1) % t.seats
    return target.seat == following


def in_reach(t: Unmatched, fighter: Fighter) -> int:
    """§R27 §R31 §R87 §R88 §R89 §R90 §R91 Adjacent spaces; for a ranged fighter also every space that shares a zone."""
    board = t.arena.board
    space = t.space[fighter.index]
    return board.next_to[space] | (board.in_zone[space] if fighter.kind.is_ranged else 0)


def attacks(t: Unmatched, seat: int) -> list[Answer]:
    """§R85 §R86 §R158 Who may attack whom: an own fighter that stands, has an attack card and a target in reach."""
    answers: list[Answer] = []
    spaces = t.space
    for index in t.arena.of_seat[seat]:
        if spaces[index] < 0:
            continue
        fighter = t.fighter(index)
        reach = in_reach(t, fighter)
        is_armed = False
        for other in t.arena.fighters:
            space = spaces[other.index]
            if space >= 0 and (reach >> space) & 1 and may_be_attacked(t, seat, other):
                if not is_armed and not has_attack_card(t, fighter):
                    break
                is_armed = True
                answers.append(t.arena.attack_answers[index][other.index])
    return answers


@mypyc_attr(acyclic=True)
class DeclareAttack(Question):
    """§R85 §R98 §A40 The attacking fighter and its target are named."""

    CLAUSE: ClassVar[str] = "R85"

    def asks(self, t: Unmatched) -> list[Answer]:
        return attacks(t, self.seat)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        attacker, target = answer.value // FIGHTERS, answer.value % FIGHTERS
        defender = t.fighter(target).seat
        t.combat = Combat(attacker, target)
        t.attack_card = Zone(t.hand[self.seat].sees, self.seat, [])
        t.boost_card = Zone(t.hand[self.seat].sees, self.seat, [])
        t.attack_card.fits = t.usable(t.fighter(attacker), ATTACK)
        clear_defence(t, target)
        if t.events is not None:
            t.tell(AttackDeclared(self.seat, t.fighter(attacker).name, t.fighter(target).name))
        t.then(PlayAttack(self.seat), CommitBoost(self.seat), PlayDefence(defender), Reveal(self.seat))

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        words = text.split()
        found = [fighter for word in words for fighter in t.arena.fighters if fighter.name == word]
        if len(found) != 2 or len(words) != 2 or not all(t.stands(fighter.index) for fighter in found):
            return None
        mine, other = found
        if mine.seat != self.seat:
            return Reason("not-yours", "R85", fighter=mine.name)
        if t.arena.are_allies(self.seat, other.seat):
            return Reason("is-ally", "R92", fighter=other.name)
        if not may_be_attacked(t, self.seat, other):
            return Reason("first-turn", "R146", fighter=other.name)
        if not (in_reach(t, mine) >> t.space[other.index]) & 1:
            if mine.kind.is_ranged:
                return Reason("out-of-reach", "R88", fighter=mine.name, target=other.name)
            return Reason("out-of-reach", "R87", fighter=mine.name, target=other.name)
        return Reason("no-attack-card", "R86", fighter=mine.name)
