"""Chapter «Пояснения к эффектам карт»: the verbs in which moves, demons and battlefields are written."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Effect, Frame, Operation, Vocabulary, begin_script
from ristal.games.demons.card_events import HandSeen
from ristal.games.demons.cards import ACTION_KEY, MOST_ENERGY
from ristal.games.demons.conditions import CONDITIONS
from ristal.games.demons.draw import discard_by_chance, draw_cards, hand_out
from ristal.games.demons.events import (
    EnergyGained,
    FirstToReveal,
    InitiativeKept,
    InitiativeTaken,
    KnockoutAppeared,
    SecondActionBegun,
    StanceHeld,
    StanceTaken,
    TrapAppeared,
)
from ristal.games.demons.knowledge import show_hand
from ristal.games.demons.leaving import harm
from ristal.games.demons.state import NONE, Demons
from ristal.games.demons.tactics import ClearTactics, LayKnockout, SetTrap, SetTraps, free_tactics
from ristal.games.demons.targets import ChooseOpponent, NameMove, TakeCard, discard_named, take_random

COUNT: Final = {"count": "number"}


def target_of(t: Demons, frame: Frame) -> int:
    """§A9 The opponent that the script has chosen, if there was one to choose. §R39 They must still be in the fight."""
    target = frame.bound.get("target", NONE)
    return target if target != NONE and t.is_fighting(target) else NONE


def actor(t: Demons, frame: Frame) -> int:
    """Whose action it is; NONE for abilities and battlefields."""
    return frame.seat if frame.source in t.cards.by_id else NONE


def unguarded(t: Demons, frame: Frame, seats: list[int]) -> list[int]:
    """§R57 §A4 §A5 Those whom the card can reach: «Комбо» and «Натиск» do nothing to a demon in «Защитная стойка»."""
    if not t.stance or frame.source not in t.cards.by_id or not t.cards.by_id[frame.source].stopped_by_stance:
        return seats
    reached = []
    for seat in seats:
        if not t.stance >> seat & 1:
            reached.append(seat)
        elif t.events is not None:
            t.tell(StanceHeld(seat, frame.source))
    return reached


# What a demon does


class Draw(Operation[Demons]):
    """§R62 §R64 Cards from the deck."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        draw_cards(t, frame.seat, effect.number("count"))


class Gain(Operation[Demons]):
    """§R53 §R61 §A15 Energy, up to the limit; some demons get more of it from one action."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        count = effect.number("count")
        demon = t.demon(frame.seat)
        if demon is not None and demon.gains and frame.script == f"{ACTION_KEY}.{demon.gains_from}":
            count += demon.gains
        gain(t, frame.seat, count)


def gain(t: Demons, seat: int, count: int) -> None:
    """§R6 §R53 Energy never rises above six."""
    before = t.energy[seat]
    t.energy[seat] = min(MOST_ENERGY, before + count)
    if t.events is not None:
        t.tell(EnergyGained(seat, t.energy[seat] - before, t.energy[seat]))


class Suffer(Operation[Demons]):
    """§A27 Damage to the performer, the price of what follows; whoever pays their last energy is out."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        harm(t, NONE, [frame.seat], effect.number("count"))


class DamageOpponents(Operation[Demons]):
    """§R48 §R59 §A10 Damage to all opponents at once."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        harm(t, actor(t, frame), unguarded(t, frame, t.opponents(frame.seat)), effect.number("count"))


class DiscardOpponents(Operation[Demons]):
    """§R48 §R58 §R60 Every opponent discards random cards."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        for seat in unguarded(t, frame, t.opponents(frame.seat)):
            discard_by_chance(t, seat, effect.number("count"))


class Choose(Operation[Demons]):
    """The target of what follows."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(ChooseOpponent(frame.seat))


class Damage(Operation[Demons]):
    """§R52 Damage to the chosen opponent."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        strike(t, frame, effect.number("count"))


class DamagePerCard(Operation[Demons]):
    """§R65 Damage to the chosen opponent for every such card in the own series, the one just revealed included."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "move": "text"}

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        card = t.cards.by_id[effect.text("move")].place
        strike(t, frame, effect.number("count") * t.series[frame.seat].items.count(card))


def strike(t: Demons, frame: Frame, amount: int) -> None:
    target = target_of(t, frame)
    if target != NONE and amount:
        harm(t, actor(t, frame), unguarded(t, frame, [target]), amount)


class LookAndTake(Operation[Demons]):
    """§R58 §R63 §A20 The performer alone sees the hand of the chosen opponent and takes one card of it."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        target = target_of(t, frame)
        if target == NONE:
            return
        show_hand(t, target, [frame.seat])
        if t.hand[target].items:
            t.then(TakeCard(frame.seat, target))
        if t.events is not None:
            cards = [t.cards.moves[card].id for card in sorted(t.hand[target].items)]
            t.tell(HandSeen(frame.seat, target, t.called[target].text, len(cards), cards))


class TakeRandom(Operation[Demons]):
    """A random card of the chosen opponent's hand comes to the own one."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        target = target_of(t, frame)
        if target != NONE:
            take_random(t, frame.seat, target)


class DiscardTarget(Operation[Demons]):
    """§R51 The target discards random cards."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        target = target_of(t, frame)
        if target != NONE:
            discard_by_chance(t, target, effect.number("count"))


class Name(Operation[Demons]):
    """§R56 A move is named."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(NameMove(frame.seat))


class DiscardNamed(Operation[Demons]):
    """§R56 §A17 The target discards every copy of the named move, or shows that they have none."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        target = target_of(t, frame)
        if target != NONE and "move" in frame.bound:
            discard_named(t, target, frame.bound["move"])


class TakeStance(Operation[Demons]):
    """§R57 §A5 The card is turned; it guards its demon for as long as it lies in the series."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.stance |= 1 << frame.seat
        if t.events is not None:
            t.tell(StanceTaken(frame.seat))


class TakeInitiative(Operation[Demons]):
    """§R26 §R54 §R55 §A1 §A19 The first-player card changes hands, the order with it; then its former holder, if
    still in the fight, takes damage (or, as an option, energy), even a partner, even the performer."""

    def __init__(self, gives_energy: bool) -> None:
        self.gives_energy = gives_energy

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        former = t.first
        t.first = frame.seat
        t.turn_from = (frame.seat + 1) % t.seats
        if t.events is not None:
            kept = former == frame.seat
            t.tell(InitiativeKept(former) if kept else InitiativeTaken(frame.seat, t.called[former].text))
        if not t.is_fighting(former):
            return
        if self.gives_energy:
            gain(t, former, 1)
        else:
            harm(t, actor(t, frame), [former], 1)


class LayKnockoutCard(Operation[Demons]):
    """§R29 §R66 A Knockout card goes on a tactic."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(LayKnockout(frame.seat))


class SetOneTrap(Operation[Demons]):
    """§R33 A tactic becomes a trap."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(SetTrap(frame.seat))


class SetSomeTraps(Operation[Demons]):
    """§R33 Up to so many tactics become traps."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(SetTraps(frame.seat, effect.number("count")))


class ClearSomeTactics(Operation[Demons]):
    """§R31 §R33 Up to so many Knockout cards and traps are taken away."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.then(ClearTactics(frame.seat, effect.number("count")))


class OtherAction(Operation[Demons]):
    """§A14 The action of the card that was not chosen is done as well."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        move = t.cards.moves[frame.bound["move"]]
        t.hit = 0
        action = move.actions[1 - frame.bound["done"]]
        begin_script(t, frame.seat, action.key, move.id, {})
        if t.events is not None:
            t.tell(SecondActionBegun(frame.seat, action.id))


class ActFirst(Operation[Demons]):
    """§A11 The demon acts before all others this turn; the first-player card stays where it is."""

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        t.rusher = frame.seat
        if t.events is not None:
            t.tell(FirstToReveal(frame.seat))


# What a battlefield does


class GainAll(Operation[Demons]):
    """§A22 Every demon in the fight gets energy."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        for seat in t.clockwise(t.first):
            gain(t, seat, effect.number("count"))


class DrawAll(Operation[Demons]):
    """§A22 Every demon in the fight draws, the first player first."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        for seat in t.clockwise(t.first):
            draw_cards(t, seat, effect.number("count"))


class GiveAll(Operation[Demons]):
    """§R50 Every player receives a certain card."""

    PARAMETERS: ClassVar[dict[str, str]] = {"move": "text"}

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        hand_out(t, t.cards.by_id[effect.text("move")].place)


class ScatterTraps(Operation[Demons]):
    """§R33 Random tactics become traps."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        for _ in range(effect.number("count")):
            free = free_tactics(t, t.traps)
            if free:
                tactic = free[t.chance.pick(len(free))]
                t.traps |= 1 << tactic.value
                if t.events is not None:
                    t.tell(TrapAppeared(tactic.text))


class ScatterKnockouts(Operation[Demons]):
    """§R29 Knockout cards go on random tactics that bear none."""

    PARAMETERS: ClassVar[dict[str, str]] = COUNT

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        for _ in range(effect.number("count")):
            free = free_tactics(t, t.knockouts)
            if free:
                tactic = free[t.chance.pick(len(free))]
                t.knockouts |= 1 << tactic.value
                if t.events is not None:
                    t.tell(KnockoutAppeared(tactic.text))


class DamageFrom(Operation[Demons]):
    """§A22 Every demon in the fight with at least so much energy takes damage."""

    PARAMETERS: ClassVar[dict[str, str]] = {"least": "number", "count": "number"}

    def perform(self, t: Demons, frame: Frame, effect: Effect) -> None:
        seats = [seat for seat in t.clockwise(t.first) if t.energy[seat] >= effect.number("least")]
        harm(t, NONE, seats, effect.number("count"))


VOCABULARY: Final = Vocabulary(
    {
        "draw": Draw(),
        "gain": Gain(),
        "suffer": Suffer(),
        "damage-opponents": DamageOpponents(),
        "discard-opponents": DiscardOpponents(),
        "choose-opponent": Choose(),
        "damage": Damage(),
        "damage-per-card": DamagePerCard(),
        "look-and-take": LookAndTake(),
        "take-random": TakeRandom(),
        "discard-target": DiscardTarget(),
        "name-move": Name(),
        "discard-named": DiscardNamed(),
        "take-stance": TakeStance(),
        "take-initiative": TakeInitiative(False),
        "take-initiative-energy": TakeInitiative(True),
        "lay-knockout": LayKnockoutCard(),
        "set-trap": SetOneTrap(),
        "set-traps": SetSomeTraps(),
        "clear-tactics": ClearSomeTactics(),
        "other-action": OtherAction(),
        "act-first": ActFirst(),
        "gain-all": GainAll(),
        "draw-all": DrawAll(),
        "give-all": GiveAll(),
        "scatter-traps": ScatterTraps(),
        "scatter-knockouts": ScatterKnockouts(),
        "damage-from": DamageFrom(),
    },
    CONDITIONS,
)
