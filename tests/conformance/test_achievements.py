"""What stays of a game that is over: places, what was played, achievements in three languages."""

from __future__ import annotations

import pickle

import pytest

from bot.games.typed_values import SEAT
from bot.games.uis import UIS
from bot.texts import LANGUAGES, Texts
from tests.conformance.played import SEEDS, every_game, moments, played

FEWEST, MOST = 3, 6  # achievements of a game


@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_everybody_has_a_place_and_has_played_something(game, seed):
    ui, end = UIS[game], moments(game, seed)[-1].view
    seats = range(played(game, seed).seats)
    places = ui.places(end)
    assert len(places) == len(seats)
    winners = ui.winners(end)
    assert {seat for seat in seats if places[seat] == 1} == set(winners or seats)
    for place in places:  # as in sport: 1, 1, 3
        assert place == 1 + sum(other < place for other in places)
    for seat in seats:
        assert ui.role(end, seat) in ui.roles()


@pytest.mark.parametrize("seed", SEEDS)
@every_game
def test_what_random_players_achieve_is_known_and_theirs(game, seed):
    ui, seats = UIS[game], range(played(game, seed).seats)
    for name, who in ui.achieved(moments(game, seed)).items():
        assert name in ui.achievements()
        assert set(who) <= set(seats), name


@every_game
def test_a_game_that_was_hardly_begun_has_none(game):
    assert not any(UIS[game].achieved(moments(game, 1)[:1]).values())


@every_game
def test_what_can_be_played_can_be_chosen_if_anything_can(game):
    ui = UIS[game]
    for language in LANGUAGES:
        texts = Texts(language)
        names = [ui.role_name(texts, role) for role in ui.roles()]
        assert len(set(names)) == len(names) >= 2
        if ui.seat_choices():
            assert names == [ui.value(texts, SEAT, choice) for choice in ui.seat_choices()]


@every_game
def test_achievements_have_names_and_descriptions(game):
    ui = UIS[game]
    assert FEWEST <= len(ui.achievements()) <= MOST
    for language in LANGUAGES:
        texts = Texts(language)
        names = [ui.achievement(texts, name) for name in ui.achievements()]
        assert len(set(names)) == len(names)
        assert all(ui.about_achievement(texts, name) for name in ui.achievements())


@every_game
def test_what_is_achieved_can_be_sent_to_a_worker_and_back(game):
    told = pickle.loads(pickle.dumps(moments(game, 1)[-3:]))
    assert pickle.loads(pickle.dumps(UIS[game].achieved(told))) is not None
