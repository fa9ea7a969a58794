"""What «Встречный бой» says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ristal.engine.game import Game
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.army import FORWARD, THREE_WAYS, Unit
from ristal.games.vstrechny.combat import outcome, sideways_bonus
from ristal.games.vstrechny.field import CELL_NAMES, CELLS, COLUMNS, FORWARD_STEP, ROWS, left_of
from ristal.games.vstrechny.view import VstrechnyView
from ristal.text.game_text import Guide
from ristal.text.questions import question_name, text_detail
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, BoardPlan, Counts, Event, Fact, Fight, Options, Outcome, Thing


class GameGuide(Guide[VstrechnyView]):
    words = ("forward", "left", "right", "camp", "stop")
    ends: ClassVar[Mapping[str, str]] = {
        "break-through": "R27",
        "more-units": "R28",
        "more-elite": "R29",
        "equal": "R30",
    }
    counted = ("attacks", "lost", "steps")
    round_event = "unit-opened"
    decisive = ("camp-broken", "unit-attacked")

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
                "passages": [],
                "slopes": [],
            }
        ]

    def seat_names(self, view: VstrechnyView) -> list[str]:
        """A seat is called by its army; while it has none, by its number."""
        names = [self.texts.name(army) if army else str(seat + 1) for seat, army in enumerate(view["armies"])]
        return [f"{SEATS[seat]} {name}" for seat, name in enumerate(names)]

    def is_called(self, view: VstrechnyView, seat: int) -> bool:
        return bool(view["armies"][seat])

    def note(self, view: VstrechnyView, answer: str) -> str:
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
            return f"{SEATS[asked]} {self._chain(view, asked, CELL_NAMES.index(answer))}"
        return self.texts.say(
            "vstrechny-note-fight",
            mark=SEATS[1 - asked],
            unit=met["unit"],
            strength=fight["attack"] + fight["bonus"],
            sideways=fight["bonus"] > 0,
            counter=fight["counter"],
            outcome=fight["result"],
        )

    def _chain(self, view: VstrechnyView, seat: int, cell: int) -> str:
        """What a push into this cell leads to as far as it is certain: unit by unit straight on, to an empty cell, a
        fight, the camp, or to a unit whose way its player will choose."""
        said: list[str] = []
        met = view["field"][cell]
        while met is not None and met["seat"] == seat:
            unit, cell = self.armies.by_id[met["unit"]], cell + FORWARD_STEP[seat]
            met = None if unit.three_ways or not 0 <= cell < CELLS else view["field"][cell]
            said.append(
                self._link(unit, cell, None if met is None or met["seat"] == seat else met["unit"], met is None)
            )
        return ", ".join(said)

    def _link(self, unit: Unit, to: int, target: str | None, is_last: bool) -> str:
        """Where one pushed unit goes, or whom it strikes there."""
        values: dict[str, object] = {"unit": unit.id}
        if unit.three_ways:
            return self.texts.say("vstrechny-chain-choose", **values)
        if not 0 <= to < CELLS:
            return self.texts.say("vstrechny-chain-camp", **values)
        values["cell"] = CELL_NAMES[to]
        if target is None:
            return self.texts.say(f"vstrechny-chain-{'more' if is_last and unit.underlined else 'step'}", **values)
        counter = self.armies.by_id[target].counter
        result = outcome(unit.attack, counter)
        fight = {"target": target, "strength": unit.attack, "counter": counter, "outcome": result}
        return self.texts.say("vstrechny-chain-fight", **values, **fight)

    def outcome(self, view: VstrechnyView, answer: str) -> Outcome | None:
        """Whom a step would meet; of a fight also how it would end."""
        if answer == "camp":
            return {"kind": "camp", "way": "forward", "unit": None, "fight": None}
        if answer not in CELL_NAMES:
            return None
        seat, to, left = view["asked"][0], CELL_NAMES.index(answer), text_detail(view, "cell")
        cell = CELL_NAMES.index(left) if left else -1
        way = _way(seat, cell, to)
        met = view["field"][to]
        if met is None:
            return {"kind": "empty", "way": way, "unit": None, "fight": None}
        if met["seat"] == seat:
            return {"kind": "push", "way": way, "unit": met["unit"], "fight": None}
        attacker, defender = self.armies.by_id[text_detail(view, "unit")], self.armies.by_id[met["unit"]]
        bonus = sideways_bonus(cell, to)
        result = outcome(attacker.attack + bonus, defender.counter)
        units = [sum(piece is not None and piece["seat"] == each for piece in view["field"]) for each in range(2)]
        units[seat] += (result == "won") - (question_name(view) == "GoOn")  # who goes on stands on the field
        units[1 - seat] -= result != "lost"
        fight: Fight = {
            "attack": attacker.attack,
            "bonus": bonus,
            "counter": defender.counter,
            "result": result,
            "units": units,
        }
        return {"kind": "fight", "way": way, "unit": met["unit"], "fight": fight}

    def about(self, view: VstrechnyView, answer: str) -> list[About]:
        if answer in self.armies.by_id:
            return [{"thing": f"unit:{answer}", "where": "hand"}]
        if answer in CELL_NAMES:
            return [{"thing": f"cell:{answer}", "where": "board"}]
        return [{"thing": "camp", "where": "board"}] if answer == "camp" else [{"thing": answer, "where": "list"}]

    def count(self, event: Event, view: VstrechnyView) -> Counts:
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
