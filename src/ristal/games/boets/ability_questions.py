"""Chapter «Герои ринга»: what abilities ask between rounds."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import only
from ristal.games.boets.dice import DIE_NAMES, KINDS, STEP
from ristal.games.boets.events import CardFound, DiceKept, DiceReturned
from ristal.games.boets.hands import card_answers
from ristal.games.boets.hurry import guess_card, guess_kept
from ristal.games.boets.mobilise import PickDice
from ristal.games.boets.state import Boets


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
        return {"left": self.left, "ability": "search-deck"}

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
        return {**super().shows(t, seat), "ability": "keep-dice"}

    def is_picked(self, t: Boets, picks: tuple[int, ...]) -> None:
        if t.events is not None and picks:
            t.tell(DiceKept(self.seat, [DIE_NAMES[kind] for kind in picks]))
        return_dice(t, self.seat, picks)


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
