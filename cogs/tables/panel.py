"""The panel of a table: who is to decide, what happened, the pictures, and only legal buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.fronts.front import Front, Picture
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, gallery, words
from cogs.presses import Button, button, rows
from cogs.speaking import mark
from cogs.tables.choosing import MOST_BUTTONS, Target, path_text, walk
from rules.engine.decisions import Choice, Request

MOST_LINES = 2200  # characters of what happened; Discord takes 4,000 in all
COUNTER_ID = 900_001  # of the component that says who has chosen; it is the one part that is edited
TASTED_ID = 900_004  # of the question after a quick taste
HINT_ID = 900_003  # of the hint, which goes with the buttons


@dataclass(frozen=True, slots=True)
class News:
    """What a panel tells: lines of the log, pictures, the newest deadline."""

    lines: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    deadline: float | None = None
    reading: str = ""  # how to read a panel, for newcomers
    hint: str = ""  # what one could answer, while practising
    tasted: bool = False  # whether to ask if those who have tasted the game want a full one


def panel(table: Table, front: Front, texts: Texts, news: News, number: int) -> Sheet:
    """Make the message of a turn; ``number`` marks it, so that it is never posted twice."""
    view = table.view(None)
    request = table.session.request
    seat = request.choices[0].seat if request is not None and not request.secret else None
    parts: list[discord.ui.Item[Any]] = [words(f"## {title(table, front, texts, news.deadline)}")]
    if news.lines:
        parts.append(words(log_text(texts, news.lines)))
    parts += [gallery(picture) for picture in news.pictures]
    if news.reading:
        parts.append(words(news.reading))
    if news.tasted:
        parts += tasted(table, texts)
    if request is not None:
        parts.append(discord.ui.TextDisplay(prompt(table, front, texts), id=COUNTER_ID))
        parts += [words(news.hint, HINT_ID)] if news.hint else []
        parts += rows(*_decision(table, front, texts, request))
    parts += rows(*utilities(table, texts))
    return Sheet(discord.ui.Container(
        *parts, accent_colour=discord.Colour(front.colour(view, seat)), id=mark(number)
    ))  # fmt: skip


def report(
    table: Table, front: Front, texts: Texts, news: News, number: int | None = None
) -> Sheet:
    """Make a message that only tells what happened: nothing is asked on it."""
    parts: list[discord.ui.Item[Any]] = []
    if news.lines:
        parts.append(words(log_text(texts, news.lines)))
    parts += [gallery(picture) for picture in news.pictures]
    colour = discord.Colour(front.colour(table.view(None), None))
    marked = mark(number) if number is not None else None
    return Sheet(discord.ui.Container(*parts, accent_colour=colour, id=marked))


def tasted(table: Table, texts: Texts) -> list[discord.ui.Item[Any]]:
    """What can be done after a quick taste."""
    return [words(texts("guide-tasted"), TASTED_ID), *rows(
        button(texts("guide-play-on"), "play_on", table.id, style=discord.ButtonStyle.success),
        button(texts("guide-full"), "full", table.id),
    )]  # fmt: skip


def title(table: Table, front: Front, texts: Texts, deadline: float | None) -> str:
    """Who is to decide, where the game stands, and until when."""
    view, request = table.view(None), table.session.request
    if request is None:
        return _verdict(table, front, texts)
    headline = front.headline(texts, view)
    if request.secret:
        head = texts("panel-secret", headline=headline)
    else:
        seat = request.choices[0].seat
        head = texts(
            "panel-turn", name=front.seat_name(texts, view, seat),
            who=who(table, seat), headline=headline,
        )  # fmt: skip
    return head if deadline is None else f"{head} · ⏳ <t:{int(deadline)}:R>"


def _verdict(table: Table, front: Front, texts: Texts) -> str:
    """That the game is over, and who has won it."""
    view = table.view(None)
    winners = front.winners(view)
    if not winners:
        return texts("panel-over")
    people = ", ".join(who(table, seat) for seat in winners)
    return f"{texts('panel-over')}\n### 🏆 {front.seat_name(texts, view, winners[0])} — {people}"


def who(table: Table, seat: int) -> str:
    """Whoever sits in a seat, as a mention or a computer's name."""
    row = table.seats[seat]
    return f"<@{row.person}>" if row.person is not None else row.name


def prompt(table: Table, front: Front, texts: Texts) -> str:
    """What is asked; of a secret choice, how many have chosen and for whom the table waits."""
    request = table.session.request
    assert request is not None
    asked = front.asked(texts, request.choices[0].what)
    if not request.secret:
        choice = request.choices[0]
        few = len(choice.options) <= MOST_BUTTONS
        keys = _keys(choice) if few else []
        return "\n".join([
            f"**{asked}**", *front.warnings(texts, table.view(None), choice.what, keys)
        ])  # fmt: skip
    waiting = [who(table, seat) for seat in waited_for(table)]
    done = len(request.choices) - len(waiting)
    count = texts(
        "panel-chosen", done=done, all=len(request.choices), who=", ".join(waiting) or "none"
    )
    return f"**{asked}**\n{count}"


def waited_for(table: Table) -> list[int]:
    """The seats whose answer is still to come."""
    request = table.session.request
    choices = request.choices if request is not None else ()
    return [choice.seat for choice in choices if choice.seat not in table.session.picks]


def mentioned(table: Table) -> list[int]:
    """The people whom a new panel calls."""
    people = [table.seats[seat].person for seat in waited_for(table)]
    return list(dict.fromkeys(person for person in people if person is not None))


def _decision(table: Table, front: Front, texts: Texts, request: Request) -> list[Button]:
    """Buttons for what is asked: a few choices at once, else one that opens the way."""
    if request.secret:
        return [button(
            texts("panel-pick"), "pick", table.id, table.revision,
            style=discord.ButtonStyle.primary,
        )]  # fmt: skip
    choice = request.choices[0]
    if table.seats[choice.seat].person is None:
        return []
    always = front.shown_always(choice.what)
    if always:
        ways = front.clicks(texts, table.view(choice.seat), choice.what, always)
        return [_fixed(table, choice, key, ways[key][0].label) for key in always]
    ways = front.clicks(texts, table.view(choice.seat), choice.what, _keys(choice))
    fork = walk(ways, ())
    target = Target("d", table.id, table.revision, "0")
    if fork is None or not 0 < len(fork.steps) <= MOST_BUTTONS:
        lone = fork is not None and not fork.steps  # it is asked all the same
        label = " · ".join(s.label for s in ways[fork.keys[0]]) if fork and lone else ""
        return [button(
            label or texts("panel-decide"), target.verb, target.game, target.revision,
            target.rest(()), style=discord.ButtonStyle.primary,
        )]  # fmt: skip
    return [
        button(step.label, target.verb, target.game, target.revision, target.rest((n,)),
               style=discord.ButtonStyle.primary)
        for n, step in enumerate(fork.steps)
    ]  # fmt: skip


def _fixed(table: Table, choice: Choice[Any], key: str, label: str) -> Button:
    """A button for a key that is always shown, grey when it is not on offer."""
    keys = _keys(choice)
    place = path_text((keys.index(key),)) if key in keys and len(keys) > 1 else ""
    return button(
        label, "d", table.id, table.revision,
        f"0|{place}" if key in keys else f"0|{place}|{key}",
        style=discord.ButtonStyle.primary, disabled=key not in keys,
    )  # fmt: skip


def _keys(choice: Choice[Any]) -> list[str]:
    return [str(option) for option in choice.options]


def utilities(table: Table, texts: Texts) -> list[Button]:
    """What everybody can do at any time."""
    if table.session.request is None:
        return []
    return [
        button(texts(f"panel-{verb}"), verb, table.id, table.revision)
        for verb in ("hand", "plan", "undo", "watch", "help")
    ]


def log_text(texts: Texts, lines: Sequence[str]) -> str:
    """The newest lines that fit, oldest first."""
    kept: list[str] = []
    room = MOST_LINES
    for line in reversed(lines):
        if room < len(line) + 1:
            kept.append(texts("panel-earlier"))
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))
