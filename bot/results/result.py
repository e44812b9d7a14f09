"""The result of one game: places, achievements, new ratings.  Call it in a worker."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Look
from bot.games.uis import UIS
from bot.results import statistics
from bot.results.parts import Named, Shown
from bot.results.ratings import BEGINNER, kind_of
from bot.store.outcomes import AchievementRow, OutcomeRow, PlacingRow
from bot.texts import Texts


def result_shown(
    look: Look,
    outcome: OutcomeRow,
    seats: Mapping[int, Named],
    achievements: Sequence[AchievementRow],
    same: Sequence[OutcomeRow],
    shown_of: Collection[int],
) -> Shown:
    """Who came where as what, what was achieved, and the new ratings of some."""
    texts, ui = look.texts, UIS[outcome.name]
    lines = [texts("stats-result-title", number=str(outcome.game))]
    for row in sorted(outcome.placings, key=lambda row: (row.place or 0, row.seat)):
        role = ui.role_name(texts, row.role) if row.role else str(row.seat + 1)
        who = _sitting(texts, seats, row)
        if row.place is None:
            lines.append(texts("stats-result-line-early", role=role, who=who))
        else:
            lines.append(texts("stats-result-line", place=row.place, role=role, who=who))
    lines += [
        texts(
            "stats-result-achievement",
            who=seats[row.seat].marked,
            name=ui.achievement(texts, row.name),
            about=ui.about_achievement(texts, row.name),
        )
        for row in achievements
        if row.name in ui.achievements()
    ]
    lines += _new_ratings(texts, outcome, seats, same, shown_of)
    return Shown(tuple(lines))


def _sitting(texts: Texts, seats: Mapping[int, Named], row: PlacingRow) -> str:
    """Who sat in a seat at the end; nobody's name if they wanted to be forgotten."""
    is_forgotten = row.person is None and row.level is None
    return texts("stats-result-somebody") if is_forgotten else seats[row.seat].marked


def _new_ratings(
    texts: Texts,
    outcome: OutcomeRow,
    seats: Mapping[int, Named],
    same: Sequence[OutcomeRow],
    shown_of: Collection[int],
) -> list[str]:
    if outcome.is_abandoned:
        return [texts("stats-result-early")]
    if outcome.has_computers:
        return [texts("stats-result-computers")]
    kind = statistics.of_kind(same, kind_of(outcome))
    before, after = statistics.change_by(kind, outcome.game)
    return [
        texts(
            "stats-result-rating",
            who=seats[row.seat].marked,
            old=str(before.get(row.person, BEGINNER).points),
            new=str(after[row.person].points),
        )
        for row in outcome.placings
        if row.person is not None and row.person in shown_of and row.person in after
    ]
