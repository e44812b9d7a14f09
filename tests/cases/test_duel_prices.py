"""Every price of Duel against a search over all ways to pay that knows nothing of ours.

``--prices 100000`` looks at as many positions; a few hundred are the rule.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from random import Random

from rules.duel.cards import CARDS, Card
from rules.duel.data import BASE_WONDERS, WONDERS, Progress, Wonder
from rules.duel.prices import Prices
from rules.duel.state import Player, Setting, State

RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")
FIXED = {
    "stone_reserve": ("stone",),
    "clay_reserve": ("clay",),
    "wood_reserve": ("wood",),
    "customs_house": ("glass", "papyrus"),
}
CHOICES = {
    "forum": RESOURCES[3:],
    "caravansery": RESOURCES[:3],
    "great_lighthouse": RESOURCES[:3],
    "piraeus": RESOURCES[3:],
}


def some_state(random: Random) -> State:
    """Two cities of any cards, Wonders and tokens, with Pantheon or without."""
    pantheon = random.random() < 0.5
    s = State(Setting(pantheon), pantheon=pantheon, age=3, players=[Player(), Player()])
    cards = random.sample(list(Card), random.randrange(0, 46))
    wonders = random.sample(list(BASE_WONDERS), 8)
    tokens = random.sample(list(Progress), random.randrange(0, 9))
    for seat, player in enumerate(s.players):
        player.cards = tuple(cards[seat::2])
        player.wonders = tuple(wonders[seat::2])
        built = random.randrange(0, 4)
        player.built = dict.fromkeys(player.wonders[:built], Card.ALTAR)
        player.progress = tuple(tokens[seat::2])
        player.mythologies = tuple(random.sample(["greek", "roman", "egyptian"], built))
    return s


# --- the search -------------------------------------------------------------------------------


def searched(player, rival, kind, spared: int) -> int:
    """The least over every assignment of choices and every set of units that are spared."""
    theirs, mine = made_by(rival.cards), made_by(player.cards)
    fixed = {name for card in player.cards for name in FIXED.get(card, ())}
    price = [1 if RESOURCES[n] in fixed else 2 + theirs[n] for n in range(5)]
    makers = tuple(CHOICES[name] for name in (*player.cards, *player.built) if name in CHOICES)
    bought = min(
        sum(max(0, left[n] - mine[n] - chosen[n]) * price[n] for n in range(5) if left[n])
        for left in leaving(kind.cost.units, spared)
        for chosen in assignments(makers)
    )
    return kind.cost.coins + bought


@lru_cache(maxsize=64)
def made_by(cards: tuple[Card, ...]) -> list[int]:
    return [sum(CARDS[card].makes[n] for card in cards) for n in range(5)]


@cache
def assignments(makers: tuple[tuple[str, ...], ...]) -> set[tuple[int, ...]]:
    """What choices can make together: each of them any one of its resources."""
    return {tuple(map(made.count, RESOURCES)) for made in product(*makers)}


@cache
def leaving(units: tuple[int, ...], spared: int) -> set[tuple[int, ...]]:
    """What is left of a cost when up to so many units are taken away, in every way."""
    row = [name for name, count in zip(RESOURCES, units, strict=True) for _ in range(count)]
    sizes = range(max(0, len(row) - spared), len(row) + 1)
    kept = (left for size in sizes for left in combinations(row, size))
    return {tuple(map(left.count, RESOURCES)) for left in kept}


@cache
def giver(chain: str) -> str:
    return next(card for card, kind in CARDS.items() if kind.gives == chain)


def card_price(s: State, seat: int, card: Card) -> int:
    player, rival, kind = s.players[seat], s.players[1 - seat], CARDS[card]
    if kind.needs and giver(kind.needs) in player.cards:
        return 0
    if kind.mythology and kind.mythology in player.mythologies:
        return 0
    masonry = kind.colour == "blue" and "masonry" in player.progress
    price = searched(player, rival, kind, 2 if masonry else 0)
    symbol = kind.needs or kind.mythology
    return min(price, 1) if symbol and "engineering" in player.progress else price


def wonder_price(s: State, seat: int, wonder: Wonder) -> int:
    player, rival = s.players[seat], s.players[1 - seat]
    return searched(player, rival, WONDERS[wonder], 2 if "architecture" in player.progress else 0)


# --- the comparison ---------------------------------------------------------------------------


def compare(s: State) -> None:
    """Compare the prices of all cards and Wonders for both players."""
    for seat in (0, 1):
        prices = Prices(s, seat)
        for card in Card:
            ours = prices.card(card)
            assert ours.total == card_price(s, seat, card), (s, seat, card)
            assert ours.total == ours.coins + sum(b.units * b.each for b in ours.bought)
            assert prices.pays_card(card, ours.total)
            assert not prices.pays_card(card, ours.total - 1) or not ours.total
        for wonder in Wonder:
            ours = prices.wonder(wonder)
            assert ours.total == wonder_price(s, seat, wonder), (s, seat, wonder)
            assert prices.pays_wonder(wonder, ours.total)
            assert not prices.pays_wonder(wonder, ours.total - 1)


def test_every_price_is_the_least_of_all_ways(request):
    """D-6.6, Ruling 9: every card and Wonder, for both players."""
    for number in range(request.config.getoption("--prices")):
        compare(some_state(Random(f"prices/{number}")))


def test_the_search_finds_ways():
    """The search itself: two choices, a fixed price, spared units."""
    s = State(Setting(), players=[Player(), Player()])
    s.players[0].cards = (Card.CARAVANSERY, Card.STONE_RESERVE)
    s.players[1].cards = (Card.SAWMILL,)
    assert card_price(s, 0, Card.TOWN_HALL) == 3 + 4
    s.players[0].progress = (Progress.MASONRY,)
    assert card_price(s, 0, Card.TOWN_HALL) == 2
