"""Invariants of every position: stones and cards are counted, nothing is too full.

Used by the fuzzer after every step, and when a position is read.
"""

from __future__ import annotations

from collections import Counter

from rules.engine.decisions import Seat
from rules.engine.impossible import must, must_fit
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
from rules.imhotep.state import NOBODY, Phase, State, draw_pile, harbour, is_round_over, seats

IN_ROUND = (Phase.TURN, Phase.ROUND_END)
# The rounds in which each step can come; between two rounds the next one is not counted yet.
ROUNDS_OF = {
    Phase.ROUND: range(ROUNDS),
    Phase.TURN: range(1, ROUNDS + 1),
    Phase.ROUND_END: range(1, ROUNDS + 1),
    Phase.SCORING: range(ROUNDS, ROUNDS + 1),
    Phase.OVER: range(ROUNDS, ROUNDS + 1),
}


def check(s: State, *, exact: bool = True) -> None:
    """Raise Impossible if a position cannot be.

    ``exact`` wants every stone and card accounted for; a position that somebody wrote
    down may leave some out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    _check_ships(s)
    _check_round(s)
    for seat in seats(s):
        _check_stones(s, seat, exact=exact)
    _check_cards(s, exact=exact)
    _check_sites(s)


def _check_stones(s: State, seat: Seat, *, exact: bool) -> None:
    player, path = s.players[seat], f"players[{seat}]"
    must(0 <= player.sled <= SLED, f"{path}.sled", f"sled of {player.colour}: {player.sled}")
    must(player.quarry >= 0, f"{path}.quarry", f"quarry of {player.colour}: {player.quarry}")
    aboard = sum(ship.places.count(seat) for ship in s.ships)
    built = sum(stones_at(s, site).count(seat) for site in SITES)
    count = player.sled + player.quarry + aboard + built
    must_fit(count, STONES, f"{path}.quarry", f"stones of {player.colour}", exact=exact)


# --- the round -------------------------------------------------------------------------------


def _check_round(s: State) -> None:
    cards = ROUND_CARDS[len(s.players)]
    must(s.round in ROUNDS_OF[s.phase], "round", f"no {s.phase} in round {s.round}")
    path = "round_cards"
    must(len(s.round_cards) == len(cards) - s.round, path, "one is turned up in each round")
    must(len(set(s.round_cards)) == len(s.round_cards), path, "a round card twice")
    must(set(s.round_cards) <= set(cards), path, "round cards of another number of players")
    if s.phase not in IN_ROUND:
        must(s.passes == 0, "passes", "nobody passes between two rounds")
        must(s.sailor == NOBODY, "sailor", "nobody has sailed between two rounds")
        must(not s.market and not s.pair, "market", "nothing lies there between two rounds")


def _check_ships(s: State) -> None:
    must(bool(s.ships) == (s.phase in IN_ROUND), "ships", "ships are there during a round")
    must(s.unloading is None, "ships", "a ship is being unloaded")
    if not s.ships:
        return
    shown = "-".join(str(ship.capacity) for ship in s.ships)
    must(shown in ROUND_CARDS[len(s.players)], "ships", f"no round card shows {shown}")
    must(shown not in s.round_cards, "round_cards", f"the round card {shown} is turned up")
    docked = [ship.site for ship in s.ships if ship.site is not None]
    must(len(set(docked)) == len(docked), "ships", "two ships at one site")
    for n, ship in enumerate(s.ships):
        must(ship.site is None or not ship.loaded, f"ships[{n}]", "a docked ship with stones")
    must(bool(docked) or s.sailor == NOBODY, "sailor", "no ship has sailed")
    if s.phase is Phase.TURN:
        must(not is_round_over(s), "ships", "all have sailed: the round is over")
        must(0 <= s.passes < len(s.players), "passes", "when all have passed the round is over")
    else:
        _check_round_end(s)


def _check_round_end(s: State) -> None:
    """All ships have sailed, or everybody has passed and the stones aboard went back."""
    for number, ship in harbour(s):
        must(not ship.loaded, f"ships[{number - 1}]", "stones aboard at the end of a round")
    everybody = 0 if is_round_over(s) else len(s.players)
    must(s.passes == everybody, "passes", f"a round ends like this after {everybody} passes")


# --- cards and sites -------------------------------------------------------------------------


def _check_cards(s: State, *, exact: bool) -> None:
    side = s.sides[Site.MARKET]
    for seat, player in enumerate(s.players):
        kept = all(CARDS[card].colour is not CardColour.RED for card in player.cards)
        must(kept, f"players[{seat}].cards", "a red card is kept")
    _count_cards(s, exact=exact)
    must(len(s.market) <= FACE_UP[side], "market", "too many cards face up")
    must(s.pair <= FACE_DOWN[side], "pair", "too many cards face down")
    must(len(s.laid) <= s.pair, "laid", "more cards than the pair has")
    must(s.buried >= 0, "buried", "cards unseen in the discard pile")
    must(draw_pile(s) >= 0, "unseen", "fewer unseen cards than lie face down")


def _count_cards(s: State, *, exact: bool) -> None:
    """Count the cards place by place, so that the one with too many is named."""
    places: dict[str, list[Card | None]] = {
        "players": [card for player in s.players for card in player.cards],
        "market": list(s.market),
        "laid": list(s.laid),
        "discard": list(s.discard),
        "unseen": list(s.unseen),
    }
    counted: Counter[Card | None] = Counter()
    for path, cards in places.items():
        counted.update(cards)
        for card in Card:
            whole = exact and path == "unseen"
            must_fit(counted[card], CARDS[card].count, path, card, exact=whole)


def _check_sites(s: State) -> None:
    cells = board(s)
    must(list(s.pyramids) == list(cells), "pyramids", "pyramids of another side")
    for pyramid, stones in s.pyramids.items():
        must(len(stones) <= len(cells[pyramid]), f"pyramids.{pyramid}", "too high")
    must(not s.edge or not incomplete(s), "edge", "surplus beside an incomplete pyramid")
    must(len(s.obelisks) == len(s.players), "obelisks", "one for each player")
    must(len(s.towers) <= len(TOWER_POINTS), "towers", "too many towers")
    if s.sides[Site.OBELISKS] is Side.A:
        must(not s.towers, "towers", "towers stand on side B")
    elif len(s.towers) < len(TOWER_POINTS):
        loose = all(stones < STONES_OF_TOWER for stones in s.obelisks)
        must(loose, "obelisks", "three loose stones make a tower")
    owners = {seat for site in SITES for seat in stones_at(s, site)}
    owners |= {seat for ship in s.ships for seat in ship.places} - {NOBODY}
    must(owners <= set(seats(s)), "players", "stones of nobody")
