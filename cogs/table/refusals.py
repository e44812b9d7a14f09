"""Refusals: what was wrong, why, and the nearest legal moves as buttons."""

from __future__ import annotations

from bot.games.uis import ui_of
from bot.tables.refusals import TableRefusal
from bot.tables.table import Table
from cogs.core.components import Button, Interaction, button
from cogs.core.replies import show, texts_for
from rules.engine.errors import IllegalAnswer, Refusal, Unreadable

MOST_INSTEAD = 5
LONGEST_REST = 60


async def show_refusal(
    interaction: Interaction, table: Table, error: IllegalAnswer, line: str = ""
) -> None:
    """Tell a person why the rules, or the table, said no."""
    texts, ui = texts_for(interaction), ui_of(table.row.name)
    view = table.view(None)
    if error.reason in set(TableRefusal):
        text = texts(f"error-{error.reason.replace('_', '-')}")
    else:
        text = ui.refused(texts, error, view)
    if error.reason == Refusal.NOT_AN_OPTION and (asked := _asked(table, interaction.user.id)):
        text += "\n" + texts("refusal-asked", what=ui.asked(texts, asked))
    items: list[Button] = [
        button(
            ui.instead_label(texts, view, error.seat, instead),
            "do",
            table.id,
            table.revision,
            instead,
        )
        for instead in ui.instead(error)[:MOST_INSTEAD]
        if len(instead) <= LONGEST_REST
    ]
    if error.reason == Refusal.NOT_YOUR_TURN and len(line) <= LONGEST_REST:
        items.append(button(texts("plan-save"), "save", table.id, table.revision, line))
    if error.reason == TableRefusal.NOT_AT_THE_TABLE:
        items.append(button(texts("panel-watch"), "watch", table.id, table.revision))
    topic = ui.topic(str(error.reason), error.what)
    if topic is not None:
        items.append(button(texts("refusal-rule"), "rules", table.id, 0, topic))
    await show(interaction, text, *items)


def _asked(table: Table, person: int) -> str | None:
    """What a person is asked now."""
    seat, request = table.asks(person), table.session.request
    choice = request.of(seat) if request is not None and seat is not None else None
    return None if choice is None else choice.what


async def show_unreadable(
    interaction: Interaction, table: Table, line: str, error: Unreadable
) -> None:
    """Show a line with a mark under the word that was not understood."""
    texts, ui = texts_for(interaction), ui_of(table.row.name)
    first = line.replace("\n", " ").replace("`", "'")[:200]
    caret = " " * min(error.at, len(first)) + "^" * max(1, min(len(error.word), 20))
    text = f"```\n{first}\n{caret}\n```\n{ui.unreadable(texts, error)}"
    await show(interaction, text, button(texts("refusal-rule"), "rules", table.id, 0, "typing"))
