"""What heroes of Unmatched can do and be, in words made from their data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from ristal.engine.effect import Effect, Scripts
from ristal.engine.game import Game
from ristal.games.unmatched.carried import State, Token
from ristal.games.unmatched.conditions import InState
from ristal.games.unmatched.hero import ALWAYS, ATTACK, VALUE, Ability, Hero
from ristal.games.unmatched.selectors import ANY_SIDE, OPPOSING_SIDE, OfKind, Such
from ristal.games.unmatched.view import UnmatchedView
from ristal.text.games.unmatched_board import BoardGuide
from ristal.text.translator import Translator, sentence
from ristal.text.types import Options, Thing

Ruling: TypeAlias = tuple[frozenset[tuple[str, str]], bool]  # which operations are worded how, and whom a glance hits
VARIANTS = {  # operations that an option words otherwise: (operation, option, its value) -> how
    ("prevent-damage", "bewilderment", "combat-damage"): "prevent-damage-of-combat",
    ("fetch", "lady", "always"): "fetch-and-shuffle",
    ("boost", "feint", "boost-stays"): "boost-stays",
}


class AbilityGuide(BoardGuide):
    heroes: dict[str, Hero]
    scripts: Scripts

    def __init__(self, game: Game, texts: Translator) -> None:
        self._worded: dict[Ruling, Scripts] = {}
        super().__init__(game, texts)

    def ability(self, hero: Hero, options: Options) -> str:
        """What a hero can do besides, as the options in force have it."""
        said = [self._ability(ability, options) for ability in hero.abilities]
        state = hero.state
        if state is not None and state.is_derived:
            said.insert(0, self._describe_source(state))
        if hero.token is not None:
            said.append(self._describe_token(hero.token))
        return " ".join(said) or self.texts.say("unmatched-ability-none")

    def _describe_state(self, hero: Hero) -> str:
        """§A100 Where a state is read that is not set; or that cards ask for it."""
        assert hero.state is not None
        if hero.state.is_derived:
            return self._describe_source(hero.state)
        return self.texts.say("unmatched-state-text", hero=hero.id, state=hero.state.id)

    def _describe_source(self, state: State) -> str:
        return self.texts.say("unmatched-state-derived", state=state.id, wild=state.wild)

    def _describe_token(self, token: Token) -> str:
        return self.texts.say("unmatched-token-text", token=token.id, start=token.start, most=token.most)

    def tokens(self) -> list[Thing]:
        """What heroes gain and spend."""
        return [
            self.thing(hero.token.id, "token", [], self._describe_token(hero.token))
            for hero in self.heroes.values()
            if hero.token is not None
        ]

    def _ability(self, ability: Ability, options: Options) -> str:
        """An ability in words, made from its data: its moment, then what happens, or what it adds."""
        if ability.rule:
            return sentence(self.texts.say(f"unmatched-rule-{ability.rule}"))
        if ability.moment == ALWAYS:
            return sentence(self._modifier(ability))
        effects = self.worded_scripts(options).by_key[ability.script]
        first = self.texts.effect(_allowed(effects[0], ability), self.scripts)
        others = [sentence(self.texts.effect(effect, self.scripts)) for effect in effects[1:]]
        moment = self.texts.say(f"unmatched-moment-{ability.moment}", of=ability.of)
        return " ".join([f"{moment}: {first}.", *others])

    def _modifier(self, ability: Ability, bare: bool = False) -> str:
        """What an ability adds to values, or to the move; `bare` without its condition."""
        values = self.texts.argument("by", ability.by)
        if ability.modifies == VALUE:
            values |= self.texts.argument("user", ability.user)
        said = self.texts.say(f"unmatched-modify-{ability.modifies}", **values, card=ability.card, may=ability.may)
        return said if ability.when is None or bare else self.texts.under(ability.when, said)

    def in_state(self, hero: Hero, value: str) -> list[str]:
        """What a hero adds in a state, each in a sentence."""
        return [
            sentence(self._modifier(ability, bare=True))
            for ability in hero.modifiers
            if isinstance(ability.when, InState) and ability.when.value == value
        ]

    def added_by_state(self, view: UnmatchedView, fighter: str) -> int:
        """§R174 What the state of a hero is going to add to an attack card of this fighter."""
        found = next(each for each in view["fighters"] if each["name"] == fighter)
        modifiers = self.heroes[view["heroes"][found["seat"]] or ""].modifiers
        return sum(
            modifier.by
            for modifier in modifiers
            if isinstance(modifier.by, int)
            and modifier.card == ATTACK
            and isinstance(modifier.user, OfKind)
            and modifier.user.kind == found["kind"]
            and isinstance(modifier.when, InState)
            and modifier.when.value == view["states"][found["seat"]]
        )

    def states(self) -> list[Thing]:
        """The states that heroes can be in, with what each adds."""
        return [
            self.thing(value, "state", [], " ".join(self.in_state(hero, value)) or self._describe_state(hero))
            for hero in self.heroes.values()
            if hero.state is not None
            for value in hero.state.values
        ]

    def worded_scripts(self, options: Options) -> Scripts:
        """The scripts with operations that the options in force word otherwise."""
        changed = {op: name for (op, option, value), name in VARIANTS.items() if options.get(option) == value}
        opposing_only = options.get("glance") == "opposing"
        if not changed and not opposing_only:
            return self.scripts
        ruling = frozenset(changed.items()), opposing_only
        if ruling not in self._worded:
            worded = self._worded[ruling] = Scripts(self.scripts.vocabulary)
            worded.by_key = {
                key: [_as_ruled(effect, changed, opposing_only, self.scripts) for effect in effects]
                for key, effects in self.scripts.by_key.items()
            }
        return self._worded[ruling]


def _as_ruled(effect: Effect, changed: Mapping[str, str], opposing_only: bool, scripts: Scripts) -> Effect:
    """An effect under the operation that words it; §A22 by option O7 a glance hits opposing fighters only."""
    who = effect.arguments.get("who")
    arguments = effect.arguments
    if opposing_only and isinstance(who, Such) and who.side == ANY_SIDE and who.in_zone is not None:
        arguments = {**arguments, "who": Such(who.word, {**who.arguments, "side": OPPOSING_SIDE})}
    op = changed.get(effect.op, effect.op)
    if op != effect.op:  # nobody knows what else there is to say of an operation of another name
        parameters: Mapping[str, str] = type(scripts.vocabulary.operations[effect.op]).PARAMETERS
        arguments = {**{name.removesuffix("?"): "none" for name in parameters}, **arguments}
    return Effect(op, arguments, effect.when, effect.may, effect.scripts, effect.bind, effect.by_opponent)


def _allowed(effect: Effect, ability: Ability) -> Effect:
    """The first effect of an ability under the ability's own condition, and as optional as it is."""
    when, may = effect.when or ability.when, effect.may or ability.may
    return Effect(effect.op, effect.arguments, when, may, effect.scripts, effect.bind, effect.by_opponent)
