"""The board of Senet in words: for those who do not see a picture, and as a text board."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.labels import Labels, key
from renderer.words import blocks, sentences
from rules.engine.decisions import Seat
from rules.senet.data import House
from rules.senet.lookup import sides_of
from rules.senet.state import Phase
from rules.senet.view import PlayerView, View


def alt_text(view: View, labels: Labels) -> str:
    """Describe the board, the most important first; whole sentences only."""
    return sentences(_to_move(view, labels), (_player(p, view, labels) for p in view.players))


def text_board(view: View, labels: Labels) -> list[str]:
    """The same line by line, with whoever stands in a special house, in blocks for messages."""
    lines = [_to_move(view, labels), *(_player(p, view, labels) for p in view.players)]
    return list(blocks(["\n".join(lines), "\n".join(_special(view, labels))]))


def _name(view: View, labels: Labels, seat: Seat) -> str:
    return labels(key("senet-side", view.players[seat].side))


def _to_move(view: View, labels: Labels) -> str:
    """Say what the table waits for."""
    if view.phase is Phase.OVER:
        who = _name(view, labels, view.winners[0])
        return labels("senet-alt-over", player=who, margin=view.margin)
    if view.phase is Phase.MOVE:
        who, again = _name(view, labels, view.active), "yes" if view.again else "no"
        return labels("senet-alt-move", player=who, throw=view.throw, turn=view.turn, again=again)
    return labels("senet-alt-phase", phase=labels(key("senet-label-phase", view.phase)))


def _player(player: PlayerView, view: View, labels: Labels) -> str:
    houses = ", ".join(map(str, player.houses)) or labels("senet-board-none")
    who = _name(view, labels, player.seat)
    return labels("senet-alt-pieces", player=who, houses=houses, off=player.off, most=view.pieces)


def _special(view: View, labels: Labels) -> Iterator[str]:
    """Every special house with what it does, and who is there."""
    sides = sides_of(view)
    for house in House:
        holder = view.board[house - 1]
        who = labels(key("senet-side", sides[holder])) if 0 <= holder < len(sides) else "–"
        name = labels(key("senet-house", house.name.lower()))
        about = labels(key("senet-text-house", house.name.lower()))
        yield labels("senet-board-house", house=int(house), name=name, who=who, about=about)
