"""The table of «Битва демонов»: tactics with their traps and Knockout cards, and what lies before each player."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ristal.cli.boards import Holding, Pile
from ristal.cli.tui.layout import Hanging, flow
from ristal.engine.game import Game
from ristal.games.demons import DemonsGame
from ristal.games.demons.view import DemonsView
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

    def tables(self, view: DemonsView, players: list[str], width: int, height: int) -> list[RenderableType]:
        """With abilities and what the cards of the hand do, whole or in brief; for need without."""
        plain = self._draw_lines(view, players, width, False)
        shown = self._draw_lines(view, players, width, True)
        afoot, whole, brief = self._draw_current_action(view), self._draw_hand(view, False), self._draw_hand(view, True)
        return [
            Group(*shown, *whole, *afoot),
            Group(*shown, *brief, *afoot),
            Group(*plain, *brief, *afoot),
            Group(*shown, *afoot),
            Group(*plain, *afoot),
        ]

    def holds(self, view: DemonsView, seat: int) -> Holding:
        demon, zones = view["demons"][seat], view["zones"]
        laid = [card for card in zones[f"laid-{seat}"] if card is not None]
        return Holding([demon] if demon else [], zones[f"hand-{seat}"], [*zones[f"series-{seat}"], *laid])

    def piles(self, view: DemonsView) -> list[Pile]:
        return [(None, [*view["zones"]["discard"], *view["zones"]["unrevealed"]])]

    def _draw_lines(
        self, view: DemonsView, players: list[str], width: int, with_abilities: bool
    ) -> list[RenderableType]:
        texts = self.texts
        lines: list[RenderableType] = [self._draw_heading(view)]
        if view["battlefield"] is not None:
            said = texts.say("demons-table-battlefield", battlefield=view["battlefield"])
            lines.append(
                Text.assemble((said, "asked"), " — ", (self.game_text.field_text(view["battlefield"]), "quiet"))
            )
        lines.append(self._draw_tactics(view))
        if view["zones"]["draft"]:
            lines.append(Text(texts.say("demons-table-draft", cards=self._count_cards(view["zones"]["draft"]))))
        for seat in range(len(view["demons"])):
            lines += self._draw_player(view, seat, players, width)
            demon = view["demons"][seat]
            if with_abilities and demon is not None:
                lines.append(_indent(Text(self.game_text.demon_text(demon), "quiet")))
        return lines

    def _draw_heading(self, view: DemonsView) -> Text:
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

    def _draw_tactics(self, view: DemonsView) -> Text:
        line = Text()
        for place, (tactic, number) in enumerate(self.numbers.items()):
            marks = self.game_text.marks(view, tactic)
            line.append(" " if place else "")
            line.append(f"{number} {self.texts.name(tactic)}{f' [{marks}]' if marks else ''}", "wrong" if marks else "")
        return line

    def _draw_current_action(self, view: DemonsView) -> list[RenderableType]:
        """What is being done, who has still to open their card, and what the action does."""
        shown, does = [], []
        if view["running"]:
            now = view["running"][-1]
            line = Text(self.texts.say("demons-table-running", **{"action": "", **_drop_none(now.items())}), "asked")
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

    def _draw_player(self, view: DemonsView, seat: int, players: list[str], width: int) -> list[RenderableType]:
        """Two lines, or one where four share the screen and it has room: how a player stands, and what is seen of their
        cards."""
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        line.append(f" ({players[seat]})" if players[seat] else "")
        if view["first"] == seat:
            line.append(f" [{self.texts.say('demons-table-first')}]", "asked")
        line.append(f" ⚡{view['energy'][seat]} ★{view['wins'][seat]}/{view['goal']}")
        for mark in self._list_states(view, seat):
            line.append(f" · {mark}", "quiet")
        is_crowded = len(view["demons"]) == 4  # the numbers of a series say enough
        cards = self._draw_cards_before(view, seat, is_crowded)
        if is_crowded and len(line) + len(cards) + 3 <= width:
            return [line.append(f" · {cards}")]
        return [line, flow(Text("   "), [Text(part) for part in BETWEEN.split(cards)], " ", width, 5)]

    def _list_states(self, view: DemonsView, seat: int) -> list[str]:
        states = [name for name, has in (("stance", view["stance"]), ("spent", view["spent"])) if has[seat]]
        lines = [self.texts.say(f"demons-table-{name}") for name in states]
        if seat in view["sealed_by"]:
            lines.append(self.texts.say("demons-table-sealed"))
        if view["fight"] and not view["fighting"][seat]:
            why = view["why_out"][seat]
            lines.append(self.texts.say("demons-table-out" if why is None else "demons-table-why", why=why or ""))
        return lines

    def _draw_cards_before(self, view: DemonsView, seat: int, is_crowded: bool) -> str:
        """The cards of a player: hand, series with what may follow, face down."""
        zones, say = view["zones"], self.texts.say
        hand = zones[f"hand-{seat}"]
        cards = [self._describe_hand(hand)]
        if series := zones[f"series-{seat}"]:
            shown = (
                ", ".join(str(card["number"]) for card in view["series"][seat])
                if is_crowded
                else self._write_row(series)
            )
            cards.append(f"{say('demons-table-series')}: {shown}{_write_limit(view, seat)}")
        if laid := zones[f"laid-{seat}"]:
            cards.append(f"{say('demons-table-laid')}: {self._write_row(laid)}")
        if known := view["known"].get(str(seat)):
            cards.append(say("demons-table-known", cards=self._count_cards(known)))
        return " · ".join(cards)

    def _describe_hand(self, hand: list[str | None]) -> str:
        """How many cards a hand has, and which, as far as the viewer knows them."""
        known = [card for card in hand if card is not None]
        how = "none" if not known else "all" if len(known) == len(hand) else "some"
        return self.texts.say("demons-table-held", count=len(hand), known=how, cards=self._count_cards(known))

    def _count_cards(self, cards: Iterable[str | None]) -> str:
        """Cards in the order of the tactics, copies counted."""
        counted = Counter(cards)
        return ", ".join(
            f"{number} {self.texts.name(card)}" + (f" ×{counted[card]}" if counted[card] > 1 else "")
            for card, number in self.numbers.items()
            if counted[card]
        )

    def _write_row(self, cards: list[str | None]) -> str:
        """Cards as they lie."""
        return ", ".join("?" if card is None else f"{self.numbers[card]} {self.texts.name(card)}" for card in cards)

    # The hand

    def _draw_hand(self, view: DemonsView, brief: bool) -> list[RenderableType]:
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


def _write_limit(view: DemonsView, seat: int) -> str:
    """What the next number of a series has to be."""
    limit = view["limits"][seat]
    if limit is None or len(view["series"][seat]) == TURNS:
        return ""
    return f" → ≤{limit['most']}" if limit["least"] is None else f" → ≥{limit['least']}"


def _indent(text: Text) -> RenderableType:
    return Padding(text, (0, 0, 0, 3))


def _drop_none(values: Iterable[tuple[str, object]]) -> dict[str, object]:
    return {name: value for name, value in values if value is not None}
