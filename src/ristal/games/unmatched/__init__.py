"""Unmatched: heroes of «Битва легенд. Том 1» on boards of spaces and zones; duels, free-for-all and teams."""

from __future__ import annotations

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.effect import EFFECT_STEPS, Scripts
from ristal.engine.errors import BadContent, BadOption
from ristal.engine.game import RANDOM, Game, Option
from ristal.engine.question import Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.unmatched import (
    attack,
    block,
    choices,
    combat,
    endgame,
    foresight,
    manoeuvre,
    movement,
    scheme,
    setup,
    turn,
)
from ristal.games.unmatched.answers import every_answer
from ristal.games.unmatched.arena import DUEL, FREE_FOR_ALL, MODES, TEAMS, TEAMS_OF_THREE, Arena, Settings
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.effects import VOCABULARY
from ristal.games.unmatched.evaluation import evaluate
from ristal.games.unmatched.events import EVENTS
from ristal.games.unmatched.hero import DECK, Card, Hero
from ristal.games.unmatched.position import lay_position
from ristal.games.unmatched.shape import TableShape, contradictions, step_fields
from ristal.games.unmatched.state import Unmatched, bare

_STEPS: list[type[Step]] = [
    setup.Prepare, setup.PlaceHero, setup.ChooseSize, setup.PlaceSidekick,
    turn.BeginTurn, turn.Gaze, turn.NotePlaces, turn.NextAction, turn.TakeAction, turn.EndTurn, turn.DiscardSurplus,
    turn.PassTurn, manoeuvre.Manoeuvre, manoeuvre.BoostMove, manoeuvre.AddVoyages,
    movement.MoveGroup, movement.MoveFighter, movement.PlaceFighter,
    scheme.ChooseScheme, scheme.NamePerformer, scheme.DiscardScheme,
    attack.DeclareAttack, attack.PlayAttack, attack.CommitBoost, attack.PlayDefence,
    block.BeginBlock, combat.Reveal, combat.Window, combat.DealDamage, combat.DiscardCards, combat.CloseCombat,
    choices.BoostAttack, choices.MoveEither, choices.DamageOne, choices.ChooseSpace, choices.DiscardOwn,
    choices.PickFromHand, choices.PickOpponent, choices.OpponentDiscards,
    foresight.Foresee, foresight.PutBack, endgame.CheckEnd,
]  # fmt: skip


class UnmatchedGame(Game):
    """§R2 §R3 Any heroes meet: two in a duel, three or four in a free-for-all, four in two teams."""

    def __init__(self, source: Source) -> None:
        self.scripts = Scripts(VOCABULARY)
        self.heroes: dict[str, Hero] = {}
        self.cards: list[Card] = []
        self.boards: dict[str, Board] = {}
        for file in _files(source, "heroes"):
            hero = Hero(source, file, len(self.cards), self.scripts)
            if hero.id in self.heroes:
                raise _taken(file, hero.id, "hero")
            self.heroes[hero.id] = hero
            self.cards += hero.cards
        for file in _files(source, "boards"):
            board = Board(source, file)
            if board.id in self.boards:
                raise _taken(file, board.id, "board")
            self.boards[board.id] = board
        self.id = "unmatched"
        self.version = 3
        self.seats = (2, 3, 4)
        self.options = (
            Option("mode", (*MODES, "usual"), "usual", "R3", only_if={"seats": ("4",)}),
            Option("board", (*self.boards, RANDOM), RANDOM, "R13"),
            Option("heroes", (*self.heroes, RANDOM), RANDOM, "R14", per_seat=True),
            Option("first", (RANDOM, "0", "1", "2", "3"), RANDOM, "A36"),
            Option("twice", ("no", "yes"), "no", "R14"),
            Option("end", ("action", "at-once"), "action", "A1"),
            Option("exhaustion", ("damage", "none"), "damage", "A2"),
            Option("feint", ("boost-lost", "boost-stays"), "boost-lost", "A7"),
            Option("bewilderment", ("whole-combat", "combat-damage"), "whole-combat", "A11"),
            Option("team-hands", ("open", "closed"), "open", "R157", only_if={"mode": (TEAMS, TEAMS_OF_THREE)}),
            Option("glance", ("any", "opposing"), "any", "A22"),
            Option("lady", ("if-searched", "always"), "if-searched", "A14"),
        )
        self.steps = {**EFFECT_STEPS, **{step.__name__: step for step in _STEPS}}
        self.grounds = ("BeginTurn", "NextAction", "PassTurn")
        self.events = {event.NAME: event for event in EVENTS}
        self.content_hash = source.facts()
        self.horizon = 40

    def check_options(self, given: Options) -> tuple[int, Options]:
        """§R156 §R162 Modes fit the number of seats, boards have enough start spaces, heroes differ unless O9 says
        so, and there are enough of them."""
        seats, options = super().check_options(given)
        mode = options["mode"]
        if mode == "usual":
            mode = DUEL if seats == 2 else FREE_FOR_ALL
        if (mode == DUEL) != (seats == 2) or (mode not in (DUEL, FREE_FOR_ALL) and seats != 4):
            raise BadOption(
                f"option 'mode': {mode!r} does not go with {seats} seats", problem="mode", option="mode", count=seats
            )
        options["mode"] = mode
        fitting, board = self.boards_for(seats), options["board"]
        if not fitting or (board != RANDOM and board not in fitting):
            raise BadOption(
                f"option 'board': {board!r} has too few start spaces for {seats} seats",
                problem="board",
                option="board",
                choice=str(board),
                count=seats,
            )
        chosen = options["heroes"]
        assert isinstance(chosen, list)
        fixed = [hero for hero in chosen if hero != RANDOM]
        if options["twice"] == "no" and len(set(fixed)) != len(fixed):
            raise BadOption(
                "option 'heroes': a hero is chosen twice; allow it with twice='yes'",
                problem="twice",
                option="heroes",
                choice=str(next(hero for hero in fixed if fixed.count(hero) > 1)),
            )
        if options["twice"] == "no" and len(self.heroes) < seats:
            raise BadOption(
                f"option 'seats': there are only {len(self.heroes)} heroes; allow one twice",
                problem="few-heroes",
                option="seats",
                count=len(self.heroes),
            )
        if str(options["first"]) != RANDOM and int(str(options["first"])) >= seats:
            raise BadOption(f"option 'first': there are only {seats} seats", problem="first", count=seats)
        return seats, options

    def boards_for(self, seats: int) -> list[str]:
        """§R144 §R162 The boards with enough start spaces: three or four players need four."""
        needed = 2 if seats == 2 else 4
        return [board for board in self.boards if len(self.boards[board].starts) >= needed]

    def arena(self, board: str, heroes: list[str], options: Options) -> Arena:
        chosen = [self.heroes[hero] for hero in heroes]
        mode = str(options["mode"])
        return Arena(self.boards[board], chosen, self.cards, self.scripts, mode, Settings(options))

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """§R13 §R14 §R15 §A36 Board, heroes and first player are settled; dials stand at their start values."""
        board = str(options["board"])
        if board == RANDOM:
            fitting = self.boards_for(seats)
            board = fitting[chance.pick(len(fitting))]
        heroes = self._settle_heroes(options["heroes"], chance)
        first = options["first"]
        t = bare(self.arena(board, heroes, options), chance)
        t.then(setup.Prepare(chance.pick(seats) if first == RANDOM else int(str(first))))
        return t

    def _settle_heroes(self, wanted: object, chance: Chance) -> list[str]:
        assert isinstance(wanted, list)
        free = [hero for hero in self.heroes if hero not in wanted]
        heroes = []
        for hero in wanted:
            if hero == RANDOM and not free:  # all are taken only where one may come twice
                free = list(self.heroes)
            heroes.append(free.pop(chance.pick(len(free))) if hero == RANDOM else str(hero))
        return heroes

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        t = bare(self.arena(data["board"], data["heroes"], options), chance)
        t.read(data)
        return t

    def shape(self, seats: int, options: Options) -> Shape:
        return TableShape(seats, self.boards, self.heroes, self.cards, self.scripts)

    def fields(self, seats: int) -> dict[str, Shape]:
        return step_fields(seats, self.cards, self.scripts)

    def contradicts(self, table: Table, options: Options) -> list[str]:
        assert isinstance(table, Unmatched)
        return contradictions(table, options)

    def position(self, document: Document) -> tuple[Table, Options]:
        return lay_position(self, document, FairChance("position"))

    def answers(self, seats: int, options: Options) -> list[str]:
        return every_answer(self, seats, options)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Unmatched)
        return evaluate(table, seat)

    def invariant_errors(self, table: Table) -> list[str]:
        """§R14 §R25 Thirty cards a seat, one fighter a space, health within the dial, the defeated off the board."""
        assert isinstance(table, Unmatched)
        wrong = []
        for seat, hero in enumerate(table.arena.heroes):
            cards = [*table.deck[seat].items, *table.hand[seat].items, *table.discard[seat].items]
            for slot in (table.attack_card, table.boost_card, table.defence_card, table.scheme_card):
                if slot.items and slot.pool == seat:
                    cards += slot.items
            for number, place in ((len(cards), "cards"),):
                if sorted(cards) != sorted(hero.deck()) and table.turns != [0] * table.seats:
                    wrong.append(f"seat {seat} has {number} {place}, not its {DECK}")
        standing = [space for space in table.space if space >= 0]
        if len(set(standing)) != len(standing):
            wrong.append("two fighters share a space")
        for fighter in table.arena.fighters:
            health = table.health[fighter.index]
            if not 0 <= health <= fighter.kind.health:
                wrong.append(f"{fighter.name} has health {health}")
            if health == 0 and table.stands(fighter.index):
                wrong.append(f"{fighter.name} stands with no health")
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        """Heroes, fighters, boards and cards; a fighter of several is told by its number."""
        names: dict[str, dict[str, str]] = {}
        for board in self.boards.values():
            names[board.id] = board.name
        for hero in self.heroes.values():
            for card in hero.cards:
                names[card.id] = card.name
            for kind in hero.fighters:
                names[kind.id] = kind.name
                names[f"each-{kind.id}"] = kind.each
                for number in range(1, 4 * kind.count + 1):
                    names[f"{kind.id}-{number}"] = {form: f"{name} {number}" for form, name in kind.name.items()}
            names[hero.id] = {**names.get(hero.id, {}), **hero.name}
        return names


def _taken(file: str, name: str, what: str) -> BadContent:
    remedy = f"{name!r} is taken; every {what} needs an id of its own"
    return BadContent(f"{file}: id: {remedy}", file=file, place="id", remedy=remedy)


def _files(source: Source, kind: str) -> list[str]:
    files = source.names(kind)
    if not files:
        raise BadContent(f"{kind}: there is no file {kind}/*.toml in {source.label}", file=kind)
    return files


def game(source: Source) -> Game:
    return UnmatchedGame(source)


__all__ = ["TEAMS", "UnmatchedGame", "game"]
