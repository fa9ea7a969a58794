"""Two decks on a board: positions in a line of text, answers in notation, and what is where afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ristal
from ristal.engine.game import Game
from ristal.engine.zone import Zone
from ristal.games.unmatched.state import Unmatched
from ristal.match import Match


class Duel:
    """A match as a test sees it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> Unmatched:
        table = self.match.table
        assert isinstance(table, Unmatched)
        return table

    # Playing

    def play(self, *answers: str) -> Duel:
        """Answers in the order in which they are asked for, each by whoever is asked."""
        for answer in answers:
            self.match.play(answer)
        return self

    def attack(self, who: str, card: str, defence: str = "", boost: str = "") -> Duel:
        """`attack("medusa alice", "snipe", "feint")`: the declaration and the cards; `pass` where none is named."""
        self.play("attack", who, card)
        if self.question == "CommitBoost":
            self.play(boost or "pass")
        if self.question == "PlayDefence":
            self.play(defence or "pass")
        return self

    def scheme(self, card: str, *answers: str) -> Duel:
        return self.play("scheme", card, *answers)

    # What is asked

    @property
    def question(self) -> str:
        return "" if self.match.over else self.match.pending[0].name

    @property
    def seat(self) -> int:
        return self.match.pending[0].seat

    def offers(self) -> list[str]:
        """All that may be answered now, in the order of the game."""
        return self.match.legal(self.seat)

    def asks(self, question: str, seat: int, answers: str | None = None) -> Duel:
        """Just this question waits, for just this seat, with exactly these answers."""
        (pending,) = self.match.pending
        assert (pending.seat, pending.name) == (seat, question)
        if answers is not None:
            assert self.match.legal(seat) == answers.split()
        return self

    def settled(self, seat: int = 0, left: int = 1) -> None:
        """No card, no combat and no effect is pending: the seat has so many actions left."""
        self.asks("TakeAction", seat)
        assert self.table.actions == left
        assert self.table.combat is None
        assert not self.table.scheme_card.items
        assert not self.table.frames
        assert not self.table.cancelled
        assert self.match.game.invariant_errors(self.table) == []

    def won_by(self, seat: int, how: str = "hero-defeated") -> None:
        """The game is over and nothing is pending."""
        assert self.match.result is not None
        assert self.match.result.winners == (seat,)
        assert self.match.result.how == how
        assert self.match.pending == ()

    # What is where

    def space(self, fighter: str) -> str | None:
        (space,) = [each["space"] for each in self._fighters() if each["name"] == fighter]
        assert space is None or isinstance(space, str)
        return space

    def health(self, fighter: str) -> int:
        (health,) = [each["health"] for each in self._fighters() if each["name"] == fighter]
        return int(health)

    def _fighters(self) -> list[dict[str, Any]]:
        fighters: Any = self.match.view(None)["fighters"]
        return list(fighters)

    def size(self, seat: int) -> str:
        sizes: Any = self.match.view(None)["sizes"]
        return str(sizes[seat])

    def hand(self, seat: int) -> list[str]:
        """A hand, whoever may see it, sorted."""
        return sorted(self._names(self.table.hand[seat].items))

    def deck(self, seat: int, count: int | None = None) -> list[str]:
        """A deck, or so many of its cards, from the top."""
        return self._names(self.table.deck[seat].items[::-1][:count])

    def pile(self, seat: int) -> list[str]:
        """A discard pile, sorted."""
        return sorted(self._names(self.table.discard[seat].items))

    def names(self, zone: Zone) -> list[str]:
        """What lies in a zone, from the bottom up."""
        return self._names(zone.items)

    def _names(self, cards: list[int]) -> list[str]:
        return [self.table.card(card).id for card in cards]

    def seen(self, seat: int | None, zone: str) -> list[str | None]:
        """What a seat may know of a zone; None is a spectator, and None a card back."""
        zones: Any = self.match.view(seat)["zones"]
        return list(zones[zone])

    def told(self, event: str) -> list[dict[str, object]]:
        """The events of a name, in full."""
        moves: list[Any] = [self.match.opening, *(move.events for move in self.match.moves)]
        return [data["data"] for move in moves for data in move if data["data"]["event"] == event]

    def values(self) -> tuple[int, int, int, str]:
        """Of the last combat: attack, defence, combat damage, who won."""
        told: Any = self.told("combat-decided")[-1]
        return told["attack"], told["defence"], told["damage"], told["winner"]


def duel(
    mine: str,
    theirs: str,
    at: str,
    *,
    hand: str = "",
    other: str = "",
    deck: str = "",
    other_deck: str = "",
    discard: str = "",
    other_discard: str = "",
    empty_decks: bool = False,
    health: str = "",
    size: str = "",
    began: str = "",
    states: list[str] | None = None,
    seed: int = 0,
    game: Game | str = "unmatched",
    content: Path | None = None,
    board: str = "marmoreal",
    **more: Any,
) -> Duel:
    """Seat 0 is to move. `at` is "king-arthur m15, merlin m01"; who is not there is defeated. Piles are card names, the
    top first; what is in none of them lies at the bottom of the deck, or in the pile if `empty_decks`. `began` tells
    who began the turn elsewhere than he stands now."""
    lines = [
        f'board = "{board}"',
        f'heroes = ["{mine}", "{theirs}"]',
        "to_move = 0",
        f"spaces = {_table(at)}",
        f"hands = [{_list(hand)}, {_list(other)}]",
        f"decks = [{_list(deck)}, {_list(other_deck)}]",
    ]
    if not empty_decks:
        lines.append(f"discards = [{_list(discard)}, {_list(other_discard)}]")
    if health:
        lines.append(f"health = {_table(health, quoted=False)}")
    if began:
        lines.append(f"start_spaces = {_table(began)}")
    sizes = states or [size or "big" if hero == "alice" else "none" for hero in (mine, theirs)]
    lines.append(f'sizes = ["{sizes[0]}", "{sizes[1]}"]')
    lines += [
        f"{name} = {value}" if isinstance(value, (int, list)) else f'{name} = "{value}"' for name, value in more.items()
    ]
    return Duel(ristal.position(game, "\n".join(lines), seed=seed, content=content))


def _list(words: str) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words.split()) + "]"


def _table(pairs: str, quoted: bool = True) -> str:
    entries = [pair.split() for pair in pairs.split(",")]
    mark = '"' if quoted else ""
    return "{ " + ", ".join(f"{name} = {mark}{value}{mark}" for name, value in entries) + " }"
