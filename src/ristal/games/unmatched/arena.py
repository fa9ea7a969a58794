"""Who meets whom on which board by which options: what does not change during a match."""

from __future__ import annotations

from typing import Final

from ristal.engine.data import Options
from ristal.engine.effect import Scripts
from ristal.engine.notation import Answer
from ristal.games.unmatched.board import Board
from ristal.games.unmatched.hero import ANY, NOBODY, Card, FighterKind, Hero

DUEL: Final = "duel"
FREE_FOR_ALL: Final = "free-for-all"
TEAMS: Final = "teams"
TEAMS_OF_THREE: Final = "teams-of-three"
MODES: Final = (DUEL, FREE_FOR_ALL, TEAMS, TEAMS_OF_THREE)
SEATS_OF_MODE: Final = {DUEL: ("2",), FREE_FOR_ALL: ("3", "4"), TEAMS: ("4",), TEAMS_OF_THREE: ("4",)}  # §R156


class Fighter:
    """A fighter on the table: a kind, a seat, and a name of its own."""

    def __init__(self, index: int, seat: int, kind: FighterKind, name: str) -> None:
        self.index = index
        self.seat = seat
        self.kind = kind
        self.name = name
        self.answer = Answer(name, index)
        self.attacks_with = 0  # masks of cards: those that it may use to attack,
        self.defends_with = 0  # and to defend


RULINGS: Final = ("end", "exhaustion", "feint", "bewilderment", "team-hands", "glance", "lady", "high-ground")
HIGH_GROUND: Final = ("counts", "none")  # O10


class Settings:
    """The options O1 to O10 of the rulings, as the rules ask for them."""

    def __init__(self, options: Options) -> None:
        self.rulings: dict[str, str] = {
            name: str(options.get(name, HIGH_GROUND[0])) for name in RULINGS
        }  # high ground no version before the fifth knew
        self.ends_at_once = options["end"] == "at-once"  # O1
        self.exhaustion = options["exhaustion"] == "damage"  # O2
        self.feint_voids_boost = options["feint"] == "boost-lost"  # O3
        self.bewilderment_whole = options["bewilderment"] == "whole-combat"  # O4
        self.open_team_hands = options["team-hands"] == "open"  # O6
        self.glance_any = options["glance"] == "any"  # O7
        self.lady_always_shuffles = options["lady"] == "always"  # O8
        self.high_ground = self.rulings["high-ground"] == HIGH_GROUND[0]  # O10


class Arena:
    """A board, a hero for each seat, teams and settings; shared by all copies of a table."""

    def __init__(
        self,
        board: Board,
        heroes: list[Hero],
        cards: list[Card],
        scripts: Scripts,
        mode: str,
        settings: Settings,
        roster: dict[str, Hero],
    ) -> None:
        self.board = board
        self.heroes = heroes
        self.roster = roster  # all that there are, to choose from
        self.is_complete = all(hero.id != NOBODY for hero in heroes)  # §A44
        self.reckons_damage = any(_reckons_damage(hero) for hero in heroes)
        self.gains_actions = any(hero.does("gain-action") for hero in heroes)
        self.locks_values = any(hero.does("lock-value") for hero in heroes)
        self.has_tokens = any(hero.token is not None for hero in heroes)
        self.cards = cards  # every card of the content, by number
        self.scripts = scripts
        self.mode = mode
        self.settings = settings
        self.is_team_game = mode in (TEAMS, TEAMS_OF_THREE)
        self.seats = len(heroes)
        self.team: list[int] = [seat % 2 if self.is_team_game else seat for seat in range(self.seats)]  # §R156
        self.fighters: list[Fighter] = []
        self.of_seat: list[list[int]] = []
        for seat, hero in enumerate(heroes):
            self.of_seat.append([])
            for kind in hero.fighters:
                for _ in range(kind.count):
                    self._add(seat, kind)
        self.attack_answers: list[list[Answer]] = [
            [Answer(f"{mine.name} {other.name}", mine.index * 64 + other.index) for other in self.fighters]
            for mine in self.fighters
        ]

    def _add(self, seat: int, kind: FighterKind) -> None:
        """§R11 Fighters of one kind are distinguished by numbers, over all seats."""
        alike = sum(other.count for hero in self.heroes for other in hero.fighters if other.id == kind.id)
        before = sum(1 for fighter in self.fighters if fighter.kind.id == kind.id)
        name = kind.id if alike == 1 else f"{kind.id}-{before + 1}"
        fighter = Fighter(len(self.fighters), seat, kind, name)
        for card in self.heroes[seat].cards:
            if self.may_use(card, fighter):
                fighter.attacks_with |= card.can_attack << card.number
                fighter.defends_with |= card.can_defend << card.number
        self.fighters.append(fighter)
        self.of_seat[seat].append(fighter.index)

    def with_hero(self, seat: int, hero: Hero) -> Arena:
        """§A44 The same with another hero at a seat."""
        heroes = self.heroes[:]
        heroes[seat] = hero
        return Arena(self.board, heroes, self.cards, self.scripts, self.mode, self.settings, self.roster)

    def are_allies(self, seat: int, other: int) -> bool:
        """§R159 One's own and a team mate's."""
        return self.team[seat] == self.team[other]

    def may_use(self, card: Card, fighter: Fighter) -> bool:
        """§R46 §R47 §R48 Only the eligible fighter may use a card; a kind stands for each of its fighters."""
        return card.who == ANY or card.who == fighter.kind.id

    def hand_seers(self, seat: int) -> int:
        """The mask of the seats that see a hand: its owner, and the mate where team hands are open (O6, §R157,
        §R161)."""
        mask = 1 << seat
        for other in range(self.seats):
            if other != seat and self.team[other] == self.team[seat]:
                one_person = self.mode == TEAMS_OF_THREE and self.team[seat] == 0
                if self.settings.open_team_hands or one_person:
                    mask |= 1 << other
        return mask


def _reckons_damage(hero: Hero) -> bool:
    """Whether a card or an ability of a hero asks how much damage a combat has brought."""
    return hero.reckons_damage or any(card.reckons_damage for card in hero.cards)
