"""What the program is made of, as a CycloneDX document: read from the locks, so that it says what is installed and not
what happens to be here."""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
import uuid
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from bundled import BUNDLED

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^([\w.-]+)==([^\s;\\]+)[^\n]*\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def document() -> dict[str, Any]:
    """The program with all that it runs on and all that its page is built from."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [*python_packages(ROOT / "requirements.lock"), *npm_packages(ROOT / "web" / "package-lock.json")]
    parts = {part["purl"]: part for part in found}  # npm may have the same package in several places
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(parts, sort_keys=True))}",
        "version": 1,
        "metadata": {"component": _component("application", "pypi", project["name"], project["version"], "MIT")},
        "components": [parts[purl] for purl in sorted(parts)],
    }


def python_packages(lock: Path) -> list[dict[str, Any]]:
    """The packages of a lock. A package has a file for each platform: their hashes stand in the lock alone."""
    return [
        _component("library", "pypi", name, version)
        for name, version, _ in PINNED.findall(lock.read_text(encoding="utf-8"))
    ]


def npm_packages(lock: Path) -> list[dict[str, Any]]:
    """The packages of a lock; those that only build the page are not part of it."""
    parts = []
    for path, about in json.loads(lock.read_text(encoding="utf-8"))["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not name:
            continue
        part = _component("library", "npm", name, about["version"], about.get("license"))
        part["scope"] = "required" if any(fnmatch(name, pattern) for pattern in BUNDLED) else "excluded"
        kind, _, digest = about["integrity"].partition("-")
        part["hashes"] = [{"alg": f"SHA-{kind.removeprefix('sha')}", "content": base64.b64decode(digest).hex()}]
        parts.append(part)
    return parts


def _component(kind: str, registry: str, name: str, version: str, licence: str | None = None) -> dict[str, Any]:
    purl = f"pkg:{registry}/{name.replace('@', '%40')}@{version}"
    part: dict[str, Any] = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl}
    if licence is not None:
        part["licenses"] = [{"expression": licence}]
    return part


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
    print()
