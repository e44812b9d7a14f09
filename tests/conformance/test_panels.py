"""The public message of every turn: it fits, it can be answered, and it keeps secrets."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.commands.seeded_games import played
from bot.games.uis import UIS
from bot.store.opening import open_store
from bot.store.rows import SeatRow
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from bot.texts import LANGUAGES, Texts
from cogs.table.panel import News, panel
from cogs.table.secret_choices import pick_widgets
from tests.conformance.played import SEEDS, every_game, setting_of

MOST_COMPONENTS, MOST_TEXT, PICTURES = 40, 4000, 3


@pytest.fixture
async def tables(tmp_path):
    store = await open_store(tmp_path / "thoth.sqlite")
    yield Tables(store)
    await store.close()


async def table_of(tables, game, seed):
    """A table at which only people sit."""
    setting = setting_of(game, seed)
    seats = [SeatRow(n, f"Person {n}", 100 + n) for n in range(setting.seats)]
    tables._chance = lambda: seeded(seed)
    return await tables.create(game, seats, setting.options(Random(seed)), host=100)


@every_game
@pytest.mark.parametrize("seed", SEEDS[:4])
async def test_every_panel_can_be_answered_and_keeps_secrets(tables, game, seed):
    ui, table = UIS[game], await table_of(tables, game, seed)
    taste, n = Taste(Random(seed)), 0
    while table.session.request is not None:
        n += 1
        texts = Texts(LANGUAGES[n % len(LANGUAGES)])
        sheet = panel(table, ui, texts, News(), n)
        assert sheet.total_children_count + PICTURES <= MOST_COMPONENTS
        assert sheet.content_length() <= MOST_TEXT
        check(table, ui, texts, json.dumps(sheet.to_components(), ensure_ascii=False))
        choice = waiting(table.session)[0]
        await table.act(100 + choice.seat, [taste.pick(choice)], table.revision)
    assert n > 20


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_begins_as_a_title_does(game, language):
    """It is also the title of private answers, where no name stands before it."""
    ui, texts = UIS[game], Texts(language)
    said = {ui.headline(texts, moment.view) for moment in played(game, SEEDS[0])}
    assert len(said) > 10
    assert {line for line in said if line[:1].islower()} == set()


def check(table, ui, texts, public):
    """Somebody can press something; of secret options nobody else can read anything."""
    request = table.session.request
    assert ("thoth:pick:" if request.secret else "thoth:d:") in public
    if not request.secret:
        return
    for choice in waiting(table.session):
        own = pick_widgets(table, choice.seat, texts, ())
        assert own, "whoever is asked in secret has something to press"
        view = table.game.view(table.session.state, choice.seat)
        ways = ui.clicks(texts, view, choice.what, [str(o) for o in choice.options])
        for way in ways.values():
            for click in way:
                assert f'"label": "{click.label}"' not in public
                assert f'"content": "{click.label}"' not in public
