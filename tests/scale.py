"""How much a test looks at: in `make test` enough to notice what is wrong, in `make long` all there is time for."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("RISTAL_LONG"))


def many(usually: int, at_length: int) -> int:
    return at_length if LONG else usually
