"""What can be read at the table at any moment: cards whole, hands, what lies before others, piles, the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ristal.cli.boards import View
from ristal.cli.commands.rules import show_rules
from ristal.cli.errors import UserError
from ristal.cli.tui.cards import describe, find_unworded_facts, row, whole
from ristal.cli.tui.pager import show
from ristal.cli.tui.screen import Screen, with_note
from ristal.match import Match
from ristal.text import commands
from ristal.text.parse import kind_of, vocabulary
from ristal.text.search import find_things
from ristal.text.types import Thing

MANY = 12  # more things than can be read at a glance


class Reader:
    """Shows a person of a match what they ask for, as far as their seat may know it."""

    def __init__(self, match: Match, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.texts = screen.texts

    def _things(self) -> dict[str, Thing]:
        return {thing["id"]: thing for thing in self.screen.game_text.things(self.match.options)}

    # A card

    def card(self, seat: int | None, typed: str) -> bool:
        """Show a thing or a place whole, by its name or by the number of an answer; where several are called so,
        which."""
        if not typed:
            raise UserError("reading-card-what", name=next(iter(self._things().values()))["name"])
        view = self.match.view(seat)
        legal = self.screen.game_text.in_order(view)
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            self._show_answer(view, legal[int(typed) - 1])
            return False
        if place := self._place(view, vocabulary(self.match.game, self.screen.game_text.words).answer(typed, legal)):
            self._print(place)
            return False
        found = find_things(self.match.game, list(self._things().values()), typed)
        if not found:
            raise UserError("reading-no-card", name=typed)
        if len(found) == 1:
            self._print([whole(found[0], self.texts)])
            return False
        several = Text(self.texts.say("reading-several", count=len(found)))
        self._print([several, *(row(thing, self.texts) for thing in found[:MANY])])
        if len(found) > MANY:
            self.screen.say("reading-more", "quiet", count=len(found) - MANY)
        return False

    def _place(self, view: View, place: str) -> list[RenderableType]:
        """A place of the board, if this is one."""
        shown = self.screen.game_text.place(view, place)
        title = Text(place, "asked").append(f" — {self.texts.say('reading-kind-space')}", "quiet")
        return [title, *(Padding(Text(line), (0, 0, 0, 2)) for line in shown)] if shown else []

    def _show_answer(self, view: View, answer: str) -> None:
        """What an answer is called, what it would meet, and the things that it is about."""
        if place := self._place(view, answer):
            self._print(place)
            return
        things, game_text = self._things(), self.screen.game_text
        said = with_note(Text(game_text.label(answer), "asked"), game_text.note(view, answer), "none")
        about = [things.get(kind_of(each["thing"], set(things))) for each in game_text.about(view, answer)]
        met = game_text.outcome(view, answer)
        about += [things.get(met["unit"])] if met is not None and met["unit"] is not None else []
        self._print([said, *(whole(thing, self.texts) for thing in about if thing is not None)])

    # What lies before somebody

    def hand(self, seat: int, _: str) -> bool:
        """Show all that is this seat's own, with its texts."""
        view = self.match.view(seat)
        held = self.screen.drawing.holds(view, seat)
        groups: dict[str, Sequence[str | None]] = {"heroes": held.heroes, "hand": held.hand, "open": held.open}
        self._print([self._heading(view, seat), *self._groups(groups)])
        return False

    def rivals(self, seat: int, _: str) -> bool:
        """Show what lies open before the others: abilities, cards, what is known of their hands."""
        view = self.match.view(seat)
        parts: list[RenderableType] = []
        for other in range(self.match.table.seats):
            if other != seat:
                held = self.screen.drawing.holds(view, other)
                known = view["known"].get(str(other), [])
                groups: dict[str, Sequence[str | None]] = {"heroes": held.heroes, "hand": held.hand}
                groups.update({"known": known, "open": held.open})
                parts += [self._heading(view, other), *self._groups(groups)]
        self._print(parts)
        return False

    def piles(self, seat: int, _: str) -> bool:
        """Show the discard piles, as far as the seat may know them."""
        view = self.match.view(seat)
        parts: list[RenderableType] = []
        for owner, cards in self.screen.drawing.piles(view):
            parts += [] if owner is None else [self._heading(view, owner)]
            parts += self._group("pile", cards)
        self._print(parts or [Text(self.texts.say("reading-no-piles"))])
        return False

    def _heading(self, view: View, seat: int) -> Text:
        return Text(self.screen.game_text.seat_names(view)[seat], f"seat{seat}")

    def _groups(self, groups: Mapping[str, Sequence[str | None]]) -> list[RenderableType]:
        """Those that have something in them."""
        lines = [part for name, cards in groups.items() if cards for part in self._group(name, cards)]
        return lines or [Text(self.texts.say("reading-nothing"))]

    def _group(self, name: str, cards: Sequence[str | None]) -> list[RenderableType]:
        """A titled group: the known ones with their texts, the others by their number."""
        things = self._things()
        known = Counter(card for card in cards if card is not None)
        unknown = len(cards) - known.total()
        title = self.texts.say(f"reading-{name}", count=len(cards), unknown=unknown, shown=bool(known))
        shown = find_unworded_facts(things.values())
        seen = (describe(things[card], self.texts, shown, count) for card, count in known.items())
        return [Text(title, "quiet"), *seen]

    def rules(self, seat: int | None, typed: str) -> bool:
        """Open the rulebook, or what it says of something."""
        show_rules(self.match.game, self.match.options, typed, self.screen.console)
        return False

    def look_up(self, seat: int | None, line: str, help_message: str) -> bool:
        """Show what a line asks for where nobody has to answer: help, a card, the rulebook or a clause of it. Whether
        it asks for such a thing."""
        order, about = commands.read_order(line) or ("", "")
        if order == commands.HELP or (order == commands.RULE and not about):
            self.help([self.texts.say(help_message), self.texts.say("reading-look-up")])
        elif order == commands.CARD:
            self.card(seat, about)
        elif order in (commands.RULES, commands.RULE):
            self.rules(seat, about)
        else:
            return False
        return True

    def help(self, shown: Sequence[str]) -> None:
        """The aim, what may be typed, and what the signs on the table mean."""
        goal, legend = self.texts.say(f"{self.match.game.id}-goal"), self.screen.game_text.legend(self.match.view(None))
        self._print([Text(goal, "asked"), *map(Text, shown), Text(legend, "quiet")])

    def _print(self, parts: Sequence[RenderableType]) -> None:
        show(self.screen.console, parts)
