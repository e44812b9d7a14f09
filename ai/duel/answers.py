"""The choices that an effect asks for: always the most of what is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.duel import values
from ai.duel.actions import Turn
from ai.duel.ahead import Ahead
from ai.duel.wonders import free_wonder_worth, god_worth
from ai.duel.worth import Worth
from rules.duel.cards import CARDS, Card
from rules.duel.data import GODS, WONDERS, God, Mythology, Progress, Side, Wonder
from rules.duel.keys import (
    What,
    read_number,
    read_offerings,
    read_pair,
    read_placement,
)
from rules.duel.lookup import activation_price, card_at, seat_of, slot_of
from rules.duel.view import View
from rules.engine.decisions import Seat

Promise = Callable[[Worth, Seat, str], float]


def draft(worth: Worth, seat: Seat, key: str) -> float:
    """What a Wonder will be worth, for what it will cost."""
    wonder = Wonder(key)
    cost = sum(WONDERS[wonder].cost.units)
    return free_wonder_worth(worth, seat, wonder) + values.DRAFT.get(wonder, 0.0) - 0.5 * cost


def offerings(worth: Worth, seat: Seat, key: str) -> float:
    """Tokens save coins, but what goes beyond the price is wasted."""
    tokens = read_offerings(key) or ()
    price = activation_price(worth.view, seat, worth.view.activating, tokens)
    return worth.coins(seat, -price) - values.OFFERING_COIN * sum(tokens)


def token(worth: Worth, seat: Seat, key: str) -> float:
    """A Progress token, also for what the rival would have of it."""
    kind = Progress(key)
    denied = worth.token(1 - seat, kind) if kind in worth.view.progress else 0.0
    return worth.token(seat, kind) + values.DENIED * denied


def taken(worth: Worth, seat: Seat, key: str) -> float:
    """A card that the rival loses."""
    return worth.loss(1 - seat, Card(key))


def free_card(worth: Worth, seat: Seat, key: str) -> float:
    """A card that is constructed free."""
    return worth.card(seat, Card(key))


def stolen(worth: Worth, seat: Seat, key: str) -> float:
    """A card that changes cities."""
    return worth.card(seat, Card(key)) + worth.loss(1 - seat, Card(key))


def snake(worth: Worth, seat: Seat, key: str) -> float:
    """The symbol of a green card of the rival."""
    symbol = CARDS[Card(key)].symbol
    return worth.symbol(seat, symbol) if symbol is not None else 0.0


def starter(worth: Worth, seat: Seat, key: str) -> float:
    """Begin if that gets the better cards."""
    first = seat_of(worth.view, Side(key))
    promise = Ahead(worth).to_move(first)
    return promise if first == seat else -promise


# --- gods -----------------------------------------------------------------------------------------


def god(worth: Worth, seat: Seat, key: str) -> float:
    """A god that is activated free."""
    return god_worth(worth, seat, God(key))


def top_god(worth: Worth, seat: Seat, key: str) -> float:
    """The god that the Gate may bring the rival had better be the weaker one."""
    return -god_worth(worth, seat, God(key))


def place_god(worth: Worth, seat: Seat, key: str) -> float:
    """A good god goes where it is cheap for oneself, a poor one where it is cheap for the rival."""
    placement = read_placement(key)
    assert placement is not None
    return _in_slot(worth, seat, *placement)


def place_gate(worth: Worth, seat: Seat, key: str) -> float:
    """The Gate goes where it is cheap."""
    number = read_number(key)
    assert number is not None
    return _in_slot(worth, seat, God.GATE, number)


def _in_slot(worth: Worth, seat: Seat, god: God, number: int) -> float:
    slot = slot_of(worth.view, number)
    assert slot is not None
    mine, theirs = (
        max(0.0, god_worth(worth, who, god) - values.SAVED_COIN * slot.prices[who])
        for who in (seat, 1 - seat)
    )
    return mine - theirs


def deck(worth: Worth, seat: Seat, key: str) -> float:
    """The best god that can be in a deck."""
    mythology = Mythology(key)
    lying = {slot.god for slot in worth.view.slots}
    gone = {*lying, *(g for city in worth.view.cities for g in city.gods)}
    left = [god_worth(worth, seat, g) for g in GODS[mythology] if g not in gone]
    size = next(d.cards for d in worth.view.decks if d.mythology is mythology)
    return max(left, default=0.0) * min(1.0, size / max(1, len(left)))


def zeus(worth: Worth, seat: Seat, key: str) -> float:
    """The card whose loss leaves the rival the least."""
    place, ahead = read_number(key), Ahead(worth)
    assert place is not None
    card = card_at(worth.view, place)
    assert card is not None
    denied = 0.0 if card.card is None else 0.1 * worth.card(1 - seat, card.card)
    return denied + ahead.after(seat, ahead.places, place, replay=False)


def anubis(worth: Worth, seat: Seat, key: str) -> float:
    """The rival's Wonder with the most points."""
    wonder = Wonder(key)
    theirs = any(w.wonder is wonder for w in worth.city(1 - seat).wonders)
    return WONDERS[wonder].points if theirs else -WONDERS[wonder].points


def isis(worth: Worth, seat: Seat, key: str) -> float:
    """The best Wonder, with a card that nobody would fetch from the discard pile."""
    pair = read_pair(key)
    assert pair is not None
    card, wonder = pair
    return free_wonder_worth(worth, seat, wonder) + 0.01 * worth.card(1 - seat, card)


def ra(worth: Worth, seat: Seat, key: str) -> float:
    """The rival's best Wonder."""
    return free_wonder_worth(worth, seat, Wonder(key))


# --- the track ------------------------------------------------------------------------------------


def minerva(worth: Worth, seat: Seat, key: str) -> float:
    """Right in front of the pawn, on the way to one's own capital."""
    space = read_number(key)
    assert space is not None
    home = -1 if seat == worth.view.first else 1
    return -abs(space - (worth.view.pawn + home))


def neptune_remove(worth: Worth, seat: Seat, key: str) -> float:
    """The dearest token that could still cost oneself coins."""
    token = read_number(key)
    assert token is not None
    home = -1 if seat == worth.view.first else 1
    return token * home


def neptune_apply(worth: Worth, seat: Seat, key: str) -> float:
    """The dearest token."""
    return abs(read_number(key) or 0)


PROMISES: dict[str, Promise] = {
    What.DRAFT_WONDER: draft,
    What.OFFERING_TOKENS: offerings,
    What.CHOOSE_PROGRESS: token,
    What.LIBRARY_TOKEN: token,
    What.ENKI_TOKEN: token,
    What.DISCARD_OPPONENT_CARD: taken,
    What.BUILD_FROM_DISCARD: free_card,
    What.CHOOSE_STARTER: starter,
    What.PLACE_GOD: place_god,
    What.PLACE_GATE: place_gate,
    What.GATE_GOD: god,
    What.THEATER_DECK: deck,
    What.THEATER_GOD: god,
    What.THEATER_ORDER: top_god,
    What.PLACE_SNAKE: snake,
    What.STEAL_CARD: stolen,
    What.ZEUS_CARD: zeus,
    What.ANUBIS_WONDER: anubis,
    What.ISIS_PAIR: isis,
    What.RA_WONDER: ra,
    What.PLACE_MINERVA: minerva,
    What.NEPTUNE_REMOVE: neptune_remove,
    What.NEPTUNE_APPLY: neptune_apply,
}


def promises(view: View, seat: Seat, what: str, options: Sequence[str]) -> list[float]:
    """What each option promises."""
    if what == What.MAIN_ACTION:
        turn = Turn(view, seat)
        return [turn.promise(key) for key in options]
    worth, promise = Worth(view), PROMISES[what]
    return [promise(worth, seat, key) for key in options]


def glances(view: View, seat: Seat, what: str, options: Sequence[str]) -> list[float]:
    """What each option seems to promise, without looking ahead."""
    if what == What.MAIN_ACTION:
        turn = Turn(view, seat)
        return [turn.at_once(key) for key in options]
    return promises(view, seat, what, options)


def choose(view: View, seat: Seat, what: str, options: Sequence[str]) -> str:
    """The option that promises most."""
    found = promises(view, seat, what, options)
    return options[found.index(max(found))]
