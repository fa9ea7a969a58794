"""Views as NumPy arrays, and the spaces of Gymnasium that they lie in: what PettingZoo and Gymnasium share."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium.spaces import Box, Dict

from ristal.adapters.encoding import Out
from ristal.adapters.setting import Setting

Observed = dict[str, Any]
ILLEGAL = -1.0  # the reward of an action that is not legal


def cells(array: Any) -> Out:
    """A row of an array to write into, faster than the array itself takes numbers."""
    return cast(Out, memoryview(array))


def observed(setting: Setting, view: dict[str, Any], surplus: int = 0) -> Observed:
    """A view as numbers with the mask of legal actions; `surplus` actions follow those of the game."""
    row: Any = np.zeros(setting.observation.size, np.float32)
    mask: Any = np.zeros(len(setting.answers) + surplus, np.int8)
    setting.observe(view, cells(row), cells(mask))
    return {"observation": row, "action_mask": mask}


def space(setting: Setting, surplus: int = 0) -> Any:
    """Where `observed` lies."""
    row = Box(-1.0, 1.0, (setting.observation.size,), np.float32)
    return Dict({"observation": row, "action_mask": Box(0, 1, (len(setting.answers) + surplus,), np.int8)})
