"""What a saved table of Unmatched looks like."""

from __future__ import annotations

from typing import Any, Final

from ristal.engine.data import Options
from ristal.engine.draft import seats_to_choose
from ristal.engine.effect import Scripts
from ristal.engine.effect_shape import effect_fields, effects_shape
from ristal.engine.errors import Phrase
from ristal.engine.game import RANDOM
from ristal.engine.question import Step
from ristal.engine.shape import FAR, Either, Fields, Many, Perhaps, Pile, Row, Shape, Truth, Whole, Word, each, wrong
from ristal.engine.zone import EVERYONE
from ristal.games.unmatched.board import MOST_SPACES, Board
from ristal.games.unmatched.hero import ACTIONS, MOMENTS, NOBODY, TIMINGS, Card, Hero
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.turn import BeginTurn
from ristal.games.unmatched.values import BOOST, COMMITTED, EFFECT, GROUND, OF_ABILITY, WINNERS

MOST: Final = 999  # of a value, a move, an amount


class TableShape(Shape):
    """Board and heroes say how many spaces and fighters there are."""

    def __init__(
        self, seats: int, boards: dict[str, Board], heroes: dict[str, Hero], cards: list[Card], scripts: Scripts
    ) -> None:
        self.seats = seats
        self.boards = boards
        self.heroes = heroes
        self.cards = cards
        self.scripts = scripts

    def check(self, value: Any, place: str) -> None:
        if not isinstance(value, dict):
            raise wrong(place, Phrase("wrong-expected-table"), value)
        Word(list(self.boards)).check(value.get("board"), f"{place}.board")
        each(Word([*self.heroes, NOBODY]), self.seats).check(value.get("heroes"), f"{place}.heroes")
        heroes = [self.heroes[hero] for hero in value["heroes"] if hero]
        fighters = sum(kind.count for hero in heroes for kind in hero.fighters)
        fields = self._fields(len(self.boards[value["board"]].spaces), fighters)
        Fields({**fields, **turn_fields(heroes)}).check(value, place)
        if all(value["out_at"]):  # whoever is next would be looked for without end
            raise wrong(f"{place}.out_at", Phrase("unmatched-wrong-expected-in"), value["out_at"])

    def _fields(self, spaces: int, fighters: int) -> dict[str, Shape]:
        seats = self.seats
        space, seat, turns = each(Whole(-1, spaces - 1), fighters), Whole(0, seats - 1), each(Whole(0, FAR), seats)
        states = [hero.state for hero in self.heroes.values() if hero.state is not None]
        most_states = max((len(state.values) for state in states), default=0)
        pile, slot = Pile(len(self.cards)), Pile(len(self.cards), 1)
        zones: dict[str, Shape] = {f"{name}-{at}": pile for name in ("deck", "hand", "discard") for at in range(seats)}
        zones |= dict.fromkeys(("attack", "boost", "defence", "scheme"), slot)
        return {
            "board": Word(),
            "heroes": Many(Word()),
            "space": space,
            "start_space": space,
            "health": each(Whole(0, MOST), fighters),
            "zones": Fields(zones),
            "slots": Many(Row([Whole(0, EVERYONE), seat]), 0, 3),
            "size": each(Whole(0, most_states), seats),
            "out_at": turns,
            "turns": turns,
            "still": Whole(0, FAR),
            "active": seat,
            "first": seat,
            "actions": Whole(0, ACTIONS + MOST),
            "combat": Perhaps(_combat(fighters, [state.id for state in states])),
            "performer": Whole(-1, fighters - 1),
            "has_scheme": Truth(),
            "effects": effects_shape(self.scripts, seats, max(spaces, fighters, len(self.cards))),
        }


def turn_fields(heroes: list[Hero]) -> dict[str, Shape]:
    """What is written of a turn only where one of these heroes can change it."""
    fields = {"gain-action": ("taken", Whole(0, MOST)), "lock-value": ("locked", Whole(-1, MOST))}
    found: dict[str, Shape] = {
        name: shape for op, (name, shape) in fields.items() if any(hero.does(op) for hero in heroes)
    }
    most = [0 if hero.token is None else hero.token.most for hero in heroes]
    return {**found, "tokens": Row([Whole(0, each) for each in most])} if any(most) else found


def _combat(fighters: int, states: list[str]) -> Shape:
    fighter, flag, amount = Whole(0, fighters - 1), Whole(0, 1), Whole(-MOST, MOST)
    additions = Many(Row([Word([*states, OF_ABILITY, COMMITTED, BOOST, EFFECT, GROUND]), Word(), amount]), 0, 99)
    prevented, winner = Whole(0, (1 << fighters) - 1), Whole(0, len(WINNERS) - 1)
    row = [fighter, fighter, flag, amount, flag, amount, flag, prevented, winner, additions, additions]
    tally = Many(Whole(0, MOST), 0, 3)
    return Either(Either(Row(row), Row([*row, tally])), Row([*row, tally, Whole(-1, MOST), flag, Whole(0, EVERYONE)]))


def step_fields(seats: int, cards: list[Card], scripts: Scripts) -> dict[str, Shape]:
    count, fighter = Whole(0, MOST), Whole(0, 63)
    return {
        **effect_fields(scripts),
        **dict.fromkeys(("look", "take", "taken", "base", "move", "most", "amount", "count", "left"), count),
        "other": Whole(0, seats - 1),
        "place": Whole(0, seats - 1),
        "card": Whole(0, len(cards) - 1),
        "fighter": fighter,
        "hero": fighter,
        "fighters": Whole(0, (1 << 64) - 1),
        "spaces": Whole(0, (1 << MOST_SPACES) - 1),
        "name": Word(),
        "timing": Word(list(TIMINGS)),
        "moment": Word(list(MOMENTS)),
        "through_all": Truth(),
        "twice": Truth(),
        "space": Whole(0, MOST_SPACES - 1),
        "takers": Many(fighter, 0, MOST),
    }


def contradictions(t: Unmatched, options: Options) -> list[Phrase]:
    """Board and heroes are those that were chosen; what the steps speak of is on this board."""
    found = []
    if options["board"] not in (RANDOM, t.arena.board.id):
        found.append(Phrase("unmatched-broken-board"))
    wanted = options["heroes"]
    assert isinstance(wanted, list)
    ids = [hero.id for hero in t.arena.heroes]
    choosing = seats_to_choose(t.steps())
    for seat, hero in enumerate(ids):
        if wanted[seat] not in (RANDOM, hero):
            found.append(Phrase("unmatched-broken-other-hero", seat=seat))
        if (hero == NOBODY) != (seat in choosing):
            found.append(Phrase("unmatched-broken-no-hero", seat=seat))
    named = [hero for hero in ids if hero != NOBODY]
    if options["twice"] == "no" and len(set(named)) != len(named):
        found.append(Phrase("unmatched-broken-hero-twice"))
    for seat in range(t.seats):
        if t.out_at[seat] and (t.fights_for(seat) or t.out_at[seat] > sum(t.turns)):
            found.append(Phrase("unmatched-broken-out", seat=seat))
    if t.out_at[t.active] and t.actions:
        found.append(Phrase("unmatched-broken-out-actions"))
    if any(isinstance(step, BeginTurn) and t.out_at[step.seat] for step in t.steps()):
        found.append(Phrase("unmatched-broken-out-turn"))
    for step in t.steps():
        if not _is_here(t, step):
            found.append(Phrase("unmatched-broken-step", step=type(step).__name__))
    return found


def _is_here(t: Unmatched, step: Step) -> bool:
    """Whether the fighters and spaces that a step names are in this match."""
    for index in (getattr(step, "fighter", -1), getattr(step, "hero", -1)):
        if index >= len(t.space):
            return False
    spaces = getattr(step, "spaces", 0) >> len(t.arena.board.spaces)
    return not spaces and not getattr(step, "fighters", 0) >> len(t.space)
