"""What every game promises of its answers: whoever may not know one never gets to see it."""

from __future__ import annotations

import json
from itertools import count

from ristal.engine.chance import FastChance
from ristal.engine.event import Listener
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR

Options = dict[str, object]
GAMES, STRIDE, DEALS = 6, 5, 3


def after(t: Table, seat: int, answer: Answer, viewer: int) -> tuple[str, str | None]:
    """All that a viewer sees of a move but the answer itself, and the answer as he may know it."""
    twin = t.copy()
    twin.chance = FastChance(1)
    listener = Listener()
    twin.events = listener
    shown = answer.text if t.question.shown_to(t, seat, answer) >> viewer & 1 else None
    twin.answer(seat, answer)
    told = [event.write(viewer) for event in listener.heard]
    return json.dumps([twin.view(viewer), told], sort_keys=True), shown


def test_an_answer_is_shown_only_to_those_who_can_tell_it_from_others(game: Game, options: Options) -> None:
    """If two moves look the same to a viewer in all else, then their answers look the same too: on the same table, and
    on tables that the viewer cannot tell apart."""
    compared = 0
    for seed in range(GAMES):
        seats, checked = game.check_options(options)
        t = game.new_table(seats, checked, FastChance(seed))
        t.settle()
        chance = FastChance(seed)
        for move in count():
            if t.is_over():
                break
            seat = t.first_asked()
            legal = t.legal(seat)
            if move % STRIDE == 0:
                for viewer in (*(other for other in range(t.seats) if other != seat), SPECTATOR):
                    tables = [t, *(t.redeal(viewer, FastChance(seed * 31 + deal)) for deal in range(DEALS))]
                    shown: dict[str, str | None] = {}
                    for table in tables:
                        for answer in table.legal(seat)[:12]:
                            rest, text = after(table, seat, answer, viewer)
                            assert shown.setdefault(rest, text) == text, f"{type(t.question).__name__}: {text}"
                            compared += 1
            t.answer(seat, legal[chance.draw(len(legal))])
    assert compared > 100
