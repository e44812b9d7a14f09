"""Advice is legal, has its reason, and does not change with what others hold in secret."""

from __future__ import annotations

from itertools import chain, islice

import pytest

from bot.games.uis import UIS
from bot.tables.computers import EASY
from bot.texts import Texts
from bot.turns import advice as advising
from bot.turns.advice import advice, said
from tests.conformance.influence import Hut, dealt_anew, other_picks, positions, table_of
from tests.conformance.played import SEEDS, every_game, setting_of

MOST_PAIRS, MOST_ASKED = 4, 8  # of a game: each takes a search


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """The least thorough level: which one it is does not matter here."""
    monkeypatch.setattr(advising, "HARD", EASY)


def is_asked(session, seat):
    request = session.request
    if seat is None or request is None or seat in session.picks:
        return False
    choice = request.of(seat)
    return choice is not None and len(choice.options) > 1


async def advised(session, seat, seats, language="en"):
    """All that a seat is told, in words and in the picture."""
    table, known = table_of(session, seats), table_of(session, seats).seen_by(seat)
    ui, texts = UIS[session.game.name], Texts(language)
    found = await advice(Hut(), table, ui, texts, known.request.of(seat), known)
    return None if found is None else (said(texts, found), found)


@every_game
async def test_it_does_not_change_with_what_others_hold_in_secret(game):
    compared = 0
    for seed in SEEDS[:3]:
        seats = setting_of(game, seed).seats
        twins = chain(other_picks(game, seed, every=12), dealt_anew(game, seed, every=7))
        asked = (pair for pair in twins if is_asked(pair.one, pair.seat))
        for seat, one, two in islice(asked, MOST_PAIRS):
            assert await advised(one, seat, seats) == await advised(two, seat, seats)
            compared += 1
    assert compared


@every_game
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
async def test_it_names_options_as_their_buttons_do(game, language):
    seed, met = SEEDS[1], 0
    seats = setting_of(game, seed).seats
    for n, session in enumerate(positions(game, seed)):
        choice = session.request.choices[0]
        if n % 29 or not is_asked(session, choice.seat):
            continue
        met += 1
        text, found = await advised(session, choice.seat, seats, language)
        assert found.answer in text
        assert all(promise.label.strip() for promise in found.promises)
        assert all(0 <= promise.share <= 1 for promise in found.promises)
        others = [promise.share for promise in found.promises[1:]]
        assert others == sorted(others, reverse=True)
        if met == MOST_ASKED:
            break
    assert met
