"""A short run of `make fuzz`, with fixed seeds."""

from __future__ import annotations

from pathlib import Path

import pytest
from hostile import fuzz


@pytest.mark.parametrize("seed", [1, 2])
def test_hostile_messages_change_nothing(tmp_path: Path, seed: int) -> None:
    told = fuzz(1000, seed, tmp_path, lambda _: None)
    assert told.total() - told["flood"] >= 1000
    assert {"400", "401", "403", "404", "405", "409", "413", "422"} <= set(told)
