"""The way to each option of a decision of Ankh, click by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.fronts.ankh_caravans import caravans
from bot.fronts.ankh_figures import (
    buildings,
    facings,
    moves,
    portals,
    summons,
)
from bot.fronts.ankh_table import (
    decider,
    figure_at,
    guardian_to_gain,
    has_effect,
    monument_at,
    next_cost,
    part_of,
    track_of,
)
from bot.fronts.ankh_words import Words
from bot.fronts.front import Step
from bot.fronts.steps import BUTTON, Way, Ways, clipped, step
from bot.texts import Texts
from renderer.labels import key as text_key
from rules.ankh.board import members
from rules.ankh.data import (
    CARD_STRENGTH,
    LEVEL_OF_POWER,
    Action,
    Card,
    God,
    Kind,
    MonumentKind,
    Power,
)
from rules.ankh.keys import ALL, DONE, NO, ONE, TIE, TWO, YES
from rules.ankh.view import View

Label = Callable[[Words, str], Step]  # makes the click of an option

MOST_BIDS = 100  # of one level; more are asked for by tens

# What a plain word stands for, by decision; the empty decision is any other.
PLAIN: dict[tuple[str, str], str] = {
    ("", DONE): "ankh-click-done",
    ("", NO): "ankh-click-no",
    ("", YES): "ankh-click-yes",
    ("", f"keep {ALL}"): "ankh-click-keep-all",
    ("", TIE): "ankh-click-tie",
    ("", ONE): "ankh-click-one",
    ("", TWO): "ankh-click-two",
    ("battle.keep", DONE): "ankh-click-keep-no-more",
    ("merge.keep", DONE): "ankh-click-take-no-more",
    ("merge.keep", f"keep {ALL}"): "ankh-click-take-all",
    ("unlock", NO): "ankh-click-no-power",
    ("caravan", NO): "ankh-click-no-caravan",
    ("caravan.swap", NO): "ankh-click-no-swap",
    ("battle.build", NO): "ankh-click-no-building",
    ("battle.tie", NO): "ankh-click-no-tie",
    ("capture", NO): "ankh-click-no-captive",
    ("portal", NO): "ankh-click-no-token",
    ("worshipful", YES): "ankh-click-worship",
}


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """The way to each option; options that belong together lie behind the same click."""
    words = Words(texts, view)
    found: Ways = {}
    for shape in (moves, summons, buildings, portals, facings, caravans):
        found |= shape(words, keys)
    rest = sorted((key for key in keys if key not in found), key=lambda key: key in (NO, DONE))
    if what in _BIDS and len(rest) > MOST_BIDS:
        return {key: _by_tens(words, key) for key in rest}
    return found | {key: (single(words, what, key),) for key in rest}


def single(words: Words, what: str, key: str) -> Step:
    """An option that is one click."""
    plain = PLAIN.get((what, key)) or PLAIN.get(("", key))
    if plain:
        return step(key, words.texts(plain))
    label = _LABELS.get(what)
    return label(words, key) if label else step(key, key)


def _by_tens(words: Words, key: str) -> Way:
    ten = int(key) // 10 * 10
    return step(f"{ten}+", f"{ten}–{ten + 9}"), step(key, key)


# --- a turn ------------------------------------------------------------------------------


def _action(words: Words, key: str) -> Step:
    """An action with what it would bring now, and how far its marker has come."""
    action, view = Action(key), words.view
    name, sheet = words.texts(text_key("ankh-click-action", action)), decider(view, "action")
    parts = [name]
    if sheet and not has_effect(view, action, sheet):
        parts.append(words.texts("ankh-click-no-effect"))
    elif sheet and action is Action.GAIN:
        parts = [f"{name} +{sheet.would_gain}"]
    elif sheet and action is Action.UNLOCK:
        parts.append(str(next_cost(sheet)))
    label, track = step(key, *parts), track_of(view, action)
    dots = "●" * (track.marker - track.start) + "○" * (track.spaces - track.marker)
    if len(label.label) + 1 + len(dots) > BUTTON:
        return label
    return label._replace(label=f"{label.label} {dots}")


def _power(words: Words, key: str) -> Step:
    """An ankh power, what it costs, which guardian comes with it, and what it does."""
    sheet = decider(words.view, "unlock")
    guardian = guardian_to_gain(words.view, sheet) if sheet else None
    note = [words.texts("ankh-note-cost", count=LEVEL_OF_POWER[Power(key)])]
    if guardian:
        note.append(words.texts("ankh-note-guardian", guardian=words.kind(guardian)))
    note.append(words.texts(text_key("ankh-text-power", key)))
    return step(key, words.texts(text_key("ankh-power", key)), note=note)


# --- events ------------------------------------------------------------------------------


def _claim(words: Words, key: str) -> Step:
    cell, *region = words.place(int(key))
    monument = monument_at(words.view, int(key))
    return step(key, cell, *([words.monument(monument)] if monument else []), *region)


def _monument(what: str) -> Label:
    """Label kinds of monument with how many are left where they would come from."""

    def label(words: Words, key: str) -> Step:
        sheet = decider(words.view, what)
        own = sheet.own_monuments if sheet else {}
        kind = MonumentKind(key)
        return step(key, f"{words.monument_kind(kind)} ×{(words.view.supply or own).get(kind, 0)}")

    return label


def _side(words: Words, key: str) -> Step:
    """A side of a split region: a cell of it, its size, and who stands there."""
    cell = int(key.removeprefix("token:"))
    side = list(members(part_of(words.view, cell)))
    label = words.texts("ankh-click-side", cell=str(cell), count=len(side))
    return step(key, label, note=[words.armies(side)])


def _swap(words: Words, key: str) -> Step:
    """Two conflict tokens, and who stands in their regions."""
    tokens = [int(token) for token in key.removeprefix("swap:").split("=")]
    lands = {region.token: region.land for region in words.view.regions}
    note = [f"{token}: {words.armies(lands[token])}" for token in tokens if token in lands]
    return step(key, " ↔ ".join(str(token) for token in tokens), note=note)


def _bid(words: Words, key: str) -> Step:
    return step(key, key)


def _city(words: Words, key: str) -> Step:
    name = next((city.name for city in words.view.cities if str(city.cell) == key), None)
    cell, *region = words.place(int(key))
    return step(key, words.texts(text_key("ankh-city", name)) if name else cell, *region)


# --- battles and merges --------------------------------------------------------------------


def _cards(words: Words, key: str) -> Step:
    """One card or two, with their strength; what they do is in the note."""
    cards = [Card(card) for card in key.split("+")]
    strength = sum(CARD_STRENGTH[card] for card in cards)
    ending = f" (+{strength})" if strength else ""
    for family in ("ankh-card", "ankh-label-card"):
        label = " + ".join(words.texts(text_key(family, card)) for card in cards) + ending
        if len(label) <= BUTTON:
            break
    note = " ".join(words.texts(text_key("ankh-text-card", card)) for card in cards)
    return step(key, label, note=[note])


def _kept(words: Words, key: str) -> Step:
    cell = int(key.removeprefix("keep "))
    figure = figure_at(words.view, cell)
    return step(key, str(cell), *([words.kind(figure.kind)] if figure else []),
                note=words.surroundings(cell))  # fmt: skip


def _heirloom(words: Words, key: str) -> Step:
    kind, _, cell = key.removeprefix("keep ").partition(" ")
    where = words.place(int(cell)) if cell else (words.texts("ankh-click-in-pool"),)
    return step(key, words.kind(Kind(kind)), *where)


def _captive(words: Words, key: str) -> Step:
    return step(key, words.god(God(key.removeprefix("capture "))))


_BIDS = ("battle.bid", "auction.bid")
_LABELS: dict[str, Label] = {
    "action": _action,
    "unlock": _power,
    "control": _claim,
    "control.monument": _monument("control.monument"),
    "caravan.token": _side,
    "caravan.swap": _swap,
    "battle.card": _cards,
    "battle.bid": _bid,
    "battle.keep": _kept,
    "capture": _captive,
    "merge.keep": _heirloom,
    "auction.bid": _bid,
    "draft": _monument("draft"),
    "founding": _monument("founding"),
    "city": _city,
}


def label_of(texts: Texts, view: View, what: str, key: str) -> str:
    """An option in one line: the labels of all its clicks."""
    way = clicks(texts, view, what, [key])[key]
    return clipped(" · ".join(click.label for click in way), 200)
