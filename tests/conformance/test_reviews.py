"""A game that is over is walked through again, judged in time, and told without secrets."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.ui_types import Look
from bot.games.uis import UIS
from bot.review.judging import LEAST_COST, MOST_POINTS, Costly, Point, Review, review
from bot.review.retold import Decided, Log, walk
from bot.review.showing import drawn, in_words, told_to
from bot.tables.chance import seeded
from bot.texts import Texts
from rules.engine import plain
from rules.engine.session import Session
from tests.conformance.played import SEEDS, every_game, setting_of

ALICE = 100  # in the first seat; the others are computer players
FIVE_A_LOOK = 5.0  # seconds that a clock of tests goes on for each look


@cache
def log_of(game: str, seed: int) -> tuple[Log, Session]:
    """A random game as a worker is sent it, and its end."""
    rules, setting = UIS[game].game, setting_of(game, seed)
    state = rules.new(setting.seats, setting.options(Random(seed)))
    began, taste = plain.dumps(state), Taste(Random(seed))
    session = Session(rules, state, seeded(seed))
    decided, step = _decided(session, 0), 0
    while session.request is not None:
        choice, step = waiting(session)[0], step + 1
        session.answer(choice.seat, taste.pick(choice))
        decided += _decided(session, step)
    return Log(7, game, setting.seats, began, tuple(decided)), session


def _decided(session: Session, step: int) -> list[Decided]:
    entries = session.drain().entries
    return [Decided(e, step, ALICE if e.seat == 0 and not e.auto else None) for e in entries]


@every_game
def test_every_decision_is_met_again(game):
    for seed in SEEDS[:3]:
        log, end = log_of(game, seed)
        session, met = None, []
        for faced in walk(log):
            entry, session = faced.decided.entry, faced.session
            assert faced.choice.find(entry.key) is not None
            assert faced.is_secret or not session.request.secret
            met.append(entry)
        asked = [d.entry for d in log.decided if not d.entry.auto and d.entry.seat >= 0]
        assert met == asked
        assert plain.dumps(session.state) == plain.dumps(end.state)


@cache
def reviewed(game: str, seed: int):
    clock = count(0.0, FIVE_A_LOOK)
    return review(log_of(game, seed)[0], clock=lambda: next(clock))


def costing(game: str, *, secret: bool) -> Review:
    """The review of a game in which every decision is said to have cost something."""
    costly = []
    for faced in walk(log_of(game, SEEDS[0])[0]):
        (seat, what, key, _), step, person = faced.decided
        keys = [str(option) for option in faced.choice.options]
        if person is not None and len(keys) > 1:
            other = next(k for k in keys if k != key)
            view = faced.session.game.view(faced.session.state, seat)
            costly.append(Costly(step, seat, person, secret, what, key, 0.2, other, 0.5, view))
    points = (Point(0, (0.5, 0.5, 0, 0, 0)), Point(9, (1.0, 0, 0, 0, 0)))
    return Review(points, tuple(costly[:5]), 5, len(costly))


@every_game
def test_it_ends_when_its_time_is_up_and_says_how_much_it_has_seen(game):
    found = reviewed(game, SEEDS[0])
    own = [d for d in log_of(game, SEEDS[0])[0].decided if d.person is not None]
    assert 0 < found.looked < 10
    assert found.looked <= found.of <= len(own)
    assert 2 <= len(found.points) <= MOST_POINTS
    steps = [point.step for point in found.points]
    assert steps == sorted(steps)
    for point in found.points:
        assert abs(sum(point.shares) - 1) < 1e-6
    for costly in found.costly:
        assert costly.cost >= LEAST_COST
        assert costly.better != costly.key
        assert costly.person == ALICE


@every_game
def test_what_was_secret_is_told_to_whoever_chose_it_alone(game):
    log, end = log_of(game, SEEDS[0])
    found, ui, texts = costing(game, secret=True), UIS[game], Texts("en")
    names, view = ["Alice", *"BCDE"][: log.seats], end.game.view(end.state, None)
    theirs = told_to(ALICE, found, ui, texts, names, view)
    assert texts("review-own") in in_words(texts, ui, theirs)
    for other in (None, ALICE + 1):
        told = told_to(other, found, ui, texts, names, view)
        assert told.costly == ()
        assert texts("review-nothing") in in_words(texts, ui, told)


@every_game
def test_it_is_told_and_drawn_in_every_language(game):
    log, end = log_of(game, SEEDS[0])
    found, ui = costing(game, secret=False), UIS[game]
    names, view = ["Alice", *"BCDE"][: log.seats], end.game.view(end.state, None)
    for language in ("en", "ru", "uk"):
        texts = Texts(language)
        told = told_to(ALICE, found, ui, texts, names, view)
        said = in_words(texts, ui, told)
        assert said.count("\n**") == len(told.costly) == 3
        (picture,) = drawn(Look(texts, names, "dark"), told)
        assert picture.alt.count("→") == 4 * log.seats
