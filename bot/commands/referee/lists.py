"""All names that a client of the referee can meet, collected from the rules themselves.

Ids come from each game's glossary, decisions and events from its source code.
``thoth referee --write-lists docs/referee.md`` writes them down.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from bot.commands.generated import with_part
from bot.games.registry import GAMES
from rules.engine.errors import Refusal

BEGIN, END = "<!-- written by --write-lists -->", "<!-- up to here -->"

# Functions of the rules that ask, by who decides and how.
ASKED = {"choose": "", "ask": "", "choice": "secret", "Choice": "secret", "secret_bids": "secret"}
DRAWN = ("draw", "draw_card")
CHANCE = "CHANCE"


class Decision(NamedTuple):
    """A value of ``what``; ``<name>`` in it stands for an id."""

    what: str
    by: str  # "a seat", "a seat, secretly" or "chance"

    def matches(self, what: str) -> bool:
        """Return whether a decision of a game is this one."""
        return re.fullmatch(re.sub("<.*?>", r"\\w+", re.escape(self.what)), what) is not None


class Told(NamedTuple):
    """An event and the names of its data; not all events of a name have all of it."""

    what: str
    always: tuple[str, ...]
    sometimes: tuple[str, ...]
    private: bool


# --- from the source -----------------------------------------------------------------------------


def _sources(package: Traversable) -> Iterator[str]:
    for entry in sorted(package.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")


@cache
def _calls(game: str) -> list[tuple[str, ast.Call]]:
    """Every call of a plain name in the rules of a game."""
    return [
        (node.func.id, node)
        for source in _sources(files(f"rules.{game}"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]


def _text(node: ast.expr) -> str | None:
    """A text as it stands in the source; what is filled in becomes ``<name>``."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.FormattedValue) else p for p in node.values)
        return "".join(_text(p) or f"<{ast.unparse(p)}>" for p in parts)
    return None


def decisions(game: str) -> list[Decision]:
    """List all that the rules of a game ask of seats and of chance."""
    found: dict[str, Decision] = {}
    for name, call in _calls(game):
        texts = [text for node in call.args if (text := _text(node)) is not None]
        if not texts or name not in (*ASKED, *DRAWN):
            continue
        first = call.args[0]
        drawn = name in DRAWN or (isinstance(first, ast.Name) and first.id == CHANCE)
        by = "chance" if drawn else "a seat, secretly" if ASKED[name] else "a seat"
        found[texts[0]] = Decision(texts[0], by)
    return sorted(found.values(), key=lambda d: (d.by == "chance", d.what))


def events(game: str) -> list[Told]:
    """List all that the rules of a game tell, with the names of the data."""
    found: dict[str, list[tuple[str, ...]]] = {}
    private = set[str]()
    for name, call in _calls(game):
        if name not in ("tell", "tell_only"):
            continue
        what = next(text for node in call.args if (text := _text(node)) is not None)
        always = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        found.setdefault(what, []).append(always)
        if more := _unpacked(call):
            found[what].append((*always, *more))
        private |= {what} if name == "tell_only" else set()
    return [_told(what, found[what], private=what in private) for what in sorted(found)]


def _unpacked(call: ast.Call) -> list[str]:
    """Names of data that is added only at times, as ``**({"parts": parts} if ... else {})``."""
    added = [keyword.value for keyword in call.keywords if keyword.arg is None]
    made = [node for value in added for node in ast.walk(value) if isinstance(node, ast.Dict)]
    return [name for node in made for key in node.keys if key and (name := _text(key))]


def _told(what: str, ways: list[tuple[str, ...]], *, private: bool) -> Told:
    names = dict.fromkeys(name for way in ways for name in way)
    always = tuple(name for name in names if all(name in way for way in ways))
    sometimes = tuple(name for name in names if name not in always)
    return Told(what, always, sometimes, private)


def ids(game: str) -> dict[str, list[str]]:
    """List all ids of a game under the names of their kinds."""
    glossary: dict[str, Iterable[str]] = import_module(f"rules.{game}.glossary").IDS
    return {kind: [str(name) for name in names] for kind, names in glossary.items()}


# --- onto the page -------------------------------------------------------------------------------


def with_lists(page: str) -> str:
    """Return the page with the lists as they are now; UsageError if it has no place for them."""
    return with_part(page, BEGIN, END, _lists())


def _lists() -> str:
    reasons = ", ".join(f"`{reason}`" for reason in Refusal)
    sections = [f"Refusal reasons of every game: {reasons}.\n"]
    for game in GAMES:
        sections += [f"### {game.capitalize()}: ids\n", _ids_table(game)]
        sections += [f"### {game.capitalize()}: decisions\n", _decisions_table(game)]
        sections += [f"### {game.capitalize()}: events\n", _events_table(game)]
    return "\n".join(sections)


def _ids_table(game: str) -> str:
    rows = [f"| {kind} | {_code(names)} |" for kind, names in ids(game).items()]
    return "\n".join(["| what | ids |", "|---|---|", *rows, ""])


def _decisions_table(game: str) -> str:
    rows = [f"| `{what}` | {by} |" for what, by in decisions(game)]
    return "\n".join(["| `what` | who decides |", "|---|---|", *rows, ""])


def _events_table(game: str) -> str:
    rows = []
    for told in events(game):
        name = f"`{told.what}`" + (", private" if told.private else "")
        rows.append(f"| {name} | {_code(told.always)} | {_code(told.sometimes)} |")
    return "\n".join(["| `what` | `data` | sometimes also |", "|---|---|---|", *rows, ""])


def _code(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
