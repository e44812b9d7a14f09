"""The pyramid of actions on a panel: its rows, and the rule that greys some of its buttons."""

from __future__ import annotations

from bot.games.kemet.naming import Names, decider
from bot.texts import Texts
from bot.texts.saying import listed
from rules.kemet.boards import Area, Kind
from rules.kemet.data import SPACES, Mode, Space, Token
from rules.kemet.keys import CARD, END, placing
from rules.kemet.view import PlayerView, View

# Rows of spaces for normal tokens; a DI card can be played before the turn ends.
PYRAMID: tuple[tuple[str, ...], ...] = (
    *(
        tuple(str(placing(Token.NORMAL, space)) for space, kind in SPACES.items() if kind.row == n)
        for n in (1, 2, 3)
    ),
    (CARD, END),
)
FIRST_TURNS = 1  # days on which beginners are told whom they could attack


def row_rule(texts: Texts, view: View) -> str:
    """Which rows are still without a token of the player in turn, and how many tokens are left."""
    seat = decider(view)
    if not 0 <= seat < len(view.players):
        return ""
    player = view.players[seat]
    rows, tokens = player.empty_rows, player.tokens_left + player.silver_left
    key = "kemet-rows-none" if not rows else "kemet-rows-left"
    if rows and tokens <= len(rows):
        key = "kemet-rows-must"
    return texts(key, rows=listed(rows) or "–", number=player.tokens_left)


def to_attack(texts: Texts, view: View) -> str:
    """A temple that an enemy holds beside an own army, as a line to be typed; for beginners."""
    names = Names(texts, view)
    if view.mode is not Mode.BEGINNER or view.day > FIRST_TURNS or view.has_placed:
        return ""
    for area in view.areas:
        if area.kind is Kind.TEMPLE and names.enemy(area.area) is not None:
            start = _strongest_beside(names, area.adjacent)
            if start and not _is_moved(names.own):
                line = f"{start}>{area.area}"
                return texts("kemet-hint-attack", line=line)
    return ""


def _strongest_beside(names: Names, near: tuple[Area, ...]) -> Area:
    armies = {area: army.soldiers for area in near if (army := names.army(area, names.me))}
    return max(armies, key=lambda area: armies[area], default=0)


def _is_moved(player: PlayerView | None) -> bool:
    """Return whether both spaces for Move are taken."""
    used = player.tokens if player is not None else {}
    return Space.MOVE_1 in used and Space.MOVE_2 in used
