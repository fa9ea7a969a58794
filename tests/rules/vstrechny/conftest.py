"""Every test that takes `at` is played twice: as it is drawn, and turned by 180 degrees with the seats exchanged.

So what holds for the player below is proved for the player above, whose forward is down and whose left is the other's
right. Cells in such a test are always meant as drawn.
"""

from __future__ import annotations

from typing import Any

import pytest

pytest.register_assert_rewrite("vstrechny_battle")

from vstrechny_battle import At, Battle, lay  # noqa: E402


@pytest.fixture(params=[False, True], ids=["as-drawn", "turned"])
def at(request: pytest.FixtureRequest) -> At:
    """`at(field, opened="Бедуин")`: a position, seen from either side of the table."""

    def drawn(field: str, **more: Any) -> Battle:
        return lay(field, is_turned=request.param, **more)

    return drawn
