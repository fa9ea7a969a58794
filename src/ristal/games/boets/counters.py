"""Chapter «Какие бывают приёмы»: counters, and counters on counters."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine import effect
from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.boets.damage import tokens_if_hit
from ristal.games.boets.events import TechniqueLanded, TechniquePlayed
from ristal.games.boets.hands import discard_card, kinds_of
from ristal.games.boets.hurry import guess_reply
from ristal.games.boets.power import can_play, needs_dice, powers
from ristal.games.boets.state import BeforeEffects, Boets, Played
from ristal.games.boets.techniques import COUNTER, POWERS, TYPES


@mypyc_attr(acyclic=True)
class PlayCounter(Question):
    """§R33 §R35 §R36 §A3 The last attack or counter of the opponent may be answered with one counter, or let pass.

    Asked whenever dice and hand size would allow some counter, so that a silence tells nothing of the hand.
    """

    CLAUSE: ClassVar[str] = "R35"

    def asks(self, t: Boets) -> list[Answer]:
        on_attack = len(t.chain) == 1
        able = powers(t, self.seat)
        held = kinds_of(t.hand[self.seat])
        possible = False
        answers = [PASS]
        for technique in t.content.techniques:
            if technique.type == COUNTER and (on_attack or not technique.only_on_attack):
                count = able[technique.kind]
                possible = possible or count > 0
                if held >> technique.number & 1:
                    answers += technique.plays[:count]
        return answers if possible and held else []

    def shows(self, t: Boets, seat: int) -> Shown:
        last = t.technique(t.chain[-1])
        shown: Shown = {
            "technique": last.id,
            "power": last.power_name(t.chain[-1].power),
            "type": TYPES[last.type],
        }
        left = unanswered(t, self.seat) if len(t.chain) == 1 else None
        if left is not None:
            shown["healthy"], shown["pain"] = left
        return shown

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is PASS:
            return
        card = answer.value // len(POWERS)
        power = answer.value % len(POWERS)
        discard_card(t, self.seat, card)
        t.chain.append(Played(card, power, False))
        t.then(PlayCounter(1 - self.seat))
        if t.events is not None:
            counter = t.content.techniques[card]
            t.tell(TechniquePlayed(self.seat, counter.id, counter.power_name(power), TYPES[counter.type], False))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_reply(answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        technique = t.content.by_id.get(text.split()[0])
        if technique is None or not technique.is_named(text):
            return None
        if technique.type != COUNTER:
            return Reason("only-counter", "R35", technique=technique.id)
        if technique.only_on_attack and len(t.chain) > 1:
            return Reason("only-on-attack", "R85", technique=technique.id)
        if not can_play(t, self.seat, technique, text):
            return needs_dice(technique, text)
        if text == technique.id and technique.number in t.hand[self.seat].items:
            return Reason("name-power", "R26", technique=technique.id)
        return Reason("not-in-hand", "R35", technique=technique.id)


@mypyc_attr(acyclic=True)
class SettleChain(BeforeEffects):
    """§R30 §R48 §A3 From the last counter to the first each cancels or protects; then the attack, if it stands.

    §A5 §R85 Then what lands after it."""

    CLAUSE: ClassVar[str] = "R48"

    def does(self, t: Boets) -> None:
        t.cancelled = []
        steps: list[Step] = [RunScript(t.seat_in_chain(at), script_of(t, at), str(at)) for at in t.order_of_effects()]
        t.then_all(steps)


class RunScript(effect.RunScript):
    """§R37 §R48 A link of the chain takes effect, if nothing has cancelled it by then. It is the step of the engine,
    under the same name in saves, and tells of it."""

    def does(self, t: effect.EffectTable) -> None:
        assert isinstance(t, Boets)
        effect.begin_script(t, self.seat, self.script, self.source, {})
        if t.events is not None and self.source not in t.cancelled:
            played = t.chain[int(self.source)]
            technique = t.technique(played)
            t.tell(TechniqueLanded(self.seat, technique.id, technique.power_name(played.power), TYPES[technique.type]))


def unanswered(t: Boets, seat: int) -> tuple[int, int] | None:
    """The healthy tokens and the pain tokens that the attack leaves a seat that lets it pass, if that is certain."""
    damage = pain = 0
    for each in t.content.scripts.by_key[script_of(t, 0)]:
        if each.op == "hit":
            damage += each.number("damage")
            pain += each.number("pain")
    return tokens_if_hit(t, seat, damage, pain)


def script_of(t: Boets, at: int) -> str:
    """The script of a link of the chain, at its power."""
    played = t.chain[at]
    return t.technique(played).scripts[played.power]
