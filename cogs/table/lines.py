"""Turns a typed line into an act: from /play, a game's command, a pop-up or a button."""

from __future__ import annotations

from bot.games.typed_words import words_for
from bot.store.rows import GameRow
from bot.tables.acting import seat_asked
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.plans import plan_line, plan_rest
from cogs.core.components import Interaction, Pressed, Way, button, old_button, on
from cogs.core.finding import WhichTable, find_table
from cogs.core.replies import acknowledge, show, texts_for
from cogs.places.trouble import stored_but_silent
from cogs.table.drafts import may_decide, show_next
from cogs.table.plans import show_plan
from cogs.table.refusals import show_refusal, show_unreadable
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable

LONGEST = 500  # characters of a line; nobody types more
MOST_CHOICES, LONGEST_CHOICE = 25, 100


async def play_line(interaction: Interaction, line: str, *, later: bool = False) -> None:
    """Play a line at the table it is meant for; only the person who typed it sees the reply."""
    await acknowledge(interaction)
    line = one_line(line)
    try:
        table = await find_table(interaction)
    except WhichTable as several:
        await _ask_which(interaction, several.games, line)
        return
    if later:
        await save_plan(interaction, table, line)
        return
    await give_line(interaction, table, line)


def one_line(text: str) -> str:
    """What was typed without line breaks: a custom id, which may have to carry it, has none."""
    return " ".join(text.split())[:LONGEST]


async def give_line(interaction: Interaction, table: Table, line: str) -> None:
    """Give a line's answers, all or nothing."""
    person, revision = interaction.user.id, table.revision
    texts = texts_for(interaction)
    seat = seat_asked(table.session, table.seats_at(person))
    try:
        words = words_for(table.game.name, texts.language)
        answers, rest = table.game.begin(table.seen_by(seat), seat, line, words)
        if not answers:
            raise Unreadable(0, line[:20])
        secret = table.session.request is not None and table.session.request.secret
        await table.act(person, answers, revision, interaction.id)
    except Unreadable as error:
        await show_unreadable(interaction, table, line, error)
        return
    except IllegalAnswer as error:
        await show_refusal(interaction, table, error, line)
        return
    follows = await _keep_rest(interaction, table, seat, rest)
    done = "play-chosen" if secret and table.revision == revision else "play-done"
    silent = await stored_but_silent(interaction, table, texts)
    said = texts(done, line=line.removesuffix(rest).strip().replace("`", ""))
    await show_next(interaction, table, said + follows + silent)


async def _keep_rest(interaction: Interaction, table: Table, seat: Seat, rest: str) -> str:
    """Let the rest of a line follow once others have let happen what came before; say so."""
    if not rest:
        return ""
    await plan_rest(interaction.client.services, table, interaction.user.id, seat, rest)
    return "\n" + texts_for(interaction)("play-rest", line=rest.replace("`", ""))


async def _ask_which(interaction: Interaction, games: list[GameRow], line: str) -> None:
    """Ask which of several games a line is for; the line itself is in the message."""
    texts = texts_for(interaction)
    buttons = [
        button(
            texts("play-which-game", number=game.id, game=texts(f"{game.name}-game")),
            "which",
            game.id,
            game.revision,
        )
        for game in games[:20]
    ]
    await show(interaction, f"{texts('play-which')}\n```\n{line.replace('`', '')}\n```", *buttons)


@on("which")
async def for_this_one(interaction: Interaction, pressed: Pressed) -> None:
    """Give the line that the message shows to the table chosen."""
    message = interaction.message
    if message is None or not message.flags.ephemeral:
        raise old_button()
    shown = "\n".join(getattr(part, "content", "") for part in message.components)
    line = shown.rpartition("```\n")[0].rpartition("```\n")[2]
    await _give_shown(interaction, pressed, line)


@on("do")
async def do_this(interaction: Interaction, pressed: Pressed) -> None:
    """Give the line that is written on a button."""
    await _give_shown(interaction, pressed, pressed.rest)


async def _give_shown(interaction: Interaction, pressed: Pressed, line: str) -> None:
    """Give a line that was shown, if it would still answer what was asked then."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    table.seats_at(interaction.user.id)
    if not table.is_current(pressed.revision):
        raise old_button()
    await give_line(interaction, table, one_line(line))


@on("typed", Way.POP_UP)
async def typed(interaction: Interaction, pressed: Pressed) -> None:
    """Give the line that was typed into a pop-up; a plan if the pop-up was for one."""
    await acknowledge(interaction)
    table = await find_table(interaction, pressed.number)
    line = one_line(pressed.fields.get("line", ""))
    if pressed.rest == "plan":
        await save_plan(interaction, table, line)
    elif await may_decide(interaction, table, pressed.revision):
        await give_line(interaction, table, line)


async def save_plan(interaction: Interaction, table: Table, line: str) -> None:
    """Keep a line for the person's next turn."""
    texts, person = texts_for(interaction), interaction.user.id
    seat = table.seats_at(person)[0]
    try:
        words = words_for(table.game.name, texts.language)
        table.game.expand(table.seen_by(seat), seat, line, words)
    except Unreadable as error:
        await show_unreadable(interaction, table, line, error)
        return
    except IllegalAnswer:
        pass  # it need not be legal before its time
    await plan_line(interaction.client.services, table, person, line)
    await show_plan(interaction, table)


async def complete_line(interaction: Interaction, text: str, verb: str = "") -> list[str]:
    """Lines that begin with what is being typed, from memory; none if that takes too long."""
    try:
        table = await find_table(interaction)
    except Exception:
        return []
    seats = table.seats_of(interaction.user.id)
    if not seats:
        return []
    return completions(table, seat_asked(table.session, seats), text, texts_for(interaction), verb)


def completions(table: Table, seat: Seat, text: str, texts: Texts, verb: str = "") -> list[str]:
    """What a line may become, itself first; each is valid input and fits Discord's limit."""
    led_by = f"{verb} " if verb else ""
    words = words_for(table.game.name, texts.language)
    found = table.game.complete(table.seen_by(seat), seat, f"{led_by}{text}"[:LONGEST], words)
    lines = (line.removeprefix(led_by) for line in found if line.startswith(led_by))
    return [line for line in lines if len(line) <= LONGEST_CHOICE][:MOST_CHOICES]
