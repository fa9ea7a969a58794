"""A match played again from what a save or a record says, and every difference named by its place."""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Reader
from ristal.engine import record as records
from ristal.engine.chance import Chance, HandChance, ScriptedChance, read_chance
from ristal.engine.errors import BadSave, Phrase, ReplayDiffers, RistalError, ScriptEnded
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE
from ristal.match.apply import apply_answer, settle_table
from ristal.match.history import Move, Past
from ristal.match.written import WrittenEvent

MOST: Final = 1 << 32  # no outcome of chance is greater
EVENT: Final = ("data", "secret", "sees")


class Proof:
    """A match that is played again from its beginning. `hand` says that people throw its dice."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], page: Reader, hand: bool = False) -> None:
        self.game = game
        self.page = page
        self.hand = hand
        self.moves: list[tuple[Move, Table]] = []
        self.table, self.past = self._begun(page.table("start"), seats, options)

    def _begun(self, start: Reader, seats: int, options: dict[str, object]) -> tuple[Table, Past]:
        if start.has("state"):
            table = records.checked_table(self.game, start.table("state").data, seats, options)
            start.done()
            return table, Past(start.data, _read_opening(self.game, self.page))
        script = ScriptedChance(start.numbers("chance", 0, MOST))
        table = self._lay_table(start, seats, options, script)
        start.done()
        try:
            table, _, opening = settle_table(table, script)
        except ScriptEnded as error:
            if not self._waits(script):
                raise start.at_fault("chance", error) from None
            opening = []
        if script.counter != len(script.script):
            raise start.at_fault("chance", _outcomes(script))
        compare(opening, self.page.listed("opening"), self.page, "opening")
        return table, Past(start.data, opening)

    def _lay_table(self, start: Reader, seats: int, options: dict[str, object], script: ScriptedChance) -> Table:
        if not start.has("position"):
            try:
                return self.game.new_table(seats, options, script)
            except ScriptEnded as error:
                raise start.at_fault("chance", error) from None
        table, said = self.game.position({"game": self.game.id, **start.table("position").data})
        if (table.seats, said) != (seats, options):
            raise start.wrong("position", "wrong-other-options", seats=table.seats, options=repr(said))
        table.chance = script
        return table

    def _waits(self, script: ScriptedChance) -> bool:
        """Whether nothing has happened yet because a person has to throw a die first."""
        nothing_yet = not self.page.listed("moves") and not self.page.data.get("script")
        return self.hand and nothing_yet and script.counter == len(script.script)

    def run(self, script: list[Any]) -> None:
        """Moves of which only seat, answer and outcomes are known, to be let go again."""
        for number, row in enumerate(script):
            if not isinstance(row, list) or len(row) != 3:
                raise self.page.wrong(f"script[{number}]", "wrong-script-row")
            move = Reader(dict(zip(("seat", "answer", "chance"), row, strict=True)), *self._place(f"script[{number}]"))
            self._answer(move, number)
        self.past = self.past.grown(self.moves).let_go()
        self.moves = []

    def play(self) -> Past:
        """Every move is played again, and compared."""
        for number, move in enumerate(self.page.rows("moves")):
            played = self._answer(move, len(self.past) + number)
            written = {name: value for name, value in move.data.items() if name != "before"}
            compare(played.write(), written, move, "", number + 1)
        past = self.past.grown(self.moves)
        for kept, move in zip(past.moves, self.page.rows("moves"), strict=True):
            kept.before = source(move, "before") if move.data.get("before") is not None else None
        return past

    def _answer(self, move: Reader, number: int) -> Move:
        script = ScriptedChance(move.numbers("chance", 0, MOST))
        before = self.table
        try:
            seat = move.number("seat", 0, before.seats - 1)
            self.table, played = apply_answer(before, seat, move.text("answer"), script)
        except BadSave:
            raise
        except RistalError as error:
            raise _differs(move, "answer", error, number + 1) from None
        if script.counter != len(script.script):
            raise _differs(move, "chance", _outcomes(script), number + 1)
        self.moves.append((played, before))
        return played

    def _place(self, name: str) -> tuple[str, str, type[RistalError]]:
        return self.page.file, self.page.within(name), self.page.error


def source(page: Reader, name: str) -> Chance:
    """Where chance comes from."""
    written = page.listed(name)
    try:
        return read_chance(written)
    except (BadSave, OverflowError):
        raise page.wrong(name, "wrong-chance") from None


def is_hand(chance: Chance) -> bool:
    return isinstance(chance, HandChance)


def compare(right: Any, said: Any, page: Reader, name: str, move: int = 0) -> None:
    """An error with the place of the first difference."""
    if records.dump(right) != records.dump(said):
        place, remedy = _difference(right, said, name)
        raise _differs(page, place, remedy, move)


def _differs(page: Reader, place: str, remedy: Phrase | RistalError, move: int) -> ReplayDiffers:
    return ReplayDiffers(move=move, file=page.file, place=page.within(place.lstrip(".")), remedy=remedy)


def _outcomes(script: ScriptedChance) -> Phrase:
    return Phrase("wrong-outcomes", needed=script.counter, given=len(script.script))


def _difference(right: Any, said: Any, place: str) -> tuple[str, Phrase]:
    if isinstance(right, dict) and isinstance(said, dict):
        for name in sorted({*right, *said}):
            if name not in right or name not in said:
                return f"{place}.{name}", Phrase("wrong-gone" if name in right else "wrong-too-much")
            if records.dump(right[name]) != records.dump(said[name]):
                return _difference(right[name], said[name], f"{place}.{name}")
    if isinstance(right, list) and isinstance(said, list):
        for at, (mine, other) in enumerate(zip(right, said, strict=False)):
            if records.dump(mine) != records.dump(other):
                return _difference(mine, other, f"{place}[{at}]")
        return place, Phrase("wrong-length", needed=len(right), given=len(said))
    return place, Phrase("wrong-value", needed=_short(right), found=_short(said))


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def _read_opening(game: Game, page: Reader) -> list[WrittenEvent]:
    """What happened before a state that stands for itself: nobody can prove it, so only its form is looked at."""
    for event in page.rows("opening"):
        data, masks = event.table("data"), event.table("secret")
        kind = game.events[data.choice("event", tuple(game.events))]
        if set(data.data) != {"event", *kind.__dataclass_fields__}:  # type: ignore[attr-defined]
            raise event.wrong("data", "wrong-event-fields", event=kind.NAME)
        event.number("sees", 0, EVERYONE)
        for name in masks.data:
            masks.number(name, 0, EVERYONE)
        event.done()
    opening: list[WrittenEvent] = page.listed("opening")
    return opening
