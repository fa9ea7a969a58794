"""Processes that a test interrupts."""

from __future__ import annotations

import signal


def hears_ctrl_c() -> None:
    """For `preexec_fn`: where tests run in the background of a shell, their children would be deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
