"""What a turn takes on a phone: whoever is asked reads it all without scrolling far."""

from __future__ import annotations

import json
from functools import partial
from operator import itemgetter
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.game_ui import Look
from bot.games.phone import height_of, sizes_of
from bot.games.pictures import draw_news
from bot.games.uis import UIS
from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.acting import read_events
from bot.tables.guide import READING, Explained
from bot.tables.lobbies import fitted
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, Texts
from cogs.table.panel import ASIDE, News, asked_openly, mentioned, panel
from rules.engine.events import events_for
from tests.conformance.played import every_game
from tests.conformance.test_panels import table_of

MOST = 1400  # pixels of height on a screen 390 pixels wide
ACTS = 60  # of each game
DEADLINE = 1_800_000_000.0


@pytest.fixture
async def tables(tmp_path):
    store = await open_store(tmp_path / "thoth.sqlite")
    yield Tables(store)
    await store.close()


class Evening:
    """A random game, and the panel of each of its turns as a phone shows it."""

    def __init__(self, table, language) -> None:
        self.table, self.ui, self.texts = table, UIS[table.row.name], Texts(language)
        self.explained, self.asked = Explained(table), None
        self.lines, self.earlier, self.before = [], [], None

    def first(self, events) -> int:
        """The height of the first panel, for newcomers who get every hint there may be."""
        view, choice = self.table.view(None), waiting(self.table.session)[0]
        own = self.ui.own_hint(self.texts, view, choice.what)
        tips = [*self.ui.overlooked(self.texts, view, choice.seat), own]
        pictures, reading = self.pictures(events), self.ui.how_to_read(self.texts)
        lines = list(self.told(events))
        news = News(lines, pictures, DEADLINE, reading=reading, hint="\n".join(filter(None, tips)))
        (made,) = panel(self.table, self.ui, self.texts, news, 1).to_components()
        return height_of([made], sizes_of(pictures))

    def turn(self, events) -> tuple[int, dict]:
        """The panel after something happened; it grows while the same person goes on."""
        asked = mentioned(self.table)
        self.lines = self.lines if asked == self.asked and len(asked) == 1 else []
        self.asked = asked
        self.lines += self.told(events)
        reading = self.ui.how_to_read(self.texts) if self.explained.is_new(READING) else ""
        pictures = self.pictures(events)
        news = News(self.lines, pictures, DEADLINE, reading=reading, hint=self.hint())
        (made,) = panel(self.table, self.ui, self.texts, news, 1).to_components()
        self.earlier += events
        return height_of([made], sizes_of(pictures)), made

    def told(self, events):
        ui, view = self.ui, self.table.view(None)
        for event in events:
            if line := ui.told(self.texts, event, view):
                yield line
            lesson = ui.lesson(event)
            if lesson is not None and self.explained.is_new(lesson):
                yield f"{ASIDE}{ui.lesson_text(self.texts, lesson)}"

    def hint(self) -> str:
        choice = waiting(self.table.session)[0]
        own = self.ui.own_hint(self.texts, self.table.view(None), choice.what)
        return own if own and not self.table.session.request.secret else ""

    def pictures(self, events):
        table, ui, view = self.table, self.ui, self.table.view(None)
        look = Look(self.texts, [row.name for row in table.seats], asked=asked_openly(table))
        scenic = any(map(ui.is_scenic, events))
        scene = partial(ui.scene, look, view, events, self.earlier) if scenic else None
        board = partial(ui.board, look, view, step=table.revision, before=self.before)
        self.before = view
        return draw_news(scene, board)


async def turns(table, language, seed, most=ACTS):
    """The height of each panel of a random game, and the panel."""
    evening, taste = Evening(table, language), Taste(Random(seed))
    while table.session.request is not None and most:
        made = table.position.line.made
        events = await table.events_of(made[-1].act) if made else []
        yield evening.turn(events_for(events, None))
        choice = waiting(table.session)[0]
        await table.act(100 + choice.seat, [taste.pick(choice)], table.revision)
        most -= 1


@every_game
@pytest.mark.parametrize(("seed", "language"), [*enumerate(LANGUAGES, 3)])
async def test_a_turn_fits_a_phone(tables, game, seed, language):
    table = await table_of(tables, game, seed)
    heights = [(height, panel) async for height, panel in turns(table, language, seed)]
    tallest = max(heights, key=itemgetter(0))
    assert tallest[0] <= MOST, tallest
    assert len(heights) > 20


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_panel_of_a_newcomer_fits_a_phone_too(tables, game, language):
    """Of practice, where a computer player hints, and of a whole game of as many as can play."""
    ui = UIS[game]
    most = max(ui.game.seats)
    for seats, agreed in (ui.practice(), (most, fitted(ui, {}, most))):
        people = [SeatRow(n, f"Person {n}", 100 + n) for n in range(seats)]
        chosen = [None] * seats
        settings, position = ui.settings(agreed, chosen), ui.beginning(agreed, chosen)
        table = await tables.create(game, people, settings, host=100, position=position)
        (opened,) = await table.store.announcements(table.id)
        events = read_events(json.dumps(json.loads(opened.data)["events"]))
        height = Evening(table, language).first(events_for(events, None))
        assert height <= MOST, (height, agreed)
