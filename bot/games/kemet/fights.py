"""Clicks of cards: for a battle, for Divine Wound, in one's turn, a Veto, an Escape."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.clicks import BUTTON, Way, Ways, step
from bot.games.game_ui import Step
from bot.games.kemet.naming import Names
from bot.games.kemet.outcomes import Forecast, forecast
from bot.texts.saying import clipped
from rules.kemet.data import BattleCard, Card
from rules.kemet.keys import DONE, ESCAPE, FIGHT, NONE, PASS, VETO, Commit, What
from rules.kemet.read_keys import (
    read_battle_card,
    read_card,
    read_commit,
    read_flight,
)

MOST_SETS = 25  # of DI cards that one menu shows; of more, each kind is asked about
BUTTONS = 5
_PLAIN = {
    DONE: "kemet-click-no-more-cards",
    NONE: "kemet-click-no-card",
    PASS: "kemet-click-pass",
    VETO: "kemet-click-veto",
    FIGHT: "kemet-click-fight",
    ESCAPE: "kemet-click-escape",
}


def di_card(names: Names, key: str) -> Way:
    """A DI card with its price, and what it does."""
    card = read_card(key)
    if card is None:
        return (step(key, names.texts(_PLAIN[key]) if key in _PLAIN else key),)
    is_played = names.view.asking != What.WOUND  # what is discarded costs nothing
    price = [names.prayer(names.costs.card(card))] if names.costs and is_played else []
    return (step(key, names.card(card), *price, about=names.about_card(card)),)


def given_up(names: Names, key: str) -> Way:
    """A battle card that is given up for a special one."""
    card = read_battle_card(key)
    if card is None:
        return (step(key, key),)
    return (step(key, names.battle_card(card), about=names.about_battle_card(card)),)


def veto(names: Names, key: str) -> Way:
    """Let it happen, or play a Veto."""
    return (step(key, names.texts(_PLAIN.get(key, "kemet-click-pass"))),)


def escape(names: Names, key: str, about: str = "") -> Way:
    """Fight, or where to escape."""
    wanted = read_flight(key)
    if wanted is None:
        return (step(key, names.texts(_PLAIN[key]) if key in _PLAIN else key),)
    flight = step(ESCAPE, names.texts(_PLAIN[ESCAPE]), about=about)
    return flight, step(key, *names.standing(wanted.area))


# --- for a battle ----------------------------------------------------------------------------


def battle(names: Names, keys: Sequence[str]) -> Ways:
    """A card to play, a card to discard, then DI cards; or the escape of a defender.

    There may be thousands of options, so what belongs to a card is made once.
    """
    wanted = {key: found for key in keys if (found := read_commit(key)) is not None}
    clicks = _Cards(names, {chosen.cards for chosen in wanted.values()})
    about = names.about_card(Card.ESCAPE)
    return {
        key: clicks.way(wanted[key]) if key in wanted else escape(names, key, about) for key in keys
    }


class _Cards:
    """The clicks of one choice of cards."""

    def __init__(self, names: Names, sets: set[tuple[Card, ...]]) -> None:
        self._names = names
        self._forecast = forecast(names.view, names.me)
        self._plays: dict[BattleCard, Step] = {}
        self._drops: dict[BattleCard, Step] = {}
        self._added: dict[tuple[Card, ...], Way] = {}
        self._kinds = [card for card in Card if any(card in chosen for chosen in sets)]
        self._in_one_menu = len(sets) <= MOST_SETS
        self._on_buttons = len(sets) <= BUTTONS

    def way(self, chosen: Commit) -> Way:
        """The clicks that lead to a choice."""
        play = self._plays.get(chosen.card) or self._play(chosen.card)
        drop = self._drops.get(chosen.drop) or self._drop(chosen.drop)
        added = self._added.get(chosen.cards)
        return play, drop, *(self._add(chosen.cards) if added is None else added)

    def _play(self, card: BattleCard) -> Step:
        """A card with what it would do against all that the other may still hold."""
        notes = _foreseen(self._names, self._forecast, card)
        label, about = self._names.battle_card(card), self._names.about_battle_card(card)
        made = self._plays[card] = step(f"play {card}", label, note=notes, about=about)
        return made

    def _drop(self, card: BattleCard) -> Step:
        name = self._names.battle_card(card)
        label = clipped(self._names.texts("kemet-click-drop", card=name), BUTTON)
        made = step(f"drop {card}", label, about=self._names.about_battle_card(card))
        self._drops[card] = made
        return made

    def _add(self, cards: tuple[Card, ...]) -> Way:
        """All sets of DI cards in one menu; of too many, how many of each kind.

        Card after card would have to come in a fixed order, which nobody could guess.
        """
        if self._in_one_menu:
            way: Way = (self._set(cards),)
        else:
            way = tuple(self._some(card, cards.count(card)) for card in self._kinds)
        self._added[cards] = way
        return way

    def _set(self, cards: tuple[Card, ...]) -> Step:
        if not cards:
            return step(NONE, self._names.texts("kemet-click-no-card"))
        label = self._names.cards(cards)
        if self._on_buttons and len(label) > BUTTON:
            half = (BUTTON - 3) // 2  # two names that are too long for a button
            label = " + ".join(clipped(self._names.card(card), half) for card in cards)
        about = " ".join(self._names.about_card(card) for card in dict.fromkeys(cards))
        shown = clipped(label, BUTTON) if self._on_buttons else label
        return step("+".join(cards), shown, about=about)

    def _some(self, card: Card, count: int) -> Step:
        """So many cards of a kind, with their price; or none of them."""
        names, name = self._names, self._names.card(card)
        if not count:
            return step(f"{card}0", names.texts("kemet-click-without", card=name))
        label = name if count == 1 else f"{name} ×{count}"
        price = names.costs.card(card) * count if names.costs else 0
        return step(f"{card}{count}", label, names.prayer(price), about=names.about_card(card))


def _foreseen(names: Names, table: Forecast | None, card: BattleCard) -> list[str]:
    """Against how many cards of the other a card wins, and what it costs both at worst."""
    rows = table.against(card) if table is not None else ()
    if not rows:
        return []
    return [
        names.texts(
            "kemet-note-forecast",
            won=sum(row.is_won for row in rows),
            all=len(rows),
            lost=_range([row.lost for row in rows]),
            killed=_range([row.killed for row in rows]),
        )
    ]


def _range(numbers: list[int]) -> str:
    least, most = min(numbers), max(numbers)
    return str(least) if least == most else f"{least}–{most}"
