"""What is foretold of ships, of the temple and of the end is what comes of them."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.trial import Trial
from rules.imhotep.data import Site, Source
from rules.imhotep.foresight import ACTION, assumed_answer, foresee, total_now
from rules.imhotep.legality import sailings
from rules.imhotep.lookup import is_last_ship
from rules.imhotep.view import view
from tests.kit.foretold import asks

unhurried = pytest.mark.unhurried("--foretold")


def ships_to_sail(foretelling):
    """Positions in which some ship may sail, each with one of the ways to do it."""

    def wanted(session):
        return asks(session, ACTION) and any(sailings(session.state))

    for number, session in foretelling.positions("imhotep", wanted):
        seat = session.request.choices[0].seat
        ahead = foresee(Trial.of(session, seat))
        yield session, seat, ahead, Random(number).choice(ahead.arrivals)


def sailed(session, seat, arrival):
    """Sail in the real rules and decide the rest as forecasts assume, up to the next action."""
    twin, asked = session.clone(), []
    twin.answer(seat, f"sail {arrival.ship} {arrival.site}")
    while twin.request is not None and not asks(twin, ACTION):
        choice = twin.request.choices[0]
        asked.append(choice.what)
        if choice.what.startswith("market"):
            twin.answer(choice.seat, str(choice.options[0]))
        else:
            twin.answer(choice.seat, str(assumed_answer(twin.state, choice)))
    return twin, asked, twin.drain().events


def scored(events, seats, *, temple):
    """Points gained, of the temple at a round's end or everywhere else."""
    found = [0] * seats
    for event in events:
        if event.what == "points" and (event.data["source"] == Source.TEMPLE) == temple:
            found[event.data["seat"]] += event.data["points"]
    return found


@unhurried
def test_ships_bring_what_is_foretold(foretelling):
    by_site = dict.fromkeys(Site, 0)
    for session, seat, ahead, arrival in ships_to_sail(foretelling):
        seats = len(ahead.totals)
        is_last = is_last_ship(view(session.state, None))
        after, asked, events = sailed(session, seat, arrival)
        by_site[arrival.site] += 1
        if arrival.site is Site.MARKET:
            buyers = [
                event.data["seat"]
                for event in events
                if event.what == "card_gained" and event.data["source"] in ("market", "pair")
            ]
            assert [buyers.count(each) for each in range(seats)] == list(arrival.cards)
        elif not is_last:
            assert set(asked) == set(arrival.assumed), "what may still change it is said"
            then = total_now(after.state)
            assert [n - o for o, n in zip(ahead.totals, then, strict=True)] == list(arrival.gains)
    assert all(by_site.values()), "every site was sailed to"


@unhurried
def test_the_temple_gives_at_the_end_of_a_round_what_is_foretold(foretelling):
    met = 0
    for session, seat, ahead, arrival in ships_to_sail(foretelling):
        if not is_last_ship(view(session.state, None)) or arrival.site is Site.TEMPLE:
            continue
        so_far = [player.points.get(Source.TEMPLE, 0) for player in session.state.players]
        foretold = [n - o for o, n in zip(so_far, ahead.points[Source.TEMPLE], strict=True)]
        _, _, events = sailed(session, seat, arrival)
        assert scored(events, len(so_far), temple=True) == foretold
        met += any(foretold)
    assert met


@unhurried
def test_the_game_ends_with_the_points_foretold(foretelling):
    ended = 0
    for session, seat, ahead, arrival in ships_to_sail(foretelling):
        is_last = session.state.round == 6 and is_last_ship(view(session.state, None))
        if not is_last or arrival.site is Site.MARKET:
            continue
        twin, _, events = sailed(session, seat, arrival)
        if any(event.what == "card_gained" for event in events):
            continue  # a card that the temple gives counts too, and nobody knows which
        over = next(event for event in events if event.what == "game_over")
        foretold = [now + more for now, more in zip(ahead.totals, arrival.gains, strict=True)]
        assert over.data["scores"] == foretold
        assert twin.request is None
        ended += 1
    assert ended
