"""A draft on the screen: what is chosen so far, a preview, the next clicks, Confirm.

Only its owner sees it.  Every component carries how many answers the draft had when it was
made, so that an old message cannot add to a draft that has gone on: it shows itself anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.fronts import front_of
from bot.fronts.front import Front, Picture
from bot.hints import hint
from bot.tables.draft import Draft
from bot.tables.refusals import refuse
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import acknowledge, look_for, show, texts_for
from cogs.finding import find_table
from cogs.presses import Button, Interaction, Menu, PopUp, Pressed, button, on
from cogs.tables.choosing import Fork, Target, Ways, clicked, walk, widgets
from cogs.tables.refusals import show_refusal
from rules.engine.decisions import Choice
from rules.engine.errors import IllegalAnswer, Refusal

LONGEST_LINE = 200  # that can be typed into a pop-up


@on("d")
async def click(interaction: Interaction, pressed: Pressed) -> None:
    """Take a click of the panel or of the draft itself."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    head, path = clicked(pressed.rest, pressed.values)
    draft = await table.draft(interaction.user.id)
    if head == "0" and draft.answers and not _is_draft(interaction):
        await draft.discard()  # a button of the panel begins anew
    if head == str(len(draft.answers)):
        path = await _take(interaction, table, draft, path)
    else:
        path = ()
    await show_draft(interaction, table, draft, path)


def _is_draft(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _take(
    interaction: Interaction, table: Table, draft: Draft, path: Sequence[int]
) -> tuple[int, ...]:
    """Follow clicks; when they reach an option it joins the draft."""
    fork = fork_of(table, draft, texts_for(interaction), path)
    if fork is None:
        return ()
    if fork.steps:
        return fork.path
    await draft.add(fork.keys[0])
    return ()


async def may_decide(interaction: Interaction, table: Table, revision: int) -> bool:
    """Say whether somebody is asked now; if not, they are told why."""
    if table.asks(interaction.user.id) is None:
        table.seats_at(interaction.user.id)  # raises if they do not play here
        request = table.session.request
        waits = [choice.seat for choice in request.choices] if request is not None else []
        why = refuse(Refusal.NOT_YOUR_TURN if waits else Refusal.GAME_OVER, {"waits_for": waits})
        await show_refusal(interaction, table, why)
        return False
    if not table.is_current(revision):
        await show_draft(interaction, table, await table.draft(interaction.user.id), stale=True)
        return False
    return True


def open_choice(table: Table, draft: Draft) -> Choice[Any] | None:
    """What the draft's owner can still decide in it."""
    request = draft.session.request
    if request is None or request.secret or draft.held:
        return None
    return next((c for s in table.seats_of(draft.person) if (c := request.of(s))), None)


def fork_of(table: Table, draft: Draft, texts: Texts, path: Sequence[int]) -> Fork | None:
    """Where clicks lead in what the draft still asks."""
    choice = open_choice(table, draft)
    if choice is None:
        return None
    return walk(ways_of(table, draft, texts, choice), path)


def ways_of(
    table: Table, draft: Draft, texts: Texts, choice: Choice[Any]
) -> dict[str, tuple[Any, ...]]:
    """The way to each option; what ends the decision is the Confirm button's."""
    front = front_of(table.row.name)
    keys = [str(option) for option in choice.options if str(option) != front.closing(choice.what)]
    view = table.game.view(draft.session.state, choice.seat)
    return front.clicks(texts, view, choice.what, keys)


async def show_draft(
    interaction: Interaction, table: Table, draft: Draft, path: Sequence[int] = (), *,
    stale: bool = False,
) -> None:  # fmt: skip
    """Show a draft in place of whatever the person saw before."""
    texts, front = texts_for(interaction), front_of(table.row.name)
    choice = open_choice(table, draft)
    ways = ways_of(table, draft, texts, choice) if choice is not None else {}
    fork = walk(ways, path) if ways else None
    text = _text(table, front, texts, draft, choice)
    if fork is not None and fork.values and fork.steps:
        text += f"\n➜ {_way_so_far(ways, fork)}"
    if fork is not None and not fork.path:
        house, state = interaction.client.house, draft.session.state
        text += "\n" * bool(tip := await hint(house, table, front, texts, choice, state)) + tip
    if stale:
        text = f"{texts('draft-stale')}\n{text}"
    items = _items(table, front, texts, draft, fork)
    seat = table.seats_of(draft.person)[0] if choice is None else choice.seat
    way = fork.values if fork is not None else ()
    pictures = await _preview(interaction, table, draft, seat, tuple(ways), way)
    await show(interaction, text, *items, pictures=pictures)


def _way_so_far(ways: Ways, fork: Fork) -> str:
    """The clicks made on the way to an option, in words."""
    way = ways[fork.keys[0]][: len(fork.values)]
    return " · ".join(step.label for step in way)


def _text(
    table: Table, front: Front, texts: Texts, draft: Draft, choice: Choice[Any] | None
) -> str:
    lines = [f"{n}. {line}" for n, line in enumerate(described(table, front, texts, draft), 1)]
    head = texts("draft-title") if lines else ""
    if draft.held:
        ask = texts("draft-held")
    elif choice is not None:
        ask = f"**{front.asked(texts, choice.what)}**"
    else:
        ask = texts("draft-complete")
    return "\n".join(part for part in (head, *lines, ask) if part)


def described(table: Table, front: Front, texts: Texts, draft: Draft) -> list[str]:
    """The answers of a draft in words, with what they would bring about."""
    session = table.session.clone()
    lines: list[str] = []
    for n, key in enumerate(draft.answers):
        seat, request = table.asks(draft.person), session.request
        choice = request.of(seat) if request is not None and seat is not None else None
        if choice is None:
            break
        view = table.game.view(session.state, seat)
        line = front.answered(texts, view, choice.what, key)
        warning = front.warning(texts, view, choice.what, key)
        lines.append(f"{line}\n-# {warning}" if warning else line)
        if n + 1 < len(draft.answers):
            session.answer(choice.seat, key)
    return lines


def _items(
    table: Table, front: Front, texts: Texts, draft: Draft, fork: Fork | None
) -> list[Button | Menu]:
    count = str(len(draft.answers))
    target = Target("d", table.id, table.revision, count)
    items: list[Button | Menu] = []
    if fork is not None and fork.steps:
        items += widgets(texts, fork, target)
    elif fork is not None:  # a lone option is not taken by itself here
        label = front.clicks(texts, table.view(None), _what(draft), fork.keys)[fork.keys[0]][0]
        items.append(button(label.label, "d", table.id, table.revision, target.rest(())))
    path = fork.path if fork is not None else ()
    if not path and can_confirm(table, front, draft):
        items.append(button(
            texts("draft-confirm"), "ok", table.id, table.revision, count,
            style=discord.ButtonStyle.success,
        ))  # fmt: skip
    if draft.answers or path:
        rest = target.rest(path)
        items.append(button(texts("draft-back"), "back", table.id, table.revision, rest))
        items.append(button(texts("draft-cancel"), "drop", table.id, table.revision))
    items.append(button(texts("draft-type"), "type", table.id, table.revision))
    return items


def _what(draft: Draft) -> str:
    request = draft.session.request
    return request.choices[0].what if request is not None else ""


def can_confirm(table: Table, front: Front, draft: Draft) -> bool:
    """Say whether there is anything to confirm: not while an action is only half chosen."""
    if closing_key(table, front, draft) is not None:
        return True
    choice = open_choice(table, draft)
    return bool(draft.answers) and (choice is None or front.begins_step(choice.what))


def closing_key(table: Table, front: Front, draft: Draft) -> str | None:
    """The key that ends what is being decided, if it is on offer."""
    choice = open_choice(table, draft)
    key = front.closing(choice.what) if choice is not None else None
    return key if key is not None and choice is not None and choice.find(key) is not None else None


async def _preview(
    interaction: Interaction, table: Table, draft: Draft, seat: int, keys: Sequence[str],
    way: Sequence[str],
) -> list[Picture]:  # fmt: skip
    """The board with what the draft would do; nothing for those who read the board."""
    house, front = interaction.client.house, front_of(table.row.name)
    if (await house.people.get(interaction.user.id)).words:
        return []
    look = await look_for(interaction, [row.name for row in table.seats])
    draw = partial(front.preview, look, table.view(seat), seat, tuple(draft.answers), keys, way)
    return await house.draw(f"draft {table.id} {draft.person}", draw) or []


@on("ok")
async def confirm(interaction: Interaction, pressed: Pressed) -> None:
    """Make the draft public: now it is an act."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    draft = await table.draft(interaction.user.id)
    if pressed.rest != str(len(draft.answers)):
        await show_draft(interaction, table, draft)
        return
    front, texts = front_of(table.row.name), texts_for(interaction)
    lines = described(table, front, texts, draft)
    closing = closing_key(table, front, draft)
    answers = [*draft.answers, closing] if closing is not None else draft.answers
    try:
        await table.act(draft.person, answers, draft.revision, interaction.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    await show(interaction, "\n".join([texts("draft-done"), *(f"- {line}" for line in lines)]))


@on("back")
async def step_back(interaction: Interaction, pressed: Pressed) -> None:
    """Take back the last click, or failing that the last answer of the draft."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    draft = await table.draft(interaction.user.id)
    count, path = clicked(pressed.rest, ())
    if not path and draft.answers and count == str(len(draft.answers)):
        await draft.drop_last()
    await show_draft(interaction, table, draft, path[:-1])


@on("drop")
async def cancel(interaction: Interaction, pressed: Pressed) -> None:
    """Forget the draft."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    draft = await table.draft(interaction.user.id)
    await draft.discard()
    await show(interaction, texts_for(interaction)("draft-dropped"))


@on("type")
async def open_pop_up(interaction: Interaction, pressed: Pressed) -> None:
    """Open a pop-up to type the whole turn."""
    await ask_for_line(interaction, "draft-type", pressed)


async def ask_for_line(interaction: Interaction, title: str, pressed: Pressed) -> None:
    """Open a pop-up with one line; a defer before would forbid it."""
    texts = texts_for(interaction)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="line", max_length=LONGEST_LINE, placeholder=texts("draft-type-hint")
    )
    await interaction.response.send_modal(PopUp(
        texts(title), {texts("draft-type-label"): field}, "typed", pressed.number,
        pressed.revision, pressed.rest,
    ))  # fmt: skip
