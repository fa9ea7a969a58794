"""What a seat has been able to follow, kept without the engine's marks, and whether a deal agrees with it.

A ledger writes down, event by event, which backs went where and what the seat saw. A deal agrees if it can be undone to
the beginning: the last thing written is taken back first, and wherever the seat could not tell which card went, some
card must do.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ristal.engine.event import Event, Listener
from ristal.engine.table import Table
from ristal.engine.zone import Zone

PILES = ("deck", "hand", "discard", "unrevealed", "draft", "laid", "series", "attack", "boost", "defence", "scheme")
NODES = 2_000  # steps back before a deal is given up as undecided

Cards = tuple[int, ...]
Pile = tuple[Cards, Cards]  # cards in no order that matters, and those that lie in this order
State = dict[str, Pile]


class Entry:
    """Cards went from one pile to another (None: one that the seat sees), as kinds or, unseen, as a number."""

    def __init__(self, source: str | None, target: str | None, kinds: Cards | None, count: int, low: bool) -> None:
        self.source = source
        self.target = target
        self.kinds = kinds
        self.count = count
        self.low = low  # it went under the pile


class Seen:
    """The seat saw a whole pile, or that a pile lacks a kind."""

    def __init__(self, pile: str, kinds: Cards | None, lacking: int = -1) -> None:
        self.pile = pile
        self.kinds = kinds
        self.lacking = lacking


class Shuffled:
    def __init__(self, pile: str) -> None:
        self.pile = pile


Line = Entry | Seen | Shuffled


class Ledger:
    """The history of one viewer at one table."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[Line] = []
        self.before = self._look(table)
        self.named = ""  # «Битва демонов»: the move that was named last
        self.last = ""

    def _look(self, table: Table) -> dict[str, tuple[int, Cards | None]]:
        """How many lie in each zone, and which, where the zone lies open to the viewer."""
        return {
            name: (len(zone), tuple(sorted(zone.items)) if zone.sees >> self.viewer & 1 else None)
            for name, zone in table.zones()
            if name.split("-")[0] in PILES
        }

    def write(self, table: Table, event: Event) -> None:
        told = event.write(self.viewer)
        now = self._look(table)
        self._follow(table, told, now)
        self._note(table, told, now)
        self.before = now
        self.last = told["event"]

    def _follow(self, table: Table, told: dict[str, Any], now: dict[str, tuple[int, Cards | None]]) -> None:
        if told["event"] == "card-exchanged":
            self._exchange(table, told)
            return
        if told["event"] == "card-moved":
            self._put_into_deck(table, told)
            return
        lost: list[tuple[str | None, Cards | None, int]] = []
        gained: list[tuple[str | None, Cards | None, int]] = []
        for name in {**self.before, **now}:
            was, kinds_before = self.before.get(name, (0, ()))
            count, kinds = now.get(name, (0, ()))
            if kinds is None and kinds_before is not None and not count:  # emptied, and face down from now on
                kinds = ()
            if kinds is not None and kinds_before is None and was:
                self.lines.append(Seen(name, kinds))
                self.lines.append(Entry(name, None, kinds, count, False))
                kinds_before = kinds
                assert was == count
            if kinds is not None and kinds_before is not None:
                gone, come = Counter(kinds_before) - Counter(kinds), Counter(kinds) - Counter(kinds_before)
                if gone:
                    lost.append((None, tuple(gone.elements()), gone.total()))
                if come:
                    gained.append((None, tuple(come.elements()), come.total()))
            elif count < was:
                lost.append((name, None, was - count))
            elif count > was:
                gained.append((name, None, count - was))
        if told.get("cards") and len(gained) == 1 and gained[0][1] is not None and len(told["cards"]) == gained[0][2]:
            by_name = {table.item_name("hand-0", kind): kind for kind in gained[0][1]}
            gained = [(gained[0][0], tuple(by_name[name] for name in told["cards"]), gained[0][2])]
        self._pair(lost, gained)

    def _pair(
        self, lost: list[tuple[str | None, Cards | None, int]], gained: list[tuple[str | None, Cards | None, int]]
    ) -> None:
        if not lost:
            return  # the set-up
        hidden_lost = [each for each in lost if each[0] is not None]
        hidden_gained = [each for each in gained if each[0] is not None]
        if len(hidden_gained) <= 1 and (not hidden_gained or not [e for e in gained if e[0] is None]):
            target = hidden_gained[0][0] if hidden_gained else None
            seen = [each for each in gained if each[0] is None]
            if target is None and len(hidden_lost) == 1 and len(lost) == 1:
                kinds = tuple(k for each in seen for k in each[1] or ())
                self.lines.append(Entry(hidden_lost[0][0], None, kinds, len(kinds), False))
                return
            if target is None and not hidden_lost:
                return
            for source, kinds, count in lost:
                self.lines.append(Entry(source, target, kinds, count, False))
            return
        raise AssertionError(f"cannot follow {lost} {gained}")

    def _exchange(self, table: Table, told: dict[str, Any]) -> None:
        seat = told["seat"]
        hand: str | None = f"hand-{seat}"
        kinds: list[Cards | None] = [None, None]
        if seat == self.viewer:
            hand = None
            by_name = {table.item_name("hand-0", kind): kind for kind in range(len(table.content.techniques))}  # type: ignore[attr-defined]
            kinds = [(by_name[told["card"]],), (by_name[told["drawn"]],)]
        self.lines.append(Entry(hand, f"deck-{seat}", kinds[0], 1, True))
        self.lines.append(Entry(f"deck-{seat}", hand, kinds[1], 1, False))

    def _put_into_deck(self, table: Any, told: dict[str, Any]) -> None:
        """A card that everybody knows goes from a hand onto the deck or below it."""
        seat = told["seat"]
        kind = next(card.number for card in table.arena.heroes[seat].cards if card.id == told["card"])
        hand = None if table.hand[seat].sees >> self.viewer & 1 else f"hand-{seat}"
        self.lines.append(Entry(hand, f"deck-{seat}", (kind,), 1, told["to"] == "deck-bottom"))

    def _note(self, table: Any, told: dict[str, Any], now: dict[str, tuple[int, Cards | None]]) -> None:
        name = told["event"]
        if name == "deck-shuffled":
            self.lines.append(Shuffled(f"deck-{told['seat']}" if "seat" in told else "deck"))
            if "count" not in told and self.last != "card-taken":  # The Lady of the Lake searched in vain
                kind = next(card.number for card in table.arena.heroes[told["seat"]].cards if card.id == "excalibur")
                self._lacks(table, f"deck-{told['seat']}", kind)
        elif name == "card-found":
            self.lines.append(Shuffled(f"deck-{told['seat']}"))
        elif name in ("hand-shown", "hand-seen") and told["cards"] is not None:
            owner = told["other"] if "other" in told else told["seat"]
            zone = dict(table.zones())[f"hand-{owner}"]
            if not zone.sees >> self.viewer & 1:
                self.lines.append(Seen(f"hand-{owner}", tuple(sorted(zone.items))))
        elif name == "fight-began":
            self.named = ""
        elif name == "move-named":
            self.named = told["card"]
        elif name == "cards-discarded" and not told["by_chance"] and told["cards"][0] == self.named:
            self._lacks(table, f"hand-{told['seat']}", table.cards.by_id[self.named].place)
            self.named = ""
        elif name == "card-given":
            if now["deck"][0] == self.before["deck"][0]:  # it is searched first
                self._lacks(table, "deck", table.cards.by_id[told["card"]].place)
            self.lines.append(Shuffled("deck"))

    def _lacks(self, table: Table, pile: str, kind: int) -> None:
        if not dict(table.zones())[pile].sees >> self.viewer & 1:
            self.lines.append(Seen(pile, None, kind))

    def agrees(self, deal: Table) -> bool | None:
        """Whether what the seat has followed could have led to this deal; None where it takes too long to say."""
        state: State = {}
        for name, zone in deal.zones():
            if name in self.before and not zone.sees >> self.viewer & 1:
                state[name] = _pile(name, zone)
        return Undo(self.lines).run(state)


def _pile(name: str, zone: Zone) -> Pile:
    if name.startswith("hand"):
        return tuple(sorted(zone.items)), ()
    return (), tuple(zone.items)


class Undo:
    """A search, depth first, for some course of things that ends in a state."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.failed: set[tuple[int, tuple[tuple[str, Pile], ...]]] = set()
        self.nodes = 0

    def run(self, state: State) -> bool | None:
        stack: list[tuple[int, State]] = [(len(self.lines), state)]
        while stack:
            at, state = stack.pop()
            if at == 0:
                return True
            key = (at, tuple(sorted(state.items())))
            if key in self.failed:
                continue
            self.failed.add(key)
            self.nodes += 1
            if self.nodes > NODES + 10 * len(self.lines):
                return None
            stack += [(at - 1, earlier) for earlier in undone(self.lines[at - 1], state)]
        return False


def undone(line: Line, state: State) -> list[State]:
    """The states from which this line may have led here."""
    if isinstance(line, Shuffled):
        bag, top = state.get(line.pile, ((), ()))
        return [{**state, line.pile: (tuple(sorted(bag + top)), ())}]
    if isinstance(line, Seen):
        bag, top = state.get(line.pile, ((), ()))
        if line.kinds is None:
            return [] if line.lacking in bag or line.lacking in top else [state]
        return [state] if tuple(sorted(bag + top)) == line.kinds else []
    taken: list[tuple[State, Cards]] = [(state, ())]
    for at in range(line.count):
        wanted = None if line.kinds is None else line.kinds[line.count - 1 - at]
        taken = [
            (left, (*cards, card)) for each, cards in taken for left, card in _take(each, line.target, wanted, line.low)
        ]
        if wanted is None and line.target is not None:
            unique = {(tuple(sorted(left.items())), tuple(sorted(cards))): (left, cards) for left, cards in taken}
            taken = list(unique.values())
    if line.source is None:
        return [left for left, _ in taken]
    found = []
    for left, cards in taken:
        bag, top = left.get(line.source, ((), ()))
        found.append({**left, line.source: (tuple(sorted(bag + cards)), top)})
    return found


def _take(state: State, pile: str | None, wanted: int | None, low: bool) -> list[tuple[State, int]]:
    """A card comes back out of the pile where it went to."""
    if pile is None:
        assert wanted is not None
        return [(state, wanted)]
    bag, top = state.get(pile, ((), ()))
    if not top:
        found = []
        for card in sorted(set(bag)) if wanted is None else [wanted]:
            if card in bag:
                rest = list(bag)
                rest.remove(card)
                found.append(({**state, pile: (tuple(rest), top)}, card))
        return found
    card, rest_top = (top[0], top[1:]) if low else (top[-1], top[:-1])
    return [({**state, pile: (bag, rest_top)}, card)] if wanted in (None, card) else []


class Watch(Listener):
    """Keeps the ledgers of all viewers."""

    def __init__(self, table: Table, viewers: list[int]) -> None:
        super().__init__()
        self.ledgers = [Ledger(table, viewer) for viewer in viewers]

    def hear(self, table: Any, event: Event) -> None:
        for ledger in self.ledgers:
            ledger.write(table, event)
