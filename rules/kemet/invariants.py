"""Invariants of every position: all components are there once, nothing stands where it cannot.

Used by the fuzzer after every step, and when a position is read.
"""

from __future__ import annotations

from collections import Counter

from rules.engine.impossible import must, must_fit
from rules.kemet.boards import districts
from rules.kemet.control import army_limit
from rules.kemet.data import (
    BASE_CARDS,
    CREATURE_OF,
    DECK,
    HAND,
    MOST_PRAYER,
    PERMANENT,
    SOLDIERS,
    SPECIAL_OF,
    TOKENS,
    Power,
    Space,
    Token,
)
from rules.kemet.invariants_of_turn import check_turn
from rules.kemet.night import NIGHT_TILES, highest_level
from rules.kemet.state import (
    NOBODY,
    NOT_HIDDEN,
    RESERVE,
    Phase,
    Player,
    State,
    board_of,
    seats_of,
)
from rules.kemet.tokens import empty_rows, has_silver, tokens_left

ACTING = (
    Phase.CITY,
    Phase.DEAL,
    Phase.PYRAMIDS,
    Phase.SOLDIERS,
    Phase.DRAW,
    Phase.NIGHT_TILES,
    Phase.TURN,
)
MOST_POINTS = 999  # of a kind, or days: nobody counts further


def check(s: State, *, exact: bool = True) -> None:
    """Raise Impossible if a position cannot be.

    ``exact`` wants everything accounted for; a position that somebody wrote down may leave
    things out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    must(not s.asking and not s.looking and not s.recruited, "next", "something is being decided")
    must(s.hidden_from == NOT_HIDDEN, "next", "a veil is no position")
    _check_table(s)
    _check_cities(s)
    for seat, player in enumerate(s.players):
        path = f"players[{seat}]"
        _check_pieces(s, player, path, is_moving=s.moving is not None and seat == s.active)
        _check_pyramids(s, player, path)
        _check_tokens(s, seat, path, exact=exact)
        _check_battle_cards(s, seat, player, path)
    _check_tiles(s)
    _check_cards(s, exact=exact)
    check_turn(s)


def _check_table(s: State) -> None:
    must(sorted(s.order) == list(seats_of(s)), "order", "everybody once")
    colours = [player.colour for player in s.players]
    must(len(set(colours)) == len(colours), "players", "colours must be different")
    agreed = zip(s.setting.colours, colours, strict=True)
    must(all(want in (None, got) for want, got in agreed), "setting.colours", "as players have")
    if s.phase in ACTING:
        must(s.active != NOBODY, "active", "somebody's turn")
    in_setup = s.phase in (Phase.CITY, Phase.DEAL, Phase.PYRAMIDS, Phase.SOLDIERS)
    must(s.day <= MOST_POINTS, "day", "too late")
    must(in_setup or s.phase is Phase.PRAYER or s.day >= 1, "day", "the first day is 1")
    must(s.phase is not Phase.TURN or 1 <= s.turn <= TOKENS, "turn", "1 to 5")
    must(s.phase is Phase.TURN or not s.has_placed, "placed", "only during a turn")
    over = s.phase is Phase.OVER
    must(over == (s.ending is not None), "ending", "how the game ended, when it is over")
    must(len(s.winners) == int(over), "winners", "one, when it is over")
    must(all(len(row) == len(s.players) for row in s.scores), "scores", "a number for each seat")
    must(set(s.night_tiles) <= set(NIGHT_TILES), "night_tiles", "used at night")
    must(len(set(s.night_tiles)) == len(s.night_tiles), "night_tiles", "each once")
    if s.night_tiles:
        must(s.phase is Phase.NIGHT_TILES, "night_tiles", "used at night")
        owned = set(s.night_tiles) <= set(s.players[s.active].tiles)
        must(owned, "night_tiles", "of the active player")


def _check_cities(s: State) -> None:
    cities = board_of(s).cities
    chosen = [player.city for player in s.players if player.city]
    must(set(chosen) <= set(cities), "players", "a city that is not in play")
    must(len(set(chosen)) == len(chosen), "players", "a city is taken twice")
    if s.phase is Phase.CITY:
        done = s.order[: s.order.index(s.active)]
        right = all(bool(s.players[n].city) == (n in done) for n in seats_of(s))
        must(right, "players", "cities are taken in turn order")
        must(not any(p.soldiers or p.tiles for p in s.players), "players", "nothing is placed yet")
    else:
        must(len(chosen) == len(s.players), "players", "everybody has a city")
    if s.phase in (Phase.DEAL, Phase.PYRAMIDS, Phase.SOLDIERS):
        _check_set_up(s)


def _check_set_up(s: State) -> None:
    """What comes in turn order is done by those before the active player."""
    done = s.order[: s.order.index(s.active)]
    for seat, player in enumerate(s.players):
        path = f"players[{seat}]"
        has_pyramids = s.phase is Phase.SOLDIERS or (s.phase is Phase.PYRAMIDS and seat in done)
        must(has_pyramids or not player.sites, f"{path}.pyramids", "not placed yet")
        has_soldiers = s.phase is Phase.SOLDIERS and seat in done
        must(has_soldiers or not player.soldiers, f"{path}.soldiers", "not placed yet")
        must(not player.tiles, f"{path}.tiles", "not bought yet")


# --- pieces ----------------------------------------------------------------------------------


def _check_pieces(s: State, player: Player, path: str, *, is_moving: bool) -> None:
    must(0 <= player.prayer <= MOST_PRAYER, f"{path}.prayer", "0 to 11")
    must(sum(player.soldiers.values()) <= SOLDIERS, f"{path}.soldiers", "more than twelve")
    here = s.moving.here if is_moving and s.moving is not None else RESERVE
    limit, areas = army_limit(player), board_of(s).adjacent
    for area, count in player.soldiers.items():
        must(area in areas, f"{path}.soldiers", f"{area} is not on this board")
        fits = count <= limit or (area == here and count <= 2 * limit)
        must(count > 0 and fits, f"{path}.soldiers", f"{count} in {area}")
    owned = {CREATURE_OF[power] for power in player.tiles if power in CREATURE_OF}
    must(set(player.creatures) == owned, f"{path}.creatures", "those whose tiles it has")
    places = [area for area in player.creatures.values() if area != RESERVE]
    for area, count in Counter(places).items():
        must(area in player.soldiers, f"{path}.creatures", f"no soldier in {area}")
        must(count <= (2 if area == here else 1), f"{path}.creatures", f"{count} in {area}")
    must(set(player.points) <= set(PERMANENT), f"{path}.points", "only permanent ones")
    few = all(0 < n <= MOST_POINTS for n in player.points.values())
    must(few, f"{path}.points", "too many")


def _check_pyramids(s: State, player: Player, path: str) -> None:
    sites = list(player.sites.values())
    raised = {colour for colour, level in player.levels.items() if level}
    must(set(player.sites) == raised, f"{path}.pyramids", "a pyramid stands from level 1 on")
    own = districts(player.city) if player.city else ()
    must(set(sites) <= set(own), f"{path}.pyramids", "in own districts")
    must(len(set(sites)) == len(sites), f"{path}.pyramids", "one in a district")
    fits = all(0 <= level <= highest_level(s) for level in player.levels.values())
    must(fits, f"{path}.pyramids", "too high")


def _check_tiles(s: State) -> None:
    tiles = [tile for player in s.players for tile in player.tiles.values()]
    must(len(set(tiles)) == len(tiles), "players", "a tile has two owners")


def _check_tokens(s: State, seat: int, path: str, *, exact: bool) -> None:
    """Everybody can place a token each turn and a token in each row (K-5.4)."""
    player = s.players[seat]
    tokens = list(player.placed.values())
    must(tokens.count(Token.SILVER) <= 1, f"{path}.tokens", "one silver token")
    for space, token in player.placed.items():
        is_gold = token is Token.GOLD
        must((space is Space.GOLD) == is_gold, f"{path}.tokens", "the gold token has its space")
    silver = Power.ACT_OF_GOD in player.tiles or Token.SILVER not in tokens
    must(silver, f"{path}.tokens", "no silver token is owned")
    gold = Power.DIVINE_WILL in player.tiles or Token.GOLD not in tokens
    must(gold, f"{path}.tokens", "no gold token is owned")
    must(tokens.count(Token.NORMAL) <= TOKENS, f"{path}.tokens", "five normal tokens")
    if s.phase is not Phase.TURN:
        return
    place, now = s.order.index(seat), s.order.index(s.active)
    is_done = place < now or (seat == s.active and s.has_placed)
    turns = TOKENS - s.turn + (not is_done)
    left = tokens_left(player)
    must(left == turns if exact else left >= turns, f"{path}.tokens", f"{turns} turns are left")
    must(seat != s.active or not s.has_placed or Token.NORMAL in tokens, "placed", "no token is")
    rows = len(empty_rows(player)) <= left + has_silver(player)
    must(rows, f"{path}.tokens", "each row needs a token")


# --- cards -----------------------------------------------------------------------------------


def _check_battle_cards(s: State, seat: int, player: Player, path: str) -> None:
    special = [SPECIAL_OF[power] for power in player.tiles if power in SPECIAL_OF]
    everywhere = [*player.cards, *player.played, *player.dropped, *player.removed]
    wanted = sorted((*BASE_CARDS, *special))
    must(sorted(everywhere) == wanted, f"{path}.cards", "each battle card once")
    must(len(player.removed) == len(special), f"{path}.removed", "one for each special card")
    for n, card in enumerate(player.removed):
        must(card not in special[n:], f"{path}.removed", "given up before it came")
    even = len(player.played) == len(player.dropped)
    must(even, f"{path}.dropped", "as many as were played")
    fighting = s.battle is not None and seat in (s.battle.attacker.seat, s.battle.defender.seat)
    must(len(player.cards) <= HAND, f"{path}.cards", "six at most")
    must(bool(player.cards) or fighting, f"{path}.cards", "they come back after a battle")


def _check_cards(s: State, *, exact: bool) -> None:
    everywhere = Counter((*s.deck, *s.shown))
    for player in s.players:
        everywhere += Counter((*player.hand, *player.buried))
    printed = Counter(DECK)
    for card, count in everywhere.items():
        must(count <= printed[card], "deck", f"{count} of {card}")
    must_fit(sum(everywhere.values()), len(DECK), "deck", "DI cards", exact=exact)
