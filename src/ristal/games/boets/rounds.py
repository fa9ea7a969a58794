"""Chapter «Конец раунда»: how rounds begin and end."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.engine.zone import only
from ristal.games.boets.dice import DIE_NAMES, KINDS, RING_DICE, STEP
from ristal.games.boets.effects import heal
from ristal.games.boets.endgame import check_health, check_points, count_final
from ristal.games.boets.events import (
    CardFound,
    DeckShuffled,
    DiceKept,
    DiceReturned,
    PainHealed,
    RoundBegan,
    RoundEnded,
    RoundPrepared,
)
from ristal.games.boets.fighters import HEAL_BETWEEN, KEEP_DICE, OPEN_ROUNDS, SEARCH_DECK
from ristal.games.boets.hands import card_answers, draw_cards
from ristal.games.boets.hurry import guess_card, guess_kept
from ristal.games.boets.mobilise import PickDice
from ristal.games.boets.state import HAND, NONE, ROUNDS, Boets, OfRound
from ristal.games.boets.turn import give_turn


@mypyc_attr(acyclic=True)
class BeginRound(Step):
    """§R62 §R62a All cards of a player are shuffled into their deck. §R9 Each draws to five, and the first begins."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        first = self.seat
        t.mover = first
        t.opening = max(0, t.fighter(first).measure(OPEN_ROUNDS, "turns") - 1)  # §R74 §A18
        steps: list[Step] = []
        for seat in (first, 1 - first):
            cards = t.fighter(seat).measure(SEARCH_DECK, "cards")
            if cards:
                steps.append(SearchDeck(seat, cards))
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
class SearchDeck(Question):
    """§R76 §R62a Before anybody draws the player looks through their deck, takes a card, and shuffles."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R76"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Boets) -> list[Answer]:
        return card_answers(t, t.deck[self.seat])

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"left": self.left, "ability": SEARCH_DECK}

    def shown_to(self, t: Boets, seat: int, answer: Answer) -> int:
        """§A27 Only the player knows what they take."""
        return only(seat)

    def takes(self, t: Boets, answer: Answer) -> None:
        t.deck[self.seat].remove(answer.value)
        t.hand[self.seat].add(answer.value)
        t.deck[self.seat].shuffle(t.chance)
        if t.events is not None:
            t.tell(CardFound(self.seat, answer.text))
        if self.left > 1:
            t.then(SearchDeck(self.seat, self.left - 1))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_card(t, answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("not-in-deck", "R76", technique=text) if text in t.content.by_id else None


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
class KeepDice(PickDice):
    """§R77 §A19 Before the dice go back to the reserve the player may keep some on the ring, as they lie."""

    CLAUSE: ClassVar[str] = "R77"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return KeepDice(self.seat, self.owner, self.least, self.most, self.of, picks)

    def why_not_here(self, die: str) -> Reason:
        return Reason("die-not-here", "R77", die=die)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_kept(t, self.seat, answers)

    def shows(self, t: Boets, seat: int) -> Shown:
        return {**super().shows(t, seat), "ability": KEEP_DICE}

    def is_picked(self, t: Boets, picks: tuple[int, ...]) -> None:
        if t.events is not None and picks:
            t.tell(DiceKept(self.seat, [DIE_NAMES[kind] for kind in picks]))
        return_dice(t, self.seat, picks)


@mypyc_attr(acyclic=True)
class ReturnDice(Step):
    """§R62 §R62a §R77 All dice on the ring go back to the reserve, once those who may keep some have chosen."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        for seat in (0, 1):
            if t.fighter(seat).ability != KEEP_DICE:
                return_dice(t, seat, ())


def return_dice(t: Boets, seat: int, kept: tuple[int, ...]) -> None:
    """§R62 §R77 The dice on the ring of a seat go back to its reserve, but for those it keeps."""
    base = seat * KINDS
    returned: list[str] = []
    for kind in range(KINDS):
        count = t.dice[base + kind] - kept.count(kind)
        if kind % STEP and count:
            t.dice[base + kind] -= count
            t.dice[base + kind - kind % STEP] += count
            returned += [DIE_NAMES[kind]] * count
    if returned and t.events is not None:
        t.tell(DiceReturned(seat, returned))


def rest(t: Boets) -> None:
    """§R62 §R62a §R63 Pain is healed, and nothing else. §R79 Some heal a token more. §R77 Some keep dice on the ring.

    Only then do the other dice go back to the reserve."""
    first = first_of_next(t)
    order = (first, 1 - first)
    for seat in order:
        heal_pain(t, seat)
    for seat in order:
        for _ in range(min(t.lost(seat), t.fighter(seat).measure(HEAL_BETWEEN, "count"))):
            heal(t, seat, True)
    t.round += 1
    steps: list[Step] = []
    for seat in order:
        most = t.fighter(seat).measure(KEEP_DICE, "second" if t.round == 2 else "third")
        if most:
            steps.append(KeepDice(seat, seat, 0, most, RING_DICE, ()))
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
    always = [seat for seat in (0, 1) if t.fighter(seat).ability == OPEN_ROUNDS]
    return always[0] if len(always) == 1 else 1 - t.mover
