"""Action tokens: where they may be placed (RULES K-5.3, K-5.4)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.data import (
    GOLD_DEEDS,
    MOST_DECLINED,
    ROWS,
    SPACES,
    TOKENS,
    Deed,
    Power,
    Space,
    Token,
)
from rules.kemet.keys import CARD, END, Actions, Placing, placing
from rules.kemet.read_keys import read_placing
from rules.kemet.refusals import Reason
from rules.kemet.state import Player, State

# What changes most comes last: whoever always takes the last option plays a game that ends.
SPACES_OF = {
    3: (Space.PRAY_3, Space.WHITE, Space.RED, Space.BLUE),
    2: (Space.PRAY_2, Space.MOVE_2, Space.BUILD),
    1: (Space.RECRUIT, Space.MOVE_1),
}


class Today(NamedTuple):
    """What the tokens that a player has placed today leave."""

    left: int  # normal tokens
    empty_rows: tuple[int, ...]  # of 1, 2 and 3: without a normal or silver token
    normal: tuple[Placing, ...]  # how a normal token may be placed
    silver: tuple[Placing, ...]  # the same for the silver one, if it is there


def today(player: Player) -> Today:
    """What a player may still place today (K-5.3, K-5.4)."""
    return _today(tuple(player.placed.items()), has_silver(player))


# A day has few beginnings, and they come again and again.
@lru_cache(maxsize=1 << 12)
def _today(placed: tuple[tuple[Space, Token], ...], has_silver: bool) -> Today:
    taken = dict(placed)
    left = TOKENS - sum(token is Token.NORMAL for token in taken.values())
    used = {SPACES[space].row for space in taken}
    empty = tuple(row for row in ROWS if row not in used)

    def found(token: Token, others: int) -> tuple[Placing, ...]:
        return tuple(
            placing(token, space)
            for row, spaces in SPACES_OF.items()
            if len(empty) - (row in empty) <= others  # each other empty row can get a token
            for space in spaces
            if space not in taken
        )

    silver = found(Token.SILVER, left) if has_silver else ()
    return Today(left, empty, found(Token.NORMAL, left - 1 + has_silver), silver)


def tokens_left(player: Player) -> int:
    """How many normal tokens a player has left today."""
    return today(player).left


def empty_rows(player: Player) -> list[int]:
    """The rows of 1, 2 and 3 without a normal or silver token of today."""
    return list(today(player).empty_rows)


def has_silver(player: Player) -> bool:
    """Return whether a player owns a silver token that is unused today."""
    return Power.ACT_OF_GOD in player.tiles and Token.SILVER not in player.placed.values()


def has_gold(player: Player) -> bool:
    """Return whether a player owns a gold token that is unused today."""
    return Power.DIVINE_WILL in player.tiles and Space.GOLD not in player.placed


def may_choose_card(s: State, player: Player) -> bool:
    """Return whether a DI card is offered: to whoever holds any, as everybody can see."""
    return bool(player.hand) and s.declined < MOST_DECLINED


def actions(s: State, seat: Seat) -> Actions:
    """What the player in turn may do; a DI card is offered whoever holds one (UX 5).

    The turn may end unless an empty row waits for a token after the last normal one.
    """
    player, found = s.players[seat], Actions()
    day = today(player)
    found.empty_rows = day.empty_rows
    if s.has_placed and (day.left or not day.empty_rows):
        found.append(END)
    if may_choose_card(s, player):
        found.append(CARD)
    if not s.has_placed:
        found += day.normal
    found += day.silver
    if has_gold(player):
        found += [placing(Token.GOLD, Space.GOLD, deed) for deed in GOLD_DEEDS]
    return found


# --- refusing --------------------------------------------------------------------------------


def why_not_action(s: State, seat: Seat, key: str) -> Why | None:
    """Say why the player in turn cannot do this now."""
    player = s.players[seat]
    if key == END:
        rows = empty_rows(player) if s.has_placed else []
        return because(Reason.ROW_RULE if rows else Reason.WRONG_TOKEN, rows=rows)
    if key == CARD:
        return because(Reason.CARD_NOT_HELD)
    words = key.split()
    if words and words[-1] in (Deed.MOVE, Deed.PRAY) and words[0] != Token.GOLD:
        return because(Reason.WHICH_ROW, rows=rows_of(Deed(words[-1])))
    if words[:1] == [Token.GOLD] and len(words) > 1:
        return _why_not_gold(player, "".join(words[1:]))
    wanted = read_placing(key)
    return None if wanted is None else _why_not_placed(s, player, wanted)


def rows_of(deed: Deed) -> list[int]:
    """The rows that have an action."""
    return [kind.row for kind in SPACES.values() if kind.deed is deed]


def _why_not_gold(player: Player, word: str) -> Why:
    if not has_gold(player) or word in set(Space) - set(GOLD_DEEDS):
        return because(Reason.WRONG_TOKEN, token=Token.GOLD)
    return because(Reason.WRONG_ACTION, action=word)


def _why_not_placed(s: State, player: Player, wanted: Placing) -> Why | None:
    token, space = wanted.token, wanted.space
    if space is Space.GOLD:
        return because(Reason.WRONG_TOKEN, token=token)
    if token is Token.SILVER and not has_silver(player):
        return because(Reason.WRONG_TOKEN, token=token)
    if space in player.placed:
        return because(Reason.SPACE_TAKEN, space=space)
    if token is Token.NORMAL and s.has_placed:
        return because(Reason.WRONG_TOKEN, token=token)
    day = today(player)
    if wanted not in (day.silver if token is Token.SILVER else day.normal):
        return because(Reason.ROW_RULE, rows=list(day.empty_rows))
    return None
