"""Look-ups in a view: who decides, how much fits, which ship is the last.

For everybody who has a view instead of the state: fronts, pictures, computer players.
"""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.imhotep.data import STONES_OF_TOWER, STONES_TAKEN, Colour, Site
from rules.imhotep.keys import Action
from rules.imhotep.state import NOBODY
from rules.imhotep.view import PlayerView, PyramidCellView, ShipView, View


def colours_of(view: View) -> list[Colour]:
    """The colours of the players by seat; none before they are known."""
    return [player.colour for player in view.players]


def player_of(view: View, seat: Seat) -> PlayerView | None:
    """A player; None before the set-up."""
    return view.players[seat] if 0 <= seat < len(view.players) else None


def decider(view: View) -> PlayerView | None:
    """Whoever decides: the viewer, to the public the owner of the stone or of the turn."""
    if view.viewer is not None:
        return player_of(view, view.viewer)
    return player_of(view, view.active if view.unloading is None else view.unloading.owner)


def room_for(view: View, most: int = STONES_TAKEN) -> int:
    """How many stones whoever decides could take now."""
    player = decider(view)
    return 0 if player is None else min(most, view.sled_size - player.sled, player.quarry)


def ship_of(view: View, number: int) -> ShipView | None:
    """A ship of this round."""
    return view.ships[number - 1] if 1 <= number <= len(view.ships) else None


def ship_at(view: View, site: Site) -> ShipView | None:
    """The ship that has docked at a site in this round."""
    return next((ship for ship in view.ships if ship.site is site), None)


def stones_at(view: View, site: Site) -> int:
    """How many stones a site has."""
    match site:
        case Site.PYRAMID:
            return sum(pyramid.built for pyramid in view.pyramids) + len(view.edge)
        case Site.TEMPLE:
            return sum(len(cell.stones) for cell in view.temple)
        case Site.TOMB:
            return len(view.tomb.stones)
        case Site.OBELISKS:
            towers = sum(tower.seat != NOBODY for tower in view.obelisks.towers)
            return sum(view.obelisks.stones) + STONES_OF_TOWER * towers
        case Site.MARKET:
            return 0


def cargo(view: View, seat: Seat, wanted: Action) -> list[Seat]:
    """Whose stones a ship would bring in the order of unloading, with those loaded at last."""
    ship = ship_of(view, wanted.ship)
    aboard = dict(enumerate(ship.places, 1)) if ship else {}
    aboard |= {place: seat for _, place in wanted.spaces}
    stones = [aboard.get(place, NOBODY) for place in wanted.order or sorted(aboard)]
    return [stone for stone in stones if stone != NOBODY]


def owners_to_choose(view: View) -> list[Seat]:
    """Whose stones of the ship that is being unloaded are still to be dealt with, in order."""
    now = view.unloading
    ship = ship_of(view, now.ship) if now else None
    if now is None or ship is None:
        return []
    return [now.owner, *(ship.places[place - 1] for place in now.left)]


def next_cell(view: View, pyramid: str) -> PyramidCellView | None:
    """The cell that the next stone of a pyramid takes; None if it is complete."""
    found = next((each for each in view.pyramids if each.pyramid == pyramid), None)
    return found.cells[found.built] if found and found.built < len(found.cells) else None


def is_last_ship(view: View) -> bool:
    """Return whether only one ship has not sailed yet."""
    return sum(ship.site is None for ship in view.ships) == 1
