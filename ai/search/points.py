"""An opponent to measure against: it takes what brings most points at once."""

from __future__ import annotations

from random import Random
from typing import Any

from ai.search.guide import Guide, guide_of, won_by
from ai.search.search import asked, deal
from rules.engine.decisions import Seat
from rules.engine.game import Game
from rules.engine.session import Session
from rules.engine.veil import Veil

DEALS = 3  # how often each option is tried, with other luck each time


class PointsNow:
    """Looks one answer ahead: by how much it leads then, in points that the table shows."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int | str = 0, guide: Guide[Any] | None = None
    ) -> None:
        self._game, self._seats, self._seed = game, seats, seed
        self._guide = guide_of(game.name, learned=False) if guide is None else guide

    def answer_veil(self, veil: str) -> str:
        """Return the option that leads to most points; any of those that do."""
        random = Random(f"{self._seed}/{veil}")
        known = Veil.loads(self._game.state_type, veil)
        choice = asked(deal(self._game, known, random), known)
        leads = [
            sum(self._lead_after(known, choice.seat, str(option), random) for _ in range(DEALS))
            for option in choice.options
        ]
        best = max(leads)
        return random.choice(
            [
                str(option)
                for option, lead in zip(choice.options, leads, strict=True)
                if lead == best
            ]
        )

    def _lead_after(self, known: Veil[Any], seat: Seat, key: str, random: Random) -> float:
        """What an answer leads to; others who pick at the same time pick anything."""
        session = deal(self._game, known, random)
        session.answer(seat, key)
        while session.picks and session.request is not None:
            other = next(c for c in session.request.choices if c.seat not in session.picks)
            session.pick(other.seat, random.randrange(len(other.options)))
        points = self._points(session)
        rest = [each for other, each in enumerate(points) if other != seat]
        return points[seat] - max(rest)

    def _points(self, session: Session[Any]) -> list[float]:
        """A game that is over counts more than any points."""
        state = session.state
        shown = self._guide.points(self._game.view(state, None))
        points = [0.0] * self._seats if shown is None else list(shown)
        if session.request is None:
            result = self._game.result(state)
            won = won_by(result["seats"] if result is not None else (), self._seats)
            points = [each + 1_000 * share for each, share in zip(points, won, strict=True)]
        return points
