"""What «Битва демонов» says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from ristal.engine.effect import Effect, Scripts
from ristal.engine.game import Game
from ristal.games.demons import DemonsGame
from ristal.games.demons.cards import RISING, Action, Battlefield, Demon, Move
from ristal.games.demons.view import DemonsView
from ristal.text.game_text import Guide
from ristal.text.marks import Verbatim
from ristal.text.questions import question_name, text_detail
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, Counts, Danger, Event, Fact, Options, Thing

TEAMS = {"x": "×", "o": "○"}
MARKERS = {"knockout": "knockout-card", "trap": "trap-side"}  # the word in an answer, the thing that it means
OF_TACTICS = ("LayKnockout", "SetTrap", "SetTraps", "ClearTactics", "NameMove")  # a move is named by its tactic


class Meeting(NamedTuple):
    """Something that a card would meet when it is opened; its words are `demons-warn-<what>`, `demons-strip-<what>`."""

    what: str
    is_fatal: bool
    values: dict[str, object]


class GameGuide(Guide[DemonsView]):
    words = ("ability", "pass", "enough", *MARKERS)
    ends: ClassVar[Mapping[str, str]] = {
        "third-win": "R44",
        "fourth-win": "R45",
        "first-of-tied": "R45",
        "deciding-fight": "R45",
    }
    counted = ("moves", "energy", "traps", "left")
    round_event = "fight-began"
    decisive = ("fight-won",)
    openings: ClassVar[Mapping[str, str]] = {"demon-chosen": "demon-chosen", "move-revealed": "move-laid"}

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, DemonsGame)
        self.cards = game.cards
        self.moves = {move.id: move for move in self.cards.moves}
        self.actions = {action.id: action for move in self.cards.moves for action in move.actions}
        self.demons = {demon.id: demon for demon in self.cards.demons}
        self.fields = {field.id: field for field in self.cards.fields}
        super().__init__(game, texts)

    def make_kinds(self) -> dict[str, str]:
        return {
            **dict.fromkeys(self.moves, "move"),
            **dict.fromkeys(self.actions, "action"),
            **dict.fromkeys(self.demons, "demon"),
            **dict.fromkeys(self.fields, "battlefield"),
            **dict.fromkeys(MARKERS.values(), "marker"),
        }

    # The catalogue

    def things(self, options: Options) -> list[Thing]:
        initiative = str(options["initiative"])
        return [
            *(self._move(move, initiative) for move in self.cards.moves),
            *(self._action(move, action, initiative) for move in self.cards.moves for action in move.actions),
            *(self._demon(demon) for demon in self.cards.demons),
            *(self._field(field) for field in self.cards.fields),
            *(self._marker(marker) for marker in MARKERS),
        ]

    def _move(self, move: Move, initiative: str) -> Thing:
        values: dict[str, str | int | bool] = {
            "number": move.number,
            "copies": move.copies,
            "stopped_by_stance": move.stopped_by_stance,
        }
        facts = [self.fact(name, value, move.provenance[name]) for name, value in values.items()]
        text, short = self.move_text(move.id, initiative), self.move_short(move.id, initiative)
        return self.thing(move.id, "move", facts, text, short)

    def _action(self, move: Move, action: Action, initiative: str) -> Thing:
        facts = [self.fact("card", self.texts.name(move.id), action.provenance["name"])]
        text, short = self.action_text(action.id, initiative), self.action_brief(action.id, initiative)
        return self.thing(action.id, "action", facts, text, short)

    def _demon(self, demon: Demon) -> Thing:
        kind = self.texts.say("demons-kind-of-ability", active=demon.active)
        facts = [self.fact("kind", kind, demon.provenance["ability"])]
        return self.thing(demon.id, "demon", facts, self.demon_text(demon.id))

    def _field(self, field: Battlefield) -> Thing:
        series = self.texts.say("demons-kind-of-series", series=field.series)
        values: dict[str, str | int | bool] = {"series": series, "trap_damage": field.trap_damage}
        facts: list[Fact] = [self.fact(name, value, field.provenance["rule"]) for name, value in values.items()]
        return self.thing(field.id, "battlefield", facts, self.field_text(field.id))

    def _marker(self, marker: str) -> Thing:
        thing = self.thing(MARKERS[marker], "marker", [], self.texts.say(f"demons-marker-{marker}-text"))
        return {**thing, "name": self.texts.say(f"demons-marker-{marker}")}

    # Texts of cards, made from their data

    def move_text(self, move: str, initiative: str) -> str:
        """The number of a card and both its actions, in whole sentences."""
        return self.texts.say("demons-move-text", number=self.moves[move].number, **self._both(move, initiative))

    def move_short(self, move: str, initiative: str) -> str:
        """Both actions of a card."""
        return self.texts.say("demons-move-short", **self._both(move, initiative))

    def move_brief(self, move: str, initiative: str) -> str:
        """Both actions of a card in a few words, from their scripts."""
        return " / ".join(self.action_brief(action.id, initiative) for action in self.moves[move].actions)

    def action_brief(self, action: str, initiative: str) -> str:
        scripts = self.cards.scripts_by_initiative[initiative]
        said = [self._effect_brief(effect, scripts) for effect in scripts.by_key[self.actions[action].key]]
        return ", ".join(filter(None, said))

    def _effect_brief(self, effect: Effect, scripts: Scripts) -> str:
        message = f"demons-brief-{effect.op}"
        if self.texts.has(message):
            return self.texts.say(message, **effect.arguments)
        return self.texts.effect(effect, scripts)

    def _both(self, move: str, initiative: str) -> dict[str, object]:
        values: dict[str, object] = {}
        for place, action in zip(("first", "second"), self.moves[move].actions, strict=True):
            values[place] = action.id
            values[f"{place}_text"] = Verbatim(_within(self.action_text(action.id, initiative)))
        return values

    def action_text(self, action: str, initiative: str) -> str:
        """What an action does; the option decides what «Перехват инициативы» brings its former holder (§A1)."""
        return self.texts.script(self.cards.scripts_by_initiative[initiative], self.actions[action].key)

    def demon_text(self, demon_id: str) -> str:
        """Kind, time and effects of an ability."""
        demon, say = self.demons[demon_id], self.texts.say
        said = [say("demons-kind-active" if demon.active else "demons-kind-passive") + "."]
        if demon.timing:
            time = say(f"demons-timing-{demon.timing}", slack=demon.slack)
            said.append(self._say_timing(time, demon.key) if demon.when is None else self._say_under(time, demon))
        if demon.trap_proof:
            said.append(say("demons-modifier-trap-proof"))
        if demon.hand:
            said.append(say("demons-modifier-hand", count=demon.hand))
        if demon.gains:
            said.append(self._gains(demon))
        return " ".join(said)

    def _gains(self, demon: Demon) -> str:
        return self.texts.say("demons-modifier-gains", action=demon.gains_from, count=demon.gains)

    def field_text(self, field_id: str) -> str:
        """What a battlefield changes."""
        field, say = self.fields[field_id], self.texts.say
        said = []
        for time, key in (("start", field.start), ("round", field.round), ("round-end", field.round_end)):
            if key:
                said.append(self._say_timing(say(f"demons-field-{time}"), key))
        if field.series != RISING:
            said.append(say(f"demons-field-series-{field.series}"))
        if field.trap_damage != 1:
            said.append(say("demons-field-trap-damage", count=field.trap_damage))
        return " ".join(said)

    def _say_timing(self, time: str, key: str) -> str:
        if not key:
            return f"{time}."
        scripts: Scripts = self.cards.scripts
        return f"{time}: {_within(self.texts.script(scripts, key))}"

    def _say_under(self, time: str, demon: Demon) -> str:
        """What happens at its moment only under a condition."""
        assert demon.when is not None
        scripts: Scripts = self.cards.scripts
        does = ", ".join(self.texts.effect(effect, scripts) for effect in scripts.by_key[demon.key])
        return f"{time}: {self.texts.under(demon.when, does)}."

    # Seats and answers

    def seat_names(self, view: DemonsView) -> list[str]:
        names = []
        for seat, demon in enumerate(called(view)):
            team = "" if view["teams"] is None else TEAMS[view["teams"][seat]] + " "
            names.append(f"{SEATS[seat]} {team}{self.texts.name(demon)}")
        return names

    def is_called(self, view: DemonsView, seat: int) -> bool:
        return bool(view["demons"][seat])

    def note(self, view: DemonsView, answer: str) -> str:
        """What an action or a demon does, what a card would meet, what lies on a tactic, how an opponent stands."""
        question, own = question_name(view), self._demon_of(view, view["seat"])
        if answer in self.actions:
            said = [self.action_text(answer, view["initiative"])]
            if own and own.gains_from == answer:
                said.append(self._gains(own))
            return " ".join(said)
        if answer == "ability" and own:
            return self.demon_text(own.id)
        if question == "ChooseOpponent":
            return self._standing(view, answer)
        if answer in self.demons:
            return self.demon_text(answer)
        if answer not in self.moves:
            return ""
        lines = [f"({self.moves[answer].number})"]
        if question == "ChooseMove" and view["seat"] is not None:
            lines += self._set_off(self.warnings(view, answer, view["seat"]))
        elif marks := self.marks(view, answer):
            lines.append(f"[{marks}]")
        return " ".join(lines)

    def _demon_of(self, view: DemonsView, seat: int | None) -> Demon | None:
        """The demon of a seat, once it has one; a spectator has none."""
        return None if seat is None else self.demons.get(view["demons"][seat] or "")

    def _set_off(self, warnings: list[str]) -> list[str]:
        return [f"⚠ {'; '.join(warnings)}"] if warnings else []

    def _standing(self, view: DemonsView, answer: str) -> str:
        if answer not in called(view):
            return ""
        seat = called(view).index(answer)
        lines = [SEATS[seat], f"⚡{view['energy'][seat]}"]
        lines.append(f"{self.texts.say('demons-table-hand')} {len(view['zones'][f'hand-{seat}'])}")
        if view["stance"][seat]:
            lines.append(f"· {self.texts.say('demons-table-stance')}")
        return " ".join(lines)

    def marks(self, view: DemonsView, tactic: str) -> str:
        """What lies on a tactic, a letter each."""
        marks = self.texts.say("demons-table-trap") if tactic in view["traps"] else ""
        return marks + (self.texts.say("demons-table-knockout") if tactic in view["knockouts"] else "")

    def warnings(self, view: DemonsView, card: str, seat: int) -> list[str]:
        """What this card of a seat would meet, in whole words."""
        return [self.texts.say(f"demons-warn-{met.what}", **met.values) for met in self.meetings(view, card, seat)]

    def danger(self, view: DemonsView, answer: str) -> Danger | None:
        """The same in a few words, for the card in the hand."""
        if question_name(view) != "ChooseMove" or view["seat"] is None or answer not in self.moves:
            return None
        met = self.meetings(view, answer, view["seat"])
        said = [self.texts.say(f"demons-strip-{each.what}", **each.values) for each in met]
        return {"text": "; ".join(said), "is_fatal": met[-1].is_fatal} if met else None

    def meetings(self, view: DemonsView, card: str, seat: int) -> list[Meeting]:
        """§R21 §A2 What this card of a seat would meet if it were opened as the table is now, in the order in which it
        would meet it; whatever throws the demon out comes last."""
        missed = self._find_missed_limit(view, card, seat)
        if missed and not self._is_forgiven(view, card, seat):
            return [missed]
        price = self._price(view, seat) if missed else 0
        met = [Meeting("number-forgiven", False, {"count": price})] if missed else []
        if card in view["knockouts"]:
            if not view["stance"][seat]:
                return [*met, Meeting("knockout", True, {})]
            met.append(Meeting("knockout-held", False, {}))
        if card in view["traps"]:
            met.append(self._trap(view, seat, view["energy"][seat] - price))
        return met

    def _find_missed_limit(self, view: DemonsView, card: str, seat: int) -> Meeting | None:
        number, limit = self.moves[card].number, view["limits"][seat]
        if limit is None:
            return None
        if limit["least"] is not None and number < limit["least"]:
            return Meeting("number-low", True, {"number": number, "limit": limit["least"]})
        if limit["most"] is not None and number > limit["most"]:
            return Meeting("number-high", True, {"number": number, "limit": limit["most"]})
        return None

    def _is_forgiven(self, view: DemonsView, card: str, seat: int) -> bool:
        demon = self._demon_of(view, seat)
        if demon is None or not demon.slack or view["energy"][seat] <= self._price(view, seat):
            return False
        number, limit = self.moves[card].number, view["limits"][seat]
        if limit is None:
            return True
        least, most = limit["least"], limit["most"]
        return (least is None or number >= least - demon.slack) and (most is None or number <= most + demon.slack)

    def _price(self, view: DemonsView, seat: int) -> int:
        """The energy that a demon pays for a number that does not fit."""
        demon = self._demon_of(view, seat)
        script = [] if demon is None else self.cards.scripts.by_key.get(demon.key, [])
        return sum(effect.number("count") for effect in script if effect.op == "suffer")

    def _trap(self, view: DemonsView, seat: int, energy: int) -> Meeting:
        demon = self._demon_of(view, seat)
        if demon is not None and demon.trap_proof:
            return Meeting("trap-safe", False, {})
        if energy <= view["trap_damage"]:
            return Meeting("trap-out", True, {})
        return Meeting("trap", False, {"count": view["trap_damage"]})

    def about(self, view: DemonsView, answer: str) -> list[About]:
        question, own = question_name(view), self._demon_of(view, view["seat"])
        if answer == "ability" and own:
            return [{"thing": f"demon:{own.id}", "where": "list"}]
        if question == "ChooseOpponent" and answer in called(view):
            return [{"thing": f"seat:{called(view).index(answer)}", "where": "table"}]
        marker, _, tactic = answer.partition(" ")
        if marker in MARKERS and tactic in self.moves:
            things = (f"marker:{MARKERS[marker]}", f"move:{tactic}")
            return [{"thing": thing, "where": "tactics"} for thing in things]
        if answer in self.moves:
            return [{"thing": f"move:{answer}", "where": self._place(view, question)}]
        kind = self.kinds.get(answer)
        return [{"thing": f"{kind}:{answer}", "where": "list"}] if kind in ("action", "demon") else []

    def _place(self, view: DemonsView, question: str) -> str:
        """Where the move lies that a question is about."""
        if question in OF_TACTICS:
            return "tactics"
        if question == "TakeCard":
            return f"zone:hand-{called(view).index(text_detail(view, 'target'))}"
        return "zone:draft" if question == "DraftCard" else "hand"

    def count(self, event: Event, view: DemonsView) -> Counts:
        kind = event["event"]
        if kind == "move-revealed":
            yield "moves", event["seat"], 1
        elif kind == "damage-taken":
            yield "energy", event["seat"], event["amount"]
        elif kind == "trap-sprung":
            yield "traps", event["seat"], 1
        elif kind == "demon-left":
            yield "left", event["seat"], 1


def called(view: DemonsView) -> list[str]:
    """What each seat goes by in answers and events: its demon, as soon as it has one."""
    return [demon or f"seat-{seat}" for seat, demon in enumerate(view["demons"])]


def _within(text: str) -> str:
    """A sentence that goes on after a colon or a dash."""
    return f"{text[:1].lower()}{text[1:]}"
