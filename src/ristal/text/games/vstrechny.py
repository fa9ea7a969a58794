"""What «Встречный бой» says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ristal.engine.game import Game
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.army import FORWARD, THREE_WAYS, Unit
from ristal.games.vstrechny.combat import outcome, sideways_bonus
from ristal.games.vstrechny.field import CELL_NAMES, CELLS, COLUMNS, FORWARD_STEP, ROWS, left_of
from ristal.text.game_text import GameText
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, BoardPlan, Counts, Event, Fact, Fight, Options, Outcome, Thing, View


class GameGuide(GameText):
    words = ("forward", "left", "right", "camp", "stop")
    ends: ClassVar[Mapping[str, str]] = {
        "break-through": "R27",
        "more-units": "R28",
        "more-elite": "R29",
        "equal": "R30",
    }
    counted = ("attacks", "lost", "steps")

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, VstrechnyGame)
        self.armies = game.armies
        super().__init__(game, texts)

    def make_kinds(self) -> dict[str, str]:
        cells = dict.fromkeys(CELL_NAMES, "cell")
        return {**dict.fromkeys(self.armies.by_army, "army"), **dict.fromkeys(self.armies.by_id, "unit"), **cells}

    def things(self, options: Options) -> list[Thing]:
        return [self.thing(unit.id, "unit", self._facts(unit), self.unit_text(unit)) for unit in self.armies.units]

    def _facts(self, unit: Unit) -> list[Fact]:
        values: dict[str, str | int | bool] = {
            "army": self.texts.name(unit.army),
            "cards": unit.cards,
            "attack": unit.attack,
            "counter": unit.counter,
            "arrow": self.texts.say("vstrechny-arrow", ways="three" if unit.three_ways else "one"),
            "steps": 2 if unit.underlined else 1,
            "elite": unit.elite,
        }
        provenance = {"army": "stated", **unit.provenance}
        codes = {"army": unit.army, "arrow": THREE_WAYS if unit.three_ways else FORWARD}
        return [self.fact(name, value, provenance[name], codes.get(name, "")) for name, value in values.items()]

    def unit_text(self, unit: Unit) -> str:
        """What a unit can do, in words."""
        return self.texts.say(
            "vstrechny-unit-text",
            attack=unit.attack,
            counter=unit.counter,
            ways="three" if unit.three_ways else "one",
            steps="two" if unit.underlined else "one",
            elite=unit.elite,
        )

    def boards(self) -> list[BoardPlan]:
        return [
            {
                "id": "field",
                "name": self.texts.say("vstrechny-field"),
                "width": COLUMNS,
                "height": ROWS,
                "spaces": [
                    {
                        "id": name,
                        "x": cell % COLUMNS + 0.5,
                        "y": cell // COLUMNS + 0.5,
                        "zones": [],
                        "next": [CELL_NAMES[other] for other in range(CELLS) if _are_neighbours(cell, other)],
                    }
                    for cell, name in enumerate(CELL_NAMES)
                ],
                "zones": [],
                "starts": [],
            }
        ]

    def seat_names(self, view: View) -> list[str]:
        return [f"{SEATS[seat]} {self.texts.name(army)}" for seat, army in enumerate(view["armies"])]

    def note(self, view: View, answer: str) -> str:
        """What a unit can do; whom a step would push, or how a fight there would end."""
        if answer in self.armies.by_id:
            return self.unit_text(self.armies.by_id[answer])
        met = self.outcome(view, answer)
        if met is None or met["kind"] == "camp":
            return ""
        if met["unit"] is None:
            return self.texts.say("vstrechny-table-empty")
        asked, fight = view["asked"][0], met["fight"]
        if fight is None:
            return f"{SEATS[asked]} {self.texts.name(met['unit'])}"
        return self.texts.say(
            "vstrechny-note-fight",
            mark=SEATS[1 - asked],
            unit=met["unit"],
            strength=fight["attack"] + fight["bonus"],
            sideways=fight["bonus"] > 0,
            counter=fight["counter"],
            outcome=fight["result"],
        )

    def outcome(self, view: View, answer: str) -> Outcome | None:
        """Whom a step would meet; of a fight also how it would end."""
        if answer == "camp":
            return {"kind": "camp", "way": "forward", "unit": None, "fight": None}
        if answer not in CELL_NAMES:
            return None
        seat, details, to = view["asked"][0], view["question"]["details"], CELL_NAMES.index(answer)
        cell = CELL_NAMES.index(details["cell"]) if "cell" in details else -1
        way = _way(seat, cell, to)
        met = view["field"][to]
        if met is None:
            return {"kind": "empty", "way": way, "unit": None, "fight": None}
        if met["seat"] == seat:
            return {"kind": "push", "way": way, "unit": met["unit"], "fight": None}
        attacker, defender = self.armies.by_id[details["unit"]], self.armies.by_id[met["unit"]]
        bonus = sideways_bonus(cell, to)
        result = outcome(attacker.attack + bonus, defender.counter)
        units = [sum(piece is not None and piece["seat"] == each for piece in view["field"]) for each in range(2)]
        units[seat] += (result == "won") - (view["question"]["name"] == "GoOn")  # who goes on stands on the field
        units[1 - seat] -= result != "lost"
        fight: Fight = {
            "attack": attacker.attack,
            "bonus": bonus,
            "counter": defender.counter,
            "result": result,
            "units": units,
        }
        return {"kind": "fight", "way": way, "unit": met["unit"], "fight": fight}

    def about(self, view: View, answer: str) -> list[About]:
        if answer in self.armies.by_id:
            return [{"thing": f"unit:{answer}", "where": "hand"}]
        if answer in CELL_NAMES:
            return [{"thing": f"cell:{answer}", "where": "board"}]
        return [{"thing": "camp", "where": "board"}] if answer == "camp" else [{"thing": answer, "where": "list"}]

    def count(self, event: Event, view: View) -> Counts:
        if event["event"] == "unit-attacked":
            yield "attacks", event["seat"], 1
            if event["outcome"] != "won":
                yield "lost", event["seat"], 1
            if event["outcome"] != "lost":
                yield "lost", 1 - event["seat"], 1
        elif event["event"] == "unit-moved":
            yield "steps", event["seat"], 1


def _way(seat: int, cell: int, to: int) -> Literal["forward", "left", "right", ""]:
    """Where a step leads as its player sees it; nothing, where a unit comes in from off the field."""
    if cell < 0:
        return ""
    if to == cell + FORWARD_STEP[seat]:
        return "forward"
    return "left" if to == left_of(seat, cell) else "right"


def _are_neighbours(cell: int, other: int) -> bool:
    columns, rows = abs(cell % COLUMNS - other % COLUMNS), abs(cell // COLUMNS - other // COLUMNS)
    return columns + rows == 1
