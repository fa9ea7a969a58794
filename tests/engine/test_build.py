"""The suite tests the build that it says it tests."""

from __future__ import annotations

import os

import pytest

import ristal.bots.ismcts
import ristal.engine.table
import ristal.games.vstrechny.movement


@pytest.mark.parametrize("module", [ristal.bots.ismcts, ristal.engine.table, ristal.games.vstrechny.movement])
def test_the_build_is_the_expected_one(module: object) -> None:
    file = str(getattr(module, "__file__", ""))
    expected = os.environ.get("RISTAL_EXPECTED_BUILD")
    assert file.endswith((".py", ".so", ".pyd"))
    if expected is not None:
        assert ("pure" if file.endswith(".py") else "compiled") == expected
