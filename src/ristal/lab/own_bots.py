"""Bots from files of the user: `mybot.py:Cautious`. Making one runs the file, so only what the user typed may come
here; import-linter keeps the server from importing it."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from ristal.bots import Bot, make_bot
from ristal.engine.errors import BadOption, describe_failure
from ristal.lab.withholding import WithholdingBot, split_name

_modules: dict[str, Any] = {}  # by the path of the file: a run makes its bots anew for every game


def is_own(name: str) -> bool:
    """Whether a name is that of a file and a class in it."""
    name, _ = split_name(name)
    return name.rpartition(":")[0].endswith(".py")


def make_any_bot(name: str, seed: int = 0) -> Bot:
    """Make a bot of a level, of a budget, or of a class in a file of the user; perhaps it may not play one thing."""
    name, thing = split_name(name)
    if thing:
        return WithholdingBot(make_any_bot(name, seed), thing, seed)
    return _make_own(name, seed) if is_own(name) else make_bot(name, seed)


def _make_own(name: str, seed: int) -> Bot:
    """Make the bot of a class in a Python file, or raise an error that says what is wrong with which of the two."""
    file, _, wanted = name.rpartition(":")
    found: Any = getattr(_module(file), wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadOption("own-bot-class", option="bot", file=file, given=wanted, bots=_bots(file))
    try:
        bot: Bot = found(seed)
    except Exception as error:
        raise BadOption("own-bot-fails", option="bot", file=file, reason=describe_failure(error)) from error
    return bot


def _module(file: str) -> Any:
    path = str(Path(file).resolve())
    if path in _modules:
        return _modules[path]
    spec = spec_from_file_location(f"ristal_own_{len(_modules)}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise BadOption("own-bot-file", option="bot", file=file)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadOption("own-bot-fails", option="bot", file=file, reason=describe_failure(error)) from error
    _modules[path] = module
    return module


def _bots(file: str) -> str:
    """The bots that a file brings itself."""
    module = _module(file)
    names: list[str] = []
    things: dict[str, Any] = vars(module)
    for name, thing in things.items():
        if isinstance(thing, type) and issubclass(thing, Bot) and getattr(thing, "__module__", "") == module.__name__:
            names.append(name)
    return ", ".join(names) or "—"
