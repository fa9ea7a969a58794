"""Unmatched: heroes of «Битва легенд. Том 1» on boards of spaces and zones; duels, free-for-all and teams."""

from __future__ import annotations

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.draft import DEAL, DRAFTS, PICK, USUAL, in_order_of_lot, seats_that_choose
from ristal.engine.effect import EFFECT_STEPS, Scripts
from ristal.engine.errors import BadContent, BadOption, Phrase
from ristal.engine.evaluation import Scales
from ristal.engine.game import RANDOM, Game, Option, from_seat
from ristal.engine.question import Step
from ristal.engine.record import written_name
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.unmatched import (
    ability,
    attack,
    block,
    choices,
    choose_hero,
    combat,
    endgame,
    exchange,
    foresight,
    keeping,
    laying,
    manoeuvre,
    movement,
    piles,
    scheme,
    set_effects,
    setup,
    sharing,
    tokens,
    turn,
)
from ristal.games.unmatched.answers import every_answer
from ristal.games.unmatched.arena import (
    DUEL,
    FREE_FOR_ALL,
    HIGH_GROUND,
    MODES,
    SEATS_OF_MODE,
    TEAMS,
    TEAMS_OF_THREE,
    Arena,
    Settings,
)
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.effects import VOCABULARY
from ristal.games.unmatched.evaluation import evaluate, features, weigh
from ristal.games.unmatched.events import EVENTS
from ristal.games.unmatched.hero import DECK, NOBODY, Card, Hero, Nobody
from ristal.games.unmatched.position import lay_position
from ristal.games.unmatched.shape import TableShape, contradictions, step_fields
from ristal.games.unmatched.state import Unmatched, bare

_STEPS: list[type[Step]] = [
    choose_hero.ChooseHero, choose_hero.ChooseHeroSecretly,
    setup.Prepare, setup.PlaceHero, setup.ChooseState, setup.PlaceSidekick,
    turn.BeginTurn, turn.NotePlaces, turn.NextAction, turn.TakeAction, turn.EndTurn, turn.DiscardSurplus,
    turn.PassTurn, manoeuvre.Manoeuvre, manoeuvre.BoostMove, manoeuvre.AddToMove,
    ability.RunAbility, ability.UseAtTurnStart, ability.UseAtTurnEnd, ability.UseAfterAttack,
    movement.MoveGroup, movement.MoveFighter, movement.ChoosePassed, movement.PlaceFighter,
    sharing.ShareDamage, exchange.PickAttack,
    scheme.ChooseScheme, scheme.NamePerformer, scheme.DiscardScheme,
    attack.DeclareAttack, laying.PlayAttack, laying.CommitBoost, laying.PlayDefence,
    block.BeginBlock, block.NameState, combat.Reveal, combat.Window, combat.DealDamage, combat.DecideCombat,
    combat.EndCombat, combat.DiscardCards, combat.CloseCombat,
    choices.BoostAttack, choices.MoveEither, choices.MoveOne, choices.DamageOne, choices.ChooseSpace,
    choices.DiscardOwn, choices.DiscardAtWill, choices.PickFromHand, choices.PickOpponent, choices.OpponentDiscards,
    piles.ChooseShown, piles.ChooseCard, foresight.Foresee, foresight.PutBack,
    keeping.ChooseDraw, keeping.KeepDrawn, keeping.SinkDrawn, endgame.CheckEnd,
    tokens.SpendOneMore, set_effects.PickForSwap,
]  # fmt: skip


class UnmatchedGame(Game):
    """§R2 §R3 Any heroes meet: two in a duel, three or four in a free-for-all, four in two teams."""

    def __init__(self, source: Source) -> None:
        self.scripts = Scripts(VOCABULARY)
        self.heroes: dict[str, Hero] = {}
        self.cards: list[Card] = []
        self.boards: dict[str, Board] = {}
        self.nobody = Nobody()
        for file in _files(source, "heroes"):
            hero = Hero(source, file, len(self.cards), self.scripts)
            if hero.id in self.heroes:
                raise _taken(file, hero.id)
            self.heroes[hero.id] = hero
            self.cards += hero.cards
        for file in _files(source, "boards"):
            board = Board(source, file)
            if board.id in self.boards:
                raise _taken(file, board.id)
            self.boards[board.id] = board
        self.id = "unmatched"
        self.version = 6
        self.former = (3, 4, 5)
        self.seats = (2, 3, 4)
        self.minutes = 11
        self.options = self._make_options()
        self.steps = {**EFFECT_STEPS, **{written_name(step): step for step in _STEPS}}
        self.grounds = ("Prepare", "BeginTurn", "NextAction", "EndTurn", "PassTurn")
        self.events = {event.NAME: event for event in EVENTS}
        self.features = features(list(self.heroes))
        self.weights = [0.0] * len(self.features)
        self.places: dict[str, int] = {hero: place for place, hero in enumerate(self.heroes)}
        self.content_hash = source.facts()
        self.alike = source.alike()
        self.horizon = 40

    def _make_options(self) -> tuple[Option, ...]:
        """What may be agreed on before a match: the options O1 to O10 of the rulings, and who meets whom where."""
        return (
            Option(
                "mode",
                (*MODES, "usual"),
                "usual",
                "R3",
                only_if={"seats": ("4",)},
                fits={mode: {"seats": seats} for mode, seats in SEATS_OF_MODE.items()},
                shared={TEAMS_OF_THREE: (0, 2)},
            ),
            Option("board", (*self.boards, RANDOM), RANDOM, "R13", fits=self._boards_of_two()),
            Option("heroes", (*self.heroes, RANDOM), RANDOM, "R14", per_seat=True, unless={"twice": "yes"}),
            Option("draft", DRAFTS, DEAL, "A44", only_if={"heroes": (RANDOM,)}, since=4, usual=USUAL),
            Option("first", (RANDOM, "0", "1", "2", "3"), RANDOM, "A36", fits=from_seat(self.seats)),
            Option("twice", ("no", "yes"), "no", "R14"),
            Option("end", ("action", "at-once"), "action", "A1"),
            Option("exhaustion", ("damage", "none"), "damage", "A2"),
            Option("feint", ("boost-lost", "boost-stays"), "boost-lost", "A7"),
            Option("bewilderment", ("whole-combat", "combat-damage"), "whole-combat", "A11"),
            Option("team-hands", ("open", "closed"), "open", "R157", only_if={"mode": (TEAMS, TEAMS_OF_THREE)}),
            Option("glance", ("any", "opposing"), "any", "A22"),
            Option("lady", ("if-searched", "always"), "if-searched", "A14"),
            Option("high-ground", HIGH_GROUND, HIGH_GROUND[0], "R34b", only_if={"board": self._high_boards()}, since=5),
        )

    def check_options(self, given: Options) -> tuple[int, Options]:
        """§R156 §R162 Modes fit the number of seats, boards have enough start spaces, heroes differ unless O9 says
        so, and there are enough of them."""
        seats, options = super().check_options(given)
        mode = options["mode"]
        if mode == "usual":
            mode = DUEL if seats == 2 else FREE_FOR_ALL
        if str(seats) not in SEATS_OF_MODE[str(mode)]:
            raise BadOption("mode", option="mode", count=seats)
        options["mode"] = mode
        fitting, board = self.boards_for(seats), options["board"]
        if not fitting or (board != RANDOM and board not in fitting):
            raise BadOption("board", option="board", choice=str(board), count=seats)
        chosen = options["heroes"]
        assert isinstance(chosen, list)
        fixed = [hero for hero in chosen if hero != RANDOM]
        if options["twice"] == "no" and len(set(fixed)) != len(fixed):
            raise BadOption("twice", option="heroes", choice=str(next(hero for hero in fixed if fixed.count(hero) > 1)))
        if options["twice"] == "no" and len(self.heroes) < seats:
            raise BadOption("few-heroes", option="seats", count=len(self.heroes))
        if str(options["first"]) != RANDOM and int(str(options["first"])) >= seats:
            raise BadOption("first", count=seats)
        return seats, options

    def _boards_of_two(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """§R162 The boards that have no room for more than two."""
        return {board: {"seats": ("2",)} for board in self.boards if board not in self.boards_for(4)}

    def _high_boards(self) -> tuple[str, ...]:
        """§R34b Where there may be high ground."""
        high = [board for board in self.boards if self.boards[board].slopes]
        return (*high, RANDOM) if high else ()

    def boards_for(self, seats: int) -> list[str]:
        """§R144 §R162 The boards with enough start spaces: three or four players need four."""
        needed = 2 if seats == 2 else 4
        return [board for board in self.boards if len(self.boards[board].starts) >= needed]

    def arena(self, board: str, heroes: list[str], options: Options) -> Arena:
        chosen = [self.nobody if hero == NOBODY else self.heroes[hero] for hero in heroes]
        mode = str(options["mode"])
        return Arena(self.boards[board], chosen, self.cards, self.scripts, mode, Settings(options), self.heroes)

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """§R13 §R14 §R15 §A36 §A44 Board, heroes that nobody will choose and first player are settled; dials stand at
        their start values."""
        board = str(options["board"])
        if board == RANDOM:
            fitting = self.boards_for(seats)
            board = fitting[chance.pick(len(fitting))]
        draft, twice = options.get("draft", DEAL), options["twice"] == "yes"
        choosing = seats_that_choose(draft, options["heroes"])
        heroes = self._settle_heroes(options["heroes"], choosing, chance)
        first = options["first"]
        t = bare(self.arena(board, heroes, options), chance)
        t.then(setup.Prepare(chance.pick(seats) if first == RANDOM else int(str(first))))
        if draft == PICK:
            t.then_all([choose_hero.ChooseHero(seat, twice) for seat in in_order_of_lot(choosing, chance)])
        elif choosing:
            t.then(choose_hero.ChooseHeroSecretly(tuple(choosing), twice))
        return t

    def _settle_heroes(self, wanted: object, choosing: list[int], chance: Chance) -> list[str]:
        assert isinstance(wanted, list)
        free = [hero for hero in self.heroes if hero not in wanted]
        heroes: list[str] = []
        for seat, hero in enumerate(wanted):
            if seat in choosing:
                heroes.append(NOBODY)
                continue
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

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        assert isinstance(table, Unmatched)
        return contradictions(table, options)

    def position(self, document: Document) -> tuple[Table, Options]:
        return lay_position(self, document, FairChance("position"))

    def answers(self, seats: int, options: Options) -> list[str]:
        return every_answer(self, seats, options)

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Unmatched)
        if not table.arena.is_complete:
            return 0.5  # §A44 heroes are still being chosen
        return evaluate(self, table, seat)

    def weigh(self, table: Table, seat: int, scales: Scales) -> None:
        assert isinstance(table, Unmatched)
        weigh(table, seat, scales, self.places[table.arena.heroes[seat].id])

    def is_quiet(self, table: Table) -> bool:
        """As a turn begins nothing is in the air."""
        assert isinstance(table, Unmatched)
        return isinstance(table.open, turn.TakeAction) and table.taken == 0

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """§R14 §R25 Thirty cards a seat, one fighter a space, health within the dial, the defeated off the board."""
        assert isinstance(table, Unmatched)
        wrong = []
        for seat, hero in enumerate(table.arena.heroes):
            cards = [*table.deck[seat].items, *table.hand[seat].items, *table.discard[seat].items]
            for slot in (table.attack_card, table.boost_card, table.defence_card, table.scheme_card):
                if slot.items and slot.pool == seat:
                    cards += slot.items
            if sorted(cards) != sorted(hero.deck()) and table.turns != [0] * table.seats:
                wrong.append(Phrase("wrong-cards", seat=seat, given=len(cards), needed=DECK))
        standing = [space for space in table.space if space >= 0]
        if len(set(standing)) != len(standing):
            wrong.append(Phrase("unmatched-broken-space"))
        for fighter in table.arena.fighters:
            health = table.health[fighter.index]
            if not 0 <= health <= fighter.kind.health:
                wrong.append(Phrase("unmatched-broken-health", fighter=fighter.name, health=health))
            if health == 0 and table.stands(fighter.index):
                wrong.append(Phrase("unmatched-broken-stands", fighter=fighter.name))
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        """Heroes, fighters, boards and cards; a fighter of several is named by its number."""
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
            if hero.state is not None:
                names.update({hero.state.id: hero.state.name, **hero.state.values})
            if hero.token is not None:
                names[hero.token.id] = hero.token.name
            names[hero.id] = {**names.get(hero.id, {}), **hero.name}
        return names


def _taken(file: str, name: str) -> BadContent:
    return BadContent("place", file=file, place="id", remedy=Phrase("wrong-taken", id=name))


def _files(source: Source, kind: str) -> list[str]:
    files = source.names(kind)
    if not files:
        raise BadContent("no-files", file=f"{kind}/*.toml", folder=source.label)
    return files


def game(source: Source) -> Game:
    return UnmatchedGame(source)


__all__ = ["TEAMS", "UnmatchedGame", "game"]
