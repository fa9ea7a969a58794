"""`ristal db`, and what a server logs."""

from __future__ import annotations

import json
import sqlite3
import stat
import time
from pathlib import Path

import pytest
from serving_client import Commanded, Player, Served, found, players
from sqlalchemy import func, select, update

from ristal.cli import main
from ristal.server.settings import DAY
from ristal.server.storage import tables
from ristal.server.storage.maintenance import OF_A_MATCH, prune, to_prune
from ristal.server.storage.preflight import prepare
from ristal.server.storage.sql_store import make_engine
from ristal.server.storage.upgrade import upgrade

FULL = Path("/dev/full")


def count(url: str, table: object) -> int:
    engine = make_engine(url, durable=False)
    with engine.connect() as connection:
        number = int(connection.execute(select(func.count()).select_from(table)).scalar_one())
    engine.dispose()
    return number


def age(url: str, match: str, days: float) -> None:
    engine = make_engine(url, durable=False)
    with engine.begin() as connection:
        old = update(tables.matches).where(tables.matches.c.id == match)
        connection.execute(old.values(touched=time.time() - days * DAY))
    engine.dispose()


def test_a_copy_is_made_while_the_server_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    served = Commanded(f"sqlite:///{tmp_path / 'ristal.db'}")
    made = found(served.http, "vstrechny", ["me", "me"])
    before = players(served.http, made)[0].state()
    copy = tmp_path / "copy.db"
    assert main(["db", "backup", str(copy), "--data", str(tmp_path)]) == 0
    assert str(copy) in capsys.readouterr().out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["db", "backup", str(copy), "--data", str(tmp_path)]) == 2
    assert not list(tmp_path.glob("*.part"))
    served.stop()
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    again = Commanded(f"sqlite:///{copy}")
    after = Player(again.http, made["match"], made["seats"][0]["token"]).state()
    again.stop()
    assert after == before


def test_a_copy_is_restored_into_a_fresh_folder_and_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Commanded(f"sqlite:///{tmp_path / 'ristal.db'}")
    made = found(served.http, "vstrechny", ["me", "me"])
    answer_once(players(served.http, made))
    before = [player.state() for player in players(served.http, made)]
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh"
    assert main(["db", "backup", str(copy), "--data", str(tmp_path)]) == 0
    answer_once(players(served.http, made))  # after the copy: not in it
    served.kill()
    assert main(["db", "restore", str(copy), "--data", str(fresh), "--lang", "en"]) == 0
    assert str(fresh / "ristal.db") in capsys.readouterr().out
    assert stat.S_IMODE((fresh / "ristal.db").stat().st_mode) == 0o600
    again = Commanded(f"sqlite:///{fresh / 'ristal.db'}")
    seats = players(again.http, made)
    assert [player.state() for player in seats] == before
    for _ in range(5):
        answer_once(seats)
    assert seats[0].state()["number"] == before[0]["number"] + 5
    again.stop()


def answer_once(seats: list[Player]) -> None:
    """Whoever is asked gives the first answer that there is."""
    for player in seats:
        state = player.state()
        if state["answers"]:
            done = player.answer(state["answers"][0]["answer"], f"m{state['number']}", state["question"]["id"])
            assert done.status_code == 200, done.text
            return
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("left", ["ristal.db", "ristal.db-wal", "ristal.db-shm", "ristal.db-journal"])
def test_nothing_is_restored_over_what_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str], left: str) -> None:
    prepare(f"sqlite:///{tmp_path / 'copy.db'}")
    there = tmp_path / "data" / left
    there.parent.mkdir()
    there.write_bytes(b"what is there")
    assert main(["db", "restore", str(tmp_path / "copy.db"), "--data", str(there.parent), "--lang", "en"]) == 2
    assert f"{there} is in the way" in capsys.readouterr().err
    assert [(path.name, path.read_bytes()) for path in there.parent.iterdir()] == [(left, b"what is there")]


def test_no_copy_is_restored_that_is_not_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    prepare(f"sqlite:///{tmp_path / 'whole.db'}")
    whole = (tmp_path / "whole.db").read_bytes()
    cases = {"There is no database": None, "without anything in it": b"", "is damaged": whole[: len(whole) // 2]}
    for expected, data in cases.items():
        copy = tmp_path / "copy.db"
        if data is not None:
            copy.write_bytes(data)
        assert main(["db", "restore", str(copy), "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
        assert expected in capsys.readouterr().err
        assert not (tmp_path / "data").exists()
    assert main(["db", "restore", "--data", str(tmp_path / "data"), "--lang", "en"]) == 2
    assert "ristal db restore FILE" in capsys.readouterr().err


def test_a_postgresql_is_copied_by_its_own_tool(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "backup", "x", "--database", "postgresql+psycopg://a:secret@b/c", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "secret" not in said
    assert main(["db", "restore", "x", "--database", "postgresql+psycopg://a:secret@b/c", "--lang", "en"]) == 2
    assert "pg_restore" in capsys.readouterr().err


def test_old_matches_go_and_others_stay(database: str) -> None:
    served = Commanded(database)
    made = {name: found(served.http, "vstrechny", ["me", "me"]) for name in ("over", "old", "new", "playing")}
    for each in made.values():
        assert players(served.http, each)[0].post("/talk", {"message": "m", "phrase": "hello"}).status_code == 200
    for name in ("over", "old", "new"):
        assert players(served.http, made[name])[0].post("/resign").status_code == 200
    served.stop()
    for name in ("old", "over", "playing"):
        age(database, made[name]["match"], 400)
    engine = make_engine(database, durable=False)
    limit = time.time() - 365 * DAY
    assert [(group.state, group.matches) for group in to_prune(engine, limit, False)] == [("over", 2)]
    assert prune(engine, limit, False) == 2
    assert prune(engine, limit, False) == 0
    engine.dispose()
    assert count(database, tables.matches) == 2
    left = {made["new"]["match"], made["playing"]["match"]}
    assert {tables.talk, tables.challenges, tables.pushes} <= set(OF_A_MATCH)
    for table in OF_A_MATCH:
        engine = make_engine(database, durable=False)
        with engine.connect() as connection:
            assert set(connection.execute(select(table.c.match)).scalars()) <= left
        engine.dispose()


@pytest.mark.parametrize(("typed", "left"), [("n", 1), ("", 1), ("y", 0), ("да", 0)])
def test_prune_says_what_goes_and_asks(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    left: int,
) -> None:
    url = f"sqlite:///{tmp_path / 'ristal.db'}"
    engine = make_engine(url, durable=False)
    upgrade(engine)
    values = {"id": "m", "game": "boets", "options": "{}", "name": "", "clock": "{}", "secret": "s", "created": 0.0}
    with engine.begin() as connection:
        connection.execute(tables.matches.insert().values(**values, touched=86400.0, state="over", bot_asked=0))
    engine.dispose()
    monkeypatch.setattr("builtins.input", lambda _: typed)
    assert main(["db", "prune", "--data", str(tmp_path), "--lang", "en"]) == (1 if left else 0)
    assert "boets, over: 1, last touched between 1970-01-0" in capsys.readouterr().out
    assert count(url, tables.matches) == left


def test_upgrade_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sqlite3.connect(tmp_path / "ristal.db").close()
    for _ in range(2):
        assert main(["db", "upgrade", "--data", str(tmp_path), "--lang", "en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("The database has been brought to version")
    assert second.startswith("The database is up to date")


def test_without_a_database_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "upgrade", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    served = Commanded(f"sqlite:///{tmp_path / 'ristal.db'}")
    start = served.errors.stat().st_size
    made = found(served.http, "vstrechny", ["me", "me"])
    players(served.http, made)[0].post("/answers", {"question": "q1"})
    served.stop()
    lines = served.errors.read_bytes()[start:].decode().splitlines()
    assert json.loads(lines[-1])["event"] == "stopped"
    assert all(json.loads(line)["timestamp"] for line in lines)
    assert all(seat["token"] not in line for seat in made["seats"] for line in lines)


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    from ristal.server.run import serve
    from ristal.server.settings import ServeOptions

    options = ServeOptions("256.256.256.256", 0, tmp_path / "data", None, 1, False, 0.0)
    with pytest.raises(Exception):  # noqa: B017, PT011
        serve(options, print)
    assert stat.S_IMODE((tmp_path / "data" / "ristal.db").stat().st_mode) == 0o600


def test_a_folder_has_one_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from ristal.engine.errors import BadOption
    from ristal.server.instance_lock import InstanceLock
    from ristal.server.run import serve
    from ristal.server.settings import ServeOptions

    first = InstanceLock(tmp_path)
    first.say("http://127.0.0.1:1/")
    assert first.other is None
    assert serve(ServeOptions("127.0.0.1", None, tmp_path, None, 1, False, 0.0), print) == 0
    assert capsys.readouterr().out == "http://127.0.0.1:1/\n"  # who only wants to play is shown the way
    with pytest.raises(BadOption, match="Another server"):
        serve(ServeOptions("127.0.0.1", 0, tmp_path, None, 1, False, 0.0), print)


@pytest.mark.skipif(not FULL.exists(), reason="a disk that is always full")
def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    """The log often lies on the disk that is full: what it would say of that must not end who says it."""
    file = tmp_path / "ristal.db"
    server = Served(f"sqlite:///{file}", errors=FULL)
    try:
        made = found(server.http, "vstrechny", ["me", "me"])
        player = next(each for each in players(server.http, made) if each.state()["answers"])
        state = player.state()
        given = (state["answers"][0]["answer"], "m", state["question"]["id"])
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE moves RENAME TO gone")
        assert player.answer(*given).json()["code"] == "unavailable"
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE gone RENAME TO moves")
        other.close()
        assert player.answer(*given).json() == {"number": 2}
    finally:
        server.kill()
