"""The whole table of Duel in words: nobody needs the picture to play.

First the head and the cards that can be taken, then what covers what, the Pantheon, the track,
Progress tokens, both cities, and the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from renderer.duel.alt_text import pawn_words, side_name, to_move
from renderer.duel.effect_words import card_effect, cost_words
from renderer.duel.head import ordered, purse_text
from renderer.labels import Labels, key
from renderer.words import blocks
from rules.duel.cards import CARDS, Card
from rules.duel.data import SYMBOLS_TO_WIN, WONDERS, Resource
from rules.duel.prices import Price, Way
from rules.duel.view import CardView, CityView, SlotView, View, WonderView

Lines = Iterator[str]


def text_board(view: View, labels: Labels) -> list[str]:
    """Describe everything of a view, in blocks of at most 2000 characters."""
    board = _Board(view, labels)
    if not view.cities:
        return [labels("duel-board-title")]
    paragraphs = [board.head(), board.draft(), board.free(), board.covered(), board.pantheon()]
    paragraphs += [board.track(), board.progress()]
    paragraphs += [board.city(city) for city in ordered(view)]
    paragraphs.append(board.pile())
    return list(blocks("\n".join(lines) for lines in paragraphs))


class _Board:
    """The table, part by part."""

    def __init__(self, view: View, labels: Labels) -> None:
        self.view = view
        self.say = labels

    def name(self, family: str, what: str) -> str:
        """The name of a thing."""
        return self.say(key("duel", family, what))

    def names(self, family: str, things: Iterable[str]) -> str:
        """Names in a row."""
        found = ", ".join(self.name(family, thing) for thing in things)
        return found or self.say("duel-board-none")

    def head(self) -> Lines:
        """Whose move it is, and whose view."""
        view, say = self.view, self.say
        yield say("duel-board-title")
        yield to_move(view, say)
        if view.viewer is not None:
            yield say("duel-board-viewer", player=side_name(view, say, view.viewer))
        if view.replay:
            yield say("duel-board-again")

    def draft(self) -> Lines:
        """The Wonders that can be picked."""
        lying = [(n, wonder) for n, wonder in enumerate(self.view.batch, 1) if wonder is not None]
        if lying:
            yield self.say("duel-board-batch")
        for n, wonder in lying:
            kind = WONDERS[wonder]
            points = self.say("duel-effect-points", number=kind.points)
            text = self.name("text-wonder", wonder)
            cost = cost_words(self.say, kind.cost)
            yield f"{n} {self.name('wonder', wonder)} ({cost}): {points}. {text}"

    # --- the structure ---

    def _price(self, price: Price) -> str:
        chained = price.way is Way.CHAIN
        return self.say("duel-board-chained") if chained else str(price.total)

    def _prices(self, card: CardView) -> str:
        cities = ordered(self.view)
        return "; ".join(
            f"{self.name('side', city.side)} {self._price(card.prices[city.seat])}"
            for city in cities
        )

    def _card(self, card: CardView) -> str:
        assert card.card is not None, "it lies face up"
        name, kind = self.name("card", card.card), CARDS[card.card]
        colour = self.name("colour", kind.colour)
        effect = card_effect(self.say, card.card)
        return f"{card.place} {name} ({colour}): {effect}. {self._prices(card)}"

    def free(self) -> Lines:
        """Cards that can be taken, with both prices and what they give."""
        free = [card for card in self.view.structure if card.accessible]
        if free:
            yield self.say("duel-board-free")
        for card in free:
            yield self._card(card)

    def covered(self) -> Lines:
        """What lies under what."""
        rest = [card for card in self.view.structure if not card.accessible]
        if rest:
            yield self.say("duel-board-covered")
        for card in rest:
            what = self._card(card) if card.card is not None else self._back(card)
            under = ", ".join(map(str, card.covered_by)) or self.say("duel-board-none")
            yield self.say("duel-board-under", what=what, list=under)

    def _back(self, card: CardView) -> str:
        parts = [self.name("back", card.back)]
        if card.mythology is not None:
            mythology = self.name("mythology", card.mythology)
            parts.append(self.say("duel-board-mythology", mythology=mythology))
        if card.offering:
            parts.append(self.say("duel-board-offering", number=card.offering))
        return f"{card.place} {', '.join(parts)}"

    # --- Pantheon, track, Progress tokens ---

    def pantheon(self) -> Lines:
        """Slot by slot, with both prices."""
        if self.view.slots:
            yield self.say("duel-board-pantheon")
        for slot in self.view.slots:
            yield self._slot(slot)

    def _slot(self, slot: SlotView) -> str:
        prices = "; ".join(
            f"{self.name('side', city.side)} {slot.prices[city.seat]}"
            for city in ordered(self.view)
        )
        if slot.is_empty:
            word = "empty" if self.view.age < 2 else "activated"
            text = f"{slot.number} {self.say(f'duel-label-{word}')}"
            return f"{text}. {prices}" if self.view.age < 2 else text
        if slot.god is None:
            assert slot.mythology is not None, "a card that lies there has a back"
            hidden = self.say("duel-board-hidden", mythology=self.name("mythology", slot.mythology))
            return f"{slot.number} {hidden}. {prices}"
        text = f"{slot.number} {self.name('god', slot.god)}: {self.name('text-god', slot.god)}"
        tokens = f" ({self.names('progress', slot.tokens)})" if slot.tokens else ""
        return f"{text}{tokens} {prices}"

    def track(self) -> Lines:
        """The pawns and the Military tokens."""
        view, say = self.view, self.say
        yield pawn_words(view, say)
        if view.minerva is not None:
            yield say("duel-board-minerva", space=view.minerva)
        tokens = ", ".join(map(str, view.military)) or say("duel-board-none")
        yield say("duel-board-military", list=tokens)

    def progress(self) -> Lines:
        """Tokens with their numbers and what they do."""
        lying = [(n, token) for n, token in enumerate(self.view.progress, 1) if token is not None]
        if lying:
            yield self.say("duel-board-progress")
        for n, token in lying:
            yield f"{n} {self.name('progress', token)}: {self.name('text-progress', token)}"

    # --- cities and the pile ---

    def city(self, city: CityView) -> Lines:
        """Everything of a player."""
        say = self.say
        yield say(
            "duel-board-city",
            player=self.name("side", city.side),
            coins=purse_text(city),
            points=city.total,
        )
        parts = ", ".join(f"{self.name('category', c)} {n}" for c, n in city.points.items() if n)
        if parts:
            yield say("duel-board-points", list=parts)
        yield say("duel-board-trade", list="; ".join(self._trade(city, r) for r in Resource))
        if city.choices:
            makes = ("/".join(self.name("resource", r) for r in c) for _, c in city.choices)
            yield say("duel-board-choices", list=", ".join(makes))
        symbols = ", ".join(f"{self.name('symbol', s)} {n}" for s, n in city.symbols.items())
        yield say(
            "duel-board-symbols",
            number=len(city.symbols),
            most=SYMBOLS_TO_WIN,
            list=symbols or say("duel-board-none"),
        )
        yield say(
            "duel-board-cards",
            list=", ".join(map(self._owned, city.cards)) or say("duel-board-none"),
        )
        for wonder in city.wonders:
            yield self._wonder(wonder)
        yield from self._tokens(city)
        yield say("duel-board-sell", number=city.sell_income)

    def _trade(self, city: CityView, which: Resource) -> str:
        units, price = city.units[which], city.unit_prices[which]
        return self.say(
            "duel-board-unit", name=self.name("resource", which), units=units, price=price
        )

    def _owned(self, card: Card) -> str:
        gives = CARDS[card].gives
        chain = f" ({self.name('chain', gives)})" if gives is not None else ""
        return self.name("card", card) + chain

    def _wonder(self, wonder: WonderView) -> str:
        text = f"{wonder.number} {self.name('wonder', wonder.wonder)}"
        if wonder.price is None:
            return self.say("duel-board-built", wonder=text)
        effect = self.name("text-wonder", wonder.wonder)
        return self.say("duel-board-unbuilt", wonder=text, price=wonder.price.total, text=effect)

    def _tokens(self, city: CityView) -> Lines:
        rows = (
            ("progress", self.names("progress", city.progress), city.progress),
            ("mythologies", self.names("mythology", city.mythologies), city.mythologies),
            ("offerings", ", ".join(map(str, city.offerings)), city.offerings),
            ("gods", self.names("god", city.gods), city.gods),
        )
        for name, text, things in rows:
            if things:
                yield self.say(f"duel-board-own-{name}", list=text)
        if city.snake is not None:
            yield self.say("duel-board-snake", card=self.name("card", city.snake))

    def pile(self) -> Lines:
        """The discard pile with its numbers."""
        cards = ", ".join(f"{n} {self.name('card', c)}" for n, c in enumerate(self.view.discard, 1))
        yield self.say("duel-board-pile", list=cards or self.say("duel-board-none"))
