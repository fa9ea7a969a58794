"""Whatever a viewer may not know makes no difference to a single byte that is sent to them."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec

from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.match import Match
from ristal.match.beginning import begin, chance_of
from ristal.server import deeds, showing
from ristal.server.room import PERSON, Room, Sitter
from ristal.server.store import Row
from ristal.wording.guide import guide
from ristal.wording.meaning import completions, meaning
from ristal.wording.pointing import pointed

Options = dict[str, Any]
MATCHES = int(os.environ.get("RISTAL_SECRECY_MATCHES", "1"))  # of each set of options
STRIDE = int(os.environ.get("RISTAL_SECRECY_STRIDE", "7"))  # moves from one comparison to the next
DEALS = 2
POINTED_AT = ("nonsense", "pass", "1", "a1", "b2", "m05")

encode = msgspec.json.encode


def room_of(game: Game, match: Match) -> Room:
    found = {"name": "", "secret": "0" * 32, "options": "{}", "clock": "{}", "state": "playing", "public": ""}
    sitters = [Sitter(PERSON, f"player {seat}", "", "", "") for seat in range(match.table.seats)]
    room = Room("m", game, found, sitters)
    room.match, room.number, room.opened = match, 5, 5
    return room


def twin(room: Room, viewer: int, seed: int) -> Room:
    """The same room, with all that the viewer may not know dealt anew."""
    assert room.match is not None
    table = room.match.table.redeal(viewer, chance_of(seed))
    made = room_of(room.game, Match(room.game, room.match.options, table, {"chance": []}))
    for name in ("id", "name", "secret", "commitment", "sitters", "number", "opened"):
        setattr(made, name, getattr(room, name))
    return made


def refused(room: Room, seat: int, answer: str) -> bytes:
    """What the seat is told about an answer that is not legal."""
    assert room.match is not None
    if answer in room.match.legal(seat):
        return b"legal"
    try:
        room.match.copy().play_all([answer], seat)
    except RistalError as error:
        return encode(deeds.why_not(room, seat, [answer], error, "ru").body("ru"))
    return b"taken"


def asked_about(room: Room, viewer: int) -> list[str]:
    """What a viewer may point at: answers of others among it, which must not betray whether those can be given."""
    assert room.match is not None
    others = [answer for other in room.asked() if other != viewer for answer in room.match.legal(other)[:3]]
    return [*POINTED_AT, *others]


def all_sent(room: Room, viewer: int, texts: list[str]) -> list[bytes]:
    """Everything that a viewer can get out of a room without changing it."""
    assert room.match is not None
    seat = None if viewer == SPECTATOR else viewer
    sent = [encode(showing.state(room, seat, language)) for language in ("ru", "en")]
    if seat is not None:
        sent.append(encode(meant(room, seat, texts[-1])))
        for text in texts:
            sent.append(encode([room.match.why(text, seat, "ru"), text in room.match.legal(seat)]))
            if seat in room.asked():
                sent.append(refused(room, seat, text))
    return sent


def meant(room: Room, seat: int, text: str) -> list[object]:
    """What a typed line means, how it may go on, and what is said of a thing that is pointed at."""
    assert room.match is not None
    told, view = guide("ru", room.game), room.match.view(seat)
    things = [f"{kind}:{thing}" for thing, kind in list(told.kinds.items())[:: len(told.kinds) // 8 + 1]]
    said = [pointed(told, room.match.table, view, thing) for thing in things]
    lines = [meaning(told, room.match.options, view, line) for line in (text, f"почему {text}")]
    return [lines, completions(told, room.match.options, view, text[:2]), said]


def told_of(room: Room, answer: str, seat: int, viewer: int) -> bytes | None:
    """The message of a move and the state after it, as they go to a viewer; nothing where it cannot be made."""
    row_room = room_of(room.game, Match(room.game, room.match.options, room.match.table.copy(), {"chance": []}))
    row_room.match.table.chance = chance_of(7)
    try:
        kept = row_room.play(seat, [answer])
    except RistalError:
        return None
    row = Row(6, "answer", seat, "message", 0.0, {**kept, "question": "q5"})
    row_room.after(row, [])
    who = None if viewer == SPECTATOR else viewer
    return encode([showing.move(row_room, row, who, "ru"), showing.state(row_room, who, "en", has_log=False)])


def test_nothing_sent_depends_on_what_is_hidden(real_game: Game, options: Options) -> None:
    compared = 0
    for seed in range(MATCHES):
        room = room_of(real_game, begin(real_game, dict(options), chance_of(f"secrecy {seed}")))
        chance = random.Random(seed)
        moves = 0
        while room.match is not None and not room.match.over:
            if moves % STRIDE == seed % STRIDE:
                for viewer in (*range(room.match.table.seats), SPECTATOR):
                    texts = asked_about(room, viewer)
                    sent = all_sent(room, viewer, texts)
                    for deal in range(DEALS):
                        assert all_sent(twin(room, viewer, deal), viewer, texts) == sent
                        compared += 1
            seat = room.match.table.first_asked()
            kept = room.play(seat, [chance.choice(room.match.legal(seat))])
            moves += 1
            room.after(Row(room.number + 1, "answer", seat, "", 0.0, {**kept}), [])
            room.recent.clear()  # what happened before the deal differs, of course
    assert compared > 8


def test_a_hidden_answer_is_told_alike_whatever_it_is(real_game: Game, options: Options) -> None:
    """The answers that a viewer may not know give messages that do not differ by a byte, sizes included."""
    room = room_of(real_game, begin(real_game, dict(options), chance_of("answers")))
    chance = random.Random(3)
    hidden = 0
    for _ in range(60):
        assert room.match is not None
        if room.match.over:
            break
        seat = room.match.table.first_asked()
        for viewer in (*range(room.match.table.seats), SPECTATOR):
            if viewer == seat:
                continue
            alike = sealed_answers(room, seat, viewer)
            hidden += len(alike) > 1
            told = {told_of(room, answer, seat, viewer) for answer in alike}
            assert len(told) <= 1, f"{alike} can be told apart by {viewer}"
        room.play(seat, [chance.choice(room.match.legal(seat))])
    if real_game.id == "demons":
        assert hidden, "no answer was hidden from anybody"


def sealed_answers(room: Room, seat: int, viewer: int) -> list[str]:
    """Answers of a simultaneous choice that stays open: nobody else may know them yet."""
    assert room.match is not None
    table = room.match.table
    if len(room.asked()) < 2:
        return []
    return [
        answer.text
        for answer in table.legal(seat)[:6]
        if not table.question.shown_to(table, seat, answer) >> viewer & 1
    ]
