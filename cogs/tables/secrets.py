"""Secret choices: one tap is a choice, it may be changed until the last one has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.fronts import front_of
from bot.hints import hint
from bot.house import House
from bot.plans import offered
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import acknowledge, look_for, show, texts_for
from cogs.finding import find_table
from cogs.presses import Button, Interaction, Menu, Pressed, button, on
from cogs.tables.choosing import Target, clicked, walk, widgets
from cogs.tables.refusals import show_refusal
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer, Refusal

TEXT_ID = 900_002  # of the words of a private panel, which change when the junior proposes


class Revealed(Exception):
    """What was asked in secret is not asked any more: the last one chose meanwhile."""


@on("pick")
async def pick(interaction: Interaction, pressed: Pressed) -> None:
    """Open the private panel of a secret choice, or take a tap on it."""
    on_letter = isinstance(interaction.channel, discord.DMChannel) and bool(pressed.rest)
    await acknowledge(interaction, in_place=on_letter)
    table = await find_table(interaction, pressed.number)
    texts, person = texts_for(interaction), interaction.user.id
    seat = seat_of(table, person)
    if not table.is_current(pressed.revision):
        await show(interaction, texts("pick-too-late"))
        return
    if seat is None:
        await show(interaction, texts("pick-not-asked"))
        return
    _, path = clicked(pressed.rest, pressed.values)
    fork = walk(ways_of(table, seat, texts), path)
    too_late = "pick-too-late"
    if fork is not None and not fork.steps and path:
        if not await _choose(interaction, table, fork.keys[0], pressed.revision):
            return
        path, too_late = (), "pick-revealed"
    try:
        await show_picks(interaction, table, seat, path if fork is not None else ())
    except Revealed:
        await show(interaction, texts(too_late))


async def _choose(interaction: Interaction, table: Table, key: str, revision: int) -> bool:
    """Give a secret answer; say whether the table still waits for others."""
    texts = texts_for(interaction)
    request = table.session.request
    try:
        await table.act(interaction.user.id, [key], revision, interaction.id)
    except IllegalAnswer as error:
        if error.reason == Refusal.STALE:
            await show(interaction, texts("pick-too-late"))
        else:
            await show_refusal(interaction, table, error)
        return False
    if table.session.request is request or table.is_current(revision):
        return True
    await show(interaction, texts("pick-revealed"))
    return False


async def show_picks(
    interaction: Interaction, table: Table, seat: Seat, path: Sequence[int]
) -> None:
    """Show the private panel: the hand, what is chosen, what the junior proposes."""
    house, texts = interaction.client.house, texts_for(interaction)
    front, opened = front_of(table.row.name), table.row.opened
    chosen = table.pick_of(seat) is not None
    look = await look_for(interaction, [row.name for row in table.seats])
    key = f"pick {table.id} {interaction.user.id}"
    pictures = await house.draw(key, partial(front.hand, look, table.view(seat), seat)) or []
    if not table.is_current(opened):  # the last one has chosen while the hand was drawn
        await show(interaction, texts("pick-revealed" if chosen else "pick-too-late"))
        return
    text = await pick_text(house, table, interaction.user.id, seat, texts)
    items = pick_widgets(table, seat, texts, path)
    await show(interaction, text, *items, pictures=pictures, number=TEXT_ID)


async def pick_text(house: House, table: Table, person: int, seat: Seat, texts: Texts) -> str:
    """What is asked in secret, and what its reader has said so far; raises Revealed."""
    front = front_of(table.row.name)
    planned = await offered(house, table, front, person)
    choice, view = choice_of(table, seat), table.view(seat)
    if choice is None:
        raise Revealed
    lines = [
        f"### {front.headline(texts, view)}", texts("pick-title", game=table.id),
        f"**{front.asked(texts, choice.what)}**",
    ]  # fmt: skip
    mine = table.pick_of(seat)
    if mine is not None:
        answer = front.answered(texts, view, choice.what, mine)
        lines.append(texts("pick-chosen", answer=answer))
    elif planned is not None and choice.find(planned) is not None:
        answer = front.answered(texts, view, choice.what, planned)
        lines.append(texts("pick-planned", answer=answer))
    elif mine is None and (tip := await hint(house, table, front, texts, choice)):
        lines.append(tip)
    if choice.seat == seat:
        lines += [
            texts("pick-proposed", name=table.seats[adviser].name,
                  answer=front.answered(texts, view, choice.what, proposal))
            for adviser in choice.advisers
            if (proposal := table.session.proposals.get(adviser)) is not None
        ]  # fmt: skip
    else:
        lines.append(texts("pick-adviser", name=table.seats[choice.seat].name))
    return "\n".join(lines)


def pick_widgets(
    table: Table, seat: Seat, texts: Texts, path: Sequence[int]
) -> list[Button | Menu]:
    """The clicks to each secret answer; they carry the request's revision, so none is stale."""
    fork = walk(ways_of(table, seat, texts), path)
    if fork is None:
        return []
    target = Target("pick", table.id, table.row.opened)
    items = widgets(texts, fork, target, chosen=table.pick_of(seat))
    if path:
        items.append(
            button(texts("draft-back"), "pick", table.id, table.row.opened, target.rest(()))
        )
    return items


def ways_of(table: Table, seat: Seat, texts: Texts) -> dict[str, tuple[Any, ...]]:
    """The way to each answer."""
    choice = choice_of(table, seat)
    if choice is None:
        return {}
    keys = [str(option) for option in choice.options]
    return front_of(table.row.name).clicks(texts, table.view(seat), choice.what, keys)


def choice_of(table: Table, seat: Seat) -> Choice[Any] | None:
    """What a seat is asked in secret, or may propose an answer to."""
    request = table.session.request
    if request is None or not request.secret:
        return None
    return request.of(seat) or request.advised_by(seat)


def seat_of(table: Table, person: int) -> Seat | None:
    """The seat for which a person chooses in secret now: one that has not chosen first."""
    table.seats_at(person)
    seats = [seat for seat in table.seats_of(person) if choice_of(table, seat) is not None]
    waiting = [seat for seat in seats if table.pick_of(seat) is None]
    return next(iter([*waiting, *seats]), None)


def asked_people(table: Table) -> dict[int, Seat]:
    """The people who choose in secret now, seniors and juniors, and their seats."""
    seats = [row.seat for row in table.seats if choice_of(table, row.seat) is not None]
    found: dict[int, Seat] = {}
    for seat in seats:
        person = table.seats[seat].person
        if person is not None:
            found.setdefault(person, seat)
    return found
