"""A fight laid out by hand, answered in notation, looked at as everybody may see it."""

from __future__ import annotations

from typing import Any

import ristal
from ristal.engine.chance import FastChance, ScriptedChance
from ristal.engine.zone import SPECTATOR
from ristal.games import load_game
from ristal.games.demons.state import Demons

GAME = load_game("demons")
MOVES = ["dodge", "guard", "sweep", "grab", "combo", "onslaught", "shadow-strike"]  # numbers 1 to 7


class Fight:
    """A match of «Битва демонов» with short ways to play it and to look at it."""

    def __init__(self, match: ristal.Match) -> None:
        self.match = match

    # Playing

    def choose(self, *cards: str) -> Fight:
        """Everybody who is asked lays a card, in the order of seats."""
        asked = self.match.table.asked()
        assert len(asked) == len(cards), asked
        for seat, card in zip(asked, cards, strict=True):
            self.match.play(card, seat)
        return self

    def say(self, *answers: str) -> Fight:
        """Answers of whoever is asked, one after another."""
        for answer in answers:
            self.match.play(answer)
        return self

    def chance(self, *outcomes: int) -> Fight:
        """What chance will bring next, and nothing beyond it."""
        self.match.table.chance = ScriptedChance(list(outcomes))
        return self

    def luck(self, seed: int = 1) -> Fight:
        self.match.table.chance = FastChance(seed)
        return self

    # Looking

    @property
    def table(self) -> Demons:
        table = self.match.table
        assert isinstance(table, Demons)
        return table

    def now(self, name: str) -> Any:
        """A part of what is open to all."""
        return self.match.view(None)[name]

    @property
    def energy(self) -> list[int]:
        return list(self.now("energy"))

    @property
    def wins(self) -> list[int]:
        return list(self.now("wins"))

    @property
    def fighting(self) -> list[int]:
        return [seat for seat, is_in in enumerate(self.now("fighting")) if is_in]

    def zone(self, name: str) -> list[str]:
        """All that really lies in a zone."""
        zone = dict(self.table.zones())[name]
        return [self.table.item_name(name, item) for item in zone.items]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.zone(f"hand-{seat}"), key=MOVES.index)

    def seen(self, viewer: int | None, name: str) -> list[str | None]:
        """What a viewer sees of a zone."""
        zones: Any = self.match.view(viewer)["zones"]
        return list(zones[name])

    def known(self, viewer: int | None) -> dict[str, list[str]]:
        known: Any = self.match.view(viewer)["known"]
        return dict(known)

    @property
    def asked(self) -> str:
        """The open question with its seats: "ChooseAction 1"."""
        pending = self.match.pending
        return " ".join([pending[0].name, *(str(each.seat) for each in pending)]) if pending else "over"

    def legal(self, seat: int | None = None) -> list[str]:
        return self.match.legal(self.match.table.asked()[0] if seat is None else seat)

    def told(self) -> list[str]:
        """The names of what happened in the last move."""
        return [str(event["data"]["event"]) for event in self.match.moves[-1].events]  # type: ignore[index]

    def events(self, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """All events of a kind as a viewer heard them, without their name."""
        heard = [event for event in self.match.events(viewer) if event["event"] == name]
        return [{key: value for key, value in event.items() if key != "event"} for event in heard]

    def why(self, answer: str, seat: int | None = None, language: str = "ru") -> str:
        return self.match.why(answer, seat, language)

    def sound(self) -> Fight:
        """Nothing is broken, and a re-deal for anybody keeps what he sees."""
        assert GAME.invariant_errors(self.table) == []
        for viewer in (*range(self.table.seats), SPECTATOR):
            for seed in range(5):
                twin = self.table.redeal(viewer, FastChance(seed))
                assert twin.view(viewer) == self.table.view(viewer)
                assert GAME.invariant_errors(twin) == []
        return self


def at(**document: Any) -> Fight:
    """A position; a hand is one Отскок where nothing else is said, so that nobody leaves for want of cards."""
    seats = document.setdefault("seats", 2)
    document.setdefault("hands", [["dodge"]] * seats)
    return Fight(ristal.position("demons", "\n".join(f"{name} = {value!r}" for name, value in document.items())))


def begun(seed: int | str = 0, **options: Any) -> Fight:
    return Fight(ristal.new("demons", seed=seed, **options))


def with_demons(seed: int | str = 0, **options: Any) -> Fight:
    """A new game in which everybody keeps the first of his demons."""
    fight = begun(seed, **options)
    while fight.match.pending[0].name == "ChooseDemon":
        seat = fight.match.pending[0].seat
        fight.match.play(fight.legal(seat)[0], seat)
    return fight
