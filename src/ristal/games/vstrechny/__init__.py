"""«Встречный бой»: two armies push one another over a field of 3 x 4 cells."""

from __future__ import annotations

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.draft import DEAL, DRAFTS, PICK, USUAL, in_order_of_lot, seats_that_choose
from ristal.engine.errors import Phrase
from ristal.engine.evaluation import Scales
from ristal.engine.game import RANDOM, Game, Option
from ristal.engine.notation import STOP
from ristal.engine.question import Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.vstrechny.army import DECK, Armies
from ristal.games.vstrechny.choice import ChooseArmy, ChooseArmySecretly
from ristal.games.vstrechny.deployment import DeployUnit, Muster
from ristal.games.vstrechny.evaluation import features, weigh
from ristal.games.vstrechny.events import EVENTS
from ristal.games.vstrechny.field import CAMP_ANSWER, CELL_NAMES
from ristal.games.vstrechny.movement import EnterUnit, GoOn, PushUnit
from ristal.games.vstrechny.position import lay_position
from ristal.games.vstrechny.shape import contradictions, step_fields, table_shape
from ristal.games.vstrechny.state import MORE_STRATEGY, NO_ARMY, STANDARD, AboutUnit, Vstrechny, bare
from ristal.games.vstrechny.turn import BeginBattle, ChooseUnit, EndTurn

_STEPS: list[type[Step]] = [
    ChooseArmy, ChooseArmySecretly, Muster, DeployUnit, BeginBattle, ChooseUnit, EnterUnit, PushUnit, GoOn, EndTurn,
]  # fmt: skip


class VstrechnyGame(Game):
    """§R3 Two players with two different armies. §A1 Chance picks the first player unless they agree on one."""

    def __init__(self, source: Source) -> None:
        self.armies = Armies(source)
        armies = (*self.armies.by_army, RANDOM)
        self.id = "vstrechny"
        self.version = 3
        self.former = (2,)
        self.seats = (2,)
        self.minutes = 4
        self.options = (
            Option("armies", armies, RANDOM, "R3", per_seat=True, distinct=True),
            Option("draft", DRAFTS, DEAL, "A16", only_if={"armies": (RANDOM,)}, since=3, usual=USUAL),
            Option("variant", (STANDARD, MORE_STRATEGY), STANDARD, "R31"),
            Option("first", (RANDOM, "0", "1"), RANDOM, "A1"),
        )
        self.steps = {step.__name__: step for step in _STEPS}
        self.grounds = ("Muster", "DeployUnit", "EndTurn")
        self.events = {event.NAME: event for event in EVENTS}
        self.features = features(list(self.armies.by_army))
        self.weights = [0.0] * len(self.features)
        self.places: dict[str, int] = {army: place for place, army in enumerate(self.armies.by_army)}
        self.content_hash = source.facts()

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """§R3 §R4 §A1 §A16 Armies that nobody will choose and the first player are settled, each army is its owner's
        Reserve."""
        draft = options.get("draft", DEAL)
        choosing = seats_that_choose(draft, options["armies"])
        chosen = _settle_armies(list(self.armies.by_army), options["armies"], choosing, chance)
        t = bare(self.armies, chosen, options["variant"] == MORE_STRATEGY, chance)
        for seat, army in enumerate(chosen):
            t.reserve[seat].items = [] if army == NO_ARMY else self.armies.deck(army)
        first = options["first"]
        t.then(Muster(chance.pick(2) if first == RANDOM else int(str(first))))
        if draft == PICK:
            t.then_all([ChooseArmy(seat) for seat in in_order_of_lot(choosing, chance)])
        elif choosing:
            t.then(ChooseArmySecretly(tuple(choosing)))
        return t

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        t = bare(self.armies, [str(army) for army in data["armies"]], options["variant"] == MORE_STRATEGY, chance)
        numbers = {unit.id: unit.number for unit in self.armies.units}
        t.field = [None if unit is None else t.piece(numbers[unit]) for unit in data["field"]]
        t.read_zones(data["zones"])
        t.broke_through = data["broke_through"]
        return t

    def shape(self, seats: int, options: Options) -> Shape:
        return table_shape(self.armies, options)

    def fields(self, seats: int) -> dict[str, Shape]:
        return step_fields(self.armies)

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        assert isinstance(table, Vstrechny)
        return contradictions(table, options)

    def position(self, document: Document) -> tuple[Table, Options]:
        t = lay_position(self.armies, document, FairChance("position"))
        variant = MORE_STRATEGY if t.with_hands else STANDARD
        return t, {"armies": t.chosen, "draft": DEAL, "variant": variant, "first": RANDOM}

    def answers(self, seats: int, options: Options) -> list[str]:
        units = list(self.armies.by_id) if options["variant"] == MORE_STRATEGY else []
        armies = list(self.armies.by_army) if seats_that_choose(options.get("draft", DEAL), options["armies"]) else []
        return [*armies, *CELL_NAMES, CAMP_ANSWER.text, STOP.text, *units]

    def is_quiet(self, table: Table) -> bool:
        """As a card comes in the last chain is over."""
        return isinstance(table.open, (EnterUnit, ChooseUnit))

    def weigh(self, table: Table, seat: int, scales: Scales) -> None:
        assert isinstance(table, Vstrechny)
        army = table.chosen[seat]
        if army != NO_ARMY:  # nothing is known before both have chosen
            weigh(table, seat, scales, self.places[army])

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """Cards are conserved (§R1), Reserves equal at equal turns (§A12); one unit a cell holds by construction."""
        assert isinstance(table, Vstrechny)
        wrong = []
        if NO_ARMY in table.chosen:
            return []  # nothing lies on the table yet
        for seat, army in enumerate(table.chosen):
            cards = [piece.unit.number for piece in table.field if piece is not None and piece.seat == seat]
            for zone in (table.reserve[seat], table.hand[seat], table.discard[seat]):
                cards += zone.items
            for question in table.steps():
                if isinstance(question, AboutUnit) and question.is_afoot() and question.seat == seat:
                    cards.append(question.unit)
            if table.broke_through >= 0 and self.armies.units[table.broke_through].army == army:
                cards.append(table.broke_through)
            if sorted(cards) != sorted(self.armies.deck(army)):
                wrong.append(Phrase("wrong-cards", seat=seat, given=len(cards), needed=DECK))
        apart = abs(_to_come(table, 0) - _to_come(table, 1))
        if apart > 1 or (table.result is not None and table.broke_through < 0 and apart):
            wrong.append(Phrase("vstrechny-broken-reserves", apart=apart))
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        return {**self.armies.names, **{unit.id: unit.name for unit in self.armies.units}}


def _settle_armies(armies: list[str], wanted: object, choosing: list[int], chance: Chance) -> list[str]:
    assert isinstance(wanted, list)
    free = [army for army in armies if army not in wanted]
    chosen: list[str] = []
    for seat, army in enumerate(wanted):
        if seat in choosing:
            chosen.append(NO_ARMY)
        else:
            chosen.append(free.pop(chance.pick(len(free))) if army == RANDOM else army)
    return chosen


def _to_come(t: Vstrechny, seat: int) -> int:
    """How many cards of a seat are still to be played."""
    return len(t.reserve[seat]) + len(t.hand[seat])


def game(source: Source) -> Game:
    return VstrechnyGame(source)
