"""Plans on the screen: what to do on one's next turn, and picks for battles to come."""

from __future__ import annotations

import discord

from bot import plans
from bot.fronts import front_of
from bot.fronts.front import Ahead
from bot.tables.table import Table
from cogs.answering import acknowledge, show, texts_for
from cogs.finding import find_table
from cogs.presses import Button, Interaction, Menu, Pressed, button, menu, on, option
from cogs.tables.drafting import ask_for_line, may_decide, show_draft
from cogs.tables.refusals import show_refusal
from rules.engine.errors import IllegalAnswer

MOST_MENUS = 4


@on("plan")
async def plan_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show what somebody has planned."""
    await acknowledge(interaction)
    await show_plan(interaction, await find_table(interaction, pressed.number))


async def show_plan(interaction: Interaction, table: Table) -> None:
    """Show a person's plans, and what can still be planned."""
    house, texts, person = interaction.client.house, texts_for(interaction), interaction.user.id
    table.seats_at(person)
    plan = await plans.line_of(house, table, person)
    items: list[Button | Menu] = []
    if plan is None:
        lines = [texts("plan-none")]
    else:
        lines = [texts("plan-line", line=plan.key, auto="yes" if plan.auto else "no")]
        if table.asks(person) is not None:
            items.append(button(
                texts("plan-use"), "use", table.id, table.revision,
                style=discord.ButtonStyle.success,
            ))  # fmt: skip
        items.append(button(texts("plan-ask" if plan.auto else "plan-auto"), "auto", table.id))
        items.append(button(texts("plan-drop"), "unplan", table.id))
    items.append(button(texts("plan-write"), "write", table.id))
    ahead = await _menus(interaction, table)
    if ahead:
        lines.append(texts("plan-ahead"))
    await show(interaction, "\n".join(lines), *ahead, *items)


async def _menus(interaction: Interaction, table: Table) -> list[Menu]:
    """A menu for each pick that can be made ahead, with the one made so far."""
    texts, person = texts_for(interaction), interaction.user.id
    front, seat = front_of(table.row.name), table.seats_of(person)[0]
    made = {
        plan.what: plan.key for plan in await interaction.client.house.store.plans(table.id, person)
    }
    found = front.ahead(texts, table.view(seat), seat)
    return [_menu(table, ahead, made.get(ahead.occasion), texts("plan-no-pick"))
            for ahead in found[:MOST_MENUS]]  # fmt: skip


def _menu(table: Table, ahead: Ahead, made: str | None, none: str) -> Menu:
    options = [
        option(key, label, chosen=key == made) for key, label in list(ahead.answers.items())[:24]
    ]
    return menu(ahead.label, [option("-", none), *options], "ahead", table.id, 0, ahead.occasion)


@on("ahead")
async def pick_ahead(interaction: Interaction, pressed: Pressed) -> None:
    """Remember a pick for an occasion to come."""
    await acknowledge(interaction)
    house, person = interaction.client.house, interaction.user.id
    table = await find_table(interaction, pressed.number)
    seat = table.seats_at(person)[0]
    key = pressed.values[0] if pressed.values else "-"
    if key == "-":
        await house.store.drop_plan(table.id, person, seat, pressed.rest)
    else:
        front, texts = front_of(table.row.name), texts_for(interaction)
        possible = front.ahead(texts, table.view(seat), seat)
        if any(a.occasion == pressed.rest and key in a.answers for a in possible):
            await plans.plan_pick(house, table, person, seat, pressed.rest, key)
    await show_plan(interaction, table)


@on("write")
async def write(interaction: Interaction, pressed: Pressed) -> None:
    """Open a pop-up to type a plan."""
    await ask_for_line(interaction, "plan-write", pressed._replace(revision=0, rest="plan"))


@on("save")
async def save(interaction: Interaction, pressed: Pressed) -> None:
    """Keep the line that could not be played now."""
    if not pressed.rest:
        await write(interaction, pressed)
        return
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    table.seats_at(interaction.user.id)
    await plans.plan_line(interaction.client.house, table, interaction.user.id, pressed.rest)
    await show_plan(interaction, table)


@on("auto")
async def switch_auto(interaction: Interaction, pressed: Pressed) -> None:
    """Let a plan be carried out by itself, or only offered."""
    await acknowledge(interaction)
    house, person = interaction.client.house, interaction.user.id
    table = await find_table(interaction, pressed.number)
    plan = await plans.line_of(house, table, person)
    if plan is not None:
        await plans.plan_line(house, table, person, plan.key, auto=not plan.auto)
    await show_plan(interaction, table)


@on("unplan")
async def drop(interaction: Interaction, pressed: Pressed) -> None:
    """Forget the plan for one's turn."""
    await acknowledge(interaction)
    house = interaction.client.house
    table = await find_table(interaction, pressed.number)
    plan = await plans.line_of(house, table, interaction.user.id)
    if plan is not None:
        await plans.forget(house, plan)
    await show_plan(interaction, table)


@on("use")
async def use(interaction: Interaction, pressed: Pressed) -> None:
    """Fill a draft with the plan, to be confirmed."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    person = interaction.user.id
    plan = await plans.line_of(interaction.client.house, table, person)
    seat = table.asks(person)
    draft = await table.draft(person)
    if plan is None or seat is None:
        await show_draft(interaction, table, draft)
        return
    try:
        answers = plans.answers_of_line(table, seat, plan.key)
        await draft.discard()
        await draft.add(*answers)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show_draft(interaction, table, draft)
