"""The table of Unmatched: fighters on a board, a deck, a hand and a discard pile for each seat, and the combat that
is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ristal.engine.chance import Chance
from ristal.engine.data import Document, State
from ristal.engine.effect import EffectTable, Frame
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, NOBODY, Zone
from ristal.games.unmatched.arena import Arena, Fighter
from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.hero import ACTIONS, ATTACK, DEFENCE, Card
from ristal.games.unmatched.values import UNDECIDED, WINNERS, Combat, show_additions

if TYPE_CHECKING:
    from ristal.games.unmatched.view import (
        CombatView,
        FighterView,
        RunningView,
        SchemeView,
        TokenView,
        UnmatchedPublic,
        ValueView,
    )

ATTACK_SOURCE: Final = "attack"
DEFENCE_SOURCE: Final = "defence"
SCHEME_SOURCE: Final = "scheme"
ABILITY_SOURCE: Final = "ability"
NOT_LOCKED: Final = -1
NAMED_STATE: Final = "named-state"  # the name under which a script remembers what a wild symbol stands for
OPPONENT: Final = "opponent"  # the name under which a scheme remembers whom it is about
CHOSEN: Final = ("first", "second")  # the names under which a card remembers spaces


class Unmatched(EffectTable):
    """§R82 §R83 §R84 Discard piles are open to all, hands to their owners, decks to nobody; a state, to all."""

    def __init__(self, arena: Arena, chance: Chance) -> None:
        super().__init__(arena.seats, chance, [], arena.scripts)
        self.arena = arena
        self.space: list[int] = []  # of each fighter, -1 off the board
        self.health: list[int] = []
        self.start_space: list[int] = []  # §A17 where each stood when the turn began
        self.deck: list[Zone] = []
        self.hand: list[Zone] = []
        self.discard: list[Zone] = []
        self.attack_card: Zone = _EMPTY
        self.boost_card: Zone = _EMPTY
        self.defence_card: Zone = _EMPTY
        self.scheme_card: Zone = _EMPTY
        self.performer = -1  # the fighter that performs the scheme, once it is named
        self.state: list[int] = []  # of each seat's hero: the number of the word, 0 for none
        self.tokens: list[int] = []  # that each seat's hero has
        self.out_at: list[int] = []  # the turn in which a seat went out, 0 while it is in
        self.turns: list[int] = []  # that each seat has begun
        self.active = 0
        self.first = 0
        self.actions = 0  # left to the active seat
        self.taken = 0  # that it has taken in this turn
        self.locked = NOT_LOCKED  # §A72 the value of its attack cards in this turn
        self.still = 0  # §A42 turns, this one among them, in which nobody was hurt and nobody drew a card
        self.combat: Combat | None = None

    def lay_bare(self, arena: Arena) -> None:
        """Have nothing on the table but what these heroes begin with."""
        self.arena = arena
        count = len(arena.fighters)
        self.space = [-1] * count
        self.start_space = [-1] * count
        self.health = [0 if fighter.kind.is_in_reserve else fighter.kind.health for fighter in arena.fighters]
        self.deck = [Zone(NOBODY, seat, []) for seat in range(arena.seats)]
        self.hand = [Zone(arena.hand_seers(seat), seat, []) for seat in range(arena.seats)]
        self.discard = [Zone(EVERYONE, seat, []) for seat in range(arena.seats)]
        self.state = [hero.state.start if hero.state is not None else 0 for hero in arena.heroes]
        self.tokens = [hero.token.start if hero.token is not None else 0 for hero in arena.heroes]
        self.out_at = [0] * arena.seats
        self.turns = [0] * arena.seats

    def copy(self) -> Table:
        twin = Unmatched(self.arena, self.chance.copy())
        twin.stack = self.stack[:]
        twin.space = self.space[:]
        twin.health = self.health[:]
        twin.start_space = self.start_space[:]
        twin.deck = [zone.copy() for zone in self.deck]
        twin.hand = [zone.copy() for zone in self.hand]
        twin.discard = [zone.copy() for zone in self.discard]
        if self.combat is not None:
            twin.combat = self.combat.copy()
            twin.attack_card = self.attack_card.copy()
            twin.boost_card = self.boost_card.copy()
            twin.defence_card = self.defence_card.copy()
        if self.scheme_card.items:
            twin.scheme_card = self.scheme_card.copy()
            twin.performer = self.performer
        twin.state = self.state[:]
        twin.tokens = self.tokens[:]
        twin.out_at = self.out_at[:]
        twin.turns = self.turns[:]
        twin.active = self.active
        twin.first = self.first
        twin.actions = self.actions
        twin.taken = self.taken
        twin.locked = self.locked
        twin.still = self.still
        self._share_effects(twin)
        return twin

    def zones(self) -> list[tuple[str, Zone]]:
        named: list[tuple[str, Zone]] = []
        for seat in range(self.seats):
            named.append((_DECKS[seat], self.deck[seat]))
            named.append((_HANDS[seat], self.hand[seat]))
            named.append((_DISCARDS[seat], self.discard[seat]))
        named.append(("attack", self.attack_card))
        named.append(("boost", self.boost_card))
        named.append(("defence", self.defence_card))
        named.append(("scheme", self.scheme_card))
        return named

    def hidden_zones(self) -> list[Zone]:
        if self.combat is None:
            return [*self.deck, *self.hand]
        return [*self.deck, *self.hand, self.attack_card, self.boost_card, self.defence_card]

    def item_name(self, zone: str, item: int) -> str:
        return self.arena.cards[item].id

    def is_loose(self, zone: str) -> bool:
        return zone.startswith("hand")

    def loose_zones(self) -> list[Zone]:
        return self.hand

    def public(self) -> UnmatchedPublic:
        states = [self.state_word(seat) for seat in range(self.seats)]
        return {
            "board": self.arena.board.id,
            "mode": self.arena.mode,
            "rulings": dict(self.arena.settings.rulings),
            "heroes": [hero.id or None for hero in self.arena.heroes],
            "teams": list(self.arena.team),
            "fighters": [self.show_fighter(fighter) for fighter in self.arena.fighters],
            "sizes": states,
            "states": states,
            "tokens": [self.show_token(seat) for seat in range(self.seats)],
            "out": [turn > 0 for turn in self.out_at],
            "turns": list(self.turns),
            "active": self.active,
            "first": self.first,
            "actions": self.actions,
            "locked": self.locked if self.locked >= 0 else None,
            "still": self.still,
            "combat": None if self.combat is None else self.show_combat(self.combat),
            "scheme": self.show_scheme() if self.scheme_card.items else None,
            "running": [self.show_frame(frame) for frame in self.shown_frames()],
        }

    def show_token(self, seat: int) -> TokenView | None:
        """What a seat's hero has of its tokens."""
        token = self.arena.heroes[seat].token
        return None if token is None else {"token": token.id, "count": self.tokens[seat], "most": token.most}

    def show_fighter(self, fighter: Fighter) -> FighterView:
        index = fighter.index
        return {
            "name": fighter.name,
            "kind": fighter.kind.id,
            "seat": fighter.seat,
            "space": self._space_name(self.space[index]),
            "health": self.health[index],
            "max_health": fighter.kind.health,
            "began": self._space_name(self.began(index)) if self.stands(index) else None,
        }

    def began(self, fighter: int) -> int:
        """§A17 Where a fighter stood when the turn began: before the first action, where abilities have brought it."""
        return self.start_space[fighter] if self.taken else self.space[fighter]

    def _space_name(self, space: int) -> str | None:
        return self.arena.board.spaces[space] if space >= 0 else None

    def show_combat(self, combat: Combat) -> CombatView:
        fighters = self.arena.fighters
        attack: ValueView | None = None
        defence: ValueView | None = None
        if combat.revealed or combat.is_bonus:
            attack = {
                "base": combat.attack_base,
                "additions": show_additions(combat.attack_additions),
                "ignored": combat.attack_ignored > 0,
                "value": combat.attack_value(),
            }
        if combat.revealed:
            defence = {
                "base": combat.defence_base,
                "additions": show_additions(combat.defence_additions),
                "ignored": combat.defence_ignored > 0,
                "value": combat.defence_value(),
            }
        return {
            "attacker": fighters[combat.attacker].name,
            "target": fighters[combat.target].name,
            "attack": attack,
            "defence": defence,
            "cancelled": list(self.cancelled),
            "protected": [fighter.name for fighter in fighters if combat.prevented >> fighter.index & 1],
            "winner": None if combat.winner == UNDECIDED else WINNERS[combat.winner],
            "bonus": combat.is_bonus > 0,
        }

    def show_scheme(self) -> SchemeView:
        return {
            "seat": self.scheme_card.pool,
            "card": self.card(self.scheme_card.items[0]).id,
            "fighter": None if self.performer < 0 else self.fighter(self.performer).name,
        }

    def rule_of_may(self) -> str:
        return "R115"

    def rule_of_choice(self) -> str:
        return "A21"

    def thing_of(self, frame: Frame) -> str:
        return frame.script.split(".")[1]

    def shown_frames(self) -> list[Frame]:
        """Those that are blocks of the effects of a card, not parts of one; what an ability does, its events tell."""
        return [frame for frame in self.frames if frame.script.count(".") == 2 and frame.source != ABILITY_SOURCE]

    def show_frame(self, frame: Frame) -> RunningView:
        """A block of effects: its script is called after its deck, its card and its timing."""
        _, card, timing = frame.script.split(".")
        return {
            "seat": frame.seat,
            "source": frame.source,
            "card": card,
            "timing": timing,
            "spaces": [self.arena.board.spaces[frame.bound[name]] for name in CHOSEN if name in frame.bound],
            "opponent": frame.bound.get(OPPONENT),
        }

    def write(self) -> State:
        return {
            "board": self.arena.board.id,
            "heroes": [hero.id for hero in self.arena.heroes],
            "space": self.space[:],
            "health": self.health[:],
            "start_space": self.start_space[:],
            "zones": self.write_zones(),
            "slots": [] if self.combat is None else [[zone.sees, zone.pool] for zone in self.slots()],
            "size": self.state[:],  # the first state that there was
            "out_at": self.out_at[:],
            "turns": self.turns[:],
            "active": self.active,
            "first": self.first,
            "actions": self.actions,
            **({"taken": self.taken} if self.arena.gains_actions else {}),
            **({"locked": self.locked} if self.arena.locks_values else {}),
            **({"tokens": self.tokens[:]} if self.arena.has_tokens else {}),
            "still": self.still,
            "combat": None if self.combat is None else self.combat.write(),
            "performer": self.performer,
            "has_scheme": len(self.scheme_card.items) > 0,
            "effects": self.write_effects(),
        }

    def read(self, data: Document) -> None:
        self.space = data["space"]
        self.health = data["health"]
        self.start_space = data["start_space"]
        self.state = data["size"]
        self.out_at = data["out_at"]
        self.turns = data["turns"]
        self.active = data["active"]
        self.first = data["first"]
        self.actions = data["actions"]
        self.taken = data.get("taken", max(0, ACTIONS - self.actions) if sum(self.turns) else 0)  # nobody gained any
        self.locked = data.get("locked", NOT_LOCKED)
        self.tokens = data.get("tokens", self.tokens)
        self.still = data["still"]
        self.performer = data["performer"]
        slots = data["slots"] or [[EVERYONE, 0]] * 3
        self.attack_card, self.boost_card, self.defence_card = (Zone(sees, pool, []) for sees, pool in slots)
        self.scheme_card = Zone(EVERYONE, self.active if data["has_scheme"] else 0, [])
        if data["combat"] is not None:
            self.combat = Combat.read(data["combat"])
        self.read_zones(data["zones"])
        if self.combat is not None:
            self.attack_card.fits = self.usable(self.fighter(self.combat.attacker), ATTACK)
            self.defence_card.fits = self.usable(self.fighter(self.combat.target), DEFENCE)
        self.read_effects(data["effects"])

    # What the rules ask of a table

    def slots(self) -> list[Zone]:
        """Where the cards of a combat lie."""
        return [self.attack_card, self.boost_card, self.defence_card]

    def slots_of(self, seat: int) -> list[Zone]:
        """Where cards of this seat may lie face down."""
        return [slot for slot in self.slots() if slot.pool == seat and slot.sees != EVERYONE]

    def clear_combat(self) -> None:
        """§R109 The attack is over, its cards are put away."""
        self.combat = None
        self.cancelled = []
        self.attack_card = self.boost_card = self.defence_card = _EMPTY

    def clear_scheme(self) -> None:
        """§R79 The scheme is done and put away."""
        self.scheme_card = _EMPTY
        self.performer = -1

    def card(self, number: int) -> Card:
        return self.arena.cards[number]

    def fighter(self, index: int) -> Fighter:
        return self.arena.fighters[index]

    def stands(self, fighter: int) -> bool:
        """§R132 Whether a fighter is on the board."""
        return self.space[fighter] >= 0

    def occupied(self) -> int:
        """The mask of spaces that a fighter stands on."""
        mask: i64 = 0
        for space in self.space:
            if space >= 0:
                mask |= self.arena.board.bit[space]
        return mask

    def fighter_on(self, space: int) -> int:
        """The fighter that stands on a space, -1 for none."""
        for index in range(len(self.space)):
            if self.space[index] == space:
                return index
        return -1

    def of_kind(self, kind: str, seat: int) -> list[int]:
        """The fighters of a kind that a seat has, standing or not."""
        return [index for index in self.arena.of_seat[seat] if self.arena.fighters[index].kind.id == kind]

    def hero_stands(self, seat: int) -> bool:
        """§A41 §R137 Whether a seat has a hero that is not defeated: one of several is enough."""
        for index in self.arena.of_seat[seat]:
            if self.arena.fighters[index].kind.is_hero and self.health[index] > 0:
                return True
        return False

    def state_word(self, seat: int) -> str:
        """§R24 The state of a seat's hero, such as a size; §A100 or the symbol of the top card of the discard pile."""
        state = self.arena.heroes[seat].state
        if state is None or not state.is_derived:
            return NO_STATE if state is None else state.words[self.state[seat]]
        return self.card(self.discard[seat].items[-1]).symbol if self.discard[seat].items else NO_STATE

    def is_wild(self, seat: int) -> bool:
        """§A101 Whether the state of a seat's hero stands for any of its values."""
        state = self.arena.heroes[seat].state
        return state is not None and state.wild != NO_STATE and self.state_word(seat) == state.wild

    def usable(self, fighter: Fighter, kind: str) -> int:
        """The mask of cards that a fighter may attack or defend with now. §A102 Some may be played as another type."""
        mask = fighter.attacks_with if kind == ATTACK else fighter.defends_with
        for card in self.arena.heroes[fighter.seat].turncoats:
            frame = Frame(fighter.seat, "", ABILITY_SOURCE, 0, {})
            may_be = card.plays_as == kind and self.arena.may_use(card, fighter)
            if may_be and card.plays_when is not None and card.plays_when.holds(self, frame):
                mask |= 1 << card.number
        return mask & ~self.arena.heroes[fighter.seat].barred_in(self.state_word(fighter.seat))

    def is_in_form(self, seat: int, card: Card) -> bool:
        """§R193 Whether the state of a seat's hero lets it use a card."""
        return not card.form or card.form == self.state_word(seat)

    def fights_for(self, seat: int) -> list[int]:
        """The fighters of a seat that stand."""
        return [index for index in self.arena.of_seat[seat] if self.space[index] >= 0]


_EMPTY: Final = Zone(EVERYONE, 0, [])
_DECKS: Final = [f"deck-{seat}" for seat in range(4)]
_HANDS: Final = [f"hand-{seat}" for seat in range(4)]
_DISCARDS: Final = [f"discard-{seat}" for seat in range(4)]


def bare(arena: Arena, chance: Chance) -> Unmatched:
    """A table before anything lies on it."""
    t = Unmatched(arena, chance)
    t.lay_bare(arena)
    return t
