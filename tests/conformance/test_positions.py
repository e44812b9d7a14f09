"""Any position is refused with the path of what is wrong, or it can be played to the end."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.tables import shown
from bot.tables.chance import seeded
from rules.engine.errors import BadSetting
from rules.engine.session import Session
from tests.conformance.mutations import mutate
from tests.conformance.played import every_game, new_session

MOST_DECISIONS = 5000
EVERY = 10  # decisions between two positions of a game that are changed
MOST_POSITIONS = 20  # of one game: some games are long
CHANGES = 6  # of each of them


def written(game, seed):
    """Positions of a random game, as JSON gives them back, at some of its decisions."""
    session, taste, count = new_session(game, seed), Taste(Random(seed)), 0
    while session.request is not None:
        count += 1
        if count % EVERY == seed % EVERY:
            text = shown.dumps(session.game.write_position(session.checkpoint))
            yield session.game, json.loads(text)
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))


@pytest.mark.unhurried("--positions")
@every_game
def test_a_changed_position_is_refused_or_can_be_played(game, request):
    """rules.md 4, all brothers: no position makes a rule fail."""
    tally = {"refused": 0, "played": 0}
    for seed in range(request.config.getoption("--positions")):
        random = Random(f"{game}/{seed}")
        positions = list(written(game, seed))
        for rules, position in random.sample(positions, min(MOST_POSITIONS, len(positions))):
            for _ in range(CHANGES):
                changed = mutate(random, position)
                tally[outcome(rules, changed, random)] += 1
    assert min(tally.values()) > 0, tally


def outcome(rules, position, random):
    """Try a position; whatever is wrong with it must have a path."""
    try:
        state = rules.read_position(position)
    except BadSetting as bad:
        return "refused" if bad.path else pytest.fail(f"no path: {bad}, {json.dumps(position)}")
    try:
        assert rules.read_position(rules.write_position(state)) == state
        play(Session(rules, state, seeded(random.randrange(1 << 30))), random)
    except Exception as error:
        pytest.fail(f"{error!r} from {error.__cause__!r}: {json.dumps(position)}")
    return "played"


def play(session, random):
    """Play at random to the end; every view of it can be shown."""
    taste = Taste(random)
    for _ in range(MOST_DECISIONS):
        if session.request is None:
            return
        shown.dumps(shown.view(session, None))
        choice = waiting(session)[0]
        session.answer(choice.seat, taste.pick(choice))
    raise AssertionError("no end")
