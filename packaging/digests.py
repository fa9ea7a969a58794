"""Pin the container images of the Dockerfile and of compose.yaml by the digest that their tag has now."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("Dockerfile", "compose.yaml")
IMAGE = re.compile(r"^(FROM |\s+image: )([a-z/]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?", re.MULTILINE)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def pin(text: str, find_digest: Callable[[str], str]) -> str:
    """Return the text with the present digest behind every image."""
    return IMAGE.sub(lambda found: f"{found[1]}{found[2]}@{find_digest(found[2])}", text)


def ask_registry(image: str) -> str:
    """Return the digest of an image for all architectures."""
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    digest = subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()
    if not DIGEST.fullmatch(digest):
        raise SystemExit(f"{image} has no digest: {digest!r}")
    return digest


if __name__ == "__main__":
    for name in FILES:
        path = ROOT / name
        path.write_text(pin(path.read_text("utf-8"), ask_registry), "utf-8")
