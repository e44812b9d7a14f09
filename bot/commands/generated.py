"""Parts of documents that are written by a command: what stands between two marks is replaced."""

from __future__ import annotations

from pathlib import Path

from bot.commands.command import UsageError


def with_part(page: str, begin: str, end: str, part: str) -> str:
    """Return a page with a new text between two marks; UsageError if it has no such place."""
    head, begun, rest = page.partition(begin)
    _, ended, tail = rest.partition(end)
    if not begun or not ended:
        raise UsageError(f"the page has no {begin} and {end}")
    return f"{head}{begin}\n\n{part}\n{end}{tail}"


def rewrite(path: Path, begin: str, end: str, part: str) -> None:
    """Bring a part of a document up to date."""
    try:
        page = path.read_text("utf-8")
    except OSError as error:
        raise UsageError(str(error)) from error
    path.write_text(with_part(page, begin, end, part), "utf-8")
