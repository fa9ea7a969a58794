"""What a saved table of «Встречный бой» looks like."""

from __future__ import annotations

from ristal.engine.data import Options
from ristal.engine.draft import seats_to_choose
from ristal.engine.errors import Phrase
from ristal.engine.game import RANDOM
from ristal.engine.shape import Fields, Perhaps, Pile, Shape, Whole, Word, each
from ristal.games.vstrechny.army import DECK, Armies
from ristal.games.vstrechny.field import CELLS
from ristal.games.vstrechny.state import MORE_STRATEGY, NO_ARMY, Vstrechny

_ZONES = ("reserve", "discard", "hand")


def table_shape(armies: Armies, options: Options) -> Shape:
    pile = Pile(len(armies.units), DECK)
    piles = _ZONES if options["variant"] == MORE_STRATEGY else _ZONES[:2]
    return Fields(
        {
            "armies": each(Word([*armies.by_army, NO_ARMY]), 2),
            "field": each(Perhaps(Word(list(armies.by_id))), CELLS),
            "zones": Fields({f"{name}-{seat}": pile for name in piles for seat in range(2)}),
            "broke_through": Whole(-1, len(armies.units) - 1),
        }
    )


def step_fields(armies: Armies) -> dict[str, Shape]:
    return {
        "unit": Whole(0, len(armies.units) - 1),
        "first": Whole(0, 1),
        "cell": Whole(0, CELLS - 1),
        "arrived": Whole(0, (1 << CELLS) - 1),
    }


def contradictions(t: Vstrechny, options: Options) -> list[Phrase]:
    """§R3 The armies are those that were chosen, and different ones."""
    wanted = options["armies"]
    assert isinstance(wanted, list)
    found = []
    choosing = seats_to_choose(t.steps())
    for seat in (0, 1):
        if wanted[seat] not in (RANDOM, t.chosen[seat]):
            found.append(Phrase("vstrechny-broken-other-army", seat=seat))
        if (t.chosen[seat] == NO_ARMY) != (seat in choosing):
            found.append(Phrase("vstrechny-broken-no-army", seat=seat))
    if t.chosen[0] == t.chosen[1] != NO_ARMY:
        found.append(Phrase("vstrechny-broken-same-army"))
    return found
