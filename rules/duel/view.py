"""What a seat or the public may see: the only thing that leaves the rules (RULES D-23.2).

Hidden are face-down cards, the order of decks - which the state does not even hold -, the
gods that were put face down in Age I, except from whoever put them, and the places of gods in
their decks, except from whoever has seen them there.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.duel.cards import CARDS, Card
from rules.duel.data import (
    BATCH,
    DRAFT,
    RAW,
    RESOURCES,
    SELL_INCOME,
    SLOTS,
    WONDERS,
    Back,
    Category,
    Colour,
    God,
    Mythology,
    Progress,
    Resource,
    Side,
    Symbol,
    Wonder,
)
from rules.duel.layouts import AGE_BACK, COLUMN
from rules.duel.pantheon import slot_price
from rules.duel.prices import (
    Price,
    Prices,
    means,
    price_of_wonder,
    purse,
)
from rules.duel.scoring import of_colour, points, symbols
from rules.duel.state import (
    NOBODY,
    Ending,
    Phase,
    Player,
    State,
    covering,
    rival_of,
    seat_of,
    side_of,
)
from rules.engine.decisions import Seat


@dataclass(frozen=True, slots=True)
class CardView:
    """A card of the structure; prices, by seat, only if it lies face up."""

    place: int  # row times ten and number: 32
    row: int
    column: int  # in halves of a card, from 1
    card: Card | None  # None: face down
    back: Back
    accessible: bool
    covered_by: tuple[int, ...]  # places of the cards that lie on it
    mythology: Mythology | None  # tokens that lie on it
    offering: int  # 0: none
    prices: tuple[Price, ...]
    affordable: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class WonderView:
    """A Wonder of a city; the price of an unbuilt one is its owner's."""

    number: int  # from 1
    wonder: Wonder
    built: bool
    under: Card | None  # the card that lies under it
    price: Price | None
    affordable: bool


@dataclass(frozen=True, slots=True)
class CityView:
    """A player's city and treasury."""

    seat: Seat
    side: Side
    coins: int
    vault: int  # coins on Astarte
    cards: tuple[Card, ...]
    wonders: tuple[WonderView, ...]
    progress: tuple[Progress, ...]
    mythologies: tuple[Mythology, ...]  # tokens
    offerings: tuple[int, ...]
    gods: tuple[God, ...]  # activated, the Gate too
    snake: Card | None  # the rival's card whose symbol Nisaba gives
    units: dict[Resource, int]  # made by brown and grey cards
    choices: tuple[tuple[str, tuple[Resource, ...]], ...]  # producers, and what they choose from
    unit_prices: dict[Resource, int]  # of one missing unit
    fixed: tuple[Resource, ...]  # whose price is fixed at 1
    symbols: dict[Symbol, int]
    points: dict[Category, int]  # if the game ended now
    total: int
    sell_income: int


@dataclass(frozen=True, slots=True)
class SlotView:
    """A slot of the Pantheon; the prices of its card by seat, without Offering tokens."""

    number: int
    mythology: Mythology | None  # of the god that lies there; None for the Gate too
    god: God | None  # if the viewer may know it
    face_up: bool
    placer: Seat  # of a god that lies face down, or -1
    tokens: tuple[Progress, ...]  # on Enki
    prices: tuple[int, ...]  # also of an empty slot
    discounted: tuple[int, ...]  # with all Offering tokens of each seat
    affordable: tuple[bool, ...]  # with all Offering tokens

    @property
    def is_empty(self) -> bool:
        """Return whether no card lies there."""
        return self.mythology is None and self.god is None


@dataclass(frozen=True, slots=True)
class DeckView:
    """The gods of a Mythology that are left, from the top; None where the viewer cannot know."""

    mythology: Mythology
    cards: int
    known: tuple[God | None, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one viewer may know about a game."""

    viewer: Seat | None
    phase: Phase
    pantheon: bool
    age: int
    first: Seat  # the Sun
    active: Seat  # whose turn it is
    asking: str  # the decision that is open, as in keys.What
    asked: Seat  # who decides it, or -1
    cities: tuple[CityView, ...]  # by seat

    # The draft
    batch: tuple[Wonder | None, ...]  # None where one was taken
    drafted: int  # Wonders taken so far, of both batches
    draft_order: tuple[Seat, ...]  # of the batch that lies there
    undealt: int

    # The table
    structure: tuple[CardView, ...]
    discard: tuple[Card, ...]  # number 1 first
    pawn: int  # more than 0: towards the Moon's capital
    minerva: int | None
    military: tuple[int, ...]  # tokens on the board; minus on the Sun's side
    progress: tuple[Progress | None, ...]  # None where one was taken
    box: tuple[Progress, ...]  # known by elimination

    # The Pantheon
    slots: tuple[SlotView, ...]
    decks: tuple[DeckView, ...]

    # What is being decided
    activating: int  # the slot for which Offering tokens are asked, or 0
    drawn: tuple[Progress, ...]  # by the Great Library
    revealed: tuple[God, ...]  # by the Gate or the Divine Theater
    enki: tuple[Progress, ...]  # tokens on Enki, wherever he is
    looks: int  # how many gods somebody looks at in secret
    looking: tuple[God, ...]  # those gods, for whoever looks alone

    replay: bool  # another turn is earned
    ending: Ending | None
    winners: tuple[Seat, ...]


def view(s: State, viewer: Seat | None) -> View:
    """Show the game to one seat, or to the channel when viewer is None."""
    return View(
        viewer=viewer,
        phase=s.phase,
        pantheon=s.pantheon,
        age=s.age,
        first=s.first,
        active=s.active,
        asking=s.asking,
        asked=s.asked,
        cities=tuple(_city(s, seat) for seat in range(len(s.players))),
        batch=s.batch,
        drafted=s.drafted,
        draft_order=draft_order(s),
        undealt=len(s.wonders),
        structure=_structure(s),
        discard=s.discard,
        pawn=s.pawn,
        minerva=s.minerva,
        military=s.military,
        progress=s.progress,
        box=s.box,
        slots=tuple(_slot(s, slot, viewer) for slot in SLOTS) if s.pantheon else (),
        decks=_decks(s, viewer),
        activating=s.activating,
        drawn=s.drawn,
        revealed=s.revealed,
        enki=s.enki,
        looks=len(s.looking),
        looking=s.looking if viewer == s.asked else (),
        replay=s.replay,
        ending=s.ending,
        winners=s.winners,
    )


def _structure(s: State) -> tuple[CardView, ...]:
    both = [Prices(s, seat) for seat in range(len(s.players))]
    return tuple(_card(s, place, both) for place in s.structure)


def _card(s: State, place: int, both: list[Prices]) -> CardView:
    card, on_it = s.structure[place], tuple(covering(s, place))
    prices = () if card is None else tuple(prices.card(card) for prices in both)
    return CardView(
        place=place,
        row=place // 10,
        column=COLUMN[s.age][place],
        card=card,
        back=_back(s, place),
        accessible=card is not None and not on_it,
        covered_by=on_it,
        mythology=s.mythologies.get(place),
        offering=s.offerings.get(place, 0),
        prices=prices,
        affordable=_affordable(s, tuple(price.total for price in prices)),
    )


def _back(s: State, place: int) -> Back:
    card = s.structure[place]
    if card is not None:
        return CARDS[card].back
    if place in s.special:
        return Back.TEMPLE if s.pantheon else Back.GUILD
    return AGE_BACK[s.age]


def _affordable(s: State, prices: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(price <= purse(s.players[seat]) for seat, price in enumerate(prices))


def _city(s: State, seat: Seat) -> CityView:
    player = s.players[seat]
    paying = means(player, s.players[rival_of(seat)])
    scored = points(s, seat)
    return CityView(
        seat=seat,
        side=side_of(s, seat),
        coins=player.coins,
        vault=player.vault,
        cards=player.cards,
        wonders=tuple(_wonder(s, seat, n, w) for n, w in enumerate(player.wonders, 1)),
        progress=player.progress,
        mythologies=player.mythologies,
        offerings=player.offerings,
        gods=player.gods,
        snake=player.snake,
        units=dict(zip(RESOURCES, paying.made, strict=True)),
        choices=_choices(player),
        unit_prices=dict(zip(RESOURCES, paying.prices, strict=True)),
        fixed=paying.fixed,
        symbols=symbols(player),
        points=scored,
        total=sum(scored.values()),
        sell_income=SELL_INCOME + len(of_colour(player, Colour.YELLOW)),
    )


def _choices(player: Player) -> tuple[tuple[str, tuple[Resource, ...]], ...]:
    """The cards and Wonders that make one of several resources."""
    cards = [(str(card), CARDS[card].chooses) for card in player.cards]
    wonders = [(str(wonder), WONDERS[wonder].chooses) for wonder in player.built]
    found = [(name, chooses) for name, chooses in (*cards, *wonders) if chooses]
    return tuple(sorted(found, key=lambda choice: choice[1] != RAW))


def _wonder(s: State, seat: Seat, number: int, wonder: Wonder) -> WonderView:
    under = s.players[seat].built.get(wonder)
    if under is not None:
        return WonderView(number, wonder, True, under, None, False)
    price = price_of_wonder(s, seat, wonder)
    return WonderView(number, wonder, False, None, price, price.total <= purse(s.players[seat]))


def _slot(s: State, number: int, viewer: Seat | None) -> SlotView:
    slot = s.slots.get(number)
    placer = slot.placer if slot is not None else NOBODY
    is_known = slot is not None and placer in (NOBODY, viewer)
    prices = tuple(slot_price(s, seat, number) for seat in (0, 1))
    offered = (sum(player.offerings) for player in s.players)
    discounted = tuple(max(0, price - less) for price, less in zip(prices, offered, strict=True))
    return SlotView(
        number=number,
        mythology=slot.mythology if slot is not None else None,
        god=slot.god if slot is not None and is_known else None,
        face_up=slot is not None and placer == NOBODY,
        placer=placer,
        tokens=s.enki if slot is not None and slot.god is God.ENKI and is_known else (),
        prices=prices,
        discounted=discounted,
        affordable=_affordable(s, discounted),
    )


def _decks(s: State, viewer: Seat | None) -> tuple[DeckView, ...]:
    """Decks with what the viewer knows of them; the public knows what both players know."""
    shown = []
    for mythology, deck in s.decks.items():
        known = [seen.god if seen.is_known_to(viewer) else None for seen in deck.top]
        shown.append(DeckView(mythology, len(deck), (*known, *(None for _ in deck.rest))))
    return tuple(shown)


def draft_order(s: State) -> tuple[Seat, ...]:
    """Who picks from the batch that lies there, in order."""
    if s.phase is not Phase.DRAFT or not s.batch:
        return ()
    sides = DRAFT[s.drafted // BATCH]
    return tuple(seat_of(s, tuple(Side)[side]) for side in sides)
