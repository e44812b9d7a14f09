"""A message like a turn of a game: every layout component that the bot will use."""

from __future__ import annotations

import io
from typing import Any

import discord

from tests.kit.demo_picture import draw_river

WORDS = """\
## ★ Ra — Alice · turn 7 · action 1 of 2
Amun: move `33>43`, `23>44` · **gain +2** (now 5) · ⏳ <t:{deadline}:R>"""
ACTIONS = ("1 Move ●●○", "2 Summon", "3 Gain +3", "4 Unlock · 1")
MORE = ("My hand", "Plan / auto", "Undo", "Watch", "More")


def pictures() -> list[discord.File]:
    """The map and the strip below it."""
    shapes = {"map.png": (1080, 720), "strip.png": (1080, 240)}
    return [
        discord.File(io.BytesIO(draw_river(*size, bend)), name)
        for bend, (name, size) in enumerate(shapes.items())
    ]


def panel(deadline: int) -> discord.ui.LayoutView:
    """The panel of a turn."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.Container[Any](
            discord.ui.TextDisplay(WORDS.format(deadline=deadline)),
            _gallery("map.png", "Map: Ra's warriors at 57 and 34, a temple at 63"),
            _gallery("strip.png", "Followers: Ra 5, Amun 3; conflict 2 is next"),
            discord.ui.Section[Any](
                "Move would trigger ⚔ **Conflict 2** and end your turn.",
                accessory=discord.ui.Thumbnail("attachment://map.png", description="Conflict 2"),
            ),
            discord.ui.Separator(),
            discord.ui.ActionRow[Any](*(_button(n, label) for n, label in enumerate(ACTIONS))),
            discord.ui.ActionRow[Any](*(_button(9, label) for label in MORE)),
            discord.ui.ActionRow[Any](_menu()),
            accent_colour=discord.Colour(0xD9A032),
        )
    )
    return view


def _gallery(name: str, description: str) -> discord.ui.MediaGallery[Any]:
    item = discord.MediaGalleryItem(f"attachment://{name}", description=description)
    return discord.ui.MediaGallery(item)


def _button(number: int, label: str) -> discord.ui.Button[Any]:
    style = discord.ButtonStyle.primary if number < len(ACTIONS) else discord.ButtonStyle.secondary
    return discord.ui.Button(label=label, style=style, disabled=number == 1, custom_id=f"p:{label}")


def _menu() -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=f"Figure at {cell}", description="warrior", value=str(cell))
        for cell in (57, 34, 23)
    ]
    return discord.ui.Select(
        placeholder="Figures to keep", options=options, custom_id="p:keep", max_values=3
    )


def old_style() -> dict[str, Any]:
    """Buttons of every style and an embed, as classic messages have them."""
    view = discord.ui.View(timeout=None)
    for style in ("primary", "secondary", "success", "danger"):
        view.add_item(
            discord.ui.Button(
                label=style.title(), style=discord.ButtonStyle[style], custom_id=f"s:{style}"
            )
        )
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
    view.add_item(discord.ui.UserSelect(placeholder="Rivals", max_values=3, custom_id="s:rivals"))
    embed = discord.Embed(title="Standings", description="After *seven* turns", colour=0x248046)
    for name, value in {"Ra": "12", "Amun": "9", "Isis": "8"}.items():
        embed.add_field(name=name, value=value)
    embed.set_footer(text="conflict 2 is next")
    return {"content": "Every button there is", "embed": embed, "view": view}
