"""Bots from files of the user: `mybot.py:Cautious`. Making one runs the file, so only what the user typed may come
here; import-linter keeps the server from importing it."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from ristal.bots import Bot, make_bot
from ristal.engine.errors import BadOption

_modules: dict[str, Any] = {}  # by the path of the file: a run makes its bots anew for every game


def is_own(name: str) -> bool:
    """Whether a name is that of a file and a class in it."""
    return name.rpartition(":")[0].endswith(".py")


def make_any_bot(name: str, seed: int = 0) -> Bot:
    """Make a bot of a level, of a budget, or of a class in a file of the user."""
    return _make_own(name, seed) if is_own(name) else make_bot(name, seed)


def _make_own(name: str, seed: int) -> Bot:
    """Make the bot of a class in a Python file, or raise an error that says what is wrong with which of the two."""
    file, _, wanted = name.rpartition(":")
    found: Any = getattr(_module(file), wanted, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise _wrong("own-bot-class", file, f"{file} has no bot {wanted!r}", given=wanted, bots=_bots(file))
    try:
        bot: Bot = found(seed)
    except Exception as error:
        raise _wrong(
            "own-bot-fails", file, f"{name} cannot be made: {_describe(error)}", reason=_describe(error)
        ) from error
    return bot


def _module(file: str) -> Any:
    path = str(Path(file).resolve())
    if path in _modules:
        return _modules[path]
    spec = spec_from_file_location(f"ristal_own_{len(_modules)}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise _wrong("own-bot-file", file, f"there is no file {file}")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _wrong(
            "own-bot-fails", file, f"{file} cannot be run: {_describe(error)}", reason=_describe(error)
        ) from error
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


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _wrong(problem: str, file: str, message: str, **details: object) -> BadOption:
    return BadOption(message, problem=problem, option="bot", file=file, **details)
