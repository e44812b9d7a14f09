"""Plans: a line for the next turn, and picks for coming battles."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence

import discord

from bot.games.game_ui import Ahead
from bot.games.uis import ui_of
from bot.store.rows import PlanRow
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns import plans
from cogs.core.components import (
    MOST_OPTIONS,
    Button,
    Interaction,
    Menu,
    Pressed,
    Way,
    button,
    menu,
    on,
    option,
)
from cogs.core.finding import find_table
from cogs.core.replies import acknowledge, show, texts_for
from cogs.seats.votes import expect_player
from cogs.table.drafts import ask_for_line, may_decide, show_draft
from cogs.table.refusals import show_refusal
from rules.engine.errors import IllegalAnswer

MOST_MENUS = 4
ON, OFF = "on", "off"  # whether a plan is carried out by itself
NO_PICK = "-"
ALL = "*"  # in place of an occasion: a menu of many
ANSWER = "="  # between an occasion and its answer


@on("plan")
async def plan_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show what somebody has planned."""
    await show_plan(interaction, await _table(interaction, pressed))


async def _table(interaction: Interaction, pressed: Pressed) -> Table:
    """The table, if the person plays there."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    expect_player(table, interaction.user.id)
    return table


async def show_plan(interaction: Interaction, table: Table) -> None:
    """Show a person's plans, and what can still be planned."""
    services, texts, person = (
        interaction.client.services,
        texts_for(interaction),
        interaction.user.id,
    )
    table.seats_at(person)
    table.expect_open()
    plan = await plans.line_of(services, table, person)
    items: list[Button | Menu] = []
    if plan is None:
        lines = [texts("plan-none")]
    else:
        lines = [texts("plan-line", line=plan.key, auto="yes" if plan.auto else "no")]
        if table.asks(person) is not None:
            items.append(
                button(
                    texts("plan-use"),
                    "use",
                    table.id,
                    table.revision,
                    style=discord.ButtonStyle.success,
                )
            )
        turn = OFF if plan.auto else ON
        label = texts("plan-ask" if plan.auto else "plan-auto")
        items.append(button(label, "auto", table.id, _known_as(plan), turn))
        items.append(button(texts("plan-drop"), "unplan", table.id, _known_as(plan)))
    items.append(button(texts("plan-write"), "write", table.id))
    ahead = await _menus(interaction, table)
    if ahead:
        lines.append(texts("plan-ahead"))
    await show(interaction, "\n".join(lines), *ahead, *items)


async def _menus(interaction: Interaction, table: Table) -> list[Menu]:
    """A menu for each pick that can be made ahead, with the one made so far."""
    texts, person = texts_for(interaction), interaction.user.id
    ui, seat = ui_of(table.row.name), table.seats_of(person)[0]
    made = {plan.what: plan.key for plan in await _made(interaction, table)}
    found = ui.ahead(texts, table.view(seat), seat)
    if len(found) > MOST_MENUS:
        return _joined(table, texts, found, made)
    return [_menu(table, ahead, made.get(ahead.occasion), texts("plan-no-pick")) for ahead in found]


def _joined(
    table: Table, texts: Texts, found: Sequence[Ahead], made: Mapping[str, str]
) -> list[Menu]:
    """Many occasions share menus: each option is an occasion and its answer, ticked if made."""
    options = [
        option(
            f"{ahead.occasion}{ANSWER}{key}",
            ("✓ " if made.get(ahead.occasion) == key else "") + f"{ahead.label}: {label}",
            ahead.about.get(key, ""),
        )
        for ahead in found
        for key, label in ahead.answers.items()
    ]
    parts = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)]
    return [
        menu(texts("plan-orders"), part, "ahead", table.id, 0, f"{ALL}{n}")
        for n, part in enumerate(parts[:MOST_MENUS])
    ]


def _menu(table: Table, ahead: Ahead, made: str | None, none: str) -> Menu:
    options = [
        option(key, label, ahead.about.get(key, ""), chosen=key == made)
        for key, label in list(ahead.answers.items())[:24]
    ]
    return menu(
        ahead.label, [option(NO_PICK, none), *options], "ahead", table.id, 0, ahead.occasion
    )


def _known_as(plan: PlanRow) -> int:
    """By what a component knows a plan: it is about this one, not about one made since."""
    return zlib.crc32(plan.key.encode())


@on("ahead", Way.MENU)
async def pick_ahead(interaction: Interaction, pressed: Pressed) -> None:
    """Remember a pick for an occasion to come."""
    services, person = interaction.client.services, interaction.user.id
    table = await _table(interaction, pressed)
    seat = table.seats_at(person)[0]
    occasion, key = pressed.rest, pressed.values[0]
    if occasion.startswith(ALL):
        occasion, _, key = key.rpartition(ANSWER)
        if any(p.what == occasion and p.key == key for p in await _made(interaction, table)):
            key = NO_PICK  # what was ticked is taken back
    if key == NO_PICK:
        await services.store.drop_plan(table.id, person, seat, occasion)
    else:
        ui, texts = ui_of(table.row.name), texts_for(interaction)
        possible = ui.ahead(texts, table.view(seat), seat)
        if any(a.occasion == occasion and key in a.answers for a in possible):
            await plans.plan_pick(services, table, person, seat, occasion, key)
    await show_plan(interaction, table)


async def _made(interaction: Interaction, table: Table) -> Sequence[PlanRow]:
    """What somebody has planned at a table."""
    return await interaction.client.services.store.plans(table.id, interaction.user.id)


@on("write")
async def write(interaction: Interaction, pressed: Pressed) -> None:
    """Open a pop-up to type a plan."""
    expect_player(await find_table(interaction, pressed.number), interaction.user.id)
    await ask_for_line(interaction, "plan-write", pressed._replace(revision=0, rest="plan"))


@on("save")
async def save(interaction: Interaction, pressed: Pressed) -> None:
    """Keep the line that could not be played now."""
    if not pressed.rest:
        await write(interaction, pressed)
        return
    table = await _table(interaction, pressed)
    await plans.plan_line(interaction.client.services, table, interaction.user.id, pressed.rest)
    await show_plan(interaction, table)


@on("auto")
async def switch_auto(interaction: Interaction, pressed: Pressed) -> None:
    """Let a plan be carried out by itself, or only offered; one made since is only shown."""
    services, person = interaction.client.services, interaction.user.id
    table = await _table(interaction, pressed)
    plan = await plans.line_of(services, table, person)
    if plan is not None and _known_as(plan) == pressed.revision and pressed.rest in (ON, OFF):
        await plans.plan_line(services, table, person, plan.key, auto=pressed.rest == ON)
    await show_plan(interaction, table)


@on("unplan")
async def drop(interaction: Interaction, pressed: Pressed) -> None:
    """Delete the plan for the next turn; a newer one is only shown."""
    services, table = interaction.client.services, await _table(interaction, pressed)
    plan = await plans.line_of(services, table, interaction.user.id)
    if plan is not None and _known_as(plan) == pressed.revision:
        await plans.forget(services, plan)
    await show_plan(interaction, table)


@on("use")
async def use(interaction: Interaction, pressed: Pressed) -> None:
    """Fill a draft with the plan, to be confirmed."""
    table = await _table(interaction, pressed)
    if not await may_decide(interaction, table, pressed.revision):
        return
    person = interaction.user.id
    plan = await plans.line_of(interaction.client.services, table, person)
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
