"""Chapter «Какие бывают приёмы»: counters, and counters on counters."""

from __future__ import annotations

from typing import ClassVar

from ristal.engine.chance import Chance
from ristal.engine.effect import RunScript
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.boets.events import TechniquePlayed
from ristal.games.boets.hands import discard_card
from ristal.games.boets.hurry import guess_reply
from ristal.games.boets.power import can_play, needs_dice, powers
from ristal.games.boets.state import Boets, Played
from ristal.games.boets.techniques import COUNTER, POWERS, TYPES


class PlayCounter(Question):
    """§R33 §R35 §R36 §A3 The last attack or counter of the opponent may be answered with one counter, or let pass.

    Asked whenever dice and hand size would allow some counter, so that a silence tells nothing of the hand.
    """

    CLAUSE: ClassVar[str] = "R35"

    def asks(self, t: Boets) -> list[Answer]:
        on_attack = len(t.chain) == 1
        able = powers(t, self.seat)
        held = 0
        for card in t.hand[self.seat].items:
            held |= 1 << card
        possible = False
        answers = [PASS]
        for technique in t.content.techniques:
            if technique.type == COUNTER and (on_attack or not technique.only_on_attack):
                count = able[technique.kind]
                possible = possible or count > 0
                if held >> technique.number & 1:
                    answers += technique.plays[:count]
        return answers if possible and held else []

    def shows(self, t: Boets, seat: int) -> dict[str, object]:
        last = t.technique(t.chain[-1])
        power = "" if last.is_free else POWERS[t.chain[-1].power]
        return {"technique": last.id, "power": power, "type": TYPES[last.type]}

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is PASS:
            return
        card = answer.value // len(POWERS)
        power = answer.value % len(POWERS)
        discard_card(t, self.seat, card)
        t.chain.append(Played(card, power, False))
        if t.events is not None:
            counter = t.content.techniques[card]
            t.tell(TechniquePlayed(self.seat, counter.id, "" if counter.is_free else POWERS[power], "counter", False))
        t.then(PlayCounter(1 - self.seat))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_reply(answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        technique = t.content.by_id.get(text.split()[0])
        if technique is None or text not in [play.text for play in technique.plays]:
            return None
        if technique.type != COUNTER:
            return Reason("only-counter", "R35", technique=technique.id)
        if technique.only_on_attack and len(t.chain) > 1:
            return Reason("only-on-attack", "R85", technique=technique.id)
        if not can_play(t, self.seat, technique, text):
            return needs_dice(technique, text)
        return Reason("not-in-hand", "R35", technique=technique.id)


class SettleChain(Step):
    """§R30 §R48 §A3 From the last counter to the first each cancels or protects; then the attack, if it stands.

    §A5 §R85 Then what lands after it."""

    CLAUSE: ClassVar[str] = "R48"

    def does(self, t: Boets) -> None:
        t.cancelled = []
        steps: list[Step] = []
        for at in range(len(t.chain) - 1, 0, -1):
            if not t.technique(t.chain[at]).lands_after:
                steps.append(run_link(t, at))
        steps.append(run_link(t, 0))
        for at in range(1, len(t.chain)):
            if t.technique(t.chain[at]).lands_after:
                steps.append(run_link(t, at))
        t.then_all(steps)


def run_link(t: Boets, at: int) -> Step:
    """§R37 What a link of the chain does, if nothing has cancelled it by then."""
    played = t.chain[at]
    return RunScript(t.seat_in_chain(at), t.technique(played).scripts[played.power], str(at))
