"""A turn: one action and everything it sets off (RULES I-4 to I-7, I-9.5)."""

from __future__ import annotations

from rules.engine.decisions import Seat, choose
from rules.engine.events import tell
from rules.imhotep.arriving import build
from rules.imhotep.data import Card, Site
from rules.imhotep.deck import put_on_discard
from rules.imhotep.keys import Action, Deed
from rules.imhotep.legality import legal_actions, why_not_action
from rules.imhotep.sites.market import buy_card
from rules.imhotep.state import (
    Phase,
    State,
    Unloading,
    harbour,
    is_round_over,
    left_neighbour,
    ship,
    without,
)
from rules.imhotep.stones import load_stone, return_to_quarry, take_stones, unload


async def take_turn(s: State) -> None:
    """Carry out exactly one action (I-4.1).

    It is always asked for, even when one can only pass (Ruling 31).
    """
    seat = s.active
    wanted = await choose(
        seat,
        "action",
        lambda: legal_actions(s, seat),
        always=True,
        why_not=lambda key: why_not_action(s, seat, key),
    )
    s.passes = s.passes + 1 if wanted.deed is Deed.PASS else 0
    match wanted.deed:
        case Deed.PASS:
            tell(s, "passed", seat=seat)
        case Deed.TAKE:
            take_stones(s, seat)
        case Deed.LOAD:
            load_stone(s, seat, wanted.spaces[0])
        case Deed.SAIL:
            await sail(s, seat, wanted)
        case Deed.CARD:
            await play_card(s, seat, wanted)
    end_turn(s)


def end_turn(s: State) -> None:
    """The round ends with the fourth ship, else the left neighbour is next (I-4.3)."""
    if is_round_over(s):
        s.phase = Phase.ROUND_END
    elif s.passes == len(s.players):
        _stall(s)
    else:
        s.active = left_neighbour(s, s.active)


def _stall(s: State) -> None:
    """Everybody has passed: the round ends, loaded stones go back to the quarry (Ruling 4)."""
    tell(s, "stalled", round=s.round)
    for number, _ in harbour(s):
        return_to_quarry(s, number)
    s.phase = Phase.ROUND_END


async def play_card(s: State, seat: Seat, wanted: Action) -> None:
    """A blue card is the action of the turn; it is discarded after use (I-9.5)."""
    card = Card(wanted.card)
    player = s.players[seat]
    player.cards = without(player.cards, card)
    tell(s, "card_played", seat=seat, card=card)
    if card is Card.HAMMER:
        take_stones(s, seat)
    for space in wanted.spaces:
        load_stone(s, seat, space)
    if wanted.ship:
        await sail(s, seat, wanted)
    put_on_discard(s, card)


# --- sailing (I-7) ---------------------------------------------------------------------------


async def sail(s: State, seat: Seat, wanted: Action) -> None:
    """A ship docks at a site, and its stones are unloaded from the bow (I-7.3, I-7.4).

    The Lever sets another order; each stone is dealt with completely before the next.
    """
    number, site = wanted.ship, Site(wanted.site)
    sailed = s.ships[number - 1] = ship(s.ships[number - 1].places, site)
    order = wanted.order or sailed.loaded
    s.sailor = seat
    tell(s, "sailed", seat=seat, ship=number, site=site, order=list(order))
    for n, place in enumerate(order, 1):
        owner = sailed.places[place - 1]
        s.unloading = Unloading(number, site, order[n:], owner)
        if site is Site.MARKET:
            await buy_card(s, owner)
        else:
            unload(s, number, place)
            await build(s, owner, site)
    s.unloading = None
    if site is Site.MARKET:
        return_to_quarry(s, number)  # all together, after the last card (Ruling 9)
