"""What the sites of Imhotep would score now, what ships would bring, and what a draft changes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.forecasts import Forecast, Outlook
from bot.games.imhotep.words import Words
from bot.texts import Texts
from bot.texts.saying import listed, signed, text_key
from renderer.grid import Cell, Grid, Tone, compared
from rules.engine.decisions import Seat
from rules.imhotep.data import SITES, Site, Source
from rules.imhotep.foresight import Arrival, Foresight
from rules.imhotep.keys import Deed, action
from rules.imhotep.view import View


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """Everybody's points if the game ended now, and each ship at each free site."""
    view, ahead = outlook
    if ahead is None or not (any(ahead.totals) or ahead.arrivals):
        return Forecast()
    words = Words(texts, view)
    me = ahead.active if view.viewer is None else view.viewer
    grids = [_points(words, ahead, me)]
    if ahead.arrivals:
        grids.append(_ships(words, ahead, me))
    return Forecast((_standing(words, ahead),), _notes(ahead, me), tuple(grids))


def _standing(words: Words, ahead: Foresight) -> str:
    """Who would have how much, the most first."""
    ranked = sorted(enumerate(ahead.totals), key=lambda each: -each[1])
    found = listed(f"{words.seat(seat)} **{points}**" for seat, points in ranked)
    return words.texts("imhotep-forecast-now", list=found)


def _notes(ahead: Foresight, me: Seat) -> dict[str, str]:
    """What each way to sail would bring oneself, and the best of the others."""
    return {
        str(action(Deed.SAIL, "", (), one.ship, one.site)): _gain(one, me)
        for one in ahead.arrivals
        if one.site is not Site.MARKET
    }


def _gain(one: Arrival, me: Seat) -> str:
    own, best = _own_and_best(one.gains, me)
    return f"{signed(own)} : {signed(best)}" + "?" * bool(one.assumed)


def _own_and_best(numbers: Sequence[int], me: Seat) -> tuple[int, int]:
    return numbers[me], max(number for seat, number in enumerate(numbers) if seat != me)


# --- tables ----------------------------------------------------------------------------------


def _points(words: Words, ahead: Foresight, me: Seat) -> Grid:
    """Where everybody's points would come from."""
    texts, totals = words.texts, ahead.totals
    rows = [
        (_named(words, source), tuple(Cell(str(n)) for n in points))
        for source, points in ahead.points.items()
        if any(points)
    ]
    best = max(points for seat, points in enumerate(totals) if seat != me)
    total = tuple(
        Cell(str(n), compared(n, best) if seat == me else Tone.PLAIN)
        for seat, n in enumerate(totals)
    )
    return Grid(
        texts("imhotep-label-if-now"),
        tuple(words.seat(seat) for seat in range(len(totals))),
        (*rows, (texts("imhotep-label-total"), total)),
        texts("imhotep-forecast-points-read"),
    )


def _named(words: Words, source: Source) -> str:
    if source is Source.BLUE:
        return words.texts("imhotep-forecast-blue")
    name = words.texts(text_key("imhotep-source", source))
    return name[:1].upper() + name[1:]


def _ships(words: Words, ahead: Foresight, me: Seat) -> Grid:
    """Every ship that may sail, at every free site."""
    texts = words.texts
    found = {(one.ship, one.site): one for one in ahead.arrivals}
    sites = [site for site in SITES if any(one.site is site for one in ahead.arrivals)]
    return Grid(
        texts("imhotep-forecast-ships", player=words.seat(me)),
        tuple(words.site(site) for site in sites),
        tuple(
            (words.ship(ship), tuple(_arrival(found[ship, site], me) for site in sites))
            for ship in dict.fromkeys(one.ship for one in ahead.arrivals)
        ),
        texts("imhotep-forecast-ships-read"),
    )


def _arrival(one: Arrival, me: Seat) -> Cell:
    if one.site is Site.MARKET:
        own, best = _own_and_best(one.cards, me)
        return Cell(f"{own} : {best}")
    return Cell(_gain(one, me), compared(*_own_and_best(one.gains, me)))


# --- a draft ---------------------------------------------------------------------------------


def changes(texts: Texts, before: Outlook, after: Outlook) -> list[str]:
    """Everybody whose points would be others if the game ended then."""
    old, new = _totals(before), _totals(after)
    if before.view.viewer is None or len(old) != len(new):
        return []
    words = Words(texts, after.view)
    moved = [
        f"{words.seat(seat)} {old[seat]} → {new[seat]}"
        for seat in sorted(range(len(old)), key=lambda seat: seat != before.view.viewer)
        if old[seat] != new[seat]
    ]
    return [texts("imhotep-change-points", list=listed(moved))] if moved else []


def _totals(outlook: Outlook) -> tuple[int, ...]:
    """Everybody's points at the end: those foretold, or those that were counted."""
    view: View = outlook.view
    if outlook.foreseen is not None:
        return tuple(outlook.foreseen.totals)
    return tuple(player.score for player in view.players) if view.winners else ()
