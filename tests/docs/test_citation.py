"""The citation follows the version."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import yaml

import ristal

ROOT = Path(__file__).parents[2]
CITATION = ROOT / "CITATION.cff"


def test_the_citation_is_one_by_its_schema() -> None:
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.citation-file-format",
        str(CITATION),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load(CITATION.read_text("utf-8"))
    assert cited["version"] == ristal.__version__
    assert f"## {cited['version']} - {cited['date-released']}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert cited["license"] == "MIT"
    owner = (ROOT / "LICENSE").read_text("utf-8").split("(c) 2026 ")[1].splitlines()[0]
    assert [author["name"] for author in cited["authors"]] == [owner]
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert f"version = {{{cited['version']}}}" in page
    assert f"title = {{{cited['title']}}}" in page
    assert f"author = {{{{{owner}}}}}" in page
