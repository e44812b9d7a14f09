"""Every reachable view can be drawn, for everybody who may look, in all themes and languages."""

from __future__ import annotations

from itertools import cycle

import pytest

from bot.commands.checks import waiting
from bot.commands.seeded_games import drafted
from bot.games.game_ui import Look, Moment
from bot.games.uis import UIS
from bot.texts import LANGUAGES, Texts
from tests.conformance.played import SEEDS, asked_in, every_game, played, playing

THEMES = ("light", "dark", "contrast")
NAMES = ("Аліса", "Bob", "Олена", "Дмитро", "Eve")
MOST_BYTES, LONGEST_ALT = 10_000_000, 1024
PNG, GIF = b"\x89PNG", b"GIF8"


def looks():
    return cycle(
        [
            Look(Texts(language), NAMES, theme)
            for language, theme in zip(LANGUAGES, THEMES, strict=True)
        ]
    )


def check(pictures, magic=PNG):
    assert len({picture.name for picture in pictures}) == len(pictures)
    for picture in pictures:
        assert picture.data.startswith(magic), picture.name
        assert len(picture.data) <= MOST_BYTES
        assert 0 < len(picture.alt) <= LONGEST_ALT
        assert picture.name.isascii()
        assert len(picture.name) <= 60


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_boards_and_sheets(game, seed):
    ui, told = UIS[game], played(game, seed)
    for look, n in zip(looks(), range(0, len(told.views), 25), strict=False):
        view = told.views[n]
        before = told.views[max(0, n - 5)]
        pictures = ui.board(look, view, step=n, before=before)
        assert pictures
        check(pictures)
        check(ui.sheet(look, view, n % told.seats))
    look = next(looks())
    check(ui.board(look, told.views[-1]))
    check(ui.board(look, told.views[0]))


@every_game
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_hands_and_drafts_of_those_who_decide(game, seed):
    ui, look, met = UIS[game], looks(), set()
    for n, (session, answer) in enumerate(playing(game, seed)):
        if answer is None or (waiting(session)[0].what in met and n % 40):
            continue
        one = asked_in(session, answer)
        met.add(one.what)
        check(ui.hand(next(look), one.view, one.seat))
        if not one.secret:
            draft = drafted(session)
            assert draft.before == draft.after == one.view
            check(ui.preview(next(look), draft))
            check(ui.preview(next(look), drafted(session, one.answer)))
            ways = ui.clicks(Texts("en"), one.view, one.what, one.keys)
            left = tuple(key for key, way in ways.items() if way[0] == ways[one.answer][0])
            check(ui.preview(next(look), draft._replace(left=left)))


@every_game
def test_scenes_and_the_end(game):
    ui = UIS[game]
    for look, seed in zip(looks(), SEEDS[:3], strict=False):
        told = played(game, seed)
        everything = [event for n in range(len(told.events)) for event in told.public(n)]
        assert any(ui.begins_chapter(event) for event in everything)
        pictures = ui.scene(look, told.views[-1], everything)
        assert pictures, "the end of a game has a picture"
        check(pictures)


@every_game
def test_a_stretch_can_be_seen_again(game):
    ui, told = UIS[game], played(game, SEEDS[0])
    moments = [Moment(view, tuple(told.public(n))) for n, view in enumerate(told.views)][-25:]
    films = ui.replay(next(looks()), moments)
    assert films
    check(films, GIF)
