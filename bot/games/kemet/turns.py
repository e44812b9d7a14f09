"""Clicks of a turn: a space of the pyramid of actions, a pyramid to build, a tile to buy."""

from __future__ import annotations

from bot.games.clicks import Way, step
from bot.games.kemet.naming import Names
from bot.texts.saying import text_key
from rules.kemet.data import SPACES, Deed, Space, Token
from rules.kemet.keys import CARD, END, NOTHING, Placing
from rules.kemet.read_keys import read_construction, read_number, read_placing

_PLAIN = {CARD: "kemet-click-card", END: "kemet-click-end"}


def action(names: Names, key: str) -> Way:
    """A space in one click; silver and gold first the token, then where."""
    wanted = read_placing(key)
    if wanted is None:
        return (step(key, names.texts(_PLAIN[key]) if key in _PLAIN else key),)
    if wanted.token is Token.NORMAL:
        return (step(key, _space(names, wanted.space)),)
    token = step(wanted.token, names.texts(text_key("kemet-click", wanted.token)))
    return token, step(key, _special(names, wanted))


def _special(names: Names, wanted: Placing) -> str:
    if wanted.deed is not None:
        return names.texts(text_key("kemet-click-deed", wanted.deed))
    return _space(names, wanted.space)


def _space(names: Names, space: Space) -> str:
    """A space after its row: ``2 Build``, ``3 Pray +2``, ``3 Red``."""
    kind = SPACES[space]
    if kind.colour is not None:
        label = f"{kind.row} {names.market(kind.colour)}"
    else:
        label = f"{kind.row} {names.texts(text_key('kemet-click-deed', kind.deed or ''))}"
    if kind.deed is Deed.PRAY:
        return f"{label} +{names.costs.prayers() if names.costs else 0}"
    return label if _has_effect(names, space) else f"{label} {names.texts('kemet-click-no-effect')}"


def _has_effect(names: Names, space: Space) -> bool:
    """Return whether the action could do anything now; it may be chosen all the same."""
    kind, costs = SPACES[space], names.costs
    if costs is None or kind.deed in (Deed.MOVE, Deed.PRAY):
        return True
    if kind.colour is not None:
        return costs.can_buy(kind.colour)
    return costs.can_build() if kind.deed is Deed.BUILD else costs.can_recruit()


def build(names: Names, key: str) -> Way:
    """A pyramid with its price: ``red 2 → 3 · 3 PP``; a new one then in a district."""
    wanted, costs = read_construction(key), names.costs
    if wanted is None or costs is None:
        return (step(key, names.texts("kemet-click-build-nothing") if key == NOTHING else key),)
    price = costs.building(wanted.colour, wanted.level)
    change = f"{names.market(wanted.colour)} {costs.level(wanted.colour)} → {wanted.level}"
    raised = step(f"{wanted.colour} {wanted.level}", change, names.prayer(price))
    return (raised, step(key, str(wanted.site))) if wanted.site else (raised,)


def buy(names: Names, key: str) -> Way:
    """A tile with its price, and what it does."""
    tile, costs = read_number(key), names.costs
    if tile is None or costs is None:
        return (step(key, names.texts("kemet-click-buy-nothing") if key == NOTHING else key),)
    price = names.prayer(costs.tile(tile))
    return (step(key, names.tile(tile), price, about=names.about_tile(tile)),)
