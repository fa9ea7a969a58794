"""What a command shows, as a page in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table


def page(title: str, command: str, parts: Sequence[str | Table]) -> str:
    """The title, the command that made it, then texts and tables in their order."""
    blocks = [f"# {title}", f"    {command}", *[_table(part) if isinstance(part, Table) else part for part in parts]]
    return "\n\n".join(blocks) + "\n"


def _table(table: Table) -> str:
    """A table with its caption below; lines within a cell stay lines."""
    columns = [[_cell(cell) for cell in column.cells] for column in table.columns]
    head = [_cell(column.header) for column in table.columns]
    marks = ["---:" if column.justify == "right" else "---" for column in table.columns]
    rows = [head, marks, *[list(row) for row in zip(*columns, strict=True)]]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + (f"\n\n{table.caption}" if table.caption else "")


def _cell(content: object) -> str:
    return str(content).replace("|", "\\|").replace("\n", "<br>")
