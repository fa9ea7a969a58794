"""Chapter «Герои ринга»: the verbs of abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Effect, Frame
from ristal.engine.question import Step
from ristal.games.boets.ability import AbilityOperation
from ristal.games.boets.ability_questions import KeepDice, SearchDeck
from ristal.games.boets.damage import heal, roll_damage
from ristal.games.boets.dice import RING_DICE
from ristal.games.boets.hands import ExchangeCard
from ristal.games.boets.state import Boets


class TakeTurns(AbilityOperation):
    """§R74 §A18 So many turns running begin the round."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        t.opening = max(t.opening, effect.number("count") - 1)
        return []


class Search(AbilityOperation):
    """§R76 So many cards of choice come from the own deck to hand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        return [SearchDeck(frame.seat, effect.number("count"))]


class Recover(AbilityOperation):
    """§R79 So many lost tokens come back, healthy."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        for _ in range(min(t.lost(frame.seat), effect.number("count"))):
            heal(t, frame.seat, True)
        return []


class Keep(AbilityOperation):
    """§R77 So many of the own dice at most stay on the ring."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        return [KeepDice(frame.seat, frame.seat, 0, effect.number("count"), RING_DICE, ())]


class RollDamage(AbilityOperation):
    """§R78 A die is rolled, and no more is taken than it shows."""

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        return [roll_damage(t, frame.seat, frame.bound["damage"], frame.bound["pain"])]


class Exchange(AbilityOperation):
    """§R80 A card of the hand may go under the deck for the top card of it."""

    def begin(self, t: Boets, frame: Frame, effect: Effect) -> list[Step]:
        return [ExchangeCard(frame.seat)]


OPERATIONS: Final = {
    "take-turns": TakeTurns(),
    "search-deck": Search(),
    "recover": Recover(),
    "keep-dice": Keep(),
    "roll-damage": RollDamage(),
    "exchange-card": Exchange(),
}
