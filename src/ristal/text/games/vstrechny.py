"""What «Встречный бой» says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from ristal.engine.game import Game
from ristal.games.vstrechny import VstrechnyGame
from ristal.games.vstrechny.army import FORWARD, THREE_WAYS, Unit
from ristal.games.vstrechny.combat import outcome, sideways_bonus
from ristal.games.vstrechny.field import (
    CAMP,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    FORWARD_STEP,
    ROWS,
    STEPS_FORWARD,
    STEPS_THREE_WAYS,
    left_of,
)
from ristal.games.vstrechny.view import VstrechnyView
from ristal.text.game_text import Guide
from ristal.text.marks import Verbatim
from ristal.text.questions import question_name, text_detail
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, BoardPlan, Counts, Event, Fact, Fight, Link, Options, Outcome, Thing


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
            return f"{SEATS[asked]} {self._chain(view, met['chain'])}"
        return self.texts.say(
            "vstrechny-note-fight",
            mark=SEATS[1 - asked],
            unit=met["unit"],
            strength=fight["attack"] + fight["bonus"],
            sideways=fight["bonus"] > 0,
            counter=fight["counter"],
            outcome=fight["result"],
        )

    def _links(self, view: VstrechnyView, seat: int, cell: int, came: int) -> list[Link]:
        """What a push into this cell leads to: unit by unit straight on as far as it is certain, then each way that the
        last one may take. §A5 Nobody goes to a cell where somebody of this chain has just come."""
        links: list[Link] = []
        arrived = {cell, came}
        met = view["field"][cell]
        while met is not None and met["seat"] == seat:
            unit = self.armies.by_id[met["unit"]]
            steps = (STEPS_THREE_WAYS if unit.three_ways else STEPS_FORWARD)[seat][cell]
            ways = [answer.value for answer in steps if answer.value not in arrived]
            for to in ways:
                links.append(self._link(view, seat, unit, cell, to, len(ways) == 1))
            if len(ways) != 1 or ways[0] == CAMP:
                break
            cell = ways[0]
            arrived.add(cell)
            met = view["field"][cell]
        return links

    def _link(self, view: VstrechnyView, seat: int, unit: Unit, cell: int, to: int, is_sure: bool) -> Link:
        fight = None if to == CAMP else self._fight(view, seat, unit, cell, to)
        target = "camp" if to == CAMP else CELL_NAMES[to]
        return {"unit": unit.id, "source": CELL_NAMES[cell], "target": target, "is_sure": is_sure, "fight": fight}

    def _fight(self, view: VstrechnyView, seat: int, unit: Unit, cell: int, to: int) -> Fight | None:
        """The fight that a unit would begin there, coming from `cell` (-1: from off the field); none with nobody."""
        met = view["field"][to]
        if met is None or met["seat"] == seat:
            return None
        bonus, counter = sideways_bonus(cell, to), self.armies.by_id[met["unit"]].counter
        result = outcome(unit.attack + bonus, counter)
        units = [sum(piece is not None and piece["seat"] == each for piece in view["field"]) for each in range(2)]
        units[seat] += (result == "won") - (question_name(view) == "GoOn")  # who goes on stands on the field
        units[1 - seat] -= result != "lost"
        return {"attack": unit.attack, "bonus": bonus, "counter": counter, "result": result, "units": units}

    def _chain(self, view: VstrechnyView, links: list[Link]) -> str:
        """A chain in words; the ways of who may choose stand in one list."""
        said = [self._say_link(view, link) for link in links if link["is_sure"]]
        ways = [self._say_way(view, link) for link in links if not link["is_sure"]]
        if ways:
            said.append(
                self.texts.say("vstrechny-chain-choose", unit=links[-1]["unit"], ways=Verbatim("; ".join(ways)))
            )
        return ", ".join(said)

    def _say_link(self, view: VstrechnyView, link: Link) -> str:
        """Where one pushed unit goes, or whom it strikes there."""
        values: dict[str, object] = {"unit": link["unit"], "cell": link["target"]}
        if link["target"] == "camp":
            return self.texts.say("vstrechny-chain-camp", **values)
        met, fight = view["field"][CELL_NAMES.index(link["target"])], link["fight"]
        if met is None or fight is None:
            more = met is None and self.armies.by_id[link["unit"]].underlined
            return self.texts.say(f"vstrechny-chain-{'more' if more else 'step'}", **values)
        strength = fight["attack"] + fight["bonus"]
        values |= {"target": met["unit"], "strength": strength, "counter": fight["counter"], "outcome": fight["result"]}
        return self.texts.say("vstrechny-chain-fight", **values)

    def _say_way(self, view: VstrechnyView, link: Link) -> str:
        """One of the ways that a pushed unit may take."""
        if link["target"] == "camp":
            return self.texts.say("vstrechny-way", kind="camp")
        met, fight = view["field"][CELL_NAMES.index(link["target"])], link["fight"]
        values: dict[str, object] = {"cell": link["target"]}
        if fight is not None:
            strength, counter = fight["attack"] + fight["bonus"], fight["counter"]
            return self.texts.say("vstrechny-way", kind=fight["result"], strength=strength, counter=counter, **values)
        if met is not None:
            return self.texts.say("vstrechny-way", kind="push", unit=met["unit"], **values)
        return self.texts.say("vstrechny-way", kind="empty", **values)

    def outcome(self, view: VstrechnyView, answer: str) -> Outcome | None:
        """Whom a step would meet; of a fight also how it would end, of a push where the chain leads."""
        if answer == "camp":
            return {"kind": "camp", "way": "forward", "unit": None, "fight": None, "chain": []}
        if answer not in CELL_NAMES:
            return None
        seat, to, left = view["asked"][0], CELL_NAMES.index(answer), text_detail(view, "cell")
        cell = CELL_NAMES.index(left) if left else -1
        way = _way(seat, cell, to)
        met = view["field"][to]
        if met is None:
            return {"kind": "empty", "way": way, "unit": None, "fight": None, "chain": []}
        if met["seat"] == seat:
            came = -1 if question_name(view) == "GoOn" else cell  # who goes on leaves an empty cell behind
            chain = self._links(view, seat, to, came)
            return {"kind": "push", "way": way, "unit": met["unit"], "fight": None, "chain": chain}
        fight = self._fight(view, seat, self.armies.by_id[text_detail(view, "unit")], cell, to)
        return {"kind": "fight", "way": way, "unit": met["unit"], "fight": fight, "chain": []}

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
