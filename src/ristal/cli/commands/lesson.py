"""`ristal lesson`: the lessons of a game's school, played in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, Final

from ristal.cli.arguments import Parser, whole
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.games import game_ids, load_game

if TYPE_CHECKING:
    from ristal.cli.tui.screen import Screen
    from ristal.match.lessons import Attempt, Lesson

SHOW: Final = ("показать", "show")
QUIT: Final = ("выход", "quit")
PATIENT: Final = 2  # failures until the solution is offered


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("lesson", help=say("lesson-command"), description=say("lesson-command"))
    command.add_argument("game", nargs="?", choices=game_ids(), metavar=say("cli-game"), help=", ".join(game_ids()))
    command.add_argument("number", nargs="?", type=whole(1, 8), metavar="N", help=say("lesson-flag-number"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play a lesson; without its number, name those that there are."""
    from ristal.cli.tui.screen import Screen, make_console
    from ristal.match.lessons import lessons_of

    console = make_console()
    for game in game_ids() if chosen.game is None else [chosen.game]:
        road = [lesson for lesson in lessons_of(game) if lesson.station]
        if chosen.number is None:
            _list_road(Screen(load_game(game), texts(load_game(game)), console), road)
        elif chosen.number > len(road):
            raise UserError("lesson-none", number=chosen.number, count=len(road))
        else:
            lesson = road[chosen.number - 1]
            _play(Screen(lesson.game, texts(lesson.game), console), lesson)
    return 0


def _list_road(screen: Screen, road: list[Lesson]) -> None:
    screen.say(f"{screen.game.id}-title", "bold")
    for lesson in road:
        title = lesson.title[screen.texts.language]
        screen.say("lesson-listed", number=lesson.station, title=title, minutes=lesson.minutes)
        screen.say("lesson-how", "quiet", command=f"ristal lesson {screen.game.id} {lesson.station}")


def _play(screen: Screen, lesson: Lesson) -> None:
    """All steps in order; a step that failed is begun anew."""
    language = screen.texts.language
    screen.console.print(lesson.title[language], style="bold")
    screen.console.print(lesson.why[language])
    for at in range(len(lesson.steps)):
        failures = 0
        while (is_solved := _play_step(screen, lesson, at)) is False:
            failures += 1
            if failures >= PATIENT:
                screen.say("lesson-offer", "notice")
        if is_solved is None:
            return
    screen.say("lesson-over", "bold")
    if lesson.play_on is not None:
        screen.say("lesson-play", "quiet", command=f"ristal play {lesson.game.id}")


def _play_step(screen: Screen, lesson: Lesson, at: int) -> bool | None:
    """A step from its beginning: whether it was solved, None where the student leaves."""
    from ristal.match.lessons import GOOD, try_step

    step, language = lesson.steps[at], screen.texts.language
    screen.console.print()
    screen.say("lesson-step", "quiet", now=at + 1, all=len(lesson.steps), title=step.title[language])
    screen.console.print(step.goal[language], style="bold")
    screen.console.print(step.text[language])
    attempt = try_step(lesson, at, [])
    while attempt.ending is None:
        given = _ask(screen, attempt)
        if given is None:
            return None
        attempt = try_step(lesson, at, [*attempt.given, *given] if given else step.solution)
    _show_table(screen, attempt)
    is_good = attempt.ending.verdict == GOOD
    screen.say("lesson-good" if is_good else "lesson-bad", "bold")
    clause = f" §{attempt.ending.clause}" if attempt.ending.clause else ""
    screen.console.print(attempt.ending.said[language] + clause)
    return is_good


def _ask(screen: Screen, attempt: Attempt) -> list[str] | None:
    """What the student answers next; nothing for the solution, None to leave."""
    from ristal.text.parse import ANSWERS, meaning

    view = _show_table(screen, attempt)
    legal = screen.game_text.in_order(view)
    for number, answer in enumerate(legal, 1):
        screen.console.print(f"[{number}] {screen.game_text.label(answer)}")
    while True:
        try:
            line = screen.console.input("> ").strip()
        except EOFError:
            return None
        if line.casefold() in QUIT:
            return None
        if line.casefold() in SHOW:
            return []
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return [legal[int(line) - 1]]
        meant = meaning(screen.game_text, attempt.match.options, view, line)
        if meant.means == ANSWERS and meant.answers and meant.answers[0] in legal:
            return [meant.answers[0]]
        screen.say("lesson-unclear", "notice", goal=attempt.step.goal[screen.texts.language])


def _show_table(screen: Screen, attempt: Attempt) -> dict[str, Any]:
    """The table as the student may see it, numbered by the answers that the step leaves; the view that it is of."""
    view = {**attempt.match.view(attempt.lesson.seat), "legal": attempt.legal}
    view["legal"] = screen.game_text.in_order(view)
    players = [screen.texts.say("lesson-rival")] * attempt.match.table.seats
    players[attempt.lesson.seat] = screen.texts.say("lesson-you")
    screen.console.print(screen.drawing.tables(view, players, *screen.console.size)[0])
    return view
