"""Coroutines of tests, apart from whatever loop this thread may have: that of a browser that is still open."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def in_a_thread(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine to its end."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
