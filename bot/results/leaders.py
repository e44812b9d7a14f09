"""The strongest of those who are listed, in words and as a picture.  Call it in a worker."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ui_types import Look
from bot.results import statistics
from bot.results.parts import (
    MOST_BARS,
    Named,
    Shown,
    bars_picture,
    in_picture,
    kind_name,
    numbers_of,
)
from bot.results.ratings import BEGINNING
from bot.results.statistics import Kind
from bot.store.outcomes import OutcomeRow
from renderer.charts import Bar


def leaders_shown(
    look: Look, kind: Kind, outcomes: Sequence[OutcomeRow], listed: Sequence[Named], reader: int
) -> Shown:
    """The strongest of those who are listed; the reader is pointed out, also further below."""
    texts = look.texts
    title = texts("stats-leaders-title", kind=kind_name(texts, kind))
    called = {named.person: named for named in listed}
    found = statistics.standings(outcomes, kind, called)
    if not found:
        return Shown((title, texts("stats-leaders-none")))
    games = statistics.of_kind(outcomes, kind)
    lines, bars = [], []
    for place, (person, points) in enumerate(found, 1):
        if place > MOST_BARS and person != reader:
            continue
        tally = statistics.by_kind(games, person)[kind]
        numbers = numbers_of(texts, tally)
        values = {"place": place, "games": numbers["games"], "wins": numbers["wins"]}
        who = called[person]
        lines.append(texts("stats-leaders-line", who=who.marked, points=str(points), **values))
        label = texts("stats-leaders-bar", who=in_picture(who), **values)
        bars.append(Bar(label, float(max(points, 0)), str(points), is_best=person == reader))
    picture = bars_picture(look, "leaders.png", kind_name(texts, kind), bars)
    return Shown((title, *lines, texts("stats-leaders-how", most=str(BEGINNING))), (picture,))
