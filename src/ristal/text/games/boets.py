"""What «Боец» says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ristal.engine.game import Game
from ristal.games.boets import BoetsGame
from ristal.games.boets.dice import COLOURS, DIE_NAMES, STEP
from ristal.games.boets.fighters import Ability, Fighter
from ristal.games.boets.mobilise import MOST_FOR_DISCARD
from ristal.games.boets.power import FEWEST
from ristal.games.boets.techniques import (
    ABILITIES,
    ATTACK,
    COPY,
    COUNTER,
    FOR_COUNTERS,
    KINDS,
    POWERS,
    TYPES,
    UNIVERSAL,
    Technique,
)
from ristal.games.boets.view import BoetsView
from ristal.text.game_text import Guide
from ristal.text.marks import Verbatim
from ristal.text.questions import question_name, text_detail
from ristal.text.translator import Translator, sentence
from ristal.text.types import SEATS, About, Counts, Event, Fact, Options, Thing

DOUBT = {"reconstructed": "†", "inferred": "‡"}  # as on the page of the rules
FIGHTER, TECHNIQUE, DIE, POWER, TOKEN = "fighter", "technique", "die", "power", "token"
ROLLING = ("Mobilise", "RollForDiscard", "RollDice")  # questions about dice of the reserve and of the ring
HEALED = {"regain": "lost", "soothe": "pain"}  # the side of the token that each way of healing is about


class GameGuide(Guide[BoetsView]):
    words = ("enough", "pass", "again", "regain", "soothe", "damage", "pain", "discard", "min", "mid", "max")
    ends: ClassVar[Mapping[str, str]] = {
        "knock-out": "R65",
        "disqualification": "R66",
        "points": "R68",
        "technical": "R69",
        "final": "R70",
        "more-healthy": "R71",
        "more-tokens": "R71",
        "moved-last": "R71",
    }
    further: ClassVar[Mapping[str, tuple[str, ...]]] = {"PerformTechnique": ("R55",)}
    counted = ("techniques", "damage", "pain", "parried", "knock-downs", "yellow")
    round_event = "round-began"
    decisive = ("technique-landed", "referee-rolled", "doctor-rolled", "points-shown", "final-counted")

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, BoetsGame)
        self.deck = game.deck
        self.techniques = game.deck.by_id
        self.scripts = game.deck.scripts
        self.fighters = game.fighters.by_id
        super().__init__(game, texts)

    def make_kinds(self) -> dict[str, str]:
        return {
            **dict.fromkeys(self.fighters, FIGHTER),
            **dict.fromkeys(self.techniques, TECHNIQUE),
            **dict.fromkeys(DIE_NAMES, DIE),
        }

    def things(self, options: Options) -> list[Thing]:
        return [
            *(self._fighter(fighter) for fighter in self.fighters.values()),
            *(self._technique(technique) for technique in self.techniques.values()),
            *(self._die(kind, name) for kind, name in enumerate(DIE_NAMES)),
            *(self._power(at, power) for at, power in enumerate(POWERS)),
        ]

    # Fighters and dice

    def _fighter(self, fighter: Fighter) -> Thing:
        origin = fighter.provenance
        facts = [self.fact(colour, fighter.dice[at], origin["dice"]) for at, colour in enumerate(COLOURS)]
        ability = self.ability(fighter.id)
        facts.append(self.fact("ability", ability, origin["ability"]))
        return self.thing(fighter.id, FIGHTER, facts, ability, self._brief(fighter))

    def _brief(self, fighter: Fighter) -> str:
        """All that a fighter can do in a few words; none where something of it has no such words."""
        said = [self._brief_ability(ability) for ability in fighter.abilities]
        return ". ".join(said) if all(said) else ""

    def _brief_ability(self, ability: Ability) -> str:
        effects = self.scripts.by_key[ability.script] if ability.script else []
        if len(effects) > 1:
            return ""
        does = f"{ability.moment}-{effects[0].op}" if effects else ability.rule or ability.modifies
        message, values = f"boets-brief-{does}", dict(effects[0].arguments) if effects else {}
        if ability.when is not None:
            message, values = f"{message}-{ability.when.word}", {**values, **ability.when.arguments}
        return self.texts.say(message, to=ability.to, **values) if self.texts.has(message) else ""

    def ability(self, fighter: str) -> str:
        """What a fighter can do that others cannot, a sentence an ability."""
        said = [sentence(self._tell_ability(ability)) for ability in self.fighters[fighter].abilities]
        return " ".join(said) or self.texts.say("boets-no-ability")

    def _tell_ability(self, ability: Ability) -> str:
        """Its moment, its condition, and what it does or changes."""
        if ability.script:
            does = ", ".join(self.texts.effect(effect, self.scripts) for effect in self.scripts.by_key[ability.script])
        else:
            does = self.texts.say(f"boets-ability-{ability.rule or ability.modifies}", to=ability.to)
        when = "none" if ability.when is None else ability.when.word
        condition = "" if ability.when is None else self.texts.condition(ability.when)
        parts = {"when": when, "condition": Verbatim(condition), "does": Verbatim(does)}
        said = self.texts.say("boets-ability-said", **parts)
        if ability.script:
            said = self.texts.say("boets-ability-at", moment=ability.moment, when=when, said=Verbatim(said))
        return said

    def _die(self, kind: int, name: str) -> Thing:
        colour, value = COLOURS[kind // STEP], kind % STEP
        stands_for = self.texts.say(f"boets-kind-{ABILITIES[kind // STEP]}")
        facts = [self.fact("kind", stands_for, self.deck.colour_provenance[colour])]
        if value:
            facts.append(self.fact("value", value, "stated"))
        return self.thing(name, DIE, facts, self.texts.say("boets-text-die", kind=stands_for, value=value))

    def _power(self, at: int, power: str) -> Thing:
        dice = self.fact("dice", FEWEST + at, "stated")
        text = self.texts.say("boets-text-power-dice", dice=FEWEST + at)
        name = self.texts.answer(power)
        return {"id": power, "kind": POWER, "name": name, "facts": [dice], "text": text, "short": text, "picture": []}

    def letter(self, kind: int) -> str:
        """The letter of a kind of technique or die: of its colour, or that any or none will do."""
        return self.texts.say(f"boets-table-letter-{COLOURS[kind] if kind < UNIVERSAL else KINDS[kind]}")

    # Techniques

    def _technique(self, technique: Technique) -> Thing:
        free = technique.is_free
        does = [self.texts.script(self.scripts, script, inside=not free) for script in technique.scripts]
        said = [self.type_of(technique)]
        if free:
            said += does
        else:
            said[0] += f" {self.texts.say('boets-text-dice', kind=self.dice_of(technique))}"
            for at, power in enumerate(POWERS):
                said.append(self.texts.say("boets-text-power", power=power, dice=FEWEST + at, does=does[at]))
        return self.thing(technique.id, TECHNIQUE, self._facts(technique), "\n".join(said), self.row(technique))

    def _facts(self, technique: Technique) -> list[Fact]:
        say, origin = self.texts.say, technique.provenance
        values: dict[str, str | int | bool] = {
            "kind": say(f"boets-kind-{KINDS[technique.kind]}"),
            "type": self.type_name(technique),
            "copies": technique.copies,
        }
        if technique.type == ATTACK:
            values["forbidden"] = technique.forbidden
        if technique.type == COUNTER:
            values["against"] = say(f"boets-against-{'attack' if technique.only_on_attack else 'any'}")
            values["lands"] = say(f"boets-lands-{'after' if technique.lands_after else 'before'}")
        for power, script in enumerate(technique.scripts):
            values[_level(script)] = self.said(technique, power)
        facts = [self.fact(name, value, origin.get(name, origin["type"])) for name, value in values.items()]
        return [*facts[:1], self.fact("dice", self.dice_of(technique), origin["kind"]), *facts[1:]]

    def type_name(self, technique: Technique) -> str:
        return self.texts.say(f"boets-type-{TYPES[technique.type]}")

    def type_of(self, technique: Technique) -> str:
        """The type in a sentence, with what holds of this card besides."""
        return self.texts.say(
            "boets-text-type",
            type=TYPES[technique.type],
            forbidden=technique.forbidden,
            against="attack" if technique.only_on_attack else "any",
            lands="after" if technique.lands_after else "before",
        )

    def dice_of(self, technique: Technique) -> str:
        """Which dice it needs."""
        return self.texts.say(f"boets-dice-{'copy' if technique.type == COPY else KINDS[technique.kind]}")

    def colour_of(self, technique: Technique) -> str:
        """The colour of its dice, in a word."""
        if technique.kind < UNIVERSAL:
            return self.texts.name(COLOURS[technique.kind])
        return self.texts.say(f"boets-colour-{KINDS[technique.kind]}")

    def does(self, technique: Technique, power: int) -> str:
        """What it does at a power, in a few words."""
        effects = self.scripts.by_key[_script(technique, power)]
        return ", ".join(self.texts.say(f"boets-short-{effect.op}", **effect.arguments) for effect in effects)

    def said(self, technique: Technique, power: int) -> str:
        """What it does at a power, for a row of its card: short, and still a phrase."""
        effects = self.scripts.by_key[_script(technique, power)]
        phrases = [self.texts.say(f"boets-row-{effect.op}", **effect.arguments) for effect in effects]
        text = ", ".join(phrases)
        return text[:1].upper() + text[1:]

    def row(self, technique: Technique) -> str:
        """The three powers in a row."""
        if technique.is_free:
            return self.does(technique, 0)
        named = [f"{self.texts.answer(power)} {self.does(technique, at)}" for at, power in enumerate(POWERS)]
        return " · ".join(named)

    # Seats and answers

    def seat_names(self, view: BoetsView) -> list[str]:
        return [
            f"{SEATS[seat]} {self.texts.name(fighter)}" if fighter else SEATS[seat]
            for seat, fighter in enumerate(view["fighters"])
        ]

    def is_called(self, view: BoetsView, seat: int) -> bool:
        return bool(view["fighters"][seat])

    def note(self, view: BoetsView, answer: str) -> str:
        """What a technique would do, what its discard lets roll, who a fighter is."""
        words = answer.split()
        if words[0] == "discard" and len(words) == 2:
            technique = self.techniques[words[1]]
            if technique.kind >= UNIVERSAL:
                return ""
            return self.texts.say("boets-note-discard", most=MOST_FOR_DISCARD, dice=self.dice_of(technique))
        if words[0] in self.techniques and len(words) == 2:
            return self._name_imitated(view, self.techniques[words[0]], POWERS.index(words[1]))
        if answer in DIE_NAMES:
            is_again = "-" in answer and question_name(view) in ROLLING
            return self.texts.say("boets-note-on-ring") if is_again else ""
        if answer in self.techniques:
            return self.colour_of(self.techniques[answer])
        if answer in self.fighters:
            dice = " ".join(f"{self.letter(at)}{count}" for at, count in enumerate(self.fighters[answer].dice))
            return f"{dice}. {self.ability(answer)}"
        return ""

    def _name_imitated(self, view: BoetsView, card: Technique, power: int) -> str:
        """«Имитация» does what the opponent's technique does, and says which; what the referee may notice is said."""
        copied = view["copyable"][1 - view["asked"][0]] if card.type == COPY and view["asked"] else None
        technique = self.techniques[copied] if copied else card
        if self._is_idle(view, technique, power):
            return self.texts.say("boets-note-idle")
        doubt = DOUBT.get(technique.provenance[_level(_script(technique, power))], "")
        named = f"{self.texts.name(technique.id)}: " if copied else ""
        does = f"{named}{self.does(technique, power)}{doubt}"
        return self.texts.say("boets-note-forbidden", does=does) if technique.forbidden else does

    def _is_idle(self, view: BoetsView, technique: Technique, power: int) -> bool:
        """Whether it would answer a counter, and can only stop an attack."""
        answers_counter = question_name(view) == "PlayCounter" and text_detail(view, "type") != TYPES[ATTACK]
        return answers_counter and self.only_stops_attacks(technique, power)

    def only_stops_attacks(self, technique: Technique, power: int) -> bool:
        """§R87a Whether a counter would not feel it."""
        effects = self.scripts.by_key[_script(technique, power)]
        return all(effect.op in FOR_COUNTERS and effect.arguments.get("what") != "any" for effect in effects)

    def about(self, view: BoetsView, answer: str) -> list[About]:
        asked = question_name(view)
        if answer in DIE_NAMES:
            where = "ring" if "-" in answer else "reserve"
            return [{"thing": f"{DIE}:{answer}", "where": f"{where}-opponent" if asked == "Stun" else where}]
        if answer in self.fighters:
            return [{"thing": f"{FIGHTER}:{answer}", "where": "list"}]
        if asked in ("NudgeBy", "TurnTo"):
            return [{"thing": f"{DIE}:{text_detail(view, 'die')}", "where": "ring"}]
        if answer in HEALED:
            return [{"thing": f"{TOKEN}:{HEALED[answer]}", "where": "health"}]
        card = answer.split()[-1 if answer.startswith("discard ") else 0]
        if card not in self.techniques:
            return []
        where = "deck" if asked == "SearchDeck" else "hand-opponent" if asked == "Contuse" else "hand"
        return [{"thing": f"{TECHNIQUE}:{card}", "where": where}]

    def count(self, event: Event, view: BoetsView) -> Counts:
        kind = event["event"]
        if kind == "technique-played":
            yield "techniques", event["seat"], 1
        elif kind == "damage-taken":
            yield "damage", event["seat"], event["damage"]
            yield "pain", event["seat"], event["pain"]
        elif kind == "attack-cancelled":
            yield "parried", 1 - event["seat"], 1
        elif kind == "knocked-down":
            yield "knock-downs", event["seat"], 1
        elif kind == "yellow-given":
            yield "yellow", event["seat"], 1


def _script(technique: Technique, power: int) -> str:
    """What it does at a power; a free technique does the same at all."""
    return technique.scripts[min(power, len(technique.scripts) - 1)]


def _level(script: str) -> str:
    """The power that a script is of, as the content calls it."""
    return script.rsplit(".", 1)[1]
