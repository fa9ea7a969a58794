"""Chapters «Герои и помощники» and «Структура карты»: heroes, sidekicks and their decks, as the content files give
them."""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Reader, Source
from ristal.content.effects import Words, read_condition, read_form, read_script
from ristal.engine.effect import Scripts, Vocabulary
from ristal.engine.form import Amount, Condition, Form
from ristal.engine.notation import Answer
from ristal.games.unmatched.carried import NO_STATE, RESERVED, STATE_ITSELF, Carried
from ristal.games.unmatched.values import OF_ABILITY

DECK: Final = 30  # §R14
ACTIONS: Final = 2  # §R35
ANY: Final = "any"  # §R47
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
VERSATILE: Final = "versatile"
SCHEME: Final = "scheme"
IMMEDIATELY: Final = "immediately"
DURING: Final = "during"
AFTER: Final = "after"
LATER: Final = "later"
TIMINGS: Final = (IMMEDIATELY, DURING, AFTER, LATER, SCHEME)

NOBODY: Final = ""
MOST_FIGHTERS: Final = 16  # of one hero; four heroes fit into the answers of a declaration
TURN_START: Final = "turn-start"
TURN_END: Final = "turn-end"
ATTACK_DECLARED: Final = "attack-declared"
AFTER_ATTACK: Final = "after-attack"
AFTER_COMBAT: Final = "after-combat"
DEFEATED: Final = "defeated"
DAMAGED: Final = "damaged"
DAMAGE_WOULD: Final = "damage-would"
AFTER_MANEUVER: Final = "after-maneuver"
USABLE_IN_STATE: Final = "usable-in-state"  # a rule: cards with a `form` only in that state
RESERVE: Final = "reserve"
ALWAYS: Final = "always"
MOMENTS: Final = (
    TURN_START, TURN_END, ATTACK_DECLARED, AFTER_COMBAT, AFTER_ATTACK, AFTER_MANEUVER, DEFEATED, DAMAGED,
    DAMAGE_WOULD, ALWAYS,
)  # fmt: skip
ASKED: Final = (
    TURN_START, TURN_END, ATTACK_DECLARED, AFTER_ATTACK, DAMAGE_WOULD, ALWAYS,
)  # fmt: skip  # moments whose ability may be left out
OPERATIONS_OF: Final = {
    ATTACK_DECLARED: ["boost"],
    DAMAGE_WOULD: ["redirect-damage"],
}  # all that such an ability can do
OF_ONE: Final = (DEFEATED, DAMAGED, DAMAGE_WOULD)  # moments of a fighter that is named
VALUE: Final = "value"
MOVE: Final = "move"
COMBAT: Final = "combat"

OF_COMBAT: Final = (  # a scheme has no opposing card, no value and no winner
    "prevent-damage", "set-value", "add-value", "lower-value", "ignore-value", "boost", "blind-boost", "cancel",
    "bonus-attack", "reflect-damage", "substitute", "exchange-card", "won", "lost", "moved", "against-hero",
    "attacking", "defending", "played",
    "own", "opposing", "both", "either", "attacker", "defender",
)  # fmt: skip
AMOUNTS_OF_COMBAT: Final = ("damage", "printed", "value")
BEFORE_THE_END: Final = (  # §R110 when an attack is over, its cards lie in the piles and its damage is dealt
    "prevent-damage", "set-value", "add-value", "lower-value", "ignore-value", "boost", "blind-boost", "cancel",
    "bonus-attack", "reflect-damage", "substitute", "exchange-card",
)  # fmt: skip


FIXED: Final[dict[str, list[str]]] = {
    "pick": ["one", "each", "any-number"],
    "side": ["own", "opposing", "any"],
    "role": ["hero", "sidekick"],
    "space-word": ["empty"],
    "damage-side": ["dealt", "taken"],
    "damage-kind": ["combat", "any"],
    "card-side": ["own", "opposing"],
    "own-zone": ["hand", "deck", "discard"],
    "through": ["allies", "all"],
    "where": ["adjacent", "in-zone"],
    "space": ["first", "second"],
    "chooser": ["theirs", "yours", "random"],
    "player": ["own", "opponent", "each"],
    "hand-choice": ["own", "random"],
    "pile": ["discard", "hand", "play", "deck-top"],
    "revealed": ["deck-top"],
    "which": ["this", "top"],
    "goal": ["hand", "deck-top", "deck-bottom"],
    "card-of": ["opposing", "own"],
    "relation": ["equals", "below", "above"],
}


def words_of(kinds: list[str], cards: list[str], scripts: Scripts, timing: str, has: Carried | None = None) -> Words:
    """What the effects of a card or an ability may name: the fighters, cards, state and tokens of its own hero, and
    what there is at its timing."""
    state, token = (None, None) if has is None else (has.state, has.token)
    vocabulary, is_declared = scripts.vocabulary, timing == ATTACK_DECLARED
    in_combat = timing not in OF_ONE and timing not in (SCHEME, TURN_START, TURN_END, AFTER_MANEUVER, MOVE)
    barred: tuple[str, ...] = () if in_combat else OF_COMBAT
    late = BEFORE_THE_END if timing in (LATER, AFTER_ATTACK) else ()
    unsaid, no_words = {*barred, *late, *OPERATIONS_OF[DAMAGE_WOULD]}, {"*", "{}", "$", *barred}
    values = [] if state is None else list(state.values)
    return {
        **FIXED,
        "op": OPERATIONS_OF.get(timing, [op for op in vocabulary.operations if op not in unsaid]),
        "condition": [when for when in vocabulary.conditions if when not in barred],
        "amount": [each for each in vocabulary.forms["amount"] if in_combat or each not in AMOUNTS_OF_COMBAT],
        "fighters": [
            *(word for word in vocabulary.forms["fighters"] if word not in no_words),
            *kinds, *(f"each-{kind}" for kind in kinds),
        ],
        "kind": kinds,
        "around": [*kinds, "first"],
        "commit": ["hidden"] if is_declared else [],
        "card": cards,
        "state": [] if state is None else [state.id],
        "state-value": values,
        "state-change": [*values, *STATE_ITSELF],
        "token": [] if token is None else [token.id],
    }  # fmt: skip


class FighterKind:
    """§R7 §R8 A name, an attack type and a start health. §R11 Several fighters may be of one kind."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.each = page.names("each") if page.has("each") else self.name  # what all fighters of the kind are called
        self.is_hero = page.choice("role", ("hero", "sidekick")) == "hero"
        self.count = page.number("count", 1, 9)
        self.health = page.number("health", 1, 99)  # §R10 the start and the maximum
        self.is_ranged = page.choice("attack", ("melee", "ranged")) == "ranged"
        self.is_in_reserve = page.has("starts") and page.choice("starts", ("board", RESERVE)) == RESERVE
        self.provenance = page.provenance(("name", "count", "health", "attack"))
        page.done()


class Card:
    """§R43 §R44 Type, value, eligible fighter, title, effect, boost, copies. Copies of a card are one and the same."""

    def __init__(
        self,
        number: int,
        page: Reader,
        hero: str,
        fighters: list[str],
        cards: list[str],
        scripts: Scripts,
        has: Carried,
    ) -> None:
        self.number = number
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.cards = page.number("cards", 1, DECK)
        kind = page.choice("type", (ATTACK, DEFENCE, VERSATILE, SCHEME))
        self.type = kind
        self.can_attack = kind in (ATTACK, VERSATILE)  # §R45
        self.can_defend = kind in (DEFENCE, VERSATILE)
        self.is_scheme = kind == SCHEME
        self.value = 0 if self.is_scheme else page.number("value", 0, 20)  # §R50
        self.boost = page.number("boost", 0, 20)
        self.who = page.choice("who", (ANY, *fighters))
        self.tags = page.texts("tags") if page.has("tags") else []
        self.is_uncancellable = page.has("uncancellable") and page.flag("uncancellable")  # §A71
        self.symbol = NO_STATE  # §A100 what it shows on top of the discard pile
        if has.state is not None and has.state.is_derived:
            self.symbol = page.choice("symbol", tuple(has.state.values))
        forms = () if has.state is None else tuple(has.state.values)
        self.form = page.choice("form", forms) if page.has("form") else ""  # §R193 the state that it is used in
        self.plays_as = ""
        self.plays_when: Condition[Any] | None = None
        if page.has("playable-as"):
            self._read_other_type(page.table("playable-as"), words_of(fighters, cards, scripts, MOVE, has), scripts)
        self.provenance = page.provenance(("name", "facts"))
        self.key = f"{hero}.{self.id}"
        self.has_effects = False
        self.blocks: dict[str, str] = {}  # the script of each timing
        for timing in TIMINGS:
            if page.has(timing):
                if (timing == SCHEME) != self.is_scheme:
                    raise page.wrong(timing, "unmatched-wrong-no-timing", type=kind)
                words = words_of(fighters, cards, scripts, timing, has)
                self.blocks[timing] = f"{self.key}.{timing}"
                read_script(scripts, page, timing, self.blocks[timing], words)
                self.has_effects = True
        self.reckons_damage = any(_reckons_damage(scripts, block) for block in self.blocks.values())
        page.done()
        self.answer = Answer(self.id, number)

    def _read_other_type(self, page: Reader, words: Words, scripts: Scripts) -> None:
        """§A102 The type that it may be played as beside its own, and when."""
        self.plays_as = page.choice("type", (ATTACK, DEFENCE))
        self.plays_when = read_condition(scripts, page, "when", words)
        page.done()


class Ability:
    """§R173 §R174 §R175 §R176 What a hero can do besides: a script at a moment, or something that is added always, to
    values or to the move. Its owner `may` leave it; it depends on a condition, if it has one."""

    def __init__(self, page: Reader, hero: str, kinds: list[str], scripts: Scripts, has: Carried) -> None:
        self.moment = page.choice("moment", MOMENTS)
        self.clause = page.text("clause") if page.has("clause") else ""
        self.may = page.has("may") and page.flag("may")
        if self.may and self.moment not in ASKED:
            raise page.wrong("may", "unmatched-wrong-not-asked", moment=self.moment)
        self.of = page.choice("of", kinds) if self.moment in OF_ONE else ""
        self.script = ""
        self.modifies = ""
        self.rule = ""
        self.card = ""
        self.by: object = 0
        self.user: Form | None = None
        if self.moment == ALWAYS and page.has("rule"):
            self.rule = page.choice("rule", (USABLE_IN_STATE,))
            page.choice("state", () if has.state is None else (has.state.id,))
            self.when: Condition[Any] | None = None
        elif self.moment == ALWAYS:
            self._read_modifier(page, kinds, scripts, has)
        else:
            self.script = f"{hero}.{hero}.{self.moment}"
            words = words_of(kinds, [], scripts, self.moment, has)
            self._read_condition(page, scripts, words)
            read_script(scripts, page, "do", self.script, words)
        page.done()
        self.reckons_damage = bool(self.script) and _reckons_damage(scripts, self.script)
        self.kind = has.state.id if has.state is not None and _mentions(self.when, "state", Condition) else OF_ABILITY

    def _read_modifier(self, page: Reader, kinds: list[str], scripts: Scripts, has: Carried) -> None:
        self.modifies = page.choice("modify", (VALUE, MOVE))
        words = words_of(kinds, [], scripts, self.modifies, has)
        if self.modifies == VALUE:
            self.card = page.choice("card", (ATTACK, DEFENCE, COMBAT))
            user = read_form(scripts, page, "user", "fighters", words)
            assert isinstance(user, Form)
            self.user = user
        self.by = read_form(scripts, page, "by", "amount", words)
        self._read_condition(page, scripts, words)

    def _read_condition(self, page: Reader, scripts: Scripts, words: Words) -> None:
        self.when = None
        if page.has("when"):
            self.when = read_condition(scripts, page, "when", words)


def _reckons_damage(scripts: Scripts, script: str) -> bool:
    """Whether something there asks how much damage a combat has brought."""
    return any(
        _mentions(value, "damage", Amount)
        for effect in scripts.by_key[script]
        for value in (*effect.arguments.values(), effect.when)
    ) or any(_reckons_damage(scripts, inner) for effect in scripts.by_key[script] for inner in effect.scripts)


def _values_asked(scripts: Scripts, script: str) -> list[str]:
    """The values of the hero's state that a script asks for."""
    found: list[str] = []
    for effect in scripts.by_key[script]:
        for value in (*effect.arguments.values(), effect.when):
            _find_values(value, found)
        for inner in effect.scripts:
            found += _values_asked(scripts, inner)
    return found


def _find_values(value: object, found: list[str]) -> None:
    if isinstance(value, tuple):
        for part in value:
            _find_values(part, found)
    elif isinstance(value, Form):
        if value.word == "state" and isinstance(value, Condition):
            found.append(str(value.arguments["value"]))
        for part in value.arguments.values():
            _find_values(part, found)


def _mentions(value: object, word: str, kind: type[Form]) -> bool:
    """Whether a word of this kind stands somewhere in an argument."""
    if isinstance(value, tuple):
        return any(_mentions(part, word, kind) for part in value)
    if not isinstance(value, Form):
        return False
    is_it = value.word == word and isinstance(value, kind)
    return is_it or any(_mentions(part, word, kind) for part in value.arguments.values())


class Hero:
    """§R1 §R5 §R6 A hero with sidekicks or without, a move value, an ability and a deck of their own."""

    def __init__(self, source: Source, file: str, first_number: int, scripts: Scripts) -> None:
        page = source.read(file)
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.move = page.number("move", 0, 9)
        self.provenance = page.provenance(("name", "move", "ability"))
        self.fighters = [FighterKind(fighter) for fighter in page.tables("fighter")]
        kinds = [fighter.id for fighter in self.fighters]
        if len(set(kinds)) != len(kinds):
            raise page.wrong("fighter", "wrong-own-ids")
        if sum(fighter.count for fighter in self.fighters) > MOST_FIGHTERS:
            raise page.wrong("fighter", "unmatched-wrong-many-fighters", most=MOST_FIGHTERS)
        if not any(fighter.is_hero for fighter in self.fighters):
            raise page.wrong("fighter", "unmatched-wrong-no-hero")
        has = Carried(page)
        self.state, self.token = has.state, has.token
        self.abilities: list[Ability] = []
        self.at: dict[str, Ability] = {}  # what the hero can do at a moment; at none twice
        self.mover: Ability | None = None  # §R176 what raises the move in a manoeuvre
        self.modifiers: list[Ability] = []
        for ability in page.tables("ability") if page.has("ability") else ():
            self._add(Ability(ability, self.id, kinds, scripts, has), ability)
        self.reckons_damage = any(ability.reckons_damage for ability in self.abilities)
        self.scripts = scripts
        self.cards: list[Card] = []
        pages = page.tables("card")
        ids = [str(card.data.get("id")) for card in pages]
        for card in pages:
            self.cards.append(Card(first_number + len(self.cards), card, self.id, kinds, ids, scripts, has))
        self.turncoats = [card for card in self.cards if card.plays_as]
        self.formed = [card for card in self.cards if card.form]
        self.asks_state = self._find_questions(scripts)
        page.done()
        cards = sum(card.cards for card in self.cards)
        if cards != DECK:
            raise page.wrong("card", "wrong-sum", needed=DECK, given=cards)
        if len({card.id for card in self.cards}) != len(self.cards):
            raise page.wrong("card", "wrong-own-ids")

    def _add(self, ability: Ability, page: Reader) -> None:
        self.abilities.append(ability)
        if ability.script:
            if ability.moment in self.at:
                raise page.wrong("moment", "unmatched-wrong-same-moment", moment=ability.moment)
            self.at[ability.moment] = ability
        elif ability.rule:
            return
        elif ability.modifies == VALUE:
            self.modifiers.append(ability)
        elif self.mover is None:
            self.mover = ability

    def _find_questions(self, scripts: Scripts) -> dict[str, list[str]]:
        """§A101 The scripts of cards that ask for a state that may be wild, with the values that they ask for."""
        if self.state is None or self.state.wild == NO_STATE:
            return {}
        asked = {block: _values_asked(scripts, block) for card in self.cards for block in card.blocks.values()}
        return {block: values for block, values in asked.items() if values}

    def does(self, op: str) -> bool:
        """Whether an operation stands in any of its scripts."""
        scripts = [key for key in self.scripts.by_key if key.startswith(f"{self.id}.")]
        return any(effect.op == op for key in scripts for effect in self.scripts.by_key[key])

    def barred_in(self, state: str) -> int:
        """§R193 The mask of the cards that want another state than this."""
        return sum(1 << card.number for card in self.formed if card.form != state)

    def deck(self) -> list[int]:
        return [card.number for card in self.cards for _ in range(card.cards)]


class Nobody(Hero):
    """§A44 Who stands for a seat that has not chosen yet: no fighters, no cards."""

    def __init__(self) -> None:
        self.id = NOBODY
        self.scripts = Scripts(Vocabulary({}))
        self.name = {}
        self.move = 0
        self.provenance = {}
        self.fighters = []
        self.state = None
        self.token = None
        self.abilities = []
        self.at = {}
        self.mover = None
        self.modifiers = []
        self.reckons_damage = False
        self.cards = []
        self.turncoats = []
        self.formed = []
        self.asks_state = {}
