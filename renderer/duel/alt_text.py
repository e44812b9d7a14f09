"""A picture of Duel in words, for those who do not see it.

Screen readers and previews may stop after 250 characters, so what comes first is complete in
itself: Age, who is to move, coins, the pawn, and the cards that can be taken with their prices.
"""

from __future__ import annotations

from collections.abc import Iterator

from renderer.duel.head import NUMERALS, mover, ordered, purse_text
from renderer.duel.wonders import wonder_name
from renderer.labels import Labels, key
from renderer.words import capital, sentences
from rules.duel.data import Side
from rules.duel.state import NOBODY, Phase
from rules.duel.view import CardView, SlotView, View
from rules.engine.decisions import Seat


def alt_text(view: View, labels: Labels) -> str:
    """Describe table and cities, the most important first; whole sentences only."""
    if not view.cities:
        return labels(key("duel-label-phase", view.phase))
    return sentences(head(view, labels), details(view, labels))


def side_name(view: View, labels: Labels, seat: Seat) -> str:
    """The Sun or the Moon."""
    return labels(key("duel-side", view.cities[seat].side))


def head(view: View, labels: Labels) -> str:
    """Where the game stands, and what can be taken."""
    parts = [to_move(view, labels), pawn_words(view, labels)]
    if view.phase is Phase.DRAFT:
        parts = [parts[0], batch_words(view, labels)]
    elif view.structure and view.ending is None:
        parts.append(free_words(view, labels))
    return " ".join(part for part in parts if part)


def to_move(view: View, labels: Labels) -> str:
    """The Age, who is to move, and the coins of both."""
    if view.ending is not None:
        who = ", ".join(side_name(view, labels, seat) for seat in view.winners)
        how = labels(key("duel-ending", view.ending))
        return labels("duel-alt-over", list=who, how=how)
    seat = mover(view)
    if seat == NOBODY:
        return capital(labels(key("duel-label-phase", view.phase))) + "."
    own, rival = view.cities[seat], view.cities[1 - seat]
    when = labels("duel-label-age", age=NUMERALS[view.age])
    if view.phase is Phase.DRAFT or not view.age:
        when = labels("duel-label-phase-draft")
    return labels(
        "duel-alt-turn",
        age=when,
        player=side_name(view, labels, seat),
        coins=purse_text(own),
        rival=purse_text(rival),
    )


def pawn_words(view: View, labels: Labels) -> str:
    """Where the pawn stands."""
    if view.pawn == 0:
        return labels("duel-alt-pawn-middle")
    side = Side.MOON if view.pawn > 0 else Side.SUN
    return labels("duel-alt-pawn", number=abs(view.pawn), side=side.value)


def batch_words(view: View, labels: Labels) -> str:
    """The Wonders that can be picked."""
    lying = [f"{n} {wonder_name(labels, w)}" for n, w in enumerate(view.batch, 1) if w is not None]
    return labels("duel-alt-batch", list=", ".join(lying)) if lying else ""


def free_words(view: View, labels: Labels) -> str:
    """The cards that can be taken, with the mover's real prices."""
    seat = mover(view)
    free = [_priced(card, labels, seat) for card in view.structure if card.accessible]
    return labels("duel-alt-free", list=", ".join(free))


def _priced(card: CardView, labels: Labels, seat: Seat) -> str:
    assert card.card is not None, "an accessible card lies face up"
    name = labels(key("duel-card", card.card))
    price = f" {card.prices[seat].total}" if seat != NOBODY else ""
    return f"{card.place} {name}{price}"


def details(view: View, labels: Labels) -> Iterator[str]:
    """The rest, the most important first."""
    for city in ordered(view):
        yield labels(
            "duel-alt-points",
            player=labels(key("duel-side", city.side)),
            number=city.total,
            symbols=len(city.symbols),
        )
    tokens = [f"{n} {labels(key('duel-progress', t))}" for n, t in enumerate(view.progress, 1) if t]
    if tokens:
        yield labels("duel-alt-progress", list=", ".join(tokens))
    slots = [slot_words(slot, labels) for slot in view.slots if not slot.is_empty]
    if slots:
        yield labels("duel-alt-pantheon", list=", ".join(slots))
    for city in ordered(view):
        unbuilt = [
            f"{w.number} {wonder_name(labels, w.wonder)} {w.price.total}"
            for w in city.wonders
            if w.price is not None
        ]
        if unbuilt:
            player = labels(key("duel-side", city.side))
            yield labels("duel-alt-wonders", player=player, list=", ".join(unbuilt))
    if view.structure:
        yield labels("duel-alt-left", number=len(view.structure), pile=len(view.discard))


def slot_words(slot: SlotView, labels: Labels) -> str:
    """A slot and the god in it, as far as the viewer knows."""
    if slot.god is not None:
        return f"{slot.number} {labels(key('duel-god', slot.god))}"
    assert slot.mythology is not None, "a card that lies there has a back"
    return f"{slot.number} {labels(key('duel-mythology', slot.mythology))} ?"


def city_words(view: View, seat: Seat, labels: Labels) -> str:
    """A city: coins, points, cards, Wonders."""
    city = view.cities[seat]
    player = labels(key("duel-side", city.side))
    more = [
        labels(
            "duel-board-cards",
            list=", ".join(labels(key("duel-card", card)) for card in city.cards)
            or labels("duel-board-none"),
        )
        + "."
    ]
    for wonder in city.wonders:
        name = f"{wonder.number} {wonder_name(labels, wonder.wonder)}"
        more.append(labels("duel-board-built", wonder=name) + "." if wonder.built else f"{name}.")
    begun = labels("duel-board-city", player=player, coins=purse_text(city), points=city.total)
    return sentences(f"{begun}.", more)
