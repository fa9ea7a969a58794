"""Chapter «Конец раунда»: how rounds begin and end."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.question import Step
from ristal.games.boets.ability import come_to, has_rule
from ristal.games.boets.ability_questions import return_dice
from ristal.games.boets.endgame import check_health, check_points, count_final
from ristal.games.boets.events import (
    DeckShuffled,
    PainHealed,
    RoundBegan,
    RoundEnded,
    RoundPrepared,
)
from ristal.games.boets.fighters import BEGINS_ROUND, GOES_FIRST, ROUND_BEGINS, ROUND_PREPARED
from ristal.games.boets.hands import draw_cards
from ristal.games.boets.state import HAND, NONE, ROUNDS, Boets, OfRound
from ristal.games.boets.turn import give_turn


@mypyc_attr(acyclic=True)
class BeginRound(Step):
    """§R62 §R62a All cards of a player are shuffled into their deck. §R9 Each draws to five, and the first begins."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        first = self.seat
        t.mover = first
        t.opening = 0
        t.then_all(come_to(t, BEGINS_ROUND, first, {}))
        steps: list[Step] = []
        for seat in (first, 1 - first):
            steps += come_to(t, ROUND_BEGINS, seat, {})
        t.then_all([*steps, DealHands(first)])
        if t.events is not None:
            t.tell(RoundBegan(first, t.round))
        for seat in (first, 1 - first):
            gather_cards(t, seat)


def gather_cards(t: Boets, seat: int) -> None:
    """§R62 Hand and discard pile go back into the deck, which is shuffled."""
    deck, hand, discard = t.deck[seat], t.hand[seat], t.discard[seat]
    deck.gather([hand, discard])
    deck.shuffle(t.chance)
    if t.events is not None:
        t.tell(DeckShuffled(seat, len(deck)))


@mypyc_attr(acyclic=True)
class DealHands(OfRound):
    """§R9 §R76 Everybody has five cards, one found by searching among them. §A9 A knockdown of the last round holds."""

    CLAUSE: ClassVar[str] = "R9"

    def does(self, t: Boets) -> None:
        t.then(EndRound(self.seat))
        for seat in (self.seat, 1 - self.seat):
            draw_cards(t, seat, HAND - len(t.hand[seat]))
        give_turn(t, self.seat)


@mypyc_attr(acyclic=True)
class EndRound(OfRound):
    """§R61 §R62a Points, then the doctors. §R70 After the third round comes the final, else the next round is prepared.

    It waits below the turns of its round until one of them cannot go on. §A9 A knockdown outlasts it.
    """

    CLAUSE: ClassVar[str] = "R61"

    def does(self, t: Boets) -> None:
        t.opening = 0
        t.suffered = [0, 0]
        t.copyable = [NONE, NONE]
        if t.events is not None:
            t.tell(RoundEnded(t.mover, t.round))
        check_points(t)
        if not t.is_over():
            check_health(t)
        if not t.is_over() and t.round == ROUNDS:
            count_final(t)
        if not t.is_over():
            rest(t)


@mypyc_attr(acyclic=True)
class ReturnDice(Step):
    """§R62 §R62a §R77 All dice on the ring go back to the reserve, once those who may keep some have chosen."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        for seat in (0, 1):
            if not keeps_dice(t, seat):
                return_dice(t, seat, ())


def keeps_dice(t: Boets, seat: int) -> bool:
    """§R77 Whether the fighter may keep some; they are back then, but for those."""
    for ability in t.fighter(seat).at[ROUND_PREPARED]:
        if ability.holds(t, seat):
            for effect in t.scripts.by_key[ability.script]:
                if effect.op == "keep-dice":
                    return True
    return False


def rest(t: Boets) -> None:
    """§R62 §R62a §R63 Pain is healed, and nothing else. §R79 Some heal a token more. §R77 Some keep dice on the ring.

    Only then do the other dice go back to the reserve."""
    t.round += 1
    first = first_of_next(t)
    order = (first, 1 - first)
    for seat in order:
        heal_pain(t, seat)
    steps: list[Step] = []
    for seat in order:
        steps += come_to(t, ROUND_PREPARED, seat, {})
    t.then_all([*steps, ReturnDice(first), BeginRound(first)])
    if t.events is not None:
        t.tell(RoundPrepared(t.round))


def heal_pain(t: Boets, seat: int) -> None:
    """§R63 All pain tokens of a seat are turned over."""
    count = t.pain[seat]
    t.healthy[seat] += count
    t.pain[seat] = 0
    if count and t.events is not None:
        t.tell(PainHealed(seat, count))


def first_of_next(t: Boets) -> int:
    """§R64 §A9 The opponent of whoever really moved last begins. §R74 Some fighters begin in any case."""
    always = [seat for seat in (0, 1) if has_rule(t, seat, GOES_FIRST)]
    return always[0] if len(always) == 1 else 1 - t.mover
