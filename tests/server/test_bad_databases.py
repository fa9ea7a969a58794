"""Every start and every `db` command with a database that cannot be used: one sentence, an exit code, no traceback."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest
from postgres import Postgres
from serving_client import Served, found

from ristal.server.storage.preflight import prepare

STARTS = (
    ["serve", "--port", "0", "--no-browser"],
    ["db", "upgrade"],
    ["db", "backup", "/nowhere/copy.db"],
    ["db", "prune", "--yes"],
)
PLAY = [["--lang", "en"]]  # what `make play` runs


@cache
def whole_database() -> bytes:
    """The file of a server that has stopped."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "ristal.db")
        served = Served(f"sqlite:///{file}")
        for game in ("vstrechny", "demons", "unmatched"):
            found(served.http, game, ["me", "me"])
        served.stop()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return file.read_bytes()


def ristal(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program to its end; a server that starts after all is stopped, and the test fails."""
    return subprocess.run(
        [sys.executable, "-m", "ristal", *arguments],
        env={**os.environ, "LANG": "C.UTF-8", **environment},
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that was said, of a program that has failed."""
    assert done.returncode not in (0, None), done.stdout
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def damaged(data: bytes) -> bytes:
    """The heads of some pages are gone."""
    page = 4096
    return data[:page] + b"".join(
        b"\xff" * 64 + data[at + 64 : at + page] if at // page % 2 else data[at : at + page]
        for at in range(page, len(data), page)
    )


def newer(data: bytes) -> bytes:
    return _changed(data, "UPDATE alembic_version SET version_num = '999'")


def of_another_program(_: bytes) -> bytes:
    return _changed(b"", "CREATE TABLE recipes (id INTEGER)")


def of_another_alembic(_: bytes) -> bytes:
    statements = "CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('ae1027a6acf')"
    return _changed(b"", statements)


def no_database(_: bytes) -> bytes:
    return b"Dear diary, today I began from a deal that I knew. " * 100


def _changed(data: bytes, statements: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "x.db")
        file.write_bytes(data)
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(statements)
        return file.read_bytes()


KINDS = {
    cut: "is damaged: restore",
    damaged: "is damaged: restore",
    newer: "A newer Ristal has used this database (version 999",
    of_another_program: "belongs to another program",
    of_another_alembic: "belongs to another program",
    no_database: "is no database",
}


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
@pytest.mark.parametrize("command", [*STARTS, *PLAY], ids=" ".join)
def test_a_file_that_cannot_be_used_is_said_and_not_touched(tmp_path: Path, make: object, command: list[str]) -> None:
    home = tmp_path / "ristal"
    home.mkdir()
    file = home / "ristal.db"
    file.write_bytes(make(whole_database()))  # type: ignore[operator]
    before = hashlib.sha256(file.read_bytes()).digest()
    said = sentence(ristal(*command, "--lang", "en", XDG_DATA_HOME=str(tmp_path)))
    assert KINDS[make] in said  # type: ignore[index]
    assert hashlib.sha256(file.read_bytes()).digest() == before
    assert {path.name for path in home.iterdir()} <= {"ristal.db", "ristal.lock"}


@pytest.mark.parametrize("command", STARTS, ids=" ".join)
def test_an_address_that_is_none_is_said_without_its_password(command: list[str]) -> None:
    for address in ("nonsense", "sqlite://", "mysql://a:secret@b/c", "postgresql://a:secret@b:x/c"):
        said = sentence(ristal(*command, "--lang", "en", "--database", address))
        assert said.startswith("The address of the database is not understood")
        assert "secret" not in said


@pytest.mark.parametrize("command", [STARTS[0], STARTS[1], STARTS[3]], ids=" ".join)
def test_a_missing_driver_names_the_command_to_type(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError(\"No module named 'psycopg'\", name='psycopg')\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    address = "postgresql+psycopg://a:secret@127.0.0.1:1/c"
    said = sentence(ristal(*command, "--lang", "en", RISTAL_DATABASE=address, PYTHONPATH=path))
    assert 'pip install "ristal[postgres]"' in said


@pytest.mark.parametrize("command", [STARTS[0], STARTS[1], STARTS[3]], ids=" ".join)
def test_a_postgresql_that_is_not_there_is_said(command: list[str]) -> None:
    address = "postgresql+psycopg://a:secret@127.0.0.1:1/c"
    said = sentence(ristal(*command, "--lang", "en", RISTAL_DATABASE=address))
    assert said.startswith("The database does not answer (")
    assert "secret" not in said


def test_a_postgresql_of_others_or_of_a_newer_program_is_said(postgres: Postgres) -> None:
    import psycopg

    for name, statement, expected in (
        ("recipes", "CREATE TABLE recipes (id INTEGER)", "belongs to another program"),
        ("newer", "UPDATE alembic_version SET version_num = '999'", "A newer Ristal"),
        ("gone", "", "does not answer"),
    ):
        address = postgres.new_database(name)
        if name == "newer":
            prepare(address)
        if statement:
            with psycopg.connect(address.replace("+psycopg", "")) as connection:
                connection.execute(statement)
        else:
            address = address.replace("/gone?", "/never-made?")
        for command in (STARTS[0], STARTS[1], STARTS[3]):
            assert expected in sentence(ristal(*command, "--lang", "en", "--database", address))


def test_a_place_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    nowhere = f"sqlite:///{tmp_path / 'none' / 'x.db'}"
    assert "There is no folder" in sentence(ristal(*STARTS[0], "--lang", "en", "--database", nowhere))
    for command in STARTS[1:]:
        assert "There is no database" in sentence(ristal(*command, "--lang", "en", "--database", nowhere))
    said = sentence(ristal(*STARTS[0], "--lang", "en", "--data", str(tmp_path / "file" / "x")))
    assert "cannot be read and written" in said


def test_it_is_said_in_russian_too(tmp_path: Path) -> None:
    (tmp_path / "ristal.db").write_bytes(no_database(b""))
    said = sentence(ristal(*STARTS[0], "--lang", "ru", "--data", str(tmp_path)))
    assert said.endswith("не база данных: уберите этот файл или назовите другое место в --data.")


@pytest.mark.parametrize(
    "flags",
    [
        ["serve", "--port", "-1"],
        ["serve", "--port", "65536"],
        ["serve", "--workers", "0"],
        ["serve", "--workers", "-2"],
        ["serve", "--bot-pace", "nan"],
        ["serve", "--bot-pace", "inf"],
        ["serve", "--bot-pace", "-1"],
        ["db", "prune", "--days", "nan"],
        ["db", "prune", "--days", "inf"],
        ["db", "prune", "--days", "-5"],
        ["db", "prune", "--days", "١"],
        ["db", "prune", "--days", "1_0"],
    ],
    ids=" ".join,
)
def test_numbers_without_sense_are_refused(tmp_path: Path, flags: list[str]) -> None:
    done = ristal(*flags, "--lang", "en", "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert done.stderr.startswith(f"{flags[-2]}: {flags[-1]} will not do; a number from ")
    assert not (tmp_path / "data").exists()
