"""«Боец»: dice on the ring give power to technique cards; counters on counters; three rounds; eight fighters."""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.effect import EFFECT_STEPS
from ristal.engine.errors import BadOption, Phrase
from ristal.engine.game import BY_LINK, HERE, RANDOM, Game, Option
from ristal.engine.notation import PASS
from ristal.engine.question import Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.boets.ability_questions import KeepDice, SearchDeck
from ristal.games.boets.counters import PlayCounter, RunScript, SettleChain
from ristal.games.boets.damage import DAMAGE, PAIN, ShakeOff, UseProtection
from ristal.games.boets.dice import COLOURS, DIE_NAMES, ENOUGH, KINDS, SHORT_NAMES, STEP
from ristal.games.boets.effects import (
    AGAIN,
    REGAIN,
    SOOTHE,
    VOCABULARY,
    Contuse,
    DiscardCards,
    HealToken,
    ScornPain,
)
from ristal.games.boets.endgame import YELLOWS
from ristal.games.boets.evaluation import evaluate
from ristal.games.boets.events import EVENTS
from ristal.games.boets.fighters import Fighters
from ristal.games.boets.hands import DiscardDown, ExchangeCard, Refresh
from ristal.games.boets.meditation import DOWN, UP, VALUES, NudgeBy, NudgeDie, SwapDice, SwapWith, TurnDie, TurnTo
from ristal.games.boets.mobilise import Mobilise, RollDice, RollForDiscard, Stun
from ristal.games.boets.perform import PerformTechnique, RetryAttack
from ristal.games.boets.position import lay_position
from ristal.games.boets.referee import CallJudge, CheckReferee
from ristal.games.boets.rounds import BeginRound, DealHands, EndRound, ReturnDice
from ristal.games.boets.setup import BeginFight, ChooseFighter
from ristal.games.boets.shape import contradictions, step_fields, table_shape
from ristal.games.boets.state import NONE, TOKENS, Boets, bare, read_fields
from ristal.games.boets.techniques import Deck
from ristal.games.boets.turn import BeginTurn, EndTurn

DEAL: Final = "deal"
PICK: Final = "pick"
ONCE: Final = "once"
MIRROR: Final = "mirror"
_STEPS: list[type[Step]] = [
    ChooseFighter, BeginFight, BeginRound, SearchDeck, DealHands, EndRound, KeepDice, ReturnDice,
    BeginTurn, EndTurn, Mobilise, RollForDiscard, RollDice, Stun,
    PerformTechnique, RetryAttack, CheckReferee, CallJudge, PlayCounter, SettleChain, RunScript,
    UseProtection, ShakeOff, HealToken, Contuse, DiscardCards, ScornPain,
    NudgeDie, NudgeBy, SwapDice, SwapWith, TurnDie, TurnTo, Refresh, DiscardDown, ExchangeCard,
]  # fmt: skip
WORDS: Final = (
    ENOUGH, PASS, AGAIN, REGAIN, SOOTHE, DAMAGE, PAIN, UP, DOWN, *VALUES,
)  # fmt: skip


class BoetsGame(Game):
    """§R1 Two players, one fighter each. §A18 They are different, unless a mirror match is agreed on."""

    def __init__(self, source: Source) -> None:
        self.deck = Deck(source, VOCABULARY)
        self.fighters = Fighters(source, self.deck.scripts)
        ids = tuple(self.fighters.by_id)
        self.id = "boets"
        self.version = 4
        self.former = (3,)
        self.horizon = 60
        self.widening = 1.5
        self.seats = (2,)
        self.minutes = 12
        self.options = (
            Option("fighters", (*ids, RANDOM), RANDOM, "A26", per_seat=True, unless={"fighter-cards": MIRROR}),
            Option(
                "draft",
                (DEAL, PICK),
                DEAL,
                "A26",
                only_if={"fighters": (RANDOM,)},
                usual={BY_LINK: PICK, HERE: PICK},
            ),
            Option("fighter-cards", (ONCE, MIRROR), ONCE, "A18"),
        )
        self.steps = {**EFFECT_STEPS, **{step.__name__: step for step in _STEPS}}
        self.grounds = ("EndRound", "BeginRound", "DealHands", "BeginFight")
        self.events = {event.NAME: event for event in EVENTS}
        self.has_dice = True
        self.content_hash = source.facts()
        self.alike = source.alike()

    def check_options(self, given: Options) -> tuple[int, Options]:
        """§A18 The same fighter twice only in a mirror match."""
        seats, checked = super().check_options(given)
        wanted = checked["fighters"]
        assert isinstance(wanted, list)
        if checked["fighter-cards"] == ONCE and wanted[0] == wanted[1] and wanted[0] in self.fighters.by_id:
            raise BadOption("twice", option="fighters", choice=str(wanted[0]))
        return seats, checked

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """§A26 Fighters that nobody named are dealt at random or picked, in random order where both pick."""
        t = bare(self.deck, self.fighters, chance)
        mirror = options["fighter-cards"] == MIRROR
        wanted = options["fighters"]
        assert isinstance(wanted, list)
        picking = [seat for seat in (0, 1) if wanted[seat] == RANDOM] if options["draft"] == PICK else []
        t.chosen = _settle_fighters(self.fighters, wanted, mirror, picking, chance)
        if len(picking) == 2 and chance.pick(2):
            picking.reverse()
        steps: list[Step] = [ChooseFighter(seat, mirror) for seat in picking]
        t.then_all([*steps, BeginFight(0)])
        return t

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        t = bare(self.deck, self.fighters, chance)
        read_fields(t, data)
        return t

    def shape(self, seats: int, options: Options) -> Shape:
        return table_shape(self.deck, self.fighters)

    def fields(self, seats: int) -> dict[str, Shape]:
        return step_fields(self.deck)

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        assert isinstance(table, Boets)
        return contradictions(table, options, options["fighter-cards"] == MIRROR)

    def position(self, document: Document) -> tuple[Table, Options]:
        t = lay_position(self.deck, self.fighters, document, FairChance("position"))
        chosen = [t.fighter(seat).id for seat in (0, 1)]
        mirror = MIRROR if chosen[0] == chosen[1] else ONCE
        return t, {"fighters": chosen, "draft": DEAL, "fighter-cards": mirror}

    def answers(self, seats: int, options: Options) -> list[str]:
        wanted = options["fighters"]
        assert isinstance(wanted, list)
        picked = list(self.fighters.by_id) if options["draft"] == PICK and RANDOM in wanted else []
        cards: list[str] = []
        for technique in self.deck.techniques:
            cards += [answer.text for answer in (technique.card, *technique.plays, technique.discard)]
        words = [answer.text for answer in WORDS]
        return [*picked, *DIE_NAMES, *dict.fromkeys(cards), *words]

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Boets)
        return evaluate(table, seat)

    def is_quiet(self, table: Table) -> bool:
        """As a turn begins nothing is in the air: health, rings and hands tell all there is."""
        question = table.open
        return isinstance(question, Mobilise) and not question.picks

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """Dice (§R7), cards (§R4) and tokens (§R2) are conserved; yellow cards stay below two until the end (§R66)."""
        assert isinstance(table, Boets)
        wrong = []
        for seat in (0, 1):
            if table.chosen[seat] == NONE or not table.deck[seat].items + table.discard[seat].items:
                continue  # the fight has not begun
            for colour, count in enumerate(table.fighter(seat).dice):
                start = seat * KINDS + colour * STEP
                dice = table.dice[start : start + STEP]
                if sum(dice) != count or min(dice) < 0:
                    wrong.append(
                        Phrase("boets-broken-dice", seat=seat, colour=COLOURS[colour], given=str(dice), needed=count)
                    )
            cards = table.deck[seat].items + table.hand[seat].items + table.discard[seat].items
            if sorted(cards) != self.deck.cards:
                wrong.append(Phrase("wrong-cards", seat=seat, given=len(cards), needed=len(self.deck.cards)))
            if table.pain[seat] < 0 or table.lost(seat) < 0 or table.healthy[seat] < (0 if table.is_over() else 1):
                healthy, pain = table.healthy[seat], table.pain[seat]
                wrong.append(Phrase("boets-broken-tokens", seat=seat, healthy=healthy, pain=pain, most=TOKENS))
            if not 0 <= table.yellow[seat] < (YELLOWS + 1 if table.is_over() else YELLOWS):
                wrong.append(Phrase("boets-broken-yellow", seat=seat, count=table.yellow[seat]))
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        names = {technique.id: technique.name for technique in self.deck.techniques}
        names |= {fighter.id: fighter.name for fighter in self.fighters.all}
        for kind, name in enumerate(DIE_NAMES):
            colour = self.deck.colour_names[COLOURS[kind // STEP]]
            value = kind % STEP
            names[name] = {form: f"{text} {value}" if value else text for form, text in colour.items()}
        for short, name in SHORT_NAMES.items():
            names[short] = names[name]
        return names


def _settle_fighters(
    fighters: Fighters, wanted: list[Any], mirror: bool, picking: list[int], chance: Chance
) -> list[int]:
    """The number of each seat's fighter; none yet for a seat that will pick."""
    chosen = [fighters.by_id[name].number if name in fighters.by_id else NONE for name in wanted]
    for seat in (0, 1):
        if chosen[seat] == NONE and seat not in picking:
            free = [f.number for f in fighters.all if mirror or f.number not in chosen]
            chosen[seat] = free[chance.pick(len(free))]
    return chosen


def game(source: Source) -> Game:
    return BoetsGame(source)
