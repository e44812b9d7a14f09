"""The whole table of Kemet in words: nobody needs the picture to play.

First where the game stands, then every area with somebody or something in it, the players one by
one, a battle, the market, the cards, and what only the reader may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from renderer.kemet.alt_text import army_words, pyramid_words, standing
from renderer.kemet.head import colour_name, in_order
from renderer.labels import Labels, key
from renderer.words import blocks
from rules.engine.decisions import Seat
from rules.kemet.data import NUMBER_OF, TILES, BattleCard, Card, Colour, Tile
from rules.kemet.state import NOBODY, RESERVE
from rules.kemet.view import AreaView, FighterView, View

Lines = Iterator[str]


def text_board(view: View, labels: Labels) -> list[str]:
    """Describe everything of a view, in blocks of at most 2000 characters."""
    board = _Board(view, labels)
    paragraphs = [board.head(), board.areas()]
    paragraphs += [board.player(seat) for seat in in_order(view)]
    paragraphs += [board.battle(), board.market(), board.deck(), board.own()]
    written = ("\n".join(lines) for lines in paragraphs)
    return list(blocks(paragraph for paragraph in written if paragraph))


class _Board:
    """The table, part by part."""

    def __init__(self, view: View, labels: Labels) -> None:
        self.view = view
        self.say = labels

    def name(self, family: str, what: str) -> str:
        """The name of a thing."""
        return self.say(key("kemet", family, what))

    def listed(self, things: Iterable[str]) -> str:
        """Things in a row."""
        return ", ".join(things) or self.say("kemet-board-none")

    def head(self) -> Lines:
        """What is going on, and whose view it is."""
        view = self.view
        yield self.say("kemet-board-title")
        yield standing(view, self.say)
        yield self.say("kemet-board-goal", number=view.target, mode=self.name("mode", view.mode))
        if view.players and view.order:
            order = self.listed(colour_name(view, self.say, seat) for seat in in_order(view))
            yield self.say("kemet-board-order", list=order)
        if view.viewer is not None and view.viewer < len(view.players):
            yield self.say("kemet-board-viewer", name=colour_name(view, self.say, view.viewer))

    def areas(self) -> Lines:
        """Areas in which something stands, then those that are empty."""
        yield self.say("kemet-board-areas")
        empty = []
        for area in self.view.areas:
            told = list(self._area(area))
            if told:
                yield f"{area.area} {self.say(f'kemet-area-{area.area}')}: {'; '.join(told)}"
            else:
                empty.append(str(area.area))
        yield self.say("kemet-board-empty", list=self.listed(empty))

    def _area(self, area: AreaView) -> Iterator[str]:
        for army in area.armies:
            yield f"{colour_name(self.view, self.say, army.seat)} {army_words(army, self.say)}"
        if area.pyramid is not None:
            colour = self.name("colour", area.pyramid.colour)
            yield self.say("kemet-board-pyramid", colour=colour, level=area.pyramid.level)
        if area.pay:
            yield self.say("kemet-board-pays", number=area.pay)
        holder = area.controller
        if not area.armies and holder != NOBODY and holder != area.owner:
            yield self.say("kemet-board-held", name=colour_name(self.view, self.say, holder))

    # --- players ---

    def player(self, seat: Seat) -> Lines:
        """Points, prayer, cards, tiles, pyramids and action tokens of one player."""
        player, say = self.view.players[seat], self.say
        yield say(
            "kemet-board-player",
            name=colour_name(self.view, say, seat),
            city=player.city,
            points=player.total,
            prayer=player.prayer,
        )
        kinds = [f"{self.name('vp', kind)} {n}" for kind, n in player.points.items() if n]
        if kinds:
            yield say("kemet-board-points", list=", ".join(kinds))
        yield say("kemet-board-supply", di=player.di, reserve=player.reserve)
        held = self.listed(str(NUMBER_OF[card]) for card in player.may_hold)
        yield say("kemet-board-cards", number=player.cards, list=held)
        yield say(
            "kemet-board-pyramids",
            list=pyramid_words(self.view, say, seat) or say("kemet-board-none"),
        )
        yield say("kemet-board-tiles", list=self.listed(map(self._tile, sorted(player.tiles))))
        waiting = [
            self.name("creature", c) for c, where in player.creatures.items() if where == RESERVE
        ]
        if waiting:
            yield say("kemet-board-waiting", list=", ".join(waiting))
        placed = self.listed(self.name("space", space) for space in player.tokens)
        yield say("kemet-board-tokens", number=player.tokens_left, list=placed)

    def _tile(self, tile: Tile) -> str:
        return f"{tile} {self.name('power', TILES[tile].power)}"

    # --- the rest ---

    def battle(self) -> Lines:
        """A battle that is being fought."""
        battle = self.view.battle
        if battle is None:
            return
        yield self.say("kemet-label-battle", area=battle.area)
        for fighter in (battle.attacker, battle.defender):
            yield self._fighter(fighter)

    def _fighter(self, fighter: FighterView) -> str:
        card = self.name("battle_card", fighter.card) if fighter.card else "?"
        return self.say(
            "kemet-alt-side",
            name=colour_name(self.view, self.say, fighter.seat),
            soldiers=fighter.soldiers,
            card=card,
            strength=fighter.total_strength,
            damage=fighter.total_damage,
            protection=fighter.total_protection,
            lost=fighter.lost,
        )

    def market(self) -> Lines:
        """The tiles that are left, by colour."""
        for colour in Colour:
            left = [self._tile(tile) for tile in self.view.market if TILES[tile].colour is colour]
            yield f"{self.say(key('kemet-label-market', colour))}: {self.listed(left)}"

    def deck(self) -> Lines:
        """The DI cards that lie about."""
        yield self.say("kemet-board-deck", deck=self.view.deck, discard=self.view.discard)
        if self.view.shown:
            yield self.say("kemet-board-shown", list=self._cards(self.view.shown))

    def _cards(self, cards: Iterable[Card]) -> str:
        return self.listed(
            f"{self.name('card', card)}{f' ×{n}' if n > 1 else ''}"
            for card, n in Counter(cards).items()
        )

    def _battle_cards(self, cards: Iterable[BattleCard]) -> str:
        return self.listed(f"{NUMBER_OF[c]} {self.name('battle_card', c)}" for c in cards)

    def own(self) -> Lines:
        """What only the reader may know."""
        seat = self.view.viewer
        if seat is None or seat >= len(self.view.players):
            return
        player = self.view.players[seat]
        yield self.say("kemet-label-only-you")
        yield self.say("kemet-board-own-hand", list=self._cards(player.hand))
        if self.view.looking:
            yield self.say("kemet-board-looking", list=self._cards(self.view.looking))
        yield self.say("kemet-board-own-cards", list=self._battle_cards(player.own_cards))
        if player.own_dropped:
            yield self.say("kemet-board-own-dropped", list=self._battle_cards(player.own_dropped))
