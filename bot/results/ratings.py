"""Ratings of people: a fold over the results of one game and number of players.

Each is what openskill's Plackett-Luce model makes of the places in all games before.  Nothing is
stored, so ratings can be computed again at any time.  Only games count that people alone have
played to their end (:attr:`~bot.store.rows.OutcomeRow.counts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.outcomes import OutcomeRow

BEGINNING, POINT = 1000, 40  # what a beginner has, and how many points one of openskill's is
SURE = 3.0  # standard deviations below the mean: so strong somebody is almost certainly
MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is: openskill's mean and deviation, and after how many games."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """The number that people are shown; it grows with strength and with certainty."""
        return round(BEGINNING + POINT * (self.mu - SURE * self.sigma))


Ratings = dict[int, Rating]  # by person
BEGINNER = Rating(MODEL.mu, MODEL.sigma)


def kind_of(outcome: OutcomeRow) -> tuple[str, int]:
    """What a result is rated with: the same game with as many players."""
    return outcome.name, outcome.players


def ratings(outcomes: Iterable[OutcomeRow]) -> Ratings:
    """Everybody's rating after some games of one kind, in the order in which they ended."""
    now: Ratings = {}
    for outcome in outcomes:
        if outcome.counts:
            _rate(now, outcome)
    return now


def course(outcomes: Iterable[OutcomeRow]) -> Iterator[tuple[OutcomeRow, Ratings]]:
    """Each game that counts, with everybody's rating after it; always the same dictionary."""
    now: Ratings = {}
    for outcome in outcomes:
        if outcome.counts:
            _rate(now, outcome)
            yield outcome, now


def _rate(now: Ratings, outcome: OutcomeRow) -> None:
    """Change the ratings of those who played.  Whoever is forgotten counts as a beginner."""
    people = [row.person for row in outcome.placings]
    before = [BEGINNER if p is None else now.get(p, BEGINNER) for p in people]
    places = [float(row.place or 1) for row in outcome.placings]
    teams = [[_as_openskill(rating)] for rating in before]
    rated = MODEL.rate(teams, ranks=places)
    for person, rating, (after,) in zip(people, before, rated, strict=True):
        if person is not None:
            now[person] = Rating(after.mu, after.sigma, rating.games + 1)


def _as_openskill(rating: Rating) -> PlackettLuceRating:
    return MODEL.rating(mu=rating.mu, sigma=rating.sigma)
