"""Every reachable view can be drawn, for everybody who may look, in all themes and languages."""

from __future__ import annotations

from itertools import cycle

import pytest

from bot.fronts import FRONTS
from bot.fronts.front import Look, Moment
from bot.texts import LANGUAGES, Texts
from tests.conformance.played import SEEDS, every_game, played

THEMES = ("light", "dark", "contrast")
NAMES = ("Аліса", "Bob", "Олена", "Дмитро", "Eve")
MOST_BYTES, LONGEST_ALT = 10_000_000, 1024
PNG, GIF = b"\x89PNG", b"GIF8"


def looks():
    return cycle([Look(Texts(language), NAMES, theme)
                  for language, theme in zip(LANGUAGES, THEMES, strict=True)])  # fmt: skip


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
    front, told = FRONTS[game], played(game, seed)
    for look, n in zip(looks(), range(0, len(told.views), 25), strict=False):
        view = told.views[n]
        before = told.views[max(0, n - 5)]
        pictures = front.board(look, view, step=n, before=before)
        assert pictures
        check(pictures)
        check(front.sheet(look, view, n % told.seats))
    look = next(looks())
    check(front.board(look, told.views[-1]))
    check(front.board(look, told.views[0]))


@every_game
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_hands_and_drafts_of_those_who_decide(game, seed):
    front = FRONTS[game]
    asked = played(game, seed).decisions
    met = {one.what: one for one in asked}
    chosen = {id(one): one for one in (*met.values(), *asked[::40])}.values()
    for look, one in zip(looks(), chosen, strict=False):
        check(front.hand(look, one.view, one.seat))
        if not one.secret:
            check(front.preview(look, one.view, one.seat, (), one.keys))
            check(front.preview(look, one.view, one.seat, (one.answer,), ()))
            way = front.clicks(look.texts, one.view, one.what, one.keys)[one.answer]
            values = [click.value for click in way[:1]]
            check(front.preview(look, one.view, one.seat, (), one.keys, values))


@every_game
def test_scenes_and_the_end(game):
    front = FRONTS[game]
    for look, seed in zip(looks(), SEEDS[:3], strict=False):
        told = played(game, seed)
        everything = [event for n in range(len(told.events)) for event in told.public(n)]
        assert any(front.begins_chapter(event) for event in everything)
        pictures = front.scene(look, told.views[-1], everything)
        assert pictures, "the end of a game has a picture"
        check(pictures)


@every_game
def test_a_stretch_can_be_seen_again(game):
    front, told = FRONTS[game], played(game, SEEDS[0])
    moments = [Moment(view, tuple(told.public(n))) for n, view in enumerate(told.views)][-25:]
    films = front.replay(next(looks()), moments)
    assert films
    check(films, GIF)
