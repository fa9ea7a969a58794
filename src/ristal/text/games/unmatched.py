"""What Unmatched says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ristal.engine.effect import Effect, Scripts
from ristal.engine.form import Form
from ristal.engine.game import Game
from ristal.engine.question import Reason
from ristal.engine.table import Table
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.board import spaces_in
from ristal.games.unmatched.damage import EXHAUSTION
from ristal.games.unmatched.hero import ANY, SCHEME, TIMINGS, Card, FighterKind, Hero
from ristal.games.unmatched.movement import MoveFighter, spread, way
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.view import UnmatchedView
from ristal.text.games.unmatched_events import EventGuide
from ristal.text.games.unmatched_reading import deck, has_symbol
from ristal.text.questions import details, number_detail, question_name, text_detail
from ristal.text.translator import Translator, sentence
from ristal.text.types import SEATS, About, Fact, MoveReach, Options, Thing

BOOSTING = ("BoostMove", "BoostAttack", "CommitBoost")  # questions to which a card is above all its boost
PLAYED_AS = {"PlayAttack": "attack", "PlayDefence": "defence"}  # questions to which it is above all its value
ON_DECK = ("Foresee", "PutBack", "KeepDrawn", "SinkDrawn")  # questions about cards of a deck
NOT_IN_HAND = (*ON_DECK, "PickFromHand", "ChooseShown", "ChooseCard", "PickAttack")
# and those about cards of another's hand: none is in one's own

CHOOSING = ("ChooseHero", "ChooseHeroSecretly")


class GameGuide(EventGuide):
    words = (
        "manoeuvre", "scheme", "attack", "pass", "done", "yes", "no", "draw", "recover",
        "place", "more", "less", "power", "ruin", "this", "top", "move", "act",
    )  # fmt: skip
    ends: ClassVar[Mapping[str, str]] = {"hero-defeated": "R137", "both-defeated": "R138", "still": "A42"}
    counted = ("attacks", "damage", "schemes", "steps")
    round_event = "turn-begun"
    unlogged: ClassVar[frozenset[str]] = frozenset(
        {"action-taken", "card-laid", "combat-cards-discarded", "combat-ended", "defence-declined", "scheme-discarded"}
    )
    decisive = ("cards-revealed", "scheme-played", "deck-ran-out")
    openings: ClassVar[Mapping[str, str]] = {"cards-revealed": "card-laid"}

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, UnmatchedGame)
        self.heroes = game.heroes
        self.plans = game.boards
        self.scripts = game.scripts
        self._card_texts: dict[tuple[str, Scripts], str] = {}
        self.cards = {}
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
        kinds.update((value, "state") for hero in self.heroes.values() if hero.state for value in hero.state.values)
        kinds.update((hero.token.id, "token") for hero in self.heroes.values() if hero.token)
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
        return [
            *heroes,
            *fighters,
            *self.states(),
            *self.tokens(),
            *cards,
            *(self.board_thing(board, options) for board in self.plans.values()),
        ]

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
            *(self.fact("form", self.texts.name(each.form), "public", each.form) for each in found if each.form),
            *(self.fact("symbol", each.symbol, found[0].provenance["facts"]) for each in found[:1] if has_symbol(each)),
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

    def fighter_text(self, hero: Hero, kind: FighterKind, options: Options) -> str:
        """The character card in words."""
        ranged = "ranged" if kind.is_ranged else "melee"
        if not kind.is_hero:
            said = self.texts.say(
                "unmatched-sidekick-text", hero=hero.id, type=ranged, health=kind.health, count=kind.count
            )
            return f"{said} {self.texts.say('unmatched-reserve-text')}" if kind.is_in_reserve else said
        said = self.texts.say("unmatched-hero-text", type=ranged, health=kind.health, move=hero.move)
        return f"{said} {self.ability(hero, options)}"

    def card_facts(self, card: Card) -> str:
        """Type, value and boost, for a row."""
        return f"{self._value(card, card.type)}, {self._boost(card)}"

    def _describe_asked(self, view: UnmatchedView, card: Card) -> str:
        """The facts of a card that is asked for, in brackets how many there are, what matters to the question, and
        whose it is unless anybody's: `(защита 3; Алиса) Усиление 1.`, `(×2, +1) Защита 3.`"""
        question, copies = question_name(view), self._copies(view, card)
        whose = "" if card.who == ANY else f"; {self.user(card)}"
        if question in BOOSTING:
            first, then = f"+{card.boost}", self._value(card, card.type)
        elif question in PLAYED_AS:
            first, then = self._value(card, PLAYED_AS[question]), self._boost(card)
        else:
            return f"({copies}{self.card_facts(card)}{whose})"
        return f"({copies}{first}{whose}) {then[0].upper()}{then[1:]}."

    def _copies(self, view: UnmatchedView, card: Card) -> str:
        """`×2, ` where the hand that is asked about has several."""
        hand = view["zones"][f"hand-{number_detail(view, 'other', view['asked'][0])}"]
        count = 0 if question_name(view) in ON_DECK else hand.count(card.id)
        return f"×{count}, " if count > 1 else ""

    def _value(self, card: Card, kind: str) -> str:
        said = self.texts.say(f"unmatched-type-{kind}")
        return said if card.is_scheme else f"{said} {card.value}"

    def _boost(self, card: Card) -> str:
        return self.texts.say("unmatched-boost", boost=card.boost)

    def card_text(self, card: Card, options: Options) -> str:
        """All that a card does, made from its data, as the options in force have it."""
        key = card.key, self.worded_scripts(options)
        if key not in self._card_texts:
            self._card_texts[key] = " ".join(self._blocks(card, options))
        return self._card_texts[key]

    def _blocks(self, card: Card, options: Options) -> list[str]:
        """What a card does at each of its moments."""
        scripts = self.worded_scripts(options)
        lines = [self.texts.say("unmatched-uncancellable")] if card.is_uncancellable else []
        if card.plays_when is not None:
            said = self.texts.say("unmatched-playable-as", type=card.plays_as)
            lines.append(sentence(self.texts.under(card.plays_when, said)))
        for timing in TIMINGS:
            key = f"{card.key}.{timing}"
            if key in scripts.by_key:
                label = "" if timing == SCHEME else self.texts.say(f"unmatched-timing-{timing}") + ": "
                lines.append(label + self.texts.script(scripts, key, inside=timing != SCHEME))
        lines = lines or [self.texts.say("unmatched-no-effect")]
        return [self.texts.say("unmatched-symbol", symbol=card.symbol), *lines] if has_symbol(card) else lines

    # What a view shows

    def seat_names(self, view: UnmatchedView) -> list[str]:
        """A seat is called by its hero; while it has none, by its number."""
        names = [self.texts.name(hero) if hero else str(seat + 1) for seat, hero in enumerate(view["heroes"])]
        return [f"{SEATS[seat]} {name}" for seat, name in enumerate(names)]

    def asked_card(self, view: UnmatchedView, answer: str) -> Card | None:
        """The card that an answer names: of another's deck, if the question is about another's hand."""
        if view["question"] is None:
            return None
        return self.card_of(number_detail(view, "other", view["asked"][0]), view, answer)

    def is_called(self, view: UnmatchedView, seat: int) -> bool:
        return bool(view["heroes"][seat])

    def note(self, view: UnmatchedView, answer: str) -> str:
        """A card's facts and text, the zones of a space and who stands there, or how fighters stand."""
        card = self.asked_card(view, answer)
        if card is not None:
            return f"{self._describe_asked(view, card)} {self.card_text(card, view['rulings'])}"
        if question_name(view) in CHOOSING:
            return self.ability(self.heroes[answer], view["rulings"])
        if question_name(view) == "ChooseScript":
            return self._option(view, answer)
        if question_name(view) == "ChooseState":
            return " ".join(self.in_state(self.heroes[view["heroes"][view["asked"][0]] or ""], answer))
        if question_name(view) == "TakeAction":
            return self.texts.say(f"unmatched-note-{answer}", deck=deck(view), amount=EXHAUSTION)
        if answer in self.plans[view["board"]].number:
            return " ".join([self.letters(view["board"], answer), *self._standing(view, answer)])
        fighters = {each["name"]: each for each in view["fighters"] if each["space"] is not None}
        found = [fighters[word] for word in answer.split() if word in fighters]
        if len(found) == 2:  # an attack: its target is what matters
            return f"({found[1]['space']} ♥{found[1]['health']})"
        return " ".join(f"{each['space']} ♥{each['health']}/{each['max_health']}" for each in found)

    def _standing(self, view: UnmatchedView, space: str) -> list[str]:
        """Who stands on a space; of whoever is asked to move, that this is no move."""
        names = [each["name"] for each in view["fighters"] if each["space"] == space]
        if question_name(view) == "MoveFighter" and text_detail(view, "fighter") in names:
            return [f"({self.texts.say('unmatched-note-stay')})"]
        return [self.texts.name(name) for name in names]

    def _option(self, view: UnmatchedView, word: str) -> str:
        """What an option of the running card does; an ability says so itself."""
        if not view["running"]:
            return ""
        running = view["running"][-1]
        card = self.card_of(running["seat"], view, running["card"])
        assert card is not None
        scripts = self.worded_scripts(view["rulings"])
        for effect in scripts.by_key[f"{card.key}.{running['timing']}"]:
            for key in effect.scripts:
                if key.rsplit(".", 1)[-1] == word:
                    return " ".join([self.texts.script(scripts, key), *self._in_vain(view, scripts.by_key[key])])
        return ""

    def _in_vain(self, view: UnmatchedView, effects: Sequence[Effect]) -> list[str]:
        """§R133 §A21 Whom effects name who is not on the board: nothing happens to a defeated fighter."""
        standing = {each["kind"] for each in view["fighters"] if each["space"] is not None}
        named = [who.word for effect in effects if isinstance(who := effect.arguments.get("who"), Form)]
        return [
            self.texts.say("unmatched-note-in-vain", fighter=who)
            for who in named
            if who in self.fighters and who not in standing
        ]

    def reach(self, view: UnmatchedView, answer: str) -> MoveReach | None:
        """§R53 §R64 Where the own fighters could go in this manoeuvre, with the boost of a card or without; of a hero
        whose ability may raise the move it is not foretold."""
        if question_name(view) != "BoostMove":
            return None
        seat = view["asked"][0]
        hero = self.heroes[view["heroes"][seat] or ""]
        if hero.mover is not None:
            return None
        card = self.card_of(seat, view, answer)
        most = hero.move + (card.boost if card else 0)
        board = self.plans[view["board"]]
        standing = [(each, board.number[each["space"]]) for each in view["fighters"] if each["space"] is not None]
        taken = sum(board.bit[space] for _, space in standing)
        teams = view["teams"]
        blocked = sum(board.bit[space] for each, space in standing if teams[each["seat"]] != teams[seat])
        seen = 0
        for each, space in standing:
            if each["seat"] == seat:
                seen |= spread(board, space, most, blocked) & ~taken
        return {"most": most, "spaces": [board.spaces[space] for space in spaces_in(seen)]}

    def hurts_oneself(self, view: UnmatchedView, answer: str) -> bool:
        """Damage to a fighter of one's own side."""
        seat = view["seat"]
        if question_name(view) != "DamageOne" or seat is None:
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

    def about(self, view: UnmatchedView, answer: str) -> list[About]:
        if self.asked_card(view, answer) is not None:
            return [{"thing": f"card:{answer}", "where": self._where(view)}]
        if answer in self.plans[view["board"]].number:
            return [{"thing": f"space:{answer}", "where": "board"}]
        names = [each["name"] for each in view["fighters"]]
        return [{"thing": f"fighter:{word}", "where": "board"} for word in answer.split() if word in names]

    def _where(self, view: UnmatchedView) -> str:
        """Where the cards of a question lie: in the hand of who is asked, in another's, on the deck."""
        if question_name(view) in ON_DECK:
            return "deck"
        other, pile = details(view).get("other"), details(view).get("pile")
        return f"zone:{pile}" if pile is not None else "hand" if other is None else f"zone:hand-{other}"
