"""Saving, loading, records and state hashes: all of a table as plain data."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from ristal.engine.chance import Chance, ScriptedChance, read_chance
from ristal.engine.data import Document, Options, State
from ristal.engine.effect import EffectTable, GoOnScript
from ristal.engine.errors import BadSave, Phrase, ScriptEnded, describe_failure
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Step, Together
from ristal.engine.result import Result
from ristal.engine.shape import Fields, Many, Perhaps, Shape, Some, Whole, Word, wrong
from ristal.engine.table import Table

FORMAT: Final = 2
MOST_STEPS: Final = 200  # a stack never holds half as many


def write_step(step: Step) -> list[object]:
    """What its class is written as, and its fields, in the order of its constructor."""
    return [written_name(type(step)), *(_plain(getattr(step, field)) for field in type(step).FIELDS)]


def written_name(step: type[Step]) -> str:
    return step.WRITTEN or step.__name__


def _plain(value: object) -> object:
    return [_plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def write_table(table: Table) -> State:
    """Everything but chance: two tables with equal data are the same state."""
    return {
        "stack": [write_step(step) for step in table.steps()],
        "sealed": {str(seat): table.sealed[seat].text for seat in sorted(table.sealed)},
        "result": None if table.result is None else table.result.write(),
        "fields": table.write(),
    }


def state_hash(table: Table) -> str:
    """A fingerprint of the state; the future of chance is no part of it."""
    return sha256(dump(write_table(table)).encode()).hexdigest()[:16]


def dump(data: object) -> str:
    """JSON in one canonical form."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def read_table(game: Game, data: Any, seats: int, options: Options, chance: Chance) -> Table:
    """The table whose `write_table` gave the data, at the same question. The data is believed."""
    table = game.read(data["fields"], seats, options, chance)
    table.stack = [_read_step(game, item) for item in data["stack"]]
    if data["result"] is not None:
        ranking = tuple(tuple(int(seat) for seat in group) for group in data["result"]["ranking"])
        table.result = Result(ranking, str(data["result"]["how"]))
    asks = table.stack and isinstance(table.stack[-1], Question)  # else a die falls first that somebody throws
    if asks and not table.is_over():
        table.stack.pop().does(table)
    for seat, text in data["sealed"].items():
        table.sealed[int(seat)] = _sealed(table, int(seat), text)
    return table


def checked_table(game: Game, data: Any, seats: int, options: Options) -> Table:
    """The table of foreign data: shape and ranges, then what the game never breaks, are looked at; it is at a question
    or at its end, and written down again it is the same."""
    shape_of(game, seats, options).check(data, "state")
    over = data["result"] is not None
    if not over and (not data["stack"] or not issubclass(game.steps[data["stack"][-1][0]], Question)):
        raise BadSave("place", place="state.stack", remedy=Phrase("wrong-no-question"))
    _check_ground(game, [step[0] for step in data["stack"]], over)
    try:
        table = read_table(game, data, seats, options, ScriptedChance([]))
        broken = _broken_course(table) + game.invariant_errors(table) + game.contradicts(table, options)
        again = dump(write_table(table))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, ScriptEnded) as error:
        raise BadSave("place", place="state", remedy=Phrase("wrong-fails", reason=describe_failure(error))) from None
    if broken:
        raise BadSave("place", place="state.fields", remedy=broken[0])
    if again != dump(data):
        raise BadSave("place", place="state", remedy=Phrase("wrong-written-otherwise"))
    return table


def _check_ground(game: Game, names: list[str], over: bool) -> None:
    """Something has to lie under all that is done, or the game would come to no end."""
    if game.grounds and not over and [name in game.grounds for name in names] != [at == 0 for at in range(len(names))]:
        raise wrong("state.stack", Phrase("wrong-expected-ground", choices=game.grounds), names)


def _broken_course(table: Table) -> list[Phrase]:
    """Somebody is asked, all at once only on top, and every script that is running is gone on with by its own step."""
    if table.result is None and not table.asked():
        return [Phrase("wrong-nobody-asked")]
    if any(isinstance(step, Together) for step in table.stack):
        return [Phrase("wrong-together-below")]
    if not isinstance(table, EffectTable):
        return []
    going = sum(isinstance(step, GoOnScript) for step in table.steps())
    return [] if going == len(table.frames) else [Phrase("wrong-scripts", running=len(table.frames), going=going)]


def shape_of(game: Game, seats: int, options: Options) -> Shape:
    """All of a saved state."""
    seat = Whole(0, seats - 1)
    return Fields(
        {
            "stack": Many(StepShape(game, seats), 0, MOST_STEPS),
            "sealed": Some({str(number): Word() for number in range(seats)}),
            "result": Perhaps(Fields({"ranking": Many(Many(seat, 1, seats), 1, seats), "how": Word()})),
            "fields": game.shape(seats, options),
        }
    )


class StepShape(Shape):
    """A step: the name of its class, then its fields in the order of its constructor."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.shapes: dict[str, Shape] = {
            "seat": Whole(0, seats - 1),
            "seats": Many(Whole(0, seats - 1), 1, seats),
            **game.fields(seats),
        }

    def check(self, value: Any, place: str) -> None:
        steps = self.game.steps
        if not isinstance(value, list) or not value or type(value[0]) is not str or value[0] not in steps:
            raise wrong(place, Phrase("wrong-expected-step"), value)
        names: tuple[str, ...] = steps[value[0]].FIELDS
        if len(value) != len(names) + 1:
            raise wrong(place, Phrase("wrong-expected-fields", step=value[0], fields=names), value)
        for at, name in enumerate(names):
            own = f"{value[0]}.{name}"
            self.shapes[own if own in self.shapes else name].check(value[at + 1], f"{place}.{name}")


def _read_step(game: Game, item: Any) -> Step:
    name, *fields = item
    return game.steps[name](*(_as_field(field) for field in fields))


def _as_field(value: Any) -> Any:
    """Fields of questions never change, so what JSON calls a list is a tuple there; compiled code insists on it."""
    return tuple(_as_field(item) for item in value) if isinstance(value, list) else value


def _sealed(table: Table, seat: int, text: str) -> Answer:
    for answer in table.legal(seat):
        if answer.text == text:
            return answer
    raise BadSave("place", place=f"state.sealed.{seat}", remedy=Phrase("wrong-sealed", text=text))


def save(game: Game, table: Table, options: Options) -> State:
    """A whole table between two answers, to be gone on with later."""
    return {**heading(game, table.seats, options), "state": write_table(table), "chance": table.chance.write()}


def load(game: Game, data: Document) -> tuple[Table, Options]:
    """The table of a save, and its options. It is looked at, not believed."""
    check_heading(game, data)
    seats, options = game.check_options({"seats": data["seats"], **data["options"]})
    table = checked_table(game, data["state"], seats, options)
    table.chance = read_chance(data["chance"])
    return table, options


def heading(game: Game, seats: int, options: Options) -> State:
    """What every saved thing begins with."""
    return {
        "ristal": FORMAT,
        "game": game.id,
        "version": game.version,
        "content": game.content_hash,
        "seats": seats,
        "options": options,
    }


def check_heading(game: Game, data: Document) -> None:
    """An error unless this program, with this content, can go on with what was saved."""
    if type(data.get("ristal")) is not int or data.get("ristal") != FORMAT:
        raise BadSave("format")
    if data.get("game") != game.id:
        raise BadSave("game", given=str(data.get("game")), needed=game.id)
    version = data.get("version")
    if type(version) is not int or (version != game.version and version not in game.reads):
        raise wrong_version(game, version)
    content = data.get("content")
    if content != game.content_hash and content not in game.alike:
        raise BadSave("content", content=str(content))


def wrong_version(game: Game, version: object) -> BadSave:
    return BadSave("version", version=str(version), reads=str(game.version))
