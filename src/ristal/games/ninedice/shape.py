"""What a saved table of the nine-dice battle looks like."""

from __future__ import annotations

from typing import Any, Final

from ristal.engine.effect_shape import effect_fields, effects_shape
from ristal.engine.game import RANDOM
from ristal.engine.shape import FAR, Fields, Many, Pile, Row, Shape, Truth, Whole, Word, each
from ristal.games.ninedice.dice import DICE, SET, SHAPES, SIDES, Box
from ristal.games.ninedice.state import FIELD, PLACES, SLOTS

MOST: Final = 999


class TableShape(Shape):
    """Before the sets are formed no die has a place."""

    def __init__(self, box: Box) -> None:
        slot, die, count = Whole(0, SLOTS - 1), Whole(0, DICE - 1), Whole(0, FAR)
        value, plan = Whole(0, SIDES), Pile(FIELD + 1, SET)
        self.fields: dict[str, Shape] = {
            "sets": each(Many(die, 0, SET), 2),
            "formed": Truth(),
            "zones": Fields({"plan-0": plan, "plan-1": plan}),
            "cards": Many(Whole(0, len(box.cards) - 1), 0, 2),
            "numbers": Row([Whole(0, 1), count, Whole(-1, 1), count, count]),
            "throws": Many(Row([slot, slot, value, value, Truth()]), 0, SLOTS),
            "imprisoned": Many(slot, 0, SLOTS),
            "effects": effects_shape(box.scripts, 2, SLOTS - 1),
        }

    def check(self, value: Any, place: str) -> None:
        slots = SLOTS if isinstance(value, dict) and value.get("formed") else 0
        lists: dict[str, Shape] = {
            "place": each(Whole(0, len(PLACES) - 1), slots),
            "value": each(Whole(0, SIDES), slots),
        }
        Fields({**self.fields, **lists}).check(value, place)


def step_fields(box: Box) -> dict[str, Shape]:
    slot, count, both = Whole(0, SLOTS - 1), Whole(0, MOST), Row([Whole(0, 0), Whole(1, 1)])
    return {
        **effect_fields(box.scripts),
        "presets": each(Word(list(box.presets)), 2),
        "wanted": each(Word([*[card.id for card in box.cards], RANDOM]), 2),
        "shape": Whole(0, SHAPES - 1),
        "DeployDie.seats": both,
        "ChooseReroll.seats": both,
        "DeployDie.number": Whole(0, SET - 1),
        "number": Whole(0, SET),
        "slots": Many(slot, 0, SLOTS),
        "slot": slot,
        "target": slot,
        "before": Whole(-1, SLOTS - 1),
        "passes": Whole(0, 2),
        "die": Whole(0, DICE - 1),
        "roll": Whole(0, SIDES),
        "damage": count,
        "harm": count,
        "worn": Whole(0, 3),
    }
