"""Check the first line of a commit message: `scope: what it does`, at most 72 characters. pre-commit calls this."""

from __future__ import annotations

import re
import sys
from pathlib import Path

MOST = 72
FORM = re.compile(r"[a-z][a-z0-9, -]*: \S.*[^.\s]")
WRITTEN_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")


def find_fault(subject: str) -> str:
    """Say what is wrong with a subject; nothing, if it will do."""
    if subject.startswith(WRITTEN_BY_GIT):
        return ""
    if len(subject) > MOST:
        return f"{len(subject)} characters; {MOST} are the most"
    if not FORM.fullmatch(subject):
        return "write `scope: what it does`, without a full stop: `web: close the menu on Escape`"
    return ""


if __name__ == "__main__":
    fault = find_fault(Path(sys.argv[1]).read_text("utf-8").partition("\n")[0])
    if fault:
        sys.exit(f"Subject of the commit: {fault}.")
