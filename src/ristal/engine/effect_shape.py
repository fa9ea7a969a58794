"""What running scripts look like in a save."""

from __future__ import annotations

from ristal.engine.effect import Scripts
from ristal.engine.shape import Fields, Many, Running, Shape, Whole, Word


def effects_shape(scripts: Scripts, seats: int, most: int) -> Shape:
    """What `write_effects` writes; nothing greater than `most` is bound to a name."""
    text = Word()
    lengths = {name: len(effects) for name, effects in scripts.by_key.items()}
    return Fields(
        {
            "frames": Many(Running(seats, lengths, most)),
            "standing": Many(text, 0, 0),
            "cancelled": Many(text),
        }
    )


def effect_fields(scripts: Scripts) -> dict[str, Shape]:
    """The fields of the steps of scripts."""
    key = Word(list(scripts.by_key))
    return {
        "script": key,
        "options": Many(key, 1),
        "source": Word(),
        "left": Whole(0, 99),
    }
