"""Alive, ready, and figures: what an operator asks a real process."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from postgres import Postgres
from serving_client import Commanded, Served, found, players, until
from socket_client import Socket

import ristal

TOKEN = "a-token-of-the-operator"


def figures(http: httpx.Client, **headers: str) -> dict[str, float]:
    """Every line of `/metrics`, by its name and labels."""
    answer = http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    found = {}
    for line in lines:
        name, value = re.fullmatch(r"([a-z_]+\{.*\}) (\S+)", line).groups()  # type: ignore[union-attr]
        found[name.replace('process="0",', "").replace('{process="0"}', "")] = float(value)
    return found


# Ready


def test_a_server_is_ready_when_database_and_workers_answer(served: Served) -> None:
    assert until(served.http, "/readyz", 200).json() == {"status": "ok"}
    assert served.http.get("/healthz").json() == {"status": "ok"}


def test_a_database_that_was_moved_away_is_said_and_nothing_is_taken(served: Served, tmp_path: Path) -> None:
    until(served.http, "/readyz", 200)
    made = found(served.http, "vstrechny", ["me", "me"])
    before = [player.state() for player in players(served.http, made)]
    (tmp_path / "ristal.db").rename(tmp_path / "elsewhere.db")
    said = until(served.http, "/readyz", 503).json()
    assert said == {
        "code": "not-ready",
        "message": "Not ready: the file of the database is not where it was when the server started.",
    }
    assert served.http.get("/healthz").status_code == 200
    refused = served.http.post("/api/matches", json={"game": "vstrechny", "sitters": ["me", "me"]})
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
    (tmp_path / "ristal.db").write_bytes(b"")  # something else in its place is no better
    time.sleep(1.1)  # an answer stands for a second
    assert served.http.get("/readyz").status_code == 503
    (tmp_path / "elsewhere.db").rename(tmp_path / "ristal.db")
    until(served.http, "/readyz", 200)
    assert [player.state() for player in players(served.http, made)] == before
    found(served.http, "vstrechny", ["me", "me"])


def test_a_postgresql_that_is_gone_is_said() -> None:
    postgres = Postgres()
    try:
        served = Served(postgres.new_database("here"))
        until(served.http, "/readyz", 200)
    finally:
        postgres.stop()
    assert until(served.http, "/readyz", 503).json()["message"] == "Not ready: the database does not answer."
    assert served.http.get("/healthz").status_code == 200
    served.stop()


def test_workers_that_cannot_start_are_said_until_they_can(tmp_path: Path) -> None:
    """Half of the package goes away under a running server, as in an upgrade that failed. The other half stays: without
    it the package that is installed would be found, and its workers would start."""
    package = tmp_path / "path" / "ristal"
    left_out = shutil.ignore_patterns("web", "__pycache__")
    shutil.copytree(Path(ristal.__file__).parent, package, ignore=left_out)
    for compiled in Path(ristal.__file__).parent.parent.glob("*__mypyc*.so"):
        shutil.copy(compiled, package.parent)
    process = subprocess.Popen(
        [sys.executable, "-m", "ristal", "serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data")],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    where = process.stdout.readline().removeprefix("Ristal is at ").strip()
    with httpx.Client(base_url=where, timeout=60) as http:
        (package / "server").rename(tmp_path / "gone")
        assert until(http, "/readyz", 503).json()["message"].endswith("in which bots think do not answer.")
        assert http.get("/healthz").status_code == 200
        (tmp_path / "gone").rename(package / "server")
        until(http, "/readyz", 200)
    process.terminate()
    process.wait(20)
    process.stdout.close()


# Figures


def test_figures_tell_what_happened(served: Served) -> None:
    http = served.http
    made = found(http, "vstrechny", ["me", "me"])
    before = figures(http)
    player = players(http, made)[0]
    for _ in range(3):
        player.state()
    assert player.post("/answers", {"question": "q1"}).status_code == 400
    assert http.get("/api/matches/unknown").status_code == 401
    assert http.get("/nowhere-at-all").status_code == 404
    with Socket(served, made["match"], made["seats"][0]["token"]) as socket:
        socket.until("welcome")
        during = figures(http)
    after = figures(http)

    def rise(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    route = 'method="GET",route="/api/matches/{match}",status="2xx"'
    assert rise(f"ristal_request_seconds_count{{{route}}}") == 3
    assert rise(f'ristal_request_seconds_bucket{{{route},le="+Inf"}}') == 3
    assert rise('ristal_refusals_total{code="bad-request"}') == 1
    assert rise('ristal_refusals_total{code="no-token"}') == 1
    assert rise('ristal_refusals_total{code="not-found"}') == 1
    assert (before["ristal_open_sockets"], during["ristal_open_sockets"]) == (0, 1)
    assert before["ristal_commits_total"] > 0
    assert {"ristal_worker_queue", "ristal_workers", "ristal_workers_busy", "ristal_worker_failures_total"} <= set(
        after
    )
    assert not [name for name in after if made["match"] in name]


def test_buckets_grow_to_the_count(served: Served) -> None:
    until(served.http, "/readyz", 200)
    told = figures(served.http)
    buckets = [value for name, value in told.items() if name.startswith("ristal_worker_wait_seconds_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == told["ristal_worker_wait_seconds_count"] == 1  # readiness has asked


def test_bots_are_counted_while_they_wait_and_think(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path / 'ristal.db'}")
    for _ in range(4):
        found(served.http, "vstrechny", ["bot:ismcts:1s", "bot:ismcts:1s"])
    deadline = time.monotonic() + 60
    told = figures(served.http)
    while not (told["ristal_workers_busy"] and told["ristal_worker_queue"]) and time.monotonic() < deadline:
        told = figures(served.http)
    served.stop()
    assert told["ristal_workers_busy"] >= 1
    assert told["ristal_worker_queue"] >= 1


# Who may read them


def test_without_a_token_only_this_machine_reads(sqlite: str) -> None:
    served = Served(sqlite, "--public-url", "https://play.example.org")
    port = served.where.rstrip("/").rpartition(":")[2]
    for headers in (
        {"X-Forwarded-For": "203.0.113.9"},  # through a proxy on this machine
        {"Host": "play.example.org"},  # through one that does not say for whom
        {"Host": ""},
        {"Host": "[::1"},
    ):
        answer = served.http.get("/metrics", headers=headers)
        assert answer.status_code == (403 if headers.get("Host", "x") in ("x", "play.example.org") else 421), headers
        assert "ristal_" not in answer.text
    for headers in ({"Host": f"localhost:{port}"}, {"Host": f"127.0.0.1:{port}"}, {"Host": "[::1]"}):
        assert served.http.get("/metrics", headers=headers).status_code == 200
    served.stop()


@pytest.mark.parametrize("by", ["flag", "environment"])
def test_with_a_token_only_its_holder_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    if by == "environment":
        monkeypatch.setenv("RISTAL_METRICS_TOKEN", TOKEN)
    flags = ["--metrics-token", TOKEN] if by == "flag" else []
    served = Commanded(f"sqlite:///{tmp_path / 'ristal.db'}", *flags)
    away = {"X-Forwarded-For": "203.0.113.9"}
    for wrong in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": TOKEN}, {"Authorization": "Bearer é"}):
        answer = served.http.get("/metrics", headers={k: v.encode("latin-1") for k, v in wrong.items()})
        assert (answer.status_code, answer.json()["code"]) == (403, "operator-only")
    assert figures(served.http, Authorization=f"Bearer {TOKEN}", **away)
    served.stop()


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    for token in ("short", "with spaces in it and long", "слово-не-для-заголовка"):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "ristal",
                "serve",
                "--lang",
                "en",
                "--data",
                str(tmp_path),
                "--metrics-token",
                token,
            ],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("--metrics-token: at least 16 letters and digits")
