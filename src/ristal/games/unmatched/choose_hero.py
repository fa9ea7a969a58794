"""Chapter «Подготовка»: the heroes, where each player chooses their own."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.draft import ChooseInTurn, ChooseSecretly
from ristal.engine.notation import Answer
from ristal.engine.question import Reason, Step
from ristal.games.unmatched.choice_events import HeroPicked, LotsDrawn
from ristal.games.unmatched.state import Unmatched


@mypyc_attr(acyclic=True)
class ChooseHero(ChooseInTurn):
    """§R14 §A44 One after another, in an order that the lot decides, each picks a hero that nobody has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "twice")
    CLAUSE: ClassVar[str] = "A44"

    def __init__(self, seat: int, twice: bool) -> None:
        super().__init__(seat)
        self.twice = twice

    def free(self, t: Unmatched) -> list[Answer]:
        return free_heroes(t, self.twice)

    def gives(self, t: Unmatched, seat: int, answer: Answer) -> None:
        take_hero(t, seat, answer)

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("hero-taken", "R14", hero=text) if text in t.arena.roster else None


@mypyc_attr(acyclic=True)
class ChooseHeroSecretly(ChooseSecretly):
    """§R14 §A44 All choose at once. If several want the same hero, the lot decides, and the others pick again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "twice")
    CLAUSE: ClassVar[str] = "A44"

    def __init__(self, seats: tuple[int, ...], twice: bool) -> None:
        super().__init__(seats)
        self.twice = twice

    def free(self, t: Unmatched) -> list[Answer]:
        return free_heroes(t, self.twice)

    def is_enough_for_all(self, t: Unmatched) -> bool:
        return self.twice

    def gives(self, t: Unmatched, seat: int, answer: Answer) -> None:
        take_hero(t, seat, answer)

    def draws_lots(self, t: Unmatched, seats: list[int], winner: int, answer: Answer) -> None:
        if t.events is not None:
            t.tell(LotsDrawn(winner, answer.text))

    def again(self, seats: tuple[int, ...]) -> Step:
        return ChooseHeroSecretly(seats, self.twice)

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("hero-taken", "R14", hero=text) if text in t.arena.roster else None


def free_heroes(t: Unmatched, twice: bool) -> list[Answer]:
    """§R14 Nobody is there twice, unless that was agreed on."""
    taken = [] if twice else [hero.id for hero in t.arena.heroes]
    return [Answer(hero, number) for number, hero in enumerate(t.arena.roster) if hero not in taken]


def take_hero(t: Unmatched, seat: int, answer: Answer) -> None:
    """The fighters of the hero come to the table, beside the board."""
    t.lay_bare(t.arena.with_hero(seat, t.arena.roster[answer.text]))
    if t.events is not None:
        t.tell(HeroPicked(seat, answer.text))
