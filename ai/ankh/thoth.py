"""The computer player: one way of deciding for each decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ai.ankh.actions import best_action
from ai.ankh.answers import best_capture, best_city, best_heirloom, keep_all, worship
from ai.ankh.battle import best_card, one_or_two
from ai.ankh.bids import auction_bid, plague_bid
from ai.ankh.caravans import best_caravan
from ai.ankh.claims import best_building, best_claim, best_kind, site_kind
from ai.ankh.figures import (
    best_aim,
    best_move,
    best_place,
    best_portal,
    best_summon,
)
from ai.ankh.powers import best_power
from ai.ankh.table import Table
from rules.ankh.keys import NO, TIE
from rules.ankh.view import View

Decide = Callable[[Table, Sequence[str], Random], str]

DECISIONS: dict[str, Decide] = {
    "action": lambda table, options, _: best_action(table, options),
    "move": lambda table, options, _: best_move(table, options),
    "summon": lambda table, options, _: best_summon(table, options),
    "unlock": lambda table, options, _: best_power(table, options),
    "control": lambda table, options, _: best_claim(table, options),
    "control.monument": lambda table, options, _: site_kind(table, options),
    "caravan": lambda table, options, _: best_caravan(table, options),
    "caravan.token": lambda _, options, __: options[0],
    "caravan.swap": lambda _, __, ___: NO,
    "battle.muster": lambda table, options, _: best_move(table, options),
    "battle.two": lambda table, _, random: one_or_two(table, random),
    "battle.card": best_card,
    "battle.build": lambda table, options, _: best_building(table, options),
    "battle.bid": lambda table, options, _: plague_bid(table, options),
    "battle.tie": lambda _, __, ___: TIE,
    "battle.keep": lambda _, options, __: keep_all(options),
    "capture": lambda table, options, _: best_capture(table, options),
    "portal": lambda table, options, _: best_portal(table, options),
    "mummy": lambda table, options, _: best_place(table, options),
    "worshipful": lambda table, _, __: worship(table),
    "merge.keep": lambda _, options, __: best_heirloom(options),
    "aim": lambda table, options, _: best_aim(table, options),
    "auction.bid": lambda table, options, _: auction_bid(table, options),
    "auction.place": lambda table, options, _: best_place(table, options),
    "draft": lambda table, options, _: best_kind(table, options),
    "founding": lambda table, options, _: best_kind(table, options),
    "city": lambda table, options, _: best_city(table, options),
}


class Thoth:
    """Plays Ankh sensibly, by a hand-made evaluation of what its seat can see."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed

    def answer(self, view: View, what: str, options: Sequence[str]) -> str:
        """Return the key of the option that promises most; the same for the same view."""
        # A fresh one each time: an answer does not depend on what was asked before.
        random = Random(f"{self._seed}/{view.turn}/{view.event}/{what}")
        return DECISIONS[what](Table(view), options, random)
