"""What a player of Duel might overlook: how the rival could win at once."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.duel.threats import NEAR, Threat, Ways, goes_on, threat_to
from bot.games.duel.words import Words
from bot.texts import Texts
from bot.texts.saying import listed
from rules.duel.keys import What
from rules.duel.lookup import city_of, shields_of
from rules.duel.view import CardView, View
from rules.engine.decisions import Seat


def overlooked(texts: Texts, view: View, seat: Seat, *, drafted: bool = False) -> list[str]:
    """Threats of the rival: as things stand when a turn begins, or after a draft."""
    threat = threat_to(view, seat)
    if threat is None:
        return []
    words, rival = Words(texts, view), 1 - seat
    if drafted:
        return [] if goes_on(view, seat) else list(_after(words, rival, threat))
    return list(_now(words, rival, threat)) if view.asking == What.MAIN_ACTION else []


def _after(words: Words, rival: Seat, threat: Threat) -> Iterator[str]:
    ways = [*_named(words, threat.science), *_named(words, threat.military)]
    if ways:
        once = listed(dict.fromkeys(ways))
        yield words.texts("duel-warning-wins", rival=words.seat(rival), list=once)
    elif threat.unknown and threat.is_near:
        yield words.texts("duel-warning-unknown", rival=words.seat(rival))


def _named(words: Words, ways: Ways) -> list[str]:
    cards = [words.lying(card) for card in ways.cards]
    return [*cards, *map(words.name, (*ways.wonders, *ways.gods))]


def _now(words: Words, rival: Seat, threat: Threat) -> Iterator[str]:
    """Each supremacy that is near, and what would bring it."""
    unknown = words.texts("duel-hint-unknown")
    if threat.missing == 1:
        ways = [_priced(words, card, rival) for card in threat.science.cards]
        ways += map(words.name, (*threat.science.wonders, *threat.science.gods))
        yield words.texts(
            "duel-hint-science", rival=words.seat(rival), list=listed(ways) if ways else unknown
        )
    if threat.steps <= NEAR:
        ways = [_armed(words, card, rival) for card in threat.military.cards]
        ways += map(words.name, (*threat.military.wonders, *threat.military.gods))
        yield words.texts(
            "duel-hint-military", steps=threat.steps, list=listed(ways) if ways else unknown
        )


def _priced(words: Words, card: CardView, rival: Seat) -> str:
    """``32 University (free)``."""
    return f"{words.lying(card)} ({words.price(card.prices[rival])})"


def _armed(words: Words, card: CardView, rival: Seat) -> str:
    """``25 Barracks with 2 shields``."""
    city = city_of(words.view, rival)
    assert city is not None
    assert card.card is not None
    shields = shields_of(city, card.card)
    return words.texts("duel-hint-shields", card=words.lying(card), shields=shields)
