"""Parts of the board, enlarged, by the buttons of a panel: as the public sees them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.uis import ui_of
from bot.tables.table import Table
from bot.turns.stand_ins import names_of
from cogs.core.components import (
    Button,
    Interaction,
    Pressed,
    button,
    expect_only,
    number_in,
    old_button,
    on,
)
from cogs.core.replies import begin, look_for, show, texts_for
from cogs.watch.looking import table_shown
from cogs.watch.showing import drawn


@on("closeups")
async def which(interaction: Interaction, pressed: Pressed) -> None:
    """Offer the close-ups of a group; the only one is shown at once."""
    table = await _table(interaction, pressed)
    groups = _groups(interaction, table)
    place = number_in(pressed.rest)
    if place >= len(groups):
        raise old_button()
    name, parts = groups[place]
    if len(parts) == 1:
        await _show(interaction, table, parts[0], parts)
    else:
        await show(interaction, f"### {name}", *_buttons(interaction, table, parts))


@on("closeup")
async def enlarge(interaction: Interaction, pressed: Pressed) -> None:
    """Show a close-up, with the others of its group a press away."""
    table = await _table(interaction, pressed)
    group = next((g for _, g in _groups(interaction, table) if pressed.rest in g), None)
    if group is None:
        raise old_button()
    await _show(interaction, table, pressed.rest, group)


async def _table(interaction: Interaction, pressed: Pressed) -> Table:
    await begin(interaction)
    expect_only(pressed, "number", "rest")
    return await table_shown(interaction, pressed.number)


def _groups(interaction: Interaction, table: Table) -> list[tuple[str, tuple[str, ...]]]:
    """The groups of close-ups that the game has a button for."""
    ui = ui_of(table.row.name)
    return list(ui.closeup_groups(texts_for(interaction), table.view(None)).items())


async def _show(interaction: Interaction, table: Table, part: str, group: Sequence[str]) -> None:
    ui, view, texts = ui_of(table.row.name), table.view(None), texts_for(interaction)
    look = await look_for(interaction, names_of(texts_for(interaction), table))
    pictures = await drawn(interaction, partial(ui.closeup, look, view, part))
    if pictures is None:  # they have asked for something newer
        await show(interaction, texts("look-newer"))
        return
    name = ui.closeups(texts, view)[part]
    lines = [texts("look-board", step=table.revision, headline=name)]
    if (await interaction.client.services.people.get(interaction.user.id)).words:
        lines += [picture.alt for picture in pictures]
        pictures = []
    others = _buttons(interaction, table, group) if len(group) > 1 else []
    await show(interaction, "\n\n".join(lines), *others, pictures=pictures)


def _buttons(interaction: Interaction, table: Table, parts: Sequence[str]) -> list[Button]:
    """A button for each part of a group."""
    names = ui_of(table.row.name).closeups(texts_for(interaction), table.view(None))
    return [button(names[part], "closeup", table.id, 0, part) for part in parts]
