"""What must hold in every position: stones and cards are counted, nothing is too full.

Used by the fuzzer after every step, and when a position is read.
"""

from __future__ import annotations

from collections import Counter

from rules.engine.decisions import Seat
from rules.imhotep.data import (
    CARDS,
    FACE_DOWN,
    FACE_UP,
    ROUND_CARDS,
    ROUNDS,
    SITES,
    SLED,
    STONES,
    STONES_OF_TOWER,
    Card,
    CardColour,
    Side,
    Site,
)
from rules.imhotep.designed import TOWER_POINTS
from rules.imhotep.sites.pyramid import board, incomplete
from rules.imhotep.standing import stones_at
from rules.imhotep.state import NOBODY, Phase, State, draw_pile, seats


def check(s: State, *, exact: bool = True) -> None:
    """Raise AssertionError if a position is impossible.

    ``exact`` wants every stone and card accounted for; a position that somebody wrote
    down may leave some out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    for seat in seats(s):
        _check_stones(s, seat, exact=exact)
    _check_round(s)
    _check_cards(s, exact=exact)
    _check_sites(s)


def _fits(count: int, limit: int, what: str, *, exact: bool) -> None:
    assert count == limit if exact else 0 <= count <= limit, f"{what}: {count} of {limit}"


def _check_stones(s: State, seat: Seat, *, exact: bool) -> None:
    player = s.players[seat]
    assert 0 <= player.sled <= SLED, f"sled of {player.colour}: {player.sled}"
    assert player.quarry >= 0, f"quarry of {player.colour}: {player.quarry}"
    aboard = sum(ship.places.count(seat) for ship in s.ships)
    built = sum(stones_at(s, site).count(seat) for site in SITES)
    count = player.sled + player.quarry + aboard + built
    _fits(count, STONES, f"stones of {player.colour}", exact=exact)


def _check_round(s: State) -> None:
    cards = ROUND_CARDS[len(s.players)]
    assert 0 <= s.round <= ROUNDS, f"round {s.round}"
    assert len(s.round_cards) == len(cards) - s.round, "round cards left"
    assert len(set(s.round_cards)) == len(s.round_cards), "a round card twice"
    assert set(s.round_cards) <= set(cards), "round cards of another number of players"
    assert bool(s.ships) == (s.phase is Phase.TURN or s.phase is Phase.ROUND_END), "ships"
    if s.ships:
        shown = "-".join(str(ship.capacity) for ship in s.ships)
        assert shown in cards, f"no round card shows {shown}"
        assert shown not in s.round_cards, f"the round card {shown} is not turned up"
    docked = [ship.site for ship in s.ships if ship.site is not None]
    assert len(set(docked)) == len(docked), "two ships at one site"
    assert all(not ship.loaded for ship in s.ships if ship.site), "a docked ship with stones"
    assert 0 <= s.passes < len(s.players) or s.phase is Phase.ROUND_END, "passes"
    assert s.unloading is None, "a ship is being unloaded"


def _check_cards(s: State, *, exact: bool) -> None:
    side = s.sides[Site.MARKET]
    owned = [card for player in s.players for card in player.cards]
    assert all(CARDS[card].colour is not CardColour.RED for card in owned), "a red card is kept"
    lying = [card for card in s.market if card is not None]
    cards = Counter((*owned, *lying, *s.laid, *s.unseen, *s.discard))
    for card in Card:
        _fits(cards[card], CARDS[card].count, card, exact=exact)
    assert len(s.market) <= FACE_UP[side], "too many cards face up"
    assert len(s.laid) <= s.pair <= FACE_DOWN[side], "cards of the pair"
    assert draw_pile(s) >= 0, "fewer unseen cards than lie face down"
    assert s.buried >= 0, "cards unseen in the discard pile"


def _check_sites(s: State) -> None:
    cells = board(s)
    assert list(s.pyramids) == list(cells), "pyramids of another side"
    for pyramid, stones in s.pyramids.items():
        assert len(stones) <= len(cells[pyramid]), f"pyramid {pyramid} is too high"
    assert not s.edge or not incomplete(s), "surplus beside an incomplete pyramid"
    assert len(s.obelisks) == len(s.players), "obelisks"
    assert len(s.towers) <= len(TOWER_POINTS), "too many towers"
    if s.sides[Site.OBELISKS] is Side.A:
        assert not s.towers, "towers stand on side B"
    elif len(s.towers) < len(TOWER_POINTS):
        assert all(loose < STONES_OF_TOWER for loose in s.obelisks), "three loose stones"
    owners = {seat for site in SITES for seat in stones_at(s, site)}
    owners |= {seat for ship in s.ships for seat in ship.places} - {NOBODY}
    assert owners <= set(seats(s)), "stones of nobody"
