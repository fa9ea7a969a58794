"""The table of Unmatched: the board with its zones, the fighters and their health, hands and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ristal.cli.boards import Holding, Pile, discards
from ristal.cli.boards.unmatched_board import draw_board, draw_low, draw_zones
from ristal.cli.tui.layout import Hanging
from ristal.engine.game import Game
from ristal.games.unmatched import UnmatchedGame
from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.hero import Card
from ristal.games.unmatched.view import CombatView, FighterView, UnmatchedView, ValueView
from ristal.text.game_text import GameText
from ristal.text.games.unmatched import NOT_IN_HAND, GameGuide

WIDEST, NARROWEST = 110, 60  # columns of a board
SIDE = 44  # columns for the players, beside the board
HIGH, HIGHEST = 38, 46  # rows of a screen with room for the whole board, players beside or below it
BARE, ABLE, WHOLE = range(3)  # of a player: how it stands; what it can do, too; and what it has discarded
BAR = 9  # the longest bar of health
COLOURS = {"attack": "red", "defence": "blue", "versatile": "magenta", "scheme": "yellow"}


class Drawing:
    def __init__(self, game: Game, game_text: GameText) -> None:
        assert isinstance(game, UnmatchedGame)
        assert isinstance(game_text, GameGuide)
        self.game = game
        self.game_text = game_text
        self.texts = game_text.texts

    def tables(self, view: UnmatchedView, players: list[str], width: int, height: int) -> list[RenderableType]:
        """The size of a screen decides that of the board, so that it stays the same from question to question."""
        hand, played = self._draw_hand_names(view), self._draw_played(view)
        lean = [*self._draw_briefly(view, players, False), *hand, *played]
        if width < NARROWEST:
            zones = draw_zones(self.game.boards[view["board"]], self.game_text, width)
            return [Group(zones, *self._draw_briefly(view, players, True), *hand, *played), Group(*lean)]
        if height >= (HIGH if width - SIDE - 1 >= NARROWEST else HIGHEST):
            return self._draw_high(view, players, width)
        return [*self._draw_low(view, players, width), Group(*lean)]

    def _draw_high(self, view: UnmatchedView, players: list[str], width: int) -> list[RenderableType]:
        """With all texts; without those of the hand; then less and less of the players; for need on a low board."""
        texts = (self._draw_hands(view, None), self._draw_hands(view, width), self._draw_hand_names(view))
        played = self._draw_played(view)
        low, *_ = draw_low(self.game.boards[view["board"]], view, self.game_text, min(width - 1, WIDEST))
        return [
            *(Group(self._draw_beside(view, players, width, WHOLE), *cards, *played) for cards in texts),
            *(Group(self._draw_beside(view, players, width, shown), *texts[-1], *played) for shown in (ABLE, BARE)),
            Group(self._draw_beside(view, players, width, BARE), *played),
            self._draw_least(view, low),
        ]

    def _draw_low(self, view: UnmatchedView, players: list[str], width: int) -> list[RenderableType]:
        """With all texts; without those of the hand; with less and less but the board and its adjacent spaces."""
        board = self.game.boards[view["board"]]
        low, *unlined = draw_low(board, view, self.game_text, min(width - 1, WIDEST))
        head = [low, *unlined, draw_zones(board, self.game_text, width)]
        brief, abilities = self._draw_briefly(view, players, False), self._draw_briefly(view, players, True)
        whole, rows, hand = self._draw_hands(view, None), self._draw_hands(view, width), self._draw_hand_names(view)
        played, standing = self._draw_played(view), self._draw_standing(view)
        return [
            *(Group(*head, *abilities, *texts, *played) for texts in (whole, rows, hand)),
            *(Group(*head, *brief, *texts, *played) for texts in (rows, hand)),
            Group(low, *unlined, *brief, *hand, *played),
            *(Group(low, *unlined, *standing, *cards, *played) for cards in (hand, [])),
            Group(low, *standing, *played),
            self._draw_least(view, low),
        ]

    def _draw_least(self, view: UnmatchedView, low: Text) -> RenderableType:
        return Group(low, *self._draw_standing(view), *self._draw_played(view, with_text=False))

    def _draw_beside(self, view: UnmatchedView, players: list[str], width: int, detail: int) -> RenderableType:
        """The whole board with so much of the players beside it, or below it where it would be too narrow."""
        board = self.game.boards[view["board"]]
        beside = width - SIDE - 1
        if beside < NARROWEST:
            zones = draw_zones(board, self.game_text, width)
            brief = self._draw_briefly(view, players, detail >= ABLE)
            return Group(*draw_board(board, view, self.game_text, width - 1), zones, *brief)
        grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=min(beside, WIDEST))
        grid.add_column(width=SIDE)
        seats = range(len(view["heroes"]))
        grid.add_row(
            Group(*draw_board(board, view, self.game_text, min(beside, WIDEST))),
            Group(
                *(self._draw_player(view, seat, players, detail) for seat in seats),
                draw_zones(board, self.game_text, SIDE),
            ),
        )
        return grid

    def holds(self, view: UnmatchedView, seat: int) -> Holding:
        kinds = [fighter["kind"] for fighter in view["fighters"] if fighter["seat"] == seat]
        hero = view["heroes"][seat]
        heroes = [*([] if hero is None or hero in kinds else [hero]), *dict.fromkeys(kinds)]
        return Holding(heroes, view["zones"][f"hand-{seat}"], [])

    def piles(self, view: UnmatchedView) -> list[Pile]:
        return discards(view["zones"])

    # The players

    def _draw_player(self, view: UnmatchedView, seat: int, players: list[str], much: int) -> RenderableType:
        """A character card: who, how far and how it attacks, what it can do, how it stands, what is discarded."""
        lines = [self._draw_fighter(view, each, bar=True) for each in view["fighters"] if each["seat"] == seat]
        if much >= ABLE:
            ability = self._describe_ability(view, seat)
            lines.insert(0, Text(ability, "quiet"))
        lines.append(Text(self._write_piles(view, seat)))
        if (discard := view["zones"][f"discard-{seat}"]) and much >= WHOLE:
            label = Text().append(self.texts.say("unmatched-table-discard", cards=""), "quiet")
            lines.append(label.append_text(self._count_cards(view, seat, discard)))
        if known := self._draw_known(view, seat, ""):
            lines.append(known)
        who = Hanging(self._draw_who(view, seat, players), 2)
        return Group(who, *(Padding(line, (0, 0, 0, 2)) for line in lines))

    def _draw_briefly(self, view: UnmatchedView, players: list[str], with_abilities: bool) -> list[RenderableType]:
        """A line or two for each player, and perhaps what their hero can do."""
        lines: list[RenderableType] = []
        for seat in range(len(view["heroes"])):
            line = self._draw_who(view, seat, players)
            for fighter in view["fighters"]:
                if fighter["seat"] == seat:
                    line.append(" · ").append_text(self._draw_fighter(view, fighter, bar=False))
            line.append(f" · {self._write_piles(view, seat)}").append_text(self._draw_known(view, seat, " · "))
            lines.append(line)
            if with_abilities:
                ability = self._describe_ability(view, seat)
                lines.append(Padding(Text(ability, "quiet"), (0, 0, 0, 2)))
        return lines

    def _draw_standing(self, view: UnmatchedView) -> list[RenderableType]:
        """A line for each player: health and hand; where their fighters stand, the board says."""
        lines: list[RenderableType] = []
        for seat, name in enumerate(self.game_text.seat_names(view)):
            line = Text(name, f"seat{seat}")
            before = ""
            for fighter in view["fighters"]:
                if fighter["seat"] == seat:
                    line.append(self._call_fighter(view, fighter, before), "none")
                    line.append(f"♥{fighter['health']}", f"seat{seat}")
                    if not fighter["space"] and fighter["health"]:
                        line.append(f" {self.texts.say('unmatched-table-off-board')}", "none")
                    before = fighter["kind"]
            for state in self._list_states(view, seat):
                line.append(f" · {state}", "none")
            line.append(f" · {self._write_piles(view, seat)}", "none")
            lines.append(line.append_text(self._draw_known(view, seat, " · ")))
        return lines

    def _call_fighter(self, view: UnmatchedView, fighter: FighterView, before: str) -> str:
        """The name of a fighter in such a line, where its seat does not bear it; of several alike only the number."""
        if fighter["name"] == view["heroes"][fighter["seat"]]:
            return " · "
        name = self.texts.name(fighter["name"])
        return f", {name.split()[-1]} " if fighter["kind"] == before else f" · {name} "

    def _draw_who(self, view: UnmatchedView, seat: int, players: list[str]) -> Text:
        line = Text().append(self.game_text.seat_names(view)[seat], f"seat{seat}")
        if players[seat]:
            line.append(f" ({players[seat]})")
        hero = view["heroes"][seat]
        if hero is not None:
            line.append(", " + self.texts.say("unmatched-table-move", move=self.game.heroes[hero].move))
        for state in self._list_states(view, seat):
            line.append(", ").append(state, "asked")
        return line

    def _describe_ability(self, view: UnmatchedView, seat: int) -> str:
        hero = view["heroes"][seat]
        return "" if hero is None else self.game_text.ability(self.game.heroes[hero], view["rulings"])

    def _list_states(self, view: UnmatchedView, seat: int) -> list[str]:
        """A state of the hero, the actions left, whether they are out."""
        lines = []
        hero = view["heroes"][seat]
        state = None if hero is None else self.game.heroes[hero].state
        if state is not None and view["states"][seat] != NO_STATE:
            lines.append(self.texts.say("unmatched-table-state", state=state.id, value=view["states"][seat]))
        held = view["tokens"][seat]
        if held is not None:
            lines.append(self.texts.say("unmatched-table-tokens", token=held["token"], count=held["count"]))
        if seat == view["active"] and view["actions"] and view["result"] is None:
            lines.append(self.texts.say("unmatched-table-actions", count=view["actions"]))
        return [*lines, self.texts.say("unmatched-table-out")] if view["out"][seat] else lines

    def _draw_fighter(self, view: UnmatchedView, fighter: FighterView, bar: bool) -> Text:
        most = fighter["max_health"]
        filled = round(BAR * fighter["health"] / most)
        is_named = not bar and fighter["name"] == view["heroes"][fighter["seat"]]  # by the name of their seat
        line = Text("" if is_named else f"{self.texts.name(fighter['name'])} ")
        line.append(f"♥{fighter['health']}/{most} ", f"seat{fighter['seat']}")
        if bar:
            line.append("█" * filled + "░" * (BAR - filled) + " ", f"seat{fighter['seat']}")
        if not fighter["health"]:  # defeated: where it stood and how it fought is past
            line.rstrip()
            return line
        line.append(fighter["space"] or self.texts.say("unmatched-table-off-board"))
        _, kind = self.game_text.fighters[fighter["kind"]]
        line.append(f" {self.game_text.attack_type(kind)}", "quiet")
        if view["combat"] is not None and fighter["name"] in view["combat"]["protected"]:
            line.append(" " + self.texts.say("unmatched-table-protected"), "asked")
        return line

    def _write_piles(self, view: UnmatchedView, seat: int) -> str:
        counts: dict[str, object] = {pile: len(view["zones"][f"{pile}-{seat}"]) for pile in ("deck", "hand", "discard")}
        return self.texts.say("unmatched-table-piles", **counts)

    def _draw_known(self, view: UnmatchedView, seat: int, before: str) -> Text:
        """What the viewer knows to be in another's hand or to have left it face down."""
        hand = [card for card in view["zones"][f"hand-{seat}"] if card is not None and seat != view["seat"]]
        known = [*hand, *view["known"].get(str(seat), ())]
        if not known:
            return Text()
        is_open = len(hand) == len(view["zones"][f"hand-{seat}"])
        line = Text(before + self.texts.say(f"unmatched-table-{'hand' if is_open else 'known'}", cards=""), "quiet")
        return line.append_text(self._count_cards(view, seat, known))

    # Cards

    def _count_cards(self, view: UnmatchedView, seat: int, cards: Sequence[str | None]) -> Text:
        """Cards with the colours of their types; copies together."""
        lines = []
        for card, count in Counter(card for card in cards if card is not None).items():
            found = self.game_text.card_of(seat, view, card)
            name = self.texts.name(card) + ("" if count == 1 else f" ×{count}")
            lines.append((self._draw_letter(found) if found else Text()).append(name, "none"))
        return Text(", ").join(lines)

    def _draw_letter(self, card: Card) -> Text:
        """The letter of a card's type, in its colour."""
        return Text().append(self.texts.say(f"unmatched-table-letter-{card.type}"), COLOURS[card.type]).append(" ")

    def _draw_hand_names(self, view: UnmatchedView) -> list[RenderableType]:
        """Own cards that the answers do not name, in a line."""
        seat, cards = view["seat"], _list_unnamed(view)
        if seat is None or not cards:
            return []
        line = Text(self._label_hand(view))
        return [line.append_text(self._count_cards(view, seat, cards))]

    def _draw_hands(self, view: UnmatchedView, width: int | None) -> list[RenderableType]:
        """Own cards that the answers do not tell of: a card each, with its text, cut to a width or whole."""
        seat = view["seat"]
        if seat is None:
            return []
        lines: list[RenderableType] = []
        for card_id, count in Counter(_list_unnamed(view)).items():
            card = self.game_text.card_of(seat, view, card_id)
            if card is not None:
                line = self._draw_card(view, card, count)
                if width is not None:
                    line.truncate(width, overflow="ellipsis")
                lines.append(Hanging(line, 4))
        return [Text(self._label_hand(view)), *lines] if lines else []

    def _label_hand(self, view: UnmatchedView) -> str:
        """«Рука», or that it is only the rest of it: the others are answers."""
        is_whole = len(_list_unnamed(view)) == len(view["zones"][f"hand-{view['seat']}"])
        return self.texts.say("unmatched-table-hand" if is_whole else "unmatched-table-hand-rest", cards="")

    def _draw_card(self, view: UnmatchedView, card: Card, count: int = 1) -> Text:
        line = Text("  ").append_text(self._draw_letter(card)).append(self.texts.name(card.id), "bold")
        line.append("" if count == 1 else f" ×{count}").append(f" ({self.game_text.card_facts(card)}; ")
        line.append(f"{self.game_text.user(card)}) ").append(self.game_text.card_text(card, view["rulings"]), "quiet")
        return line

    # What is being played

    def _draw_played(self, view: UnmatchedView, with_text: bool = True) -> list[RenderableType]:
        """A combat, or a scheme with its text; the card that acts, where it is not that scheme. Without texts that card
        is left out: the question names it."""
        lines: list[RenderableType] = []
        scheme = view["scheme"]
        if view["combat"] is not None:
            lines.append(self._draw_combat(view, view["combat"]))
        if scheme is not None:
            title = Text(self.texts.say("unmatched-table-scheme", card=scheme["card"]), "asked")
            if with_text and (card := self.game_text.card_of(scheme["seat"], view, scheme["card"])) is not None:
                title.append(" ").append(self.game_text.card_text(card, view["rulings"]), "quiet")
            lines.append(Hanging(title, 2))
        for running in view["running"][-1:]:
            if with_text and (scheme is None or running["card"] != scheme["card"]):
                lines.append(Text(self.texts.say("unmatched-table-running", card=running["card"]), "quiet"))
        return lines

    def _draw_combat(self, view: UnmatchedView, combat: CombatView) -> Text:
        said = self.texts.say("unmatched-table-combat", fighter=combat["attacker"], target=combat["target"])
        cards = []
        for part in ("attack", "boost", "defence"):
            for card in view["zones"][part]:
                name = self.texts.say("unmatched-table-face-down") if card is None else self.texts.name(card)
                cards.append(self.texts.say(f"unmatched-table-{part}", card=name))
        line = Text(said, "asked").append("".join(f" · {card}" for card in cards))
        if combat["attack"] is None or combat["defence"] is None:
            line.append(self._describe_stakes(view, combat), "asked")
        else:
            attack, defence = self._write_value(combat["attack"]), self._write_value(combat["defence"])
            line.append("\n  " + self.texts.say("unmatched-table-values", attack=attack, defence=defence))
        if combat["winner"] is not None:
            line.append(" " + self.texts.say("unmatched-table-winner", winner=combat["winner"]))
        return line

    def _describe_stakes(self, view: UnmatchedView, combat: CombatView) -> str:
        """What is known before the cards are revealed: what a state will add, and the target's health."""
        fighters = {fighter["name"]: fighter for fighter in view["fighters"]}
        target, hero = fighters[combat["target"]], view["heroes"][fighters[combat["attacker"]]["seat"]]
        added, state = self.game_text.added_by_state(view, combat["attacker"]), self.game.heroes[hero or ""].state
        shown = ""
        if added and state is not None and view["zones"]["attack"]:  # to a card, none to a name
            shown = f" + {added} ({self.texts.say('unmatched-table-addition', kind=state.id, card='')})"
        return f"{shown} · {self.texts.name(target['name'])} ♥{target['health']}/{target['max_health']}"

    def _write_value(self, value: ValueView) -> str:
        """`5 = 3 + 2 (размер)`: a value and what it is made of."""
        if value["ignored"]:
            return self.texts.say("unmatched-table-ignored")
        shown = str(value["value"])
        if value["additions"]:
            shown += f" = {value['base']}"
        for addition in value["additions"]:
            card = "" if addition["card"] is None else addition["card"]
            shown += f" + {addition['amount']} "
            shown += "(" + self.texts.say("unmatched-table-addition", kind=addition["kind"], card=card) + ")"
        return shown


def _list_unnamed(view: UnmatchedView) -> list[str]:
    """The viewer's cards that are no answers; a spectator has none. Answers may be like cards from elsewhere."""
    hand = [] if view["seat"] is None else view["zones"][f"hand-{view['seat']}"]
    question = view["question"]
    named = () if question is not None and question["name"] in NOT_IN_HAND else view["legal"]
    return [card for card in hand if card is not None and card not in named]
