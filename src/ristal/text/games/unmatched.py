"""What Unmatched says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ristal.engine.effect import Effect, Scripts
from ristal.engine.game import Game
from ristal.engine.question import Reason
from ristal.engine.table import Table
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.combat import BIG_BONUS, SMALL_BONUS
from ristal.games.unmatched.damage import EXHAUSTION
from ristal.games.unmatched.hero import ANY, COMMIT_BOOST, SCHEME, TIMINGS, Card, FighterKind, Hero
from ristal.games.unmatched.movement import MoveFighter, way
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.turn import GAZE_DAMAGE
from ristal.text.games.unmatched_board import BoardGuide
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, Counts, Event, Fact, Look, Options, Thing, View

VARIANTS = {  # operations that an option words otherwise: (operation, option, its value) -> how
    ("damage-one", "glance", "opposing"): "damage-one-opposing",
    ("prevent-damage", "bewilderment", "combat-damage"): "prevent-damage-of-combat",
    ("fetch", "lady", "always"): "fetch-and-shuffle",
}
BOOSTING = ("BoostMove", "BoostAttack", "CommitBoost")  # questions to which a card is above all its boost
PLAYED_AS = {"PlayAttack": "attack", "PlayDefence": "defence"}  # questions to which it is above all its value
ON_DECK = ("Foresee", "PutBack")  # questions about cards of a deck
NOT_IN_HAND = (*ON_DECK, "PickFromHand")  # and those about cards of another's hand: none is in one's own


class GameGuide(BoardGuide):
    words = ("manoeuvre", "scheme", "attack", "pass", "done", "yes", "no", "big", "small", "draw", "recover", "place")
    ends: ClassVar[Mapping[str, str]] = {"hero-defeated": "R137", "both-defeated": "R138", "still": "A42"}
    counted = ("attacks", "damage", "schemes", "steps")
    openings: ClassVar[Mapping[str, str]] = {"cards-revealed": "card-laid"}

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, UnmatchedGame)
        self.heroes = game.heroes
        self.plans = game.boards
        self.scripts = game.scripts
        self.cards: dict[str, list[tuple[Hero, Card]]] = {}  # by id: a card may be in several decks
        self.fighters: dict[str, tuple[Hero, FighterKind]] = {}
        for hero in game.heroes.values():
            for card in hero.cards:
                self.cards.setdefault(card.id, []).append((hero, card))
            for kind in hero.fighters:
                self.fighters.setdefault(kind.id, (hero, kind))
        super().__init__(game, texts)

    def make_kinds(self) -> dict[str, str]:
        kinds = {space: "space" for board in self.plans.values() for space in board.spaces}
        kinds.update(dict.fromkeys(self.plans, "board"))
        kinds.update(dict.fromkeys(self.cards, "card"))
        kinds.update(dict.fromkeys(self.heroes, "hero"))
        for name, (_, kind) in self.fighters.items():
            kinds[name] = "fighter"
            kinds.update(dict.fromkeys((f"{name}-{number}" for number in range(1, 4 * kind.count + 1)), "fighter"))
        return kinds

    # The catalogue

    def things(self, options: Options) -> list[Thing]:
        fighters = [self._fighter(hero, kind, options) for hero, kind in self.fighters.values()]
        heroes = [self._hero(hero, options) for hero in self.heroes.values() if hero.id not in self.fighters]
        cards = [self._card(card, options) for card in self.cards if self.kinds[card] == "card"]
        return [*heroes, *fighters, *cards, *(self.board_thing(board) for board in self.plans.values())]

    def _hero(self, hero: Hero, options: Options) -> Thing:
        """§A41 A hero who is no fighter: a name for several."""
        return self.thing(hero.id, "hero", self._hero_facts(hero), self.ability(hero, options))

    def _hero_facts(self, hero: Hero) -> list[Fact]:
        return [self.fact("move", hero.move, hero.provenance["move"])]

    def _fighter(self, hero: Hero, kind: FighterKind, options: Options) -> Thing:
        facts = [
            self.fact("role", self.role(kind), kind.provenance["name"], "hero" if kind.is_hero else "sidekick"),
            self.fact("health", kind.health, kind.provenance["health"]),
            self.fact(
                "attack-type",
                self.attack_type(kind),
                kind.provenance["attack"],
                "ranged" if kind.is_ranged else "melee",
            ),
            self.fact("count", kind.count, kind.provenance["count"]),
        ]
        if hero.id != kind.id:
            facts.append(self.fact("hero", self.texts.name(hero.id), kind.provenance["name"], hero.id))
        if kind.is_hero:
            facts += self._hero_facts(hero)
        return self.thing(kind.id, "fighter", facts, self.fighter_text(hero, kind, options), self.type_text(kind))

    def _card(self, card: str, options: Options) -> Thing:
        decks = self.cards[card]
        found = [each for _, each in decks]
        heroes = [self.texts.name(hero.id) for hero, _ in decks]
        facts = [
            self.fact("deck", ", ".join(heroes), "public", " ".join(hero.id for hero, _ in decks)),
            *self._card_fact(card, "cards", [(each.cards, "") for each in found]),
            *self._card_fact(
                card, "type", [(self.texts.say(f"unmatched-type-{each.type}"), each.type) for each in found]
            ),
            *([] if found[0].is_scheme else self._card_fact(card, "value", [(each.value, "") for each in found])),
            *self._card_fact(card, "boost", [(each.boost, "") for each in found]),
            *self._card_fact(card, "who", [(self.user(each), each.who) for each in found]),
            *(self.fact("tag", self.tag(tag), found[0].provenance["facts"], tag) for tag in found[0].tags),
        ]
        texts = ["\n".join(self._blocks(each, options)) for each in found]
        if len(set(texts)) > 1:
            texts = ["\n".join(f"{hero}: {text}" for hero, text in zip(heroes, texts, strict=True))]
        return self.thing(card, "card", facts, texts[0], texts[0].replace("\n", " "))

    def _card_fact(self, card: str, fact: str, values: Sequence[tuple[int | str, str]]) -> list[Fact]:
        """One fact for the copies of all decks, or one for each deck where they differ: `boost.alice`."""
        decks = self.cards[card]
        lines = [self.fact(fact, value, decks[0][1].provenance["facts"], code) for value, code in values]
        if len(set(values)) == 1:
            return lines[:1]
        for one, (hero, _) in zip(lines, decks, strict=True):
            one["id"] += f".{hero.id}"
            one["name"] += f" ({self.texts.name(hero.id)})"
        return lines

    # Words for what there is

    def role(self, kind: FighterKind) -> str:
        return self.texts.say("unmatched-role", role="hero" if kind.is_hero else "sidekick")

    def attack_type(self, kind: FighterKind) -> str:
        return self.texts.say("unmatched-attack-type", type="ranged" if kind.is_ranged else "melee")

    def user(self, card: Card) -> str:
        """Who may use a card."""
        return self.texts.say("unmatched-who-any") if card.who == ANY else self.texts.name(card.who)

    def tag(self, tag: str) -> str:
        message = f"unmatched-tag-{tag}"
        return self.texts.say(message) if self.texts.has(message) else tag

    def type_text(self, kind: FighterKind) -> str:
        """Role, attack type and health, for a row."""
        return f"{self.role(kind)}, {self.attack_type(kind)}, ♥{kind.health}"

    def ability(self, hero: Hero, options: Options) -> str:
        """What a hero can do besides, as the options in force have it."""
        lasts = hero.ability == COMMIT_BOOST and options.get("feint") == "boost-stays"
        message = f"unmatched-ability-{hero.ability}{'-stays' if lasts else ''}"
        return self.texts.say(message, hero=hero.id, attack=BIG_BONUS, defence=SMALL_BONUS, amount=GAZE_DAMAGE)

    def fighter_text(self, hero: Hero, kind: FighterKind, options: Options) -> str:
        """The character card in words."""
        ranged = "ranged" if kind.is_ranged else "melee"
        if not kind.is_hero:
            return self.texts.say(
                "unmatched-sidekick-text", hero=hero.id, type=ranged, health=kind.health, count=kind.count
            )
        said = self.texts.say("unmatched-hero-text", type=ranged, health=kind.health, move=hero.move)
        return f"{said} {self.ability(hero, options)}"

    def card_facts(self, card: Card) -> str:
        """Type, value and boost, for a row."""
        return f"{self._value(card, card.type)}, {self._boost(card)}"

    def _asked_facts(self, view: View, card: Card) -> str:
        """The facts of a card that is asked for, in brackets how many there are, what matters to the question, and
        whose it is unless anybody's: `(защита 3; Алиса) Усиление 1.`, `(×2, +1) Защита 3.`"""
        question, copies = view["question"]["name"], self._copies(view, card)
        whose = "" if card.who == ANY else f"; {self.user(card)}"
        if question in BOOSTING:
            first, then = f"+{card.boost}", self._value(card, card.type)
        elif question in PLAYED_AS:
            first, then = self._value(card, PLAYED_AS[question]), self._boost(card)
        else:
            return f"({copies}{self.card_facts(card)}{whose})"
        return f"({copies}{first}{whose}) {then[0].upper()}{then[1:]}."

    def _copies(self, view: View, card: Card) -> str:
        """`×2, ` where the hand that is asked about has several."""
        question = view["question"]
        hand = view["zones"][f"hand-{question['details'].get('other', view['asked'][0])}"]
        count = 0 if question["name"] in ON_DECK else hand.count(card.id)
        return f"×{count}, " if count > 1 else ""

    def _value(self, card: Card, kind: str) -> str:
        said = self.texts.say(f"unmatched-type-{kind}")
        return said if card.is_scheme else f"{said} {card.value}"

    def _boost(self, card: Card) -> str:
        return self.texts.say("unmatched-boost", boost=card.boost)

    def card_text(self, card: Card, options: Options) -> str:
        """All that a card does, made from its data, as the options in force have it."""
        return " ".join(self._blocks(card, options))

    def _blocks(self, card: Card, options: Options) -> list[str]:
        """What a card does at each of its moments."""
        scripts = self._worded(options)
        lines = []
        for timing in TIMINGS:
            key = f"{card.key}.{timing}"
            if key in scripts.by_key:
                label = "" if timing == SCHEME else self.texts.say(f"unmatched-timing-{timing}") + ": "
                lines.append(label + self.texts.script(scripts, key, inside=timing != SCHEME))
        return lines or [self.texts.say("unmatched-no-effect")]

    def _worded(self, options: Options) -> Scripts:
        """The scripts with operations that the options in force word otherwise."""
        changed = {op: name for (op, option, value), name in VARIANTS.items() if options.get(option) == value}
        if not changed:
            return self.scripts
        worded = Scripts(self.scripts.vocabulary)
        worded.by_key = {
            key: [_renamed(effect, changed) for effect in effects] for key, effects in self.scripts.by_key.items()
        }
        return worded

    # What a view shows

    def seat_names(self, view: View) -> list[str]:
        return [f"{SEATS[seat]} {self.texts.name(hero)}" for seat, hero in enumerate(view["heroes"])]

    def card_of(self, seat: int, view: View, card: str) -> Card | None:
        """The card of this id in the deck of a seat."""
        for hero, found in self.cards.get(card, ()):
            if hero.id == view["heroes"][seat]:
                return found
        return None

    def asked_card(self, view: View, answer: str) -> Card | None:
        """The card that an answer names: of another's deck, if the question is about another's hand."""
        if view["question"] is None:
            return None
        details = view["question"]["details"]
        return self.card_of(details.get("other", view["asked"][0]), view, answer)

    def note(self, view: View, answer: str) -> str:
        """A card's facts and text, the zones of a space and who stands there, or how fighters stand."""
        card = self.asked_card(view, answer)
        if card is not None:
            return f"{self._asked_facts(view, card)} {self.card_text(card, view['rulings'])}"
        if view["question"] is not None and view["question"]["name"] == "ChooseScript":
            return self._option(view, answer)
        if view["question"] is not None and view["question"]["name"] == "TakeAction":
            return self.texts.say(f"unmatched-note-{answer}", deck=_deck(view), amount=EXHAUSTION)
        if answer in self.plans[view["board"]].number:
            return " ".join([self.letters(view["board"], answer), *self._standing(view, answer)])
        fighters = {each["name"]: each for each in view["fighters"] if each["space"] is not None}
        found = [fighters[word] for word in answer.split() if word in fighters]
        if len(found) == 2:  # an attack: its target is what matters
            return f"({found[1]['space']} ♥{found[1]['health']})"
        return " ".join(f"{each['space']} ♥{each['health']}/{each['max_health']}" for each in found)

    def _standing(self, view: View, space: str) -> list[str]:
        """Who stands on a space; of whoever is asked to move, that this is no move."""
        names = [each["name"] for each in view["fighters"] if each["space"] == space]
        question = view["question"]
        if question is not None and question["name"] == "MoveFighter" and question["details"]["fighter"] in names:
            return [f"({self.texts.say('unmatched-note-stay')})"]
        return [self.texts.name(name) for name in names]

    def _option(self, view: View, word: str) -> str:
        """What an option of the running card does."""
        running = view["running"][-1]
        card = self.card_of(running["seat"], view, running["card"])
        assert card is not None
        scripts = self._worded(view["rulings"])
        for effect in scripts.by_key[f"{card.key}.{running['timing']}"]:
            for key in effect.scripts:
                if key.rsplit(".", 1)[-1] == word:
                    return " ".join([self.texts.script(scripts, key), *self._in_vain(view, scripts.by_key[key])])
        return ""

    def _in_vain(self, view: View, effects: Sequence[Effect]) -> list[str]:
        """§R133 §A21 Whom effects name who is not on the board: nothing happens to a defeated fighter."""
        standing = {each["kind"] for each in view["fighters"] if each["space"] is not None}
        named = [str(effect.arguments.get("who")) for effect in effects]
        return [
            self.texts.say("unmatched-note-in-vain", fighter=who)
            for who in named
            if who in self.fighters and who not in standing
        ]

    def hurts_oneself(self, view: View, answer: str) -> bool:
        """Damage to a fighter of one's own side."""
        question, seat = view["question"], view["seat"]
        if question is None or question["name"] != "DamageOne" or seat is None:
            return False
        teams = view["teams"]
        return any(each["name"] == answer and teams[each["seat"]] == teams[seat] for each in view["fighters"])

    def measure(self, table: Table, reason: Reason) -> dict[str, object]:
        if reason.message != "too-far":
            return {}
        assert isinstance(table, Unmatched)
        move = table.question
        assert isinstance(move, MoveFighter)
        to = table.arena.board.number[str(reason.details["space"])]
        return {"steps": len(way(table, move.fighter, to, move.through_all)) - 1}

    def about(self, view: View, answer: str) -> list[About]:
        if self.asked_card(view, answer) is not None:
            return [{"thing": f"card:{answer}", "where": self._where(view["question"])}]
        if answer in self.plans[view["board"]].number:
            return [{"thing": f"space:{answer}", "where": "board"}]
        names = [each["name"] for each in view["fighters"]]
        return [{"thing": f"fighter:{word}", "where": "board"} for word in answer.split() if word in names]

    def _where(self, question: View) -> str:
        """Where the cards of a question lie: in the hand of who is asked, in another's, on the deck."""
        if question["name"] in ON_DECK:
            return "deck"
        other = question["details"].get("other")
        return "hand" if other is None else f"zone:hand-{other}"

    def worded(self, event: Event, look: Look, mover: int | None, before: Sequence[Event]) -> Event:
        """Another's fighter is moved, it does not go; §R94 without a card nobody was asked to defend; a boost may be
        lost with the effects of its card."""
        kind = event["event"]
        if kind == "fighter-moved" and _owner(look(), event["fighter"]) != event["seat"]:
            return {**event, "event": "fighter-moved-by"}
        if kind == "defence-declined" and mover is not None and mover != event["seat"]:
            return {**event, "event": "defence-impossible"}
        if kind == "effects-cancelled" and self._loses_boost(event, look(), before):
            return {**event, "event": "effects-cancelled-with-boost"}
        return event

    def _loses_boost(self, event: Event, view: View, before: Sequence[Event]) -> bool:
        """§A7 Whether the effects were those of an attack with a boost; option O3 on a card without effects."""
        revealed = next((each for each in reversed(before) if each["event"] == "cards-revealed"), None)
        if revealed is None or revealed["boost"] == "none" or revealed["attack"] != event["card"]:
            return False
        card = self.card_of(event["seat"], view, event["card"])
        return view["rulings"]["feint"] == "boost-lost" or (card is not None and card.has_effects)

    def count(self, event: Event, view: View) -> Counts:
        kind = event["event"]
        if kind == "attack-declared":
            yield "attacks", event["seat"], 1
        elif kind == "damage-taken":
            yield "damage", _owner(view, event["fighter"]), event["amount"]
        elif kind == "scheme-played":
            yield "schemes", event["seat"], 1
        elif kind == "fighter-moved":
            yield "steps", event["seat"], event["steps"]


def _owner(view: View, fighter: str) -> int:
    """The seat of a fighter."""
    seat: int = next(each["seat"] for each in view["fighters"] if each["name"] == fighter)
    return seat


def _deck(view: View) -> str:
    """§R141 Whether whoever acts can draw, and what it brings if not."""
    if view["zones"][f"deck-{view['active']}"]:
        return "cards"
    return "exhaustion" if view["rulings"]["exhaustion"] == "damage" else "none"


def _renamed(effect: Effect, changed: Mapping[str, str]) -> Effect:
    """An effect under the operation that words it; a glance only, not a blow at neighbours."""
    if effect.op not in changed or effect.arguments.get("where") == "adjacent":
        return effect
    return Effect(changed[effect.op], effect.arguments, effect.when, effect.may, effect.scripts)
