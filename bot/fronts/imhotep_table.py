"""Looking things up in a view of Imhotep: who decides, how much fits, what is the last ship."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.imhotep.data import STONES_TAKEN, Colour
from rules.imhotep.view import PlayerView, ShipView, View


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


def is_last_ship(view: View) -> bool:
    """Say whether only one ship has not sailed yet."""
    return sum(ship.site is None for ship in view.ships) == 1
