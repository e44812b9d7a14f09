"""Secret choices: one tap chooses, and can be changed until the last player has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

import discord

from bot.games.forecasts import with_notes
from bot.games.game_ui import Picture
from bot.games.uis import ui_of
from bot.process.services import Services
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.deadlines import own_deadline, time_for
from bot.turns.plans import offered
from bot.turns.stand_ins import name_of, names_of
from cogs.core.components import Button, Interaction, Menu, Pressed, Way, button, on
from cogs.core.emojis import beside_clicks
from cogs.core.finding import find_table
from cogs.core.late_pictures import show_drawn
from cogs.core.replies import acknowledge, look_for, show, texts_for
from cogs.places.links import address_of, escaped
from cogs.places.trouble import stored_but_silent
from cogs.table.option_menus import (
    Target,
    Ways,
    clicked,
    in_rows,
    labels_of,
    lone_label,
    pick_several,
    picked_of,
    told_above,
    walk,
    widgets,
)
from cogs.table.outlooks import forecast_button, forecast_of
from cogs.table.refusals import show_refusal
from cogs.table.results import Result, awaited
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer, Refusal

TEXT_ID = 900_002  # of the words of a private panel, which change when the junior proposes


class Revealed(Exception):
    """What was asked in secret is not asked any more: the last one chose meanwhile."""


@on("pick", Way.BUTTON, Way.MENU)
async def pick(interaction: Interaction, pressed: Pressed) -> None:
    """Open the private panel of a secret choice, or take a tap on it."""
    on_letter = isinstance(interaction.channel, discord.DMChannel) and bool(pressed.rest)
    await acknowledge(interaction, in_place=on_letter)
    table = await find_table(interaction, pressed.number)
    texts, person = texts_for(interaction), interaction.user.id
    seat = seat_of(table, person)
    table.expect_open()
    if not table.is_current(pressed.revision):
        await show(interaction, texts("pick-too-late"))
        return
    if seat is None:
        await show(interaction, texts("pick-not-asked"))
        return
    _, path = clicked(pressed.rest, pressed.values)
    ways = ways_of(table, seat, texts)
    if len(pressed.values) > 1:
        key = picked_of(ways, path)
        ways = {key: ways[key]} if key is not None else {}
        path = ()
    fork = walk(ways, path) if ways else None
    too_late = texts("pick-too-late")
    if fork is not None and not fork.steps and pressed.rest:
        if not await _choose(interaction, table, fork.keys[0], pressed.revision):
            return
        path, too_late = (), revealed(table, texts)
    try:
        await show_picks(interaction, table, seat, path if fork is not None else ())
    except Revealed:
        await show(interaction, too_late)


async def _choose(interaction: Interaction, table: Table, key: str, revision: int) -> bool:
    """Give a secret answer; say whether the table still waits for others."""
    texts = texts_for(interaction)
    request = table.session.request
    with awaited(table.id, table.row.acts) as result:
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
        await _show_result(interaction, table, texts, result)
    return False


async def _show_result(
    interaction: Interaction, table: Table, texts: Texts, result: Result
) -> None:
    """Say that it is chosen, and lead to what came of it; a letter is closed by itself."""
    silent = await stored_but_silent(interaction, table, texts)
    await show(interaction, revealed(table, texts) + silent)
    message = interaction.message
    is_letter = isinstance(interaction.channel, discord.DMChannel)
    if is_letter and message is not None and not message.flags.ephemeral:
        return
    address = None if silent else await result.address()
    if address is not None:
        await show(interaction, revealed(table, texts, address))


def revealed(table: Table, texts: Texts, address: str = "") -> str:
    """Say that it is chosen, with the address of what came of it, or of the game."""
    return texts("pick-revealed", link=address or address_of(table.row.place))


async def show_picks(
    interaction: Interaction,
    table: Table,
    seat: Seat,
    path: Sequence[int] = (),
    *,
    above: str = "",
) -> None:
    """Show the private panel: the hand, what is chosen, what the junior proposes."""
    services, ui = interaction.client.services, ui_of(table.row.name)
    opened, chosen = table.row.opened, table.pick_of(seat) is not None
    look = await look_for(interaction, names_of(texts_for(interaction), table))
    key = f"pick {table.id} {interaction.user.id}"
    drawing = services.drawing(key, partial(ui.hand, look, table.view(seat), seat))

    async def answer(pictures: Sequence[Picture]) -> None:
        texts = look.texts
        if not table.is_current(opened):  # the last one has chosen while the hand was drawn
            await show(interaction, revealed(table, texts) if chosen else texts("pick-too-late"))
            return
        text = await pick_text(services, table, interaction.user.id, seat, texts, path)
        text = f"{above}\n{text}" if above else text
        if chosen:
            text += await stored_but_silent(interaction, table, texts)
        items = pick_widgets(table, seat, texts, path)
        await show(interaction, text, *items, pictures=pictures, number=TEXT_ID)

    await show_drawn(interaction, drawing, answer)


async def pick_text(
    services: Services,
    table: Table,
    person: int,
    seat: Seat,
    texts: Texts,
    path: Sequence[int] = (),
) -> str:
    """What is asked in secret, and what its reader has said so far; raises Revealed."""
    ui = ui_of(table.row.name)
    planned = await offered(services, table, ui, person)
    choice, view = choice_of(table, seat), table.view(seat)
    if choice is None:
        raise Revealed
    lines = [
        f"### {ui.headline(texts, view)}",
        texts("pick-title", game=table.id),
        f"**{ui.asked(texts, choice.what)}**",
    ]
    if advice := ui.in_private(texts, view, choice.what):
        lines.append(advice)
    found = forecast_of(table, texts, seat)
    lines += found.lines
    lines += _told_above(table, seat, texts, path)
    if (silent := _silence(table, seat, texts)) is not None:
        lines.append(texts("pick-silence", answer=silent))
    mine = table.pick_of(seat)
    if (until := await own_deadline(services, table, person)) is not None:
        lines.append(texts("time-own-deadline", until=f"<t:{int(until)}:R>"))
    if mine is not None:
        answer = ui.answered(texts, view, choice.what, mine)
        lines.append(texts("pick-chosen", answer=answer))
        if _several(table, seat, ways_of(table, seat, texts)) and (note := found.notes.get(mine)):
            lines.append(f"-# {note}")
    elif planned is not None and choice.find(planned) is not None:
        answer = ui.answered(texts, view, choice.what, planned)
        lines.append(texts("pick-planned", answer=answer))
    if choice.seat == seat:
        lines += [
            texts(
                "pick-proposed",
                name=escaped(name_of(texts, table, adviser)),
                answer=ui.answered(texts, view, choice.what, proposal),
            )
            for adviser in choice.advisers
            if (proposal := table.session.proposals.get(adviser)) is not None
        ]
    else:
        lines.append(texts("pick-adviser", name=escaped(name_of(texts, table, choice.seat))))
    return "\n".join(lines)


def _told_above(table: Table, seat: Seat, texts: Texts, path: Sequence[int]) -> list[str]:
    """What the clicks cannot say themselves; the things of a list say everything."""
    ways = ways_of(table, seat, texts)
    return [] if _several(table, seat, ways) else told_above(ways, walk(ways, path))


def _several(table: Table, seat: Seat, ways: Ways) -> int:
    """Of how many things each answer is made, if they are picked together; else 0."""
    choice = choice_of(table, seat)
    if choice is None or len(ways) < 2 or not ui_of(table.row.name).is_list(choice.what):
        return 0
    count = len(next(iter(ways.values())))
    return count if count > 1 else 0


def _silence(table: Table, seat: Seat, texts: Texts) -> str | None:
    """The answer that silence stands for, in words; None where it is none."""
    choice, ui = choice_of(table, seat), ui_of(table.row.name)
    if choice is None or not table.is_quiet or time_for(table) is None:
        return None
    return ui.answered(texts, table.view(seat), choice.what, ui.silence(choice.what))


def pick_widgets(
    table: Table, seat: Seat, texts: Texts, path: Sequence[int]
) -> list[Button | Menu]:
    """The clicks to each secret answer; they carry the request's revision, so none is stale."""
    ways, choice = ways_of(table, seat, texts), choice_of(table, seat)
    fork = walk(ways, path)
    if fork is None or choice is None:
        return []
    target, chosen = Target("pick", table.id, table.row.opened), table.pick_of(seat)
    ui = ui_of(table.row.name)
    beside = beside_clicks(ui, table.view(seat), choice.what)
    shown = () if path else ui.rows(table.view(None), choice.what)
    items: list[Button | Menu]
    if shown:
        labels = labels_of(ui, texts, table.view(seat), choice.what, shown)
        items = list(chain(*in_rows(shown, labels, fork, target, chosen=chosen, beside=beside)))
    elif not fork.steps:  # a lone option that is asked all the same
        labels = {key: lone_label(ways, fork) for key in fork.keys}
        items = list(chain(*in_rows([fork.keys], labels, fork, target, chosen=chosen)))
    elif count := _several(table, seat, ways):
        items = [pick_several(texts, ways, count, target, chosen=chosen)]
    else:
        items = widgets(texts, fork, target, chosen=chosen, beside=beside)
    if path:
        items.append(
            button(texts("draft-back"), "pick", table.id, table.row.opened, target.rest(()))
        )
    return [*items, *forecast_button(table, texts, seat)]


def ways_of(table: Table, seat: Seat, texts: Texts) -> Ways:
    """The way to each answer."""
    choice = choice_of(table, seat)
    if choice is None:
        return {}
    keys = [str(option) for option in choice.options]
    ways = ui_of(table.row.name).clicks(texts, table.view(seat), choice.what, keys)
    if _several(table, seat, ways):
        return ways  # what an answer would come to is not known of one of its things
    return with_notes(ways, forecast_of(table, texts, seat).notes)


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
