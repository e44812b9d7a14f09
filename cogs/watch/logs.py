"""The public log in pages, the newest first.

Pages are counted from the beginning, so that a page stays what it is while the game goes on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.game_ui import GameUi
from bot.games.uis import ui_of
from bot.tables.story import Chronicle, chronicle
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.components import Button, Interaction, Pressed, button, old_button, on
from cogs.core.replies import begin, show, texts_for
from cogs.watch.looking import table_seen, table_shown
from cogs.watch.series import series_line

MOST_LINES = 12  # of a page; each has at most 300 characters
_WRITTEN = re.compile(r"(?P<kind>[fst]?)(?P<number>[0-9]{0,9})\.[a-z]*")


class Line(NamedTuple):
    """A line of the log, the step that it belongs to and the turn that it was in."""

    text: str
    step: int
    turn: int


class Part(NamedTuple):
    """Which lines somebody wants to read: all, those from a line or step on, or of a turn."""

    kind: str = ""  # f: from a line, s: from a step, t: turn
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind}{self.number}" if self.kind else ""

    def of(self, lines: Sequence[Line]) -> list[Line]:
        """Pick these lines out."""
        match self.kind:
            case "f":
                return list(lines[self.number :])
            case "s":
                return [line for line in lines if line.step >= self.number]
            case "t":
                return [line for line in lines if line.turn == self.number]
            case _:
                return list(lines)


def log_lines(ui: GameUi, texts: Texts, told: Chronicle) -> list[Line]:
    """Everything that happened, in somebody's language."""
    found = []
    turn = ui.turn(told[0].view) if told else 0
    for step, moment, unsealed in zip(told.steps, told, told.unsealed, strict=True):
        said = (ui.told(texts, event, moment.view) for event in moment.events)
        found += [Line(text, step, turn) for text in said if text]
        for seat, line in unsealed:
            name = ui.seat_name(texts, moment.view, seat)
            found.append(Line(texts("trust-unsealed", name=name, line=line), step, turn))
        turn = ui.turn(moment.view)  # what comes next happens in the turn seen before it
    return found


async def show_log(
    interaction: Interaction, *, last: int | None, turn: int | None, game: str | None
) -> None:
    """Show the newest page of the log, or of a part of it."""
    texts = await begin(interaction)
    table = await table_seen(interaction, game)
    lines = await _lines(interaction, table)
    part = Part()
    if turn is not None:
        part = Part("t", turn)
    elif last is not None:
        part = Part("f", max(0, len(lines) - last))
    if turn is not None and not part.of(lines):
        newest = ui_of(table.row.name).turn(table.view(None))
        await show(interaction, texts("log-no-turn", number=turn, last=newest))
        return
    await _show_page(interaction, table, lines, part, None)


@on("log")
async def turn_page(interaction: Interaction, pressed: Pressed) -> None:
    """Go to the page of a button."""
    await begin(interaction)
    match = _WRITTEN.fullmatch(pressed.rest)
    if match is None:
        raise old_button()
    table = await table_shown(interaction, pressed.number)
    part = Part(match["kind"], int(match["number"] or 0))
    await _show_page(interaction, table, await _lines(interaction, table), part, pressed.revision)


async def _lines(interaction: Interaction, table: Table) -> list[Line]:
    texts = texts_for(interaction)
    told = await chronicle(interaction.client.services.store, table.id)
    return log_lines(ui_of(table.row.name), texts, told)


async def _show_page(
    interaction: Interaction, table: Table, lines: Sequence[Line], part: Part, page: int | None
) -> None:
    texts = texts_for(interaction)
    chosen = part.of(lines)
    if not chosen:
        await show(interaction, texts("log-empty"))
        return
    newest = (len(chosen) - 1) // MOST_LINES
    page = newest if page is None else min(page, newest)
    here = chosen[page * MOST_LINES : (page + 1) * MOST_LINES]
    title = texts("log-title", number=page + 1, total=newest + 1)
    series = await series_line(interaction.client, texts, table)
    told = [f"**{line.step}** · {line.text}" for line in here]
    text = "\n".join([title, *([f"-# {series}"] if series else []), *told])
    await show(interaction, text, *_buttons(texts, table, part, page, newest))


def _buttons(texts: Texts, table: Table, part: Part, page: int, newest: int) -> list[Button]:
    """Ways to the other pages; none if there is only one."""
    if not newest:
        return []
    ways = {"oldest": 0, "older": page - 1, "newer": page + 1, "newest": newest}
    return [
        button(
            texts(f"log-{way}"),
            "log",
            table.id,
            max(0, target),
            f"{part}.{way}",
            disabled=target == page or not 0 <= target <= newest,
        )
        for way, target in ways.items()
    ]
