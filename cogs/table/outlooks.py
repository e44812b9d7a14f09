"""What may come, for a reader: a forecast above the buttons, on options, and a press away."""

from __future__ import annotations

from functools import partial

from bot.games.forecasts import Forecast, Outlook, draw_forecast, forecast_pages
from bot.games.game_ui import GameUi
from bot.games.uis import ui_of
from bot.tables.draft import Draft
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.stand_ins import names_of
from cogs.core.components import Button, Interaction, Pressed, button, expect_only, on
from cogs.core.replies import Sheet, begin, look_for, show, texts_for, words
from cogs.watch.looking import table_shown
from cogs.watch.showing import pages
from rules.engine.decisions import Seat


def forecast_of(table: Table, texts: Texts, seat: Seat | None) -> Forecast:
    """What a seat, or the public, can foresee."""
    outlook = Outlook(table.view(seat), table.foreseen(seat))
    return ui_of(table.row.name).forecast(texts, outlook)


def forecast_button(table: Table, texts: Texts, seat: Seat | None = None) -> list[Button]:
    """What leads to the tables of a forecast; nothing where there are none."""
    if not forecast_of(table, texts, seat).grids:
        return []
    return [button(texts("panel-forecast"), "forecast", table.id)]


def changes_of(ui: GameUi, texts: Texts, draft: Draft, seat: Seat, *more: str) -> list[str]:
    """What a draft, and some more answers, would change for its owner, in small lines.

    What would come to nothing is said last.
    """
    before, after = map(Outlook, draft.views(seat, *more), draft.foreseen(seat, *more))
    idle = [event for event in draft.told(seat, *more) if ui.is_idle(event)]
    warned = dict.fromkeys(f"⚠ {ui.said(texts, event, after.view)}" for event in idle)
    return [f"-# {line}" for line in (*ui.changes(texts, before, after), *warned)]


@on("forecast")
async def forecast_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show the forecast of whoever asks."""
    await begin(interaction)
    expect_only(pressed, "number")
    await show_forecast(interaction, await table_shown(interaction, pressed.number))


async def show_forecast(interaction: Interaction, table: Table) -> None:
    """Show what a player, or a spectator, can foresee: tables, in words to those who read."""
    services, person = interaction.client.services, interaction.user.id
    look = await look_for(interaction, names_of(texts_for(interaction), table))
    seat = next(iter(table.seats_of(person)), None)
    found = forecast_of(table, look.texts, seat)
    lines = [f"### {ui_of(table.row.name).headline(look.texts, table.view(seat))}"]
    if not found:
        await show(interaction, "\n".join([*lines, look.texts("forecast-none")]))
        return
    back = _back(table, look.texts, person)
    if (await services.people.get(person)).words:
        first, *others = pages([*lines, *forecast_pages(found)])
        await show(interaction, first, *back)
        for page in others:
            await interaction.followup.send(view=Sheet(words(page)), ephemeral=True)
        return
    draw = partial(draw_forecast, look, found)
    pictures = await services.draw(f"forecast {table.id} {person}", draw) or []
    await show(interaction, "\n".join([*lines, *found.lines]), *back, pictures=pictures)


def _back(table: Table, texts: Texts, person: int) -> list[Button]:
    """The way back to a secret choice, which the forecast may have replaced."""
    request = table.session.request
    if request is None or not request.secret or not table.seats_of(person):
        return []
    return [button(texts("panel-pick"), "pick", table.id, table.row.opened)]
