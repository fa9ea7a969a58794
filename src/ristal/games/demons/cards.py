"""Moves, demons and battlefields, as the content files give them."""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Reader, Source
from ristal.content.effects import read_condition, read_script
from ristal.engine.effect import Effect, EffectTable, Frame, Scripts
from ristal.engine.form import Condition
from ristal.engine.notation import Answer

MOVES: Final = 7  # §R2 types of moves, and as many tactics
COPIES: Final = 7
KNOCKOUTS: Final = 7
MOST_SEATS: Final = 4

MOST_ENERGY: Final = 6

ABILITY: Final = Answer("ability", -1)

# The first word of the keys of scripts
ACTION_KEY: Final = "action"
DEMON_KEY: Final = "demon"
FIELD_KEY: Final = "field"

# What the former first player gets from «Перехват инициативы» (§A1)
DAMAGE: Final = "damage"
ENERGY: Final = "energy"
_INITIATIVE: Final = "take-initiative"

# When abilities come into play
OWN_ACT: Final = "own-act"
AFTER_ACTION: Final = "after-action"
AFTER_HIT: Final = "after-hit"
BEFORE_REVEAL: Final = "before-reveal"
FIGHT_START: Final = "fight-start"
HIT: Final = "hit"
MISSED: Final = "missed"
ACTIVE: Final = (OWN_ACT, AFTER_ACTION, AFTER_HIT, BEFORE_REVEAL)
PASSIVE: Final = (FIGHT_START, HIT, MISSED)
ALWAYS: Final = "always"
MOMENTS: Final = (*ACTIVE, *PASSIVE, ALWAYS)

# What an ability reckons otherwise, and rules
HAND: Final = "hand"  # cards in the preparation of a fight
LIMIT: Final = "limit"  # by how much a revealed number may miss it
GAIN: Final = "gain"  # energy from an action
MODIFIERS: Final = (HAND, LIMIT, GAIN)
TRAP_PROOF: Final = "trap-proof"
RULES: Final = (TRAP_PROOF,)

RISING: Final = "rising"
STRICT: Final = "strict"
FALLING: Final = "falling"

# What a script may say only where it has a meaning
_TO_TARGET: Final = (
    "damage", "damage-per-card", "look-and-take", "take-random", "name-move", "discard-named", "discard-target",
)  # fmt: skip
_OF_FIELD: Final = (
    "gain-all", "draw-all", "give-all", "scatter-traps", "scatter-knockouts", "damage-from",
)  # fmt: skip
_ONLY_AT: Final = {"other-action": AFTER_ACTION, "act-first": BEFORE_REVEAL}


class Action:
    """§R23 One of the two actions of a card."""

    def __init__(self, place: int, card: Reader, scripts: Scripts) -> None:
        self.id = card.identity()
        self.name = card.names()
        self.key = f"{ACTION_KEY}.{self.id}"
        read_script(scripts, card, "effects", self.key)
        self.provenance = card.provenance(("name", "effects"))
        self.answer = Answer(self.id, place)


class Move:
    """§R2 §R7 A type of move cards, and the tactic that bears its name."""

    def __init__(self, place: int, card: Reader, scripts: Scripts) -> None:
        self.place = place
        self.id = card.identity()
        self.name = card.names()
        self.number = card.number("number", 0, 99)
        self.copies = card.number("copies", 1, 49)
        self.stopped_by_stance = card.flag("stopped_by_stance")  # §R57
        self.provenance = card.provenance(("name", "number", "copies", "stopped_by_stance"))
        self.answer = Answer(self.id, place)
        self.knockout_answer = Answer(f"knockout {self.id}", place)
        self.trap_answer = Answer(f"trap {self.id}", place + MOVES)
        self.actions: list[Action] = []
        for action in card.tables("action"):
            self.actions.append(Action(len(self.actions), action, scripts))
            _check_script(scripts, self.actions[-1].key, action, "effects", "", False)
            action.done()
        if len(self.actions) != 2:
            raise card.wrong("action", "demons-wrong-two-actions", count=len(self.actions))
        self.choices: list[Answer] = [self.actions[0].answer, self.actions[1].answer]
        self.choices_and_ability: list[Answer] = [*self.choices, ABILITY]
        card.done()


class Demon:
    """§R5 A demon with an ability: active, once a fight, or passive. Tables tell it: one at most with a moment and what
    is done then, others with what is `always` reckoned otherwise."""

    def __init__(self, place: int, card: Reader, scripts: Scripts) -> None:
        self.place = place
        self.id = card.identity()
        self.name = card.names()
        self.active = False
        self.key = ""
        self.timing = ""
        self.when: Condition[Any] | None = None
        self.trap_proof = False
        self.hand = 0
        self.slack = 0
        self.gains_from = ""
        self.gains = 0
        tables = card.tables("ability")
        for table in tables:
            if table.choice("moment", MOMENTS) == ALWAYS:
                self._read_always(table)
            else:
                self._read_moment(table, scripts)
            table.done()
        if self.active and len(tables) > 1:
            raise card.wrong("ability", "demons-wrong-passive-only")
        if (self.timing == MISSED and not self.slack) or (self.slack and self.timing not in ("", MISSED)):
            raise card.wrong("ability", "demons-wrong-slack", timing=MISSED)
        self.provenance = card.provenance(("name", "ability"))
        self.answer = Answer(self.id, place)
        card.done()
        if self.slack:  # that the card is accepted may be all
            self.timing = MISSED

    def _read_moment(self, table: Reader, scripts: Scripts) -> None:
        """What is done, once a fight and if its owner likes, or each time."""
        if self.timing:
            raise table.wrong("moment", "demons-wrong-one-moment")
        self.timing = table.text("moment")
        self.active = self.timing in ACTIVE
        if self.active != (table.has("once") and table.flag("once")):
            raise table.wrong("once", "demons-wrong-once", timings=ACTIVE)
        self.key = f"{DEMON_KEY}.{self.id}"
        read_script(scripts, table, "do", self.key)
        _check_script(scripts, self.key, table, "do", self.timing, self.timing == AFTER_HIT)
        if table.has("when"):
            self.when = read_condition(scripts, table, "when", {})

    def is_able(self, t: EffectTable, seat: int) -> bool:
        """Whether the condition of the ability holds as its moment comes."""
        return self.when is None or self.when.holds(t, Frame(seat, self.key, self.id, 0, {}))

    def _read_always(self, table: Reader) -> None:
        if table.has("rule"):
            self.trap_proof = table.choice("rule", RULES) == TRAP_PROOF
            return
        modified = table.choice("modify", MODIFIERS)
        by = table.number("by", 1, 9)
        if modified == HAND:
            self.hand = by
        elif modified == LIMIT:
            self.slack = by
        else:
            self.gains_from = table.text("from")
            self.gains = by


class Battlefield:
    """§R15 A change of the rules for one fight."""

    def __init__(self, place: int, card: Reader, scripts: Scripts) -> None:
        self.place = place
        self.id = card.identity()
        self.name = card.names()
        self.start = self._script(scripts, card, "start")
        self.round = self._script(scripts, card, "round")
        self.round_end = self._script(scripts, card, "round_end")
        self.series = card.choice("series", (RISING, STRICT, FALLING)) if card.has("series") else RISING
        self.trap_damage = card.number("trap_damage", 1, 6) if card.has("trap_damage") else 1
        self.provenance = card.provenance(("name", "rule"))
        card.done()

    def _script(self, scripts: Scripts, card: Reader, name: str) -> str:
        if not card.has(name):
            return ""
        key = f"{FIELD_KEY}.{self.id}.{name}"
        read_script(scripts, card, name, key)
        _check_field_script(scripts, key, card, name)
        return key


class Cards:
    """§R2 All that lies in the box."""

    def __init__(self, source: Source, scripts: Scripts) -> None:
        self.scripts = scripts
        moves = source.read("moves.toml")
        demons = source.read("demons.toml")
        fields = source.read("battlefields.toml")
        self.moves = [Move(place, card, scripts) for place, card in enumerate(moves.tables("move"))]
        self.demons = [Demon(place, card, scripts) for place, card in enumerate(demons.tables("demon"))]
        self.fields = [Battlefield(place, card, scripts) for place, card in enumerate(fields.tables("battlefield"))]
        for page in (moves, demons, fields):
            page.done()
        self._check_counts(moves, demons)
        self.by_id: dict[str, Move] = {move.id: move for move in self.moves}
        self.names: dict[str, dict[str, str]] = {}
        self._name(moves, demons, fields)
        self._check_links(moves, demons, fields)
        self.scripts_by_initiative = {DAMAGE: scripts, ENERGY: _with_energy(scripts)}
        self.knockout_choices = [move.answer for move in self.moves]

    def _check_counts(self, moves: Reader, demons: Reader) -> None:
        if len(self.moves) != MOVES:
            raise moves.wrong("move", "demons-wrong-moves", needed=MOVES, count=len(self.moves))
        cards = sum(move.copies for move in self.moves)
        if cards != MOVES * COPIES:
            raise moves.wrong("move", "demons-wrong-copies", needed=MOVES * COPIES, count=cards)
        if len(self.demons) < 2 * MOST_SEATS:
            raise demons.wrong("demon", "demons-wrong-demons", players=MOST_SEATS, count=len(self.demons))

    def _name(self, moves: Reader, demons: Reader, fields: Reader) -> None:
        """Every thing under its id; one id, one thing."""
        things: list[tuple[Reader, str, str, dict[str, str]]] = []
        for move in self.moves:
            things.append((moves, "move", move.id, move.name))
            for action in move.actions:
                things.append((moves, "action", action.id, action.name))
        things += [(demons, "demon", demon.id, demon.name) for demon in self.demons]
        things += [(fields, "battlefield", field.id, field.name) for field in self.fields]
        for page, kind, thing, name in things:
            if thing in self.names or thing in ("ability", "pass", "enough", "random", "yes", "no"):
                raise page.wrong(f"{kind}[{thing}].id", "wrong-taken", id=thing)
            self.names[thing] = name

    def _check_links(self, moves: Reader, demons: Reader, fields: Reader) -> None:
        """Whatever a script or a modifier names has to exist."""
        for key, effects in self.scripts.by_key.items():
            kind = key.split(".")[0]
            page = moves if kind == ACTION_KEY else demons if kind == DEMON_KEY else fields
            for effect in effects:
                if "move" in effect.arguments and effect.text("move") not in self.by_id:
                    raise page.wrong(key, "demons-wrong-no-move", move=effect.text("move"))
        actions = [action.id for move in self.moves for action in move.actions]
        for demon in self.demons:
            if demon.gains_from and demon.gains_from not in actions:
                raise demons.wrong(f"demon[{demon.id}].ability.from", "demons-wrong-no-action", action=demon.gains_from)

    def deck(self) -> list[int]:
        """§R10 Every move card, by the place of its type."""
        return [move.place for move in self.moves for _ in range(move.copies)]


def _with_energy(scripts: Scripts) -> Scripts:
    """§A1 The same scripts, but the former first player gets energy."""
    others = Scripts(scripts.vocabulary)
    for key, effects in scripts.by_key.items():
        others.by_key[key] = [
            Effect(f"{_INITIATIVE}-{ENERGY}", effect.arguments, effect.when, effect.may, effect.scripts)
            if effect.op == _INITIATIVE
            else effect
            for effect in effects
        ]
    return others


def _check_script(scripts: Scripts, key: str, card: Reader, name: str, timing: str, has_target: bool) -> None:
    """What needs a target has one, what belongs to another time or to a battlefield is not here."""
    for effect in scripts.by_key[key]:
        if effect.op == "choose-opponent":
            has_target = True
        elif effect.op in _TO_TARGET and not has_target:
            raise card.wrong(name, "demons-wrong-needs-opponent", effect=effect.op)
        elif effect.op in _OF_FIELD:
            raise card.wrong(name, "demons-wrong-of-battlefield", effect=effect.op)
        elif effect.op in _ONLY_AT and timing != _ONLY_AT[effect.op]:
            raise card.wrong(name, "demons-wrong-needs-timing", effect=effect.op, timing=_ONLY_AT[effect.op])
        for inner in effect.scripts:
            _check_script(scripts, inner, card, name, timing, has_target)


def _check_field_script(scripts: Scripts, key: str, card: Reader, name: str) -> None:
    """A battlefield belongs to nobody, so it can only do what needs no owner."""
    for effect in scripts.by_key[key]:
        if effect.op not in _OF_FIELD or effect.may:
            raise card.wrong(name, "demons-wrong-battlefield-can", effects=_OF_FIELD, effect=effect.op)
