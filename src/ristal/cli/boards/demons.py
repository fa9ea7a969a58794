"""The table of «Битва демонов»: tactics with their traps and Knockout cards, and what lies before each player."""

from __future__ import annotations

import re
from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ristal.cli.boards import Holding, View
from ristal.cli.tui.layout import Hanging, flowed
from ristal.engine.game import Game
from ristal.games.demons import DemonsGame
from ristal.text.game_text import GameText
from ristal.text.games.demons import GameGuide
from ristal.text.types import SEATS

TURNS = 3
BETWEEN = re.compile(r"(?<=[,·]) ")  # where a row of cards may be broken


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        assert isinstance(game, DemonsGame)
        assert isinstance(game_text, GameGuide)
        self.numbers = {move.id: move.number for move in game.cards.moves}
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: View, sitters: list[str], width: int, height: int) -> list[RenderableType]:
        """With abilities and what the cards of the hand do, whole or in brief; for need without."""
        plain = self._lines(view, sitters, width, False)
        shown = self._lines(view, sitters, width, True)
        afoot, whole, brief = self._afoot(view), self._hand(view, False), self._hand(view, True)
        return [
            Group(*shown, *whole, *afoot),
            Group(*shown, *brief, *afoot),
            Group(*plain, *brief, *afoot),
            Group(*shown, *afoot),
            Group(*plain, *afoot),
        ]

    def holds(self, view: View, seat: int) -> Holding:
        demon, zones = view["demons"][seat], view["zones"]
        laid = [card for card in zones[f"laid-{seat}"] if card is not None]
        return Holding([demon] if demon else [], zones[f"hand-{seat}"], [*zones[f"series-{seat}"], *laid])

    def piles(self, view: View) -> list[tuple[int | None, list[str | None]]]:
        return [(None, [*view["zones"]["discard"], *view["zones"]["unrevealed"]])]

    def _lines(self, view: View, sitters: list[str], width: int, with_abilities: bool) -> list[RenderableType]:
        texts = self.texts
        lines: list[RenderableType] = [self._heading(view)]
        if view["battlefield"] is not None:
            said = texts.say("demons-table-battlefield", battlefield=view["battlefield"])
            lines.append(
                Text.assemble((said, "asked"), " — ", (self.game_text.field_text(view["battlefield"]), "quiet"))
            )
        lines.append(self._tactics(view))
        if view["zones"]["draft"]:
            lines.append(Text(texts.say("demons-table-draft", cards=self._cards(view["zones"]["draft"]))))
        for seat in range(len(view["demons"])):
            lines += self._player(view, seat, sitters, width)
            if with_abilities and view["demons"][seat] is not None:
                lines.append(_indented(Text(self.game_text.demon_text(view["demons"][seat]), "quiet")))
        return lines

    def _heading(self, view: View) -> Text:
        texts = self.texts
        if not view["fight"]:
            said = texts.say("demons-table-setup")
        elif not view["round"]:
            said = texts.say("demons-table-prepare", fight=view["fight"])
        else:
            said = texts.say("demons-table-fight", fight=view["fight"], round=view["round"], turn=view["turn"])
        zones = view["zones"]
        discard = len(zones["discard"]) + len(zones["unrevealed"])
        piles = texts.say(
            "demons-table-piles", deck=len(zones["deck"]), discard=discard, knockouts=view["knockout_stack"]
        )
        return Text.assemble((said, "asked"), "   ", (piles, "quiet"))

    def _tactics(self, view: View) -> Text:
        line = Text()
        for place, (tactic, number) in enumerate(self.numbers.items()):
            marks = self.game_text.marks(view, tactic)
            line.append(" " if place else "")
            line.append(f"{number} {self.texts.name(tactic)}{f' [{marks}]' if marks else ''}", "wrong" if marks else "")
        return line

    def _afoot(self, view: View) -> list[RenderableType]:
        """What is being done, who has still to open their card, and what the action does."""
        shown, does = [], []
        if view["running"]:
            now = view["running"][-1]
            line = Text(self.texts.say("demons-table-running", **{"action": "", **_without_none(now)}), "asked")
            for word, seat in ((" ", now["seat"]), (" → ", now["target"])):
                if seat is not None:
                    line.append(word).append(self.game_text.seat_names(view)[seat], f"seat{seat}")
            if now["action"]:
                does.append(Text(self.game_text.action_text(now["action"], view["initiative"]), "quiet"))
            shown.append(line)
        if view["order"]:
            seats = " ".join(SEATS[seat] for seat in view["order"])
            shown.append(Text(self.texts.say("demons-table-order", seats=seats), "quiet"))
        return [Text("   ").join(shown), *does] if shown else []

    # A player

    def _player(self, view: View, seat: int, sitters: list[str], width: int) -> list[RenderableType]:
        """Two lines, or one where four share the screen and it has room: how a player stands, and what is seen of their
        cards."""
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        line.append(f" ({sitters[seat]})" if sitters[seat] else "")
        if view["first"] == seat:
            line.append(f" [{self.texts.say('demons-table-first')}]", "asked")
        line.append(f" ⚡{view['energy'][seat]} ★{view['wins'][seat]}/{view['goal']}")
        for mark in self._states(view, seat):
            line.append(f" · {mark}", "quiet")
        is_crowded = len(view["demons"]) == 4  # the numbers of a series say enough
        cards = self._before(view, seat, is_crowded)
        if is_crowded and len(line) + len(cards) + 3 <= width:
            return [line.append(f" · {cards}")]
        return [line, flowed(Text("   "), [Text(part) for part in BETWEEN.split(cards)], " ", width, 5)]

    def _states(self, view: View, seat: int) -> list[str]:
        states = [name for name in ("stance", "spent") if view[name][seat]]
        lines = [self.texts.say(f"demons-table-{name}") for name in states]
        if seat in view["sealed_by"]:
            lines.append(self.texts.say("demons-table-sealed"))
        if view["fight"] and not view["fighting"][seat]:
            why = view["why_out"][seat]
            lines.append(self.texts.say("demons-table-out" if why is None else "demons-table-why", why=why or ""))
        return lines

    def _before(self, view: View, seat: int, is_crowded: bool) -> str:
        """The cards of a player: hand, series with what may follow, face down."""
        zones, say = view["zones"], self.texts.say
        hand = zones[f"hand-{seat}"]
        cards = [self._held(hand)]
        if series := zones[f"series-{seat}"]:
            shown = ", ".join(str(self.numbers[card]) for card in series) if is_crowded else self._row(series)
            cards.append(f"{say('demons-table-series')}: {shown}{_limit(view, seat)}")
        if laid := zones[f"laid-{seat}"]:
            cards.append(f"{say('demons-table-laid')}: {self._row(laid)}")
        if known := view["known"].get(str(seat)):
            cards.append(say("demons-table-known", cards=self._cards(known)))
        return " · ".join(cards)

    def _held(self, hand: list[str | None]) -> str:
        """How many cards a hand has, and which, as far as the viewer knows them."""
        known = [card for card in hand if card is not None]
        how = "none" if not known else "all" if len(known) == len(hand) else "some"
        return self.texts.say("demons-table-held", count=len(hand), known=how, cards=self._cards(known))

    def _cards(self, cards: list[str]) -> str:
        """Cards in the order of the tactics, copies counted."""
        counted = Counter(cards)
        return ", ".join(
            f"{number} {self.texts.name(card)}" + (f" ×{counted[card]}" if counted[card] > 1 else "")
            for card, number in self.numbers.items()
            if counted[card]
        )

    def _row(self, cards: list[str | None]) -> str:
        """Cards as they lie."""
        return ", ".join("?" if card is None else f"{self.numbers[card]} {self.texts.name(card)}" for card in cards)

    # The hand

    def _hand(self, view: View, brief: bool) -> list[RenderableType]:
        """A line for each kind of card that the viewer may answer with or holds: its number, what it does, and what it
        would meet; at the edge, so that it does not seem to be of the opponent above."""
        held = set() if view["seat"] is None else set(view["zones"][f"hand-{view['seat']}"])
        shown = held | set(view["legal"])
        lines: list[RenderableType] = []
        for card, number in self.numbers.items():
            if card in shown:
                does = (self.game_text.move_brief if brief else self.game_text.move_short)(card, view["initiative"])
                line = Text.assemble((f"{number} {self.texts.name(card)}", "asked"), ": ", (does, "quiet"))
                lines.append(Hanging(line, 2))
        return lines


def _limit(view: View, seat: int) -> str:
    """What the next number of a series has to be."""
    limit = view["limits"][seat]
    if limit is None or len(view["series"][seat]) == TURNS:
        return ""
    return f" → ≤{limit['most']}" if limit["least"] is None else f" → ≥{limit['least']}"


def _indented(text: Text) -> RenderableType:
    return Padding(text, (0, 0, 0, 3))


def _without_none(values: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if value is not None}
