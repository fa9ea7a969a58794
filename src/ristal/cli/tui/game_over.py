"""After the end of a match: who won, what the hands were, and what next."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text

from ristal.cli.commands.play import DELAY
from ristal.cli.errors import UserError
from ristal.cli.files import add_date
from ristal.cli.tui.autosave import Autosave
from ristal.cli.tui.lookup import Reader
from ristal.cli.tui.screen import Screen
from ristal.match import Match
from ristal.match.actions import TAKEN_BACK
from ristal.match.projection import Projector
from ristal.match.viewer import SPECTATING
from ristal.text import commands

AGAIN, SWAP, LOOK, KEEP = "again", "swap", "look", "keep"
WISHES = (AGAIN, SWAP, LOOK, KEEP)


class GameOver:
    """What is said and asked at the end."""

    def __init__(self, match: Match, persons: list[int], screen: Screen, keeper: Autosave) -> None:
        self.match = match
        self.persons = persons
        self.screen = screen
        self.keeper = keeper
        self.texts = screen.texts

    def said(self, asks: bool) -> list[RenderableType]:
        """The result, to a lone person as their own; what was taken back on the way; what may be done next."""
        result = self.match.result
        assert result is not None
        shown = Projector(self.match, SPECTATING, self.texts.language).result()
        assert shown is not None
        said = Text(shown["said"], "asked")
        if len(self.persons) == 1 and not result.is_draw:
            won = self.persons[0] in result.winners
            said.append(" " + self.texts.say("play-you-won" if won else "play-you-lost"))
        taken = [action for action in self.match.past.actions if action.what == TAKEN_BACK]
        lines: list[RenderableType] = [said]
        if taken:
            lines.append(Text(self.texts.say("play-ended-taken-back", count=len(taken)), "notice"))
        if asks:
            lines.append(Text(self.texts.say("after-choices"), "quiet"))
        return lines

    def ask(self, show_end: Callable[[], object], show_log: Callable[[], object]) -> str | None:
        """Ask until there is a wish for another match, or for none."""
        while True:
            try:
                line = self.screen.read("after-what")
                wish = self._wish(line)
                if wish in (AGAIN, SWAP):
                    return wish
                if not line or commands.is_meant(line, "order-quit") or (wish == LOOK and self._look()):
                    return None
                if wish == KEEP:
                    self._keep()
                elif wish == LOOK or commands.is_meant(line, "order-table"):
                    show_end()
                elif commands.is_meant(line, "order-log"):
                    show_log()
                elif not Reader(self.match, self.screen).look_up(None, line, "after-help"):
                    self.screen.say("after-not-understood", "wrong")
            except UserError as misuse:
                self.screen.refuse(misuse)
            except (EOFError, KeyboardInterrupt):
                self.screen.console.print()
                return None

    def _wish(self, line: str) -> str | None:
        if line.isdecimal() and 1 <= int(line) <= len(WISHES):
            return WISHES[int(line) - 1]
        return next((wish for wish in WISHES if commands.is_meant(line, f"after-{wish}")), None)

    def _look(self) -> bool:
        """Step through the match, with the eyes of a lone person; whether another was played from a moment of it."""
        from ristal.cli.commands.replay import Player

        seat = self.persons[0] if len(self.persons) == 1 else None
        return Player(self.match, seat, DELAY, self.screen, self.keeper.content).step_through()

    def _keep(self) -> None:
        offered = f"{add_date(self.match.game.id)}.json"
        name = self.screen.read("after-name", file=offered) or offered
        path = self.keeper.keep_record(name)
        self.screen.say_unbroken("play-recorded", file=str(path), command=self.keeper.replay_command(path))
