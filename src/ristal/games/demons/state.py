"""The table of «Битва демонов»: the deck, what each player holds and has played, the tactics, the fight that is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options, State
from ristal.engine.effect import EffectTable, Frame
from ristal.engine.facts import read_fact
from ristal.engine.notation import Answer
from ristal.engine.question import Step
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, NOBODY, Zone, only
from ristal.games.demons.cards import Battlefield, Cards, Demon
from ristal.games.demons.knowledge import AWAY_PILE, DECK_PILE, HAND_PILE, LAID_PILE
from ristal.games.demons.public import public_part

if TYPE_CHECKING:
    from ristal.games.demons.view import DemonsPublic

ENERGY: Final = 3  # §R6 at the start of a fight
WINS: Final = 3  # §R44
NONE: Final = -1

CARDS_POOL: Final = 0
FIELDS_POOL: Final = 1
DEMONS_POOL: Final = 2

FIRST_PLAYER: Final = "first-player"
FOUR_WINS: Final = "four-wins"
DECIDING_FIGHT: Final = "deciding-fight"


class Settings:
    """What the players agreed on before the game; shared by all copies of a table."""

    def __init__(self, cards: Cards, seats: int, options: Options) -> None:
        self.cards = cards
        self.seats = seats
        self.teams = options["teams"] == "yes"  # §R46
        self.quick = options["start"] == "quick"  # §A12
        self.ties = str(options["ties"])  # §R45
        self.initiative = str(options["initiative"])  # §A1
        self.scripts = cards.scripts_by_initiative[self.initiative]
        self.sides: list[int] = [seat % 2 if self.teams else seat for seat in range(seats)]  # §R46 partners face
        self.no_demons: list[int] = [NONE] * seats  # how every table begins; replaced there, never changed
        self.no_wins: list[int] = [0] * seats
        self.nobody_out: list[str] = [""] * seats
        self.unnamed: list[Answer] = seat_answers(cards, self.no_demons)


class Demons(EffectTable):
    """A hand is open to its owner and to those who have seen its cards; all that is played or won is open."""

    def __init__(
        self,
        settings: Settings,
        chance: Chance,
        stack: list[Step],
        piles: list[Zone],
        hand: list[Zone],
        laid: list[Zone],
        series: list[Zone],
        energy: list[int],
    ) -> None:
        super().__init__(settings.seats, chance, stack, settings.scripts)
        self.settings = settings
        self.cards = settings.cards
        self.deck = piles[0]
        self.discard = piles[1]
        self.unrevealed = piles[2]  # §A24 face-down cards that went to the discard
        self.draft = piles[3]  # §R17
        self.fields = piles[4]
        self.used_fields = piles[5]
        self.hand = hand
        self.laid = laid  # §R20 the card of this turn, face down
        self.series = series
        self.energy = energy
        self.offer: list[Zone] = []  # §R4 what each may choose from, and after that the box, until all have chosen
        self.demons = settings.no_demons  # replaced, never changed, as the next two and `why_out` are
        self.called = settings.unnamed
        self.wins = settings.no_wins  # of each side
        self.first = 0  # §R3 who holds the first-player card
        self.crosses = 0  # §R46 the side that drew the crosses
        self.fighting = 0  # masks of seats: still in the fight,
        self.acted = 0  # have acted this turn,
        self.spent = 0  # have used their active ability in this fight,
        self.stance = 0  # §R57 have «Оборона» turned,
        self.hit = 0  # opponents damaged by the action that is done now,
        self.claimants = 0  # §R45 who alone are in the deciding fight
        self.knockouts = 0  # masks of tactics
        self.traps = 0
        self.battlefield = NONE
        self.fight = 0
        self.round = 0
        self.turn = 0  # of the round, from 0
        self.turn_from = 0  # whoever has not acted yet is looked for clockwise from here
        self.rusher = NONE  # who acts before the others
        self.acting = NONE  # who opened their card last in this turn
        self.why_out = settings.nobody_out  # §R37 of this fight
        self.goal = WINS

    def copy(self) -> Table:
        twin = Demons(
            self.settings,
            self.chance.copy(),
            self.stack[:],
            [
                self.deck.copy(),
                self.discard.copy(),
                self.unrevealed.copy(),
                self.draft.copy(),
                self.fields.copy(),
                self.used_fields.copy(),
            ],
            [zone.copy() for zone in self.hand],
            [zone.copy() for zone in self.laid],
            [zone.copy() for zone in self.series],
            self.energy[:],
        )
        if self.offer:
            twin.offer = [zone.copy() for zone in self.offer]
        twin.demons = self.demons
        twin.called = self.called
        twin.wins = self.wins
        twin.first = self.first
        twin.crosses = self.crosses
        twin.fighting = self.fighting
        twin.acted = self.acted
        twin.spent = self.spent
        twin.stance = self.stance
        twin.hit = self.hit
        twin.claimants = self.claimants
        twin.knockouts = self.knockouts
        twin.traps = self.traps
        twin.battlefield = self.battlefield
        twin.fight = self.fight
        twin.round = self.round
        twin.turn = self.turn
        twin.turn_from = self.turn_from
        twin.rusher = self.rusher
        twin.acting = self.acting
        twin.why_out = self.why_out
        twin.goal = self.goal
        self._share_effects(twin)
        return twin

    # Zones and what may be known

    def zones(self) -> list[tuple[str, Zone]]:
        named = [
            ("deck", self.deck),
            ("discard", self.discard),
            ("unrevealed", self.unrevealed),
            ("draft", self.draft),
            ("battlefields", self.fields),
            ("used-battlefields", self.used_fields),
        ]
        for seat in range(self.seats):
            named.append((f"hand-{seat}", self.hand[seat]))
            named.append((f"laid-{seat}", self.laid[seat]))
            named.append((f"series-{seat}", self.series[seat]))
        for place, zone in enumerate(self.offer):
            named.append((f"offer-{place}" if place < self.seats else "box", zone))
        return named

    def piles(self) -> list[tuple[int, Zone, bool]]:
        found = [(DECK_PILE, self.deck, False), (AWAY_PILE, self.unrevealed, True)]
        for seat in range(self.seats):
            found.append((HAND_PILE << seat, self.hand[seat], False))
            found.append((LAID_PILE << seat, self.laid[seat], False))
        return found

    def hidden_zones(self) -> list[Zone]:
        zones = [self.deck, self.discard, self.unrevealed, self.draft, self.fields, self.used_fields]
        for seat in range(self.seats):
            zones += [self.hand[seat], self.laid[seat], self.series[seat]]
        return zones + self.offer

    def item_name(self, zone: str, item: int) -> str:
        if zone in ("battlefields", "used-battlefields"):
            return self.cards.fields[item].id
        if zone == "box" or zone.startswith("offer"):
            return self.cards.demons[item].id
        return self.cards.moves[item].id

    def is_loose(self, zone: str) -> bool:
        """§A23 Cards in a hand have no places."""
        return zone.startswith("hand")

    def loose_zones(self) -> list[Zone]:
        return self.hand

    def public(self) -> DemonsPublic:
        return public_part(self)

    def write(self) -> State:
        data: State = {name: getattr(self, name) for name in NUMBERS}
        data["zones"] = self.write_zones()
        data["facts"] = self.write_facts()
        data["effects"] = self.write_effects()
        data["energy"] = self.energy[:]
        data["wins"] = self.wins[:]
        data["why_out"] = self.why_out[:]
        data["demons"] = self.demons[:]
        return data

    # Short ways to say things

    def thing_of(self, frame: Frame) -> str:
        for move in self.cards.moves:
            for action in move.actions:
                if action.key == frame.script:
                    return action.id
        return frame.source

    def demon(self, seat: int) -> Demon | None:
        place = self.demons[seat]
        return None if place == NONE else self.cards.demons[place]

    def field(self) -> Battlefield | None:
        return None if self.battlefield == NONE else self.cards.fields[self.battlefield]

    def is_fighting(self, seat: int) -> bool:
        return self.fighting >> seat & 1 == 1

    def clockwise(self, start: int) -> list[int]:
        """Those in the fight, from a seat on; the left neighbour of a seat is the next one."""
        seats = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in seats if self.fighting >> seat & 1]

    def counter_clockwise(self) -> list[int]:
        """Those in the fight, beginning right of the first player, who comes last."""
        seats = [(self.first - step) % self.seats for step in range(1, self.seats + 1)]
        return [seat for seat in seats if self.fighting >> seat & 1]

    def opponents(self, seat: int) -> list[int]:
        """§R39 §R48 Those in the fight who are neither the demon itself nor its mate."""
        sides = self.settings.sides
        return [other for other in self.clockwise(seat) if sides[other] != sides[seat]]


NUMBERS: Final = (
    "first", "crosses", "fighting", "acted", "spent", "stance", "hit", "claimants", "knockouts",
    "traps", "battlefield", "fight", "round", "turn", "turn_from", "rusher",
    "acting", "goal",
)  # fmt: skip


def seat_answers(cards: Cards, demons: list[int]) -> list[Answer]:
    """A player goes by their demon; `seat-1` where they have none."""
    return [
        Answer(f"seat-{seat}" if demon == NONE else cards.demons[demon].id, seat) for seat, demon in enumerate(demons)
    ]


def bare(settings: Settings, chance: Chance) -> Demons:
    """A table with nothing in the zones and nobody in a fight."""
    seats = range(settings.seats)
    return Demons(
        settings,
        chance,
        [],
        [
            Zone(NOBODY, CARDS_POOL, []),
            Zone(EVERYONE, CARDS_POOL, []),
            Zone(NOBODY, CARDS_POOL, []),
            Zone(EVERYONE, CARDS_POOL, []),
            Zone(NOBODY, FIELDS_POOL, []),
            Zone(EVERYONE, FIELDS_POOL, []),
        ],
        [Zone(only(seat), CARDS_POOL, [], seat) for seat in seats],
        [Zone(only(seat), CARDS_POOL, [], seat) for seat in seats],
        [Zone(EVERYONE, CARDS_POOL, []) for seat in seats],
        [0] * settings.seats,
    )


def bare_offers(settings: Settings) -> list[Zone]:
    """§R4a What each may choose from, and the box: unseen by all others."""
    offers = [Zone(only(seat), DEMONS_POOL, []) for seat in range(settings.seats)]
    return [*offers, Zone(NOBODY, DEMONS_POOL, [])]


def read_fields(t: Demons, data: Document) -> None:
    """Fill a bare table from what `write` gave."""
    for name in NUMBERS:
        setattr(t, name, data[name])
    if "box" in data["zones"]:
        t.offer = bare_offers(t.settings)
    t.read_zones(data["zones"])
    t.facts = [read_fact(fact) for fact in data.get("facts", [])]  # older saves have none
    t.read_effects(data["effects"])
    t.energy = data["energy"]
    t.wins = data["wins"]
    t.why_out = data["why_out"]
    t.demons = data["demons"]
    t.called = seat_answers(t.cards, t.demons)
