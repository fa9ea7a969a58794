"""What seats play with where each chooses for himself: one after another, or all at once and in secret."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.game import BY_LINK, HERE, RANDOM
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Step, Together

DEAL: Final = "deal"  # nobody chooses: what no option names is dealt by chance
PICK: Final = "pick"  # in an order that the lot decides, openly
SECRET: Final = "secret"  # all at once
DRAFTS: Final = (DEAL, PICK, SECRET)
USUAL: Final = {BY_LINK: SECRET, HERE: PICK}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChooseInTurn(Question):
    """A seat chooses what it plays with, openly; what others have is gone."""

    def free(self, t: Any) -> list[Answer]:
        """What may be chosen now."""
        raise NotImplementedError

    def gives(self, t: Any, seat: int, answer: Answer) -> None:
        """A seat gets what it chose."""
        raise NotImplementedError

    def asks(self, t: Any) -> list[Answer]:
        return self.free(t)

    def takes(self, t: Any, answer: Answer) -> None:
        self.gives(t, self.seat, answer)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChooseSecretly(Together):
    """Seats choose what they play with, and nobody learns of a choice before all are made. Of several that want the
    same one the lot picks who gets it, unless all may have it; the others choose again among what is left."""

    def free(self, t: Any) -> list[Answer]:
        """What may be chosen now."""
        raise NotImplementedError

    def is_enough_for_all(self, t: Any) -> bool:
        """Whether several seats may have the same."""
        return False

    def gives(self, t: Any, seat: int, answer: Answer) -> None:
        """A seat gets what it chose."""
        raise NotImplementedError

    def draws_lots(self, t: Any, seats: list[int], winner: int, answer: Answer) -> None:
        """Several seats chose the same: tell who gets it."""

    def again(self, seats: tuple[int, ...]) -> Step:
        """The question for those who got nothing."""
        return type(self)(seats)

    def asks_each(self, t: Any, seat: int) -> list[Answer]:
        return self.free(t)

    def takes_all(self, t: Any, answers: dict[int, Answer]) -> None:
        again: list[int] = []
        given: list[str] = []
        for seat in sorted(answers):
            answer = answers[seat]
            if self.is_enough_for_all(t):
                self.gives(t, seat, answer)
            elif answer.text not in given:
                given.append(answer.text)
                wanted = [other for other in sorted(answers) if answers[other].text == answer.text]
                winner = wanted[t.chance.pick(len(wanted))] if len(wanted) > 1 else seat
                self.gives(t, winner, answer)
                if len(wanted) > 1:
                    self.draws_lots(t, wanted, winner, answer)
                again += [other for other in wanted if other != winner]
        if again:
            t.then(self.again(tuple(sorted(again))))


def seats_to_choose(steps: list[Step]) -> list[int]:
    """The seats that these steps will have choose."""
    found: list[int] = []
    for step in steps:
        if isinstance(step, ChooseSecretly):
            found += step.seats
        elif isinstance(step, ChooseInTurn):
            found.append(step.seat)
    return found


def seats_that_choose(draft: object, wanted: object) -> list[int]:
    """The seats for which no option names anything, where each chooses for himself."""
    assert isinstance(wanted, list)
    return [] if draft == DEAL else [seat for seat in range(len(wanted)) if wanted[seat] == RANDOM]


def in_order_of_lot(seats: list[int], chance: Chance) -> list[int]:
    """Seats one after another, as they sit, from one on that the lot picks."""
    if len(seats) < 2:
        return seats
    start = chance.pick(len(seats))
    return [*seats[start:], *seats[:start]]
