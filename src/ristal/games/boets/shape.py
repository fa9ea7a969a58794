"""What a saved table of «Боец» looks like."""

from __future__ import annotations

from typing import Final

from ristal.engine.data import Options
from ristal.engine.effect_shape import effect_fields, effects_shape
from ristal.engine.errors import Phrase
from ristal.engine.game import RANDOM
from ristal.engine.shape import Fields, Many, Pile, Row, Shape, Truth, Whole, each
from ristal.games.boets.dice import ANY_DICE, KINDS
from ristal.games.boets.endgame import YELLOWS
from ristal.games.boets.fighters import Fighters
from ristal.games.boets.state import NONE, ROUNDS, TOKENS, Boets
from ristal.games.boets.techniques import POWERS, Deck

MOST: Final = 99


def table_shape(deck: Deck, fighters: Fighters) -> Shape:
    count, tokens = Whole(0, MOST), Whole(0, TOKENS)
    technique = Whole(0, len(deck.techniques) - 1)
    pile = Pile(len(deck.techniques))
    return Fields(
        {
            "chosen": each(Whole(NONE, len(fighters.all) - 1), 2),
            "dice": each(count, 2 * KINDS),
            "zones": Fields({f"{name}-{seat}": pile for name in ("deck", "hand", "discard") for seat in range(2)}),
            "healthy": each(tokens, 2),
            "pain": each(tokens, 2),
            "yellow": each(Whole(0, YELLOWS), 2),
            "round": Whole(1, ROUNDS),
            "mover": Whole(NONE, 1),
            "opening": count,
            "skips": each(Truth(), 2),
            "suffered": each(count, 2),
            "copyable": each(Whole(NONE, len(deck.techniques) - 1), 2),
            "chain": Many(Row([technique, Whole(0, len(POWERS)), Truth()]), 0, MOST),
            "protection": count,
            "retry": Truth(),
            "effects": effects_shape(deck.scripts, 2, MOST),
        }
    )


def step_fields(deck: Deck) -> dict[str, Shape]:
    count, die = Whole(0, MOST), Whole(0, KINDS - 1)
    return {
        **effect_fields(deck.scripts),
        "owner": Whole(0, 1),
        "least": count,
        "most": count,
        "of": Whole(0, ANY_DICE),
        "picks": Many(die, 0, MOST),
        "damage": count,
        "pain": count,
        "dice": count,
        "die": die,
        "mirror": Truth(),
    }


def contradictions(t: Boets, options: Options, mirror: bool) -> list[Phrase]:
    """§A18 The fighters are those that were chosen, and different ones unless a mirror match was agreed on."""
    wanted = options["fighters"]
    assert isinstance(wanted, list)
    found = []
    for seat in (0, 1):
        name = None if t.chosen[seat] == NONE else t.fighter(seat).id
        if wanted[seat] not in (RANDOM, name):
            found.append(Phrase("boets-broken-other-fighter", seat=seat))
    if t.chosen[0] == t.chosen[1] != NONE and not mirror:
        found.append(Phrase("boets-broken-same-fighter"))
    return found
