"""Loads and checks content: cards, fighters, boards and armies, written as TOML."""

from ristal.content.edition import Edition, change, is_edition, read_edition
from ristal.content.reader import PROVENANCE, Reader
from ristal.content.source import Source, folder_source
from ristal.content.values import read_weights

__all__ = [
    "PROVENANCE",
    "Edition",
    "Reader",
    "Source",
    "change",
    "folder_source",
    "is_edition",
    "read_edition",
    "read_weights",
]
