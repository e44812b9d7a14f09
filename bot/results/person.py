"""How one person plays, in words and as pictures.  Slow, so call it in a worker."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.games.ui_types import Look, Picture
from bot.games.uis import UIS
from bot.results import statistics
from bot.results.parts import (
    MOST_BARS,
    Named,
    Shown,
    bars_picture,
    in_picture,
    kind_name,
    numbers_of,
    won_bar,
)
from bot.results.ratings import BEGINNING
from bot.results.statistics import Kind, Tally
from bot.store.outcomes import AchievementRow, OutcomeRow
from bot.texts import Texts
from bot.texts.saying import clipped
from renderer.charts import Course, Line, course_png
from renderer.theme import ThemeName
from renderer.words import LONGEST_ALT

MOST_LINES = 5  # of a picture
LONGEST_TEXT = 3500  # letters of a message, besides its title and its last lines
STEPS = 4  # of an axis of points
# Lines of different games: far apart in lightness too, for eyes that do not see all colours.
COLOURS = ((0, 114, 178), (230, 159, 0), (0, 158, 115), (204, 121, 167), (86, 86, 86))


def person_shown(
    look: Look,
    who: Named,
    outcomes: Sequence[OutcomeRow],
    achievements: Sequence[AchievementRow],
    everywhere: bool,
) -> Shown:
    """How somebody plays: by game and number of players, as what, and what they have achieved."""
    texts = look.texts
    mine = [outcome for outcome in outcomes if outcome.of(who.person) is not None]
    title = texts("stats-person-title", who=who.marked)
    if not mine:
        return Shown((title, texts("stats-none")))
    kinds = statistics.by_kind(mine, who.person)
    courses = {kind: statistics.points_of(outcomes, kind, who.person) for kind in kinds}
    lines = [
        texts(
            "stats-person-line",
            kind=kind_name(texts, kind),
            points=str(courses[kind][-1]),
            **numbers_of(texts, tally),
        )
        for kind, tally in kinds.items()
    ]
    lines += _apart(texts, mine, who.person)
    games = {outcome.game: outcome.name for outcome in mine}
    room = LONGEST_TEXT - sum(len(line) + 1 for line in lines)
    lines += _achievements(texts, games, achievements, room)
    lines.append(texts("stats-everywhere" if everywhere else "stats-here"))
    pictures = [*_wins(look, who, kinds), *_courses(look, who, courses)]
    return Shown((title, *lines), tuple(pictures))


def _apart(texts: Texts, mine: Sequence[OutcomeRow], person: int) -> list[str]:
    """What changes no rating, and what they play most."""
    lines = []
    apart = statistics.apart(mine, person)
    if apart.computers.games:
        numbers = numbers_of(texts, apart.computers)
        games, wins = numbers["games"], numbers["wins"]
        lines.append(texts("stats-person-computers", games=games, wins=wins))
    if apart.abandoned:
        games = texts("stats-games", number=apart.abandoned)
        lines.append(texts("stats-person-abandoned", games=games))
    favourite = statistics.favourite(mine, person)
    if favourite is not None:
        name, role, times = favourite
        lines.append(
            texts(
                "stats-person-favourite",
                role=UIS[name].role_name(texts, role),
                game=texts(f"{name}-game"),
                games=texts("stats-games", number=times),
            )
        )
    return lines


def _achievements(
    texts: Texts, games: Mapping[int, str], rows: Iterable[AchievementRow], room: int
) -> list[str]:
    """What somebody has achieved, by game, and how much there is to achieve in all.

    What it takes is left out if there is no room for it.
    """
    times: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.game in games:
            key = games[row.game], row.name
            times[key] = times.get(key, 0) + 1
    known = [(game, name) for game, ui in UIS.items() for name in ui.achievements()]
    have = [key for key in known if key in times]
    title = [texts("stats-achievements")] if have else []
    left = texts("stats-achievements-left", number=len(have), total=len(known))
    lines: list[str] = []
    for explained in (True, False):
        lines = [
            texts(
                "stats-achievement",
                name=UIS[game].achievement(texts, name),
                game=texts(f"{game}-game"),
                number=times[game, name],
                about=UIS[game].about_achievement(texts, name) if explained else "",
            ).strip()
            for game, name in have
        ]
        if sum(len(line) + 1 for line in lines) < room:
            break
    return [*title, *lines, left]


def _wins(look: Look, who: Named, kinds: Mapping[Kind, Tally]) -> list[Picture]:
    bars = [
        won_bar(look.texts, kind_name(look.texts, kind), tally)
        for kind, tally in list(kinds.items())[:MOST_BARS]
    ]
    title = look.texts("stats-person-wins", who=in_picture(who))
    return [bars_picture(look, "wins.png", title, bars)] if bars else []


def _courses(look: Look, who: Named, courses: Mapping[Kind, Sequence[int]]) -> list[Picture]:
    """How the points of the most played games have gone, if there are some."""
    texts = look.texts
    long = {kind: points for kind, points in courses.items() if len(points) > 1}
    shown = dict(list(long.items())[:MOST_LINES])
    if not shown:
        return []
    every = [BEGINNING, *(point for points in shown.values() for point in points)]
    low, high = min(every) // 100 * 100, -(-max(every) // 100) * 100
    high = max(high, low + 100)

    def at(points: Sequence[int]) -> tuple[tuple[float, float], ...]:
        whole_way = [BEGINNING, *points]
        last = len(whole_way) - 1
        return tuple((n / last, (p - low) / (high - low)) for n, p in enumerate(whole_way))

    lines = tuple(
        Line(f"{kind_name(texts, kind)}: {points[-1]}", COLOURS[n], at(points))
        for n, (kind, points) in enumerate(shown.items())
    )
    axis = tuple((n / STEPS, str(round(low + (high - low) * n / STEPS))) for n in range(STEPS + 1))
    title = texts("stats-person-course", who=in_picture(who))
    first, last = texts("stats-first-game"), texts("stats-last-game")
    course = Course(title, lines, (), first, last, axis)
    alt = clipped("\n".join([title, *(line.label for line in lines)]), LONGEST_ALT)
    return [Picture("rating.png", course_png(course, ThemeName(look.theme)), alt)]
