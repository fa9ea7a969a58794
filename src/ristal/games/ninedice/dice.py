"""Chapter «Кубики»: shapes, colours, special dice, cards and ready-made sets, as the content files give them."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader, Source
from ristal.content.effects import read_script
from ristal.engine.effect import Scripts
from ristal.engine.errors import Phrase
from ristal.engine.notation import Answer

SHAPES: Final = 9  # §R3
COLOURS: Final = 8  # §R3 §A1
DICE: Final = SHAPES * COLOURS  # §R5
SET: Final = 9  # §R1
SIDES: Final = 6  # §R13
CARDS: Final = 4  # §R14
KINDS: Final = ("attack", "defence", "life")  # §R4 §A26
ATTACK: Final = 0
DEFENCE: Final = 1
LIFE: Final = 2
ENEMY: Final = 0
NEUTRAL: Final = 1
ALLIED: Final = 2
MORE: Final = "more"
LESS: Final = "less"
NONE: Final = "none"
FIELD_ZONE: Final = "field"
PRISON_ZONE: Final = "prison"
ZONES: Final = ("attack", "defence", "life", "reserve", "duel", "prison", "abyss", "field")  # §R2
ANY: Final = "any"
OWN: Final = "own"
ENEMYS: Final = "enemy"
HELPFUL: Final = ("add", "add-own", "raise", "return", "reroll-better")
AGREES: Final = ("animate", "inanimate", "feminine")


class Selector:
    """Which dice something may be done to: `reach` holds, for each seat, the bits owner * 3 + kind that it allows."""

    def __init__(self, table: Reader) -> None:
        self.side = table.choice("side", (ANY, OWN, ENEMYS))
        self.kind = table.choice("kind", (ANY, *KINDS))
        self.reach: list[int] = [0, 0]
        for seat in range(2):
            for owner in range(2):
                if self.side == ANY or (owner == seat) == (self.side == OWN):
                    for kind in range(len(KINDS)):
                        if self.kind in (ANY, KINDS[kind]):
                            self.reach[seat] |= 1 << (owner * 3 + kind)


class Shape:
    """§R4 A shape is an ability of one of three kinds. §R40 What it does in a duel is one line of the duel table."""

    def __init__(self, number: int, card: Reader, scripts: Scripts) -> None:
        self.number = number
        self.id = card.identity()
        self.name = _forms(card, ("ru_acc", "ru_gen"))
        self.agrees = card.choice("agrees", AGREES)
        self.kind = KINDS.index(card.choice("kind", KINDS))
        target = card.table("target")
        self.at_prison = target.choice("zone", (FIELD_ZONE, PRISON_ZONE)) == PRISON_ZONE
        self.target = Selector(target)
        target.done()
        self.compare = card.choice("compare", (MORE, LESS, NONE))
        self.win = ""
        self.loss = ""
        if card.has("win"):
            self.win = f"{self.id}.win"
            read_script(scripts, card, "win", self.win)
        if card.has("loss"):
            if self.compare == NONE:
                raise card.wrong("loss", "ninedice-wrong-nothing-to-lose")
            self.loss = f"{self.id}.loss"
            read_script(scripts, card, "loss", self.loss)
        self.provenance = card.provenance(("kind", "target", "compare", "win", "loss"))
        card.done()
        first = scripts.by_key[self.win][0] if self.win else None
        self.helps = first is not None and first.op in HELPFUL  # for whom it is good to be its target
        self.answer = Answer(self.id, number)


class Bonus:
    """§R9 What a colour does when its die is rolled low: for allied colours in full, for neutral ones reduced."""

    def __init__(self, key: str, table: Reader, scripts: Scripts) -> None:
        self.selector = Selector(table)
        self.targets = table.number("targets", 1, 2)
        self.full = f"{key}.full"
        self.reduced = f"{key}.reduced"
        read_script(scripts, table, "full", self.full)
        read_script(scripts, table, "reduced", self.reduced)
        table.done()


class Colour:
    """§R6 A colour, the colours that it is allied with and those that it does not influence."""

    def __init__(self, number: int, card: Reader, scripts: Scripts) -> None:
        self.number = number
        self.id = card.identity()
        self.name = _forms(card, ("ru_gen",))
        feminine = card.table("feminine")
        self.feminine = {form: feminine.text(form) for form in ("ru", "ru_acc", "ru_gen")}
        feminine.done()
        self.letter = card.names("letter")
        self.allied = card.texts("allied")
        self.enemy = card.texts("enemy")
        self.special = card.text("special")
        self.marked = card.text("marked")
        self.bonus = Bonus(self.id, card.table("bonus"), scripts)
        self.provenance = card.provenance(("allied", "enemy", "special", "marked", "bonus"))
        card.done()
        self.answer = Answer(self.id, number)


class Die:
    """§R5 A shape in a colour: each exists once."""

    def __init__(self, number: int, shape: Shape, colour: Colour) -> None:
        self.number = number
        self.shape = shape
        self.colour = colour
        self.kind = shape.kind
        self.id = f"{colour.id}-{shape.id}"
        self.special = colour.special == shape.id  # §R11
        self.trigger = 2 if colour.marked == shape.id else 1  # §R9 §R10
        self.answer = Answer(self.id, number)
        self.fielded = Answer(f"{self.id} field", 1)
        self.reserved = Answer(f"{self.id} reserve", 0)
        self.plans = [self.fielded, self.reserved]
        self.must_field = [self.fielded]


class Card:
    """§R14 A card of the draft shows two colours."""

    def __init__(self, card: Reader, colours: list[str]) -> None:
        self.id = card.identity()
        self.name = card.names()
        chosen = card.texts("colours")
        if len(chosen) != 2 or chosen[0] == chosen[1] or not all(colour in colours for colour in chosen):
            raise card.wrong("colours", "ninedice-wrong-two-colours", colours=list(colours), found=repr(chosen))
        self.colours = [colours.index(colour) for colour in chosen]
        self.provenance = card.provenance(("colours",))
        card.done()


class Preset:
    """A ready-made set of nine dice, for those who want to skip the draft."""

    def __init__(self, card: Reader, dice: dict[str, Die]) -> None:
        self.id = card.identity()
        self.name = card.names()
        self.dice: list[int] = []
        for name in card.texts("dice"):
            if name not in dice:
                raise card.wrong("dice", "ninedice-wrong-no-die", die=name, example="red-destroyer")
            if dice[name].number in self.dice:
                raise card.wrong("dice", "ninedice-wrong-die-twice", die=name)
            self.dice.append(dice[name].number)
        if len(self.dice) != SET:
            raise card.wrong("dice", "ninedice-wrong-set-size", needed=SET, count=len(self.dice))
        kinds = {die.kind for die in dice.values() if die.number in self.dice}
        if len(kinds) != len(KINDS):
            raise card.wrong("dice", "ninedice-wrong-set-kinds")  # §R18
        self.provenance = card.provenance(("dice",))
        card.done()


class Box:
    """All that lies in the box: shared by all tables, never changed."""

    def __init__(self, source: Source, scripts: Scripts) -> None:
        self.scripts = scripts
        self._read_shapes(source.read("shapes.toml"))
        self._read_colours(source.read("colours.toml"))
        self.dice: list[Die] = [
            Die(shape.number * COLOURS + colour.number, shape, colour)
            for shape in self.shapes
            for colour in self.colours
        ]
        self.by_id: dict[str, Die] = {die.id: die for die in self.dice}
        self._read_sets(source.read("sets.toml"))
        self._read_field(source.read("field.toml"))

    def _read_shapes(self, file: Reader) -> None:
        self.shapes: list[Shape] = []
        for card in file.tables("shape"):
            shape = Shape(len(self.shapes), card, self.scripts)
            if any(shape.id == other.id for other in self.shapes):
                raise card.wrong("id", "wrong-taken", id=shape.id)
            self.shapes.append(shape)
        file.done()
        if [shape.kind for shape in self.shapes] != [kind for kind in range(len(KINDS)) for _ in range(3)]:
            raise file.wrong("shape", "ninedice-wrong-shapes", needed=SHAPES)  # §R4

    def _read_colours(self, file: Reader) -> None:
        self.colours: list[Colour] = []
        cards = file.tables("colour")
        for card in cards:
            colour = Colour(len(self.colours), card, self.scripts)
            if any(colour.id == other.id for other in self.colours):
                raise card.wrong("id", "wrong-taken", id=colour.id)
            self.colours.append(colour)
        if len(self.colours) != COLOURS:
            raise file.wrong("colour", "ninedice-wrong-colours", needed=COLOURS, count=len(self.colours))  # §A1
        names = [colour.id for colour in self.colours]
        for card, colour in zip(cards, self.colours, strict=True):
            self._check_colour(card, colour, names)
        self.relation = [[_relation(one, other) for other in self.colours] for one in self.colours]
        plain = file.table("plain")
        self.plain = Bonus("plain", plain.table("bonus"), self.scripts)
        plain.provenance(("bonus",))
        plain.done()
        self.cards: list[Card] = [Card(card, names) for card in file.tables("card")]
        shown = sorted(colour for card in self.cards for colour in card.colours)
        if len(self.cards) != CARDS or shown != list(range(COLOURS)):
            raise file.wrong("card", "ninedice-wrong-colour-cards", needed=CARDS)  # §R15
        file.done()

    def _check_colour(self, card: Reader, colour: Colour, names: list[str]) -> None:
        """§R6 §R7 §R8 Two allied and two enemy colours, or, for the pair outside the wheel, one enemy alone."""
        if (len(colour.allied), len(colour.enemy)) not in ((2, 2), (0, 1)):
            raise card.wrong("allied", "ninedice-wrong-allies")
        for field, others in (("allied", colour.allied), ("enemy", colour.enemy)):
            for other in others:
                if other not in names or other == colour.id:
                    raise card.unexpected(field, Phrase("wrong-expected-another", choices=list(names)), other)
                theirs = self.colours[names.index(other)]
                if colour.id not in (theirs.allied if field == "allied" else theirs.enemy):
                    raise card.wrong(field, "ninedice-wrong-in-return", other=other, colour=colour.id)
        if set(colour.allied) & set(colour.enemy):
            raise card.wrong("enemy", "ninedice-wrong-ally-enemy")
        comparing = [shape.id for shape in self.shapes if shape.compare != NONE]
        if colour.special not in comparing:  # §R11 ties are won only by what compares
            raise card.unexpected("special", Phrase("wrong-expected-choice", choices=list(comparing)), colour.special)
        if colour.marked not in [shape.id for shape in self.shapes]:
            raise card.unexpected("marked", Phrase("ninedice-wrong-expected-shape"), colour.marked)

    def _read_sets(self, file: Reader) -> None:
        self.presets: dict[str, Preset] = {}
        seen: dict[int, str] = {}
        for card in file.tables("set"):
            preset = Preset(card, self.by_id)
            if preset.id in self.presets or preset.id == "random":
                raise card.wrong("id", "wrong-taken", id=preset.id)
            for die in preset.dice:
                if die in seen:
                    raise card.wrong("dice", "ninedice-wrong-in-another-set", die=self.dice[die].id, set=seen[die])
                seen[die] = preset.id
            self.presets[preset.id] = preset
        if len(self.presets) < 2:
            raise file.wrong("set", "wrong-two")
        file.done()

    def _read_field(self, file: Reader) -> None:
        self.zones: dict[str, dict[str, str]] = {}
        for card in file.tables("zone"):
            zone = card.choice("id", ZONES)
            self.zones[zone] = card.names()
            card.provenance(("name",))
            card.done()
        for zone in ZONES:
            if zone not in self.zones:
                raise file.wrong("zone", "ninedice-wrong-no-zone", zone=zone)
        exhaustion = file.table("exhaustion")
        self.exhausted_early = exhaustion.number("early", 0, 99)
        self.exhausted_late = exhaustion.number("late", 0, 99)
        self.exhaustion_step = exhaustion.number("step", 1, 99)
        exhaustion.provenance(("early", "late", "step"))
        exhaustion.done()
        stalemate = file.table("stalemate")
        self.quiet_battles = stalemate.number("quiet", 1, 99)
        self.last_battle = stalemate.number("battles", 1, 99)
        stalemate.provenance(("quiet", "battles"))
        stalemate.done()
        file.done()

    def names(self) -> dict[str, dict[str, str]]:
        """What everything is called; a die is its colour, as it agrees with the shape, and its shape."""
        called: dict[str, dict[str, str]] = {}
        for shape in self.shapes:
            called[shape.id] = shape.name
        for colour in self.colours:
            called[colour.id] = colour.name
        for card in self.cards:
            called[card.id] = card.name
        for preset in self.presets.values():
            called[preset.id] = preset.name
        called.update(self.zones)
        for die in self.dice:
            name = die_name(die)
            called[die.id] = name
            for answer, zone in ((die.fielded, "field"), (die.reserved, "reserve")):
                called[answer.text] = {
                    language: f"{name[language]} → {self.zones[zone][language]}" for language in ("ru", "en")
                }
        return called


def die_name(die: Die) -> dict[str, str]:
    """The name of a die in the forms that texts need."""
    shape = die.shape.name
    colour = {**die.colour.name, "ru_acc": die.colour.name["ru_gen" if die.shape.agrees == "animate" else "ru"]}
    if die.shape.agrees == "feminine":
        colour.update(die.colour.feminine)
    return {form: f"{colour[form]} {shape[form]}" for form in ("ru", "ru_acc", "ru_gen", "en")}


def _forms(card: Reader, forms: tuple[str, ...]) -> dict[str, str]:
    """A name with the further forms that the names of dice are put together from."""
    name = card.names()
    for form in forms:
        if form not in name:
            raise card.wrong(f"name.{form}", "wrong-missing", expected=Phrase("wrong-expected-text"))
    return name


def _relation(one: Colour, other: Colour) -> int:
    """§R6 §R8 How one colour stands to another; the same colour counts as allied."""
    if one is other or other.id in one.allied:
        return ALLIED
    return ENEMY if other.id in one.enemy else NEUTRAL
