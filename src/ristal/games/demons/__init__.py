"""«Битва демонов»: demons lay cards in secret, set traps and knock one another out of fight after fight."""

from __future__ import annotations

from typing import Final

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.effect import EFFECT_STEPS, Scripts
from ristal.engine.errors import BadOption, Phrase
from ristal.engine.evaluation import Scales
from ristal.engine.game import RANDOM, Game, Option, from_seat
from ristal.engine.notation import NO, PASS, YES
from ristal.engine.question import Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.demons.action import BattlefieldActs, ChooseAction, PassiveAbility, UseAbility
from ristal.games.demons.cards import ABILITY, DAMAGE, ENERGY, MOST_ENERGY, Cards
from ristal.games.demons.effects import VOCABULARY
from ristal.games.demons.evaluation import evaluate, features, weigh
from ristal.games.demons.events import EVENTS
from ristal.games.demons.position import lay_position
from ristal.games.demons.preparation import DraftCard, EndDraft, FillHands, NextFight, StartFight, TrimHand
from ristal.games.demons.setup import ChooseDemon, DealDemons, set_up
from ristal.games.demons.shape import TableShape, contradictions, step_fields
from ristal.games.demons.state import (
    DECIDING_FIGHT,
    FIRST_PLAYER,
    FOUR_WINS,
    Demons,
    Settings,
    bare,
    read_fields,
)
from ristal.games.demons.tactics import ENOUGH, ClearTactics, LayKnockout, SetTrap, SetTraps
from ristal.games.demons.targets import ChooseOpponent, NameMove, TakeCard
from ristal.games.demons.turn import (
    BeginRound,
    BeginTurn,
    CheckTactic,
    ChooseMove,
    EndTurn,
    RevealNext,
    UseAbilityEarly,
)
from ristal.games.demons.victory import EndFight

_STEPS: list[type[Step]] = [
    DealDemons, ChooseDemon, NextFight, TrimHand, FillHands, DraftCard, EndDraft, StartFight, BeginRound, BeginTurn,
    ChooseMove, UseAbilityEarly, RevealNext, CheckTactic, ChooseAction, UseAbility, PassiveAbility, BattlefieldActs,
    ChooseOpponent, TakeCard, NameMove, LayKnockout, SetTrap, SetTraps, ClearTactics, EndTurn, EndFight,
]  # fmt: skip
_SEATS: Final = (2, 3, 4)


class DemonsGame(Game):
    """§R1 Two to four players, or two teams of two."""

    def __init__(self, source: Source) -> None:
        self.cards = Cards(source, Scripts(VOCABULARY))
        demons = (*(demon.id for demon in self.cards.demons), RANDOM)
        self.id = "demons"
        self.version = 3
        self.seats = _SEATS
        self.minutes = 6
        self.options = (
            Option(
                "teams",
                ("no", "yes"),
                "no",
                "R46",
                only_if={"seats": ("4",)},
                fits={"yes": {"seats": ("4",)}},
                by_lot=("yes",),
            ),
            Option("start", ("quick", "full"), "quick", "A12"),
            Option("demons", demons, RANDOM, "R4", per_seat=True, distinct=True),
            Option("first", (RANDOM, "0", "1", "2", "3"), RANDOM, "R3", fits=from_seat(_SEATS)),
            Option("ties", (FIRST_PLAYER, FOUR_WINS, DECIDING_FIGHT), FIRST_PLAYER, "R45"),
            Option("initiative", (DAMAGE, ENERGY), DAMAGE, "A1"),
        )
        self.steps = {**EFFECT_STEPS, **{step.__name__: step for step in _STEPS}}
        self.grounds = ("NextFight",)
        self.events = {event.NAME: event for event in EVENTS}
        self.features = features(self.cards)
        self.weights = [0.0] * len(self.features)
        self.content_hash = source.facts()
        self.alike = source.alike()

    def check_options(self, given: Options) -> tuple[int, Options]:
        """§R46 Teams need four players, and the first player a seat."""
        seats, checked = super().check_options(given)
        if checked["teams"] == "yes" and seats != 4:
            raise BadOption("teams", option="teams")
        if checked["first"] != RANDOM and int(str(checked["first"])) >= seats:
            raise BadOption("first", count=seats)
        return seats, checked

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        return set_up(Settings(self.cards, seats, options), options, chance)

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        t = bare(Settings(self.cards, seats, options), chance)
        read_fields(t, data)
        return t

    def shape(self, seats: int, options: Options) -> Shape:
        return TableShape(Settings(self.cards, seats, options))

    def fields(self, seats: int) -> dict[str, Shape]:
        _, options = self.check_options({"seats": seats})
        return step_fields(Settings(self.cards, seats, options))

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        assert isinstance(table, Demons)
        return contradictions(table, options)

    def position(self, document: Document) -> tuple[Table, Options]:
        return lay_position(self.cards, self.check_options, document, FairChance("position"))

    def answers(self, seats: int, options: Options) -> list[str]:
        """Positions may have players without demons, so seats are among them."""
        cards = self.cards
        demons = options["demons"]
        assert isinstance(demons, list)
        answers = [move.id for move in cards.moves]
        answers += [action.id for move in cards.moves for action in move.actions]
        answers += [move.knockout_answer.text for move in cards.moves]
        answers += [move.trap_answer.text for move in cards.moves]
        answers += [demon.id for demon in cards.demons if demon.id in demons or RANDOM in demons]
        answers += [f"seat-{seat}" for seat in range(seats)]
        answers += [ABILITY.text, PASS.text, ENOUGH.text]
        if any(effect.may for effects in cards.scripts.by_key.values() for effect in effects):
            answers += [YES.text, NO.text]
        chosen = [key for effects in cards.scripts.by_key.values() for effect in effects for key in effect.scripts]
        return list(dict.fromkeys([*answers, *(key.rsplit(".", 1)[-1] for key in chosen)]))

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Demons)
        return evaluate(self, table, seat)

    def weigh(self, table: Table, seat: int, scales: Scales) -> None:
        assert isinstance(table, Demons)
        weigh(table, seat, scales)

    def stage(self, table: Table) -> list[int]:
        """§R44 Fights."""
        assert isinstance(table, Demons)
        return [table.wins[side] for side in table.settings.sides]

    def is_quiet(self, table: Table) -> bool:
        """Before a new turn or a new fight: all that has been laid has had its effect."""
        return isinstance(table.open, (ChooseMove, TrimHand, DraftCard)) and not table.sealed

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """§R2 Cards are conserved. §R6 Energy stays within its limits."""
        assert isinstance(table, Demons)
        wrong = []
        counts = [0] * len(table.cards.moves)
        for zone in (table.deck, table.discard, table.unrevealed, table.draft, *table.hand, *table.laid, *table.series):
            for card in zone.items:
                counts[card] += 1
        if counts != [move.copies for move in table.cards.moves]:
            wrong.append(Phrase("demons-broken-cards", counts=str(counts)))
        if table.seats > 2 and len(table.fields) + len(table.used_fields) + (table.battlefield >= 0) != len(
            table.cards.fields
        ):
            wrong.append(Phrase("demons-broken-battlefield"))
        for seat in range(table.seats):
            if not 0 <= table.energy[seat] <= MOST_ENERGY:
                wrong.append(Phrase("demons-broken-energy", seat=seat, energy=table.energy[seat]))
            if table.is_fighting(seat) and table.energy[seat] == 0:
                wrong.append(Phrase("demons-broken-no-energy", seat=seat))
            if len(table.laid[seat]) > 1:
                wrong.append(Phrase("demons-broken-laid", seat=seat))
            if len(table.series[seat]) > 3:
                wrong.append(Phrase("demons-broken-series", seat=seat))
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        return {**self.cards.names, **{f"seat-{seat}": _seat_name(seat) for seat in range(max(_SEATS))}}


def _seat_name(seat: int) -> dict[str, str]:
    """What a player without a demon is called."""
    number = seat + 1
    return {
        "ru": f"Игрок {number}",
        "ru_gen": f"игрока {number}",
        "ru_dat": f"игроку {number}",
        "ru_acc": f"игрока {number}",
        "en": f"Player {number}",
    }


def game(source: Source) -> Game:
    return DemonsGame(source)
