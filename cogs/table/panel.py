"""A table's panel: who must decide, what happened, the pictures, and only legal buttons."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.games.forecasts import with_notes
from bot.games.game_ui import GameUi, Picture
from bot.games.phone import height_of, sizes_of, text_height
from bot.store.rows import Status
from bot.tables.guide import is_practice
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.stand_ins import mention_of
from cogs.core.components import Button, button, rows
from cogs.core.emojis import Beside, beside_clicks, beside_way, with_emoji
from cogs.core.replies import Sheet, gallery, words
from cogs.table.option_menus import (
    CLOSING,
    MOST_BUTTONS,
    Fork,
    Target,
    Ways,
    closing_of,
    in_rows,
    labels_of,
    lone_label,
    told_of_things,
    walk,
    ways_to,
)
from cogs.table.outlooks import forecast_button, forecast_of
from rules.engine.decisions import Choice, Request, Seat

MOST_LINES = 2200  # characters of what happened; Discord takes 4,000 in all
TALL = 1380  # pixels of a panel on a phone, of which what happened gets what is left
LEAST = 120  # pixels of what happened in any case
ASIDE = "-# "  # before a line that explains something, and tells nothing
COUNTER_ID = 900_001  # of the component that says who has chosen; it can become untrue
TITLE_ID = 900_005  # of the component that says whose turn it is and until when; so can this
TASTED_ID = 900_004  # of the question after a quick taste
HINT_ID = 900_003  # of the hint, which goes with the buttons
LOG_ID = 900_006  # of what happened
NOTE_ID = 900_008  # of what chance is sealed with, which stays
SEALS_ID = 900_009  # of the seals of secret picks, which stay too
READING_ID = 900_007  # of how to read a panel
BOARD_IDS = range(900_010, 900_020)  # of boards, which are soon out of date
CLOCK = " · ⏳ "  # in a title, before the deadline
RESTS = " · ⏸ "  # in place of it, while people have paused the game
PASSING = (COUNTER_ID, TASTED_ID, HINT_ID, READING_ID, *BOARD_IDS)  # what an old panel loses


@dataclass(frozen=True, slots=True)
class News:
    """What a panel tells: lines of the log, pictures, the newest deadline."""

    lines: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    deadline: float | None = None
    since: int = 0  # the first step that it tells
    reading: str = ""  # how to read a panel, for newcomers
    hint: str = ""  # what one might overlook, or could answer
    note: str = ""  # what stays readable on the message: with what chance is sealed
    series: str = ""  # which game of a series has ended
    tasted: bool = False  # whether to ask if those who have tasted the game want a full one


def panel(table: Table, ui: GameUi, texts: Texts, news: News, mark: int) -> Sheet:
    """Make the message of a turn; its mark keeps it from being posted twice."""
    seat = next(iter(asked_openly(table)), None)
    head = words(f"## {title(table, ui, texts, news.deadline)}", TITLE_ID)
    found, told = _helped(table, ui, texts), text_height("\n".join(news.lines))
    below = _below(table, texts, news, found, happened_button(table, texts, news))
    for things in (True, False):  # what happened comes before what buttons name
        parts = _parts(table, ui, texts, news, things=things)
        taken = [part.to_component_dict() for part in (head, *parts, *below)]
        tall = height_of(taken, sizes_of(news.pictures))
        if tall + told <= TALL:
            break
    least = 0 if news.reading else LEAST  # how to read a panel matters more to newcomers
    text = log_text(texts, news.lines, max(TALL - tall, least))
    if not text.startswith(texts("panel-earlier")):
        below = _below(table, texts, news, found)
    log = [words(text, LOG_ID)] if text else []
    colour = discord.Colour(ui.colour(table.view(None), seat))
    return Sheet(discord.ui.Container(head, *log, *parts, *below, accent_colour=colour, id=mark))


def _parts(
    table: Table, ui: GameUi, texts: Texts, news: News, *, things: bool
) -> list[discord.ui.Item[Any]]:
    """What stands between what happened and the buttons: pictures, lessons, what is asked."""
    parts: list[discord.ui.Item[Any]] = [*_noted(news), *_galleries(news)]
    if news.reading:
        parts.append(words(news.reading, READING_ID))
    if news.series:
        parts.append(words(news.series))
    if news.tasted:
        parts += tasted(table, ui, texts)
    if table.session.request is not None:
        asked = prompt(table, ui, texts, news.deadline, things=things)
        parts.append(discord.ui.TextDisplay(asked, id=COUNTER_ID))
        shown = sealed(table, ui, texts)
        parts += [words(shown, SEALS_ID)] if shown else []
        parts += [words(news.hint, HINT_ID)] if news.hint else []
    return parts


def report(table: Table, ui: GameUi, texts: Texts, news: News, mark: int | None = None) -> Sheet:
    """Make a message that only tells what happened: nothing is asked on it."""
    parts: list[discord.ui.Item[Any]] = []
    if news.lines:
        parts.append(words(log_text(texts, news.lines), LOG_ID))
    parts += [*_noted(news), *_galleries(news)]
    colour = discord.Colour(ui.colour(table.view(None), None))
    return Sheet(discord.ui.Container(*parts, accent_colour=colour, id=mark))


def _noted(news: News) -> list[discord.ui.TextDisplay[Any]]:
    return [words(news.note, NOTE_ID)] if news.note else []


def _galleries(news: News) -> list[discord.ui.MediaGallery[Any]]:
    """The pictures; boards can be found again when they are out of date."""
    numbers = iter(BOARD_IDS)
    return [gallery(p, None if p.lasts else next(numbers)) for p in news.pictures]


def tasted(table: Table, ui: GameUi, texts: Texts) -> list[discord.ui.Item[Any]]:
    """What can be done after a quick taste; if it was the end of a game, only a full one."""
    green, play_on, items = discord.ButtonStyle.success, texts("guide-play-on"), list[Button]()
    if table.session.request is not None:
        items.append(button(play_on, "play_on", table.id, style=green))
        items.append(button(texts("guide-full"), "full", table.id, table.revision))
    elif len(table.people) == 1:
        items.append(button(play_on, "full", table.id, table.revision, style=green))
    else:
        items.append(button(play_on, "rematch", table.id, style=green))
    return [words(ui.tasted(texts), TASTED_ID), *rows(*items)]


def title(table: Table, ui: GameUi, texts: Texts, deadline: float | None) -> str:
    """Who is to decide, where the game stands, and until when."""
    view, request = table.view(None), table.session.request
    if table.row.status is Status.CLOSED:
        return texts("panel-abandoned")
    if request is None:
        return _verdict(table, ui, texts)
    headline = ui.headline(texts, view)
    if request.secret:
        head = texts("panel-secret", headline=headline)
    else:
        seat = request.choices[0].seat
        head = texts(
            "panel-turn",
            name=with_emoji(ui, view, seat, ui.seat_name(texts, view, seat)),
            who=who(table, seat),
            headline=headline,
        )
    if table.row.status is Status.PAUSED:
        return f"{head}{RESTS}{texts('time-paused')}"
    return head if deadline is None else f"{head}{CLOCK}<t:{int(deadline)}:R>"


def _verdict(table: Table, ui: GameUi, texts: Texts) -> str:
    """That the game is over, and who has won it."""
    view = table.view(None)
    winners = ui.winners(view)
    if not winners:
        return texts("panel-over")
    people = ", ".join(who(table, seat) for seat in winners)
    return f"{texts('panel-over')}\n### 🏆 {ui.seat_name(texts, view, winners[0])} — {people}"


def who(table: Table, seat: int) -> str:
    """A seat's player, as a mention or a computer's name; who is away is named as such."""
    return mention_of(Texts(table.row.language), table, seat)


def prompt(
    table: Table, ui: GameUi, texts: Texts, deadline: float | None, *, things: bool = True
) -> str:
    """What is asked; of a secret choice, how many have chosen and for whom the table waits.

    Of a quiet one only what may be done, and until when.  What the ``things`` do that buttons
    name can be left out: the draft says it too.
    """
    request, view = table.session.request, table.view(None)
    assert request is not None
    what = request.choices[0].what
    if request.quiet:
        until = "none" if deadline is None else f"<t:{int(deadline)}:t>"
        return f"**{ui.quietly_asked(texts, view, what, until)}**"
    asked = ui.asked(texts, what)
    foretold = forecast_of(table, texts, None).lines
    if not request.secret:
        choice = request.choices[0]
        few = len(choice.options) <= MOST_BUTTONS
        keys = _keys(choice) if few else []
        warnings, above = ui.warnings(texts, view, what, keys), ui.above(texts, view, what)
        named = _things(table, ui, texts, choice) if things else []
        lines = [f"**{asked}**", *warnings, *foretold, above, *named]
        return "\n".join(line for line in lines if line)
    waiting = [who(table, seat) for seat in waited_for(table)]
    done = len(request.choices) - len(waiting)
    count = texts(
        "panel-chosen", done=done, all=len(request.choices), who=", ".join(waiting) or "none"
    )
    return "\n".join([f"**{asked}**", *foretold, count])


def sealed(table: Table, ui: GameUi, texts: Texts) -> str:
    """The seals of what has been picked: nobody can change a pick unseen, or read it.

    They stay when the picks are revealed, so that everybody can compare.
    """
    if not table.seals_picks:
        return ""
    view = table.view(None)
    lines = [
        texts("trust-seal", name=ui.seat_name(texts, view, seat), hash=seal)
        for seat, seal in table.sealed.items()
    ]
    return "\n".join(f"{ASIDE}{line}" for line in lines or [texts("trust-no-seal")])


def _things(table: Table, ui: GameUi, texts: Texts, choice: Choice[Any]) -> list[str]:
    """What the things do that the buttons of a decision name, if any do."""
    if table.seats[choice.seat].person is None or ui.rows(table.view(None), choice.what):
        return []
    ways = ways_to(ui, texts, table.view(choice.seat), choice)
    fork = walk(ways, ()) if ways else None
    if fork is None or len(fork.steps) > MOST_BUTTONS:
        return []
    return told_of_things(fork.steps or ways[fork.keys[0]])


def waited_for(table: Table) -> list[int]:
    """The seats whose answer is still to come; none while something is asked quietly."""
    request = table.session.request
    choices = request.choices if request is not None and not request.quiet else ()
    return [choice.seat for choice in choices if choice.seat not in table.session.picks]


def asked_openly(table: Table) -> tuple[Seat, ...]:
    """The seat that decides now for all to see; nobody while all choose in secret."""
    request = table.session.request
    return () if request is None or request.secret else (request.choices[0].seat,)


def mentioned(table: Table) -> list[int]:
    """The people whom a new panel calls."""
    people = [table.seats[seat].person for seat in waited_for(table)]
    return list(dict.fromkeys(person for person in people if person is not None))


def _below(
    table: Table, texts: Texts, news: News, found: list[list[Button]], *more: Button
) -> list[discord.ui.ActionRow[Any]]:
    """The rows of a panel: what is asked, with more beside it, and what can always be done."""
    always = utilities(table, texts)
    if table.session.request is None:  # after a taste that is over, a full game is offered
        return [] if news.tasted else rows(*always, *more)
    return [row for line in (*_beside(found, *more), always) for row in rows(*line)]


def _helped(table: Table, ui: GameUi, texts: Texts) -> list[list[Button]]:
    """The buttons of what is asked, and beside them what helps to decide."""
    request = table.session.request
    if request is None:
        return []
    more = [*_closeups(table, ui, texts), *forecast_button(table, texts)]
    return _beside(_decision(table, ui, texts, request), *more)


def _decision(table: Table, ui: GameUi, texts: Texts, request: Request) -> list[list[Button]]:
    """Buttons for what is asked: a few choices at once, else one that opens the way."""
    if request.secret:
        return [
            [
                button(
                    texts("panel-pick"),
                    "pick",
                    table.id,
                    table.revision,
                    style=discord.ButtonStyle.primary,
                )
            ]
        ]
    choice = request.choices[0]
    if table.seats[choice.seat].person is None:
        return []
    view = table.view(choice.seat)
    notes = forecast_of(table, texts, None).notes  # everybody reads them
    ways = with_notes(ways_to(ui, texts, view, choice), notes)
    fork = walk(ways, ())
    target = Target("d", table.id, table.revision, "0")
    shown, beside = ui.rows(table.view(None), choice.what), beside_clicks(ui, view, choice.what)
    if shown:
        labels = labels_of(ui, texts, view, choice.what, shown)
        found = in_rows(shown, labels, fork, target, beside=beside)
    else:
        found = [_clicks(texts, ways, fork, target, beside)] if ways else []
    if closing_of(ui, choice) is not None:
        found = _beside(found, closing_button(ui, texts, choice.what, target))
    return found


def _closeups(table: Table, ui: GameUi, texts: Texts) -> list[Button]:
    """What leads to parts of the board, enlarged."""
    groups = ui.closeup_groups(texts, table.view(None))
    return [button(name, "closeups", table.id, 0, str(n)) for n, name in enumerate(groups)]


def _beside(found: list[list[Button]], *more: Button) -> list[list[Button]]:
    """Put more buttons into the last row, or below it if they do not fit."""
    last = found[-1] if found else []
    if len(last) + len(more) <= MOST_BUTTONS:
        return [*found[:-1], [*last, *more]]
    return [*found, list(more)]


def _clicks(
    texts: Texts, ways: Ways, fork: Fork | None, target: Target, beside: Beside
) -> list[Button]:
    """The first clicks of a decision; one that opens the way if they are too many."""
    primary = discord.ButtonStyle.primary
    if fork is None or not 0 < len(fork.steps) <= MOST_BUTTONS:
        lone = fork is not None and not fork.steps  # it is asked all the same
        label = lone_label(ways, fork) if fork and lone else texts("panel-decide")
        emoji = beside_way(beside, ways[fork.keys[0]]) if fork and lone else None
        ids = target.verb, target.game, target.revision, target.rest(())
        return [button(label, *ids, style=primary, emoji=emoji)]
    return [
        button(
            step.label,
            target.verb,
            target.game,
            target.revision,
            target.rest((n,)),
            style=primary,
            emoji=beside((*fork.values, step.value)),
        )
        for n, step in enumerate(fork.steps)
    ]


def closing_button(ui: GameUi, texts: Texts, what: str, target: Target) -> Button:
    """The button that ends a decision in which nothing has been chosen; it says so."""
    rest = f"{target.head}|{CLOSING}"
    return button(ui.declining(texts, what), target.verb, target.game, target.revision, rest)


def _keys(choice: Choice[Any]) -> list[str]:
    return [str(option) for option in choice.options]


def utilities(table: Table, texts: Texts) -> list[Button]:
    """What everybody can do at any time; after the end, play again, or see how it went."""
    if table.session.request is None:
        # A conversation with us has no lobbies.
        again = table.row.status is Status.OVER and table.row.place.guild is not None
        found = [button(texts("panel-rematch"), "rematch", table.id)] if again else []
        found.append(button(texts("look-button-replay"), "replay", table.id))
        found.append(button(texts("review-button"), "review", table.id))
        if table.row.status is Status.OVER:
            found.append(button(texts("stats-result-button"), "result", table.id))
        return [*found, button(texts("log-button"), "log", table.id, rest=".full")]
    aside = "hint" if is_practice(table.settings) else "watch"  # nobody watches practice
    return [
        button(texts(f"panel-{verb}"), verb, table.id, table.revision)
        for verb in ("hand", "plan", "undo", aside, "help")
    ]


def happened_button(table: Table, texts: Texts, news: News) -> Button:
    """What leads to all that a panel has no room for."""
    return button(texts("panel-happened"), "log", table.id, 0, f"s{news.since}.")


def log_text(texts: Texts, lines: Sequence[str], room: float = math.inf) -> str:
    """All lines if they fit, else the newest that do, without explanations; oldest first."""
    everything = "\n".join(lines)
    if text_height(everything) <= room and len(everything) < MOST_LINES:
        return everything
    earlier, letters = texts("panel-earlier"), MOST_LINES
    kept, room = list[str](), room - text_height(earlier)
    news = [line for line in lines if not line.startswith(ASIDE)]
    for line in reversed(news):
        letters, room = letters - len(line) - 1, room - text_height(line)
        if room < 0 or letters < 0:
            return "\n".join([earlier, *reversed(kept)])
        kept.append(line)
    return "\n".join(news)
