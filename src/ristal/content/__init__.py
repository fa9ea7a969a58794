"""Loads and checks content: cards, fighters, boards and armies, written as TOML."""

from ristal.content.reader import PROVENANCE, Reader, read_toml

__all__ = ["PROVENANCE", "Reader", "read_toml"]
