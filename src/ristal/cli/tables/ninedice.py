"""The table of the nine-dice battle: the zones of both players, the duel between them, and the stock of the draft."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.effect import Scripts
from ristal.engine.game import Game
from ristal.games.ninedice import NineDiceGame
from ristal.games.ninedice.dice import KINDS, NONE, Bonus, Colour, Die, Shape
from ristal.wording import Speech

MARKERS = ("▲", "▼")
STYLES = {
    "red": "bold red",
    "orange": "bold dark_orange",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold dodger_blue1",
    "violet": "bold medium_purple1",
    "black": "bold white on grey23",
    "white": "bold black on white",
}
VALUED = (*KINDS, "duel")
NAMED = ("reserve", "prison", "abyss")


class Drawing:
    words = ("pass", "stop", "keep", "add", "subtract", *(f"lose {count}" for count in range(7)))

    def __init__(self, game: Game) -> None:
        assert isinstance(game, NineDiceGame)
        self.box = game.box

    def seat_names(self, view: View, texts: Speech) -> list[str]:
        return [f"{MARKERS[seat]} {texts.say('ninedice-table-player', number=seat + 1)}" for seat in range(2)]

    # What an answer would meet

    def note(self, view: View, answer: str, texts: Speech) -> Text:
        """What a shape or a colour does, what a die shows and where it lies."""
        for shape in self.box.shapes:
            if shape.id == answer:
                return Text(does(shape, self.box.scripts, texts), "quiet")
        for colour in self.box.colours:
            if colour.id == answer:
                bonus = bonus_text(self._bonus(view, colour), self.box.scripts, texts)
                return self._letter(colour, texts).append(f" {bonus}", "quiet")
        die = self.box.by_id.get(answer.split()[0])
        if die is None:
            return Text()
        for seat, side in enumerate(view["sides"]):
            for zone in VALUED:
                for shown in side[zone]:
                    if shown["die"] == die.id:
                        mark = Text(f"{MARKERS[seat]} ", f"seat{seat}")
                        return mark.append(str(shown["value"]), "bold").append(f" {texts.name(zone)}", "quiet")
        return Text(does(die.shape, self.box.scripts, texts), "quiet")

    # The table

    def table(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        if not view["sides"]:
            return Group(
                self._drafter(view, 1, sitters, texts), self._stock(view, texts), self._drafter(view, 0, sitters, texts)
            )
        parts: list[RenderableType] = [self._side(view, 1, sitters, texts), self._duel(view, texts)]
        parts += [self._side(view, 0, sitters, texts), *self._asked_about(view, texts)]
        return Group(*parts)

    def _side(self, view: View, seat: int, sitters: list[str], texts: Speech) -> Text:
        side = view["sides"][seat]
        lines = [self._player(view, seat, sitters, texts)]
        for zone in KINDS:
            dice = [self._die(view, shown["die"], shown["value"], texts) for shown in side[zone]]
            total = sum(shown["value"] for shown in side[zone])
            lines.append(_row(texts.say("ninedice-table-sum", zone=zone, total=total), dice))
        for zone in NAMED:
            if side[zone]:
                dice = [self._die(view, die, 0, texts) for die in side[zone]]
                lines.append(_row(texts.say("ninedice-table-count", zone=zone, count=len(dice)), dice))
        return Text("\n").join(lines)

    def _player(self, view: View, seat: int, sitters: list[str], texts: Speech) -> Text:
        told = Text().append(self.seat_names(view, texts)[seat], f"seat{seat}")
        return told.append(f" ({sitters[seat]})") if sitters[seat] else told

    def _duel(self, view: View, texts: Speech) -> Text:
        """The line between the players: the battle to come, and the dice in the Duel zone."""
        line = Text(f"── {self._battle(view, texts)} ", "quiet")
        dice = [
            Text(f"{MARKERS[seat]} ", f"seat{seat}").append_text(self._die(view, shown["die"], shown["value"], texts))
            for seat, side in enumerate(view["sides"])
            for shown in side["duel"]
        ]
        if dice:
            line.append_text(_row(texts.say("ninedice-table-count", zone="duel", count=len(dice)), dice))
        if view["targeted"]:
            names = [texts.name(die) for die in view["targeted"]]
            line.append("  " + texts.say("ninedice-table-targeted", dice=", ".join(names)), "quiet")
        return line

    def _battle(self, view: View, texts: Speech) -> str:
        """The battle that is ahead, or the one whose damage is shared, or the last of the game."""
        if view["question"] is None or view["question"]["name"] == "ShareDamage":
            return texts.say("ninedice-table-fought", number=view["battle"])
        return texts.say("ninedice-table-battle", number=view["battle"] + 1)

    def _asked_about(self, view: View, texts: Speech) -> list[RenderableType]:
        """The die that the open question is about, and what it does, in words."""
        if view["question"] is None:
            return []
        question = view["question"]["details"]
        if view["question"]["name"] == "DeployDie" and view["seat"] in (0, 1):
            return [self._described(self.box.by_id[question["dice"][view["seat"]]], texts)]
        if "die" not in question:
            return []
        die = self.box.by_id[question["die"]]
        if "colour" in question:
            bonus = bonus_text(self._bonus(view, die.colour), self.box.scripts, texts)
            return [Text(f"{texts.name(die.colour.id)}: {bonus}", "quiet")]
        return [self._described(die, texts)]

    def _bonus(self, view: View, colour: Colour) -> Bonus:
        return self.box.plain if view["plain"] else colour.bonus

    def _described(self, die: Die, texts: Speech) -> Text:
        return Text(f"{texts.name(die.id)}: {die_text(die, self.box.scripts, texts)}", "quiet")

    # The draft

    def _drafter(self, view: View, seat: int, sitters: list[str], texts: Speech) -> Text:
        line = self._player(view, seat, sitters, texts)
        if view["cards"]:
            line.append(" · " + texts.say("ninedice-table-card", card=view["cards"][seat]))
        dice = [self._die(view, die, 0, texts) for die in view["sets"][seat]]
        return Text("\n").join([line, _row(texts.say("ninedice-table-set", count=len(dice)), dice)])

    def _stock(self, view: View, texts: Speech) -> Text:
        """What is left of every shape, a letter for each colour."""
        longest = max(len(texts.name(shape.id)) for shape in self.box.shapes)
        lines = [Text(texts.say("ninedice-table-stock"), "quiet")]
        for shape in self.box.shapes:
            line = Text(f"  {texts.name(shape.id):<{longest}}  ").append_text(self._left(view, shape, texts))
            lines.append(line.append(f"  {texts.name(KINDS[shape.kind])}", "quiet"))
        return Text("\n").join(lines)

    def _left(self, view: View, shape: Shape, texts: Speech) -> Text:
        taken = {die for dice in view["sets"] for die in dice}
        left = Text()
        for colour in self.box.colours:
            if f"{colour.id}-{shape.id}" in taken:
                left.append("·", "quiet")
            else:
                left.append_text(self._letter(colour, texts))
        return left

    # A die

    def _letter(self, colour: Colour, texts: Speech) -> Text:
        return Text().append(colour.letter[texts.language], STYLES.get(colour.id, "bold"))

    def _die(self, view: View, die_id: str, value: int, texts: Speech) -> Text:
        """The letter of its colour, its shape, what it shows, ★ if it is special; a legal answer bears its number."""
        die = self.box.by_id[die_id]
        drawn = self._letter(die.colour, texts).append(f" {texts.name(die.shape.id)}", "")
        if value:
            drawn.append(f" {value}", "bold")
        if die.special:
            drawn.append(" ★")
        if die_id in view.get("legal", ()):
            drawn.append(f" [{view['legal'].index(die_id) + 1}]", "legal")
        return drawn


def _row(label: str, dice: list[Text]) -> Text:
    row = Text(f"  {label}: ", "quiet")
    if not dice:
        return row.append("—", "quiet")
    return row.append_text(Text(" · ").join(dice))


def _inside(sentence: str) -> str:
    """A sentence as it goes on after a colon."""
    return sentence[:1].lower() + sentence[1:]


def does(shape: Shape, scripts: Scripts, texts: Speech) -> str:
    """What a shape does when it wins and when it loses, from its scripts."""
    nothing = texts.say("ninedice-shape-nothing")
    if shape.compare == NONE:
        return texts.script(scripts, shape.win) if shape.win else nothing
    won = _inside(texts.script(scripts, shape.win)) if shape.win else nothing
    lost = _inside(texts.script(scripts, shape.loss)) if shape.loss else nothing
    return texts.say("ninedice-shape-win", effect=won) + " " + texts.say("ninedice-shape-loss", effect=lost)


def shape_text(shape: Shape, scripts: Scripts, texts: Speech) -> str:
    """A line of the duel table in words: target, comparison, win and loss."""
    target = texts.say(
        "ninedice-shape-target", imprisoned=shape.at_prison, side=shape.target.side, kind=shape.target.kind
    )
    compare = texts.say("ninedice-shape-compare", compare=shape.compare)
    return f"{target} {compare} {does(shape, scripts, texts)}"


def die_text(die: Die, scripts: Scripts, texts: Speech) -> str:
    """What a die does in a duel: its shape, and what it is special by."""
    said = [shape_text(die.shape, scripts, texts)]
    if die.special:
        said.append(texts.say("ninedice-die-special"))
    if die.trigger > 1:
        said.append(texts.say("ninedice-die-marked"))
    return " ".join(said)


def bonus_text(bonus: Bonus, scripts: Scripts, texts: Speech) -> str:
    """A bonus of colour in words."""
    target = texts.say("ninedice-bonus-target", side=bonus.selector.side, kind=bonus.selector.kind)
    full = texts.say("ninedice-bonus-full", targets=bonus.targets, effect=_inside(texts.script(scripts, bonus.full)))
    reduced = texts.say("ninedice-bonus-reduced", effect=_inside(texts.script(scripts, bonus.reduced)))
    return f"{target} {full} {reduced}"
