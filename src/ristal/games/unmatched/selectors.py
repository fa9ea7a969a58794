"""Whom an effect means: words such as `own` and `each-harpy`, and tables that say where somebody stands."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import Effect, Frame
from ristal.engine.form import Form
from ristal.games.unmatched.hero import ATTACK
from ristal.games.unmatched.state import ABILITY_SOURCE, Unmatched
from ristal.games.unmatched.values import Combat

EACH: Final = "each-"
BOUND: Final = "$"
ONE: Final = "one"
OWN_SIDE: Final = "own"
OPPOSING_SIDE: Final = "opposing"
ANY_SIDE: Final = "any"


def fight(t: Unmatched) -> Combat:
    """The combat that is on; schemes have none."""
    assert t.combat is not None
    return t.combat


def is_attacker(t: Unmatched, frame: Frame) -> bool:
    """Whether a card, or an ability, is the attacker's."""
    if frame.source == ABILITY_SOURCE:
        return t.fighter(fight(t).attacker).seat == frame.seat
    return frame.source == ATTACK


def own_fighter(t: Unmatched, frame: Frame) -> int:
    """§R113 The fighter of this card in this combat."""
    return fight(t).attacker if is_attacker(t, frame) else fight(t).target


def opposing_fighter(t: Unmatched, frame: Frame) -> int:
    return fight(t).target if is_attacker(t, frame) else fight(t).attacker


class Fighters(Form):
    """Fighters that stand, in the order of the table. §R120 Whoever does not stand is not meant."""

    KIND: ClassVar[str] = "fighters"
    IS_CHOICE: ClassVar[bool] = False

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        """Whom the words mean, standing or not."""
        raise NotImplementedError

    def found(self, t: Unmatched, frame: Frame) -> list[int]:
        return [index for index in self.named(t, frame) if t.stands(index)]

    def is_one(self) -> bool:
        """Whether one of them is to be picked."""
        return self.IS_CHOICE


class Own(Fighters):
    """`own`: the fighter of this card in this combat."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [own_fighter(t, frame)]


class Opposing(Fighters):
    """`opposing`: the other fighter of this combat."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [opposing_fighter(t, frame)]


class Attacker(Fighters):
    """`attacker`: whoever attacks in this combat."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [fight(t).attacker]


class Defender(Fighters):
    """`defender`: whoever is attacked in this combat."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [fight(t).target]


class Either(Fighters):
    """`either`: one of the two fighters of this combat."""

    IS_CHOICE: ClassVar[bool] = True

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [fight(t).attacker, fight(t).target]


class Both(Fighters):
    """`both`: the two fighters of this combat."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [fight(t).attacker, fight(t).target]


class EachOwn(Fighters):
    """`each-own`: every fighter of one's own."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return t.arena.of_seat[frame.seat]


class Everyone(Fighters):
    """§A16 `everyone`: every fighter on the board."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return [fighter.index for fighter in t.arena.fighters]


class OfKind(Fighters):
    """§R160 `FIGHTER` or `each-FIGHTER`: those of the kind that the card's player has."""

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.kind = word.removeprefix(EACH)

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        return t.of_kind(self.kind, frame.seat)


class Bound(Fighters):
    """`$NAME`: those whom the effect of that name was about."""

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        name = self.word.removeprefix(BOUND)
        return [fighter.index for fighter in t.arena.fighters if f"{name}.{fighter.index}" in frame.bound]


class Such(Fighters):
    """`{ pick = "one", side = "opposing", in-zone = "FIGHTER" }`: the fighters of a side, heroes or sidekicks, next to
    somebody or in a zone with somebody, but for some, or `flanked` by one's own; all keys may be left out, and those
    that are there add up."""

    PARAMETERS: ClassVar[dict[str, str]] = {
        "pick?": "pick",
        "side?": "side",
        "kind?": "role",
        "fighter?": "kind",
        "adjacent?": "fighters",
        "in-zone?": "fighters",
        "among?": "fighters",
        "except?": "fighters",
        "flanked?": "flag",
    }

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.side = str(arguments.get("side", ANY_SIDE))
        self.kind = str(arguments.get("kind", ""))
        self.fighter = str(arguments.get("fighter", ""))
        self.adjacent = _fighters(arguments.get("adjacent"))
        self.in_zone = _fighters(arguments.get("in-zone"))
        self.among = _fighters(arguments.get("among"))
        self.but = _fighters(arguments.get("except"))

    def is_one(self) -> bool:
        return self.arguments.get("pick") == ONE

    def spares(self, t: Unmatched, frame: Frame, fighter: int) -> bool:
        """§A22 Whether a fighter is of a side that is not meant (option O7: in a zone, only opposing ones are)."""
        side = self.side
        if side == ANY_SIDE and self.in_zone is not None and not t.arena.settings.glance_any:
            side = OPPOSING_SIDE
        return side != ANY_SIDE and t.arena.are_allies(frame.seat, t.fighter(fighter).seat) != (side == OWN_SIDE)

    def named(self, t: Unmatched, frame: Frame) -> list[int]:
        board = t.arena.board
        spaces = -1
        if self.adjacent is not None:
            spaces &= around(t, frame, self.adjacent, board.next_to)
        if self.in_zone is not None:
            spaces &= around(t, frame, self.in_zone, board.in_zone)
        among = self.among.found(t, frame) if self.among is not None else None
        left_out = self.but.found(t, frame) if self.but is not None else []
        fighters: list[int] = []
        for other in t.arena.fighters:
            space = t.space[other.index]
            if space < 0 or not (spaces >> space) & 1 or self.spares(t, frame, other.index) or other.index in left_out:
                continue
            if self.fighter and other.kind.id != self.fighter:
                continue
            if among is not None and other.index not in among:
                continue
            if self.arguments.get("flanked") and not is_flanked(t, frame.seat, other.index):
                continue
            if not self.kind or other.kind.is_hero == (self.kind == "hero"):
                fighters.append(other.index)
        return fighters


def _fighters(form: object) -> Fighters | None:
    assert form is None or isinstance(form, Fighters)
    return form


def around(t: Unmatched, frame: Frame, fighters: Fighters, spaces_of: list[int]) -> int:
    """The mask of spaces next to, or in a zone with, any of these fighters."""
    mask = 0
    for index in fighters.found(t, frame):
        mask |= spaces_of[t.space[index]]
    return mask


def is_flanked(t: Unmatched, seat: int, fighter: int) -> bool:
    """§A109 Whether a fighter stands next to two or more fighters of this seat; a team mate's do not count."""
    near = t.arena.board.next_to[t.space[fighter]]
    return sum(near >> t.space[index] & 1 for index in t.fights_for(seat)) > 1


def fighters_of(effect: Effect, name: str) -> Fighters:
    """Whom an argument of an effect means."""
    form = effect.arguments[name]
    assert isinstance(form, Fighters)
    return form


SELECTORS: Final[dict[str, type[Form]]] = {
    "own": Own,
    "opposing": Opposing,
    "either": Either,
    "both": Both,
    "each-own": EachOwn,
    "everyone": Everyone,
    "attacker": Attacker,
    "defender": Defender,
    "*": OfKind,
    BOUND: Bound,
    "{}": Such,
}
