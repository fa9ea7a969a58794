"""The view of Unmatched."""

from __future__ import annotations

from typing import TypedDict

from ristal.engine.view import View


class FighterView(TypedDict):
    """A fighter, on the board or off it."""

    name: str  # "harpy-2": unique in the match
    kind: str  # "harpy"
    seat: int
    space: str | None  # None: not placed yet, or defeated
    health: int
    max_health: int
    began: str | None  # where it stood when this turn began; None for one that was not there, or has left the board


class AdditionView(TypedDict):
    """Something that is added to a value."""

    kind: str  # "committed" (laid face down with the attack), "boost", "effect"; "ability", or the state it depends on
    card: str | None  # the card that it comes from
    amount: int  # 0 for a committed boost that was lost


class ValueView(TypedDict):
    """The value of a card in combat: the base, printed or set by an effect, and what is added to it."""

    base: int
    additions: list[AdditionView]
    ignored: bool  # counts as 0 for combat damage
    value: int


class CombatView(TypedDict):
    """An attack between its declaration and its end; its cards lie in the zones attack, boost and defence."""

    attacker: str
    target: str
    attack: ValueView | None  # None until the cards are revealed
    defence: ValueView | None
    cancelled: list[str]  # "attack", "defence": whose effects will not happen any more
    protected: list[str]  # the fighters that take no damage
    winner: str | None  # "attacker" or "defender"
    bonus: bool  # §A61 a bonus attack: its value is open before the defence is chosen


class SchemeView(TypedDict):
    """The scheme that is being played."""

    seat: int
    card: str
    fighter: str | None  # None until it is named


class RunningView(TypedDict):
    """A block of effects of a card that is being resolved; the last one asks."""

    seat: int
    source: str  # "attack", "defence" or "scheme"
    card: str
    timing: str  # "immediately", "during", "after", "later" or "scheme"
    spaces: list[str]  # chosen for what follows
    opponent: int | None  # picked for what follows


class TokenView(TypedDict):
    """§R196 What a hero has of its tokens, such as rage."""

    token: str
    count: int
    most: int


class UnmatchedPublic(TypedDict):
    """What everybody knows."""

    board: str
    mode: str
    rulings: dict[str, str]  # the options that change what cards and rules do
    heroes: list[str | None]  # None where a seat has not chosen yet
    teams: list[int]
    fighters: list[FighterView]
    states: list[str]  # of each seat's hero: "big", "small"; "none" for one without a state
    sizes: list[str]  # the former name of `states`
    tokens: list[TokenView | None]  # of each seat's hero; None for one without tokens
    out: list[bool]
    turns: list[int]  # that each seat has begun
    active: int
    first: int
    actions: int  # left to the active seat
    locked: int | None  # §A72 the value that its attack cards have to the end of the turn, whatever would change it
    still: int  # §A42 turns, this one among them, in which nobody was hurt and nobody drew a card
    combat: CombatView | None
    scheme: SchemeView | None
    running: list[RunningView]


class UnmatchedView(View, UnmatchedPublic):
    """All that a seat may know. The zones attack, boost, defence and scheme are there, empty or not."""


VIEW = UnmatchedView
