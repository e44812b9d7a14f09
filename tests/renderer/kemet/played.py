"""A random game of Kemet as far as the tests need it; random players may never end one."""

from __future__ import annotations

from functools import cache
from itertools import islice

from bot.commands.seeded_games import playing
from rules.engine.events import events_for

STEPS = 260


@cache
def told(seed=5, seats=5, steps=STEPS):
    """The public view and the public events after each decision."""
    found = []
    for session in islice(playing("kemet", seed, seats=seats), steps):
        view = session.game.view(session.state, None)
        found.append((view, tuple(events_for(session.drain().events, None))))
    return found


def drafting(what, seed=5, seats=5):
    """A session that asks somebody alone for a decision."""
    for session in islice(playing("kemet", seed, seats=seats), STEPS):
        request = session.request
        if request is not None and len(request.choices) == 1 and request.choices[0].what == what:
            return session
    raise AssertionError(f"nobody is asked for {what}")
