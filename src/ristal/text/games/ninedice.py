"""What the nine-dice battle says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ristal.engine.effect import Effect
from ristal.engine.game import Game
from ristal.games.ninedice import EVERY, PLAIN, ZONE, NineDiceGame
from ristal.games.ninedice.dice import KINDS, LESS, LIFE, NONE, SIDES, Bonus, Card, Colour, Die, Preset, Shape
from ristal.games.ninedice.view import AimView, DieView, NineDiceView
from ristal.text.game_text import Guide
from ristal.text.questions import details, number_detail, question_name, text_detail
from ristal.text.translator import Translator
from ristal.text.types import SEATS, About, Counts, Event, Options, Thing

AIMING = ("ChooseTarget", "ChooseAnswerTarget")
WHERE = {"set": "grid", "attack": "field", "defence": "field", "life": "life", "reserve": "reserve", "duel": "duel"}


class GameGuide(Guide[NineDiceView]):
    words = ("pass", "stop", "keep", "add", "subtract", *(f"lose {count}" for count in range(SIDES + 1)))
    ends: ClassVar[Mapping[str, str]] = {
        "destroyed": "R39",
        "imprisoned": "A20",
        "held-back": "A20",
        "exhausted": "A23",
        "mutual": "R39",
        "mutual-exhausted": "A23",
        "both-own": "A20",
        "more-life": "A23",
        "equal-life": "A23",
    }
    counted = ("duels", "won", "bonuses", "damage", "fallen")
    round_event = "battle-fought"
    decisive = ("battle-fought",)
    openings: ClassVar[Mapping[str, str]] = {"die-rolled": "die-rolled"}

    def __init__(self, game: Game, texts: Translator) -> None:
        assert isinstance(game, NineDiceGame)
        self.box = game.box
        self.shapes = {shape.id: shape for shape in game.box.shapes}
        self.colours = {colour.id: colour for colour in game.box.colours}
        self.presets = {
            tuple(sorted(game.box.dice[die].id for die in preset.dice)): preset.id
            for preset in reversed(game.box.presets.values())
        }
        super().__init__(game, texts)

    def make_kinds(self) -> dict[str, str]:
        return {
            **dict.fromkeys(self.box.by_id, "die"),
            **dict.fromkeys(self.shapes, "shape"),
            **dict.fromkeys(self.colours, "colour"),
            **{card.id: "card" for card in self.box.cards},
            **dict.fromkeys(self.box.presets, "set"),
            **dict.fromkeys(self.box.zones, "zone"),
        }

    def seat_names(self, view: NineDiceView) -> list[str]:
        """A seat is called by its ready-made set, else by its number."""
        return [f"{SEATS[seat]} {self._seat_name(view, seat)}" for seat in range(2)]

    def is_called(self, view: NineDiceView, seat: int) -> bool:
        return self._preset(view, seat) != ""

    def _seat_name(self, view: NineDiceView, seat: int) -> str:
        preset = self._preset(view, seat)
        return self.texts.name(preset) if preset else self.texts.say("ninedice-table-player", number=seat + 1)

    def _preset(self, view: NineDiceView, seat: int) -> str:
        """The ready-made set of a seat; nothing, where it has dice of its own choice."""
        return self.presets.get(tuple(sorted(view["sets"][seat])), "")

    # The catalogue

    def things(self, options: Options) -> list[Thing]:
        plain, every = options["bonuses"] == PLAIN, options["bonus_rolls"] == EVERY
        return [
            *(self._die(die, plain, every) for die in self.box.dice),
            *(self._shape(shape) for shape in self.box.shapes),
            *(self._colour(colour, plain, every) for colour in self.box.colours),
            *(self._card(card) for card in self.box.cards),
            *(self._set(preset) for preset in self.box.presets.values()),
            *(self._zone(zone, options.get("victory", ZONE)) for zone in self.box.zones),
        ]

    def _zone(self, zone: str, victory: object) -> Thing:
        return self.thing(zone, "zone", [], self.texts.say(f"ninedice-zone-{zone}", victory=victory))

    def _die(self, die: Die, plain: bool, every: bool) -> Thing:
        name = self.texts.name
        facts = [
            self.fact("colour", name(die.colour.id), "stated", die.colour.id),
            self.fact("shape", name(die.shape.id), "stated", die.shape.id),
            self.fact("kind", name(KINDS[die.kind]), die.shape.provenance["kind"], KINDS[die.kind]),
            self.fact("sides", SIDES, "stated"),
            self.fact("special", die.special, die.colour.provenance["special"]),
            self.fact("trigger", die.trigger, die.colour.provenance["marked"]),
        ]
        text = f"{self.die_text(die)} {self._bonus_of(die.colour, plain, every)}"
        return self.thing(die.id, "die", facts, text, self.does(die.shape))

    def _shape(self, shape: Shape) -> Thing:
        values = {
            "kind": self.texts.name(KINDS[shape.kind]),
            "target": self._target(shape),
            "compare": self._compare(shape),
            "win": self._outcome(shape.win),
            "loss": self._outcome(shape.loss),
        }
        if shape.compare == NONE:
            del values["loss"]
        named = {"kind": [KINDS[shape.kind]]}
        facts = [
            self.fact(fact, value, shape.provenance[fact], " ".join(named.get(fact, ())))
            for fact, value in values.items()
        ]
        return self.thing(shape.id, "shape", facts, self.shape_text(shape), self.does(shape))

    def _colour(self, colour: Colour, plain: bool, every: bool) -> Thing:
        bonus = self.bonus_text(self.box.plain if plain else colour.bonus)
        named = {
            "allied": colour.allied,
            "enemy": colour.enemy,
            "special": [colour.special],
            "marked": [colour.marked],
        }
        values = {
            "letter": colour.letter[self.texts.language],
            "allied": self._names(colour.allied),
            "enemy": self._names(colour.enemy),
            "special": self.texts.name(colour.special),
            "marked": self.texts.name(colour.marked),
            "bonus": bonus,
            **self._effects(self.box.plain if plain else colour.bonus),
        }
        provenance = {"letter": "reconstructed", **colour.provenance}
        provenance |= dict.fromkeys(("full", "reduced"), provenance["bonus"])
        facts = [
            self.fact(fact, value, provenance[fact], " ".join(named.get(fact, ()))) for fact, value in values.items()
        ]
        return self.thing(colour.id, "colour", facts, self._colour_text(colour, plain, every), bonus)

    def _colour_text(self, colour: Colour, plain: bool, every: bool) -> str:
        """Whom it is allied to, and its bonus."""
        allied, enemy = colour.allied, colour.enemy
        names = {"allied": self._names(allied), "enemy": self._names(enemy)}
        said = self.texts.say("ninedice-colour-text", allies=len(allied), enemies=len(enemy), **names)
        return f"{said}\n{self._bonus_of(colour, plain, every)}"

    def _card(self, card: Card) -> Thing:
        named = [self.box.colours[colour].id for colour in card.colours]
        colours = self._names(named)
        facts = [self.fact("colours", colours, card.provenance["colours"], " ".join(named))]
        return self.thing(card.id, "card", facts, self.texts.say("ninedice-card-text", colours=colours), colours)

    def _set(self, preset: Preset) -> Thing:
        named = [self.box.dice[die].id for die in preset.dice]
        dice = self._names(named)
        facts = [self.fact("dice", dice, preset.provenance["dice"], " ".join(named))]
        return self.thing(preset.id, "set", facts, self.texts.say("ninedice-set-text", dice=dice), dice)

    def _names(self, things: list[str]) -> str:
        return ", ".join(map(self.texts.name, things)) or "—"

    # What things do, in words

    def does(self, shape: Shape) -> str:
        """What a shape does when it wins and when it loses, from its scripts."""
        won = self._outcome(shape.win)
        if shape.compare == NONE:
            return won
        lost = _inside(self._outcome(shape.loss))
        said = self.texts.say("ninedice-shape-win", effect=_inside(won))
        return f"{said} {self.texts.say('ninedice-shape-loss', effect=lost)}"

    def _outcome(self, script: str) -> str:
        return self.texts.script(self.box.scripts, script) if script else self.texts.say("ninedice-shape-nothing")

    def shape_text(self, shape: Shape) -> str:
        """A line of the duel table in words: target, comparison, win and loss."""
        return f"{self._target(shape)} {self._compare(shape)} {self.does(shape)}"

    def _target(self, shape: Shape) -> str:
        target = shape.target
        return self.texts.say("ninedice-shape-target", imprisoned=shape.at_prison, side=target.side, kind=target.kind)

    def _compare(self, shape: Shape) -> str:
        return self.texts.say("ninedice-shape-compare", compare=shape.compare)

    def die_text(self, die: Die) -> str:
        """What a die does in a duel: its shape, and what it is special by."""
        return " ".join([self.shape_text(die.shape), *self._signs(die)])

    def _signs(self, die: Die) -> list[str]:
        signs = {"special": die.special, "marked": die.trigger > 1}
        return [self.texts.say(f"ninedice-die-{sign}") for sign, has in signs.items() if has]

    def bonus_text(self, bonus: Bonus) -> str:
        """A bonus of colour in words."""
        say, scripts = self.texts.say, self.box.scripts
        target = say("ninedice-bonus-target", side=bonus.selector.side, kind=bonus.selector.kind)
        effect = _inside(self.texts.script(scripts, bonus.full))
        full = say("ninedice-bonus-full", targets=bonus.targets, effect=effect)
        reduced = say("ninedice-bonus-reduced", effect=_inside(self.texts.script(scripts, bonus.reduced)))
        return f"{target} {full} {reduced}"

    def _effects(self, bonus: Bonus) -> dict[str, str]:
        script = self.texts.script
        return {"full": script(self.box.scripts, bonus.full), "reduced": script(self.box.scripts, bonus.reduced)}

    def _bonus_of(self, colour: Colour, plain: bool, every: bool) -> str:
        """The bonus that a colour has with these options, and when it comes."""
        bonus = self.bonus_text(self.box.plain if plain else colour.bonus)
        return f"{self.texts.say('ninedice-bonus-when', every=every)} {bonus}"

    def bonus_in(self, view: NineDiceView, colour: Colour) -> Bonus:
        """The bonus of a colour at this table."""
        return self.box.plain if view["plain"] else colour.bonus

    # What an answer would meet

    def note(self, view: NineDiceView, answer: str) -> str:
        """What a shape or a colour does; what a die shows, where it lies, what it takes to win against it."""
        if answer in self.shapes:
            shape = self.shapes[answer]
            said = [
                f"({self.texts.name(KINDS[shape.kind])})",
                self.does(shape),
                self._target(shape),
                self._compare(shape),
            ]
            return " ".join(said)
        if answer in self.colours:
            die = self.box.by_id[f"{answer}-{text_detail(view, 'shape')}"]
            return " ".join([self.bonus_text(self.bonus_in(view, die.colour)), *self._signs(die)])
        word, _, place = answer.partition(" ")
        if word == "lose":
            return self._loss(view, int(place))
        if word not in self.box.by_id:
            return self._option(view, word)
        die = self.box.by_id[word]
        if place:  # the field or the Reserve
            return self.texts.say(f"ninedice-note-{place}", zone=KINDS[die.kind])
        shown = _find(view, die.id)
        if shown is not None and shown["zone"] != "reserve":
            return self._met(view, shown)
        return " ".join([*self._replies(view, die), self.does(die.shape)])

    def _met(self, view: NineDiceView, shown: DieView) -> str:
        """A die on the table that may be chosen: whose, what it shows, and what the choice means."""
        where = self.texts.name(shown["zone"]) if shown["value"] is None else str(shown["value"])
        parts = [f"{SEATS[shown['seat']]} {where}"]
        question = question_name(view)
        if question in AIMING:
            parts += [self._to_win(aim) for aim in view["aims"] if aim["target"] == shown["id"]]
            parts.append(self._ends_game(view, shown))
        elif question == "ChooseBonus":
            parts.append(self.bonus_text(self.bonus_in(view, self.box.by_id[shown["id"]].colour)))
        elif "again" in details(view):
            bonus = self.bonus_in(view, self.box.by_id[text_detail(view, "die")].colour)
            parts += [self._gift(bonus, gift["full"]) for gift in view["gifts"] if gift["target"] == shown["id"]]
        return ", ".join(filter(None, parts))

    def _to_win(self, aim: AimView) -> str:
        """§R11 §R12 What has to be rolled against a die."""
        compare = self.box.by_id[aim["die"]].shape.compare
        if compare == NONE:
            return ""
        wins = aim["wins"]
        roll = 0 if not wins else max(wins) if compare == LESS else min(wins)
        return self.texts.say("ninedice-note-to-win", compare=compare if wins else NONE, roll=roll)

    def _ends_game(self, view: NineDiceView, target: DieView) -> str:
        """§A20 Whether the die aimed at is the last Life of its owner, and this die may send it to the Abyss."""
        shape = self.box.by_id[text_detail(view, "die")].shape
        scripts = [self.box.scripts.by_key[key] for key in (shape.win, shape.loss) if key]
        left = [die["id"] for die in view["dice"] if self._is_life_left(die, target["seat"])]
        if not view["letter"] or left != [target["id"]]:
            return ""
        value = target["value"] or 0
        is_deadly = any(_takes_off(effect) >= value for script in scripts for effect in script)
        return self.texts.say("ninedice-note-last-life") if is_deadly else ""

    def _is_life_left(self, die: DieView, seat: int) -> bool:
        return die["seat"] == seat and die["zone"] != "abyss" and self.box.by_id[die["id"]].kind == LIFE

    def _replies(self, view: NineDiceView, die: Die) -> list[str]:
        """What an answer to a duel may be sent at."""
        found = []
        for aim in view["aims"]:
            if aim["die"] == die.id:
                name, wins = self.texts.name(aim["target"]), self._to_win(aim)
                found.append(self.texts.say("ninedice-note-reply", target=name, wins=wins or NONE))
        return found

    def _gift(self, bonus: Bonus, full: bool) -> str:
        effect = _inside(self.texts.script(self.box.scripts, bonus.full if full else bonus.reduced))
        return self.texts.say("ninedice-note-bonus", full=full, effect=effect)

    def _loss(self, view: NineDiceView, loss: int) -> str:
        """What a Life die shows after its share of the damage."""
        if "damage" not in details(view):
            return ""
        return self.texts.say("ninedice-note-left", value=number_detail(view, "value", 0) - loss)

    def _option(self, view: NineDiceView, word: str) -> str:
        """What an option of the running script does."""
        for frame in view["running"]:
            shape = self.box.by_id[frame["source"]].shape
            for effect in self.box.scripts.by_key.get(f"{shape.id}.{frame['part']}", ()):
                for key in effect.scripts:
                    if key.rsplit(".", 1)[-1] == word:
                        return self.texts.script(self.box.scripts, key)
        return ""

    def hurts_oneself(self, view: NineDiceView, answer: str) -> bool:
        """Harm aimed at one's own die, or help at the enemy's."""
        shown = _find(view, answer)
        if question_name(view) not in AIMING or shown is None or view["seat"] is None:
            return False
        return (shown["seat"] == view["seat"]) != self.box.by_id[text_detail(view, "die")].shape.helps

    # What an answer is about

    def about(self, view: NineDiceView, answer: str) -> list[About]:
        if answer in self.shapes:
            return [{"thing": f"shape:{answer}", "where": "grid"}]
        if answer in self.colours:
            return [
                {"thing": f"colour:{answer}", "where": "grid"},
                {"thing": f"die:{answer}-{text_detail(view, 'shape')}", "where": "grid"},
            ]
        word, _, place = answer.partition(" ")
        if word == "lose" and "damage" in details(view):
            return [self._lies(view, text_detail(view, "die"))]
        if word in self.box.by_id:
            zones: list[About] = [{"thing": f"zone:{place}", "where": f"zone:{place}"}] if place else []
            return [self._lies(view, word), *zones]
        if word in ("add", "subtract"):
            return [self._lies(view, frame["target"]) for frame in view["running"][-1:]]
        return []

    def _lies(self, view: NineDiceView, die: str) -> About:
        shown = _find(view, die)
        if shown is None:
            return {"thing": f"die:{die}", "where": "box"}
        zone = shown["zone"]
        return {"thing": f"die:{die}", "where": WHERE.get(zone, f"zone:{zone}")}

    def tells(self, event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """A battle that ends with an empty Life zone says that, not how little Life it cost."""
        return event["event"] != "battle-ended" or all(each["event"] != "life-emptied" for each in after)

    def count(self, event: Event, view: NineDiceView) -> Counts:
        kind = event["event"]
        if kind == "duel-opened":
            yield "duels", event["seat"], 1
        elif kind == "dice-compared" and event["won"]:
            yield "won", event["seat"], 1
        elif kind == "bonus-used":
            yield "bonuses", event["seat"], 1
        elif kind == "damage-taken":
            yield "damage", event["seat"], event["loss"]
        elif kind == "die-fell":
            yield "fallen", event["seat"], 1


def _find(view: NineDiceView, die: str) -> DieView | None:
    """A die of somebody's set, as the view shows it."""
    for shown in view["dice"]:
        if shown["id"] == die:
            return shown
    return None


def _takes_off(effect: Effect) -> int:
    """How much of what a die shows an effect may take off it; all there can be, where it destroys."""
    if effect.op == "subtract":
        return effect.number("count")
    return SIDES if effect.op in ("destroy", "subtract-own") else 0


def _inside(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]
