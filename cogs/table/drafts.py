"""A draft on the screen: what is chosen so far, a preview, the next clicks, Confirm.

Only its owner sees it.  Every component carries how many answers the draft had when it was
made, so that an old message cannot add to a draft that has changed: it shows itself again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from bot.games.drafted import Drafted
from bot.games.forecasts import with_notes
from bot.games.game_ui import GameUi, Picture
from bot.games.uis import ui_of
from bot.process.services import Drawing
from bot.tables.draft import Draft
from bot.tables.guide import is_practice
from bot.tables.refusals import refuse
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.hints import wants_hints
from bot.turns.nudging import draft_is_kept
from bot.turns.stand_ins import names_of
from bot.turns.together import going_on
from cogs.core.components import Button, Interaction, Menu, PopUp, Pressed, Way, button, on
from cogs.core.emojis import Beside, beside_clicks, beside_way, nothing_beside
from cogs.core.finding import find_table
from cogs.core.late_pictures import show_drawn
from cogs.core.replies import acknowledge, look_for, show, texts_for
from cogs.places.trouble import stored_but_silent
from cogs.table.option_menus import (
    CLOSING,
    Fork,
    Target,
    Ways,
    clicked,
    closing_of,
    lone_label,
    split_rest,
    told_above,
    walk,
    ways_to,
    widgets,
)
from cogs.table.outlooks import changes_of, forecast_of
from cogs.table.panel import closing_button
from cogs.table.refusals import show_refusal
from cogs.table.secret_choices import show_picks
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import IllegalAnswer, Refusal
from rules.engine.session import Session

LONGEST_LINE = 200  # that can be typed into a pop-up


@on("d", Way.BUTTON, Way.MENU)
async def click(interaction: Interaction, pressed: Pressed) -> None:
    """Take a click of the panel or of the draft itself."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    head, path = clicked(pressed.rest, pressed.values)
    draft = await table.draft(interaction.user.id)
    if head == "0" and draft.answers and not _is_draft(interaction):
        await draft.discard()  # a button of the panel starts over
    if head == str(len(draft.answers)):
        key, path = reached(table, draft, texts_for(interaction), pressed.rest, path)
        if key is not None:
            await draft.add(key)
    else:
        path = ()
    await show_draft(interaction, table, draft, path)


def _is_draft(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


def reached(
    table: Table, draft: Draft, texts: Texts, rest: str, path: Sequence[int]
) -> tuple[str | None, tuple[int, ...]]:
    """Follow a click: the option that it leads to, or how far the way to one has come."""
    ui, choice = ui_of(table.row.name), open_choice(table, draft)
    if split_rest(rest)[1] == CLOSING:
        return closing_of(ui, choice), ()
    fork = fork_of(table, draft, texts, path)
    if fork is None:
        return None, ()
    return (None, fork.path) if fork.steps else (fork.keys[0], ())


async def may_decide(interaction: Interaction, table: Table, revision: int) -> bool:
    """Return whether somebody is asked now; if not, they are told why."""
    table.expect_open()
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
    return None if draft.held else asked_in(draft.session, table.seats_of(draft.person))


def asked_in(session: Session[Any], seats: Sequence[Seat]) -> Choice[Any] | None:
    """What some seats can decide in a position without a reveal."""
    request = session.request
    if request is None or request.reveals:
        return None
    return next((c for seat in seats if (c := request.of(seat))), None)


def fork_of(table: Table, draft: Draft, texts: Texts, path: Sequence[int]) -> Fork | None:
    """Where clicks lead in what the draft still asks."""
    choice = open_choice(table, draft)
    ways = ways_of(table, draft, texts, choice) if choice is not None else {}
    return walk(ways, path) if ways else None


def ways_of(table: Table, draft: Draft, texts: Texts, choice: Choice[Any]) -> Ways:
    """The way to each option of what a draft still asks."""
    view = table.game.view(draft.session.state, choice.seat)
    ways = ways_to(ui_of(table.row.name), texts, view, choice)
    return ways if draft.answers else with_notes(ways, forecast_of(table, texts, choice.seat).notes)


async def show_draft(
    interaction: Interaction,
    table: Table,
    draft: Draft,
    path: Sequence[int] = (),
    *,
    stale: bool = False,
    above: str = "",
    beside: Sequence[Picture] = (),
) -> None:
    """Show a draft in place of whatever the person saw before, below what they did last."""
    texts, ui = texts_for(interaction), ui_of(table.row.name)
    choice = open_choice(table, draft)
    ways = ways_of(table, draft, texts, choice) if choice is not None else {}
    fork = walk(ways, path) if ways else None
    text = _text(table, ui, texts, draft, choice)
    if fork is not None and fork.values and fork.steps:
        text += f"\n➜ {_way_so_far(ways, fork)}"
    text = "\n".join([text, *told_above(ways, fork)])
    above = texts("draft-stale") if stale else above
    text = f"{above}\n{text}" if above else text
    items = _items(table, ui, texts, draft, ways, fork)
    seat = table.seats_of(draft.person)[0] if choice is None else choice.seat
    shown = drafted(draft, seat, ways, fork)
    if shown.answers:
        lone = shown.answers[len(draft.answers) :]
        text = "\n".join([text, *changes_of(ui, texts, draft, seat, *lone)])
    if draft.answers:
        await draft_is_kept(interaction.client.services, table, draft.person)
    if shown.answers and await wants_hints(interaction.client.services, table, draft.person):
        text = "\n".join([text, *ui.overlooked(texts, shown.after, seat, drafted=True)])

    async def answer(pictures: Sequence[Picture]) -> None:
        await show(interaction, text, *items, pictures=[*beside, *pictures])

    await show_drawn(interaction, await _preview(interaction, table, draft, shown), answer)


def _way_so_far(ways: Ways, fork: Fork) -> str:
    """The clicks made on the way to an option, in words."""
    way = ways[fork.keys[0]][: len(fork.values)]
    return " · ".join(step.label for step in way)


def _text(table: Table, ui: GameUi, texts: Texts, draft: Draft, choice: Choice[Any] | None) -> str:
    lines = [f"{n}. {line}" for n, line in enumerate(described(table, ui, texts, draft), 1)]
    head = texts("draft-title") if lines else ""
    if draft.held:
        ask = texts("draft-held")
    elif choice is not None:
        ask = f"**{ui.asked(texts, choice.what)}**"
    else:
        ask = texts("draft-complete")
    return "\n".join(part for part in (head, *lines, ask, _added(table, ui, texts, draft)) if part)


def _added(table: Table, ui: GameUi, texts: Texts, draft: Draft) -> str:
    """What Confirm adds to the answers, so that nobody is surprised."""
    added = _conclusion(table, ui, draft, *to_close(table, ui, draft))
    if not added or not to_send(table, ui, draft):
        return ""
    choice = asked_in(draft.start(), table.seats_of(draft.person))
    assert choice is not None, "a draft begins with a decision"
    view = table.game.view(draft.session.state, choice.seat)
    return texts("draft-concludes", answer=ui.answered(texts, view, choice.what, added[0]))


def described(table: Table, ui: GameUi, texts: Texts, draft: Draft) -> list[str]:
    """The answers of a draft in words, with what they would bring about."""
    session = draft.start()
    lines: list[str] = []
    for key in draft.answers:
        seat, request = table.asks(draft.person), session.request
        choice = request.of(seat) if request is not None and seat is not None else None
        if choice is None:
            break
        view = table.game.view(session.state, seat)
        line = ui.answered(texts, view, choice.what, key)
        warning = ui.warning(texts, view, choice.what, key)
        lines.append(f"{line}\n-# {warning}" if warning else line)
        session.answer(choice.seat, key)
    return lines


def _items(
    table: Table, ui: GameUi, texts: Texts, draft: Draft, ways: Ways, fork: Fork | None
) -> list[Button | Menu]:
    count, path = str(len(draft.answers)), fork.path if fork is not None else ()
    target = Target("d", table.id, table.revision, count)
    items: list[Button | Menu] = []
    choice = open_choice(table, draft)
    beside: Beside = nothing_beside
    if choice is not None:
        view = table.game.view(draft.session.state, choice.seat)
        beside = beside_clicks(ui, view, choice.what)
    if fork is not None and fork.steps:
        items += widgets(texts, fork, target, beside=beside)
    elif fork is not None:  # a lone option is not taken by itself here
        label, ids = lone_label(ways, fork), (target.verb, table.id, table.revision)
        emoji = beside_way(beside, ways[fork.keys[0]])
        items.append(button(label, *ids, target.rest(()), emoji=emoji))
    if not path and to_send(table, ui, draft):
        items.append(
            button(
                texts("draft-confirm"),
                "ok",
                table.id,
                table.revision,
                count,
                style=discord.ButtonStyle.success,
            )
        )
    if choice is not None and not path and may_decline(table, ui, draft):
        items.append(closing_button(ui, texts, choice.what, target))
    if draft.answers or path:
        rest = target.rest(path)
        items.append(button(texts("draft-back"), "back", table.id, table.revision, rest))
        items.append(button(texts("draft-cancel"), "drop", table.id, table.revision))
    items.append(button(texts("draft-type"), "type", table.id, table.revision))
    if choice is not None and not path and is_practice(table.settings):
        items.append(button(texts("panel-hint"), "hint", table.id, table.revision, count))
    return items


def may_decline(table: Table, ui: GameUi, draft: Draft) -> bool:
    """Return whether a decision can be ended with nothing chosen: a button of its own says so."""
    choice = open_choice(table, draft)
    return closing_of(ui, choice) is not None and not _is_under_way(draft, choice)


def _is_under_way(draft: Draft, choice: Choice[Any] | None) -> bool:
    """Return whether the draft's last answer was one to the very decision that is asked again."""
    since = draft.session.since
    last = since[-1] if draft.answers and since else None
    return (
        last is not None
        and choice is not None
        and (last.seat, last.what, last.key) == (choice.seat, choice.what, draft.answers[-1])
    )


def to_send(table: Table, ui: GameUi, draft: Draft) -> list[str]:
    """What Confirm would send: nothing while nothing is chosen, or an action only by half.

    What ends a decision goes along only with something chosen in it: nobody says
    "keep nobody alive" by a button that does not say so.
    """
    choice, closing = open_choice(table, draft), to_close(table, ui, draft)
    if choice is not None and not closing and not ui.begins_step(choice.what):
        return []
    return [*draft.answers, *closing, *_conclusion(table, ui, draft, *closing)]


def to_close(table: Table, ui: GameUi, draft: Draft) -> list[str]:
    """What ends the decision in which something is chosen, if anything must."""
    choice = open_choice(table, draft)
    closing = closing_of(ui, choice)
    return [closing] if closing is not None and _is_under_way(draft, choice) else []


def _conclusion(table: Table, ui: GameUi, draft: Draft, *more: str) -> list[str]:
    """What Confirm adds where a draft, after some more answers, has led to the end of a turn."""
    first = asked_in(draft.start(), table.seats_of(draft.person))
    key = ui.concluding(first.what) if first is not None else None
    if first is None or key is None or draft.held or not draft.answers:
        return []
    trial = draft.session.clone()
    for one in more:
        trial.answer(first.seat, one)
    choice = None if trial.stopped else asked_in(trial, (first.seat,))
    return [key] if choice is not None and choice.find(key) is not None else []


def drafted(draft: Draft, seat: Seat, ways: Ways, fork: Fork | None) -> Drafted:
    """A draft as its preview shows it; the only option there is counts as chosen."""
    left = fork.keys if fork is not None else ()
    lone = left if fork is not None and not fork.steps else ()
    before, after = draft.views(seat, *lone)
    if lone:
        return Drafted(seat, before, after, (*draft.answers, *lone))
    return Drafted(seat, before, after, tuple(draft.answers), tuple(ways), left)


async def _preview(
    interaction: Interaction, table: Table, draft: Draft, drafted: Drafted
) -> Drawing[list[Picture]]:
    """The board with what the draft would do; nothing for those who read the board."""
    services, ui = interaction.client.services, ui_of(table.row.name)
    if (await services.people.get(interaction.user.id)).words:
        return Drawing(None)
    look = await look_for(interaction, names_of(texts_for(interaction), table))
    draw = partial(ui.preview, look, drafted)
    return services.drawing(f"draft {table.id} {draft.person}", draw)


@on("ok")
async def confirm(interaction: Interaction, pressed: Pressed) -> None:
    """Make the draft public: now it is an act."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    if not await may_decide(interaction, table, pressed.revision):
        return
    draft = await table.draft(interaction.user.id)
    ui, texts = ui_of(table.row.name), texts_for(interaction)
    answers = to_send(table, ui, draft)
    if pressed.rest != str(len(draft.answers)) or not answers:
        await show_draft(interaction, table, draft)
        return
    lines = described(table, ui, texts, draft)
    try:
        await table.act(draft.person, answers, draft.revision, interaction.id)
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error)
        return
    done = "\n".join([texts("draft-done"), *(f"- {line}" for line in lines)])
    await show_next(interaction, table, done + await stored_but_silent(interaction, table, texts))


async def show_next(interaction: Interaction, table: Table, done: str) -> None:
    """Say what is done and, to whoever may go on before it is told, what is asked next."""
    person, seat = interaction.user.id, table.asks(interaction.user.id)
    if seat is None or going_on(table) != person:
        await show(interaction, done)
    elif table.session.request is not None and table.session.request.secret:
        await show_picks(interaction, table, seat, above=done)
    else:
        await show_draft(interaction, table, await table.draft(person), above=done)


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
    texts, table = texts_for(interaction), await find_table(interaction, pressed.number)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="line",
        max_length=LONGEST_LINE,
        placeholder=ui_of(table.row.name).example(texts),
    )
    await interaction.response.send_modal(
        PopUp(
            texts(title),
            {texts("draft-type-label"): field},
            "typed",
            pressed.number,
            pressed.revision,
            pressed.rest,
        )
    )
