"""What Wonders and gods are worth to a player now, in points."""

from __future__ import annotations

from ai.duel import values
from ai.duel.prospects import is_raw
from ai.duel.worth import Worth
from rules.duel.cards import CARDS
from rules.duel.data import (
    MARS_SHIELDS,
    TANIT_COINS,
    WONDERS,
    Colour,
    God,
    Progress,
    Symbol,
    Wonder,
)
from rules.duel.lookup import steps_to_capital
from rules.engine.decisions import Seat


def wonder_worth(worth: Worth, seat: Seat, wonder: Wonder) -> float:
    """What a Wonder brings when it is constructed, but for another turn."""
    kind = WONDERS[wonder]
    total = float(kind.points) + worth.shields(seat, kind.shields)
    total += worth.coins(seat, kind.coins) if kind.coins else 0.0
    total -= worth.coins(1 - seat, -kind.loss) if kind.loss else 0.0
    if kind.chooses:
        total += values.SAVED_COIN * worth.prospects.wonder_choice(seat, is_raw(kind.chooses))
    return total + _effect(worth, seat, wonder)


def _effect(worth: Worth, seat: Seat, wonder: Wonder) -> float:
    rival = worth.city(1 - seat)
    match wonder:
        case Wonder.MAUSOLEUM:
            return max((worth.card(seat, card) for card in worth.view.discard), default=0.0)
        case Wonder.STATUE_OF_ZEUS | Wonder.CIRCUS_MAXIMUS:
            colour = Colour.BROWN if wonder is Wonder.STATUE_OF_ZEUS else Colour.GREY
            cards = [card for card in rival.cards if CARDS[card].colour is colour]
            return max((worth.loss(1 - seat, card) for card in cards), default=0.0)
        case Wonder.SANCTUARY:
            return values.EFFECTS[wonder] * worth.rest
        case _:
            return values.EFFECTS.get(wonder, 0.0)


def replays(worth: Worth, seat: Seat, wonder: Wonder) -> bool:
    """Return whether constructing a Wonder earns another turn."""
    return WONDERS[wonder].replay or Progress.THEOLOGY in worth.city(seat).progress


def free_wonder_worth(worth: Worth, seat: Seat, wonder: Wonder) -> float:
    """What a Wonder is worth with the turn it earns, and what it would have cost."""
    replay = values.REPLAY if replays(worth, seat, wonder) else 0.0
    return wonder_worth(worth, seat, wonder) + replay


# --- gods ---------------------------------------------------------------------------------------


def god_worth(worth: Worth, seat: Seat, god: God) -> float:
    """What it is worth to activate a god now."""
    city, rival, view = worth.city(seat), worth.city(1 - seat), worth.view
    match god:
        case God.ENKI if view.enki:
            return max(worth.token(seat, token) for token in view.enki)
        case God.ISHTAR:
            return worth.symbol(seat, Symbol.LAW)
        case God.NISABA:
            symbols = {symbol for card in rival.cards if (symbol := CARDS[card].symbol)}
            return max((worth.symbol(seat, symbol) for symbol in symbols), default=0.0)
        case God.BAAL:
            resources = (Colour.BROWN, Colour.GREY)
            cards = [card for card in rival.cards if CARDS[card].colour in resources]
            both = [worth.card(seat, card) + worth.loss(1 - seat, card) for card in cards]
            return max(both, default=0.0)
        case God.TANIT:
            return worth.coins(seat, TANIT_COINS)
        case God.HADES:
            return max((worth.card(seat, card) for card in view.discard), default=0.0)
        case God.ANUBIS:
            return max((WONDERS[w.wonder].points for w in rival.wonders if w.built), default=0)
        case God.ISIS:
            free = [w.wonder for w in city.wonders if not w.built] if view.discard else []
            return max((free_wonder_worth(worth, seat, w) for w in free), default=0.0)
        case God.RA:
            free = [w.wonder for w in rival.wonders if not w.built]
            return 0.6 * max((free_wonder_worth(worth, seat, w) for w in free), default=0.0)
        case God.MARS:
            return worth.shields(seat, MARS_SHIELDS)
        case God.MINERVA:
            near = max(0, 6 - steps_to_capital(view, 1 - seat))
            return values.GODS[god] + 2.0 * near
        case _:
            return values.GODS.get(god, 0.0)
