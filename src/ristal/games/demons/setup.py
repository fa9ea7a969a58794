"""Chapter «Подготовка к игре»: the first player, the demons, the decks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Options
from ristal.engine.game import RANDOM
from ristal.engine.notation import Answer
from ristal.engine.question import Reason, Step, Together
from ristal.games.demons.events import DemonChosen, DemonsDealt, DemonsPutAway
from ristal.games.demons.preparation import NextFight
from ristal.games.demons.state import NONE, Demons, Settings, bare, bare_offers, seat_answers

OFFERED: Final = 2  # §R4


def set_up(settings: Settings, options: Options, chance: Chance) -> Demons:
    """§R3 §R6 §R7 §R8 §R9 §R10 §R46 The decks are shuffled and the first player found; nobody has won anything yet."""
    t = bare(settings, chance)
    first = options["first"]
    t.first = chance.pick(t.seats) if first == RANDOM else int(str(first))
    if settings.teams:
        t.crosses = chance.pick(2)
    t.deck.items = t.cards.deck()
    t.deck.shuffle(chance)
    if t.seats > 2:
        t.fields.items = [field.place for field in t.cards.fields]
        t.fields.shuffle(chance)
    wanted = options["demons"]
    assert isinstance(wanted, list)
    places = {demon.id: demon.place for demon in t.cards.demons}
    t.demons = [NONE if demon == RANDOM else places[str(demon)] for demon in wanted]
    t.then(DealDemons(0), NextFight(0))
    return t


@mypyc_attr(acyclic=True)
class DealDemons(Step):
    """§R4 §R4a Each gets two demons face down, unless the players have agreed on a demon beforehand."""

    CLAUSE: ClassVar[str] = "R4"

    def does(self, t: Demons) -> None:
        pile = [demon.place for demon in t.cards.demons if demon.place not in t.demons]
        t.chance.shuffle(pile)
        t.offer = bare_offers(t.settings)
        t.offer[t.seats].items = pile
        choosing = tuple(seat for seat in range(t.seats) if t.demons[seat] == NONE)
        for seat in choosing:
            offer = t.offer[seat].items
            offer += [pile.pop() for _ in range(OFFERED)]
            if t.events is not None:
                t.tell(DemonsDealt(seat, [t.cards.demons[demon].id for demon in offer]))
        t.then(ChooseDemon(choosing))


@mypyc_attr(acyclic=True)
class ChooseDemon(Together):
    """§R4 §R4a Each keeps one of their two demons; all show theirs together, and the others are out of the game."""

    CLAUSE: ClassVar[str] = "R4"

    def asks_each(self, t: Demons, seat: int) -> list[Answer]:
        return [t.cards.demons[demon].answer for demon in sorted(t.offer[seat].items)]

    def takes_all(self, t: Demons, answers: dict[int, Answer]) -> None:
        for seat in range(t.seats):
            if seat in answers:
                demon = answers[seat].value
                t.demons = [demon if other == seat else t.demons[other] for other in range(t.seats)]
                t.offer[seat].items.remove(demon)
            t.called = seat_answers(t.cards, t.demons)
            if t.events is not None:
                t.tell(DemonChosen(seat, t.called[seat].text))
        left = sum([len(zone) for zone in t.offer])
        t.offer = []
        if t.events is not None:
            t.tell(DemonsPutAway(left))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("not-offered", "R4", demon=text) if any(demon.id == text for demon in t.cards.demons) else None
