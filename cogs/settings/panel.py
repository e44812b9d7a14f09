"""The private settings panel: shows a page, and handles what is pressed on it."""

from __future__ import annotations

from bot.turns.own_time import change_time
from cogs.core.components import Interaction, Pressed, Way, expect_only, old_button, on
from cogs.core.replies import begin, show
from cogs.settings import pages

RUNS = {"zone", "quiet", "vacations"}  # what decides when somebody's clock runs


async def show_page(interaction: Interaction, page: str = "", *, saved: bool = False) -> None:
    """Show a page of the panel as things are now."""
    texts = await begin(interaction)
    person = await interaction.client.services.people.get(interaction.user.id)
    made = pages.page(texts, person, page, interaction.client.services.clock())
    said = f"{made.text}\n{texts('settings-saved')}" if saved else made.text
    await show(interaction, said, *made.items)


@on("settings", Way.BUTTON, Way.MENU)
async def settings_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Turn to a page; in the menu of standing answers the value says which."""
    expect_only(pressed, "rest")
    await show_page(interaction, pressed.values[0] if pressed.values else pressed.rest)


@on("set", Way.BUTTON, Way.MENU)
async def set_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Set something: the rest says what, a menu or the rest what to."""
    expect_only(pressed, "rest")
    await begin(interaction)
    services = interaction.client.services
    name, _, written = pressed.rest.partition("=")
    value = ",".join(pressed.values) if pressed.values else written
    change = pages.change(await services.people.get(interaction.user.id), name, value)
    if not change:
        raise old_button()
    if RUNS & change.keys():
        await change_time(services, interaction.user.id, **change)
    else:
        await services.people.change(interaction.user.id, **change)
    await show_page(interaction, pages.page_of(name), saved=True)
