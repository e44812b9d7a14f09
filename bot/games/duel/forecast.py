"""What each card, Wonder and god of Duel would do, and what a draft changes."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.duel.threats import goes_on, threat_to
from bot.games.duel.words import Words
from bot.games.forecasts import Forecast, Outlook
from bot.texts import Texts
from bot.texts.saying import listed, signed
from renderer.grid import Cell, Grid, Tone, compared
from rules.duel.foresight import Effect, Foresight
from rules.duel.keys import Deed
from rules.duel.lookup import card_at, slot_of, steps_to_capital
from rules.duel.view import View
from rules.engine.decisions import Seat

NONE = "–"
OPEN = "…"  # something else comes on top


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """Both players' points if the game ended now, and what could be done."""
    view, ahead = outlook
    if ahead is None:
        return Forecast()
    words = Words(texts, view)
    found = listed(f"{words.seat(seat)} **{points}**" for seat, points in enumerate(ahead.points))
    lines = (texts("duel-forecast-now", list=found),)
    return Forecast(lines, {}, (_effects(words, ahead),) if ahead.effects else ())


# --- the table -------------------------------------------------------------------------------


def _effects(words: Words, ahead: Foresight) -> Grid:
    texts = words.texts
    columns = ("price", "points", "pawn", "prices", "opens", "danger")
    return Grid(
        texts("duel-forecast-effects", player=words.seat(ahead.seat)),
        tuple(texts(f"duel-forecast-{column}") for column in columns),
        tuple((_named(words, one), _cells(words, one, ahead.seat)) for one in ahead.effects),
        texts("duel-forecast-effects-read"),
    )


def _named(words: Words, one: Effect) -> str:
    match one.action.deed:
        case Deed.WONDER:
            return words.name(one.action.wonder)
        case Deed.GOD:
            slot = slot_of(words.view, one.action.slot)
            return words.name(slot.god) if slot and slot.god else str(one.action.slot)
        case _:
            card = card_at(words.view, one.action.place)
            return words.lying(card) if card else str(one.action.place)


def _cells(words: Words, one: Effect, me: Seat) -> tuple[Cell, ...]:
    return (
        Cell(_price(words, one, me)),
        _points(words, one, me),
        Cell(signed(one.steps) if one.steps else NONE),
        Cell(_both(one.prices[me], one.prices[1 - me])),
        *_then(words, one, me),
    )


def _price(words: Words, one: Effect, me: Seat) -> str:
    """What is paid; what an action brings is another number."""
    view: View = words.view
    match one.action.deed:
        case Deed.WONDER:
            wonders = view.cities[me].wonders
            found = next((w.price for w in wonders if w.wonder == one.action.wonder), None)
            return str(found.total) if found else ""
        case Deed.GOD:
            slot = slot_of(view, one.action.slot)
            return str(slot.prices[me]) if slot else ""
        case _:
            card = card_at(view, one.action.place)
            return str(card.prices[me].total) if card else ""


def _both(own: int, rival: int) -> str:
    """A change, and the rival's if there is one."""
    if not rival:
        return signed(own) if own else NONE
    return f"{signed(own)} : {signed(rival)}"


def _points(words: Words, one: Effect, me: Seat) -> Cell:
    if one.ending is not None:
        return Cell(words.texts("duel-forecast-wins"), Tone.GOOD)
    own, rival = one.points[me], one.points[1 - me]
    tone = compared(own, rival) if own or rival else Tone.PLAIN
    return Cell(_both(own, rival) + (OPEN if one.left_open else ""), tone)


def _then(words: Words, one: Effect, me: Seat) -> tuple[Cell, Cell]:
    """What lies open then; under a Wonder any card may go."""
    match one.action.deed:
        case Deed.WONDER:
            depends = Cell(words.texts("duel-forecast-depends"))
            return depends, depends
        case Deed.GOD:
            return Cell(NONE), _danger(words, one, me)
        case _:
            return Cell(str(one.opens)), _danger(words, one, me)


def _danger(words: Words, one: Effect, me: Seat) -> Cell:
    """Whether the rival could win at once after it."""
    threat = None if one.ending or goes_on(one.after, me) else threat_to(one.after, me)
    if threat is not None and (threat.science or threat.military):
        return Cell(words.texts("duel-forecast-yes"), Tone.BAD)
    if threat is not None and threat.unknown and threat.is_near:
        return Cell(words.texts("duel-forecast-maybe"), Tone.EVEN)
    return Cell(words.texts("duel-forecast-no"))


# --- a draft ---------------------------------------------------------------------------------


def changes(texts: Texts, before: Outlook, after: Outlook) -> list[str]:
    """Points, the pawn, and what resources cost whom."""
    me = before.view.viewer
    if me is None or len(before.view.cities) != len(after.view.cities):
        return []
    return list(_changes(Words(texts, after.view), before.view, after.view, me))


def _changes(words: Words, before: View, after: View, me: Seat) -> Iterator[str]:
    both = (me, 1 - me)
    moved = [
        f"{words.seat(seat)} {before.cities[seat].total} → {after.cities[seat].total}"
        for seat in both
        if before.cities[seat].total != after.cities[seat].total
    ]
    if moved:
        yield words.texts("duel-change-points", list=listed(moved))
    if before.pawn != after.pawn:
        towards = me if steps_to_capital(after, me) < steps_to_capital(before, me) else 1 - me
        steps = steps_to_capital(after, towards)
        yield words.texts("duel-change-pawn", steps=steps, player=words.seat(1 - towards))
    for seat in both:
        new = after.cities[seat].unit_prices
        old = before.cities[seat].unit_prices
        prices = [
            f"{words.say.name('resource', resource)} {old[resource]} → {price}"
            for resource, price in new.items()
            if price != old[resource]
        ]
        if prices:
            player = words.seat(seat)
            yield words.texts("duel-change-prices", player=player, list=listed(prices))
