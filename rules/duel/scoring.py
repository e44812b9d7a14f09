"""Counting: cards of a colour, symbols, points by category (RULES D-7.9, D-11, D-13.2)."""

from __future__ import annotations

from collections.abc import Callable

from rules.duel.cards import CARDS, Card, Count
from rules.duel.data import (
    APHRODITE_POINTS,
    COINS_PER_POINT,
    MATHEMATICS_POINTS,
    MYSTICISM_POINTS,
    PROGRESS_POINTS,
    TEMPLE_POINTS,
    WONDERS,
    ZONE_POINTS,
    Category,
    Colour,
    God,
    Progress,
    Symbol,
)
from rules.duel.state import Player, State, rival_of, towards_rival
from rules.engine.decisions import Seat


def of_colour(player: Player, *colours: Colour) -> list[Card]:
    """The cards of some colours in a city."""
    return [card for card in player.cards if CARDS[card].colour in colours]


COLOURS_OF_COUNT = {
    Count.BROWN: (Colour.BROWN,),
    Count.GREY: (Colour.GREY,),
    Count.RESOURCES: (Colour.BROWN, Colour.GREY),
    Count.BLUE: (Colour.BLUE,),
    Count.GREEN: (Colour.GREEN,),
    Count.YELLOW: (Colour.YELLOW,),
    Count.RED: (Colour.RED,),
}


def count(player: Player, what: Count) -> int:
    """How many things of a kind a city has."""
    if what is Count.WONDERS:
        return len(player.built)
    if what is Count.COINS:
        return player.coins // COINS_PER_POINT
    return len(of_colour(player, *COLOURS_OF_COUNT[what]))


def count_larger(s: State, what: Count) -> int:
    """How many of them the city with more has (D-7.9)."""
    return max(count(player, what) for player in s.players)


def symbols(player: Player) -> dict[Symbol, int]:
    """The science symbols that a player holds."""
    held = [CARDS[card].symbol for card in player.cards]
    if player.snake is not None:
        held.append(CARDS[player.snake].symbol)
    if Progress.LAW in player.progress:
        held.append(Symbol.LAW)
    if God.ISHTAR in player.gods:
        held.append(Symbol.LAW)
    return {symbol: held.count(symbol) for symbol in Symbol if symbol in held}


# --- points -----------------------------------------------------------------------------------


def _printed(*colours: Colour) -> Callable[[State, Seat], int]:
    def points(s: State, seat: Seat) -> int:
        return sum(CARDS[card].points for card in of_colour(s.players[seat], *colours))

    return points


def _military(s: State, seat: Seat) -> int:
    lead = s.pawn * towards_rival(s, seat)
    return ZONE_POINTS[lead] if lead > 0 else 0


def _guilds(s: State, seat: Seat) -> int:
    kinds = [CARDS[card] for card in of_colour(s.players[seat], Colour.PURPLE)]
    return sum(k.points_each * count_larger(s, k.counts) for k in kinds if k.counts is not None)


def _temples(s: State, seat: Seat) -> int:
    return TEMPLE_POINTS[min(3, len(of_colour(s.players[seat], Colour.TEMPLE)))]


def _wonders(s: State, seat: Seat) -> int:
    return sum(WONDERS[wonder].points for wonder in s.players[seat].built)


def _progress(s: State, seat: Seat) -> int:
    player = s.players[seat]
    points = sum(PROGRESS_POINTS.get(token, 0) for token in player.progress)
    if Progress.MATHEMATICS in player.progress:
        points += MATHEMATICS_POINTS * len(player.progress)
    if Progress.MYSTICISM in player.progress:
        points += MYSTICISM_POINTS * (len(player.mythologies) + len(player.offerings))
    return points


def _coins(s: State, seat: Seat) -> int:
    return s.players[seat].coins // COINS_PER_POINT


def _gods(s: State, seat: Seat) -> int:
    """Aphrodite's points, and the coins that are left on Astarte."""
    player = s.players[seat]
    return player.vault + (APHRODITE_POINTS if God.APHRODITE in player.gods else 0)


POINTS: dict[Category, Callable[[State, Seat], int]] = {
    Category.MILITARY: _military,
    Category.BLUE: _printed(Colour.BLUE),
    Category.GREEN: _printed(Colour.GREEN),
    Category.YELLOW: _printed(Colour.YELLOW),
    Category.GUILDS: _guilds,
    Category.TEMPLES: _temples,
    Category.WONDERS: _wonders,
    Category.PROGRESS: _progress,
    Category.COINS: _coins,
    Category.GODS: _gods,
}


def categories(pantheon: bool) -> list[Category]:
    """The categories of a score sheet, with and without Pantheon."""
    absent = {Category.GUILDS} if pantheon else {Category.TEMPLES, Category.GODS}
    return [category for category in Category if category not in absent]


def points(s: State, seat: Seat) -> dict[Category, int]:
    """A player's points by category, if the game ended now."""
    return {category: POINTS[category](s, seat) for category in categories(s.pantheon)}


def totals(s: State) -> list[int]:
    """Everybody's points, by seat."""
    return [sum(points(s, seat).values()) for seat in (0, 1)]


def leader(s: State) -> Seat | None:
    """The player towards whose rival's capital the pawn stands."""
    if s.pawn == 0:
        return None
    return s.first if s.pawn > 0 else rival_of(s.first)
