"""The laboratory of a server: questions become runs that are stopped, gone on with and read; strangers have
none of it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from serving_client import Served

from ristal.games import vstrechny
from ristal.lab.run import Run
from ristal.server import settings

ASKED = {"question": "matrix", "game": "vstrechny", "games": 4}
ARMIES = Path(vstrechny.__file__).parent / "content" / "armies.toml"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    running = Served(str(tmp_path))
    yield running
    running.stop()


def ask(served: Served, **more: Any) -> dict[str, Any]:
    begun = served.http.post("/api/lab?lang=en", json={**ASKED, **more})
    assert begun.status_code == 201, begun.text
    found: dict[str, Any] = begun.json()
    return found


def report(served: Served, run: str) -> dict[str, Any]:
    found: dict[str, Any] = served.http.get(f"/api/lab/{run}?lang=en").json()
    return found


def until(served: Served, run: str, *states: str, done: int = 0) -> dict[str, Any]:
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline:
        found = report(served, run)
        if found["shown"]["state"] in states and found["shown"]["done"] >= done:
            return found
        time.sleep(0.1)
    raise AssertionError(found)


def write_edition(folder: Path) -> None:
    (folder / "editions" / "mine" / "vstrechny").mkdir(parents=True)
    (folder / "editions" / "mine" / "edition.toml").write_text('extends = "ristal"\nname = "Heavy"\n', "utf-8")
    text = ARMIES.read_text("utf-8").replace("attack = 5", "attack = 9", 1)
    (folder / "editions" / "mine" / "vstrechny" / "armies.toml").write_text(text, "utf-8")


def test_a_question_is_played_behind_everybody_and_answered(served: Served) -> None:
    run = ask(served)["run"]
    asked = until(served, run, "running", "over")
    assert asked["shown"]["title"] == "Who is stronger: Head-on Battle"
    found = until(served, run, "over")
    assert found["answer"]["games"] == 4 * 6  # pairs of four armies
    assert found["shown"]["done"] == found["shown"]["of"] == 4 * 6 + 2  # and two show how strong the judge is
    assert found["names"]["west"] == "West"
    assert [len(row) for row in found["answer"]["against"]] == [4] * 4
    assert found["command"] == "ristal lab matrix vstrechny --bots greedy greedy --games 4 --seed 0"
    assert found["summary"]
    listed = served.http.get("/api/lab").json()["runs"]
    assert [each["run"] for each in listed] == [run]


def test_a_run_that_was_stopped_and_killed_ends_as_one_that_was_not(served: Served, tmp_path: Path) -> None:
    whole = ask(served, games=8)["run"]
    until(served, whole, "over")
    again = ask(served, games=8)["run"]
    until(served, again, "running", done=1)
    stopped = served.http.post(f"/api/lab/{again}", json={"action": "stop"})
    assert stopped.json()["state"] in ("stopped", "over")
    served.kill()
    later = Served(str(tmp_path))
    assert report(later, again)["shown"]["state"] in ("stopped", "over")
    later.http.post(f"/api/lab/{again}", json={"action": "go-on"})
    ended = until(later, again, "over")
    assert ended["answer"]["games"] == 8 * 6
    runs = [Run(tmp_path / "lab" / each / "games.db") for each in (whole, again)]
    assert runs[0].digest() == runs[1].digest()
    for run in runs:
        run.close()
    later.http.post(f"/api/lab/{again}", json={"action": "forget"})
    assert later.http.get(f"/api/lab/{again}").status_code == 404
    assert not (tmp_path / "lab" / again).exists()
    later.stop()


def test_games_can_be_had_as_a_table(served: Served) -> None:
    run = ask(served, games=2)["run"]
    found = until(served, run, "over")
    assert found["tables"][0] == "csv"
    assert found["judges"][0] == "Judges: greedy."
    table = served.http.get(f"/api/lab/{run}/games/csv", timeout=60)
    assert table.status_code == 200
    assert len(table.text.splitlines()) == 1 + found["answer"]["games"]
    packed = served.http.get(f"/api/lab/{run}/games/parquet", timeout=60)
    assert packed.status_code == (200 if "parquet" in found["tables"] else 404)
    assert served.http.get(f"/api/lab/{run}/games/db").status_code == 404


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system has no such order")
def test_a_run_stands_behind_those_who_play(served: Served) -> None:
    run = ask(served, games=200)["run"]
    until(served, run, "running")
    assert served.process.pid is not None
    deadline = time.monotonic() + 60
    while not (found := _lab_children(served.process.pid)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert [os.getpriority(os.PRIO_PROCESS, each) for each in found] == [settings.LAB_NICENESS]
    served.http.post(f"/api/lab/{run}", json={"action": "stop"})
    assert _lab_children(served.process.pid) == []


def _lab_children(parent: int) -> list[int]:
    """The processes of a server that play for its laboratory."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        try:
            words = (each / "cmdline").read_bytes().split(b"\0")
            is_child = (each / "stat").read_text().rpartition(")")[2].split()[1] == str(parent)
        except OSError:
            continue
        if is_child and b"lab" in words:
            found.append(int(each.name))
    return found


def test_a_change_is_compared_with_the_box(served: Served, tmp_path: Path) -> None:
    write_edition(tmp_path)
    run = ask(served, question="compare", edition="mine", games=80)["run"]
    (tmp_path / "editions" / "mine" / "vstrechny" / "armies.toml").unlink()  # the run has its own
    found = until(served, run, "over")
    assert found["shown"]["title"] == "What edition “Heavy” changed: Head-on Battle"
    assert [each["choice"] for each in found["answer"]["moved"]] == ["west"]
    assert found["answer"]["before"] != found["answer"]["content"]


def test_time_is_reckoned_before_anything_is_asked(served: Served, tmp_path: Path) -> None:
    found = served.http.post("/api/lab/estimate", json={**ASKED, "games": 100}, timeout=120)
    assert found.status_code == 200, found.text
    assert found.json()["games"] == 600
    assert found.json()["seconds"] > 0
    assert 0.03 < found.json()["spread"] < 0.1
    assert served.http.get("/api/lab").json()["runs"] == []
    assert list((tmp_path / "lab").iterdir()) == []


@pytest.mark.parametrize(
    ("place", "wrong"),
    [
        ("game", {"game": "chess"}),
        ("judge", {"judge": "random"}),
        ("only", {"only": ["nobody"]}),
        ("options", {"options": {"variant": "nonsense"}}),
    ],
)
def test_words_that_are_in_no_list_are_refused_by_their_place(
    served: Served, place: str, wrong: dict[str, Any]
) -> None:
    refused = served.http.post("/api/lab?lang=en", json={**ASKED, **wrong})
    assert refused.status_code == 400
    assert place in refused.json()["message"]
    assert served.http.get("/api/lab").json()["runs"] == []


def test_an_edition_is_looked_up_and_nothing_is_not_compared(served: Served) -> None:
    for edition in ("no-such", "..", "mine"):
        assert served.http.post("/api/lab", json={**ASKED, "edition": edition}).status_code in (400, 404)
    nothing = served.http.post("/api/lab?lang=en", json={**ASKED, "question": "compare"})
    assert (nothing.status_code, nothing.json()["code"]) == (422, "bad-option")
    assert served.http.get("/api/lab").json()["runs"] == []


def test_a_stranger_and_a_server_for_strangers_have_no_laboratory(served: Served, tmp_path: Path) -> None:
    far = served.http.get("/api/lab", headers={"X-Forwarded-For": "10.1.2.3"})
    assert (far.status_code, far.json()["code"]) == (403, "local-only")
    named = served.http.get("/api/lab", headers={"Host": "192.168.1.7"})
    assert named.status_code == 403
    shared = Served(f"sqlite:///{tmp_path / 'other.db'}")
    for method, path in (
        ("GET", "/api/lab"),
        ("POST", "/api/lab"),
        ("POST", "/api/lab/estimate"),
        ("GET", "/api/lab/ab"),
    ):
        refused = shared.http.request(method, path, json=ASKED if method == "POST" else None)
        assert (refused.status_code, refused.json()["code"]) == (403, "local-only")
    shared.stop()
