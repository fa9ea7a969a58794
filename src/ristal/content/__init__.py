"""Loads and checks content: cards, fighters, boards and armies, written as TOML."""

from ristal.content.reader import PROVENANCE, Reader
from ristal.content.source import Source, as_source, folder_source

__all__ = ["PROVENANCE", "Reader", "Source", "as_source", "folder_source"]
