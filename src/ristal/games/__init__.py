"""The games. Each is a package here with a `game(source)` that makes it from its content; none knows another."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

from ristal.content import Edition, Source, folder_source, is_edition, read_edition, read_weights
from ristal.content.values import FILE
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.engine.game import Game


def game_ids() -> list[str]:
    """Every game there is: a new package is found by itself."""
    return list(_find_games(tuple(__path__)))


@cache
def _find_games(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Looked for once: every answer of every match asks."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(folders) if module.ispkg))


_made: dict[tuple[str, str, int | None, str], Game] = {}
_own: dict[tuple[str, int | None], Source] = {}
_kept: list[Path] = []  # the folder of editions that are known by their facts
_played: list[Edition] = []  # the edition that this process plays where no content is named, if not the box
MOST: Final = 64  # contents of designers that are kept, of all games
LONGEST: Final = 40  # letters of a name that a refusal repeats


def load_game(
    game_id: str | Game, content: Source | Path | str | None = None, version: int | None = None, facts: str = ""
) -> Game:
    """A game with its own content or a designer's, made once of the same files; now, or as an older version had it.
    With `facts` it says that it is the earlier content that plays alike, as matches do that began with that."""
    if isinstance(game_id, Game):
        return game_id
    if game_id not in game_ids():
        raise BadOption("game", option="game", given=str(game_id)[:LONGEST], choices=game_ids())
    source = _content(game_id, content, version).as_of(facts)
    key = (game_id, source.hash, version, facts)
    if key not in _made:
        if len(_made) >= MOST:
            del _made[next(iter(_made))]
        made = _make(game_id, source)
        if version is not None:
            made.go_back(version)
        if facts in made.alike:
            made.content_hash = facts
        _made.setdefault(key, made)  # another thread may have been first
    return _made[key]


def game_with(game_id: str, content: Source | Path | str | None, weights: Sequence[float]) -> Game:
    """The same game, valued by other weights: what a training tries out."""
    made = _make(game_id, _content(game_id, content, None))
    made.weights = list(weights)
    return made


def make_game(game_id: str, source: Source) -> Game:
    """A game that nobody keeps: of content that is being written."""
    return _make(game_id, source)


def content_of(game_id: str, content: Path | None = None) -> Source:
    """The files of the box, or of an edition over it."""
    box = _own_content(game_id, None)
    return box if content is None else _content(game_id, content, None)


def _make(game_id: str, source: Source) -> Game:
    """A game of this content and what training has learned of it, or of the cards of the box."""
    package: Any = import_module(f"ristal.games.{game_id}")
    made = cast(Game, package.game(source))
    made.source = source
    learned = source if FILE in source.files else _own_content(game_id, None)
    made.weights = read_weights(learned, made.features) if made.features else []
    return made


def load_written(heading: Document, content: Source | Path | str | None = None) -> Game:
    """The game of a save or record: of the version that wrote it, if it can go back to that, else as it is now, and
    then its heading is refused. Matches of the box are gone on with while an edition is played."""
    game = load_game(heading["game"], content)
    version = heading.get("version")
    former = version if type(version) is int and version in game.former else None
    facts = str(heading.get("content"))
    game = _as_of(load_game(game.id, content, former), content, former, facts)
    if content is None and facts != game.content_hash and is_kept(game.id, facts):
        kept = _as_of(load_game(game.id, _kept[-1] / facts, former), _kept[-1] / facts, former, facts)
        return kept if facts == kept.content_hash else game
    if content is None and _played and facts != game.content_hash:
        source = _own_content(game.id, former)
        box = _as_of(load_game(game.id, source, former), source, former, facts)
        return box if facts == box.content_hash else game
    return game


def _as_of(game: Game, content: Source | Path | str | None, former: int | None, facts: str) -> Game:
    """The game that says of itself that it is the earlier content with these facts, if it plays like that."""
    return load_game(game.id, content, former, facts) if facts in game.alike else game


def play_edition(edition: Edition | None) -> None:
    """Let this process play an edition wherever no content is named; without one, the box again."""
    _played[:] = [] if edition is None else [edition]


def played_edition() -> Edition | None:
    """The edition that this process plays where no content is named."""
    return _played[0] if _played else None


def keep_contents(folder: Path | None) -> None:
    """Let this process know editions by their facts: each is a folder of that name in this one."""
    _kept[:] = [] if folder is None else [folder]


def kept_contents() -> Path | None:
    """The folder of editions that this process knows by their facts."""
    return _kept[-1] if _kept else None


def is_kept(game_id: str, facts: str) -> bool:
    """Whether an edition of a game with these facts is kept here; they are looked up, and never a path."""
    folder = kept_contents()
    if folder is None or not folder.is_dir():
        return False
    return any(each.name == facts and (each / game_id).is_dir() for each in folder.iterdir())


def kept_game(game_id: str, facts: str) -> Game:
    """A game of an edition that is kept here."""
    if not is_kept(game_id, facts):
        raise BadOption("game", option="edition", given=facts[:LONGEST], choices=[])
    return load_game(game_id, _kept[-1] / facts)


def _content(game_id: str, content: Source | Path | str | None, version: int | None) -> Source:
    """The content that is meant: a source, a whole folder, an edition of the box, or what this process plays."""
    if isinstance(content, Source):
        return content
    box = _own_content(game_id, version)
    if content is None:
        return _played[0].over(box, game_id) if _played else box
    folder = Path(content)
    return read_edition(folder, game_ids()).over(box, game_id) if is_edition(folder) else folder_source(folder)


def _own_content(game_id: str, version: int | None) -> Source:
    """The content of the box, with the files of `former/<version>` instead of those that it has now."""
    if (game_id, version) not in _own:
        package: Any = import_module(f"ristal.games.{game_id}")
        folder = Path(package.__file__).parent
        source = folder_source(folder / "content")
        if version is not None and (folder / "former" / str(version)).is_dir():
            former = folder_source(folder / "former" / str(version))
            source = Source({**source.files, **former.files}, former.label)
        _own[game_id, version] = source
    return _own[game_id, version]
