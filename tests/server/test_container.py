"""Dockerfile and compose file, as far as they can be checked without an engine."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml

from ristal.cli import parser

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, re.MULTILINE)


def test_what_is_copied_exists_and_is_let_in() -> None:
    allowed = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line[0] == "!"}
    for line in instructions("COPY"):
        if not line.startswith("--from"):
            for source in line.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert source in allowed


def test_the_build_has_all_that_it_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "postgres" in project["optional-dependencies"]
    copied = {source for line in instructions("COPY") for source in line.split()[:-1]}
    assert {project["readme"], *project["license-files"], "setup.py", "pyproject.toml", "src"} <= copied


def test_symbolic_links_of_the_sources_lead_into_what_is_copied() -> None:
    for link in (path for path in (ROOT / "src").rglob("*") if path.is_symlink()):
        assert link.resolve().relative_to(ROOT).parts[0] in ("src", "docs"), link


def test_the_command_is_one_of_ours() -> None:
    chosen = parser(["serve"]).parse_args(json.loads(instructions("CMD")[-1]))
    assert (chosen.host, chosen.port, chosen.data) == ("0.0.0.0", 8200, "/data")
    chosen = parser(["serve"]).parse_args(COMPOSE["services"]["ristal"]["command"])
    assert chosen.workers == 2


def test_it_is_not_root_and_closed_by_default() -> None:
    assert instructions("USER") == ["ristal"]
    ours = COMPOSE["services"]["ristal"]
    assert all(port.startswith("127.0.0.1:") for port in ours["ports"])
    assert "ports" not in COMPOSE["services"]["database"]
    assert ours["environment"]["RISTAL_DATABASE"].startswith("postgresql+psycopg://")


def test_there_is_no_password_that_everybody_knows() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert len(re.findall(r"\$\{RISTAL_PASSWORD:\?", text)) == text.count("${RISTAL_PASSWORD") == 2
    assert set(COMPOSE["volumes"]) == {"database"}
