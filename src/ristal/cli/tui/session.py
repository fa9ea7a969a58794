"""A match at the terminal, from its first question to its result or until the person leaves."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from ristal.cli.commands.rules import clause_text
from ristal.cli.errors import UserError
from ristal.cli.tui.autosave import Autosave
from ristal.cli.tui.dice import Left, ask_dice
from ristal.cli.tui.game_over import GameOver
from ristal.cli.tui.hints import hint
from ristal.cli.tui.layout import Variants
from ristal.cli.tui.lookup import Reader
from ristal.cli.tui.players import Player, name_players
from ristal.cli.tui.screen import Log, Screen, log_text
from ristal.engine.errors import RistalError
from ristal.match import Match
from ristal.match.batch import play_together
from ristal.match.projection import Projection, Projector
from ristal.match.viewer import Viewer
from ristal.text import commands
from ristal.text.answers import Vocabulary


class Session:
    """Persons and bots answer in their turn. A refused line changes nothing."""

    def __init__(
        self, match: Match, players: list[Player], screen: Screen, keeper: Autosave, delay: float, notices: list[str]
    ) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.keeper = keeper
        self.delay = delay
        self.notices = notices  # shown once, with the next question
        self.texts = screen.texts
        self.projection = Projection(match)
        self.vocabulary = Vocabulary(match.game, screen.game_text.words)
        self.persons = [seat for seat, player in enumerate(players) if player.bot is None]
        self.reader = reader = Reader(match, screen)
        self.at_screen: int | None = None  # the person who looks at it now
        self.wish: str | None = None  # what is wanted after the end
        self._keeps = True
        self._obey: dict[str, Callable[[int, str], bool]] = {
            commands.HELP: self._help,
            commands.RULE: self._rule,
            commands.WHY: self._why,
            commands.UNDO: self._undo,
            commands.SAVE: self._save,
            commands.LOG: self._log,
            commands.QUIT: self._quit,
            commands.HINT: self._hint,
            commands.RESIGN: self._resign,
            commands.TABLE: self._table,
            commands.CARD: reader.card,
            commands.HAND: reader.hand,
            commands.RIVALS: reader.rivals,
            commands.PILES: reader.piles,
            commands.RULES: reader.rules,
        }

    def run(self) -> int:
        """Play to the end, or leave politely on the way."""
        try:
            was_over = self.match.over
            if not self.persons and not was_over:
                self._watch_from_here()
            while not self.match.over:
                ask_dice(self._project(None), self.screen)
                if self.match.over:
                    break
                seat = self.match.pending[0].seat
                if self.players[seat].bot is None:
                    self._ask(seat)
                else:
                    self._let_decide(seat)
                self._keep()
            self._end(is_new=not was_over)
        except (Left, EOFError):
            return self._leave(0)
        except KeyboardInterrupt:
            return self._leave(130)
        return 0

    def _keep(self) -> None:
        """Save after each answer. Where that cannot be, it says so once, and the person plays on."""
        if self._keeps:
            try:
                self.keeper.autosave()
            except UserError as misuse:
                self._keeps = False
                self.notices.append(misuse.said(self.texts))

    # Bots

    def _let_decide(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        if self.screen.console.is_terminal:
            if self.persons:
                self._show(self.at_screen, [])
            with self.screen.busy("play-thinking", player=self._names()[seat]):
                answer = bot.decide(self.match.game, self.match.table, seat)
        else:
            answer = bot.decide(self.match.game, self.match.table, seat)
        self.match.play(answer.text, seat)
        if not self.persons:
            self._show_to_spectators()

    def _watch_from_here(self) -> None:
        self._show(None, self._notices())
        time.sleep(self.delay)

    def _show_to_spectators(self) -> None:
        """Show spectators what a bot did: the whole table on a screen, only what is new on paper."""
        if self.screen.console.is_terminal:
            if not self.match.over:
                self._show(None, [])
        else:
            for line in self._lines(None):
                if line.fresh:
                    self.screen.console.print(log_text(line, self._names()))
        time.sleep(self.delay)

    # Persons

    def _ask(self, seat: int) -> None:
        """Ask a person until the match has changed or they want to see the table again."""
        self._hand_over(seat)
        self.show_question(seat)
        while not self._obey_line(seat, self.screen.read("play-prompt")):
            pass

    def show_question(self, seat: int) -> None:
        """Show a person the table and what they are asked."""
        shown = self._project(seat)
        asked = shown.question("")
        assert asked is not None
        other_words = self.match.table.question.aliases(self.match.table, seat)
        called = {answer: word for word, answer in other_words.items()}
        prompt = Text(asked.prompt, "asked")
        below = [*self._notices(), *self._goal(seat), prompt, self.screen.answers(shown.view, called)]
        self._show(seat, below)

    def _obey_line(self, seat: int, line: str) -> bool:
        """Do what a line says; whether the table has to be shown anew."""
        if not line:
            return True
        try:
            if order := commands.read_order(line):
                return self._obey[order[0]](seat, order[1])
            return self._answer(seat, line)
        except UserError as misuse:
            self.screen.refuse(misuse)
            return False

    def _answer(self, seat: int, line: str) -> bool:
        answers = self.vocabulary.answers(line, self._legal(seat))
        try:
            play_together(self.match, seat, answers)
        except RistalError as error:
            why = self._project(seat).explain_refusal(answers, error)
            self.screen.console.print(Text(why.why, "wrong"))
            return False
        return True

    def _project(self, seat: int | None) -> Projector:
        return self.projection.to(Viewer(seat), self.texts.language)

    def _legal(self, seat: int) -> list[str]:
        """The answers as they are numbered on the screen."""
        return self.screen.game_text.in_order(self._project(seat).view)

    def _hand_over(self, seat: int) -> None:
        """Let persons change places unseen where one may know what another may not."""
        if self.at_screen != seat and len(self.persons) > 1 and self._has_secrets():
            self.screen.forget()
            self.screen.say("play-hand-over", "asked", player=self._names()[seat])
            order = commands.read_order(self.screen.read("play-hand-over-prompt"))
            if order is not None and order[0] == commands.QUIT:
                raise Left
        self.at_screen = seat

    def _has_secrets(self) -> bool:
        views = [self._project(person).view["zones"] for person in self.persons]
        return len(self.match.pending) > 1 or any(view != views[0] for view in views)

    # Orders: each says whether the table has to be shown anew

    def _help(self, seat: int, about: str) -> bool:
        """What may be typed, with examples of this moment."""
        legal, say = self._legal(seat), self.texts.say
        example = self.texts.label(legal[-1])
        self.reader.help([say("play-help", number=len(legal), answer=example), say("reading-help", number=len(legal))])
        return False

    def _rule(self, seat: int, number: str) -> bool:
        """A clause of the rules; without a number those that are in force at this question."""
        asked = next(pending for pending in self.match.pending if pending.seat == seat)
        clauses = [number] if number else [asked.clause, *self.screen.game_text.further.get(asked.name, ())]
        self.screen.markdown("\n\n".join(clause_text(self.match.game.id, clause) for clause in clauses))
        return False

    def _why(self, seat: int, line: str) -> bool:
        if not line:
            raise UserError("play-why-what", answer=self.texts.label(self._legal(seat)[-1]))
        why = self._project(seat).explain(self.vocabulary.answer(line, self._legal(seat)))
        self.screen.console.print(why.why)
        return False

    def _undo(self, seat: int, about: str) -> bool:
        """Take back as far as the last decision of a person."""
        if not any(move.seat in self.persons for move in self.match.moves):
            raise UserError("play-nothing-to-undo")
        count = next(n for n, move in enumerate(reversed(self.match.moves), 1) if move.seat in self.persons)
        taken = self.match.moves[-count]
        actions = len(self.match.past.actions)
        self.match.undo(count)
        together = len(self.persons) > 1
        message = "play-undone-together" if together else "play-undone"
        known = taken.answer_for(seat)
        answer = self.texts.say("play-hidden-answer") if known is None else self.texts.label(known)
        self.notices.append(self.texts.say(message, player=self._names()[taken.seat], answer=answer))
        if len(self.match.past.actions) > actions:
            self.notices.append(self.texts.say("play-undone-known"))
        return True

    def _save(self, seat: int, name: str) -> bool:
        path = self.keeper.save(name)
        self.screen.say_unbroken("play-saved", file=str(path), command=self.keeper.command(path))
        return False

    def _log(self, seat: int | None, about: str) -> bool:
        self.screen.show_log(self._lines(seat), self._names())
        return False

    def _table(self, seat: int, about: str) -> bool:
        return True

    def _quit(self, seat: int, about: str) -> bool:
        raise Left

    def _hint(self, seat: int, about: str) -> bool:
        for line in hint(self.match, seat, self.screen):
            self.screen.console.print(line)
        return False

    def _resign(self, seat: int, about: str) -> bool:
        """Give the match up, if that is meant and can be."""
        if self.match.table.seats == 2 and not commands.is_meant(self.screen.read("play-resign-sure"), "word-yes"):
            self.screen.say("play-resign-not")
            return False
        try:
            self.match.resign(seat)
        except RistalError as error:
            self.screen.console.print(Text(self.texts.error(error), "wrong"))
            return False
        return True

    # Showing

    def _show(self, seat: int | None, below: list[RenderableType]) -> None:
        names = name_players(self.players, self.texts)
        self.screen.show(self._project(seat).view, names, self._lines(seat), below)

    def _notices(self) -> list[RenderableType]:
        said = [Text(notice, "notice") for notice in self.notices]
        self.notices.clear()
        return [*said]

    def _goal(self, seat: int) -> list[RenderableType]:
        """What is played for, until a person has answered; where there is no room for it, how to ask."""
        if any(move.seat == seat for move in self.match.moves):
            return []
        goal, short = self.texts.say(f"{self.match.game.id}-goal"), self.texts.say("play-goal-asked")
        return [Variants([Text(goal, "notice"), Text(short, "notice")])]

    def _names(self) -> list[str]:
        return self._project(None).players

    def _lines(self, seat: int | None) -> Log:
        """The log as this seat may know it; for a spectator the last move is fresh."""
        moves = self.match.moves
        own = [number for number, move in enumerate(moves, 1) if seat in (None, move.seat)]
        return Log(self._project(seat), own[-1] if own else 0)

    def _end(self, is_new: bool) -> None:
        """Show how it ended, with all hands open, and ask what next; what had ended before is not kept again."""
        record = self.keeper.settle() if is_new else None
        asks = bool(self.persons) and self.screen.console.is_terminal
        seat = self.persons[0] if len(self.persons) == 1 else None
        after = GameOver(self.match, self.persons, self.screen, self.keeper)

        def show_end() -> None:
            names = name_players(self.players, self.texts)
            self.screen.show(self.match.opened(), names, self._lines(seat), after.said(asks))

        show_end()
        self.wish = after.ask(show_end, lambda: self._log(seat, "")) if asks else None
        if record is not None and self.wish is None:
            self._tell_record(record)

    def _leave(self, code: int) -> int:
        """Keep what was begun, and say how to go on."""
        self.screen.console.print()
        try:
            path = self.keeper.autosave()
            self.screen.say_unbroken("play-left", file=str(path), command=self.keeper.command(path))
            if (record := self.keeper.write_record()) is not None:
                self._tell_record(record)
        except UserError as misuse:
            self.screen.refuse(misuse)
            return 1
        return code

    def _tell_record(self, record: Path) -> None:
        self.screen.say_unbroken("play-recorded", file=str(record), command=self.keeper.replay_command(record))
