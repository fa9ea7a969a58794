"""The table of «Боец»: two corners with health, ring, reserve and cards, and the chain of techniques between them."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from ristal.cli.tables import View
from ristal.engine.game import Game
from ristal.games.boets import BoetsGame
from ristal.games.boets.dice import COLOURS
from ristal.games.boets.state import TOKENS
from ristal.games.boets.techniques import KINDS, POWERS, UNIVERSAL, Technique
from ristal.wording import Speech

MARKERS = ("▲", "▼")
DOUBT = {"reconstructed": "†", "inferred": "‡"}  # as on the page of the rules
STYLES = {"red": "bold red", "yellow": "bold yellow", "blue": "bold blue", "white": "bold"}
HEALTHY, PAIN, LOST, YELLOW = "●", "○", "·", "■"


class Drawing:
    words = ("enough", "pass", "again", "regain", "soothe", "damage", "pain", "discard", "min", "mid", "max")

    def __init__(self, game: Game) -> None:
        assert isinstance(game, BoetsGame)
        self.techniques = game.deck.by_id
        self.scripts = game.deck.scripts
        self.fighters = game.fighters.by_id

    def seat_names(self, view: View, texts: Speech) -> list[str]:
        return [
            f"{MARKERS[seat]} {texts.name(fighter)}" if fighter else MARKERS[seat]
            for seat, fighter in enumerate(view["fighters"])
        ]

    def note(self, view: View, answer: str, texts: Speech) -> Text:
        """What a technique would do, who a fighter is."""
        words = answer.split()
        if words[0] == "discard" and len(words) == 2:
            return self._discard_note(self.techniques[words[1]], texts)
        if words[0] in self.techniques and len(words) == 2:
            played = self._copied(view, words[0])
            return _quiet(self._does(played, POWERS.index(words[1]), texts))
        if answer in self.techniques:
            return _quiet(self._kind(self.techniques[answer], texts))
        if answer in self.fighters:
            fighter = self.fighters[answer]
            dice = " ".join(f"{_letter(colour, texts)}{fighter.dice[at]}" for at, colour in enumerate(COLOURS))
            return _quiet(f"{dice}. " + texts.say(f"boets-ability-{fighter.ability}", **fighter.measures))
        return Text()

    def _copied(self, view: View, card: str) -> Technique:
        """«Имитация» does what the opponent's technique does."""
        copied = view["copyable"][1 - view["asked"][0]]
        return self.techniques[copied if self.techniques[card].scripts[0].endswith(".effects") and copied else card]

    def _discard_note(self, technique: Technique, texts: Speech) -> Text:
        if technique.kind >= UNIVERSAL:
            return _quiet(texts.name(technique.id))
        return _quiet(f"{texts.name(technique.id)} → {_letter(COLOURS[technique.kind], texts)}")

    def _does(self, technique: Technique, power: int, texts: Speech) -> str:
        """The effect at a power in a few words, with the mark of where we know it from."""
        script = technique.scripts[min(power, len(technique.scripts) - 1)]
        short = [texts.say(f"boets-short-{effect.op}", **effect.arguments) for effect in self.scripts.by_key[script]]
        doubt = DOUBT.get(technique.provenance[script.rsplit(".", 1)[1]], "")
        return f"{texts.name(technique.id)}: {', '.join(short)}{doubt}"

    def _kind(self, technique: Technique, texts: Speech) -> str:
        return texts.say(f"boets-kind-{KINDS[technique.kind]}")

    def table(self, view: View, sitters: list[str], texts: Speech, width: int) -> RenderableType:
        corners = [self._corner(view, seat, sitters, texts) for seat in (1, 0)]
        return Group(corners[0], *self._between(view, texts), corners[1])

    def _between(self, view: View, texts: Speech) -> list[Text]:
        """The round, and the chain of techniques as it grows."""
        line = _line().append(texts.say("boets-table-round", round=view["round"]), "quiet")
        if not view["chain"]:
            return [line]
        line.append("  " + texts.say("boets-table-chain"), "asked")
        for at, link in enumerate(view["chain"]):
            line.append(" → " if at else " ")
            line.append(f"{MARKERS[link['seat']]} {texts.name(link['technique'])}", f"seat{link['seat']}")
            marks = [texts.say(f"boets-table-power-{link['power']}")] if link["power"] else []
            marks += [texts.say("boets-table-imitated")] if link["imitated"] else []
            line.append(f" ({', '.join(marks)})" if marks else "")
        return [line]

    def _corner(self, view: View, seat: int, sitters: list[str], texts: Speech) -> RenderableType:
        """Five lines: who, how healthy, which dice, which cards, what is gone."""
        who = _line().append(self.seat_names(view, texts)[seat], f"seat{seat}")
        if sitters[seat]:
            who.append(f" ({sitters[seat]})")
        for mark in self._marks(view, seat, texts):
            who.append("  ").append_text(mark)
        dice = _line()
        for name in ("ring", "reserve"):
            dice.append("  │  " if dice else "").append(texts.say(f"boets-table-{name}") + " ", "quiet")
            dice.append_text(_dice(view, seat, name, texts))
        zones = view["zones"]
        hand = _line().append(_pile("boets-table-hand", zones[f"hand-{seat}"], texts))
        gone = _line().append(texts.say("boets-table-deck", count=len(zones[f"deck-{seat}"])))
        gone.append(" · " + _pile("boets-table-discard", zones[f"discard-{seat}"], texts))
        return Group(who, _health(view, seat, texts), dice, hand, gone)

    def _marks(self, view: View, seat: int, texts: Speech) -> list[Text]:
        marks = [Text(f"{YELLOW} {texts.say('boets-table-yellow')}", "bold yellow")] * view["yellow"][seat]
        if view["skips"][seat]:
            marks.append(Text(texts.say("boets-table-knocked-down"), "wrong"))
        if view["opening"] and view["mover"] == seat:
            marks.append(Text(texts.say("boets-table-opening"), "quiet"))
        if view["copyable"][seat]:
            marks.append(_quiet(texts.say("boets-table-copyable", technique=view["copyable"][seat])))
        return marks


def _line() -> Text:
    """A line that is cut rather than broken."""
    return Text(no_wrap=True, overflow="ellipsis")


def _quiet(text: str) -> Text:
    return Text(text, "quiet")


def _letter(colour: str, texts: Speech) -> str:
    return texts.say(f"boets-table-letter-{colour}")


def _health(view: View, seat: int, texts: Speech) -> Text:
    healthy, pain = view["healthy"][seat], view["pain"][seat]
    lost = TOKENS - healthy - pain
    tokens = (
        _line().append(HEALTHY * healthy, "bold green").append(PAIN * pain, "bold red").append(LOST * lost, "quiet")
    )
    return tokens.append("  " + texts.say("boets-table-health", healthy=healthy, pain=pain, lost=lost))


def _dice(view: View, seat: int, where: str, texts: Speech) -> Text:
    """Dice by colour and value, the largest groups first: «К 3×2 5»; in the reserve only how many."""
    told = Text()
    for colour in COLOURS:
        dice = view[where][seat][colour]
        if not dice:
            continue
        told.append("  " if told else "").append(_letter(colour, texts), STYLES[colour])
        if where == "reserve":
            told.append(f"×{dice}", STYLES[colour])
            continue
        groups = Counter(dice)
        for value, count in sorted(groups.items(), key=lambda group: (-group[1], group[0])):
            told.append(f" {value}×{count}" if count > 1 else f" {value}", STYLES[colour])
    return told if told else _quiet(texts.say("boets-table-empty"))


def _pile(message: str, cards: list[str | None], texts: Speech) -> str:
    """A pile in words: how many cards, and which, as far as they are known."""
    known = Counter(texts.name(card) for card in cards if card is not None)
    names = ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in sorted(known.items()))
    return texts.say(message, count=len(cards)) + (f": {names}" if names else "")
