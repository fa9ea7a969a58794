"""What training has learned: a weight for each feature that a game's evaluation looks at. No rule reads it, so the file
does not count among the facts of the content."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ristal.content.source import Source

FILE: Final = "values.toml"
HEAVIEST: Final = 1000.0


def read_weights(source: Source, features: Sequence[str]) -> list[float]:
    """The weight of each feature; 0 for those that nothing was learned of, as cards of a designer. What is known of
    features that there are not, as of cards that were left out, does no harm."""
    if FILE not in source.files:
        return [0.0] * len(features)
    page = source.read(FILE, is_fact=False).table("weights")
    weights = {name: page.decimal(name, -HEAVIEST, HEAVIEST) for name in page.data}
    return [weights.get(feature, 0.0) for feature in features]
