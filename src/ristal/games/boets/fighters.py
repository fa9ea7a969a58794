"""Chapter «Герои ринга»: the fighters, as the content file gives them. What one can do that no other can is data: a
script at a moment, something that is reckoned otherwise, or a rule, each perhaps under a condition."""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Reader, Source
from ristal.content.effects import read_condition, read_script
from ristal.engine.effect import EffectTable, Frame, Scripts
from ristal.engine.form import Condition
from ristal.engine.notation import Answer
from ristal.games.boets.dice import BLUE, COLOURS, YELLOW

FILE: Final = "fighters.toml"
FEWEST_DICE: Final = 1
MOST_DICE: Final = 9

ALWAYS: Final = "always"
BEGINS_ROUND: Final = "begins-round"  # its owner begins one
ROUND_BEGINS: Final = "round-begins"  # before cards are dealt
ROUND_PREPARED: Final = "round-prepared"  # the pain is healed, the dice are not back yet
DAMAGE_DUE: Final = "damage-due"
HAND_REFRESHED: Final = "hand-refreshed"

MOBILISE: Final = "mobilise"  # to how many dice
PAIN: Final = "pain"  # to how much of it in a turn
MODIFIERS: Final = (MOBILISE, PAIN)
GOES_FIRST: Final = "goes-first"
RULES: Final = (GOES_FIRST,)

OPERATIONS_AT: Final = {
    BEGINS_ROUND: ("take-turns",),
    ROUND_BEGINS: ("search-deck",),
    ROUND_PREPARED: ("recover", "keep-dice"),
    DAMAGE_DUE: ("roll-damage",),
    HAND_REFRESHED: ("exchange-card",),
}
OF_ROUND: Final = ("not", "all", "any", "round")  # what stays as it is while dice go back
MOMENTS: Final = (ALWAYS, *OPERATIONS_AT)
OF_ABILITIES: Final = frozenset(op for operations in OPERATIONS_AT.values() for op in operations)


class Ability:
    """§R7 A moment with what is done then, or `always` with what is reckoned otherwise or a rule."""

    def __init__(self, page: Reader, fighter: str, at: int, scripts: Scripts) -> None:
        self.moment = page.choice("moment", MOMENTS)
        self.when: Condition[Any] | None = None
        if page.has("when"):
            words = {"condition": OF_ROUND} if self.moment == ROUND_PREPARED else {}
            self.when = read_condition(scripts, page, "when", words)
        self.script = ""
        self.modifies = ""
        self.to = 0
        self.rule = ""
        if self.moment != ALWAYS:
            self._read_script(page, f"{fighter}.{at}", scripts)
        elif page.has("rule"):
            self.rule = page.choice("rule", RULES)
        else:
            self.modifies = page.choice("modify", MODIFIERS)
            self.to = page.number("to", 1, 9)
        page.done()

    def _read_script(self, page: Reader, key: str, scripts: Scripts) -> None:
        self.script = key
        read_script(scripts, page, "do", key, {"op": OPERATIONS_AT[self.moment]})
        for effect in scripts.by_key[key]:
            if effect.may or effect.bind or effect.when is not None:
                raise page.wrong("do", "boets-wrong-plain-effect")

    def holds(self, t: EffectTable, seat: int) -> bool:
        return self.when is None or self.when.holds(t, Frame(seat, self.script, "", 0, {}))


class Fighter:
    """§R1 §R7 A fighter: the dice are the four indicators, the abilities are like no other's."""

    def __init__(self, number: int, card: Reader, scripts: Scripts) -> None:
        self.number = number
        self.id = card.identity()
        self.name = card.names()
        dice = card.table("dice")
        self.dice = [dice.number(colour, FEWEST_DICE, MOST_DICE) for colour in COLOURS]
        dice.done()
        tables = card.tables("ability") if card.has("ability") else []
        self.abilities = [Ability(table, self.id, at, scripts) for at, table in enumerate(tables)]
        self.at: dict[str, list[Ability]] = {moment: [] for moment in MOMENTS}
        for ability in self.abilities:
            self.at[ability.moment].append(ability)
        self.modifiers = [ability for ability in self.abilities if ability.modifies]
        self.rules = [ability for ability in self.abilities if ability.rule]
        self.provenance = card.provenance(("dice", "ability"))
        card.done()
        self.answer = Answer(self.id, number)
        self.speed = self.dice[YELLOW]
        self.coordination = self.dice[BLUE]


class Fighters:
    """Everybody who can enter the ring."""

    def __init__(self, source: Source, scripts: Scripts) -> None:
        file = source.read(FILE)
        self.all: list[Fighter] = []
        for card in file.tables("fighter"):
            fighter = Fighter(len(self.all), card, scripts)
            if fighter.id == "random" or any(fighter.id == other.id for other in self.all):
                raise card.wrong("id", "wrong-taken", id=fighter.id)
            self.all.append(fighter)
        file.done()
        if len(self.all) < 2:
            raise file.wrong("fighter", "boets-wrong-fighters")
        self.by_id = {fighter.id: fighter for fighter in self.all}
