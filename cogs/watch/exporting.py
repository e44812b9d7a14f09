"""``/game export``: a finished game as a file that anybody can check.

While a game goes on its file would tell what nobody may know yet, so there is none.
"""

from __future__ import annotations

import discord

from bot.commands import recordings
from bot.games.game_ui import Picture
from bot.trust.exporting import export
from cogs.core.components import Interaction
from cogs.core.replies import Sheet, begin, show, show_sheet, words
from cogs.watch.looking import table_seen


async def export_game(interaction: Interaction, game: str | None) -> None:
    """Hand a finished game over to whoever may see it."""
    texts = await begin(interaction)
    table = await table_seen(interaction, game)
    if not table.row.status.is_over:
        await show(interaction, texts("trust-export-going-on"))
        return
    exported = await export(interaction.client.services.store, table.id)
    name, told = f"{table.row.name}-{table.id}.jsonl", texts("trust-exported")
    data = recordings.dumps(exported).encode()
    sheet = Sheet(words(told), discord.ui.File(f"attachment://{name}"))
    await show_sheet(interaction, sheet, [Picture(name, data, told)])
