"""Views of random positions of every scenario and number of players."""

from __future__ import annotations

import random
from functools import cache

from bot.tables.chance import seeded
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.view import View, view
from rules.engine.history import History
from tests.cases.ankh import GAME

TABLES = [(scenario, seats) for scenario in SCENARIOS for seats in SCENARIOS[scenario].seats()]


@cache
def views(scenario: str, seats: int, every: int = 10) -> list[View]:
    """Every so many decisions what the public sees, and the end."""
    history = History(GAME, GAME.new(seats, {"scenario": scenario}), seeded(seats))
    rng = random.Random(f"{scenario}/{seats}")
    seen = []
    count = 0
    while history.session.request:
        if count % every == 0:
            seen.append(view(history.session.state, None))
        choices = history.session.request.choices
        choice = next(c for c in choices if c.seat not in history.session.picks)
        history.answer(choice.seat, str(rng.choice(choice.options)))
        count += 1
    return [*seen, view(history.session.state, 0)]
