"""The table of «Боец»: two corners with health, ring, reserve and cards, and the chain of techniques between them."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.boards import Holding, Pile, discards
from ristal.cli.tui.layout import Hanging, flow
from ristal.engine.game import Game
from ristal.games.boets.dice import COLOURS
from ristal.games.boets.techniques import POWERS, UNIVERSAL
from ristal.games.boets.view import BoetsView
from ristal.text.game_text import GameText
from ristal.text.games.boets import GameGuide
from ristal.text.types import SEATS

STYLES = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "white": "bold"}
HEALTHY, PAIN, LOST, YELLOW = "●", "○", "·", "■"
TEXTS, ABILITIES, PILES, BARE = 3, 2, 1, 0  # how much is shown


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        assert isinstance(game_text, GameGuide)
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: BoetsView, players: list[str], width: int, height: int) -> list[RenderableType]:
        """With what every card does; with abilities; with piles only; for need without."""
        return [self._draw_table(view, players, width, much) for much in (TEXTS, ABILITIES, PILES, BARE)]

    def _draw_table(self, view: BoetsView, players: list[str], width: int, much: int) -> RenderableType:
        above, below = (self._draw_corner(view, seat, players, width, much) for seat in (1, 0))
        return Group(*above, *self._draw_between(view), *below)

    def holds(self, view: BoetsView, seat: int) -> Holding:
        fighter = view["fighters"][seat]
        return Holding([fighter] if fighter else [], view["zones"][f"hand-{seat}"], [])

    def piles(self, view: BoetsView) -> list[Pile]:
        return discards(view["zones"])

    def _draw_between(self, view: BoetsView) -> list[Text]:
        """The round, the chain of techniques as it grows and takes effect, and what its last one does."""
        message = "boets-table-rest" if view["phase"] == "rest" else "boets-table-round"
        line = _make_line().append(self.texts.say(message, round=view["round"], rounds=view["rounds"]), "quiet")
        if not view["chain"]:
            return [line]
        line.append("  " + self.texts.say("boets-table-chain"), "asked")
        for at, link in enumerate(view["chain"]):
            line.append(" → " if at else " ")
            struck = " strike" if link["state"] == "cancelled" else ""
            line.append(f"{SEATS[link['seat']]} {self.texts.name(link['technique'])}", f"seat{link['seat']}{struck}")
            marks = [self.texts.say(f"boets-table-power-{link['power']}")] if link["power"] else []
            marks += [self.texts.say("boets-table-imitated")] if link["imitated"] else []
            marks += [self.texts.say("boets-table-cancelled")] if struck else []
            line.append(f" ({', '.join(marks)})" if marks else "")
        if view["protection"]:
            line.append("  " + self.texts.say("boets-table-protection", count=view["protection"]), "asked")
        return [line, *self._draw_threat(view)]

    def _draw_threat(self, view: BoetsView) -> list[Text]:
        """What the last technique that is not cancelled does, and to whom."""
        links = [(at, link) for at, link in enumerate(view["chain"]) if link["state"] != "cancelled"]
        if not links:
            return []
        at, link = links[-1]
        technique, power = (
            self.game_text.techniques[link["technique"]],
            POWERS.index(link["power"]) if link["power"] else 0,
        )
        stops = self.game_text.only_stops_attacks(technique, power)
        is_idle = stops and at > 1  # it answers a counter
        does = self.texts.say("boets-note-idle") if is_idle else self.game_text.does(technique, power)
        message = "boets-table-does" if stops or link["type"] == "manoeuvre" else "boets-table-does-to"
        against = self.game_text.seat_names(view)[1 - link["seat"]]
        return [Text(self.texts.say(message, technique=link["technique"], does=does, against=against), "asked")]

    # A corner

    def _draw_corner(
        self, view: BoetsView, seat: int, players: list[str], width: int, much: int
    ) -> list[RenderableType]:
        """Who and how healthy, what they can do, which dice, which cards, what is gone."""
        lines: list[RenderableType] = [Hanging(self._draw_who(view, seat, players), 2)]
        if (fighter := view["fighters"][seat]) and much >= ABILITIES:
            lines.append(_write_quietly(self.game_text.ability(fighter)))
        lines.append(self._draw_dice_line(view, seat))
        hand = view["zones"][f"hand-{seat}"]
        is_open = bool(hand) and None not in hand
        if is_open:
            lines += (
                self._draw_tall_hand(hand) if seat == view["seat"] and much == TEXTS else [self._draw_hand(hand, width)]
            )
        if much >= PILES:
            lines.append(self._draw_piles(view, seat, is_open, None if much < TEXTS else width))
        return lines

    def _draw_piles(self, view: BoetsView, seat: int, is_open: bool, width: int | None) -> Text:
        """A hand that is not open, the deck, what was played last and what is discarded; whole within a width, or cut
        to a line."""
        zones, shown = view["zones"], []
        if not is_open:
            hand = Text(self.texts.say("boets-table-hand", count=len(zones[f"hand-{seat}"])))
            shown.append(hand.append_text(self._draw_known(view, seat)))
        shown.append(Text(self.texts.say("boets-table-deck", count=len(zones[f"deck-{seat}"]))))
        if view["copyable"][seat]:
            shown.append(Text(self.texts.say("boets-table-copyable", technique=view["copyable"][seat])))
        shown += self._draw_pile("boets-table-discard", zones[f"discard-{seat}"])
        if width is not None:
            return flow(Text(), shown, " · ", width, 2)
        line = Text(" · ").join(shown)
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def _draw_known(self, view: BoetsView, seat: int) -> Text:
        """What the viewer knows to be in another's hand or to have left it face down."""
        hand = [card for card in view["zones"][f"hand-{seat}"] if card is not None]
        known = [*hand, *view["known"].get(str(seat), ())]
        if not known:
            return Text()
        return Text(f" ({self.texts.say('boets-table-known')} ").append_text(self._draw_row(known)).append(")")

    def _draw_who(self, view: BoetsView, seat: int, players: list[str]) -> Text:
        who = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        if players[seat]:
            who.append(f" ({players[seat]})")
        healthy, pain = view["healthy"][seat], view["pain"][seat]
        lost = view["tokens"] - healthy - pain
        who.append(f"  {HEALTHY * healthy}", "bold green").append(PAIN * pain, "bold red").append(LOST * lost, "quiet")
        for mark in self._draw_marks(view, seat):
            who.append("  ").append_text(mark)
        return who.append("  " + self.texts.say("boets-table-health", healthy=healthy, pain=pain, lost=lost))

    def _draw_marks(self, view: BoetsView, seat: int) -> list[Text]:
        say = self.texts.say
        marks = [Text(f"{YELLOW} {say('boets-table-yellow')}", "bold yellow")] * view["yellow"][seat]
        checked = view["pain"][seat] - view["healthy"][seat]
        if checked > 0 and view["result"] is None:  # §R69
            marks.append(Text(say("boets-table-doctor", dice=checked), "wrong"))
        if view["skips"][seat]:
            marks.append(Text(say("boets-table-knocked-down"), "wrong"))
        if view["opening"] and view["mover"] == seat:
            marks.append(_write_quietly(say("boets-table-opening")))
        return marks

    def _draw_dice_line(self, view: BoetsView, seat: int) -> Text:
        line = _make_line()
        ring = {colour: _write_groups(view["ring"][seat][colour]) for colour in COLOURS}
        reserve = {colour: f"×{count}" if count else "" for colour, count in view["reserve"][seat].items()}
        for name, dice in (("ring", ring), ("reserve", reserve)):
            line.append("  │  " if line else "").append(self.texts.say(f"boets-table-{name}") + " ", "quiet")
            line.append_text(self._draw_dice(dice))
        return line

    def _draw_dice(self, dice: dict[str, str]) -> Text:
        """What there is of each colour, behind its letter."""
        line = Text()
        for at, colour in enumerate(COLOURS):
            if dice[colour]:
                line.append("  " if line else "").append(self.game_text.letter(at), STYLES[colour])
                line.append(dice[colour], STYLES[colour])
        return line if line else _write_quietly(self.texts.say("boets-table-empty"))

    # Cards

    def _draw_hand(self, cards: list[str | None], width: int) -> Text:
        """A hand in a line, each card behind the letter of its colour."""
        label = Text(self.texts.say("boets-table-hand", count=len(cards)) + ": ")
        return flow(label, self._name_cards(cards), " · ", width, 2)

    def _name_cards(self, cards: list[str | None]) -> list[Text]:
        return [self._draw_card(card, count) for card, count in _count_known(cards)]

    def _draw_row(self, cards: list[str | None]) -> Text:
        return Text(" · ").join(self._name_cards(cards))

    def _draw_tall_hand(self, cards: list[str | None]) -> list[RenderableType]:
        """A line a card, with what it does at each power."""
        lines: list[RenderableType] = [Text(self.texts.say("boets-table-hand", count=len(cards)) + ":")]
        for card, count in _count_known(cards):
            technique = self.game_text.techniques[card]
            line = Text("  ").append_text(self._draw_card(card, count))
            kind = self.game_text.type_name(technique)
            kind = self.texts.say("boets-table-forbidden", type=kind) if technique.forbidden else kind
            shown = f"{self.game_text.colour_of(technique)}, {kind}"
            lines.append(Hanging(line.append(f" ({shown}) {self.game_text.row(technique)}", "quiet"), 4))
        return lines

    def _draw_card(self, card: str, count: int) -> Text:
        kind = self.game_text.techniques[card].kind
        named = Text(f"{self.game_text.letter(kind)} ", STYLES[COLOURS[kind]] if kind < UNIVERSAL else "quiet")
        return named.append(self.texts.name(card), "none").append(f" ×{count}" if count > 1 else "", "none")

    def _draw_pile(self, message: str, cards: list[str | None]) -> list[Text]:
        """A pile in words: how many cards, and which, as far as they are known."""
        line = Text(self.texts.say(message, count=len(cards)))
        first, *others = self._name_cards(cards) or [Text()]
        return [line.append(": ").append_text(first), *others] if first else [line]


def _count_known(cards: list[str | None]) -> list[tuple[str, int]]:
    """The cards that the viewer knows, and how many of each."""
    return list(Counter(card for card in cards if card is not None).items())


def _write_groups(values: list[int]) -> str:
    """Dice of a colour by their value, the largest groups first: « 3×2 5»."""
    groups = sorted(Counter(values).items(), key=lambda group: (-group[1], group[0]))
    return "".join(f" {value}×{count}" if count > 1 else f" {value}" for value, count in groups)


def _make_line() -> Text:
    """A line that is cut rather than broken."""
    return Text(no_wrap=True, overflow="ellipsis")


def _write_quietly(text: str) -> Text:
    return Text(text, "quiet")
