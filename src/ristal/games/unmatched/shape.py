"""What a saved table of Unmatched looks like."""

from __future__ import annotations

from typing import Any, Final

from ristal.engine.data import Options
from ristal.engine.effect import Scripts, effect_fields, effects_shape
from ristal.engine.game import RANDOM
from ristal.engine.question import Step
from ristal.engine.shape import FAR, Fields, Many, Perhaps, Pile, Row, Shape, Truth, Whole, Word, each, wrong
from ristal.engine.zone import EVERYONE
from ristal.games.unmatched.board import MOST_SPACES, Board
from ristal.games.unmatched.hero import TIMINGS, Card, Hero
from ristal.games.unmatched.state import SIZES, Unmatched
from ristal.games.unmatched.turn import ACTIONS, BeginTurn
from ristal.games.unmatched.values import BOOST, COMMITTED, EFFECT, OF_SIZE, WINNERS

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
            raise wrong(place, "a table", value)
        Word(list(self.boards)).check(value.get("board"), f"{place}.board")
        each(Word(list(self.heroes)), self.seats).check(value.get("heroes"), f"{place}.heroes")
        fighters = sum(kind.count for hero in value["heroes"] for kind in self.heroes[hero].fighters)
        Fields(self._fields(len(self.boards[value["board"]].spaces), fighters)).check(value, place)
        if all(value["out_at"]):  # whoever is next would be looked for without end
            raise wrong(f"{place}.out_at", "somebody who is in", value["out_at"])

    def _fields(self, spaces: int, fighters: int) -> dict[str, Shape]:
        seats = self.seats
        space, seat, turns = each(Whole(-1, spaces - 1), fighters), Whole(0, seats - 1), each(Whole(0, FAR), seats)
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
            "size": each(Whole(0, len(SIZES) - 1), seats),
            "out_at": turns,
            "turns": turns,
            "still": Whole(0, FAR),
            "active": seat,
            "first": seat,
            "actions": Whole(0, ACTIONS + MOST),
            "combat": Perhaps(_combat(fighters)),
            "performer": Whole(-1, fighters - 1),
            "has_scheme": Truth(),
            "effects": effects_shape(self.scripts, seats, max(spaces, fighters)),
        }


def _combat(fighters: int) -> Shape:
    fighter, flag, amount = Whole(0, fighters - 1), Whole(0, 1), Whole(-MOST, MOST)
    additions = Many(Row([Word([OF_SIZE, COMMITTED, BOOST, EFFECT]), Word(), amount]), 0, 99)
    prevented, winner = Whole(0, (1 << fighters) - 1), Whole(0, len(WINNERS) - 1)
    return Row([fighter, fighter, flag, amount, flag, amount, flag, prevented, winner, additions, additions])


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
        "through_all": Truth(),
    }


def contradictions(t: Unmatched, options: Options) -> list[str]:
    """Board and heroes are those that were chosen; what the steps speak of is on this board."""
    found = []
    if options["board"] not in (RANDOM, t.arena.board.id):
        found.append("it is another board")
    wanted = options["heroes"]
    assert isinstance(wanted, list)
    ids = [hero.id for hero in t.arena.heroes]
    found += [f"seat {seat} has another hero" for seat, hero in enumerate(ids) if wanted[seat] not in (RANDOM, hero)]
    if options["twice"] == "no" and len(set(ids)) != len(ids):
        found.append("a hero is there twice")
    for seat in range(t.seats):
        if t.out_at[seat] and (t.fights_for(seat) or t.out_at[seat] > sum(t.turns)):
            found.append(f"seat {seat} is out and is not")
    if t.out_at[t.active] and t.actions:
        found.append("whoever is out has actions left")
    if any(isinstance(step, BeginTurn) and t.out_at[step.seat] for step in t.steps()):
        found.append("whoever is out has a turn")
    for step in t.steps():
        if not _is_here(t, step):
            found.append(f"{type(step).__name__} speaks of what is not here")
    return found


def _is_here(t: Unmatched, step: Step) -> bool:
    """Whether the fighters and spaces that a step names are in this match."""
    for index in (getattr(step, "fighter", 0), getattr(step, "hero", 0)):
        if index >= len(t.space):
            return False
    spaces = getattr(step, "spaces", 0) >> len(t.arena.board.spaces)
    return not spaces and not getattr(step, "fighters", 0) >> len(t.space)
