"""Whatever a viewer may not know makes no difference to a single byte that is sent to them."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec

from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.engine.zone import SPECTATOR
from ristal.host import actions
from ristal.host.live_match import PERSON, LiveMatch
from ristal.host.presentation.presenter import Presenter
from ristal.host.storage.rows import Answered, Row
from ristal.host.storage.store import Player, StoredMatch
from ristal.match import Match, Viewer
from ristal.match.projection import Projector, Thing
from ristal.match.setup import begin, chance_of
from ristal.text.game_text import game_text
from ristal.text.parse import completions, meaning

Options = dict[str, Any]
MATCHES = int(os.environ.get("RISTAL_SECRECY_MATCHES", "1"))  # of each set of options
STRIDE = int(os.environ.get("RISTAL_SECRECY_STRIDE", "7"))  # moves from one comparison to the next
DEALS = 2
FIRST = 3  # legal answers that are given together with one that is not
POINTED_AT = ("nonsense", "pass", "1", "a1", "b2", "m05")

encode = msgspec.json.encode


def room_of(game: Game, match: Match) -> LiveMatch:
    stored = StoredMatch("m", game.id, "", {}, {}, "0" * 32, 0.0, "playing")
    live = LiveMatch(stored, game, [Player(PERSON, f"player {seat}") for seat in range(match.table.seats)])
    live.match, live.number, live.opened = match, 5, 5
    return live


def twin(live: LiveMatch, viewer: int, seed: int) -> LiveMatch:
    """The same room, with all that the viewer may not know dealt anew."""
    assert live.match is not None
    table = live.match.table.redeal(viewer, chance_of(seed))
    made = room_of(live.game, Match(live.game, live.match.options, table, {"chance": []}))
    for name in ("id", "name", "secret", "commitment", "players", "number", "opened"):
        setattr(made, name, getattr(live, name))
    return made


def refused(live: LiveMatch, seat: int, answer: str) -> bytes:
    """What the seat is told about an answer that is not legal."""
    assert live.match is not None
    if answer in live.match.legal(seat):
        return b"legal"
    return refusal(live, seat, [answer])


def refusal(live: LiveMatch, seat: int, answers: list[str]) -> bytes:
    assert live.match is not None
    try:
        live.match.copy().play_all(answers, seat)
    except RistalError as error:
        return encode(actions.why_not(live, seat, answers, error, "ru").body("ru"))
    return b"taken"


def asked_about(live: LiveMatch, viewer: int) -> list[str]:
    """What a viewer may point at: answers of others among it, which must not betray whether those can be given."""
    assert live.match is not None
    others = [answer for other in live.asked() if other != viewer for answer in live.match.legal(other)[:3]]
    return [*POINTED_AT, *others]


def all_sent(live: LiveMatch, viewer: int, texts: list[str]) -> list[bytes]:
    """Everything that a viewer can get out of a room without changing it."""
    assert live.match is not None
    seat = None if viewer == SPECTATOR else viewer
    sent = [encode(Presenter(live).state(seat, language)) for language in ("ru", "en")]
    if seat is not None:
        sent.append(encode(meant(live, seat, texts[-1])))
        for text in texts:
            sent.append(encode([live.match.why(text, seat, "ru"), text in live.match.legal(seat)]))
            if seat in live.asked():
                sent.append(refused(live, seat, text))
                sent += [refusal(live, seat, [legal, "nonsense"]) for legal in live.match.legal(seat)[:FIRST]]
    return sent


def meant(live: LiveMatch, seat: int, text: str) -> list[object]:
    """What a typed line means, how it may go on, and what is said of a thing that is pointed at."""
    assert live.match is not None
    told, view = game_text("ru", live.game), live.match.view(seat)
    things = [f"{kind}:{thing}" for thing, kind in list(told.kinds.items())[:: len(told.kinds) // 8 + 1]]
    said = [Projector(live.match, Viewer(seat), "ru").explain(Thing(thing)) for thing in things]
    lines = [meaning(told, live.match.options, view, line) for line in (text, f"почему {text}")]
    return [lines, completions(told, live.match.options, view, text[:2]), said]


def told_of(live: LiveMatch, answer: str, seat: int, viewer: int) -> bytes | None:
    """The message of a move and the state after it, as they go to a viewer; nothing where it cannot be made."""
    row_room = room_of(live.game, Match(live.game, live.match.options, live.match.table.copy(), {"chance": []}))
    row_room.match.table.chance = chance_of(7)
    try:
        moves = row_room.play(seat, [answer])
    except RistalError:
        return None
    row = Row(6, seat, "message", 0.0, Answered(answers=[answer], moves=moves, question="q5"))
    row_room.after(row, [])
    who = None if viewer == SPECTATOR else viewer
    shown = Presenter(row_room)
    return encode([shown.move(row, who, "ru"), shown.state(who, "en", has_log=False)])


def test_nothing_sent_depends_on_what_is_hidden(real_game: Game, options: Options) -> None:
    compared = 0
    for seed in range(MATCHES):
        live = room_of(real_game, begin(real_game, dict(options), chance_of(f"secrecy {seed}")))
        chance = random.Random(seed)
        moves = 0
        while live.match is not None and not live.match.over:
            if moves % STRIDE == seed % STRIDE:
                for viewer in (*range(live.match.table.seats), SPECTATOR):
                    texts = asked_about(live, viewer)
                    sent = all_sent(live, viewer, texts)
                    for deal in range(DEALS):
                        assert all_sent(twin(live, viewer, deal), viewer, texts) == sent
                        compared += 1
            seat = live.match.table.first_asked()
            answers = [chance.choice(live.match.legal(seat))]
            change = Answered(answers=answers, moves=live.play(seat, answers))
            moves += 1
            live.after(Row(live.number + 1, seat, "", 0.0, change), [])
            live.recent.clear()  # what happened before the deal differs, of course
    assert compared > 8


def test_a_hidden_answer_is_told_alike_whatever_it_is(real_game: Game, options: Options) -> None:
    """The answers that a viewer may not know give messages that do not differ by a byte, sizes included."""
    live = room_of(real_game, begin(real_game, dict(options), chance_of("answers")))
    chance = random.Random(3)
    hidden = 0
    for _ in range(60):
        assert live.match is not None
        if live.match.over:
            break
        seat = live.match.table.first_asked()
        for viewer in (*range(live.match.table.seats), SPECTATOR):
            if viewer == seat:
                continue
            alike = sealed_answers(live, seat, viewer)
            hidden += len(alike) > 1
            told = {told_of(live, answer, seat, viewer) for answer in alike}
            assert len(told) <= 1, f"{alike} can be told apart by {viewer}"
        live.play(seat, [chance.choice(live.match.legal(seat))])
    if real_game.id == "demons":
        assert hidden, "no answer was hidden from anybody"


def sealed_answers(live: LiveMatch, seat: int, viewer: int) -> list[str]:
    """Answers of a simultaneous choice that stays open: nobody else may know them yet."""
    assert live.match is not None
    table = live.match.table
    if len(live.asked()) < 2:
        return []
    return [
        answer.text
        for answer in table.legal(seat)[:6]
        if not table.question.shown_to(table, seat, answer) >> viewer & 1
    ]
