"""What a fighter in a hurry does: a search plays on so, because play by chance alone throws every good ring away."""

from __future__ import annotations

from ristal.engine.chance import Chance
from ristal.engine.notation import Answer
from ristal.games.boets.dice import KINDS, STEP, best_group
from ristal.games.boets.power import powers
from ristal.games.boets.state import Boets
from ristal.games.boets.techniques import ATTACK, POWERS


def guess_dice(t: Boets, seat: int, answers: list[Answer], left: int, chance: Chance) -> Answer:
    """Roll what is of no use: the best group of each colour stays, the rest and the reserve fall."""
    idle: list[Answer] = []
    for answer in answers:
        kind = answer.value
        if kind >= 0:
            group = t.dice[seat * KINDS + kind]
            if not kind % STEP or group < 2 or group < best_group(t.dice, seat, kind // STEP):
                idle.append(answer)
    if not idle:
        return answers[0]
    return idle[chance.draw(max(1, len(idle) - left + 1))]


def guess_stun(t: Boets, victim: int, answers: list[Answer]) -> Answer:
    """The largest group of the victim loses a die."""
    chosen = answers[0]
    most = 0
    for answer in answers:
        group = t.dice[victim * KINDS + answer.value]
        if answer.value % STEP and group > most:
            most = group
            chosen = answer
    return chosen


def guess_kept(t: Boets, seat: int, answers: list[Answer]) -> Answer:
    """The largest group stays on the ring."""
    return guess_stun(t, seat, answers[1:]) if len(answers) > 1 else answers[0]


def guess_card(t: Boets, answers: list[Answer], chance: Chance) -> Answer:
    """An attack, if there is one; a fight without attacks is long."""
    attacks = [answer for answer in answers if t.content.techniques[answer.value].type == ATTACK]
    wanted = attacks if attacks and chance.draw(4) else answers
    return wanted[chance.draw(len(wanted))]


def guess_exchange(t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
    """A card that the ring does not allow goes for another."""
    able = powers(t, seat)
    idle = [answer for answer in answers[1:] if able[t.content.techniques[answer.value].kind] == 0]
    return idle[chance.draw(len(idle))] if idle else answers[0]


def guess_technique(answers: list[Answer], chance: Chance) -> Answer:
    """A technique at the highest power there is, rather than a discard."""
    plays = 0
    for answer in answers:
        if answer.value < 0:
            break
        plays += 1
    if plays == 0 or chance.draw(8) == 0:
        return answers[chance.draw(len(answers))]
    place = chance.draw(plays)
    card = answers[place].value // len(POWERS)
    while place + 1 < plays and answers[place + 1].value // len(POWERS) == card:
        place += 1
    return answers[place]


def guess_reply(answers: list[Answer], chance: Chance) -> Answer:
    """Answer rather than pass, at the highest power of some card."""
    if len(answers) == 1 or chance.draw(5) == 0:
        return answers[0]
    return guess_technique(answers[1:], chance)
