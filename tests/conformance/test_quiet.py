"""Quiet requests: everybody is asked alike, silence is an answer, and the public can read of it."""

from __future__ import annotations

import pytest

from bot.games.uis import UIS
from bot.tables.seals import can_be_sealed
from bot.texts import LANGUAGES, Texts
from rules.engine.decisions import Choice, Request
from tests.conformance.played import SEEDS, every_game, playing


@every_game
def test_a_quiet_request_tells_nothing_of_whom_it_asks(game):
    ui = UIS[game]
    for seed in SEEDS[:3]:
        for session, _ in playing(game, seed):
            request = session.request
            if request is None or not request.quiet:
                continue
            what, view = request.choices[0].what, session.game.view(session.state, None)
            expect_alike(request, ui.silence(what))
            for language in LANGUAGES:
                for until in ("<t:5:t>", "none"):
                    text = ui.quietly_asked(Texts(language), view, what, until)
                    assert (until in text) == (until != "none"), text


@every_game
def test_a_game_says_whether_players_pick_together_in_secret(game):
    """So its lobby offers seals where there is something to seal, and nowhere else."""
    requests = [s.request for seed in SEEDS for s, _ in playing(game, seed) if s.request]
    assert any(map(can_be_sealed, requests)) == UIS[game].has_secret_picks()


def expect_alike(request: Request, silence: str) -> None:
    """Whoever is asked must answer, and may do so by saying nothing."""
    assert request.secret
    for choice in request.choices:
        assert choice.always, f"{choice.what}: who holds nothing would be answered for, at once"
        assert choice.find(silence) is not None, f"{choice.what}: {silence!r} is not on offer"


def test_a_request_that_would_tell_something_is_noticed():
    asked = Choice(0, "veto", ["pass", "veto"], always=True)
    expect_alike(Request((asked,), secret=True, quiet=True), "pass")
    for bad in (Choice(1, "veto", ["pass"]), Choice(1, "veto", ["veto"], always=True)):
        with pytest.raises(AssertionError, match="veto"):
            expect_alike(Request((asked, bad), secret=True, quiet=True), "pass")
