"""Nobody can tell what others hold: tables that differ only in secrets answer alike."""

from __future__ import annotations

from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine import plain
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import events_for
from rules.engine.session import Session
from rules.engine.trial import Trial
from rules.engine.veil import SameDealer
from rules.kemet.game import GAME
from rules.kemet.keys import PASS, What
from tests.kemet.games import new_session, positions

SEEDS = (1, 2, 3)
LINES = ("card", "card prayer", "veto", "escape 62", "10>81", "pray", "end", "no", "battle 410 320")
every_seed = pytest.mark.parametrize("seed", SEEDS)


def seats_of(session):
    return range(len(session.state.setting.colours))


def offers(session, seat):
    choice = None if session.request is None or seat is None else session.request.of(seat)
    return None if choice is None else [choice.what, list(map(str, choice.options[:500]))]


def tried(session, seat, line):
    """What comes of a line: keys, or a refusal with all that it says."""
    try:
        return GAME.expand(session, seat, line)
    except IllegalAnswer as refused:
        return shown.refusal(refused)
    except Unreadable as unreadable:
        return [unreadable.at, unreadable.word]


def refused(session, seat, line):
    """What is said to a key that is not on offer."""
    try:
        session.clone(seeded(1)).answer(seat, line)
    except IllegalAnswer as refusal:
        return shown.refusal(refusal)
    return None


def dealt_anew(seed, every):
    """A seat, a position, and the same one with all that the seat cannot know dealt again."""
    random = Random(seed)
    for n, session in enumerate(positions(seed)):
        if n % every == seed % every:
            seat = random.choice([None, *seats_of(session)])
            yield seat, session, Session.possible(GAME, session.veiled(seat), random)


@every_seed
def test_a_dealt_position_looks_the_same(seed):
    for seat, real, dealt in dealt_anew(seed, every=3):
        GAME.check(dealt.checkpoint)
        assert dealt.veiled(seat) == real.veiled(seat)
        assert shown.view(dealt, seat) == shown.view(real, seat)
        assert offers(dealt, seat) == offers(real, seat)


@every_seed
def test_typed_lines_answer_alike(seed):
    for seat, real, dealt in dealt_anew(seed, every=29):
        if seat is None or real.picks.keys() != dealt.picks.keys():
            continue
        own = offers(real, seat)
        random = Random(seed)
        typed = [*LINES, *(random.sample(own[1], min(3, len(own[1]))) if own else ())]
        for line in typed:
            assert tried(real, seat, line) == tried(dealt, seat, line), line
            assert refused(real, seat, line) == refused(dealt, seat, line), line
            assert GAME.complete(real, seat, line[:3]) == GAME.complete(dealt, seat, line[:3])


@every_seed
def test_a_trial_is_what_the_veil_gives(seed):
    for n, session in enumerate(positions(seed)):
        if n % 31 == 0 and session.request is not None:
            seat = n % len(seats_of(session))
            trial = Trial.of(session, seat)
            dealt = Session.possible(GAME, session.veiled(seat), SameDealer())
            assert trial.snapshot() == dealt.snapshot()
            assert plain.dumps(trial.state) == plain.dumps(dealt.state)


@every_seed
def test_who_is_asked_depends_on_nothing_secret(seed):
    """Deal to everybody anew: the same seats are asked the same."""
    for _, real, dealt in dealt_anew(seed, every=7):
        if real.request is None:
            continue
        asked = [(c.seat, c.what, c.always) for c in real.request.choices]
        assert asked == [(c.seat, c.what, c.always) for c in dealt.request.choices]
        assert real.request.quiet == dealt.request.quiet


@every_seed
def test_other_luck_shows_to_nobody_else(seed):
    """Cards that somebody draws otherwise change nothing for all others."""
    session, taste = new_session(seed), Taste(Random(seed))
    compared = 0
    while session.request is not None:
        choice = waiting(session)[0]
        before, key = session.clone(seeded(seed)), taste.pick(choice)
        session.answer(choice.seat, key)
        drawn = [e for e in session.drain().entries if e.what == "di_card"]
        if drawn and compared < 40:
            compared += 1
            owners = {e.data["seat"] for e in drawn_events(before, choice.seat, key)}
            for viewer in {None, *seats_of(session)} - owners:
                ways = [seen(before, choice.seat, key, luck, viewer) for luck in range(3)]
                assert all(way == ways[0] for way in ways)
    assert compared


def drawn_events(before, seat, key):
    twin = before.clone(seeded("x"))
    twin.drain()
    twin.answer(seat, key)
    return [e for e in twin.drain().events if e.what in ("cards_drawn", "vision")]


def seen(before, seat, key, luck, viewer):
    twin = before.clone(seeded(f"luck {luck}"))
    twin.drain()
    twin.answer(seat, key)
    told = events_for(twin.drain().events, viewer)
    return shown.dumps([shown.view(twin, viewer), [[e.what, e.data] for e in told]])


@every_seed
def test_a_quiet_request_asks_everybody_alike(seed):
    """Whoever could hold a Veto is asked, holder or not; who is asked is in nobody's view."""
    for session in positions(seed):
        request = session.request
        if request is None or not request.quiet:
            continue
        silence = PASS if request.choices[0].what == What.VETO else "fight"
        for choice in request.choices:
            assert choice.always
            assert choice.find(silence) is not None
        assert GAME.view(session.state, None).asked == ()
