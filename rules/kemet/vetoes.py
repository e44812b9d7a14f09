"""The Veto window (RULES K-11.5), asked of all at once.

Whoever could hold a Veto by what everybody knows is asked alike; the first one in turn order
counts.  That is the same as asking in order: an answer matters only if all before have passed.
"""

from __future__ import annotations

from dataclasses import replace

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import tell
from rules.kemet.asking import ask_in_secret, because
from rules.kemet.data import Card
from rules.kemet.decks import could_hold, show
from rules.kemet.escaping import escape
from rules.kemet.interventions import aim, take_effect
from rules.kemet.keys import PASS, VETO
from rules.kemet.read_keys import read_card
from rules.kemet.refusals import Reason
from rules.kemet.state import Playing, State


async def play_on(s: State) -> None:
    """A card that is being played: its targets, then Vetoes, then its effect."""
    playing = s.playing
    assert playing is not None, "no card is being played"
    if not playing.aimed:
        await aim(s, playing)
        return
    seat = await _first_veto(s, playing)
    if seat is not None:
        show(s, seat, Card.VETO)
        against = playing.vetoes[-1] if playing.vetoes else playing.seat
        card = Card.VETO if playing.vetoes else playing.card
        s.playing = replace(playing, vetoes=(*playing.vetoes, seat))
        tell(s, "vetoed", seat=seat, card=card, against=against)
        return
    s.playing = None
    if len(playing.vetoes) % 2:
        tell(s, "card_cancelled", seat=playing.seat, card=playing.card)
    elif playing.card is Card.ESCAPE:
        await escape(s, playing)
    else:
        await take_effect(s, playing)


async def _first_veto(s: State, playing: Playing) -> Seat | None:
    """Open the window; return who plays a Veto (D-18)."""
    asked = may_veto(s, playing)
    if not asked:
        return None
    choices = [
        Choice(
            seat,
            "veto",
            [PASS, VETO] if Card.VETO in s.players[seat].hand else [PASS],
            why_not_vetoed,
            always=True,
            seen_by=(seat,),
        )
        for seat in asked
    ]
    answers = await ask_in_secret(s, choices, quiet=True)
    return next((seat for seat in asked if answers[seat] == VETO), None)


def may_veto(s: State, playing: Playing) -> list[Seat]:
    """Who could answer with a Veto by what everybody knows, in turn order after the active one."""
    player_of_it = playing.vetoes[-1] if playing.vetoes else playing.seat
    place = s.order.index(s.active)
    following = s.order[place + 1 :] + s.order[:place]
    return [seat for seat in following if seat != player_of_it and could_hold(s, seat, Card.VETO)]


def why_not_vetoed(key: str) -> Why | None:
    """Say that somebody has no Veto, or cannot play another card now."""
    card = read_card(key)
    if card is None:
        return None
    return because(Reason.CARD_NOT_HELD if card is Card.VETO else Reason.WRONG_PHASE, card=card)
