"""Chapter «Конец раунда»: how rounds begin and end."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.chance import Chance
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.boets.dice import DIE_NAMES, KINDS, RING_DICE, STEP
from ristal.games.boets.effects import heal
from ristal.games.boets.endgame import check_health, check_points, clear_ring, count_final
from ristal.games.boets.events import CardFound, DiceKept, PainHealed, RoundBegan
from ristal.games.boets.fighters import HEAL_BETWEEN, KEEP_DICE, OPEN_ROUNDS, SEARCH_DECK
from ristal.games.boets.hands import draw_cards
from ristal.games.boets.hurry import guess_card, guess_kept
from ristal.games.boets.mobilise import PickDice
from ristal.games.boets.state import HAND, NONE, Boets
from ristal.games.boets.turn import BeginTurn

ROUNDS: Final = 3  # §R11


class BeginRound(Step):
    """§R62 §R62a All cards of a player are shuffled into his deck; §R9 each draws to five, and the first begins."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        first = self.seat
        t.mover = first
        t.opening = max(0, t.fighter(first).measure(OPEN_ROUNDS, "turns") - 1)  # §R74 §A18
        if t.events is not None:
            t.tell(RoundBegan(first, t.round))
        steps: list[Step] = []
        for seat in (first, 1 - first):
            deck = t.deck[seat]
            deck.items += t.hand[seat].items + t.discard[seat].items
            t.hand[seat].items = []
            t.hand[seat].shown = None
            t.discard[seat].items = []
            deck.shuffle(t.chance)
            cards = t.fighter(seat).measure(SEARCH_DECK, "cards")
            if cards:
                steps.append(SearchDeck(seat, cards))
        t.then_all([*steps, DealHands(first)])


class SearchDeck(Question):
    """§R76 §R62a Before anybody draws he looks through his deck, takes a card, and shuffles."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R76"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Boets) -> list[Answer]:
        held = 0
        for card in t.deck[self.seat].items:
            held |= 1 << card
        return [technique.card for technique in t.content.techniques if held >> technique.number & 1]

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


class DealHands(Step):
    """§R9 §R76 Everybody has five cards, one found by searching among them."""

    CLAUSE: ClassVar[str] = "R9"

    def does(self, t: Boets) -> None:
        for seat in (self.seat, 1 - self.seat):
            draw_cards(t, seat, HAND - len(t.hand[seat]))
        t.then(BeginTurn(self.seat), EndRound(self.seat))


class EndRound(Step):
    """§R61 §R62a Points, then the doctors; §R70 after the third round the final; else the next round is prepared.

    It waits below the turns of its round until one of them cannot go on. §A9 A knockdown does not outlast it.
    """

    CLAUSE: ClassVar[str] = "R61"

    def does(self, t: Boets) -> None:
        t.skips = [False, False]
        t.opening = 0
        t.suffered = [0, 0]
        t.copyable = [NONE, NONE]
        check_points(t)
        if not t.is_over():
            check_health(t)
        if not t.is_over() and t.round == ROUNDS:
            count_final(t)
        if not t.is_over():
            t.round += 1
            rest(t)


class KeepDice(PickDice):
    """§R77 §A19 Before the dice go back to the reserve he may keep some on the ring, as they lie."""

    CLAUSE: ClassVar[str] = "R77"

    def goes_on(self, picks: tuple[int, ...]) -> Question:
        return KeepDice(self.seat, self.owner, self.least, self.most, self.of, picks)

    def why_not_here(self, die: str) -> Reason:
        return Reason("die-not-here", "R77", die=die)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_kept(t, self.seat, answers)

    def is_picked(self, t: Boets, picks: tuple[int, ...]) -> None:
        clear_ring(t, self.seat)
        base = self.seat * KINDS
        for kind in picks:
            t.dice[base + kind] += 1
            t.dice[base + kind - kind % STEP] -= 1
        if t.events is not None and picks:
            t.tell(DiceKept(self.seat, [DIE_NAMES[kind] for kind in picks]))


class ReturnDice(Step):
    """§R62 §R62a §R77 All dice on the ring go back to the reserve, once those who may keep some have chosen."""

    CLAUSE: ClassVar[str] = "R62"

    def does(self, t: Boets) -> None:
        for seat in (0, 1):
            if t.fighter(seat).ability != KEEP_DICE:
                clear_ring(t, seat)


def rest(t: Boets) -> None:
    """§R62 §R62a §R63 Pain is healed, and nothing else; §R79 some heal a token more, §R77 some keep dice on the ring.

    Only then do the other dice go back to the reserve."""
    first = first_of_next(t)
    order = (first, 1 - first)
    for seat in order:
        if t.events is not None and t.pain[seat]:
            t.tell(PainHealed(seat, t.pain[seat]))
        t.healthy[seat] += t.pain[seat]
        t.pain[seat] = 0
    steps: list[Step] = []
    for seat in order:
        for _ in range(min(t.lost(seat), t.fighter(seat).measure(HEAL_BETWEEN, "count"))):
            heal(t, seat, True)
        most = t.fighter(seat).measure(KEEP_DICE, "second" if t.round == 2 else "third")
        if most:
            steps.append(KeepDice(seat, seat, 0, most, RING_DICE, ()))
    t.then_all([*steps, ReturnDice(first), BeginRound(first)])


def first_of_next(t: Boets) -> int:
    """§R64 §A9 The opponent of whoever really moved last begins; §R74 but a fighter who always begins does."""
    always = [seat for seat in (0, 1) if t.fighter(seat).ability == OPEN_ROUNDS]
    return always[0] if len(always) == 1 else 1 - t.mover
