"""The observation of «Битва демонов»."""

from __future__ import annotations

from typing import ClassVar, cast

from ristal.adapters.encoding import (
    Bag,
    BySeat,
    Feature,
    Flag,
    Number,
    OneOf,
    Piles,
    Record,
    Row,
    Seat,
    Seats,
    SomeOf,
)
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import (
    Amounts,
    Heaps,
    Kept,
    Listed,
    fill,
    find_item,
    make_numbered,
    make_segment,
    make_segments,
    make_words,
)
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games.demons import DemonsGame
from ristal.games.demons.public import count_knockouts, find_limit, list_order, mark_teams, show_frame, unfinished
from ristal.games.demons.state import Demons
from ristal.games.demons.view import LimitView, RunningView, SeriesCard

TEAMS = ("x", "o")
REASONS = ("energy", "knockout", "number", "no-card")
LEFT_OUT = {"initiative": "an option of the match", "most_energy": "always the same"}
DECK, COPIES, SERIES, NUMBERS, ENERGY, WINS = 64, 8, 8, 9, 6, 5
FIGHTS, ROUNDS, TURNS, DAMAGE, STACK = 12, 8, 12, 4, 8


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    cards = cast(DemonsGame, game).cards
    moves = [move.id for move in cards.moves]
    demons = [demon.id for demon in cards.demons]
    fields = [field.id for field in cards.fields]
    pile, box, lands = Bag(moves, COPIES, DECK), Bag(demons, 1, len(demons)), Bag(fields, 1, len(fields))
    number = Number(NUMBERS)
    running = Record(
        RunningView,
        kind=OneOf(("action", "ability", "battlefield")),
        seat=Seat(seats),
        source=OneOf([*moves, *demons, *fields]),
        action=OneOf(action.id for move in cards.moves for action in move.actions),
        target=Seat(seats),
        named=OneOf(moves),
    )
    shared: dict[str, Feature] = {"deck": pile, "discard": pile, "unrevealed": pile, "draft": pile, "box": box}
    shared |= {"battlefields": lands, "used-battlefields": lands}
    return {
        "zones": Piles(seats, {"hand": pile, "laid": pile, "series": pile, "offer": box}, shared),
        "known": Piles(seats, {"": pile}),
        "first": Seat(seats),
        "demons": BySeat(OneOf(demons), seats),
        "energy": BySeat(Number(ENERGY), seats),
        "wins": BySeat(Number(WINS), seats),
        "goal": Number(WINS),
        "claimants": Seats(seats),
        "teams": BySeat(OneOf(TEAMS), seats),
        "fighting": BySeat(Flag(), seats),
        "why_out": BySeat(OneOf(REASONS), seats),
        "acted": BySeat(Flag(), seats),
        "acting": Seat(seats),
        "order": Row(Seat(seats), seats),
        "spent": BySeat(Flag(), seats),
        "stance": BySeat(Flag(), seats),
        "series": BySeat(Row(Record(SeriesCard, card=OneOf(moves), number=number), SERIES, last=True), seats),
        "limits": BySeat(Record(LimitView, least=number, most=number), seats),
        "knockouts": SomeOf(moves),
        "traps": SomeOf(moves),
        "trap_damage": Number(DAMAGE),
        "knockout_stack": Number(STACK),
        "battlefield": OneOf(fields),
        "fight": Number(FIGHTS),
        "round": Number(ROUNDS),
        "turn": Number(TURNS),
        "running": Row(running, 2, last=True),
    }


class DemonsScribe(Scribe):
    """Writes down a table of «Битва демонов»."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "zones", "known", "first", "demons", "energy", "wins", "goal", "claimants", "teams", "fighting", "why_out",
        "acted", "acting", "order", "spent", "stance", "series", "limits", "knockouts", "traps", "trap_damage",
        "knockout_stack", "battlefield", "fight", "round", "turn", "running",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)
        cards = cast(DemonsGame, game).cards
        moves = [move.id for move in cards.moves]
        demons = [demon.id for demon in cards.demons]
        fields = [field.id for field in cards.fields]
        self.moves = Heaps(Bag(moves, COPIES, DECK), moves)
        self.box = Heaps(Bag(demons, 1, len(demons)), demons)
        self.fields = Heaps(Bag(fields, 1, len(fields)), fields)
        self.demons = make_numbered(OneOf(demons), demons)
        self.energy, self.wins = Amounts(Number(ENERGY)), Amounts(Number(WINS))
        self.teams, self.reasons = make_words(OneOf(TEAMS)), make_words(OneOf(REASONS))
        self.no_seat = fill(seats)
        card = find_item(find_item(features["series"]))
        self.series = [make_segment(card, {"card": move.id, "number": move.number}) for move in cards.moves]
        self.no_series = [fill(card.size * count) for count in range(SERIES + 1)]
        self.limits = Kept(find_item(features["limits"]))
        masks = [[move for place, move in enumerate(moves) if mask >> place & 1] for mask in range(1 << len(moves))]
        self.tactics = make_segments(SomeOf(moves), masks)
        self.damage, self.stack = Amounts(features["trap_damage"]), Amounts(features["knockout_stack"])
        self.battlefields = make_numbered(features["battlefield"], fields)
        self.fight, self.round = Amounts(features["fight"]), Amounts(features["round"])
        self.turn = Amounts(features["turn"])
        self.running = Listed(features["running"])

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        assert isinstance(table, Demons)
        around = self.around[viewer]
        self._write_piles(table, viewer, around, parts)
        parts.append(self.of_seats.of(table.first, viewer))
        for seat in around:
            parts.append(self.demons[table.demons[seat]])
        for seat in around:
            parts.append(self.energy.of(table.energy[seat]))
        for seat in around:
            parts.append(self.wins.of(table.wins[table.settings.sides[seat]]))
        parts.append(self.wins.of(table.goal))
        parts.append(self.of_seats.of_mask(table.claimants, viewer))
        marks = mark_teams(table)
        for seat in around:
            parts.append(self.teams["" if marks is None else marks[seat]])
        self._write_flags(table.fighting, around, parts)
        for seat in around:
            parts.append(self.reasons[table.why_out[seat]])
        self._write_flags(table.acted, around, parts)
        parts.append(self.of_seats.of(table.acting, viewer))
        self._write_order(list_order(table), viewer, parts)
        self._write_flags(table.spent, around, parts)
        self._write_flags(table.stance, around, parts)
        for seat in around:
            self._write_series(table.series[seat].items, parts)
        for seat in around:
            parts.append(self.limits.of(find_limit(table, seat), viewer))
        self._write_fight(table, parts)
        self.running.write([show_frame(table, frame) for frame in unfinished(table)], viewer, parts)

    def _write_piles(self, table: Demons, viewer: int, around: list[int], parts: list[bytes]) -> None:
        moves, offer = self.moves, table.offer
        for zone in (table.deck, table.discard, table.unrevealed, table.draft):
            moves.write(zone, viewer, parts)
        if offer:
            self.box.write(offer[self.seats], viewer, parts)
        else:
            parts.append(self.box.nothing)
        self.fields.write(table.fields, viewer, parts)
        self.fields.write(table.used_fields, viewer, parts)
        for seat in around:
            moves.write(table.hand[seat], viewer, parts)
            moves.write(table.laid[seat], viewer, parts)
            moves.write(table.series[seat], viewer, parts)
            if offer:
                self.box.write(offer[seat], viewer, parts)
            else:
                parts.append(self.box.nothing)
        hidden = table.hidden_zones()
        for seat in around:
            moves.write_known(hidden, seat, viewer, parts)

    def _write_flags(self, mask: int, around: list[int], parts: list[bytes]) -> None:
        for seat in around:
            parts.append(self.flags[mask >> seat & 1])

    def _write_order(self, seats: list[int], viewer: int, parts: list[bytes]) -> None:
        for seat in seats:
            parts.append(self.of_seats.of(seat, viewer))
        for _ in range(self.seats - len(seats)):
            parts.append(self.no_seat)

    def _write_series(self, series: list[int], parts: list[bytes]) -> None:
        length = len(series)
        start = length - SERIES if length > SERIES else 0
        for place in range(start, length):
            parts.append(self.series[series[place]])
        parts.append(self.no_series[SERIES - length + start])

    def _write_fight(self, table: Demons, parts: list[bytes]) -> None:
        """What lies beside the hands: tactics under a Knockout or a trap, the battlefield, and how far the fight is."""
        field = table.field()
        parts.append(self.tactics[table.knockouts])
        parts.append(self.tactics[table.traps])
        parts.append(self.damage.of(1 if field is None else field.trap_damage))
        parts.append(self.stack.of(count_knockouts(table)))
        parts.append(self.battlefields[table.battlefield])
        parts.append(self.fight.of(table.fight))
        parts.append(self.round.of(table.round))
        parts.append(self.turn.of(table.turn + 1))


SCRIBE = DemonsScribe
