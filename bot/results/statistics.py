"""Statistics: sums over results.  What computers have joined and what was ended early is apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.results.ratings import Ratings, course, kind_of, ratings
from bot.store.outcomes import OutcomeRow, PlacingRow

Kind = tuple[str, int]  # a game and how many play it


class Tally(NamedTuple):
    """How often something was played to the end, how often it won, and where it came in all."""

    games: int = 0
    won: int = 0
    places: int = 0

    def and_one(self, row: PlacingRow) -> Tally:
        """The same with another game."""
        return Tally(self.games + 1, self.won + row.won, self.places + (row.place or 1))

    @property
    def share(self) -> float:
        """How much of the games it has won, of 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        """Where it came on average."""
        return self.places / self.games if self.games else 0.0


class Apart(NamedTuple):
    """Games that change no rating: with computer players, and those that people ended early."""

    computers: Tally
    abandoned: int


class Meeting(NamedTuple):
    """How often one person came before another, after them, or at the same place."""

    before: int = 0
    after: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        """How often they have met."""
        return self.before + self.after + self.level

    @property
    def share(self) -> float:
        """How much of it went to the first one, of 1; a tie is half."""
        return (self.before + self.level / 2) / self.games if self.games else 0.0


def by_kind(outcomes: Iterable[OutcomeRow], person: int) -> dict[Kind, Tally]:
    """How somebody has played each kind of game with people, what they play most first."""
    found: dict[Kind, Tally] = {}
    for outcome in outcomes:
        row = outcome.of(person)
        if row is not None and outcome.counts:
            kind = kind_of(outcome)
            found[kind] = found.get(kind, Tally()).and_one(row)
    return dict(sorted(found.items(), key=lambda item: (-item[1].games, item[0])))


def apart(outcomes: Iterable[OutcomeRow], person: int) -> Apart:
    """What somebody has played besides: with computer players, and what was ended early."""
    computers, abandoned = Tally(), 0
    for outcome in outcomes:
        row = outcome.of(person)
        if row is None:
            continue
        if outcome.is_abandoned:
            abandoned += 1
        elif outcome.has_computers:
            computers = computers.and_one(row)
    return Apart(computers, abandoned)


def by_role(outcomes: Iterable[OutcomeRow], name: str) -> dict[str, Tally]:
    """How each thing that can be played in a game has done in games of people alone."""
    found: dict[str, Tally] = {}
    for outcome in outcomes:
        if outcome.name == name and outcome.counts:
            for row in outcome.placings:
                if row.role:
                    found[row.role] = found.get(row.role, Tally()).and_one(row)
    return found


def favourite(outcomes: Iterable[OutcomeRow], person: int) -> tuple[str, str, int] | None:
    """What somebody has played most often: in which game, what, and how often."""
    played = Counter(
        (outcome.name, row.role)
        for outcome in outcomes
        if (row := outcome.of(person)) is not None and row.role
    )
    if not played:
        return None
    (name, role), times = min(played.items(), key=lambda item: (-item[1], item[0]))
    return name, role, times


def between(outcomes: Iterable[OutcomeRow], first: int, second: int) -> dict[str, Meeting]:
    """How two people have done against each other, by game; computers may have sat there too."""
    found: dict[str, Meeting] = {}
    for outcome in outcomes:
        mine, theirs = outcome.of(first), outcome.of(second)
        if outcome.is_abandoned or mine is None or theirs is None:
            continue
        here, there = mine.place or 1, theirs.place or 1
        before, after, level = found.get(outcome.name, Meeting())
        found[outcome.name] = Meeting(
            before + (here < there), after + (here > there), level + (here == there)
        )
    return found


def all_meetings(meetings: Iterable[Meeting]) -> Meeting:
    """Them all together."""
    return Meeting(*(sum(column) for column in zip(Meeting(), *meetings, strict=True)))


def kinds(outcomes: Iterable[OutcomeRow]) -> dict[Kind, int]:
    """How many games of each kind count, the most played first."""
    found = Counter(kind_of(outcome) for outcome in outcomes if outcome.counts)
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))


def of_kind(outcomes: Iterable[OutcomeRow], kind: Kind) -> list[OutcomeRow]:
    """The games of one kind."""
    return [outcome for outcome in outcomes if kind_of(outcome) == kind]


def people_of(outcomes: Iterable[OutcomeRow]) -> set[int]:
    """Everybody who has played."""
    return {row.person for o in outcomes for row in o.placings if row.person is not None}


def standings(
    outcomes: Sequence[OutcomeRow], kind: Kind, listed: Iterable[int]
) -> list[tuple[int, int]]:
    """Those who are listed with their points, the strongest first."""
    after = ratings(of_kind(outcomes, kind))
    found = [(person, after[person].points) for person in listed if person in after]
    return sorted(found, key=lambda row: (-row[1], row[0]))


def points_of(outcomes: Iterable[OutcomeRow], kind: Kind, person: int) -> list[int]:
    """Somebody's points after each of their games of a kind."""
    return [
        now[person].points
        for outcome, now in course(of_kind(outcomes, kind))
        if outcome.of(person) is not None
    ]


def change_by(outcomes: Sequence[OutcomeRow], game: int) -> tuple[Ratings, Ratings]:
    """Everybody's rating before and after a game, among all of its kind."""
    at = next((n for n, outcome in enumerate(outcomes) if outcome.game == game), None)
    if at is None:
        return {}, {}
    return ratings(outcomes[:at]), ratings(outcomes[: at + 1])
