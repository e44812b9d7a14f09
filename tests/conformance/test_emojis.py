"""Emojis of every game: names that Discord takes, and none named that is not drawn."""

from __future__ import annotations

import re

from bot.games.emojis import LONGEST_NAME, draw_emojis, full_name, is_of
from bot.games.uis import UIS
from bot.texts import Texts
from tests.conformance.played import SEEDS, decisions, every_game, played

NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
MOST = 2000
LEAST = 0.2  # of the kinds of decisions, that have one somewhere


def test_all_names_are_such_that_discord_takes_them_and_that_we_know_them_again():
    drawn = draw_emojis()
    names = [emoji.name for emoji in drawn]
    assert len(set(names)) == len(names) < MOST
    for name in names:
        assert NAME.fullmatch(name), name
        assert len(name) <= LONGEST_NAME
    stays = {full_name(game, name) for game, ui in UIS.items() for name in ui.emojis()}
    assert {is_of(name) for name in names} == stays


def test_what_only_looks_like_one_of_ours_is_not():
    game = next(iter(UIS))
    for name in (
        f"{game}_thing",
        "thing_3f9a2c",
        "party",
        f"{game}_thing_3f9a2",
        "us_thing_3f9a2c",
    ):
        assert is_of(name) is None
    assert is_of(f"{game}_thing_3f9a2c") == f"{game}_thing"


@every_game
def test_every_emoji_of_a_click_is_drawn(game):
    """All clicks on the way to every option, in random games."""
    ui, texts = UIS[game], Texts("en")
    drawn, used, kinds = set(ui.emojis()), set(), set()
    for asked in decisions(game):
        ways = ui.clicks(texts, asked.view, asked.what, asked.keys)
        clicks = {
            tuple(step.value for step in way[: n + 1])
            for way in ways.values()
            for n in range(len(way))
        }
        shown = {ui.click_emoji(asked.view, asked.what, values) for values in clicks}
        shown |= {ui.click_emoji(asked.view, asked.what, (key,)) for key in asked.keys}
        used |= shown
        kinds |= {asked.what} if any(shown) else set()
    assert used - {""} <= drawn
    assert len(kinds) >= LEAST * len({asked.what for asked in decisions(game)})


@every_game
def test_every_seat_and_choice_has_an_emoji(game):
    ui = UIS[game]
    drawn = set(ui.emojis())
    for seed in SEEDS[:2]:
        told = played(game, seed)
        seats = {ui.seat_emoji(told.views[-1], seat) for seat in range(told.seats)}
        assert seats <= drawn
        for view in told.views[:: max(1, len(told.views) // 20)]:
            assert {ui.seat_emoji(view, seat) for seat in range(told.seats)} <= {*drawn, ""}
    assert {ui.choice_emoji(choice) for choice in ui.seat_choices()} <= drawn
    assert ui.choice_emoji("nobody") == ""
