"""The observation of «Битва демонов»."""

from __future__ import annotations

from typing import cast

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
from ristal.engine.game import Game
from ristal.games.demons import DemonsGame
from ristal.games.demons.view import LimitView, RunningView, SeriesCard

LEFT_OUT = {"initiative": "an option of the match", "most_energy": "always the same"}
DECK, COPIES, SERIES, NUMBERS, ENERGY, WINS = 64, 8, 8, 9, 6, 5


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
        "teams": BySeat(OneOf(("x", "o")), seats),
        "fighting": BySeat(Flag(), seats),
        "why_out": BySeat(OneOf(("energy", "knockout", "number", "no-card")), seats),
        "acted": BySeat(Flag(), seats),
        "acting": Seat(seats),
        "order": Row(Seat(seats), seats),
        "spent": BySeat(Flag(), seats),
        "stance": BySeat(Flag(), seats),
        "series": BySeat(Row(Record(SeriesCard, card=OneOf(moves), number=number), SERIES, last=True), seats),
        "limits": BySeat(Record(LimitView, least=number, most=number), seats),
        "knockouts": SomeOf(moves),
        "traps": SomeOf(moves),
        "trap_damage": Number(4),
        "knockout_stack": Number(8),
        "battlefield": OneOf(fields),
        "fight": Number(12),
        "round": Number(8),
        "turn": Number(12),
        "running": Row(running, 2, last=True),
    }
