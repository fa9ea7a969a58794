"""The observation of Unmatched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, cast

from ristal.adapters.encoding import Bag, BySeat, Feature, Flag, Number, OneOf, Owned, Piles, Record, Row, Seat, SomeOf
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import (
    Amounts,
    Heaps,
    Kept,
    Listed,
    SeatSegments,
    fill,
    find_item,
    make_segment,
    make_segments,
    make_words,
)
from ristal.engine.game import RANDOM, Game
from ristal.engine.table import Table
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.answers import possible_heroes
from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.hero import TIMINGS, FighterKind, Hero
from ristal.games.unmatched.state import (
    ATTACK_SOURCE,
    DEFENCE_SOURCE,
    SCHEME_SOURCE,
    Unmatched,
)
from ristal.games.unmatched.values import (
    BOOST,
    COMMITTED,
    EFFECT,
    GROUND,
    OF_ABILITY,
    WINNERS,
    Addition,
    show_additions,
)
from ristal.games.unmatched.view import (
    AdditionView,
    CombatView,
    FighterView,
    RunningView,
    SchemeView,
    TokenView,
    ValueView,
)

LEFT_OUT = {"states": "the same as `sizes`", "rulings": "options of the match", "mode": "an option of the match"}
FIGHTER = ("kind", "seat", "space", "health", "max_health", "began")
COMBAT = ("attacker", "target", "attack", "defence", "cancelled", "protected", "winner", "bonus")
VALUES = ("base", "additions", "ignored", "value")
DECK, COPIES, HEALTH, VALUE, TURNS, ADDITIONS = 30, 4, 20, 10, 30, 4


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    unmatched = cast(UnmatchedGame, game)
    boards = unmatched.boards_for(seats) if options["board"] == RANDOM else [str(options["board"])]
    spaces = [space for board in boards for space in unmatched.boards[board].spaces]
    heroes = [unmatched.heroes[hero] for hero in possible_heroes(unmatched, options)]
    kinds = [kind for hero in heroes for kind in hero.fighters]
    each = max(sum(kind.count for kind in hero.fighters) for hero in heroes)
    cards = list(dict.fromkeys(card.id for hero in heroes for card in hero.cards))
    seat, card, space = Seat(seats), OneOf(cards), OneOf(spaces)
    fighter = Record(
        FighterView,
        ("name",),  # a fighter is at the place of its number
        kind=OneOf(kind.id for kind in kinds),
        seat=seat,
        space=space,
        health=Number(HEALTH),
        max_health=Number(HEALTH),
        began=space,
    )
    pile, slot = Bag(cards, COPIES, DECK), Bag(cards, 1, 1)
    names = SomeOf(_names(kinds, seats))
    return {
        "zones": Piles(
            seats,
            {"deck": pile, "hand": pile, "discard": pile},
            dict.fromkeys(("attack", "boost", "defence", "scheme"), slot),
        ),
        "known": Piles(seats, {"": pile}),
        "board": OneOf(boards),
        "heroes": BySeat(OneOf(hero.id for hero in heroes), seats),
        "teams": BySeat(Seat(seats), seats),
        "fighters": Owned(fighter, seats, each),
        "sizes": BySeat(OneOf((NO_STATE, *_states(heroes))), seats),
        "tokens": BySeat(_token(heroes), seats),
        "out": BySeat(Flag(), seats),
        "turns": BySeat(Number(TURNS), seats),
        "active": seat,
        "first": seat,
        "actions": Number(2),
        "locked": Number(VALUE),
        "still": Number(TURNS),
        "combat": _combat(names, card, heroes),
        "scheme": Record(SchemeView, seat=seat, card=card, fighter=OneOf(names.places)),
        "running": Row(_running(seats, card, space), 1, last=True),
    }


def _token(heroes: Sequence[Hero]) -> Record:
    tokens = [hero.token for hero in heroes if hero.token is not None]
    return Record(TokenView, token=OneOf(token.id for token in tokens), count=Number(VALUE), most=Number(VALUE))


def _states(heroes: Sequence[Hero]) -> list[str]:
    """The words of all states, each once."""
    return list(dict.fromkeys(word for hero in heroes if hero.state is not None for word in hero.state.values))


def _names(kinds: Sequence[FighterKind], seats: int) -> list[str]:
    """What fighters may be called: by their kind, numbered where there are several."""
    numbered = [f"{kind.id}-{number}" for kind in kinds for number in range(1, kind.count * seats + 1)]
    return [*(kind.id for kind in kinds), *numbered]


def _combat(names: SomeOf, card: OneOf, heroes: Sequence[Hero]) -> Record:
    states = [hero.state.id for hero in heroes if hero.state is not None]
    kinds = OneOf((*states, COMMITTED, BOOST, EFFECT, OF_ABILITY, GROUND))
    addition = Record(AdditionView, kind=kinds, card=card, amount=Number(VALUE))
    additions = Row(addition, ADDITIONS)
    value = Record(ValueView, base=Number(VALUE), additions=additions, ignored=Flag(), value=Number(VALUE))
    return Record(
        CombatView,
        attacker=OneOf(names.places),
        target=OneOf(names.places),
        attack=value,
        defence=value,
        cancelled=SomeOf((ATTACK_SOURCE, DEFENCE_SOURCE)),
        protected=names,
        winner=OneOf(WINNERS[1:]),
        bonus=Flag(),
    )


def _running(seats: int, card: OneOf, space: OneOf) -> Record:
    return Record(
        RunningView,
        seat=Seat(seats),
        source=OneOf((ATTACK_SOURCE, DEFENCE_SOURCE, SCHEME_SOURCE)),
        card=card,
        timing=OneOf(TIMINGS),
        spaces=SomeOf(space.places),
        opponent=Seat(seats),
    )


class UnmatchedScribe(Scribe):
    """Writes down a table of Unmatched."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "zones", "known", "board", "heroes", "teams", "fighters", "sizes", "tokens", "out", "turns", "active",
        "first", "actions", "locked", "still", "combat", "scheme", "running",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)
        unmatched = cast(UnmatchedGame, game)
        zones = features["zones"]
        assert isinstance(zones, Piles)
        cards = [card.id for card in unmatched.cards]
        self.piles, self.slots = Heaps(zones.own["deck"], cards), Heaps(zones.shared["attack"], cards)
        self.boards = make_words(features["board"])
        self.heroes, self.sizes = make_words(find_item(features["heroes"])), make_words(find_item(features["sizes"]))
        self.turns, self.actions = Amounts(Number(TURNS)), Amounts(features["actions"])
        self.locked = Amounts(features["locked"])
        self.scheme = Kept(features["scheme"])
        self.tokens = Kept(find_item(features["tokens"]))
        self.running = Listed(features["running"])
        self.figures = Figures(unmatched, features["fighters"], list(self.boards), self.of_seats)
        self.combats = Combats(features["combat"])

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        assert isinstance(table, Unmatched)
        around = self.around[viewer]
        self._write_piles(table, viewer, around, parts)
        parts.append(self.boards[table.arena.board.id])
        for seat in around:
            parts.append(self.heroes[table.arena.heroes[seat].id])
        for seat in around:
            parts.append(self.of_seats.of(table.arena.team[seat], viewer))
        for seat in around:
            self.figures.write(table, seat, viewer, parts)
        for seat in around:
            parts.append(self.sizes[table.state_word(seat)])
        for seat in around:
            parts.append(self.tokens.none if not table.arena.has_tokens else self._find_token(table, seat, viewer))
        for seat in around:
            parts.append(self.flags[table.out_at[seat] > 0])
        for seat in around:
            parts.append(self.turns.of(table.turns[seat]))
        parts.append(self.of_seats.of(table.active, viewer))
        parts.append(self.of_seats.of(table.first, viewer))
        parts.append(self.actions.of(table.actions))
        parts.append(self.locked.of(max(0, table.locked)))
        parts.append(self.turns.of(table.still))
        self.combats.write(table, viewer, parts)
        parts.append(self.scheme.of(table.show_scheme(), viewer) if table.scheme_card.items else self.scheme.none)
        frames = table.shown_frames() if table.frames else []
        self.running.write([table.show_frame(frame) for frame in frames], viewer, parts)

    def _find_token(self, table: Unmatched, seat: int, viewer: int) -> bytes:
        shown = table.show_token(seat)
        return self.tokens.none if shown is None else self.tokens.of(shown, viewer)

    def _write_piles(self, table: Unmatched, viewer: int, around: list[int], parts: list[bytes]) -> None:
        for zone in (table.attack_card, table.boost_card, table.defence_card, table.scheme_card):
            self.slots.write(zone, viewer, parts)
        for seat in around:
            self.piles.write(table.deck[seat], viewer, parts)
            self.piles.write(table.hand[seat], viewer, parts)
            self.piles.write(table.discard[seat], viewer, parts)
        hidden = table.hidden_zones()
        for seat in around:
            self.piles.write_known(hidden, seat, viewer, parts)


class Figures:
    """The segments of fighters."""

    def __init__(self, game: UnmatchedGame, fighters: Feature, boards: list[str], of_seats: SeatSegments) -> None:
        assert isinstance(fighters, Owned)
        item = fighters.item
        assert isinstance(item, Record)
        self.each = fighters.each
        self.of_seats = of_seats
        self.gaps = [fill(item.size * count) for count in range(self.each + 1)]
        self.whole = Kept(item)
        self.is_plain = item.names() == FIGHTER  # else a field has come that is not written piece by piece
        self.kinds = make_words(item.find("kind"))
        self.there = make_segment(Flag(), True)
        space = item.find("space")
        self.nowhere = fill(space.size)
        self.spaces: dict[str, list[bytes]] = {
            board: make_segments(space, game.boards[board].spaces) for board in boards if board
        }
        self.health = Amounts(Number(HEALTH))

    def write(self, table: Unmatched, seat: int, viewer: int, parts: list[bytes]) -> None:
        """Write the fighters of a seat, and nothing at the places that it has no fighters for."""
        arena = table.arena
        spaces = self.spaces[arena.board.id]
        left = self.each
        for index in arena.of_seat[seat]:
            if left == 0:
                break
            left -= 1
            fighter = arena.fighters[index]
            if not self.is_plain:
                parts.append(self.whole.of(table.show_fighter(fighter), viewer))
                continue
            kind = fighter.kind
            parts.append(self.there)
            parts.append(self.kinds[kind.id])
            parts.append(self.of_seats.of(seat, viewer))
            space, start = table.space[index], table.began(index)
            parts.append(self.nowhere if space < 0 else spaces[space])
            parts.append(self.health.of(table.health[index]))
            parts.append(self.health.of(kind.health))
            parts.append(self.nowhere if space < 0 or start < 0 else spaces[start])
        parts.append(self.gaps[left])


class Combats:
    """The segments of a combat."""

    def __init__(self, combat: Feature) -> None:
        assert isinstance(combat, Record)
        self.whole = Kept(combat)
        name, value = combat.find("attacker"), combat.find("attack")
        assert isinstance(value, Record)
        additions = value.find("additions")
        self.is_plain = (combat.names(), value.names()) == (COMBAT, VALUES)
        self.there = make_segment(Flag(), True)
        self.not_there = make_segment(Flag(), False)
        self.names = make_words(name)
        self.no_value = fill(value.size)
        self.amount = Amounts(Number(VALUE))
        self.additions = Listed(additions)
        self.none_added = fill(additions.size)
        self.cancelled, self.protected = Kept(combat.find("cancelled")), Kept(combat.find("protected"))
        self.winners = [make_segment(combat.find("winner"), winner or None) for winner in WINNERS]

    def write(self, table: Unmatched, viewer: int, parts: list[bytes]) -> None:
        combat = table.combat
        if combat is None:
            parts.append(self.whole.none)
            return
        if not self.is_plain:
            parts.append(self.whole.of(table.show_combat(combat), viewer))
            return
        parts.append(self.there)
        parts.append(self.names[table.arena.fighters[combat.attacker].name])
        parts.append(self.names[table.arena.fighters[combat.target].name])
        if combat.revealed or combat.is_bonus:
            ignored, value = combat.attack_ignored > 0, combat.attack_value()
            self._write_value(combat.attack_base, combat.attack_additions, ignored, value, parts)
        else:
            parts.append(self.no_value)
        if combat.revealed:
            ignored, value = combat.defence_ignored > 0, combat.defence_value()
            self._write_value(combat.defence_base, combat.defence_additions, ignored, value, parts)
        else:
            parts.append(self.no_value)
        parts.append(self._find_words(self.cancelled, table.cancelled))
        prevented = combat.prevented
        if prevented:
            names = [fighter.name for fighter in table.arena.fighters if prevented >> fighter.index & 1]
            parts.append(self._find_words(self.protected, names))
        else:
            parts.append(self.protected.none)
        parts.append(self.winners[combat.winner])
        parts.append(self.there if combat.is_bonus else self.not_there)

    def _write_value(
        self, base: int, additions: list[Addition], is_ignored: bool, value: int, parts: list[bytes]
    ) -> None:
        parts.append(self.there)
        parts.append(self.amount.of(base))
        if additions:
            self.additions.write(show_additions(additions), 0, parts)
        else:
            parts.append(self.none_added)
        parts.append(self.there if is_ignored else self.not_there)
        parts.append(self.amount.of(value))

    def _find_words(self, kept: Kept, words: list[str]) -> bytes:
        if not words:
            return kept.none
        key = tuple(words)
        segment = kept.find(key)
        return kept.make(key, words[:], 0) if segment is None else segment


SCRIBE = UnmatchedScribe
