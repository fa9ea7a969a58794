"""Chapter «Подготовка»: the armies, where each player chooses their own."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.draft import ChooseInTurn, ChooseSecretly
from ristal.engine.notation import Answer
from ristal.engine.question import Reason
from ristal.games.vstrechny.events import ArmyPicked, LotsDrawn
from ristal.games.vstrechny.state import NO_ARMY, Vstrechny


@mypyc_attr(acyclic=True)
class ChooseArmy(ChooseInTurn):
    """§R3 §A16 One after another, in an order that the lot decides, each picks an army that the other has not."""

    CLAUSE: ClassVar[str] = "A16"

    def free(self, t: Vstrechny) -> list[Answer]:
        return free_armies(t)

    def gives(self, t: Vstrechny, seat: int, answer: Answer) -> None:
        take_army(t, seat, answer)

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        return why_not_army(t, text)


@mypyc_attr(acyclic=True)
class ChooseArmySecretly(ChooseSecretly):
    """§R3 §A16 Both choose at once. If both want the same army, the lot decides, and the other picks again."""

    CLAUSE: ClassVar[str] = "A16"

    def free(self, t: Vstrechny) -> list[Answer]:
        return free_armies(t)

    def gives(self, t: Vstrechny, seat: int, answer: Answer) -> None:
        take_army(t, seat, answer)

    def draws_lots(self, t: Vstrechny, seats: list[int], winner: int, answer: Answer) -> None:
        if t.events is not None:
            t.tell(LotsDrawn(winner, answer.text))

    def why_not(self, t: Vstrechny, seat: int, text: str) -> Reason | None:
        return why_not_army(t, text)


def free_armies(t: Vstrechny) -> list[Answer]:
    """§R3 There is one deck of each army."""
    return [answer for answer in t.armies.answers if answer.text not in t.chosen]


def take_army(t: Vstrechny, seat: int, answer: Answer) -> None:
    """§R4 The army is its owner's Reserve, not shuffled yet."""
    chosen = t.chosen[:]
    chosen[seat] = answer.text
    t.chosen = chosen
    t.reserve[seat].items = t.armies.deck(answer.text)
    if t.events is not None:
        t.tell(ArmyPicked(seat, answer.text))


def why_not_army(t: Vstrechny, text: str) -> Reason | None:
    return Reason("army-taken", "R3", army=text) if text in t.chosen and text != NO_ARMY else None
