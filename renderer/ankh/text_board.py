"""The whole table of Ankh in words: nobody needs the picture to play.

First the head, then region by region what stands where, then tracks, devotion and
supplies, then each god's sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import TypeVar

from renderer.labels import Labels, key
from renderer.words import blocks
from rules.ankh.board import AROUND, DIRECTIONS, TERRAIN, Cell
from rules.ankh.data import LAST_RED, TOP, Card, God, Kind
from rules.ankh.state import Phase
from rules.ankh.view import FigureView, GodView, MonumentView, RegionView, View

Lines = Iterator[str]
Id = TypeVar("Id", bound=str)


def text_board(view: View, labels: Labels) -> list[str]:
    """Describe everything of a view, in blocks of at most 2000 characters."""
    words = _Words(labels)
    board = _Board(view, words)
    paragraphs = [board.head(), board.battle()]
    paragraphs += [board.region(region) for region in view.regions]
    paragraphs += [board.elsewhere(), board.tracks(), board.devotion(), board.supply()]
    paragraphs += [_sheet(sheet, words) for sheet in view.gods]
    return list(blocks("\n".join(lines) for lines in paragraphs))


class _Words:
    """The words of a language for the ids of the rules."""

    def __init__(self, labels: Labels) -> None:
        self.say = labels

    def god(self, god: God) -> str:
        return self.say(key("ankh-god", god))

    def gods(self, gods: Iterable[God]) -> str:
        return self.names("ankh-god", gods)

    def cards(self, cards: Iterable[Card]) -> str:
        return self.names("ankh-card", cards)

    def names(self, family: str, ids: Iterable[str]) -> str:
        return ", ".join(self.say(key(family, name)) for name in ids) or self.say("ankh-board-none")

    def counts(self, counts: Mapping[Id, int], family: str) -> str:
        """``warrior 4, Apep 1``, or none."""
        return ", ".join(
            self.say("ankh-board-count", name=self.say(key(family, name)), count=count)
            for name, count in counts.items()
        ) or self.say("ankh-board-none")

    def figure(self, figure: FigureView) -> str:
        """A figure with its cell and whatever is special about it."""
        kind = self.say(key("ankh-kind", figure.kind))
        text = self.say("ankh-board-figure", kind=kind, cell=figure.cell)
        remarks = list(self._remarks(figure))
        return f"{text} ({'; '.join(remarks)})" if remarks else text

    def _remarks(self, figure: FigureView) -> Lines:
        if TERRAIN[figure.cell] == "w":
            yield self.say("ankh-board-on-water")
        if figure.sun:
            yield self.say("ankh-board-radiant")
        if figure.aim >= 0:
            places = ", ".join(self._place(figure, d % 6) for d in (figure.aim, figure.aim + 1))
            yield self.say("ankh-board-claws", places=places)

    def _place(self, figure: FigureView, direction: int) -> str:
        """The cell in a direction or, off the board, the direction."""
        cell = AROUND[figure.cell][direction]
        return str(cell) if cell else self.say(key("ankh-direction", DIRECTIONS[direction].name))

    def monument(self, monument: MonumentView) -> str:
        free = key("ankh-neutral", monument.kind)
        owner = self.god(monument.god) if monument.god else self.say(free)
        kind = self.say(key("ankh-monument", monument.kind))
        return self.say("ankh-board-monument", kind=kind, cell=monument.cell, god=owner)


def _numbers(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def _yes(*, up: bool) -> str:
    return "yes" if up else "no"


class _Board:
    """What all share: the head, the map, the tracks and the supply."""

    def __init__(self, view: View, words: _Words) -> None:
        self.view = view
        self.words = words
        self.say = words.say

    # --- the head ---

    def head(self) -> Lines:
        """Name the game, who is to move, and how far the game is."""
        view, say, words = self.view, self.say, self.words
        scenario = say(key("ankh-scenario", view.scenario))
        yield say("ankh-board-title", scenario=scenario, layout=view.layout, turn=view.turn + 1)
        if view.viewer is not None:
            yield say("ankh-board-viewer", player=view.viewer + 1)
        yield say("ankh-board-phase", phase=str(view.phase))
        if view.active_god is not None and view.phase is not Phase.OVER:
            god = words.god(view.active_god)
            yield say("ankh-board-to-move", god=god, player=view.active + 1)
        yield from self._turn()
        yield from self._people()

    def _turn(self) -> Lines:
        """What of this turn or conflict is done, and what is left."""
        view, say, words = self.view, self.say, self.words
        if view.first_action:
            yield say(
                "ankh-board-first-action", action=words.names("ankh-action", [view.first_action])
            )
        if view.trigger:
            yield say("ankh-board-trigger", action=words.names("ankh-action", [view.trigger]))
        if view.ending:
            winner = words.god(view.winner) if view.winner else "none"
            ending = say(key("ankh-ending", view.ending))
            yield say("ankh-board-ending", ending=ending, god=winner)
        if view.tie_breaker:
            holder, up = words.god(view.tie_breaker), _yes(up=view.tie_breaker_up)
            yield say("ankh-board-tie-breaker", god=holder, up=up)
        if view.regions_left:
            yield say("ankh-board-regions-left", regions=_numbers(view.regions_left))

    def _people(self) -> Lines:
        """Who plays which god, and which gods are merged or forgotten."""
        view, say, words = self.view, self.say, self.words
        seats = (
            say("ankh-board-seat", player=seat, god=words.god(god))
            for seat, god in enumerate(view.seats, 1)
        )
        yield say("ankh-board-seats", list=", ".join(seats))
        for junior, senior in view.merged.items():
            yield say("ankh-board-merged", junior=words.god(junior), senior=words.god(senior))
        if view.forgotten:
            yield say("ankh-board-forgotten", gods=words.gods(view.forgotten))

    def battle(self) -> Lines:
        """The battle in progress: cards once revealed, strengths, the fallen."""
        fight, say, words = self.view.battle, self.say, self.words
        if fight is None:
            return
        yield say("ankh-board-battle", region=fight.region, gods=words.gods(fight.rivals))
        for god, cards in fight.cards.items():
            yield say("ankh-board-battle-cards", god=words.god(god), cards=words.cards(cards))
        if fight.strength:
            yield say("ankh-board-battle-strength", list=words.counts(fight.strength, "ankh-god"))
        if fight.dead:
            yield say("ankh-board-battle-dead", list=words.counts(fight.dead, "ankh-god"))

    # --- the map ---

    def region(self, region: RegionView) -> Lines:
        """A region: who and what stands in it, and its cells."""
        area = {*region.land, *region.water}
        yield self.say("ankh-board-region", region=region.token, cells=len(region.land))
        yield from self._pieces(lambda cell: cell in area)
        yield from self._cells(region)

    def elsewhere(self) -> Lines:
        """What is in no region, and what lies on the map as a whole."""
        view, say = self.view, self.say
        area = {cell for region in view.regions for cell in (*region.land, *region.water)}
        placed = {f.cell for f in view.figures} | {m.cell for m in view.monuments}
        if placed - area:
            yield say("ankh-board-elsewhere")
            yield from self._pieces(lambda cell: cell not in area)
        if view.grey:
            yield say("ankh-board-grey", cells=_numbers(view.grey))
        if view.flooded:
            yield say("ankh-board-flooded", cells=_numbers(view.flooded))
        borders = ", ".join(f"{a}|{b}" for a, b in view.camels)
        yield say("ankh-board-camels", borders=borders) if borders else say("ankh-board-no-camels")
        yield say("ankh-board-camels-left", left=view.camels_left)

    def _pieces(self, inside: Callable[[Cell], bool]) -> Lines:
        """Figures by god, monuments, tokens and cities of an area."""
        view, say, words = self.view, self.say, self.words
        figures = [figure for figure in view.figures if inside(figure.cell)]
        if not figures:
            yield say("ankh-board-no-figures")
        for god in dict.fromkeys(figure.god for figure in figures):
            army = ", ".join(words.figure(figure) for figure in figures if figure.god is god)
            yield say("ankh-board-figures", god=words.god(god), list=army)
        monuments = [words.monument(m) for m in view.monuments if inside(m.cell)]
        if monuments:
            yield say("ankh-board-monuments", list=", ".join(monuments))
        portals = [
            say("ankh-board-portal", cell=cell, god=words.god(god))
            for cell, god in view.portals.items()
            if inside(cell)
        ]
        if portals:
            yield say("ankh-board-portals", list=", ".join(portals))
        cities = [self._city(c.name, c.cell, c.god) for c in view.cities if inside(c.cell)]
        if cities:
            yield say("ankh-board-cities", list=", ".join(cities))

    def _city(self, name: str, cell: Cell, god: God | None) -> str:
        city = self.say(key("ankh-city", name))
        if god is None:
            return f"{city} {cell}"
        return self.say("ankh-board-city", city=city, cell=cell, god=self.words.god(god))

    def _cells(self, region: RegionView) -> Lines:
        """The cells of a region by terrain."""
        for terrain in ("fertile", "desert"):
            cells = [cell for cell in region.land if TERRAIN[cell] == terrain[0]]
            if cells:
                yield self.say(f"ankh-board-{terrain}", cells=_numbers(cells))
        if region.water:
            yield self.say("ankh-board-water", cells=_numbers(region.water))

    # --- tracks and supply ---

    def tracks(self) -> Lines:
        """The action tracks, the event track and the followers that lie on it."""
        view, say = self.view, self.say
        yield say("ankh-board-tracks")
        for track in view.tracks:
            yield say(
                "ankh-board-track",
                action=say(key("ankh-action", track.action)),
                marker=track.marker,
                spaces=track.spaces,
                start=track.start,
            )
        yield say("ankh-board-events", event=view.event, spaces=len(view.events))
        ahead = [
            say("ankh-board-event", position=e.position, kind=say(key("ankh-event", e.kind)))
            for e in view.events
            if e.position > view.event
        ]
        if ahead:
            yield say("ankh-board-ahead", list=", ".join(ahead))
        laid = [
            say("ankh-board-on-space", space=e.position, count=e.followers)
            for e in view.events
            if e.followers
        ]
        if laid:
            yield say("ankh-board-event-followers", list=", ".join(laid))

    def devotion(self) -> Lines:
        """The devotion track from the top, stacks from their top."""
        view, say, words = self.view, self.say, self.words
        yield say("ankh-board-devotion", last=LAST_RED, top=TOP)
        devotion = {sheet.god: sheet.devotion for sheet in view.gods}
        ranked = [god for god in reversed(view.ranking) if god in devotion]
        for space, stack in groupby(ranked, key=devotion.__getitem__):
            gods = list(stack)
            named = words.gods(gods)
            named = say("ankh-board-stack", gods=named) if len(gods) > 1 else named
            red = _yes(up=space <= LAST_RED)
            yield say("ankh-board-devotion-space", space=space, gods=named, red=red)

    def supply(self) -> Lines:
        """Monuments and guardians that are still to be had."""
        view, say, words = self.view, self.say, self.words
        if view.supply:
            yield say("ankh-board-supply", list=words.counts(view.supply, "ankh-monument"))
        if view.guardians:
            yield say("ankh-board-guardians", list=words.counts(view.guardians, "ankh-kind"))
        if view.row:
            yield say("ankh-board-row", list=words.names("ankh-kind", view.row))


# --- a god's sheet ----------------------------------------------------------------------------


def _sheet(sheet: GodView, words: _Words) -> Lines:
    """Everything on and beside a god's dashboard."""
    say = words.say
    players = _numbers(seat + 1 for seat in sheet.people)
    count = len(sheet.people)
    yield say("ankh-board-sheet", god=words.god(sheet.god), players=players, count=count)
    yield say("ankh-board-abilities", gods=words.gods(sheet.abilities))
    yield say(
        "ankh-board-wealth",
        devotion=sheet.devotion,
        followers=sheet.followers,
        gain=sheet.would_gain,
        ankhs=sheet.ankhs,
    )
    yield say("ankh-board-pool", list=words.counts(_pool(sheet), "ankh-kind"))
    yield say("ankh-board-powers", list=words.names("ankh-power", sheet.powers))
    yield say("ankh-board-hand", list=words.cards(sheet.hand))
    yield say("ankh-board-played", list=words.cards(sheet.played))
    controlled = _numbers(sheet.monuments) or say("ankh-board-none")
    yield say("ankh-board-controls", cells=controlled)
    if sheet.own_monuments:
        own = words.counts(sheet.own_monuments, "ankh-monument")
        yield say("ankh-board-own-monuments", list=own)
    yield from _special(sheet, words)


def _pool(sheet: GodView) -> dict[Kind, int]:
    """The figures that can still be summoned."""
    pool = {Kind.WARRIOR: sheet.warriors}
    for kind in sheet.guardians:
        pool[kind] = pool.get(kind, 0) + 1
    return pool


def _special(sheet: GodView, words: _Words) -> Lines:
    """What only some gods have."""
    say = words.say
    if God.RA in sheet.abilities or sheet.suns:
        yield say("ankh-board-suns", count=sheet.suns)
    if God.OSIRIS in sheet.abilities or sheet.portals:
        yield say("ankh-board-own-portals", count=sheet.portals)
    if God.ANUBIS in sheet.abilities or sheet.captives or sheet.captive_slots:
        yield say(
            "ankh-board-captives",
            taken=len(sheet.captives),
            slots=sheet.captive_slots,
            list=words.gods(sheet.captives),
        )
    if God.AMUN in sheet.abilities or sheet.two_cards:
        yield say("ankh-board-amun-token", up=_yes(up=sheet.two_cards))
