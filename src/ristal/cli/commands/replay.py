"""`ristal replay`: step through the record of a match, forward and back."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ristal.cli.arguments import Parser, add_content
from ristal.cli.commands.play import DELAY, check_delay, read_seat
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.engine.errors import BadSave, RistalError, describe_failure
from ristal.games import game_ids, load_game
from ristal.text import commands

if TYPE_CHECKING:
    from ristal.cli.tui.screen import Log, Screen
    from ristal.match import Match
    from ristal.match.projection import Projector
    from ristal.text import Translator


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    replay = commands.add_parser("replay", help=say("replay-command"), description=say("replay-command"))
    replay.add_argument("file", type=Path, metavar=say("cli-file"), help=say("replay-flag-file"))
    replay.add_argument("--plain", action="store_true", help=say("replay-flag-plain"))
    replay.add_argument("--seat", type=int, metavar=say("cli-number"), help=say("replay-flag-seat"))
    replay.add_argument("--delay", type=float, default=DELAY, metavar=say("cli-seconds"), help=say("play-flag-delay"))
    add_content(replay)
    replay.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Replay by the rules; a record of other rules or content is shown by its recorded events, with a notice."""
    from ristal import match as matches
    from ristal.cli.files import read_text
    from ristal.cli.tui.screen import Screen, make_console

    check_delay(chosen.delay)
    text = read_text(chosen.file)
    console = make_console()
    try:
        match = matches.restore(text, chosen.content)
    except RistalError as error:
        shown = _say_recorded(text)
        cause = next((cause for cause in ("version", "content") if cause in error.details), "other")
        console.print(texts().say("replay-cannot", cause=cause), style="wrong")
        if cause == "content":
            console.print(texts().say("cli-own-content"))
        for line in shown:
            console.print(line)
        return 0
    seat = read_seat(chosen.seat, match.table.seats)
    player = Player(match, seat, chosen.delay, Screen(match.game, texts(match.game), console), chosen.content)
    player.print_all() if chosen.plain else player.step_through()
    return 0


class Player:
    """A replayed match and the place in it that is shown: after so many moves."""

    def __init__(
        self, match: Match, seat: int | None, delay: float, screen: Screen, content: Path | None = None
    ) -> None:
        self.match = match
        self.seat = seat
        self.delay = delay
        self.screen = screen
        self.content = content
        self.texts = screen.texts
        self.place = 0
        self.names = self._project(match).players

    def step_through(self) -> bool:
        """Forward, back, anywhere, by itself; until the person has enough, or plays on; returns which."""
        self._show(self.texts.say("replay-orders"))
        while True:
            try:
                line = self.screen.read("replay-prompt")
                if _is(line, "play"):
                    if self._play_on():
                        return True
                elif commands.is_meant(line, "order-quit"):
                    return False
                else:
                    self._obey(line)
            except UserError as misuse:
                self.screen.refuse(misuse)
            except (EOFError, KeyboardInterrupt):
                self.screen.console.print()
                return False

    def _obey(self, line: str) -> None:
        if not line or _is(line, "next"):
            self._go(self.place + 1)
        elif _is(line, "back"):
            self._go(self.place - 1)
        elif _is(line, "auto"):
            self._run_on()
        elif line.isdecimal():
            self._go(int(line))
        else:
            self._read(line)

    def _read(self, line: str) -> None:
        """Show once more what is on the table, or what can be read beside it."""
        from ristal.cli.tui.lookup import Reader

        then = self.match.at(self.place)
        if commands.is_meant(line, "order-table"):
            self._show(self.texts.say("replay-orders"))
        elif commands.is_meant(line, "order-log"):
            self.screen.show_log(self._log(self._project(then)), self.names)
        elif not Reader(then, self.screen).look_up(self.seat, line, "replay-help"):
            self.screen.say("replay-what", "wrong")

    def _go(self, place: int) -> None:
        if 0 <= place <= len(self.match.moves):
            self.place = place
            self._show(self.texts.say("replay-orders"))
        else:
            self.screen.say("replay-no-such-move", "wrong", last=len(self.match.moves))

    def _run_on(self) -> None:
        """Go on by itself to the end; Ctrl-C stops it there."""
        try:
            while self.place < len(self.match.moves):
                time.sleep(self.delay)
                self._go(self.place + 1)
        except KeyboardInterrupt:
            self.screen.console.print()

    def _play_on(self) -> bool:
        """Play on from this moment, against a bot or together; whether that was done."""
        from ristal.cli.commands.play import play_on
        from ristal.match.setup import branch_match

        match = branch_match(self.match, self.place)
        if match.over:
            self.screen.say("replay-is-over", "wrong")
            return False
        kinds = self._kinds(match)
        play_on(match, kinds, self.content)
        return True

    def _kinds(self, match: Match) -> list[str]:
        """Who sits where: asked, with an answer for whoever only presses Enter."""
        from ristal.cli.tui.players import DEFAULT, opponents

        seats = match.table.seats
        likely = match.table.first_asked() if self.seat is None else self.seat
        named = ", ".join(f"{seat} — {name}" for seat, name in enumerate(self.names, 1))
        line = self.screen.read("replay-which-seat", seats=named, likely=self.names[likely])
        number = int(line) if line.isdecimal() else None
        if line and number is None:
            raise UserError("play-no-such-seat", seat=line, last=seats)
        seat = read_seat(number, seats)
        line = self.screen.read("replay-which-opponent")
        return opponents(line or DEFAULT, likely if seat is None else seat, seats)

    def _show(self, hint: str) -> None:
        from rich.text import Text

        then = self._project(self.match.at(self.place))
        below = [Text(self._move(self.place), "asked")]
        if (result := then.result()) is not None:
            below.append(Text(result["said"], "asked"))
        if hint:
            below.append(Text(hint, "quiet"))
        self.screen.show(then.view, [""] * len(self.names), self._log(then), below)

    def _project(self, match: Match) -> Projector:
        """A moment of the match as the viewer sees it."""
        from ristal.match.projection import Projector
        from ristal.match.viewer import Viewer

        return Projector(match, Viewer(self.seat), self.texts.language)

    def _log(self, then: Projector) -> Log:
        """What had happened at a moment of the match; what its last answer brought is fresh."""
        from ristal.cli.tui.screen import Log

        return Log(then, then.match.number, self.names)

    def _move(self, number: int) -> str:
        """Which move this is, who made it, and what was answered."""
        last = len(self.match.moves)
        if number == 0:
            return self.texts.say("replay-beginning", last=last)
        move = self.match.moves[number - 1]
        known = self._project(self.match).answer(move.write())
        answer = self.texts.say("play-hidden-answer") if known is None else self.texts.label(known)
        return self.texts.say("replay-move", number=number, last=last, player=self.names[move.seat], answer=answer)

    def print_all(self) -> None:
        """Every move with what happened, then the last table."""
        for number in range(len(self.match.moves) + 1):
            self.screen.console.print(self._move(number), style="asked")
            for line in self._log(self._project(self.match.at(number))):
                if line.fresh:
                    self.screen.console.print(f"  {line.text}")
        self.place = len(self.match.moves)
        self._show("")


def _is(line: str, order: str) -> bool:
    return commands.is_meant(line, f"replay-order-{order}")


def _say_recorded(text: str) -> list[str]:
    """What happened as the record itself tells it, in words where this program still has them."""
    from ristal.match import read_events_of_record

    moves: list[list[dict[str, Any]]] = read_events_of_record(text)
    game_id = json.loads(text).get("game")
    words = texts(load_game(game_id)) if game_id in game_ids() else None
    try:
        return [
            line
            for number, events in enumerate(moves)
            for line in (f"{number}.", *(f"  {_describe_event(event['data'], words)}" for event in events))
        ]
    except (AttributeError, KeyError, TypeError) as error:
        raise BadSave("damaged", reason=describe_failure(error)) from None


def _describe_event(event: dict[str, Any], words: Translator | None) -> str:
    if words is not None and words.game is not None:
        players = [words.say("replay-player", number=seat + 1) for seat in range(max(words.game.seats))]
        try:
            return words.event(event, players)
        except (LookupError, ValueError):
            pass  # an event that this version does not know or tells otherwise
    return ", ".join(f"{name}: {value}" for name, value in event.items())
