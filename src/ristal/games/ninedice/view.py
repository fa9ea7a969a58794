"""The view of the nine-dice battle."""

from __future__ import annotations

from typing import TypedDict

from ristal.engine.view import View


class DieView(TypedDict):
    """A die of somebody's set: what it is, where it lies and what it shows."""

    id: str
    seat: int
    colour: str
    shape: str
    kind: str  # "attack", "defence" or "life"
    zone: str  # "set" in the draft, then "attack", "defence", "life", "reserve", "duel", "prison" or "abyss"
    value: int | None  # None where it shows nothing
    maximum: int
    special: bool  # wins ties
    trigger: int  # brings the bonus of its colour if it is rolled no higher


class ShownDie(TypedDict):
    """A die that lies open."""

    die: str
    value: int


class SideView(TypedDict):
    """The dice of a seat by zone."""

    attack: list[ShownDie]
    defence: list[ShownDie]
    life: list[ShownDie]
    reserve: list[str]
    duel: list[ShownDie]
    prison: list[str]
    abyss: list[str]


class DraftSide(TypedDict):
    """What the set of a seat still needs."""

    left: int  # dice still to be taken
    by_card: int  # how many of them the card decides on
    colours: list[str]  # in which the next die may be
    needs: list[str]  # kinds that the set lacks


class DraftView(TypedDict):
    """The draft under way."""

    seat: int | None  # who takes a die
    sides: list[DraftSide]


class ThrowView(TypedDict):
    """A die thrown in this attack, at what, and what the comparison said."""

    seat: int
    die: str
    roll: int | None  # None before the roll
    target: str
    compare: str  # "more", "less" or "none"
    against: int | None  # what the target showed when they were compared
    won: bool | None  # None where nothing has been compared


class DuelsView(TypedDict):
    """The reserve attack: who has the start, and the throws of the attack under way."""

    starter: int | None
    throws: list[ThrowView]


class BonusView(TypedDict):
    """A colour bonus that is still to be used, the next one first."""

    seat: int
    die: str
    running: bool  # else its turn has not come, or is being chosen
    given_to: str | None  # the die that a bonus for several has gone to already


class AimView(TypedDict):
    """What a die might be sent at while that is being chosen, and the rolls with which it would win."""

    die: str
    target: str
    wins: list[int]


class GiftView(TypedDict):
    """A die that the bonus at hand may go to, and whether it would get all of it."""

    target: str
    full: bool


class RunningView(TypedDict):
    """What a die is doing to another one."""

    seat: int
    source: str
    target: str
    part: str  # "win" or "loss" of a duel, "full" or "reduced" of a colour bonus


class SumsView(TypedDict):
    """The arithmetic of the battle under way, or of the one ahead as the dice lie now; each list by seat."""

    number: int
    under_way: bool
    attack: list[int]  # with exhaustion
    defence: list[int]
    life: list[int]
    left: list[int]  # what Life will be left
    exhaustion: int
    damage: list[int]  # what each seat suffers
    to_share: list[int]  # what is left of it to be shared among Life dice


class ExhaustionView(TypedDict):
    """After so many battles both sums of Attack grow by a step a battle."""

    after: int
    step: int


class StalemateView(TypedDict):
    """Battles running without harm, and the limits of a game without exhaustion."""

    quiet: int
    quiet_limit: int | None
    last_battle: int | None


class NineDicePublic(TypedDict):
    """What everybody knows: all but the plans of deployment."""

    phase: str  # "draft", "deployment", "bonuses", "duels", "battle", "reroll" or "over"
    first: int
    cards: list[str | None]
    battle: int  # battles fought
    began: int | None  # who began the last reserve attack
    plain: bool
    every_roll: bool  # bonuses in duels and at rerolls, too
    letter: bool  # who has no Life left anywhere loses before who has none on the field
    sets: list[list[str]]
    dice: list[DieView]
    sides: list[SideView]  # empty in the draft
    draft: DraftView | None
    duels: DuelsView
    targeted: list[str]  # what the starter has aimed at in this attack
    imprisoned: list[str]  # whom this attack has put in Prison
    aims: list[AimView]  # while a target or an answer to a duel is being chosen
    bonuses: list[BonusView]
    gifts: list[GiftView]  # while the target of a bonus is being chosen
    running: list[RunningView]
    sums: SumsView | None  # None in the draft
    exhaustion: ExhaustionView | None
    stalemate: StalemateView


class NineDiceView(View, NineDicePublic):
    """All that a seat may know."""


VIEW = NineDiceView
