"""Chapter «Подготовка»: decks, heroes on their start spaces, sidekicks around them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.unmatched.damage import draw_cards, set_state
from ristal.games.unmatched.events import FighterPlaced, MatchBegun
from ristal.games.unmatched.movement import PlaceFighter, awaited, everywhere
from ristal.games.unmatched.reasons import fighter_named
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.turn import BeginTurn

START_HAND: Final = 5  # §R16


@mypyc_attr(acyclic=True)
class Prepare(Step):
    """§R16 §R17 §R22 §R163 All shuffle and draw five; then each, from the first player on, places hero and sidekicks.
    §R23 The first begins."""

    CLAUSE: ClassVar[str] = "R16"

    def does(self, t: Unmatched) -> None:
        order = [(self.seat + place) % t.seats for place in range(t.seats)]
        for seat in order:
            t.deck[seat].items = t.arena.heroes[seat].deck()
            t.deck[seat].shuffle(t.chance)
        t.first = self.seat
        t.active = self.seat
        if t.events is not None:
            t.tell(MatchBegun(t.arena.board.id, [hero.id for hero in t.arena.heroes], self.seat))
        for seat in order:
            draw_cards(t, seat, START_HAND)
        t.then(BeginTurn(self.seat))
        for place in range(t.seats - 1, -1, -1):
            t.then(PlaceHero(order[place], place))


@mypyc_attr(acyclic=True)
class PlaceHero(Question):
    """§R17 §R21 §R144 The hero stands on the start space of its place in the order; of several heroes, one of
    choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    CLAUSE: ClassVar[str] = "R17"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def asks(self, t: Unmatched) -> list[Answer]:
        fighters = [t.fighter(index) for index in t.arena.of_seat[self.seat]]
        return [fighter.answer for fighter in fighters if fighter.kind.is_hero]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        hero = answer.value
        space = t.arena.board.starts[self.place]
        t.space[hero] = space
        if t.events is not None:
            t.tell(FighterPlaced(self.seat, t.fighter(hero).name, t.arena.board.spaces[space]))
        t.then(PlaceSidekick(self.seat, hero))
        state = t.arena.heroes[self.seat].state
        if state is not None and not state.start and not state.is_derived:
            t.then(ChooseState(self.seat))

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        fighter = fighter_named(t, text)
        if fighter is None:
            return None
        return Reason("not-yours" if fighter.seat != self.seat else "no-hero", "R17", fighter=text)


@mypyc_attr(acyclic=True)
class ChooseState(Question):
    """§R24 §R174 The owner of a hero with a state picks it when the hero is placed, openly."""

    CLAUSE: ClassVar[str] = "R24"
    WRITTEN: ClassVar[str] = "ChooseSize"

    def asks(self, t: Unmatched) -> list[Answer]:
        state = t.arena.heroes[self.seat].state
        return [] if state is None else state.answers

    def takes(self, t: Unmatched, answer: Answer) -> None:
        set_state(t, self.seat, answer.value)

    def shows(self, t: Unmatched, seat: int) -> Shown:
        state = t.arena.heroes[self.seat].state
        return {"hero": t.arena.heroes[self.seat].id, "state": state.id if state is not None else ""}


@mypyc_attr(acyclic=True)
class PlaceSidekick(Question):
    """§R18 §A43 The sidekicks are placed one after another; of different ones, their player chooses the next."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "hero")
    CLAUSE: ClassVar[str] = "A43"

    def __init__(self, seat: int, hero: int) -> None:
        super().__init__(seat)
        self.hero = hero

    def asks(self, t: Unmatched) -> list[Answer]:
        """The first of each kind that waits: those of one name are alike."""
        kinds: list[str] = []
        answers: list[Answer] = []
        for index in t.arena.of_seat[self.seat]:
            fighter = t.fighter(index)
            if t.space[index] < 0 and not fighter.kind.is_in_reserve and fighter.kind.id not in kinds:
                kinds.append(fighter.kind.id)
                answers.append(fighter.answer)
        return answers

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        """§R18 §R19 §R20 Any free space in a zone of the hero; if there is none, any free space. §A5 A start space that
        waits for its hero is not free."""
        free = everywhere(t) & ~t.occupied() & ~awaited(t, self.seat)
        zone = t.arena.board.in_zone[t.space[self.hero]] & free
        t.then(PlaceFighter(self.seat, answer.value, zone if zone else free), PlaceSidekick(self.seat, self.hero))
