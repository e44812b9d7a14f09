"""Every option can be reached by clicks that fit Discord, and be typed; messages fit too."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from itertools import chain
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.clicks import BUTTON, LABEL, NOTE
from bot.games.typed_words import words_for
from bot.games.uis import UIS
from bot.store.rows import GuestRow, LobbyRow, Place
from bot.tables.lobbies import fill, fitted
from bot.texts import LANGUAGES, Texts
from cogs.core.components import LONGEST_ID, MOST_OPTIONS, Menu, rows
from cogs.core.replies import Sheet, words
from cogs.lobby.panel import lobby_sheet
from cogs.table.option_menus import MOST_BUTTONS, MOST_MENUS, Target, walk, widgets
from rules.engine.errors import GameError
from tests.conformance.played import SEEDS, decisions, every_game, new_session

MOST_COMPONENTS, MOST_TEXT = 40, 4000
LONGEST_COMPLETION = 100
OTHERS = 6  # components beside the clicks: confirm, back, cancel, type and their rows
every_language = pytest.mark.parametrize("language", LANGUAGES)


def levels(ways):
    """The clicks behind each click: what is offered together."""
    found = defaultdict(dict)
    for way in ways.values():
        for n, click in enumerate(way):
            made = tuple(before.value for before in way[:n])
            assert found[made].setdefault(click.value, click) == click, "one value, one click"
    return [list(level.values()) for level in found.values()]


def expect_clickable(game, asked, texts):
    """All that must hold for the ways to the options of a decision."""
    ways = UIS[game].clicks(texts, asked.view, asked.what, asked.keys)
    assert set(ways) == set(asked.keys)
    values = [tuple(click.value for click in way) for way in ways.values()]
    assert len(set(values)) == len(values)
    begun = {way[:n] for way in values for n in range(1, len(way))}
    assert not begun & set(values), "no way ends where another goes on"
    for level in levels(ways):
        assert len(level) <= MOST_OPTIONS * MOST_MENUS
        assert len({click.label for click in level}) == len(level)
        for click in level:
            most = BUTTON if len(level) <= MOST_BUTTONS else LABEL
            assert 0 < len(click.label) <= most, click
            assert len(click.note) <= NOTE, click
            assert click.label == click.label.strip()


@every_game
@every_language
def test_the_clicks_of_random_games(game, language):
    for asked in decisions(game):
        expect_clickable(game, asked, Texts(language))


@every_game
def test_every_option_can_be_clicked_on_messages_that_fit(game):
    """All forks of every fifth decision, with the longest numbers that a table may have."""
    texts = Texts("ru")
    target = Target("pick", 9_999_999, 99_999, "99")
    for asked in decisions(game)[::5]:
        ways = UIS[game].clicks(texts, asked.view, asked.what, asked.keys)
        assert reached(ways, texts, target, ()) == set(asked.keys)


def reached(ways, texts, target, path):
    """The options behind a fork; each click is really on its message."""
    fork = walk(ways, path)
    assert fork is not None
    if not fork.steps:
        return {fork.keys[0]}
    items = widgets(texts, fork, target)
    sheet = Sheet(*rows(*items))
    assert sheet.total_children_count + OTHERS <= MOST_COMPONENTS
    ids = [item.item.custom_id for item in items]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= LONGEST_ID for custom_id in ids)
    shown = [len(item.item.options) if isinstance(item, Menu) else 1 for item in items]
    assert sum(shown) == len(fork.steps), "nothing is left out"
    ends = (reached(ways, texts, target, (*fork.path, n)) for n in range(len(fork.steps)))
    return set(chain.from_iterable(ends))


@every_game
def test_what_is_always_shown_is_one_click(game):
    ui, texts = UIS[game], Texts("uk")
    for asked in decisions(game):
        always, rows_of = ui.shown_always(asked.what), ui.rows(asked.view, asked.what)
        assert tuple(chain(*rows_of)) == always
        assert all(len(row) <= MOST_BUTTONS for row in rows_of)
        ways = ui.clicks(texts, asked.view, asked.what, always)
        assert all(len(way) == 1 and len(way[0].label) <= BUTTON for way in ways.values())
        closing = ui.closing(asked.what)
        assert closing is None or closing in asked.keys


@every_game
@every_language
def test_the_message_of_a_lobby_fits(game, language):
    ui = UIS[game]
    for seats in ui.game.seats:
        guest = GuestRow("W" * 32, 1, chosen=next(iter(ui.seat_choices()), None))
        lobby = fill(
            LobbyRow(
                9_999_999,
                game,
                1,
                seats,
                fitted(ui, {}, seats),
                "async",
                language,
                Place(1, 2, 3),
                4,
                0.0,
                (guest,),
            )
        )
        sheet = lobby_sheet(lobby)
        assert sheet.total_children_count <= MOST_COMPONENTS
        assert sheet.content_length() <= MOST_TEXT
        for option in ui.lobby_options(seats):
            assert len(option.values) <= MOST_OPTIONS


@every_game
def test_a_prompt_with_all_its_warnings_fits(game):
    ui, texts = UIS[game], Texts("ru")
    for asked in decisions(game):
        if len(asked.keys) <= MOST_BUTTONS:
            warn = partial(ui.warning, texts, asked.view, asked.what)
            text = "\n".join([ui.asked(texts, asked.what), *map(warn, asked.keys)])
            assert len(words(text).content) == len(text)


# --- typing -------------------------------------------------------------------------------------


@every_game
@every_language
def test_every_option_and_every_completion_can_be_typed(game, language):
    known = words_for(game, language)
    for seed in SEEDS[:2]:
        session, taste = new_session(game, seed), Taste(Random(seed))
        for n in range(10_000):
            if session.request is None:
                break
            choice = waiting(session)[0]
            if n % 9 == 0:
                complete(session, choice, known)
            session.answer(choice.seat, taste.pick(choice))


def complete(session, choice, known):
    """Each line that is offered to whoever types is valid, whatever they have typed so far."""
    rules = session.game
    keys = [str(option) for option in choice.options]
    for typed in ("", keys[0][:1], keys[-1][:2], keys[-1], f"{keys[0]} ", f"{keys[-1]} "):
        lines = rules.complete(session, choice.seat, typed, known)
        assert len(lines) <= MOST_OPTIONS
        for line in lines:
            assert rules.expand(session, choice.seat, line, known), line
    assert rules.complete(session, choice.seat, "", known)
    for key in {keys[0], keys[-1]}:
        try:
            given = rules.expand(session, choice.seat, key, known)
        except GameError as error:
            raise AssertionError(f"{choice.what}: {key} cannot be typed") from error
        assert given
