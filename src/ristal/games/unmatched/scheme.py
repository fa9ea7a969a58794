"""Chapter «Действие: приём»."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.engine.zone import EVERYONE, Zone
from ristal.games.unmatched.block import begin_block
from ristal.games.unmatched.events import SchemeDiscarded, SchemeOpened, SchemePlayed
from ristal.games.unmatched.hand import held
from ristal.games.unmatched.hero import SCHEME, Card
from ristal.games.unmatched.reasons import why_no_performer, why_no_scheme
from ristal.games.unmatched.state import SCHEME_SOURCE, Unmatched


def schemes(t: Unmatched, seat: int) -> list[Answer]:
    """§R77 §R78 §R81 The schemes in hand whose eligible fighter stands, whether or not all of their parts can be
    done."""
    return [card.answer for card in held(t, seat) if card.is_scheme and performers(t, seat, card)]


def has_scheme(t: Unmatched, seat: int) -> bool:
    """§R77 Whether there is any such scheme."""
    for number in t.hand[seat].items:
        card = t.arena.cards[number]
        if card.is_scheme and performers(t, seat, card):
            return True
    return False


def performers(t: Unmatched, seat: int, card: Card) -> list[Answer]:
    """§R49 §R78 The fighters that may perform a scheme: eligible and not defeated."""
    if not t.is_in_form(seat, card):
        return []
    return [t.fighter(index).answer for index in t.fights_for(seat) if t.arena.may_use(card, t.fighter(index))]


@mypyc_attr(acyclic=True)
class ChooseScheme(Question):
    """§R77 A scheme card is played face up from hand."""

    CLAUSE: ClassVar[str] = "R77"

    def asks(self, t: Unmatched) -> list[Answer]:
        return schemes(t, self.seat)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.hand[self.seat].remove(answer.value)
        t.scheme_card = Zone(EVERYONE, self.seat, [answer.value])  # §R80 neither in hand nor in the pile
        t.then(NamePerformer(self.seat, answer.value))
        if t.events is not None and len(performers(t, self.seat, t.card(answer.value))) > 1:
            t.tell(SchemeOpened(self.seat, answer.text))

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_no_scheme(t, self.seat, text)


@mypyc_attr(acyclic=True)
class NamePerformer(Question):
    """§R77 The own undefeated fighter that performs the scheme is named."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    CLAUSE: ClassVar[str] = "R77"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def asks(self, t: Unmatched) -> list[Answer]:
        return performers(t, self.seat, t.card(self.card))

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        card = t.card(self.card)
        t.performer = answer.value
        t.then(DiscardScheme(self.seat))
        block = card.blocks.get(SCHEME)
        if block is not None:
            begin_block(t, self.seat, block, SCHEME_SOURCE)
        if t.events is not None:
            t.tell(SchemePlayed(self.seat, card.id, answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"card": t.card(self.card).id}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_no_performer(t, self.seat, text, t.card(self.card).id)


@mypyc_attr(acyclic=True)
class DiscardScheme(Step):
    """§R79 When all its effects are done, the scheme is discarded."""

    CLAUSE: ClassVar[str] = "R79"

    def does(self, t: Unmatched) -> None:
        card = t.scheme_card.items[0]
        t.discard[self.seat].add(card)
        t.clear_scheme()
        if t.events is not None:
            t.tell(SchemeDiscarded(self.seat, t.card(card).id))
