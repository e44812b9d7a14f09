"""The way to each option of a decision of Duel, click by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.clicks import DOT, Way, Ways, step
from bot.games.duel import picking
from bot.games.duel.words import Words, fitting
from bot.games.game_ui import Step
from bot.texts import Texts
from bot.texts.saying import clipped
from rules.duel.keys import Action, Deed, What, read_action, read_number, read_offerings
from rules.duel.lookup import activation_price, card_at, city_of, price_of, slot_of
from rules.duel.view import View

LONGEST = 200  # of an option in one line
MOST_BUTTONS = 5
PANTHEON = "pantheon"


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """The way to each option; options that belong together lie behind the same click."""
    words = Words(texts, view)
    if what == What.MAIN_ACTION:
        return _turn(words, keys)
    way = _WAYS.get(what) or picking.way_to(what, keys)
    return {key: way(words, key) for key in keys}


def label_of(texts: Texts, view: View, what: str, key: str) -> str:
    """An option in one line: the labels of all its clicks."""
    way = clicks(texts, view, what, [key])[key]
    return clipped(" · ".join(click.label for click in way), LONGEST)


# --- the main action ----------------------------------------------------------------------------


def _turn(words: Words, keys: Sequence[str]) -> Ways:
    """First a card or the Pantheon; notes only where there are too many for buttons anyway."""
    wanted = {key: read_action(key) for key in keys}
    places = {action.place for action in wanted.values() if action is not None}
    noted = len(places) > MOST_BUTTONS
    return {
        key: (step(key, key),) if action is None else _action(words, action, noted=noted)
        for key, action in wanted.items()
    }


def _action(words: Words, wanted: Action, *, noted: bool) -> Way:
    if wanted.deed is Deed.GOD:
        return step(PANTHEON, words.texts("duel-click-pantheon")), _slot(words, wanted.slot)
    return _card(words, wanted.place, noted=noted), _deed(words, wanted)


def _card(words: Words, place: int, *, noted: bool) -> Step:
    """A card with its price for whoever decides, and what it gives."""
    value, card = f"card {place}", card_at(words.view, place)
    if card is None or card.card is None:
        return step(value, str(place))
    name, price = words.lying(card), words.price(card.prices[words.me])
    effect = words.effect(card.card)
    if noted:
        return step(value, name, price, about=effect)
    label = fitting(name, price, effect)
    is_told = label == DOT.join((name, price, effect))
    return Step(value, label, about="" if is_told else effect)


def _deed(words: Words, wanted: Action) -> Step:
    if wanted.deed is Deed.SELL:
        city = city_of(words.view, words.me)
        coins = city.sell_income if city else 0
        return step(wanted.deed, words.texts("duel-click-sell", number=coins))
    price = price_of(words.view, words.me, wanted)
    cost = [] if price is None else [words.price(price)]
    if wanted.deed is Deed.BUILD:
        return step(wanted.deed, words.texts("duel-click-build"), *cost)
    number = picking.number_of_wonder(words.view, words.me, wanted.wonder)
    about = words.about("wonder", wanted.wonder)
    return step(wanted.wonder, f"{number} {words.name(wanted.wonder)}", *cost, about=about)


def _slot(words: Words, number: int) -> Step:
    """A card of the Pantheon with its price, and what it does."""
    slot = slot_of(words.view, number)
    if slot is None or slot.god is None:
        return step(f"slot {number}", str(number))
    price, least = slot.prices[words.me], slot.discounted[words.me]
    offered = [] if price == least else [words.texts("duel-note-offerings", price=least)]
    label, about = f"{number} {words.name(slot.god)}", words.about("god", slot.god)
    return step(f"slot {number}", label, str(price), note=offered, about=about)


# --- parts of the Pantheon ------------------------------------------------------------------------


def _offerings(words: Words, key: str) -> Way:
    """Tokens, and what is left to pay."""
    tokens = read_offerings(key) or ()
    price = activation_price(words.view, words.me, words.view.activating, tokens)
    if not tokens:
        return (step(key, words.texts("duel-click-no-offering", price=price)),)
    return (step(key, words.texts("duel-click-offering", tokens=key, price=price)),)


def _gate(words: Words, key: str) -> Way:
    """A slot with what the Gate would cost each side there."""
    number = read_number(key) or 0
    return (step(key, *picking.slot_parts(words, number, times=2)),)


_WAYS: dict[str, Callable[[Words, str], Way]] = {
    What.OFFERING_TOKENS: _offerings,
    What.PLACE_GATE: _gate,
}
