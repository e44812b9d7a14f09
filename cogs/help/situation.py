"""What a person can do now, in one reply: the core of ``/help``."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord

from bot.games.game_ui import GameUi
from bot.games.topics import topic_named
from bot.games.typed_words import words_for
from bot.games.uis import ui_of
from bot.store.rows import LobbyRow, Place
from bot.tables.draft import Draft
from bot.tables.lobbies import is_here
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.stand_ins import names_of
from cogs.core.components import Button, Interaction, Pressed, button, on
from cogs.core.finding import NoTable, WhichTable, find_table, place_here
from cogs.core.replies import begin, show
from cogs.places.links import escaped, mention
from cogs.table.panel import waited_for
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import GameError

MOST_EXAMPLES = 4
MOST_LISTED = 10  # games named in one answer


class Answer(NamedTuple):
    """What is said, and what can be pressed."""

    text: str
    buttons: tuple[Button, ...] = ()


async def show_situation(interaction: Interaction, table: int | None = None) -> None:
    """Answer about a table, or about wherever the person is."""
    texts = await begin(interaction)
    answer = await situation(interaction, texts, table)
    await show(interaction, answer.text, *answer.buttons)


@on("help")
async def help_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Say what the person who pressed can do at a table."""
    await show_situation(interaction, pressed.number or None)


async def situation(interaction: Interaction, texts: Texts, wanted: int | None = None) -> Answer:
    """Say what somebody can do, as far as where they are and what they play tell."""
    try:
        table = await find_table(interaction, wanted)
    except NoTable:
        return await _without_game(interaction, texts)
    except WhichTable as several:
        places = [_mention(game.place) for game in several.games[:MOST_LISTED]]
        return Answer(texts("help-several", places=", ".join(dict.fromkeys(places))))
    return await at_table(table, interaction.user.id, texts)


async def _without_game(interaction: Interaction, texts: Texts) -> Answer:
    """Say how to begin, or what can be done at the table that is being arranged here."""
    lobby = await interaction.client.services.lobbies.at(place_here(interaction))
    if lobby is not None:
        return _in_lobby(texts, lobby, interaction.user.id)
    primary = discord.ButtonStyle.primary
    return Answer(
        texts("help-start"),
        (
            button(texts("help-practice"), "practice", 0, style=primary),
            button(texts("help-new-game"), "new", 0, style=primary),
            button(texts("rules-button"), "rules", 0),
            button(texts("help-settings"), "settings", 0),
        ),
    )


def _in_lobby(texts: Texts, lobby: LobbyRow, person: int) -> Answer:
    role = "stranger"
    if is_here(lobby, person):
        role = "host" if lobby.host == person else "guest"
    head = texts("help-lobby", here=len(lobby.guests), seats=lobby.seats, host=mention(lobby.host))
    said = f"{head}\n{texts(f'help-lobby-{role}')}"
    return Answer(said, (button(texts("rules-button"), "rules", 0),))


def _mention(place: Place) -> str:
    channel = place.thread or place.channel
    return f"<#{channel}>" if channel else "…"


async def at_table(table: Table, person: int, texts: Texts) -> Answer:
    """Say what somebody can do at a table."""
    request, ui = table.session.request, ui_of(table.game.name)
    seats = table.seats_of(person)
    general = button(texts("rules-button"), "rules", table.id)
    if not seats or request is None:
        said = texts(
            "help-spectator",
            headline=_headline(ui, texts, table),
            waiting=_waiting(ui, texts, table),
        )
        return Answer(said, (general,))
    seat = table.asks(person)
    choice = None if seat is None else request.of(seat)
    if choice is not None:
        examples = await _examples(ui, texts, table, person, choice)
        return _asked(ui, texts, table, choice, examples)
    advised = next((c for s in seats if (c := request.advised_by(s)) is not None), None)
    if advised is not None:
        said = texts("help-advises", **_heading(ui, texts, table, seats[0], advised.what))
        return Answer(said, _topic_links(ui, texts, table, advised.what))
    return Answer(_must_wait(ui, texts, table, seats), (general,))


# --- somebody is asked ----------------------------------------------------------------------


def _asked(
    ui: GameUi, texts: Texts, table: Table, choice: Choice[Any], examples: list[str]
) -> Answer:
    request = table.session.request
    assert request is not None
    lines = [
        texts("help-asked", **_heading(ui, texts, table, choice.seat, choice.what)),
        texts("help-asked-secret" if request.secret else "help-asked-ways"),
        *(texts("help-example", line=line) for line in examples),
        texts("help-asked-more"),
    ]
    return Answer("\n".join(lines), _topic_links(ui, texts, table, choice.what))


async def _examples(
    ui: GameUi, texts: Texts, table: Table, person: int, choice: Choice[Any]
) -> list[str]:
    """Lines that could really be typed now, for different options, in the reader's words."""
    draft = await table.draft(person)
    draft.rebuild(())  # thinks from the start, knows no luck, and is not stored
    lines = table.game.complete(draft.session, choice.seat, "")
    useful = [line for line in lines if line != ui.closing(choice.what)] or lines
    whole = [_with_object(ui, draft, choice, line) for line in _spread(useful)]
    words = words_for(table.game.name, texts.language)
    return [table.game.grammar.spoken(words, choice.what, line) for line in whole]


def _with_object(ui: GameUi, draft: Draft, choice: Choice[Any], line: str) -> str:
    """A line that only names an action, with the first thing that can be done by it."""
    draft.rebuild(())
    start = draft.session
    try:
        draft.rebuild((line,))
    except GameError:
        return line  # it is more than a key, and so has its object
    following = None if draft.held else draft.session.request
    then = following.of(choice.seat) if following else None
    if then is None or then.what == choice.what:
        return line
    closing = ui.closing(then.what)
    for longer in start.game.complete(start, choice.seat, f"{line} "):
        if longer not in (line, f"{line} {closing}"):
            return longer
    return line


def _spread(lines: list[str]) -> list[str]:
    """A few lines from the whole list."""
    if len(lines) <= MOST_EXAMPLES:
        return lines
    step = len(lines) / (MOST_EXAMPLES - 1)
    return [lines[int(step * place)] for place in range(MOST_EXAMPLES - 1)]


def _topic_links(ui: GameUi, texts: Texts, table: Table, what: str) -> tuple[Button, ...]:
    """The way to the rules of a decision, and to all rules."""
    name = ui.topic("", what)
    topic = topic_named(name, table.game.name) if name else None
    general = button(texts("rules-button"), "rules", table.id)
    if topic is None:
        return (general,)
    about = texts("rules-about", title=topic.title(texts))
    typing = topic_named("typing", table.game.name)
    more = [] if typing is None else [button(typing.title(texts), "rules", table.id, rest="typing")]
    return (button(about, "rules", table.id, rest=topic.name), *more, general)


# --- somebody waits -------------------------------------------------------------------------


def _must_wait(ui: GameUi, texts: Texts, table: Table, seats: tuple[Seat, ...]) -> str:
    said = texts(
        "help-waiting",
        who=_who(ui, texts, table, seats[0]),
        headline=_headline(ui, texts, table),
        waiting=_waiting(ui, texts, table),
    )
    chosen = any(seat in table.session.picks for seat in seats)
    parts = [said, *([texts("help-waiting-chosen")] if chosen else []), texts("help-meanwhile")]
    return "\n".join(parts)


def _waiting(ui: GameUi, texts: Texts, table: Table) -> str:
    """Whom the table waits for: whom they play, and who they are."""
    names = dict(enumerate(names_of(texts, table)))
    listed = (
        texts("help-player", seat=_who(ui, texts, table, seat), name=escaped(names[seat]))
        for seat in waited_for(table)
        if seat in names
    )
    return ", ".join(listed) or "…"


def _heading(ui: GameUi, texts: Texts, table: Table, seat: Seat, what: str) -> dict[str, str]:
    return {
        "who": _who(ui, texts, table, seat),
        "headline": _headline(ui, texts, table),
        "asked": ui.asked(texts, what),
    }


def _who(ui: GameUi, texts: Texts, table: Table, seat: Seat) -> str:
    return ui.seat_name(texts, table.view(None), seat)


def _headline(ui: GameUi, texts: Texts, table: Table) -> str:
    return ui.headline(texts, table.view(None))
