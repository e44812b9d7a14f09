"""A turn: tokens, actions, DI cards in between, its end (RULES K-5)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.kemet.asking import ask
from rules.kemet.building import build
from rules.kemet.buying import buy
from rules.kemet.data import (
    PRAY,
    SPACES,
    TOKENS,
    Deed,
    Power,
    Token,
)
from rules.kemet.keys import CARD, Placing
from rules.kemet.prices import gain
from rules.kemet.recruiting import recruit
from rules.kemet.state import NOBODY, Moving, Phase, State, next_in_order
from rules.kemet.tokens import actions, has_gold, has_silver, why_not_action


async def take_turn(s: State) -> None:
    """Place a token, play a card, or end the turn (D-08)."""
    seat = s.active
    player = s.players[seat]
    # Nothing may show what somebody holds: who could go on is asked, and a turn never begins
    # without its player's say (UX 5 and 6).
    always = not s.has_placed or bool(player.hand) or has_silver(player) or has_gold(player)
    answer = await ask(
        s,
        seat,
        "action",
        lambda: actions(s, seat),
        lambda key: why_not_action(s, seat, key),
        always=always,
    )
    if isinstance(answer, Placing):
        place_token(s, seat, answer)
        await act(s)
    elif answer == CARD:
        s.is_choosing_card = True
    else:
        end_turn(s)


DEEDS = {Deed.BUILD: build, Deed.BUY: buy, Deed.RECRUIT: recruit}


async def act(s: State) -> None:
    """Carry out the action of a token; a Move goes on step by step."""
    if s.deed in DEEDS:
        await DEEDS[s.deed](s)


def place_token(s: State, seat: Seat, wanted: Placing) -> None:
    """Place a token; its action follows at once (K-5.3)."""
    kind = SPACES[wanted.space]
    deed = wanted.deed or kind.deed
    assert deed is not None, "the gold token names its action"
    s.players[seat].placed[wanted.space] = wanted.token
    s.has_placed = s.has_placed or wanted.token is Token.NORMAL
    s.declined = 0
    tell(s, "token_placed", seat=seat, token=wanted.token, space=wanted.space, deed=deed)
    if deed is Deed.PRAY:
        pray(s, seat)
        return
    s.deed, s.colour = deed, kind.colour
    if deed is Deed.MOVE:
        s.moving = Moving()


def pray(s: State, seat: Seat) -> None:
    """Gain prayer points (K-6.1)."""
    prayer = gain(s, seat, PRAY + (Power.PRIEST in s.players[seat].tiles))
    tell(s, "prayer_gained", seat=seat, prayer=prayer, source="pray")


def end_turn(s: State) -> None:
    """The next player's turn; after five turns of everybody the day ends (K-5.8)."""
    tell(s, "turn_ended", seat=s.active, turn=s.turn)
    s.has_placed, s.declined = False, 0
    following = next_in_order(s, s.active)
    if following != NOBODY:
        s.active = following
    elif s.turn < TOKENS:
        s.turn += 1
        s.active = s.order[0]
    else:
        s.phase = Phase.END_OF_DAY
