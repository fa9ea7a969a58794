"""The table of «Битва демонов»: tactics with their traps and Knockout cards, and what lies before each player."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.game import Game
from ristal.games.demons import DemonsGame
from ristal.games.demons.cards import RISING
from ristal.wording import Speech

MARKERS = ("●", "▲", "■", "◆")
TEAMS = {"x": "X", "o": "O"}


class Drawing:
    words = ("ability", "pass", "enough", "knockout", "trap")

    def __init__(self, game: Game) -> None:
        assert isinstance(game, DemonsGame)
        self.cards = game.cards
        self.numbers = {move.id: move.number for move in self.cards.moves}
        self.actions = {action.id: action for move in self.cards.moves for action in move.actions}
        self.demons = {demon.id: demon for demon in self.cards.demons}
        self.fields = {field.id: field for field in self.cards.fields}

    def seat_names(self, view: View, texts: Speech) -> list[str]:
        names = []
        for seat, demon in enumerate(view["demons"]):
            team = "" if view["teams"] is None else TEAMS[view["teams"][seat]] + " "
            names.append(f"{MARKERS[seat]} {team}{texts.name(demon or f'seat-{seat}')}")
        return names

    def note(self, view: View, answer: str, texts: Speech) -> Text:
        """What an action or a demon does, what number a card has, what lies on a tactic, how an opponent stands."""
        name = view["question"]["name"]
        if answer in self.actions:
            return Text(self.action_text(answer, view["initiative"], texts), "quiet")
        if answer == "ability" and view["seat"] is not None:
            return Text(self.demon_text(view["demons"][view["seat"]], texts), "quiet")
        if name == "ChooseDemon":
            return Text(self.demon_text(answer, texts), "quiet")
        if name == "ChooseOpponent":
            return self._standing(view, answer, texts)
        kind, _, tactic = answer.partition(" ")
        if tactic in self.numbers:
            return Text(f"{texts.answer(kind)}: {texts.name(tactic)}", "quiet")
        if answer in self.numbers:
            return Text(f"({self.numbers[answer]}){self._marks(view, answer, texts)}", "quiet")
        return Text()

    def _standing(self, view: View, answer: str, texts: Speech) -> Text:
        called = [demon or f"seat-{seat}" for seat, demon in enumerate(view["demons"])]
        seat = called.index(answer)
        hand = texts.say("demons-table-hand")
        name = self.seat_names(view, texts)[seat]
        return Text(f"{name} ⚡{view['energy'][seat]} {hand} {len(view['zones'][f'hand-{seat}'])}", f"seat{seat}")

    # Texts of cards, made from their data

    def action_text(self, action: str, initiative: str, texts: Speech) -> str:
        """What an action does; the option decides what the lost icon of «Перехват инициативы» is (§A1)."""
        said = texts.script(self.cards.scripts, self.actions[action].key)
        if initiative == "energy":
            usual, other = (texts.say(f"demons-op-take-initiative{end}", may=False) for end in ("", "-energy"))
            said = said.replace(usual[1:], other[1:])
        return said

    def demon_text(self, demon_id: str, texts: Speech) -> str:
        """Kind, time and effects of an ability."""
        demon = self.demons[demon_id]
        said = [texts.say("demons-kind-active" if demon.active else "demons-kind-passive") + "."]
        if demon.timing:
            said.append(self._timed(texts.say(f"demons-timing-{demon.timing}", slack=demon.slack), demon.key, texts))
        if demon.trap_proof:
            said.append(texts.say("demons-modifier-trap-proof"))
        if demon.hand:
            said.append(texts.say("demons-modifier-hand", count=demon.hand))
        if demon.gains:
            said.append(texts.say("demons-modifier-gains", action=demon.gains_from, count=demon.gains))
        return " ".join(said)

    def _timed(self, time: str, script: str, texts: Speech) -> str:
        if not script:
            return f"{time}."
        said = texts.script(self.cards.scripts, script)
        return f"{time}: {said[:1].lower()}{said[1:]}"

    def field_text(self, field_id: str, texts: Speech) -> str:
        """What a battlefield changes."""
        field = self.fields[field_id]
        said = []
        for time, key in (("start", field.start), ("round", field.round), ("round-end", field.round_end)):
            if key:
                said.append(self._timed(texts.say(f"demons-field-{time}"), key, texts))
        if field.series != RISING:
            said.append(texts.say(f"demons-field-series-{field.series}"))
        if field.trap_damage != 1:
            said.append(texts.say("demons-field-trap-damage", count=field.trap_damage))
        return " ".join(said)

    # The table

    def table(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        lines: list[RenderableType] = [self._heading(view, texts)]
        if view["battlefield"] is not None:
            said = texts.say("demons-table-battlefield", battlefield=view["battlefield"])
            lines.append(Text.assemble((said, "asked"), " — ", (self.field_text(view["battlefield"], texts), "quiet")))
        lines.append(self._tactics(view, texts))
        if view["zones"]["draft"]:
            lines.append(Text(texts.say("demons-table-draft", cards=self._cards(view["zones"]["draft"], texts))))
        for seat in range(len(view["demons"])):
            lines.append(self._player(view, seat, sitters, texts, width))
        return Group(*lines)

    def _heading(self, view: View, texts: Speech) -> Text:
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

    def _tactics(self, view: View, texts: Speech) -> Text:
        line = Text()
        for place, (tactic, number) in enumerate(self.numbers.items()):
            marks = self._marks(view, tactic, texts)
            line.append(" " if place else "")
            line.append(f"{number} {texts.name(tactic)}{marks}", "wrong" if marks else "")
        return line

    def _marks(self, view: View, tactic: str, texts: Speech) -> str:
        marks = texts.say("demons-table-trap") if tactic in view["traps"] else ""
        marks += texts.say("demons-table-knockout") if tactic in view["knockouts"] else ""
        return f" [{marks}]" if marks else ""

    def _player(self, view: View, seat: int, sitters: list[str], texts: Speech, width: int) -> Text:
        """Two lines, or one where four share the screen and it has room: how a player stands, and what is seen of his
        cards."""
        zones = view["zones"]
        line = Text(self.seat_names(view, texts)[seat], f"seat{seat}").append(f" ({sitters[seat]})")
        if view["first"] == seat:
            line.append(f" [{texts.say('demons-table-first')}]", "asked")
        line.append(f" ⚡{view['energy'][seat]} ★{view['wins'][seat]}/{view['goal']}")
        for state, word in (("stance", "demons-table-stance"), ("spent", "demons-table-spent")):
            if view[state][seat]:
                line.append(f" · {texts.say(word)}", "quiet")
        if view["fight"] and not view["fighting"][seat]:
            line.append(f" · {texts.say('demons-table-out')}", "quiet")
        is_crowded = len(view["demons"]) == 4  # the numbers of a series say enough
        hand = zones[f"hand-{seat}"]
        cards = Text(f"{texts.say('demons-table-hand')} {len(hand)}{self._known(hand, texts)}")
        if series := zones[f"series-{seat}"]:
            shown = ", ".join(str(self.numbers[card]) for card in series) if is_crowded else self._row(series, texts)
            cards.append(f" · {texts.say('demons-table-series')}: {shown}")
        if laid := zones[f"laid-{seat}"]:
            cards.append(f" · {texts.say('demons-table-laid')}: {self._row(laid, texts)}")
        if known := view["known"].get(str(seat)):
            cards.append(f" · {texts.say('demons-table-known', cards=self._cards(known, texts))}")
        is_short = is_crowded and len(line) + len(cards) + 3 <= width
        return line.append(" · " if is_short else "\n   ").append_text(cards)

    def _known(self, hand: list[str | None], texts: Speech) -> str:
        known = [card for card in hand if card is not None]
        return f": {self._cards(known, texts)}" if known else ""

    def _cards(self, cards: list[str], texts: Speech) -> str:
        """Cards in the order of the tactics, copies counted."""
        counted = Counter(cards)
        return ", ".join(
            f"{number} {texts.name(card)}" + (f" ×{counted[card]}" if counted[card] > 1 else "")
            for card, number in self.numbers.items()
            if counted[card]
        )

    def _row(self, cards: list[str | None], texts: Speech) -> str:
        """Cards as they lie."""
        return ", ".join("?" if card is None else f"{self.numbers[card]} {texts.name(card)}" for card in cards)
