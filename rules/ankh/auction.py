"""The guardian auction of the Guardians of Kemet (RULES A-23.8)."""

from __future__ import annotations

from rules.ankh.asking import ask
from rules.ankh.bases import has_free_base
from rules.ankh.bidding import secret_bids
from rules.ankh.board import Cells
from rules.ankh.data import God, Kind
from rules.ankh.followers import gain_followers, sacrifice
from rules.ankh.orders import basic_area, orders, why_not_order
from rules.ankh.placing import place
from rules.ankh.read_keys import read_summon
from rules.ankh.state import State, god_of, players
from rules.engine.errors import Why
from rules.engine.events import tell


async def auction(s: State) -> None:
    """Everybody with a free base bids for the next guardian in the row; the winner places it."""
    trigger = god_of(s, s.active)
    assert trigger is not None
    gain_followers(s, trigger, s.event_followers.pop(s.event, 0), "event")
    s.tie_breaker, s.tie_breaker_up = trigger, True
    kind = s.row[0]
    bidders = [god for god in s.sheets if has_free_base(s, god, kind)]
    tell(s, "auction", guardian=kind, bidders=bidders)
    if bidders:
        winner = await bid(s, bidders)
        s.tie_breaker_up = False  # nothing is left to break a tie of
        s.row = s.row[1:]
        s.sheets[winner].guardians += (kind,)
        await place_won_guardian(s, winner, kind)
    s.tie_breaker, s.tie_breaker_up = None, False


async def bid(s: State, bidders: list[God]) -> God:
    """Bid in secret; only the winner, nearest clockwise to the tie-breaker in a tie, pays."""
    bids = await secret_bids(s, "auction.bid", bidders)
    highest = max(bids.values())
    tied = [god for god in bidders if bids[god] == highest]
    winner = min(tied, key=lambda god: seats_away(s, god))
    tell(s, "auction_won", god=winner, bids=bids)
    sacrifice(s, winner, highest, "auction")
    return winner


def seats_away(s: State, god: God) -> int:
    """How far clockwise from the holder a god sits; the nearer of two merged seats counts."""
    return min((seat - s.active) % players(s) for seat in s.sheets[god].people)


async def place_won_guardian(s: State, god: God, kind: Kind) -> None:
    """Place it at once like a basic summon; without a legal cell it stays in the pool."""
    area = basic_area(s, god)
    options = orders(s, god, kind, area, anywhere=True)
    if options:
        order = await ask(
            s, god, "auction.place", options, why_not=lambda key: why_not_placed(s, god, area, key)
        )
        place(s, god, order)


def why_not_placed(s: State, god: God, area: Cells, key: str) -> Why | None:
    """Say why the guardian cannot be placed there."""
    order = read_summon(key)
    return why_not_order(s, god, order, area) if order else None
