"""An opponent that looks no further than its own turn: most points and shields now."""

from rules.duel.cards import CARDS
from rules.duel.data import WONDERS, Wonder
from rules.duel.keys import Deed, read_action
from rules.duel.lookup import card_at, shields_of, slot_of


class Greedy:
    """Takes most points and shields; sells when nothing brings any."""

    def answer(self, view, what, options):
        if what != "main_action":
            return max(options, key=_printed)
        return max(options, key=lambda key: _now(view, read_action(key)))


def _printed(key):
    """What a name is worth that stands alone: the points of a card or a Wonder."""
    if key in CARDS:
        return CARDS[key].points + CARDS[key].shields
    return WONDERS[key].points if key in WONDERS else 0


def _now(view, wanted):
    city = view.cities[view.viewer]
    match wanted.deed:
        case Deed.BUILD:
            card = card_at(view, wanted.place).card
            kind = CARDS[card]
            extra = 0.5 * (sum(kind.makes) + (kind.symbol is not None) + bool(kind.chooses))
            price = card_at(view, wanted.place).prices[view.viewer].total
            return kind.points + 1.5 * shields_of(city, card) + extra - price / 100 + 0.3
        case Deed.WONDER:
            kind = WONDERS[Wonder(wanted.wonder)]
            return kind.points + 1.5 * kind.shields + kind.coins / 3 + kind.replay
        case Deed.GOD:
            return 5 - slot_of(view, wanted.slot).discounted[view.viewer] / 3
        case _:
            return 0.2
