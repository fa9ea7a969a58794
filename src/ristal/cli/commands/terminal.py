"""`ristal terminal`: choose a game, an opponent and options; Enter, Enter is enough."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from ristal.cli.arguments import Parser, add_content
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.cli.options import read_options, typed
from ristal.engine.errors import BadContent
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.text import commands

if TYPE_CHECKING:
    from rich.console import Console

CONTINUE = "0"
SEATS = "--seats"


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    menu = commands.add_parser("terminal", help=say("menu-command"), description=say("menu-command"))
    add_content(menu)
    menu.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from ristal.cli.tui.screen import make_console

    menu = Menu(make_console(), chosen.content)
    try:
        return menu.choose_game()
    except (EOFError, KeyboardInterrupt):
        menu.console.print()
        return 0


@dataclass
class Setting:
    """A line of the settings: the flag it stands for, its name, the choices with their names, the place of the
    chosen one; what other settings have to be for it to count."""

    flag: str
    name: str
    choices: list[tuple[str, str]]
    place: int
    only_if: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def _size(game: Game) -> int:
    """How much there is to a game: what can be set, and what is asked."""
    return len(game.options) + len(game.questions)


class Menu:
    def __init__(self, console: Console, content: Path | None) -> None:
        self.console = console
        self.content = content
        self.texts = texts()

    def choose_game(self) -> int:
        """The first screen."""
        from rich.padding import Padding
        from rich.text import Text

        from ristal.cli.commands.play import notices
        from ristal.cli.tui.saved_games import called, unfinished

        games = sorted(self._games(), key=_size)  # the simplest first
        waiting = unfinished()
        self._clear()
        self._print("menu-title", "bold")
        for notice in notices():
            self.console.print(notice, style="notice")
        self.console.print()
        for number, game in enumerate(games, 1):
            words = texts(game)
            self.console.print(f" {number}  {words.say(f'{game.id}-title')}", style="asked")
            self.console.print(Padding(Text(words.say(f"{game.id}-blurb"), "quiet"), (0, 0, 0, 4)))
        if waiting:
            self._print("menu-continue", number=CONTINUE, match=called(waiting[0]), others=len(waiting) - 1)
        self.console.print()
        while True:
            line = self._read("menu-which-game")
            if commands.is_meant(line, "order-quit"):
                return 0
            if line == CONTINUE and waiting:
                return self._continue(waiting)
            if (place := _place(line, len(games))) is not None:
                return self.choose_settings(games[place])
            self._print("menu-what", "wrong", last=len(games))

    def _continue(self, waiting: list[Path]) -> int:
        """Go on with the only match that waits, or with the one that is chosen."""
        from ristal.cli.tui.saved_games import called, go_on

        if len(waiting) == 1:
            return go_on(waiting[0], self.content)
        for number, saved in enumerate(waiting, 1):
            self.console.print(f" {number}  {called(saved)}")
        while True:
            line = self._read("menu-which-match")
            if commands.is_meant(line, "order-quit"):
                return 0
            if (place := _place(line, len(waiting))) is not None:
                return go_on(waiting[place], self.content)
            self._print("menu-what", "wrong", last=len(waiting))

    def _games(self) -> list[Game]:
        """The games; with content of one's own, those that it is for."""
        if self.content is None:
            return [load_game(game) for game in game_ids()]
        found = []
        for game in game_ids():
            with suppress(BadContent):
                found.append(load_game(game, self.content))
        if not found:
            raise UserError("menu-no-content", folder=str(self.content))
        return found

    def _play(self, arguments: list[str]) -> int:
        from ristal.cli import main

        content = [] if self.content is None else ["--content", str(self.content)]
        return main(["play", *arguments, *content, "--lang", texts().language])

    def choose_settings(self, game: Game) -> int:
        """The second screen: everything has a default, so that Enter begins."""
        settings = _settings(game, game.seats[0])
        notice = ""
        while True:
            counting = _counting(settings)
            self._show_settings(game, counting, notice)
            line = self._read("menu-which-setting")
            notice = ""
            if not line:
                flags = _flags(counting)
                given = {option.name: flags.get(f"--{option.name}") for option in game.options}
                try:
                    read_options(game, {name: value for name, value in given.items() if value is not None})
                    return self._play([game.id, *(word for flag in flags.items() for word in flag)])
                except UserError as misuse:
                    notice = misuse.said(texts(game))
            elif commands.is_meant(line, "order-quit"):
                return 0
            elif line.startswith("?"):
                self._rules(game)
            elif (place := _place(line, len(counting))) is not None:
                notice = self._change(counting[place])
                if counting[place].flag == SEATS:
                    settings = _resize_settings(game, settings)
            else:
                notice = self.texts.say("menu-what", last=len(counting))

    def _show_settings(self, game: Game, settings: list[Setting], notice: str) -> None:
        words = texts(game)
        self._clear()
        self.console.print(words.say(f"{game.id}-title"), style="bold")
        self.console.print(words.say(f"{game.id}-goal"), style="quiet")
        self.console.print(notice, style="wrong")
        width = max(len(setting.name) for setting in settings)
        for number, setting in enumerate(settings, 1):
            self.console.print(f"{number:2}  {setting.name:{width}}  {setting.choices[setting.place][1]}")
        self.console.print()

    def _change(self, setting: Setting) -> str:
        """Let a choice be made; what was wrong with it, or nothing."""
        self.console.print(setting.name, style="asked")
        numbers = [choice for choice, _ in setting.choices] if setting.flag == SEATS else None
        for number, (_, name) in enumerate(setting.choices, 1):
            self.console.print(f" {number}  {name}" if numbers is None else f" {name}")
        line = self._read("menu-which-choice")
        if numbers is not None and line:  # the number of players is what it says, not a place in a list
            place = numbers.index(line) if line in numbers else None
        else:
            place = _place(line, len(setting.choices)) if line else setting.place
        if place is None:
            return self.texts.say("menu-what", last=len(setting.choices)) if numbers is None else self._counts(numbers)
        setting.place = place
        return ""

    def _counts(self, numbers: list[str]) -> str:
        return self.texts.say("menu-what-count", numbers=", ".join(numbers))

    def _rules(self, game: Game) -> None:
        from ristal.cli.commands.rules import show_rules

        if not show_rules(game, game.check_options({})[1], "", self.console):
            self._read("menu-back")

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _print(self, message: str, /, style: str = "", **values: object) -> None:
        self.console.print(self.texts.say(message, **values), style=style)

    def _read(self, message: str) -> str:
        from ristal.cli.tui.screen import read_line

        return read_line(self.console, self.texts.say(message))


def _settings(game: Game, count: int) -> list[Setting]:
    """How many play if that is open, opponents, seat, and every option of the game."""
    from ristal.bots import LEVELS
    from ristal.cli.tui.players import DEFAULT, PERSON, level_name

    words = texts(game)
    kinds = [(kind, level_name(kind, words)) for kind in (*LEVELS, PERSON)]
    seats = [(str(seat + 1), words.say("menu-seat-number", number=seat + 1)) for seat in range(count)]
    counts = [(str(seats), str(seats)) for seats in game.seats]
    settings = [Setting(SEATS, words.say("menu-seats"), counts, game.seats.index(count))] if len(counts) > 1 else []
    settings += [
        Setting("--opponent", words.say("menu-opponent"), kinds, [kind for kind, _ in kinds].index(DEFAULT)),
        Setting("--seat", words.say("menu-seat"), seats, 0),
    ]
    for option in game.options:
        name = words.say(f"{game.id}-option-{option.name}")
        names = [words.say("menu-of-seat", name=name, number=seat + 1) for seat in range(count)]
        choices = [(typed(option, choice), words.choice(option.name, choice)) for choice in option.choices]
        default = option.choices.index(str(option.default))
        settings += [
            Setting(f"--{option.name}", each, choices, default, option.only_if)
            for each in (names if option.per_seat else [name])
        ]
    return settings


def _counting(settings: list[Setting]) -> list[Setting]:
    """Those that count as the others are chosen."""
    chosen: dict[str, set[str]] = {}
    for setting in settings:
        chosen.setdefault(setting.flag, set()).add(setting.choices[setting.place][0])

    def counts(setting: Setting) -> bool:
        needed = ((chosen.get(f"--{name}"), values) for name, values in setting.only_if.items())
        return all(given is None or not given.isdisjoint(values) for given, values in needed)

    return list(filter(counts, settings))


def _resize_settings(game: Game, settings: list[Setting]) -> list[Setting]:
    """The settings for as many seats as they say; what was chosen stays chosen."""
    count = game.seats[next(setting.place for setting in settings if setting.flag == SEATS)]
    chosen = {(setting.flag, setting.name): setting.place for setting in settings}
    reseated = _settings(game, count)
    for setting in reseated:
        setting.place = min(chosen.get((setting.flag, setting.name), setting.place), len(setting.choices) - 1)
    return reseated


def _flags(settings: list[Setting]) -> dict[str, str]:
    """Every flag with its value: one choice, or one for each seat."""
    chosen: dict[str, list[str]] = {}
    for setting in settings:
        chosen.setdefault(setting.flag, []).append(setting.choices[setting.place][0])
    return {flag: ",".join(values) for flag, values in chosen.items()}


def _place(line: str, count: int) -> int | None:
    """The place in a list that a line names by its number; the first one for an empty line."""
    number = line.rstrip(".)") or "1"
    return int(number) - 1 if number.isdecimal() and 1 <= int(number) <= count else None
