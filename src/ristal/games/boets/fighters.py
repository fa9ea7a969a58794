"""Chapter «Герои ринга»: the fighters, as the content file gives them."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader, Source
from ristal.engine.notation import Answer
from ristal.games.boets.dice import BLUE, COLOURS, YELLOW

FILE: Final = "fighters.toml"
FEWEST_DICE: Final = 1
MOST_DICE: Final = 9

MOBILISE_MORE: Final = "mobilise-more"  # §R73
OPEN_ROUNDS: Final = "open-rounds"  # §R74
LIMIT_PAIN: Final = "limit-pain"  # §R75
SEARCH_DECK: Final = "search-deck"  # §R76
KEEP_DICE: Final = "keep-dice"  # §R77
ROLL_DAMAGE: Final = "roll-damage"  # §R78
HEAL_BETWEEN: Final = "heal-between"  # §R79
EXCHANGE_CARD: Final = "exchange-card"  # §R80

_MEASURES: Final = {
    MOBILISE_MORE: ("dice",),
    OPEN_ROUNDS: ("turns",),
    LIMIT_PAIN: ("pain",),
    SEARCH_DECK: ("cards",),
    KEEP_DICE: ("second", "third"),
    ROLL_DAMAGE: (),
    HEAL_BETWEEN: ("count",),
    EXCHANGE_CARD: (),
}


class Fighter:
    """§R1 §R7 A fighter: the dice are the four indicators, the ability is like no other's."""

    def __init__(self, number: int, card: Reader) -> None:
        self.number = number
        self.id = card.identity()
        self.name = card.names()
        dice = card.table("dice")
        self.dice = [dice.number(colour, FEWEST_DICE, MOST_DICE) for colour in COLOURS]
        dice.done()
        ability = card.table("ability")
        self.ability = ability.choice("does", tuple(_MEASURES))
        self.measures = {measure: ability.number(measure, 1, 9) for measure in _MEASURES[self.ability]}
        ability.done()
        self.provenance = card.provenance(("dice", "ability"))
        card.done()
        self.answer = Answer(self.id, number)
        self.speed = self.dice[YELLOW]
        self.coordination = self.dice[BLUE]

    def measure(self, ability: str, measure: str) -> int:
        """How much of this ability the fighter has; 0 where the ability is another."""
        return self.measures[measure] if self.ability == ability else 0


class Fighters:
    """Everybody who can enter the ring."""

    def __init__(self, source: Source) -> None:
        file = source.read(FILE)
        self.all: list[Fighter] = []
        for card in file.tables("fighter"):
            fighter = Fighter(len(self.all), card)
            if fighter.id == "random" or any(fighter.id == other.id for other in self.all):
                raise card.wrong("id", f"{fighter.id!r} is taken; every fighter needs an id of his own")
            self.all.append(fighter)
        file.done()
        if len(self.all) < 2:
            raise file.wrong("fighter", "a fight needs at least two fighters")
        self.by_id = {fighter.id: fighter for fighter in self.all}
