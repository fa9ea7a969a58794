"""The table of «Боец»: two corners with health, ring, reserve and cards, and the chain of techniques between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.game import Game
from ristal.games.boets.dice import COLOURS
from ristal.games.boets.techniques import UNIVERSAL
from ristal.wording.guide import SEATS, Guide
from ristal.wording.guides.boets import GameGuide

STYLES = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "white": "bold"}
HEALTHY, PAIN, LOST, YELLOW = "●", "○", "·", "■"
TALL = 40  # lines of a terminal with room for a line a card
FEW = 8  # answers that leave room for the abilities on a low terminal


class BySize:
    """The table as the height of the terminal allows."""

    def __init__(self, low: RenderableType, tall: RenderableType) -> None:
        self.low = low
        self.tall = tall

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.tall if console.height >= TALL else self.low


class Drawing:
    def __init__(self, game: Game, guide: Guide) -> None:
        assert isinstance(guide, GameGuide)
        self.guide = guide
        self.texts = guide.texts

    def table(self, view: View, sitters: list[str], width: int) -> RenderableType:
        return BySize(self._table(view, sitters, False), self._table(view, sitters, True))

    def _table(self, view: View, sitters: list[str], tall: bool) -> RenderableType:
        above, below = (self._corner(view, seat, sitters, tall) for seat in (1, 0))
        return Group(*above, self._between(view), *below)

    def _between(self, view: View) -> Text:
        """The round, and the chain of techniques as it grows and takes effect."""
        message = "boets-table-rest" if view["phase"] == "rest" else "boets-table-round"
        line = _line().append(self.texts.say(message, round=view["round"], rounds=view["rounds"]), "quiet")
        if not view["chain"]:
            return line
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
        return line

    # A corner

    def _corner(self, view: View, seat: int, sitters: list[str], tall: bool) -> list[Text]:
        """Who and how healthy, what he can do, which dice, which cards, what is gone."""
        lines = [self._who(view, seat, sitters)]
        if view["fighters"][seat] and (tall or len(view.get("legal", ())) <= FEW):
            ability = self.guide.ability(view["fighters"][seat])
            lines.append(_quiet(ability) if tall else _line().append(ability, "quiet"))
        lines.append(self._dice_line(view, seat))
        zones = view["zones"]
        hand, known = zones[f"hand-{seat}"], any(zones[f"hand-{seat}"])
        piles = [] if known else [self.texts.say("boets-table-hand", count=len(hand))]
        piles.append(self.texts.say("boets-table-deck", count=len(zones[f"deck-{seat}"])))
        if view["copyable"][seat]:
            piles.append(self.texts.say("boets-table-copyable", technique=view["copyable"][seat]))
        piles.append(self._pile("boets-table-discard", zones[f"discard-{seat}"]))
        if known:
            lines += self._tall_hand(hand) if tall else [self._hand(hand)]
        return [*lines, _line().append(" · ".join(piles))]

    def _who(self, view: View, seat: int, sitters: list[str]) -> Text:
        who = _line().append(self.guide.seat_names(view)[seat], f"seat{seat}")
        if sitters[seat]:
            who.append(f" ({sitters[seat]})")
        healthy, pain = view["healthy"][seat], view["pain"][seat]
        lost = view["tokens"] - healthy - pain
        who.append(f"  {HEALTHY * healthy}", "bold green").append(PAIN * pain, "bold red").append(LOST * lost, "quiet")
        for mark in self._marks(view, seat):
            who.append("  ").append_text(mark)
        return who.append("  " + self.texts.say("boets-table-health", healthy=healthy, pain=pain, lost=lost))

    def _marks(self, view: View, seat: int) -> list[Text]:
        say = self.texts.say
        marks = [Text(f"{YELLOW} {say('boets-table-yellow')}", "bold yellow")] * view["yellow"][seat]
        if view["skips"][seat]:
            marks.append(Text(say("boets-table-knocked-down"), "wrong"))
        if view["opening"] and view["mover"] == seat:
            marks.append(_quiet(say("boets-table-opening")))
        return marks

    def _dice_line(self, view: View, seat: int) -> Text:
        line = _line()
        for name in ("ring", "reserve"):
            line.append("  │  " if line else "").append(self.texts.say(f"boets-table-{name}") + " ", "quiet")
            line.append_text(self._dice(view, seat, name))
        return line

    def _dice(self, view: View, seat: int, where: str) -> Text:
        """Dice by colour and value, the largest groups first: «К 3×2 5»; in the reserve only how many."""
        told = Text()
        for at, colour in enumerate(COLOURS):
            dice = view[where][seat][colour]
            if not dice:
                continue
            told.append("  " if told else "").append(self.guide.letter(at), STYLES[colour])
            if where == "reserve":
                told.append(f"×{dice}", STYLES[colour])
                continue
            groups = Counter(dice)
            for value, count in sorted(groups.items(), key=lambda group: (-group[1], group[0])):
                told.append(f" {value}×{count}" if count > 1 else f" {value}", STYLES[colour])
        return told if told else _quiet(self.texts.say("boets-table-empty"))

    # Cards

    def _hand(self, cards: list[str | None]) -> Text:
        """A hand in a line, each card behind the letter of its colour."""
        line = Text(self.texts.say("boets-table-hand", count=len(cards)) + ":")
        for at, (card, count) in enumerate(_known(cards)):
            line.append(" · " if at else " ").append_text(self._card(card, count))
        return line

    def _tall_hand(self, cards: list[str | None]) -> list[Text]:
        """A line a card, with what it does at each power."""
        lines = [Text(self.texts.say("boets-table-hand", count=len(cards)) + ":")]
        for card, count in _known(cards):
            technique = self.guide.techniques[card]
            line = _line().append("  ").append_text(self._card(card, count))
            lines.append(line.append(f" {self.guide.type_name(technique)}: {self.guide.row(technique)}", "quiet"))
        return lines

    def _card(self, card: str, count: int) -> Text:
        kind = self.guide.techniques[card].kind
        named = Text(f"{self.guide.letter(kind)} ", STYLES[COLOURS[kind]] if kind < UNIVERSAL else "quiet")
        return named.append(self.texts.name(card), "none").append(f" ×{count}" if count > 1 else "", "none")

    def _pile(self, message: str, cards: list[str | None]) -> str:
        """A pile in words: how many cards, and which, as far as they are known."""
        known = sorted((self.texts.name(card), count) for card, count in _known(cards))
        names = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in known)
        return self.texts.say(message, count=len(cards)) + (f": {names}" if names else "")


def _known(cards: list[str | None]) -> list[tuple[str, int]]:
    """The cards that the viewer knows, and how many of each."""
    return list(Counter(card for card in cards if card is not None).items())


def _line() -> Text:
    """A line that is cut rather than broken."""
    return Text(no_wrap=True, overflow="ellipsis")


def _quiet(text: str) -> Text:
    return Text(text, "quiet")
