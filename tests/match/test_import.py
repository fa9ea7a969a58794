"""What importing the interface costs."""

from __future__ import annotations

import subprocess
import sys


def test_words_are_loaded_when_words_are_asked_for() -> None:
    program = (
        "import sys, ristal.match; print(*(name for name in sys.modules if name.split('.')[0] in ('babel', 'fluent')))"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []
