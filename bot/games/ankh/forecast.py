"""What a conflict of Ankh would bring, what each card would come to, and what a draft changes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ankh.forecast_grids import (
    card_grids,
    hand_grid,
    monument_grid,
    region_grid,
    without_bids,
)
from bot.games.ankh.words import Words
from bot.games.forecasts import Forecast, Outlook
from bot.texts import Texts
from bot.texts.saying import listed, signed
from renderer.labels import key as text_key
from rules.ankh.data import Action, EventKind, God
from rules.ankh.foresight import Foresight, Outcome, RegionForecast, Standing
from rules.ankh.keys import play
from rules.ankh.lookup import god_of, is_auction, next_event, sheet_of, triggers
from rules.ankh.state import Phase
from rules.ankh.view import View

MOST_CHANGES = 5
MOST_REGIONS = 3  # above the buttons; all of them are a press away


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """The region that is fought for, or one's own when an action on offer brings a conflict."""
    view, ahead = outlook
    if ahead is None:
        return Forecast()
    words, me = Words(texts, view), _god(view)
    grids = [region_grid(words, ahead, me), monument_grid(words, ahead, me), hand_grid(words)]
    if ahead.outcomes and me is not None:
        grids = [*card_grids(words, ahead.outcomes, me), *grids]
    lines = [*_lines(words, ahead), *_nothing_to_claim(words, ahead)]
    notes = _notes(words, ahead.outcomes, me) if me is not None else {}
    return Forecast(tuple(lines), notes, tuple(grids))


def _god(view: View) -> God | None:
    return None if view.viewer is None else god_of(view, view.viewer)


# --- above the buttons -----------------------------------------------------------------------


def _lines(words: Words, ahead: Foresight) -> list[str]:
    view = words.view
    if ahead.running:
        now = view.battle.region if view.battle is not None else None
        fought = [region for region in ahead.regions if region.token == now]
        return [line for region in fought for line in _battle(words, region, ahead)]
    near = next_event(view) is EventKind.CONFLICT and _is_triggered(view)
    god = _god(view) or view.active_god
    own = [region for region in ahead.regions if any(s.god is god for s in region.standings)]
    if not near or god is None or not own:
        return []
    head = words.texts("ankh-forecast-conflict", number=ahead.number, god=words.god(god))
    lines = [_region(words, region) for region in own]
    more = ["…"] if len(lines) > MOST_REGIONS else []
    return [head, *lines[:MOST_REGIONS], *more]


def _is_triggered(view: View) -> bool:
    """Say whether some action on offer brings the next event, or the one being taken does."""
    due = any(track.marker == track.spaces for track in view.tracks)
    return view.phase is Phase.ACTION and (due or any(triggers(view, one) for one in Action))


def _battle(words: Words, region: RegionForecast, ahead: Foresight) -> list[str]:
    """Strengths, and what each rival may still play."""
    lines, me = [_region(words, region)], _god(words.view)
    if ahead.tie_breaker is not None and ahead.tie_breaker in {s.god for s in region.standings}:
        lines[0] += " · " + words.texts("ankh-forecast-tie", god=words.god(ahead.tie_breaker))
    if me is None or me not in {one.god for one in region.standings}:
        return lines
    return lines + [_rival(words, one.god) for one in region.standings if one.god is not me]


def _rival(words: Words, god: God) -> str:
    sheet = sheet_of(words.view, god)
    assert sheet is not None
    cards = listed(words.texts(text_key("ankh-card-short", card)) for card in sheet.hand)
    return words.texts(
        "ankh-forecast-rival", god=words.god(god), cards=cards, followers=sheet.followers
    )


def _region(words: Words, region: RegionForecast) -> str:
    """One line: who stands there, how strong, and for how much devotion."""
    texts, standings = words.texts, region.standings
    if len(standings) == 1:
        (alone,) = standings
        gain = signed(alone.majority + alone.triumph)
        name = words.god(alone.god)
        return texts("ankh-forecast-alone", region=region.token, god=name, gain=gain)
    parts = [
        texts("ankh-forecast-region", region=region.token, gods=_strengths(words, standings)),
        texts("ankh-forecast-win", gain=_triumphs(words, standings)),
    ]
    if major := [f"{words.god(s.god)} {signed(s.majority)}" for s in standings if s.majority]:
        parts.append(texts("ankh-forecast-majorities", list=listed(major)))
    return " · ".join(parts)


def _strengths(words: Words, standings: Sequence[Standing]) -> str:
    return " : ".join(f"**{words.god(one.god)} {one.strength}**" for one in standings)


def _triumphs(words: Words, standings: Sequence[Standing]) -> str:
    """What winning brings: one number if it is the same for all."""
    if len({one.triumph for one in standings}) == 1:
        return signed(standings[0].triumph)
    return listed(f"{words.god(one.god)} {signed(one.triumph)}" for one in standings)


def _nothing_to_claim(words: Words, ahead: Foresight) -> list[str]:
    """That Control Monument would come and bring its player nothing."""
    view = words.view
    is_near = next_event(view) is EventKind.CONTROL and not is_auction(view, view.event + 1)
    if not is_near or not _is_triggered(view) or ahead.claims or view.active_god is None:
        return []
    return [words.texts("ankh-forecast-no-claim", god=words.god(view.active_god))]


# --- on each card ----------------------------------------------------------------------------


def _notes(words: Words, outcomes: Sequence[Outcome], me: God) -> dict[str, str]:
    own = dict.fromkeys(row.plays[me] for row in outcomes)
    return {
        str(play(*cards)): _note(words, [row for row in outcomes if row.plays[me] == cards], me)
        for cards in own
    }


def _note(words: Words, rows: Sequence[Outcome], me: God) -> str:
    """How often a card wins, and the devotion that it brings at worst and at best.

    Where a Plague is played, bids decide: such replies are left out.
    """
    rows = without_bids(rows)
    if not rows:
        return words.texts("ankh-note-bids")
    gains = [row.devotion[me] for row in rows]
    least, most = min(gains), max(gains)
    return words.texts(
        "ankh-note-forecast",
        won=sum(row.winner is me for row in rows),
        drawn=sum(row.winner is None for row in rows),
        all=len(rows),
        gain=signed(least) if least == most else f"{signed(least)}…{signed(most)}",
    )


# --- a draft ---------------------------------------------------------------------------------


def changes(texts: Texts, before: Outlook, after: Outlook) -> list[str]:
    """Followers, devotion, and where one would stand in the next conflict."""
    me = _god(before.view)
    old, new = sheet_of(before.view, me), sheet_of(after.view, me)
    if me is None or old is None or new is None:
        return []
    words = Words(texts, after.view)
    lines = []
    if old.followers != new.followers:
        lines.append(texts("ankh-change-followers", old=old.followers, new=new.followers))
    if old.devotion != new.devotion:
        lines.append(texts("ankh-change-devotion", old=old.devotion, new=new.devotion))
    lines += _of_conflict(words, before.foreseen, after.foreseen, me)
    lines = lines[:MOST_CHANGES]
    if after.view.event == before.view.event and after.foreseen is not None:
        lines += _nothing_to_claim(words, after.foreseen)
    return lines


def _of_conflict(
    words: Words, before: Foresight | None, after: Foresight | None, me: God
) -> list[str]:
    """Regions in which something is different for a god, if the same conflict is ahead."""
    if before is None or after is None or before.number != after.number:
        return []
    old = {region.token: _own_prospect(region, me) for region in before.regions}
    new = {region.token: _own_prospect(region, me) for region in after.regions}
    lines = [
        _moved(words, region, me)
        for region in after.regions
        if new[region.token] != old.get(region.token)
    ]
    sure = [sum(_sure(region, me) for region in ahead.regions) for ahead in (before, after)]
    if sure[0] != sure[1]:
        how = {"old": signed(sure[0]), "new": signed(sure[1])}
        lines.append(words.texts("ankh-change-sure", number=after.number, **how))
    return lines


def _own_prospect(region: RegionForecast, me: God) -> tuple[Standing, ...] | None:
    """What a region is to a god: nothing if it is not there."""
    return region.standings if any(one.god is me for one in region.standings) else None


def _sure(region: RegionForecast, me: God) -> int:
    """The devotion that a god would get without a fight."""
    alone = len(region.standings) == 1
    return sum(s.majority + s.triumph * alone for s in region.standings if s.god is me)


def _moved(words: Words, region: RegionForecast, me: God) -> str:
    if _own_prospect(region, me) is None:
        return words.texts("ankh-change-left", region=region.token)
    return _region(words, region)
