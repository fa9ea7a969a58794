"""What seats see as NumPy arrays, and the spaces of Gymnasium that they lie in: what PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict

from ristal.adapters.setting import Setting
from ristal.engine.notation import Answer
from ristal.engine.table import Table

Observed = dict[str, Any]
ILLEGAL = -1.0  # the reward of an action that is not legal


def observe(setting: Setting, table: Table, seat: int, answers: list[Answer], surplus: int = 0) -> Observed:
    """What a seat may know as numbers, and a mask of these answers; `surplus` actions follow those of the game."""
    row = np.frombuffer(bytearray(setting.row(table, seat)), np.float32)
    return {"observation": row, "action_mask": np.frombuffer(setting.mask(answers, surplus), np.int8)}


def space(setting: Setting, surplus: int = 0) -> Any:
    """Where `observe` finds it."""
    row = Box(-1.0, 1.0, (setting.observation.size,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (len(setting.answers) + surplus,), np.int8)})
