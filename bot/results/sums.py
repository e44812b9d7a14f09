"""What is played, two people, a server: in words and as pictures.  Call it in a worker."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ui_types import Look
from bot.games.uis import UIS
from bot.results import statistics
from bot.results.parts import (
    MOST_BARS,
    Named,
    Shown,
    bars_picture,
    in_picture,
    numbers_of,
    won_bar,
)
from bot.results.statistics import Tally
from bot.store.outcomes import OutcomeRow
from bot.turns.advice import written
from renderer.charts import Bar


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
        texts("stats-played-line", role=ui.role_name(texts, role), **numbers_of(texts, tally))
        for role, tally in played.items()
        if tally.games and pointed in ("", role)
    ]
    if pointed and not played[pointed].games:
        lines.append(texts("stats-none"))
    bars = [
        won_bar(texts, ui.role_name(texts, role), tally, is_best=role == best)
        for role, tally in list(played.items())[:MOST_BARS]
    ]
    picture = bars_picture(
        look, "played.png", texts("stats-played-picture", game=texts(f"{game}-game")), bars
    )
    return Shown((title, *lines, texts("stats-here")), (picture,))


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
    head = texts("stats-pair-picture", one=in_picture(one), two=in_picture(two))
    return Shown((title, *lines), (bars_picture(look, "pair.png", head, bars, of=1.0),))


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
    people = len(statistics.people_of(outcomes))
    lines.append(texts("stats-server-people", number=people))
    bars.sort(key=lambda bar: -bar.share)
    picture = bars_picture(look, "server.png", texts("stats-server-picture"), bars[:MOST_BARS])
    return Shown((title, *lines), (picture,))
