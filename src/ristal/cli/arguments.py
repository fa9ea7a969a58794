"""argparse that speaks the user's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

from ristal.cli.language import texts

# What argparse says, and the message that says it here; it lets nobody else word its errors.
_ERRORS = {
    r"the following arguments are required: (?P<names>.+)": "cli-error-required",
    r"unrecognized arguments: (?P<names>.+)": "cli-error-unknown",
    r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)": "cli-error-choice",
    r"argument (?P<name>.+?): invalid \S+ value: (?P<value>.+)": "cli-error-value",
    r"argument (?P<name>.+?): expected .+": "cli-error-needs-value",
    r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)": "cli-error-together",
    r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)": "cli-error-takes-none",
}


class Formatter(argparse.HelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, texts().say("cli-usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose headings, help and errors are messages."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{**kwargs, "add_help": False, "allow_abbrev": False, "formatter_class": Formatter})
        self._positionals.title = texts().say("cli-arguments")
        self._optionals.title = texts().say("cli-options")
        self.add_argument("-h", "--help", action="help", help=texts().say("cli-help"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{_translated(message)}\n{texts().say('cli-more', command=f'{self.prog} --help')}\n")


def _translated(message: str) -> str:
    for pattern, said in _ERRORS.items():
        if found := re.fullmatch(pattern, message):
            return texts().say(said, **found.groupdict())
    return message
