"""The table of the nine-dice battle: the zones of both players, the duel between them, and the stock of the draft."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.boards import Holding, Pile
from ristal.cli.tui.layout import Hanging, flow
from ristal.engine.game import Game
from ristal.games.ninedice import NineDiceGame
from ristal.games.ninedice.dice import KINDS, Colour, Die, Shape
from ristal.games.ninedice.view import NineDiceView, ShownDie, SideView, ThrowView
from ristal.text.game_text import GameText
from ristal.text.games.ninedice import GameGuide
from ristal.text.questions import details, question_name, text_detail
from ristal.text.types import SEATS

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
WIDE = 110  # columns of one that has room for what a shape does beside it


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        assert isinstance(game, NineDiceGame)
        assert isinstance(game_text, GameGuide)
        self.box = game.box
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: NineDiceView, players: list[str], width: int, height: int) -> list[RenderableType]:
        """With a line a zone and what the dice in hand do; zones side by side; for need without texts or stock."""
        asked = self._explain_asked_die(view)
        if not view["sides"]:
            above, below = (self._draw_drafter(view, seat, players, width) for seat in (1, 0))
            stock, short = self._draw_stock(view, width), self._draw_low_stock(view)
            return [Group(above, stock, below, *asked), Group(above, short, below, *asked), Group(above, short, below)]
        tall, low = ([self._draw_side(view, seat, players, width, low) for seat in (1, 0)] for low in (False, True))
        middle, in_hand = self._draw_middle(view, width), self._draw_reserve(view)
        return [
            Group(tall[0], middle, tall[1], *asked, *in_hand),
            Group(tall[0], middle, tall[1], *asked),
            Group(low[0], middle, low[1], *asked),
            *[Group(low[0], middle, low[1])] * 2,  # what answers would meet is worth more than the asked die
        ]

    def holds(self, view: NineDiceView, seat: int) -> Holding:
        if not view["sides"]:
            return Holding([], view["sets"][seat], [])
        side = view["sides"][seat]
        return Holding(
            [], side["reserve"], [shown["die"] for lying in _find_open_dice(side).values() for shown in lying]
        )

    def piles(self, view: NineDiceView) -> list[Pile]:
        return [(seat, [*side["prison"], *side["abyss"]]) for seat, side in enumerate(view["sides"])]

    # The sides

    def _draw_side(self, view: NineDiceView, seat: int, players: list[str], width: int, low: bool) -> RenderableType:
        """A line for each zone; on a low table several side by side."""
        side = view["sides"][seat]
        player = self._draw_player(view, seat, players)
        if view["phase"] != "deployment":
            player.append(f" · {self._write_sums(view, seat)}", "quiet")
        rows = []
        for zone, lying in _find_open_dice(side).items():
            dice = [self._draw_die(view, shown["die"], shown["value"]) for shown in lying]
            total = sum(shown["value"] for shown in lying)
            rows.append(_draw_row(self.texts.say("ninedice-table-sum", zone=zone, total=total), dice, width))
        for zone, names in (("reserve", side["reserve"]), ("prison", side["prison"]), ("abyss", side["abyss"])):
            if names:
                dice = [self._draw_die(view, die, 0) for die in names]
                for die, place in zip(dice, view["zones"][f"plan-{seat}"], strict=False):  # in the same order
                    die.append(" ↑" if place == "field" else "")
                rows.append(_draw_row(self.texts.say("ninedice-table-count", zone=zone, count=len(dice)), dice, width))
        return Group(player, _join_rows(rows, width if low else 0))

    def _draw_player(self, view: NineDiceView, seat: int, players: list[str]) -> Text:
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        return line.append(f" ({players[seat]})") if players[seat] else line

    def _write_sums(self, view: NineDiceView, seat: int) -> str:
        """What the battle does to this side, as the dice lie; while damage is shared, what is left of it."""
        sums = view["sums"]
        assert sums is not None  # there is a battle wherever there are sides
        is_ahead = view["result"] is None and not any(sums["to_share"])
        said = self.texts.say(
            "ninedice-table-damage",
            attack=sums["attack"][1 - seat],
            defence=sums["defence"][seat],
            damage=sums["damage"][seat],
            deadly=is_ahead and sums["damage"][seat] >= sums["life"][seat] > 0,
        )
        left = sums["to_share"][seat]
        return f"{said}; {self.texts.say('ninedice-table-to-share', left=left)}" if left else said

    # Between them

    def _draw_middle(self, view: NineDiceView, width: int) -> Text:
        """The battle ahead or under way, the throws of this attack, and the bonuses to come."""
        lines = [Text(f"── {self._write_battle(view)}", "quiet")]
        values = {shown["die"]: shown["value"] for side in view["sides"] for shown in side["duel"]}
        lines += [self._throw(view, throw, values) for throw in view["duels"]["throws"]]
        if view["bonuses"]:
            choosing = question_name(view) == "ChooseBonus"
            dice = [self._name_with_owner(view, bonus["seat"], bonus["die"], 0, choosing) for bonus in view["bonuses"]]
            lines.append(_draw_row(self.texts.say("ninedice-table-bonuses"), dice, width))
        return Text("\n").join(lines)

    def _write_battle(self, view: NineDiceView) -> str:
        sums, exhaustion, stalemate = view["sums"], view["exhaustion"], view["stalemate"]
        assert sums is not None
        message = "ninedice-table-fought" if sums["under_way"] else "ninedice-table-battle"
        said = [self.texts.say(message, number=sums["number"])]
        if sums["exhaustion"]:
            said.append(self.texts.say("ninedice-table-exhaustion", more=sums["exhaustion"]))
        elif exhaustion is not None:
            said.append(self.texts.say("ninedice-table-exhaustion-from", number=exhaustion["after"] + 1))
        if stalemate["quiet_limit"] is not None and stalemate["quiet"]:
            said.append(
                self.texts.say("ninedice-table-quiet", count=stalemate["quiet"], limit=stalemate["quiet_limit"])
            )
        return " · ".join(said)

    def _throw(self, view: NineDiceView, throw: ThrowView, values: dict[str, int]) -> Text:
        """A die in a duel, what it went for and what came of it; who is out of the duel shows its roll."""
        value = values.get(throw["die"], throw["roll"] or 0)
        line = Text("  ").append_text(self._name_with_owner(view, throw["seat"], throw["die"], value))
        line.append(" → ", "quiet").append_text(self._draw_die(view, throw["target"], 0, marked=False))
        if throw["won"] is None:
            return line
        return line.append(f": {self.texts.say('ninedice-table-compared', **throw)}", "quiet")

    def _name_with_owner(self, view: NineDiceView, seat: int, die: str, value: int, marked: bool = True) -> Text:
        return Text(f"{SEATS[seat]} ", f"seat{seat}").append_text(self._draw_die(view, die, value, marked))

    # What dice do, in words

    def _explain_asked_die(self, view: NineDiceView) -> list[RenderableType]:
        """The die that the open question is about, and what it does."""
        if question_name(view) == "ChooseColour":
            shape = next(shape for shape in self.box.shapes if shape.id == text_detail(view, "shape"))
            return [Text(f"{self.texts.name(shape.id)}: {self.game_text.shape_text(shape)}", "quiet")]
        if not (about := text_detail(view, "die")):
            return []
        die = self.box.by_id[about]
        if "colour" in details(view):
            bonus = self.game_text.bonus_text(self.game_text.bonus_in(view, die.colour))
            return [Text(f"{self.texts.name(die.colour.id)}: {bonus}", "quiet")]
        return [] if "damage" in details(view) else [self._describe_die(die)]

    def _describe_die(self, die: Die) -> Text:
        return Text(f"{self.texts.name(die.id)}: {self.game_text.die_text(die)}", "quiet")

    def _draw_reserve(self, view: NineDiceView) -> list[RenderableType]:
        """What the dice of the viewer's Reserve do, or of whoever decides, a line each, unless the answers say it."""
        viewer = view["seat"] if view["seat"] in (0, 1) else next(iter(view["asked"]), None)
        if viewer is None or view["phase"] not in ("deployment", "duels"):
            return []
        dice = [die for die in view["sides"][viewer]["reserve"] if die not in view["legal"]]
        if not dice:
            return []
        lines: list[RenderableType] = [Text(self.texts.say("ninedice-table-in-hand"), "quiet")]
        for die in dice:
            line = Text("  ").append_text(self._draw_die(view, die, 0, marked=False))
            lines.append(Hanging(line.append(f" — {self.game_text.does(self.box.by_id[die].shape)}", "quiet"), 4))
        return lines

    # The draft

    def _draw_drafter(self, view: NineDiceView, seat: int, players: list[str], width: int) -> Text:
        line = self._draw_player(view, seat, players)
        if view["draft"] is not None:
            line.append(" · " + self.texts.say("ninedice-table-card", card=view["cards"][seat]))
            needs = view["draft"]["sides"][seat]["needs"]
            if needs:
                line.append(" · " + self.texts.say("ninedice-table-needs", kinds=needs), "quiet")
        dice = [self._draw_die(view, die, 0) for die in view["sets"][seat]]
        return Text("\n").join([line, _draw_row(self.texts.say("ninedice-table-set", count=len(dice)), dice, width)])

    def _draw_stock(self, view: NineDiceView, width: int) -> Text:
        """What is left of every shape, a letter for each colour, and what it does where the screen has room for it."""
        longest = max(len(self.texts.name(shape.id)) for shape in self.box.shapes)
        kinds = max(len(self.texts.name(kind)) for kind in KINDS)
        lines = [Text(self.texts.say("ninedice-table-stock"), "quiet")]
        for shape in self.box.shapes:
            line = Text(f"  {self.texts.name(shape.id):<{longest}}  ").append_text(self._show_colours_left(view, shape))
            line.append(f"  {self.texts.name(KINDS[shape.kind]):<{kinds}}  ", "quiet")
            if width >= WIDE:
                line.append(self.game_text.does(shape), "quiet").truncate(width, overflow="ellipsis")
            lines.append(line)
        return Text("\n").join(lines)

    def _draw_low_stock(self, view: NineDiceView) -> Text:
        """A line for the shapes of each kind."""
        longest = max(len(self.texts.name(shape.id)) for shape in self.box.shapes)
        lines = [Text(self.texts.say("ninedice-table-stock"), "quiet")]
        for number in range(len(KINDS)):
            line = Text("  ")
            for shape in self.box.shapes:
                if shape.kind == number:
                    line.append(f"{self.texts.name(shape.id):<{longest}} ").append_text(
                        self._show_colours_left(view, shape)
                    )
                    line.append("  ")
            lines.append(line)
        return Text("\n").join(lines)

    def _show_colours_left(self, view: NineDiceView, shape: Shape) -> Text:
        taken = {die for dice in view["sets"] for die in dice}
        left = Text()
        for colour in self.box.colours:
            if f"{colour.id}-{shape.id}" in taken:
                left.append("·", "quiet")
            else:
                left.append_text(self._draw_letter(colour))
        return left

    # A die

    def _draw_letter(self, colour: Colour) -> Text:
        return Text().append(colour.letter[self.texts.language], STYLES.get(colour.id, "bold"))

    def _draw_die(self, view: NineDiceView, die_id: str, value: int, marked: bool = True) -> Text:
        """The letter of its colour, its shape, what it shows, ★ if it is special; a legal answer bears its number."""
        die = self.box.by_id[die_id]
        drawn = self._draw_letter(die.colour).append(f" {self.texts.name(die.shape.id)}", "")
        if value:
            drawn.append(f" {value}", "bold")
        if die.special:
            drawn.append(" ★")
        if marked and die_id in view["legal"]:
            drawn.append(f" [{view['legal'].index(die_id) + 1}]", "legal")
        return drawn


def _find_open_dice(side: SideView) -> dict[str, list[ShownDie]]:
    """The dice that lie open on a side, by zone."""
    return {"attack": side["attack"], "defence": side["defence"], "life": side["life"]}


def _draw_row(label: str, dice: list[Text], width: int) -> Text:
    return flow(Text(f"  {label}: ", "quiet"), dice or [Text("—", "quiet")], " · ", width, 4)


def _join_rows(rows: list[Text], width: int) -> Text:
    """Rows of dice, as many in a line as fit."""
    lines = rows[:1]
    for row in rows[1:]:
        if lines[-1].cell_len + row.cell_len <= width:
            lines[-1] = lines[-1] + row
        else:
            lines.append(row)
    return Text("\n").join(lines)
