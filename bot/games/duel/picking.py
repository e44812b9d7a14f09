"""The clicks of everything that is asked besides the main action: one of a list, with a note."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.games.clicks import Way, step
from bot.games.duel.phrases import space
from bot.games.duel.words import Words
from rules.duel.cards import CARDS, Card
from rules.duel.data import (
    RESOURCES,
    SYMBOLS_TO_WIN,
    Mythology,
    Progress,
    Resource,
    Side,
    Wonder,
    slot_cost,
)
from rules.duel.keys import What, read_number, read_pair, read_placement
from rules.duel.lookup import (
    card_at,
    city_of,
    distinct_symbols,
    is_new_symbol,
    makes_pair,
    owner_of_wonder,
    rival_city,
    seat_of,
)
from rules.duel.state import NOBODY
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat

MOST_IN_A_MENU = 25


def way_to(what: str, keys: Sequence[str]) -> Callable[[Words, str], Way]:
    """How each option of a decision is reached."""
    if what == What.BUILD_FROM_DISCARD and len(keys) > MOST_IN_A_MENU:
        return _pile_by_colour
    if what == What.ANUBIS_WONDER:
        numbers = {key: n for n, key in enumerate(keys, 1)}
        return lambda words, key: _anubis(words, key, numbers[key])
    return _WAYS.get(what, _plain)


def number_of_wonder(view: View, seat: Seat, wonder: str) -> int:
    """The number of a Wonder among its owner's; 0 if it is not."""
    city = city_of(view, seat)
    return next((w.number for w in city.wonders if w.wonder == wonder), 0) if city else 0


def slot_parts(words: Words, number: int, times: int = 1) -> tuple[str, str]:
    """A slot, and its printed price for both sides."""
    sun, moon = (times * slot_cost(number, side) for side in Side)
    slot = words.texts("duel-click-slot", number=number)
    return slot, words.texts("duel-click-prices", sun=sun, moon=moon)


def _place(row: Sequence[str | None], key: str) -> str:
    """The number of something in a row, and a blank; nothing if it is not there."""
    return f"{row.index(key) + 1} " if key in row else ""


# --- Wonders, tokens, gods ------------------------------------------------------------------------


def _draft(words: Words, key: str) -> Way:
    label = _place(words.view.batch, key) + words.name(key)
    return (step(key, label, about=words.about("wonder", key)),)


def _token(row: Callable[[View], Sequence[Progress | None]]) -> Callable[[Words, str], Way]:
    def way(words: Words, key: str) -> Way:
        label = _place(row(words.view), key) + words.name(key)
        return (step(key, label, about=words.about("progress", key)),)

    return way


def _revealed(words: Words, key: str) -> Way:
    label = _place(words.view.revealed, key) + words.name(key)
    return (step(key, label, about=words.about("god", key)),)


def _deck(words: Words, key: str) -> Way:
    """A deck, and how many gods are left in it."""
    left = next((deck.cards for deck in words.view.decks if deck.mythology == key), 0)
    number = list(Mythology).index(Mythology(key)) + 1
    count = words.texts("duel-click-left", number=left)
    return (step(key, f"{number} {words.mythology(key)}", count),)


def _on_top(words: Words, key: str) -> Way:
    label = words.texts("duel-click-on-top", god=words.name(key))
    return (step(key, label, about=words.about("god", key)),)


def _placement(words: Words, key: str) -> Way:
    """A god, then a slot."""
    read = read_placement(key)
    if read is None:
        return _plain(words, key)
    god, number = read
    label = _place(words.view.looking, god) + words.name(god)
    slot = step(f"slot {number}", *slot_parts(words, number))
    return step(god, label, about=words.about("god", god)), slot


def _ra(words: Words, key: str) -> Way:
    number = number_of_wonder(words.view, 1 - words.me, key)
    return (step(key, f"{number} {words.name(key)}", about=words.about("wonder", key)),)


def _anubis(words: Words, key: str, number: int) -> Way:
    """A Wonder after its owner."""
    owner = owner_of_wonder(words.view, Wonder(key))
    whose = "" if owner == NOBODY else f"{words.seat(owner)}: "
    return (step(key, f"{number} {whose}{words.name(key)}", about=words.about("wonder", key)),)


# --- cards ----------------------------------------------------------------------------------------


def _targets(words: Words, key: str, cards: Sequence[Card], *changes: str) -> Way:
    label = _place(cards, key) + words.name(key)
    return (step(key, label, note=changes, about=words.effect(Card(key))),)


def _rivals(words: Words, key: str) -> Way:
    """A brown or grey card of the rival, and what a unit costs when it is gone."""
    mine, rival = city_of(words.view, words.me), rival_city(words.view, words.me)
    if mine is None or rival is None:
        return _plain(words, key)
    colour = CARDS[Card(key)].colour
    stealing = words.view.asking == What.STEAL_CARD
    cards = [c for c in rival.cards if CARDS[c].colour is colour or (stealing and _is_producer(c))]
    return _targets(words, key, cards, *_cheaper(words, mine, Card(key)))


def _is_producer(card: Card) -> bool:
    return any(CARDS[card].makes)


def _cheaper(words: Words, mine: CityView, card: Card) -> Iterator[str]:
    """How the price of what a card makes falls, unless it is fixed."""
    for resource, units in zip(RESOURCES, CARDS[card].makes, strict=True):
        if units and resource not in mine.fixed:
            old = mine.unit_prices[resource]
            yield _price_change(words, resource, old, old - units)


def _price_change(words: Words, resource: Resource, old: int, new: int) -> str:
    name = words.say.name("resource", resource)
    return words.texts("duel-note-price", name=name, old=old, new=new)


def _snake(words: Words, key: str) -> Way:
    """A green card of the rival, and whether its symbol is new, makes a pair or wins."""
    mine, rival = city_of(words.view, words.me), rival_city(words.view, words.me)
    if mine is None or rival is None:
        return _plain(words, key)
    card = Card(key)
    green = [c for c in rival.cards if CARDS[c].colour is CARDS[card].colour]
    return _targets(words, key, green, *_symbol(words, mine, card))


def _symbol(words: Words, mine: CityView, card: Card) -> Iterator[str]:
    if is_new_symbol(mine, card):
        wins = distinct_symbols(mine) + 1 >= SYMBOLS_TO_WIN
        yield words.texts("duel-note-wins" if wins else "duel-note-new")
    elif makes_pair(mine, CARDS[card].symbol):
        yield words.texts("duel-note-pair")


def _pile(words: Words, key: str) -> Way:
    return _targets(words, key, words.view.discard)


def _pile_by_colour(words: Words, key: str) -> Way:
    """A large pile by colours."""
    colour = CARDS[Card(key)].colour
    name = words.say.name("colour", colour)
    return step(f"colour {colour}", name[:1].upper() + name[1:]), *_pile(words, key)


def _isis(words: Words, key: str) -> Way:
    """A card of the discard pile, then the Wonder."""
    read = read_pair(key)
    if read is None:
        return _plain(words, key)
    card, wonder = read
    number = number_of_wonder(words.view, words.me, wonder)
    label = f"{number} {words.name(wonder)}"
    built = step(f"with {wonder}", label, about=words.about("wonder", wonder))
    return *_targets(words, card, words.view.discard), built


def _zeus(words: Words, key: str) -> Way:
    """A row, then a card with the token on it."""
    card = card_at(words.view, read_number(key) or 0)
    if card is None:
        return _plain(words, key)
    row = step(f"row {card.row}", words.texts("duel-click-row", number=card.row))
    tokens = []
    if card.mythology is not None:
        name = words.mythology(card.mythology)
        tokens.append(words.texts("duel-board-mythology", mythology=name))
    if card.offering:
        tokens.append(words.texts("duel-board-offering", number=card.offering))
    about = words.effect(card.card) if card.card is not None else ""
    return row, step(key, words.lying(card), *tokens, about=about)


# --- the track, and who begins ------------------------------------------------------------------


def _side(number: int) -> Side:
    return Side.SUN if number < 0 else Side.MOON


def _side_label(words: Words, number: int) -> str:
    return words.texts("duel-click-side", side=str(_side(number)))


def _minerva(words: Words, key: str) -> Way:
    """A side, then a space."""
    number = read_number(key) or 0
    if not number:
        return (step("middle", words.texts("duel-click-middle")),)
    side = step(f"side {_side(number)}", _side_label(words, number))
    return side, step(key, words.texts("duel-click-space", space=space(number)))


def _military(words: Words, key: str) -> Way:
    """A Military token by its side and coins."""
    number = read_number(key) or 0
    coins = words.texts("duel-effect-coins", number=abs(number))
    return (step(key, space(number), _side_label(words, number), coins),)


def _starter(words: Words, key: str) -> Way:
    seat = seat_of(words.view, Side(key))
    if seat == words.me:
        return (step(key, words.texts("duel-click-i-start")),)
    return (step(key, words.texts("duel-click-starts", player=words.seat(seat))),)


def _plain(words: Words, key: str) -> Way:
    return (step(key, words.name(key)),)


_WAYS: dict[str, Callable[[Words, str], Way]] = {
    What.DRAFT_WONDER: _draft,
    What.CHOOSE_PROGRESS: _token(lambda view: view.progress),
    What.LIBRARY_TOKEN: _token(lambda view: view.drawn),
    What.ENKI_TOKEN: _token(lambda view: view.enki),
    What.DISCARD_OPPONENT_CARD: _rivals,
    What.STEAL_CARD: _rivals,
    What.PLACE_SNAKE: _snake,
    What.BUILD_FROM_DISCARD: _pile,
    What.ISIS_PAIR: _isis,
    What.RA_WONDER: _ra,
    What.ZEUS_CARD: _zeus,
    What.PLACE_MINERVA: _minerva,
    What.NEPTUNE_REMOVE: _military,
    What.NEPTUNE_APPLY: _military,
    What.CHOOSE_STARTER: _starter,
    What.GATE_GOD: _revealed,
    What.THEATER_GOD: _revealed,
    What.THEATER_DECK: _deck,
    What.THEATER_ORDER: _on_top,
    What.PLACE_GOD: _placement,
}
