"""Statistics in words and as pictures.  Slow, so call it in a worker."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.games.ui_types import Look, Picture
from bot.games.uis import UIS
from bot.results import statistics
from bot.results.ratings import BEGINNER, BEGINNING, kind_of
from bot.results.statistics import Kind, Tally
from bot.store.rows import AchievementRow, OutcomeRow, PlacingRow
from bot.texts import Texts
from bot.texts.saying import clipped
from bot.turns.advice import written
from renderer.charts import Bar, Course, Line, bars_png, course_png
from renderer.theme import ThemeName
from renderer.type import readable
from renderer.words import LONGEST_ALT

MOST_BARS, MOST_LINES = 10, 5  # of a picture
LONGEST_TEXT = 3500  # letters of a message, besides its title and its last lines
LONGEST_NAME = 32  # letters of a name in a picture
STEPS = 4  # of an axis of points
# Lines of different games: far apart in lightness too, for eyes that do not see all colours.
COLOURS = ((0, 114, 178), (230, 159, 0), (0, 158, 115), (204, 121, 167), (86, 86, 86))


class Named(NamedTuple):
    """A person as others know them: their name, and the same in Markdown."""

    person: int
    name: str
    marked: str


class Shown(NamedTuple):
    """What somebody is shown."""

    lines: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()


def kind_name(texts: Texts, kind: Kind) -> str:
    """A game with its number of players."""
    game, players = kind
    return texts(
        "stats-kind", game=texts(f"{game}-game"), players=texts("stats-players", number=players)
    )


def _numbers(texts: Texts, tally: Tally) -> dict[str, str]:
    """The parts of a line about how often something won."""
    return {
        "games": texts("stats-games", number=tally.games),
        "wins": texts("stats-wins", number=tally.won),
        "share": written(texts, tally.share),
        "mean": _decimal(texts, tally.mean),
    }


def _decimal(texts: Texts, number: float) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{number:.1f}".replace(".", "." if texts.language == "en" else ",")


# --- one person ---------------------------------------------------------------------------------


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
            **_numbers(texts, tally),
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
        numbers = _numbers(texts, apart.computers)
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
        Bar(_with_games(look.texts, kind_name(look.texts, kind), tally), *_share(look.texts, tally))
        for kind, tally in list(kinds.items())[:MOST_BARS]
    ]
    title = look.texts("stats-person-wins", who=_in_picture(who))
    return [_bars(look, "wins.png", title, bars)] if bars else []


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
    title = texts("stats-person-course", who=_in_picture(who))
    first, last = texts("stats-first-game"), texts("stats-last-game")
    course = Course(title, lines, (), first, last, axis)
    alt = clipped("\n".join([title, *(line.label for line in lines)]), LONGEST_ALT)
    return [Picture("rating.png", course_png(course, ThemeName(look.theme)), alt)]


# --- what is played -----------------------------------------------------------------------------


def played_shown(look: Look, game: str, outcomes: Sequence[OutcomeRow], pointed: str) -> Shown:
    """What people play in a game; one of it is pointed out, or what wins most."""
    texts, ui = look.texts, UIS[game]
    title = texts("stats-played-title", game=texts(f"{game}-game"))
    found = statistics.by_role(outcomes, game)
    if not found:
        return Shown((title, texts("stats-none")))
    order = sorted(ui.roles(), key=lambda role: -found.get(role, Tally()).games)
    played = {role: found.get(role, Tally()) for role in order}
    best = pointed or max(played, key=lambda role: played[role].share)
    lines = [
        texts("stats-played-line", role=ui.role_name(texts, role), **_numbers(texts, tally))
        for role, tally in played.items()
        if tally.games and pointed in ("", role)
    ]
    if pointed and not played[pointed].games:
        lines.append(texts("stats-none"))
    bars = [
        Bar(
            _with_games(texts, ui.role_name(texts, role), tally),
            *_share(texts, tally),
            is_best=role == best,
        )
        for role, tally in list(played.items())[:MOST_BARS]
    ]
    picture = _bars(
        look, "played.png", texts("stats-played-picture", game=texts(f"{game}-game")), bars
    )
    return Shown((title, *lines, texts("stats-here")), (picture,))


# --- two people ---------------------------------------------------------------------------------


def pair_shown(look: Look, one: Named, two: Named, outcomes: Sequence[OutcomeRow]) -> Shown:
    """How somebody has done against somebody else."""
    texts = look.texts
    title = texts("stats-pair-title", one=one.marked, two=two.marked)
    by_game = statistics.between(outcomes, one.person, two.person)
    if not by_game:
        none = texts("stats-pair-none", one=one.marked, two=two.marked)
        return Shown((title, none))
    named = {texts(f"{name}-game"): meeting for name, meeting in sorted(by_game.items())}
    if len(named) > 1:
        named = {texts("stats-pair-all"): statistics.all_meetings(named.values()), **named}
    lines = [
        texts(
            "stats-pair-line",
            game=game,
            one=one.marked,
            two=two.marked,
            before=meeting.before,
            after=meeting.after,
            level=meeting.level,
        )
        for game, meeting in named.items()
    ]
    bars = [
        Bar(
            texts("stats-pair-bar", game=game, before=meeting.before, after=meeting.after),
            meeting.share,
            written(texts, meeting.share),
            is_best=len(named) > 1 and n == 0,
        )
        for n, (game, meeting) in enumerate(named.items())
    ]
    head = texts("stats-pair-picture", one=_in_picture(one), two=_in_picture(two))
    return Shown((title, *lines), (_bars(look, "pair.png", head, bars, of=1.0),))


# --- a server -----------------------------------------------------------------------------------


def server_shown(look: Look, outcomes: Sequence[OutcomeRow]) -> Shown:
    """What has been played on a server, and by how many."""
    texts = look.texts
    title = texts("stats-server-title")
    if not outcomes:
        return Shown((title, texts("stats-none")))
    lines, bars = [], []
    for name in UIS:
        here = [outcome for outcome in outcomes if outcome.name == name]
        ended = [outcome for outcome in here if not outcome.is_abandoned]
        if here:
            game, computers = texts(f"{name}-game"), sum(o.has_computers for o in ended)
            games = texts("stats-games", number=len(ended))
            early = len(here) - len(ended)
            lines.append(
                texts(
                    "stats-server-line",
                    game=game,
                    games=games,
                    computers=computers,
                    abandoned=early,
                )
            )
            bars.append(Bar(game, float(len(ended)), str(len(ended))))
    people = {row.person for o in outcomes for row in o.placings if row.person is not None}
    lines.append(texts("stats-server-people", number=len(people)))
    bars.sort(key=lambda bar: -bar.share)
    picture = _bars(look, "server.png", texts("stats-server-picture"), bars[:MOST_BARS])
    return Shown((title, *lines), (picture,))


# --- the leaderboard ----------------------------------------------------------------------------


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
        numbers = _numbers(texts, tally)
        values = {"place": place, "games": numbers["games"], "wins": numbers["wins"]}
        who = called[person]
        lines.append(texts("stats-leaders-line", who=who.marked, points=str(points), **values))
        label = texts("stats-leaders-bar", who=_in_picture(who), **values)
        bars.append(Bar(label, float(max(points, 0)), str(points), is_best=person == reader))
    picture = _bars(look, "leaders.png", kind_name(texts, kind), bars)
    return Shown((title, *lines, texts("stats-leaders-how", most=str(BEGINNING))), (picture,))


# --- parts of pictures --------------------------------------------------------------------------


def _in_picture(who: Named) -> str:
    """A name that the font can write, not too long."""
    return clipped(" ".join(readable(who.name).split()) or "?", LONGEST_NAME)


def _with_games(texts: Texts, what: str, tally: Tally) -> str:
    return f"{what} · {texts('stats-games', number=tally.games)}"


def _share(texts: Texts, tally: Tally) -> tuple[float, str]:
    return tally.share, written(texts, tally.share)


def _bars(
    look: Look, name: str, title: str, bars: Sequence[Bar], *, of: float | None = None
) -> Picture:
    """A picture of bars; ``of`` is what would take all the room, else the longest does."""
    said = [title, *(f"{bar.label}: {bar.number}" for bar in bars)]
    data = bars_png(title, bars, ThemeName(look.theme), of=of)
    return Picture(name, data, clipped("\n".join(said), LONGEST_ALT))


# --- the result of a game -----------------------------------------------------------------------


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
