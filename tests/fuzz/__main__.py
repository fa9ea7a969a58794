"""`make fuzz`: many damaged saves, records, positions, content files and answers; `--count` says how many of each."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from fuzz.targets import ATTACKS, attack


def main() -> int:
    asked = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    asked.add_argument("kinds", nargs="*", choices=[*ATTACKS, []], help="what to attack; all of it if nothing is said")
    asked.add_argument("--count", type=int, default=5000, help="cases of each kind")
    asked.add_argument("--first", type=int, default=0, help="the number of the first case")
    said = asked.parse_args()
    failures = 0
    for kind in said.kinds or ATTACKS:
        outcomes: Counter[str] = Counter()
        for seed in range(said.first, said.first + said.count):
            outcome, message = attack(kind, seed)
            outcomes[outcome] += 1
            if outcome == "failed":
                print(f"{kind} {seed}: {message[:300]}")
        print(f"{kind}: {dict(sorted(outcomes.items()))}")
        failures += outcomes["failed"]
    return 1 if failures else 0


sys.exit(main())
