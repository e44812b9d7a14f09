"""Code samples of the documents, taken from the tree.

A block that begins with a path and names, as in ```` ```python rules/engine/luck.py Luck ````,
quotes these functions, classes, constants or messages whole.  After a change
``python -m tests.docs.samples docs/adding-a-game.md`` quotes them anew.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+) (\S+/\S+) ([^\n]+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class Sample(NamedTuple):
    """Some things of a file as a document shows them."""

    path: str
    names: tuple[str, ...]
    text: str

    def quoted(self, root: Path = ROOT) -> str:
        """The same things as they are in the file."""
        source = (root / self.path).read_text("utf-8")
        found = dict(messages(source) if self.path.endswith(".ftl") else definitions(source))
        gap = "\n" if self.path.endswith(".ftl") else "\n\n\n"
        return gap.join(found[name] for name in self.names) + "\n"


def definitions(source: str) -> Iterator[tuple[str, str]]:
    """The functions, classes and constants of a module, and the methods of its classes."""
    lines = source.split("\n")
    for node in ast.parse(source).body:
        for name in _names(node):
            yield name, _lines(lines, node)
        for inner in node.body if isinstance(node, ast.ClassDef) else ():
            yield from ((f"{node.name}.{name}", _lines(lines, inner)) for name in _names(inner))


def _names(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [node.name]
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            return [name]
    return []


def _lines(lines: list[str], node: ast.stmt) -> str:
    decorators = getattr(node, "decorator_list", [])
    begin = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    return "\n".join(lines[begin - 1 : node.end_lineno])


def messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue, with the lines that belong to them."""
    for found in re.finditer(r"^([\w-]+) =.*(?:\n[ \t]+.*)*", source, re.MULTILINE):
        yield found[1], found[0]


def samples(page: str) -> list[Sample]:
    """All samples of a document."""
    return [
        Sample(path, tuple(names.split()), text) for _, path, names, text in BLOCK.findall(page)
    ]


def renewed(page: str, root: Path = ROOT) -> str:
    """A document whose samples are as the tree is now."""

    def quote(block: re.Match[str]) -> str:
        language, path, names, text = block.groups()
        quoted = Sample(path, tuple(names.split()), text).quoted(root)
        return f"```{language} {path} {names}\n{quoted}```"

    return BLOCK.sub(quote, page)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(name).write_text(renewed(Path(name).read_text("utf-8")), "utf-8")
