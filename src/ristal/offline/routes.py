"""What the page may ask of a host without a server: the paths of the protocol, each answered by the function that a
server answers it by. What needs other people says so."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import structs

from ristal.bots import make_bot
from ristal.bots.ismcts import IsmctsBot
from ristal.engine.data import Document
from ristal.engine.errors import RistalError
from ristal.games import game_ids
from ristal.host import actions, create, take_back
from ristal.host.conversation.client import find_holder, find_own
from ristal.host.errors import ApiError
from ristal.host.live_match import OPEN
from ristal.host.people import rating
from ristal.host.presentation import assist, endings, games, lessons, presenter
from ristal.host.presentation.presenter import Presenter
from ristal.host.storage.rows import Branch
from ristal.offline.aside import have_done
from ristal.offline.call import Call
from ristal.protocol import requests
from ristal.protocol.people_responses import Lobby, PushKey, Reach
from ristal.protocol.responses import Done, GameForm, SlowLevel
from ristal.text import translator

COMMAND: Final = "ristal serve --host 0.0.0.0"
MOST_SECONDS: Final = 5.0  # for a move: a level that would take longer is not offered


Route = Callable[[Call], Awaitable[object]]


# What there is to play


async def list_games(call: Call) -> object:
    """The games, with the levels that this machine is fast enough for."""
    return [_offer(form, call.host.speeds.get(form.id)) for form in games.list_games(call.language)]


def _offer(form: GameForm, speed: float | None) -> GameForm:
    slow = []
    for level in form.levels:
        bot = make_bot(level["id"])
        seconds = bot.limit / speed if isinstance(bot, IsmctsBot) and speed else 0.0
        if seconds > MOST_SECONDS:
            slow.append(SlowLevel(level["id"], level["name"], round(seconds)))
    names = {each.id for each in slow}
    return structs.replace(form, levels=[each for each in form.levels if each["id"] not in names], slow=slow)


async def show_catalogue(call: Call) -> object:
    asked = call.query(requests.CatalogueQuery)
    edition = asked.pop("edition", "")
    game = await create.find_game(call.host.registry, call.names["game"], edition)
    return games.make_catalogue(game.id, call.language, games.name_options(game, asked), edition)


async def list_rules(call: Call) -> object:
    return games.list_rules(await create.find_game(call.host.registry, call.names["game"]), call.language)


async def list_examples(call: Call) -> object:
    game = await create.find_game(call.host.registry, call.names["game"])
    return lessons.list_examples(game.id, call.language)


async def list_roads(call: Call) -> object:
    return lessons.list_roads(game_ids(), call.language)


async def try_step(call: Call) -> object:
    return lessons.show_step(call.body(requests.TryStep), call.language)


async def draft_step(call: Call) -> object:
    return lessons.draft_step(call.body(requests.TryDraft), call.language, assist.draw_seeds())


async def explain_step(call: Call) -> object:
    return lessons.explain_step(call.body(requests.AskStep), call.language)


# Matches


async def create_match(call: Call) -> object:
    wanted = call.body(requests.NewMatch)
    if OPEN in wanted.sitters or wanted.public:
        raise ApiError("needs-server", command=COMMAND)
    branch = None if wanted.start is None else await _find_branch(call, wanted.game, wanted.start)
    return await create.create_match(call.host.registry, wanted, call.language, branch)


async def _find_branch(call: Call, game: str, start: requests.Start) -> Branch:
    if start.lesson:
        return lessons.branch_lesson(game, start.lesson)
    text, match = bytes(start.record).decode(), ""
    if text in ("", "null"):
        holder = await find_holder(call.host.registry, start.token)
        if holder.match != start.match:
            raise ApiError("not-found")
        match, live = holder.match, await call.host.registry.get(holder.match)
        text = endings.write_record(live, await endings.find_past(call.host.registry, live, start.token))
    found: Branch = await _of_record(call, "branch", text, start.at)
    return {**found, "match": match}


async def show_state(call: Call) -> object:
    live, holder = await call.enter()
    async with call.host.registry.hold(live, call.token):
        return Presenter(live).state(holder.seat, call.language)


async def answer(call: Call) -> object:
    live, seat = await call.sit()
    given = call.body(requests.GiveAnswer)
    return Done(await actions.answer(call.host.registry, live, seat, given, call.language, call.token))


async def roll(call: Call) -> object:
    live, seat = await call.sit()
    given = call.body(requests.ThrowDie)
    return Done(await actions.roll(call.host.registry, live, seat, given, call.language, call.token))


async def resign(call: Call) -> object:
    live, seat = await call.sit()
    return Done(await actions.resign(call.host.registry, live, seat, call.language, call.token))


async def draw(call: Call) -> object:
    live, seat = await call.sit()
    return await actions.draw(call.host.registry, live, seat, call.body(requests.Agreement).accept, call.token)


async def undo(call: Call) -> object:
    live, seat = await call.sit()
    wanted = call.body(requests.TakeBack)
    return await take_back.take_back(call.host.registry, live, seat, wanted, call.language, call.token)


async def claim(call: Call) -> object:
    live, seat = await call.sit()
    return await actions.claim(call.host.registry, live, seat, call.body(requests.Claim), call.token)


async def rematch(call: Call) -> object:
    live, seat = await call.sit()
    swap = call.body(requests.Rematch).swap
    return await actions.rematch(call.host.registry, live, seat, swap, call.language, call.token)


async def change_seat(call: Call) -> object:
    live, seat = await call.sit()
    wanted = call.body(requests.ChangeSeat)
    if wanted.action == "webhook":
        raise ApiError("needs-server", command=COMMAND)
    return await actions.change_seat(call.host.registry, live, seat, call.token, wanted)


async def list_own(call: Call) -> object:
    return await find_own(call.host.registry, call.tokens)


async def show_talk(call: Call) -> object:
    live, seat = await call.sit()
    async with call.host.registry.hold(live, call.token):
        return await call.host.conversations.talk(live, seat, call.language)


async def say(call: Call) -> object:
    live, seat = await call.sit()
    await call.host.conversations.say(live, seat, call.body(requests.Say), call.token)
    return await call.host.conversations.talk(live, seat, call.language)


# What helps to decide


async def draft(call: Call) -> object:
    live, seat = await call.sit()
    return await assist.draft(call.host.registry, live, seat, call.body(requests.Draft), call.language, call.token)


async def hint(call: Call) -> object:
    live, seat = await call.sit()
    save = await assist.save_for_hint(call.host.registry, live, seat, call.token)
    advice = await have_done(call.host.aside, "hint", save, seat, assist.HINT_SECONDS, secrets.randbits(31))
    return assist.show_hint(advice, live.game, call.language)


async def why(call: Call) -> object:
    live, seat = await call.sit()
    return await assist.why(call.host.registry, live, seat, call.query(requests.WhyQuery), call.language, call.token)


async def read_line(call: Call) -> object:
    live, seat = await call.sit()
    text = call.query(requests.LineQuery).text
    return await assist.read_line(call.host.registry, live, seat, text, call.language, call.token)


# Matches that are over, and files of them


async def show_record(call: Call) -> object:
    live, _ = await call.enter()
    return await endings.find_record(call.host.registry, live, call.token)


async def replay(call: Call) -> object:
    live, _ = await call.enter()
    rows = await endings.find_past(call.host.registry, live, call.token)
    sitters = [each.name for each in presenter.sitters(live.players, call.language)]
    viewer, text = call.query(requests.ReplayQuery).viewer, endings.write_record(live, rows)
    seconds = endings.measure_seconds(rows)
    return await _of_record(call, "replay", text, viewer, call.language, sitters, seconds)


async def replay_file(call: Call) -> object:
    viewer = call.query(requests.ReplayQuery).viewer
    return await _of_record(call, "replay", call.asked.body, viewer, call.language)


async def summary(call: Call) -> object:
    live, _ = await call.enter()
    rows = await endings.find_past(call.host.registry, live, call.token)
    return endings.summarize(live, rows, call.language)


async def verify(call: Call) -> object:
    return await _of_record(call, "verify", call.asked.body, call.language)


async def review(call: Call) -> object:
    live, _ = await call.enter()
    if not call.host.reviews.knows(live.id):
        rows = await endings.find_past(call.host.registry, live, call.token)
        call.host.reviews.begin(live.id, endings.write_record(live, rows))
    return await call.host.reviews.put_together(live.id, call.language)


async def _of_record(call: Call, task: str, *given: object) -> Any:
    """What comes of a record or save, looked at in the other worker; what is wrong with it is said."""
    try:
        return await have_done(call.host.aside, task, *given)
    except RistalError as error:
        raise ApiError("bad-record", said=translator(call.language).error(error)) from None


# Between people


async def reach(call: Call) -> object:
    return Reach("local", [], False, COMMAND)


async def lobby(call: Call) -> object:
    return Lobby(False, [])


async def list_live(call: Call) -> object:
    nobody: list[Document] = []
    return nobody


async def rate(call: Call) -> object:
    return rating.rate(call.body(requests.Rated).matches, call.language)


async def push_key(call: Call) -> object:
    return PushKey(None)


ROUTES: Final[list[tuple[str, str, Route]]] = [
    ("GET", "games", list_games),
    ("GET", "games/{game}/catalogue", show_catalogue),
    ("GET", "games/{game}/rules", list_rules),
    ("GET", "games/{game}/examples", list_examples),
    ("GET", "school", list_roads),
    ("POST", "lessons", try_step),
    ("POST", "lessons/draft", draft_step),
    ("POST", "lessons/why", explain_step),
    ("GET", "mine", list_own),
    ("POST", "matches", create_match),
    ("GET", "matches/{match}", show_state),
    ("POST", "matches/{match}/answers", answer),
    ("POST", "matches/{match}/roll", roll),
    ("POST", "matches/{match}/resign", resign),
    ("POST", "matches/{match}/draw", draw),
    ("POST", "matches/{match}/undo", undo),
    ("POST", "matches/{match}/claim", claim),
    ("POST", "matches/{match}/rematch", rematch),
    ("POST", "matches/{match}/seat", change_seat),
    ("GET", "matches/{match}/talk", show_talk),
    ("POST", "matches/{match}/talk", say),
    ("POST", "matches/{match}/draft", draft),
    ("POST", "matches/{match}/hint", hint),
    ("GET", "matches/{match}/why", why),
    ("GET", "matches/{match}/line", read_line),
    ("GET", "matches/{match}/record", show_record),
    ("GET", "matches/{match}/replay", replay),
    ("GET", "matches/{match}/summary", summary),
    ("GET", "matches/{match}/review", review),
    ("POST", "replays", replay_file),
    ("POST", "verify", verify),
    ("GET", "reach", reach),
    ("GET", "lobby", lobby),
    ("GET", "live", list_live),
    ("POST", "rating", rate),
    ("GET", "push", push_key),
]
