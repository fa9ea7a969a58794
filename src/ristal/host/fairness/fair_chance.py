"""Chance that nobody can bend: the server commits itself before the first draw, players add seeds of their own, and all
is opened when the match is over."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from ristal.engine.chance import FairChance


def new_secret() -> str:
    """The server's share: 128 bits."""
    return secrets.token_hex(16)


def commitment(match: str, secret: str) -> str:
    """What the server shows before the first draw: it cannot change its secret any more, and nobody can guess it."""
    return sha256(f"ristal {match} {secret}".encode()).hexdigest()


def chance(match: str, secret: str, seeds: Sequence[str], taken_back: int = 0) -> FairChance:
    """Every roll and shuffle of a match, from the server's secret and the seed of each seat. `taken_back` counts the
    take-backs by which somebody had learned something: after each, chance is new, so that nobody knows what falls."""
    words = ["ristal", match, secret, *seeds]
    return FairChance("|".join([*words, f"taken back {taken_back}"] if taken_back else words))
