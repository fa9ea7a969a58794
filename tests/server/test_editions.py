"""A server that plays an edition: its cards are at the table, bots know them, and matches of the box go on."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from serving_client import Player, Served, found, players

from ristal.games import vstrechny

ARMIES = Path(vstrechny.__file__).parent / "content" / "armies.toml"


def write_edition(folder: Path) -> Path:
    """An edition in which the knight of the West is called otherwise and strikes harder."""
    (folder / "vstrechny").mkdir(parents=True)
    (folder / "edition.toml").write_text('extends = "ristal"\nname = "Стальной запад"\n', encoding="utf-8")
    text = ARMIES.read_text(encoding="utf-8").replace('en = "Knight"', 'en = "Cataphract"', 1)
    (folder / "vstrechny" / "armies.toml").write_text(text.replace("attack = 5", "attack = 6", 1), encoding="utf-8")
    return folder


def test_a_server_plays_an_edition_and_goes_on_with_matches_of_the_box(tmp_path: Path) -> None:
    edition, url = write_edition(tmp_path / "edition"), f"sqlite:///{tmp_path / 'ristal.db'}"
    box = Served(url)
    assert "Cataphract" not in box.http.get("/api/games/vstrechny/catalogue?lang=en").text
    first = found(box.http, "vstrechny", ["me", "me"])
    before = [player.state() for player in players(box.http, first)]
    box.stop()
    served = Served(url, "--edition", str(edition))
    assert "Cataphract" in served.http.get("/api/games/vstrechny/catalogue?lang=en").text
    assert [player.state() for player in players(served.http, first)] == before
    options = {"armies": ["west", "south"]}
    watched = found(served.http, "vstrechny", ["bot:beginner", "bot:beginner"], options=options)
    while watched_state(served, watched)["result"] is None:
        time.sleep(0.05)
    second = found(served.http, "vstrechny", ["me", "me"], options=options)
    after = [player.state() for player in players(served.http, second)]
    served.kill()
    again = Served(url, "--edition", str(edition))
    assert [player.state() for player in players(again.http, second)] == after
    again.stop()


def watched_state(served: Served, made: dict[str, Any]) -> dict[str, Any]:
    return Player(served.http, made["match"], made["watch"]).state()
