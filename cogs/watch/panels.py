"""``/panel``: the panel of a game again, at the bottom for those who play here, else a link."""

from __future__ import annotations

from bot.store.rows import PostRow
from bot.tables.table import Table
from cogs.core.components import Interaction
from cogs.core.finding import is_at
from cogs.core.replies import begin, show
from cogs.places.links import address_of
from cogs.watch.looking import table_seen

AGAIN_SECONDS = 60.0  # between two panels of a table that somebody asks for: each may call people
_brought: dict[int, float] = {}  # tables, and when their panel was last brought back


async def show_panel(interaction: Interaction, game: str | None) -> None:
    """Post the panel anew for whoever plays here; lead everybody else to it."""
    texts = await begin(interaction)
    table = await table_seen(interaction, game)
    table.expect_going()
    services = interaction.client.services
    panel = await services.store.posts.panel(table.id)
    if panel is None:
        services.touch(table)  # it is on its way, or something keeps it from coming
        await show(interaction, texts("look-panel-soon"))
        return
    link = link_to_panel(table, panel)
    if not _may_bring(interaction, table):
        await show(interaction, texts("look-panel-link", link=link))
    elif getattr(interaction.channel, "last_message_id", None) == panel.message:
        await show(interaction, texts("look-panel-newest", link=link))
    elif not _is_time(table, services.clock()):
        await show(interaction, texts("look-panel-wait", link=link))
    else:
        await services.store.posts.panel_again(table.id)
        services.touch(table)
        await show(interaction, texts("look-panel-again"))


def link_to_panel(table: Table, panel: PostRow) -> str:
    """The address of a panel's message."""
    return f"{address_of(table.row.place)}/{panel.message}"


def _may_bring(interaction: Interaction, table: Table) -> bool:
    """Return whether somebody plays here; nothing more is posted about a game that has ended."""
    plays = interaction.user.id in table.people
    return plays and is_at(interaction, table.row.place) and not table.row.status.is_over


def _is_time(table: Table, now: float) -> bool:
    """Return whether the last time is long enough ago; if so, this is the last time."""
    for game in [game for game, when in _brought.items() if now >= when + AGAIN_SECONDS]:
        del _brought[game]
    if table.id in _brought:
        return False
    _brought[table.id] = now
    return True
