"""The preview of a draft: what its answers would do, and where one can still go.

What they would do is what differs between the views before and after them.  Keys are read
only for what no view tells: which place was loaded, which ship sails, and in which order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from renderer.imhotep import pyramids
from renderer.imhotep.changes import Stone, arrived, bought, cards_gone, gained, new_towers
from renderer.imhotep.layout import Spot
from renderer.imhotep.marks import NO_MARKS, Landing, Marks
from rules.engine.decisions import Seat
from rules.imhotep.data import Card, Side, Site
from rules.imhotep.keys import PAIR, Action, Space, offers, read_action, read_space
from rules.imhotep.lookup import cargo, owners_to_choose
from rules.imhotep.view import View


def draft_marks(
    before: View, after: View, seat: Seat, answers: Sequence[str], left: Sequence[str] = ()
) -> Marks:
    """Mark what a seat's drafted answers would do, and the options that are left."""
    if not before.players:
        return NO_MARKS
    done, ahead = _done(before, after, seat, answers), _open(after, seat, left)
    loaded = {space for space, _ in done.ghosts}
    return replace(
        done,
        spaces=tuple(space for space in ahead.spaces if space not in loaded),
        ships=ahead.ships,
        sites=ahead.sites,
        spots=tuple(dict.fromkeys([*done.spots, *ahead.spots])),
        cards=tuple(dict.fromkeys([*done.cards, *ahead.cards])),
        held=tuple(dict.fromkeys([*done.held, *ahead.held])),
    )


# --- what answers would do -------------------------------------------------------------------


def _done(before: View, after: View, seat: Seat, answers: Sequence[str]) -> Marks:
    actions = [action for key in answers if (action := read_action(key))]
    spaces = [space for action in actions for space in action.spaces]
    spaces += [space for key in answers if (space := read_space(key))]
    sailing = next((action for action in actions if action.site in set(Site)), None)
    return Marks(
        ghosts=tuple((space, seat) for space in spaces),
        ways=((sailing.ship, Site(sailing.site)),) if sailing else (),
        landings=tuple(_landings(before, after, seat, sailing)),
        queue=tuple(owners_to_choose(after)) if sailing else (),
        spots=(*new_towers(before, after), *(_in_question(after) if sailing else ())),
        cards=tuple(_taken(before, after, answers)),
        gains=tuple(gained(before, after)),
        sleds=tuple(_on_sleds(before, after)),
        held=tuple(cards_gone(before, after)),
    )


def _landings(before: View, after: View, seat: Seat, sailing: Action | None) -> Iterator[Landing]:
    """Where stones would lie; those of the ship have numbers, in the order of unloading."""
    stones = list(arrived(before, after))
    for site in Site:
        here = [stone for stone in stones if stone.spot.site is site]
        comes = sailing is not None and sailing.site == site
        if comes and sailing is not None and site is Site.OBELISKS:
            owners = cargo(before, seat, sailing)
            here = [Stone(Spot(site, owner), owner) for owner in owners]
        chosen = site is Site.PYRAMID and before.sides[site] is Side.B
        yield from _together(here, numbered=comes and not chosen)


def _together(stones: Sequence[Stone], *, numbered: bool) -> Iterator[Landing]:
    """One landing a spot, with the numbers of all stones that land there."""
    for spot in dict.fromkeys(stone.spot for stone in stones):
        orders = [n for n, stone in enumerate(stones, 1) if stone.spot == spot]
        yield Landing(spot, stones[orders[0] - 1].seat, tuple(orders) if numbered else ())


def _in_question(after: View) -> list[Spot]:
    """Where the next stone can go, while its owner chooses."""
    chosen = after.unloading is not None and after.unloading.site is Site.PYRAMID
    return pyramids.next_spots(after) if chosen else []


def _taken(before: View, after: View, answers: Sequence[str]) -> Iterable[int]:
    """Where cards were bought; by their keys if the market is cleared, as the pair always is."""
    named = _places(before, answers)
    pair = [place for place in named if place == len(before.market.cards)]
    return dict.fromkeys([*(list(bought(before, after)) or named), *pair])


def _on_sleds(before: View, after: View) -> Iterator[tuple[Seat, int]]:
    for was, now in zip(before.players, after.players, strict=True):
        if now.sled != was.sled:
            yield now.seat, now.sled - was.sled


# --- what is open ----------------------------------------------------------------------------


def _open(view: View, seat: Seat, left: Sequence[str]) -> Marks:
    """What can be clicked next; of all actions at once nothing is marked."""
    actions = [action for key in left if (action := read_action(key))]
    cards = {action.card for action in actions}
    if len({action.deed for action in actions}) > 1:
        return NO_MARKS
    if len(cards) > 1:
        return Marks(held=tuple((seat, card) for card in Card if card in cards))
    spaces = _open_spaces(actions) | {space for key in left if (space := read_space(key))}
    ships = {action.ship for action in actions if action.ship and not action.spaces}
    is_settled = len({action.ship for action in actions}) == 1 and not spaces
    sites = {action.site for action in actions} if is_settled else set()
    return Marks(
        spaces=tuple(sorted(spaces)),
        ships=tuple(sorted(ships)) if len(ships) > 1 else (),
        sites=tuple(site for site in Site if site in sites),
        spots=tuple(_pyramid_spots(view, left)),
        cards=tuple(_places(view, left)),
    )


def _open_spaces(actions: Sequence[Action]) -> set[Space]:
    """The places by which some actions differ."""
    named = Counter(space for action in actions for space in set(action.spaces))
    return {space for space, count in named.items() if count < len(actions)}


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
