"""The whole table of Imhotep in words: nobody needs the picture to play.

First the head, then the ships, the sites one by one, and each player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from renderer.imhotep import temple
from renderer.imhotep.alt_text import to_move
from renderer.labels import Labels, key
from renderer.words import blocks, capital
from rules.engine.decisions import Seat
from rules.imhotep.data import TOMB_ROWS, Card, Reward, Side, Site
from rules.imhotep.lookup import ship_at, stones_at
from rules.imhotep.state import NOBODY
from rules.imhotep.view import PlayerView, PyramidView, ShipView, TempleCellView, View

Lines = Iterator[str]


def text_board(view: View, labels: Labels) -> list[str]:
    """Describe everything of a view, in blocks of at most 2000 characters."""
    board = _Board(view, labels)
    paragraphs = [board.head(), board.harbour(), board.market()]
    if view.players:
        paragraphs += [board.pyramids(), board.temple(), board.tomb(), board.obelisks()]
        paragraphs += [board.player(player) for player in view.players]
    return list(blocks("\n".join(lines) for lines in paragraphs))


class _Board:
    """The table, part by part."""

    def __init__(self, view: View, labels: Labels) -> None:
        self.view = view
        self.say = labels

    def name(self, seat: Seat) -> str:
        """A colour, or that there is none."""
        if seat == NOBODY:
            return self.say("imhotep-board-empty")
        return self.say(key("imhotep-colour", self.view.players[seat].colour))

    def names(self, seats: Iterable[Seat]) -> str:
        """Colours in a row."""
        return ", ".join(map(self.name, seats)) or self.say("imhotep-board-none")

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards with how many of each."""
        return ", ".join(
            self.say("imhotep-board-count", name=self.say(key("imhotep-card", card)), count=count)
            for card, count in Counter(cards).items()
        ) or self.say("imhotep-board-none")

    def title(self, site: Site, stones: int) -> str:
        """A site with its side, its stones and its ship."""
        ship = ship_at(self.view, site)
        docked = ship.number if ship else 0
        name = self.say(key("imhotep-site", site))
        side = self.say(key("imhotep-side", self.view.sides[site].lower()))
        return self.say("imhotep-board-site", site=name, side=side, stones=stones, ship=docked)

    # --- the head and the harbour ---

    def head(self) -> Lines:
        """The round, who is to move, who began."""
        view, say = self.view, self.say
        yield say("imhotep-board-title", number=view.round, most=view.rounds)
        if view.viewer is not None and view.players:
            yield say("imhotep-board-viewer", player=self.name(view.viewer))
        yield to_move(view, say)
        if view.ending is not None:
            yield capital(say(key("imhotep-ending", view.ending)))
        if view.players and view.first != NOBODY:
            yield say("imhotep-board-first", player=self.name(view.first))
        if view.wrath:
            yield capital(say("imhotep-source-wrath"))
        if view.free_sites:
            free = ", ".join(say(key("imhotep-site", site)) for site in view.free_sites)
            yield say("imhotep-board-free", list=free)

    def harbour(self) -> Lines:
        """Each ship with its places from the bow."""
        if self.view.ships:
            yield self.say("imhotep-board-harbour")
        for ship in self.view.ships:
            yield self._ship(ship)
        now = self.view.unloading
        if now is not None and now.left:
            places = self.view.ships[now.ship - 1].places
            left = ", ".join(f"{place} {self.name(places[place - 1])}" for place in now.left)
            yield self.say("imhotep-board-left", ship=now.ship, list=left)

    def _ship(self, ship: ShipView) -> str:
        if ship.site is not None:
            where = self.say(key("imhotep-site", ship.site))
            return self.say("imhotep-board-ship-docked", ship=ship.number, site=where)
        places = ", ".join(
            f"{place} {self.name(seat)}" for place, seat in enumerate(ship.places, 1)
        )
        return self.say(
            "imhotep-board-ship",
            ship=ship.number,
            least=ship.minimum,
            list=places,
            load=sum(seat != NOBODY for seat in ship.places),
        )

    # --- the sites ---

    def market(self) -> Lines:
        """Cards by their places, the pair, and the piles."""
        market, say = self.view.market, self.say
        if not self.view.players:
            return
        yield self.title(Site.MARKET, -1)
        yield say("imhotep-board-market", list=self.cards(c for c in market.cards if c is not None))
        if market.pair:
            yield say("imhotep-board-pair", count=market.pair)
        if market.looking:
            yield say("imhotep-board-looking", list=self.cards(market.looking))
        yield say("imhotep-board-piles", draw=market.draw, discard=market.discard)

    def pyramids(self) -> Lines:
        """Level by level and column by column, and what the next cell gives."""
        yield self.title(Site.PYRAMID, stones_at(self.view, Site.PYRAMID))
        for pyramid in self.view.pyramids:
            yield from self._pyramid(pyramid)
        if self.view.edge:
            yield self.say("imhotep-board-edge", list=self._counted(Counter(self.view.edge)))

    def _pyramid(self, pyramid: PyramidView) -> Lines:
        name = capital(self.say(key("imhotep-pyramid", pyramid.pyramid)))
        built = [
            f"{cell.level}.{cell.column}.{cell.row} {self.name(cell.seat)}"
            for cell in pyramid.cells
            if cell.seat != NOBODY
        ]
        yield self.say(
            "imhotep-board-pyramid",
            pyramid=name,
            count=pyramid.built,
            most=len(pyramid.cells),
            list=", ".join(built) or self.say("imhotep-board-none"),
        )
        if pyramid.built < len(pyramid.cells):
            following = pyramid.cells[pyramid.built]
            bonus = self.say(key("imhotep-bonus", following.bonus)) if following.bonus else "none"
            yield self.say("imhotep-board-next-cell", points=following.points, bonus=bonus)

    def temple(self) -> Lines:
        """Cell by cell: the topmost stone, those beneath it, and what it gives."""
        yield self.title(Site.TEMPLE, stones_at(self.view, Site.TEMPLE))
        following = temple.next_spot(self.view).place + 1
        for number, cell in enumerate(self.view.temple, 1):
            yield self._temple_cell(number, cell)
        yield self.say("imhotep-board-temple-next", cell=following)

    def _temple_cell(self, number: int, cell: TempleCellView) -> str:
        top = self.name(cell.stones[-1]) if cell.stones else self.name(NOBODY)
        beneath = self.names(reversed(cell.stones[:-1])) if len(cell.stones) > 1 else "none"
        if cell.reward is Reward.POINTS:
            reward = self.say("imhotep-board-temple-points", points=cell.points)
        else:
            reward = self.say(key("imhotep-reward", cell.reward))
        return self.say(
            "imhotep-board-temple-cell", cell=number, top=top, beneath=beneath, reward=reward
        )

    def tomb(self) -> Lines:
        """Row by row from the left; groups or rows with their points."""
        view, say = self.view, self.say
        yield self.title(Site.TOMB, stones_at(view, Site.TOMB))
        for row in range(TOMB_ROWS):
            yield say(
                "imhotep-board-row", row=row + 1, list=self.names(view.tomb.stones[row::TOMB_ROWS])
            )
        for group in view.tomb.groups:
            if len(group.stones) > 1:
                yield say(
                    "imhotep-board-group",
                    player=self.name(group.seat),
                    stones=len(group.stones),
                    points=group.points,
                )
        for number, points in enumerate(view.tomb.row_points, 1):
            if points:
                yield say("imhotep-board-row-points", row=number, list=self._counted(points))

    def obelisks(self) -> Lines:
        """Heights with the points by rank, or towers and loose stones."""
        view, say = self.view, self.say
        yield self.title(Site.OBELISKS, stones_at(view, Site.OBELISKS))
        stones = self._counted(dict(enumerate(view.obelisks.stones)))
        if view.sides[Site.OBELISKS] is Side.A:
            yield say("imhotep-board-heights", list=stones)
            yield say("imhotep-board-ranks", list=", ".join(map(str, view.obelisks.ranks)))
            return
        towers = [tower for tower in view.obelisks.towers if tower.seat != NOBODY]
        if towers:
            held = ", ".join(f"{self.name(tower.seat)} {tower.points}" for tower in towers)
            yield say("imhotep-board-towers", list=held)
        free = ", ".join(str(t.points) for t in view.obelisks.towers if t.seat == NOBODY)
        yield say("imhotep-board-free-towers", list=free or say("imhotep-board-none"))
        yield say("imhotep-board-loose", list=stones)

    def _counted(self, numbers: dict[Seat, int]) -> str:
        return ", ".join(f"{self.name(seat)} {number}" for seat, number in numbers.items())

    # --- a player ---

    def player(self, player: PlayerView) -> Lines:
        """Points by source, stones and cards."""
        say = self.say
        yield say(
            "imhotep-board-player",
            player=self.name(player.seat),
            seat=player.seat + 1,
            score=player.score,
            place=player.place,
        )
        yield say(
            "imhotep-board-stones", sled=player.sled, size=self.view.sled_size, quarry=player.quarry
        )
        if player.cards:
            yield say("imhotep-board-cards", list=self.cards(player.cards))
        for label, points in (("points", player.points), ("prospects", player.prospects)):
            parts = ", ".join(
                f"{say(key('imhotep-source', source))} {number}"
                for source, number in points.items()
                if number
            )
            if parts:
                yield say(f"imhotep-board-{label}", list=parts)
