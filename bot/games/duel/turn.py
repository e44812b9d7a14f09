"""Where a game of Duel stands, answers in words, and what they bring about."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.games.duel.clicks import label_of
from bot.games.duel.hints import overlooked
from bot.games.duel.phrases import AGES
from bot.games.duel.words import Words
from bot.texts import Texts
from bot.texts.saying import listed
from rules.duel.data import BATCH
from rules.duel.keys import Action, Deed, What, read_action
from rules.duel.lookup import card_at, price_of, slot_of, uncovered_by
from rules.duel.state import Phase
from rules.duel.view import View
from rules.engine.decisions import Seat

__all__ = [
    "answered",
    "consequences",
    "headline",
    "is_as_foreseen",
    "overlooked",
    "tells_together",
    "turn",
    "warning",
    "warnings",
]


def headline(texts: Texts, view: View) -> str:
    """Say where the game stands in a few words."""
    match view.phase:
        case Phase.SET_UP:
            return texts("duel-headline-set-up")
        case Phase.DRAFT:
            batch = min(view.drafted // BATCH + 1, 2)
            return texts("duel-headline-draft", number=batch, most=2)
        case Phase.PANTHEON:
            return texts("duel-headline-pantheon")
        case Phase.SCORING:
            return texts("duel-headline-scoring")
        case Phase.OVER:
            return texts("duel-headline-over")
        case Phase.AGE | Phase.TURN:
            about = {"age": AGES[view.age], "count": len(view.structure)}
            return texts("duel-headline-age", **about)


def turn(view: View) -> int:
    """The Age."""
    return view.age


def tells_together(view: View) -> bool:
    """A turn is one message, whatever it brings about for the same player."""
    return True


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """An answer in a few words: ``32 Parade Ground: build, pays 2``."""
    wanted = read_action(key) if what == What.MAIN_ACTION else None
    if wanted is None:
        return label_of(texts, view, what, key)
    words = Words(texts, view)
    if wanted.deed is Deed.GOD:
        slot = slot_of(view, wanted.slot)
        name = words.name(slot.god) if slot and slot.god else ""
        return texts("duel-answer-god", god=name, slot=wanted.slot)
    card = card_at(view, wanted.place)
    named = words.lying(card) if card else str(wanted.place)
    price = price_of(view, words.me, wanted)
    paying = words.paying(price) if price else ""
    match wanted.deed:
        case Deed.SELL:
            return texts("duel-answer-sell", card=named, coins=view.cities[words.me].sell_income)
        case Deed.WONDER:
            wonder = words.name(wanted.wonder)
            return texts("duel-answer-wonder", card=named, wonder=wonder, price=paying)
        case _:
            return texts("duel-answer-build", card=named, price=paying)


# --- what an answer brings about ------------------------------------------------------------------


def warning(texts: Texts, view: View, what: str, key: str) -> str:
    """Say that gods will be looked at; how the rival could win is a hint."""
    wanted = read_action(key) if what == What.MAIN_ACTION else None
    return "" if wanted is None or not view.cities else _look(Words(texts, view), wanted)


def warnings(texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
    """Say nothing on a public panel: what somebody should see for themselves is theirs alone."""
    return []


def _look(words: Words, wanted: Action) -> str:
    """The Mythology tokens that lie on cards which are uncovered."""
    freed = uncovered_by(words.view, wanted.place) if wanted.place else []
    found = [words.mythology(card.mythology) for card in freed if card.mythology is not None]
    return words.texts("duel-warning-look", list=listed(found)) if found else ""


def consequences(view: View) -> dict[str, str]:
    """The card at each place or the god in each slot, and the prices by seat.

    A plan means this card or god and no other.
    """
    found = {}
    for card in view.structure:
        if card.card is None:
            continue
        found[f"{Deed.SELL} {card.place}"] = _foreseen(card.card, 0, 0)
        found[f"{Deed.BUILD} {card.place}"] = _foreseen(card.card, *(p.total for p in card.prices))
        for city in view.cities:
            for w in city.wonders:
                if w.price is not None:
                    key = f"{Deed.WONDER} {card.place} {w.wonder}"
                    found[key] = _foreseen(card.card, *(w.price.total for _ in view.cities))
    for slot in view.slots:
        if slot.god is not None:
            found[f"{Deed.GOD} {slot.number}"] = _foreseen(slot.god, *slot.prices)
    return found


def _foreseen(thing: str, *prices: int) -> str:
    return json.dumps([thing, *prices])


def is_as_foreseen(foreseen: str | None, now: str | None, seat: Seat) -> bool:
    """Say whether it is the same card or god, and its price has not risen."""
    if foreseen is None or now is None:
        return foreseen == now
    (thing, *before), (other, *after) = json.loads(foreseen), json.loads(now)
    return bool(thing == other and after[seat] <= before[seat])
