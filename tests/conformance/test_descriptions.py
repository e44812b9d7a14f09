"""Whatever is chosen by a name says what it does, in three languages, in texts that fit.

What has a name and a text of its own is found in the catalogues: ``<game>-text-<family>-<id>``
says what ``<game>-<family>-<id>`` does.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.games.clicks import DOT, LABEL, NOTE
from bot.games.typed_values import SEAT
from bot.games.uis import UIS
from bot.tables.lobbies import fitted
from bot.texts import LANGUAGES, Texts
from cogs.core.components import Menu
from cogs.core.replies import MOST_TEXT
from cogs.table.option_menus import FEW_BUTTONS, Target, told_above, walk, widgets
from rules.engine.decisions import RANDOM
from tests.conformance.played import SEEDS, decisions, every_game, played
from tests.texts.catalogues import known_of

every_language = pytest.mark.parametrize("language", LANGUAGES)
TARGET = Target("d", 1, 2, "0")
REST_OF_HAND = 1500  # characters for what was picked and planned


def things(game: str, texts: Texts) -> dict[str, tuple[str, str]]:
    """The family and the text of everything that has both, by its name."""
    found = dict[str, tuple[str, str]]()
    twice = {texts(name).casefold() for name in known_of(game).TWICE}
    for key in texts.keys():  # noqa: SIM118 - no dict
        parts = re.fullmatch(rf"{game}-text-([a-z]+)-(.+)", key)
        name = f"{game}-{parts[1]}-{parts[2]}" if parts else ""
        if name in texts:
            found[texts(name).casefold()] = parts[1], texts(key)
    return {name: said for name, said in found.items() if name not in twice}


def named_in(label: str) -> list[str]:
    """What a label may name: its parts without numbers before and after them."""
    return [re.sub(r"^\d+ | \(\+\d+\)$| ×\d+$", "", part).casefold() for part in label.split(DOT)]


@every_game
@every_language
def test_whatever_an_option_names_is_described(game, language):
    ui, texts, met = UIS[game], Texts(language), Counter()
    known = things(game, texts)
    for asked in decisions(game):
        private = ui.in_private(texts, asked.view, asked.what)  # to holders of a card and others
        for way in ui.clicks(texts, asked.view, asked.what, asked.keys).values():
            for click in way:
                for name in named_in(click.label):
                    family, text = known.get(name, ("", ""))
                    if family and family not in known_of(game).CALLED:
                        assert text in click.about or text in private, (asked.what, click)
                        met[family] += 1
    assert set(met) >= known_of(game).DESCRIBED, "random games offer them"


@every_game
@every_language
def test_descriptions_are_shown_whole_below_a_label_or_above_the_buttons(game, language):
    texts = Texts(language)
    for asked in decisions(game)[::3]:
        ways = UIS[game].clicks(texts, asked.view, asked.what, asked.keys)
        fork = walk(ways, ())
        items = widgets(texts, fork, TARGET) if fork.steps else []
        options = [o for item in items if isinstance(item, Menu) for o in item.item.options]
        below = [option.description or "" for option in options]
        shown = [*below, *told_above(ways, fork)]
        for step in (step for step in fork.steps if step.about):
            assert any(step.about in text for text in shown), step
        assert all(len(text) <= NOTE for text in below)
        if len(fork.steps) <= FEW_BUTTONS:
            assert not options, "two options are two buttons"


@every_game
@every_language
def test_what_can_be_agreed_is_described_in_the_lobby(game, language):
    ui, texts = UIS[game], Texts(language)
    for seats in ui.game.seats:
        offered = [(option.name, option.values) for option in ui.lobby_options(seats)]
        for name, values in (*offered, (SEAT, tuple(ui.seat_choices()))):
            if name in known_of(game).PLAIN:
                continue
            for value in values:
                about = ui.about_value(texts, name, value)
                assert (value == RANDOM) == (not about), (name, value)
                assert len(about) <= NOTE, about
                assert len(ui.value(texts, name, value)) <= LABEL
        assert set(fitted(ui, {}, seats)) == {name for name, _ in offered}


@every_game
@every_language
def test_a_hand_says_what_one_has_and_fits_a_message(game, language):
    ui, texts, longest = UIS[game], Texts(language), 0
    for seed in SEEDS[:3]:
        for asked in played(game, seed).decisions[::5]:
            lines = ui.belongings(texts, asked.view, asked.seat)
            assert all(re.fullmatch(r"- \*\*[^*]+\*\*: .+", line) for line in lines), lines
            longest = max(longest, len("\n".join(lines)))
    assert longest <= MOST_TEXT - REST_OF_HAND
    assert bool(longest) == ("belongings" in vars(type(ui))), "something can be had"


@every_game
@every_language
def test_picks_made_ahead_are_described(game, language):
    ui, texts, met = UIS[game], Texts(language), 0
    for asked in decisions(game)[::4]:
        for ahead in ui.ahead(texts, asked.view, asked.seat):
            assert set(ahead.about) == set(ahead.answers), ahead
            assert all(0 < len(about) <= NOTE for about in ahead.about.values())
            met += 1
    assert bool(met) == ("ahead" in vars(type(ui)))
