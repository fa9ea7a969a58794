"""How events of Unmatched are told: which have a line, in which words, and what caused them."""

from __future__ import annotations

from collections.abc import Sequence

from ristal.games.unmatched.hero import Card, Hero
from ristal.games.unmatched.view import UnmatchedView
from ristal.text.games.unmatched_abilities import AbilityGuide
from ristal.text.games.unmatched_reading import hurts, owner
from ristal.text.types import Counts, Event, Moment


class EventGuide(AbilityGuide):
    cards: dict[str, list[tuple[Hero, Card]]]  # by id: a card may be in several decks

    def card_of(self, seat: int, view: UnmatchedView, card: str) -> Card | None:
        """The card of this id in the deck of a seat."""
        for hero, found in self.cards.get(card, ()):
            if hero.id == view["heroes"][seat]:
                return found
        return None

    def tells(self, event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """An attack is told in three lines: who attacks whom, with which cards, the sum and what came of it. The first
        hands are not told card by card."""
        if event["event"] == "combat-decided":
            wound = ("damage-taken", event["target"])  # which told the sum, if there was any
            return event["damage"] == 0 or wound not in [(each["event"], each.get("fighter")) for each in before]
        if event["event"] == "card-drawn" and any(each["event"] == "match-begun" for each in before):
            return False
        return super().tells(event, before, after)

    def decides(self, events: Sequence[Event], at: int) -> bool:
        """A fight, a scheme, an empty deck; damage that somebody was chosen for, as by the gaze."""
        return super().decides(events, at) or (at == 0 and events[0]["event"] == "damage-taken")

    def worded(self, event: Event, moment: Moment[UnmatchedView]) -> Event:
        """Another's fighter is moved, it does not go; a boost may be lost with the effects of its card; damage comes
        from something."""
        kind = event["event"]
        if kind == "damage-taken":
            return {**event, **self._cause(event, moment)}
        if kind == "fighter-moved":
            is_own = owner(moment.look(), event["fighter"]) == event["seat"]
            return {**event, "event": kind if is_own else "fighter-moved-by", "way": " → ".join(event["way"])}
        if kind == "effects-cancelled" and self._loses_boost(event, moment.look(), moment.before):
            return {**event, "event": "effects-cancelled-with-boost"}
        return event

    def _cause(self, event: Event, moment: Moment[UnmatchedView]) -> dict[str, str | int]:
        """What dealt damage: the combat, the card whose effect was running, the ability with which a turn began."""
        for each in moment.after:
            if each["event"] == "combat-decided" and each["target"] == event["fighter"] and each["damage"]:
                return {"event": "damage-in-combat", "attack": each["attack"], "defence": each["defence"]}
            if each["event"] == "effect-begun" or hurts(each, event["fighter"]):
                break
        for each in moment.back():
            kind = each["event"]
            if kind in ("effect-begun", "scheme-played"):
                return {"event": "damage-by-card", "card": each["card"]}
            if kind == "turn-begun" and each["seat"] == moment.mover:
                return {"event": "damage-by-gaze", "hero": moment.look()["heroes"][each["seat"]] or ""}
            if kind in ("turn-begun", "action-taken", "combat-ended", "scheme-discarded", "deck-ran-out"):
                break
        return {}

    def _loses_boost(self, event: Event, view: UnmatchedView, before: Sequence[Event]) -> bool:
        """§A7 Whether the effects were those of an attack with a boost; option O3 on a card without effects."""
        revealed = next((each for each in reversed(before) if each["event"] == "cards-revealed"), None)
        if revealed is None or revealed["boost"] == "none" or revealed["attack"] != event["card"]:
            return False
        card = self.card_of(event["seat"], view, event["card"])
        return view["rulings"]["feint"] == "boost-lost" or (card is not None and card.has_effects)

    def count(self, event: Event, view: UnmatchedView) -> Counts:
        kind = event["event"]
        if kind == "attack-declared":
            yield "attacks", event["seat"], 1
        elif kind == "damage-taken":
            yield "damage", owner(view, event["fighter"]), event["amount"]
        elif kind == "scheme-played":
            yield "schemes", event["seat"], 1
        elif kind == "fighter-moved":
            yield "steps", event["seat"], event["steps"]
