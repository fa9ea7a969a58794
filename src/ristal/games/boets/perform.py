"""Chapter «Проведи приём»: one technique a turn, or a discard."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.effect import begin_script
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason
from ristal.games.boets.counters import PlayCounter, SettleChain, script_of
from ristal.games.boets.events import TechniqueEnded, TechniquePlayed
from ristal.games.boets.hands import discard_card, discard_openly, kinds_of
from ristal.games.boets.hurry import guess_reply, guess_technique
from ristal.games.boets.mobilise import roll_for_discard
from ristal.games.boets.power import can_play, needs_dice, power_of, powers
from ristal.games.boets.referee import CheckReferee
from ristal.games.boets.state import NONE, Boets, Played
from ristal.games.boets.techniques import ATTACK, COPY, COUNTER, JUDGE, MANOEUVRE, POWERS, TYPES, UNIVERSAL, Technique


@mypyc_attr(acyclic=True)
class PerformTechnique(Question):
    """§R21 §R27 §R55 One attack or manoeuvre at any power that the dice allow, or the discard of a card.

    §A2 With an empty hand there is nothing to do.
    """

    CLAUSE: ClassVar[str] = "R21"

    def asks(self, t: Boets) -> list[Answer]:
        answers: list[Answer] = []
        held = add_plays(t, self.seat, answers, True)
        for technique in t.content.techniques:
            if held >> technique.number & 1:
                answers.append(technique.discard)
        return answers

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer.value < 0:
            discard_unused(t, self.seat, -1 - answer.value)
        else:
            play(t, self.seat, answer.value)

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_technique(answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        if text.startswith("discard "):
            known = text.removeprefix("discard ")
            return Reason("not-in-hand", "R55", technique=known) if known in t.content.by_id else None
        if text == PASS.text:
            return Reason("must-discard", "R55")
        return why_not_play(t, self.seat, text)


@mypyc_attr(acyclic=True)
class RetryAttack(Question):
    """§R46 §A4 After a cancelled attack its player may play another attack, with its own dice, check and counters.

    Asked whenever dice and hand size would allow some attack.
    """

    CLAUSE: ClassVar[str] = "R46"

    def asks(self, t: Boets) -> list[Answer]:
        if not t.retry or not t.hand[self.seat].items:
            return []
        answers = [PASS]
        add_plays(t, self.seat, answers, False)
        if len(answers) == 1 and not could_attack(t, self.seat):
            return []
        return answers

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is PASS:
            self.lapses(t)
        else:
            clear_chain(t)
            play(t, self.seat, answer.value)

    def lapses(self, t: Boets) -> None:
        """What was played before is over."""
        clear_chain(t)
        if t.events is not None:
            t.tell(TechniqueEnded(self.seat))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return guess_reply(answers, chance)

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        technique = t.content.by_id.get(text.split()[0])
        acted = None if technique is None else what_is_played(t, self.seat, technique)
        if acted is not None and acted.type != ATTACK:
            return Reason("only-attack", "A4", technique=acted.id)
        return why_not_play(t, self.seat, text)


def add_plays(t: Boets, seat: int, answers: list[Answer], manoeuvres: bool) -> int:
    """§R33 §R34 Every attack, and manoeuvre if wanted, that hand and dice allow; says which cards are held."""
    held = kinds_of(t.hand[seat])
    able = powers(t, seat)
    for technique in t.content.techniques:
        if held >> technique.number & 1:
            acted = what_is_played(t, seat, technique)
            if acted is not None and (acted.type == ATTACK or (manoeuvres and acted.type == MANOEUVRE)):
                answers += technique.plays[: able[acted.kind]]
    return held


def what_is_played(t: Boets, seat: int, technique: Technique) -> Technique | None:
    """§R83 §A11 «Имитация» stands for what the opponent played in their latest turn, if there is such a thing."""
    if technique.type != COPY:
        return technique
    copied = t.copyable[1 - seat]
    return None if copied == NONE else t.content.techniques[copied]


def could_attack(t: Boets, seat: int) -> bool:
    """Whether, for all that is open, some card could be an attack now."""
    able = powers(t, seat)
    for technique in t.content.techniques:
        acted = what_is_played(t, seat, technique)
        if acted is not None and acted.type == ATTACK and able[acted.kind]:
            return True
    return False


def clear_chain(t: Boets) -> None:
    """Nothing is played, cancelled or warded off any more."""
    t.retry = False
    t.chain = []
    t.cancelled = []
    t.protection = 0


def play(t: Boets, seat: int, code: int) -> None:
    """§R28 §R29 §R31 The dice stay where they are and count at this instant only; the card goes to the discard pile."""
    card = t.content.techniques[code // len(POWERS)]
    power = code % len(POWERS)
    acted = what_is_played(t, seat, card)
    assert acted is not None
    discard_card(t, seat, card.number)
    imitated = card.type == COPY
    if not imitated:
        t.copyable[seat] = card.number
    t.chain = [Played(acted.number, power, imitated)]
    if acted.type == ATTACK:  # §R53 check, counters, consequences
        t.then(CheckReferee(seat), PlayCounter(1 - seat), SettleChain(seat), RetryAttack(seat))
    else:  # §R34 no counter, at once
        t.cancelled = []
        t.then(RetryAttack(seat))
        begin_script(t, seat, script_of(t, 0), "0", {})
    if t.events is not None:
        t.tell(TechniquePlayed(seat, acted.id, acted.power_name(power), TYPES[acted.type], imitated))


def discard_unused(t: Boets, seat: int, card: int) -> None:
    """§R55 §R56 §R57 A discard has no effect, but that of an ability's technique lets dice of its colour be rolled."""
    technique = t.content.techniques[card]
    discard_openly(t, seat, card)
    if technique.kind < UNIVERSAL:
        t.then(roll_for_discard(seat, technique.kind))


def why_not_play(t: Boets, seat: int, text: str) -> Reason | None:
    """Why this technique cannot be played; what is open to all is looked at before the hand, so that nothing leaks."""
    technique = t.content.by_id.get(text.split()[0])
    if technique is None or not technique.is_named(text):
        return None
    if technique.type == COUNTER:
        return Reason("only-in-answer", "R35", technique=technique.id)
    if technique.type == JUDGE:
        return Reason("only-after-check", "R81", technique=technique.id)
    acted = what_is_played(t, seat, technique)
    if acted is None:
        return Reason("nothing-to-copy", "R83")
    power = power_of(technique, text)
    if power >= len(acted.plays) or not can_play(t, seat, acted, acted.plays[power].text):
        return needs_dice(acted, acted.plays[min(power, len(acted.plays) - 1)].text)
    if text == technique.id and technique.number in t.hand[seat].items:
        return Reason("name-power", "R26", technique=technique.id)
    return Reason("not-in-hand", "R55", technique=technique.id)
