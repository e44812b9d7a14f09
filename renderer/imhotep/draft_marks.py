"""The preview of a draft: what some answers would do, and where one can still go.

Answers are keys as they are typed and logged.  Nothing is checked here: the rules have
already accepted what is drafted, and what they did not offer is not among the options.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from renderer.imhotep.layout import Spot
from renderer.imhotep.marks import NO_MARKS, Landing, Marks
from renderer.imhotep.unloading import unloaded
from rules.engine.decisions import Seat
from rules.imhotep.data import STONES_TAKEN, Card, Site
from rules.imhotep.keys import (
    PAIR,
    POINT,
    STONES,
    Action,
    Deed,
    Space,
    offers,
    read_action,
    read_space,
    space_key,
)
from rules.imhotep.state import NOBODY
from rules.imhotep.view import View

_SHIP = re.compile(r"ship (\d)")
_FOR_TEMPLE = 2  # stones of a cell that gives a choice


@dataclass(slots=True)
class _Draft:
    """The ships and the sled as the draft leaves them, and the marks so far."""

    view: View
    seat: Seat
    aboard: dict[Space, Seat]
    sled: int = 0
    points: int = 0
    ghosts: dict[Space, Seat] = field(default_factory=dict)
    ways: list[tuple[int, Site]] = field(default_factory=list)
    landings: list[Landing] = field(default_factory=list)
    queue: list[Seat] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    held: list[tuple[Seat, Card]] = field(default_factory=list)


def draft_marks(
    view: View, seat: Seat, answers: Sequence[str], options: Iterable[str] = (),
    way: Sequence[str] = (),
) -> Marks:  # fmt: skip
    """Mark what a seat's drafted answers would do and what the open options are.

    ``way`` are the clicks made so far: an action, a card, ``ship 2``, ``2.3``, a site.  Of
    all actions at once nothing is marked; a single one that is left counts as drafted.
    """
    if not view.players:
        return NO_MARKS
    left = [key for key in options if _fits(key, way)]
    begun = left if way and len(left) == 1 else []
    work = _Draft(view, seat, {
        (ship.number, place): owner
        for ship in view.ships
        for place, owner in enumerate(ship.places, 1)
        if owner != NOBODY
    })  # fmt: skip
    for answer in (*answers, *begun):
        _play(work, answer)
    return _marks(work, [] if begun else left, way)


def _fits(key: str, way: Sequence[str]) -> bool:
    """Say whether some clicks can still lead to an option."""
    action = read_action(key)
    if action is None:
        space = read_space(key)
        return space is None or all(_is_of((space,), click) for click in way)
    return all(
        click in (action.deed, action.card, action.site, "-".join(map(str, action.order)))
        or _is_of(action.spaces, click)
        or click == f"ship {action.ship}"
        for click in way
    )


def _is_of(spaces: Iterable[Space], click: str) -> bool:
    """Say whether a click names one of some spaces, or its ship."""
    return any(click in (space_key(space), f"ship {space[0]}") for space in spaces)


# --- what answers would do -------------------------------------------------------------------


def _play(work: _Draft, answer: str) -> None:
    """Take one answer to the draft; answers without a place leave no mark."""
    action = read_action(answer)
    if action is not None:
        _act(work, action)
    elif answer in (POINT, STONES):
        work.points += answer == POINT
        work.sled += _room(work, _FOR_TEMPLE) if answer == STONES else 0
    elif (space := read_space(answer)) is not None:
        _load(work, space)
    else:
        work.cards += _places(work.view, [answer])
        work.spots += _pyramid_spots(work.view, [answer])


def _act(work: _Draft, action: Action) -> None:
    if action.deed is Deed.TAKE or action.card == Card.HAMMER:
        work.sled += _room(work, STONES_TAKEN)
    if action.card in set(Card):
        work.held.append((work.seat, Card(action.card)))
    for space in action.spaces:
        _load(work, space)
    if action.ship and action.site in set(Site):
        _sail(work, action)


def _room(work: _Draft, most: int) -> int:
    player = work.view.players[work.seat]
    return max(0, min(most, work.view.sled_size - player.sled - work.sled, player.quarry))


def _load(work: _Draft, space: Space) -> None:
    work.aboard[space] = work.ghosts[space] = work.seat
    work.sled -= 1


def _sail(work: _Draft, action: Action) -> None:
    site = Site(action.site)
    loaded = sorted(place for ship, place in work.aboard if ship == action.ship)
    seats = [work.aboard[action.ship, place] for place in action.order or loaded]
    brought = unloaded(work.view, site, seats)
    work.ways.append((action.ship, site))
    work.landings += brought.landings
    work.queue += brought.queue
    work.spots += brought.spots


# --- what is open ----------------------------------------------------------------------------


def _marks(work: _Draft, left: Sequence[str], way: Sequence[str]) -> Marks:
    actions = [action for key in left if (action := read_action(key))]
    spaces = [space for key in left if (space := read_space(key))]
    ships: list[int] = []
    sites: list[Site] = []
    held = list(work.held)
    if way:
        chosen = {int(found[1]) for click in way if (found := _SHIP.fullmatch(click))}
        named = {click for click in way if read_space(click)}
        spaces += [space for action in actions for space in action.spaces
                   if space_key(space) not in named]  # fmt: skip
        sailing = [action for action in actions if action.ship and not action.spaces]
        ships = sorted({action.ship for action in sailing} - chosen)
        sites = _sites(actions) if chosen or named else []
        if list(way) == [Deed.CARD]:
            spaces, ships = [], []
            held += [(work.seat, card) for card in Card if card in {a.card for a in actions}]
    return Marks(
        ghosts=tuple(work.ghosts.items()),
        spaces=tuple(sorted({space for space in spaces if space[1]} - set(work.ghosts))),
        ships=tuple(ships),
        sites=tuple(sites),
        ways=tuple(work.ways),
        landings=tuple(work.landings),
        queue=tuple(work.queue),
        spots=tuple(dict.fromkeys([*work.spots, *_pyramid_spots(work.view, left)])),
        cards=tuple(dict.fromkeys([*work.cards, *_places(work.view, left)])),
        gains=((work.seat, work.points),) if work.points else (),
        sleds=((work.seat, work.sled),) if work.sled else (),
        held=tuple(dict.fromkeys(held)),
    )


def _sites(actions: Sequence[Action]) -> list[Site]:
    """The sites to which a chosen ship could go."""
    named = {action.site for action in actions}
    return [site for site in Site if site in named]


def _places(view: View, keys: Sequence[str]) -> list[int]:
    """Where the cards that keys name lie in the market."""
    found = {str(offer): offer.place for offer in offers(view.market.cards)}
    found[PAIR] = len(view.market.cards)
    return [found[key] for key in keys if key in found]


def _pyramid_spots(view: View, keys: Sequence[str]) -> list[Spot]:
    """The next cells of the pyramids that keys name."""
    return [
        Spot(Site.PYRAMID, pyramid.built, part)
        for part, pyramid in enumerate(view.pyramids)
        if pyramid.pyramid in keys and pyramid.built < len(pyramid.cells)
    ]
