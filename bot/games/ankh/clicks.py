"""The way to each option of a decision of Ankh, click by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.ankh.caravans import caravans
from bot.games.ankh.figures import buildings, facings, moves, portals, summons
from bot.games.ankh.words import Words
from bot.games.clicks import BUTTON, Way, Ways, step
from bot.games.game_ui import Step
from bot.texts import Texts
from bot.texts.saying import clipped, explained, listed
from renderer.labels import key as text_key
from renderer.words import capital
from rules.ankh.board import Cell
from rules.ankh.data import (
    ACTIONS,
    CARD_STRENGTH,
    LEVEL_OF_POWER,
    Action,
    Card,
    MonumentKind,
    Power,
)
from rules.ankh.keys import (
    DONE,
    KEEP_ALL,
    NO,
    ONE,
    TIE,
    TWO,
    YES,
    Capture,
    Kept,
    Swap,
)
from rules.ankh.lookup import (
    decider,
    figure_at,
    guardian_to_gain,
    has_effect,
    monument_at,
    next_cost,
    part_of,
    track_of,
)
from rules.ankh.read_keys import (
    read_bid,
    read_capture,
    read_cell,
    read_kept,
    read_play,
    read_swap,
    read_token_side,
)
from rules.ankh.view import View

T = TypeVar("T")
Label = Callable[[Words, str], Step]  # makes the click of an option

CARDS, AUCTION = "battle.card", "auction.bid"
_BIDS = ("battle.bid", AUCTION)
MOST_BIDS = 100  # of one level; more are asked for by tens

# What a plain word stands for, by decision; the empty decision is any other.
PLAIN: dict[tuple[str, str], str] = {
    ("", DONE): "ankh-click-done",
    ("", NO): "ankh-click-no",
    ("", YES): "ankh-click-yes",
    ("", KEEP_ALL): "ankh-click-keep-all",
    ("", TIE): "ankh-click-tie",
    ("", ONE): "ankh-click-one",
    ("", TWO): "ankh-click-two",
    ("move", DONE): "ankh-click-no-more-moves",
    ("summon", DONE): "ankh-click-no-more-summons",
    ("battle.muster", DONE): "ankh-click-no-more-moves",
    ("battle.keep", DONE): "ankh-click-keep-no-more",
    ("merge.keep", DONE): "ankh-click-take-no-more",
    ("merge.keep", KEEP_ALL): "ankh-click-take-all",
    ("unlock", NO): "ankh-click-no-power",
    ("caravan", NO): "ankh-click-no-caravan",
    ("caravan.swap", NO): "ankh-click-no-swap",
    ("battle.build", NO): "ankh-click-no-building",
    ("battle.tie", NO): "ankh-click-no-tie",
    ("capture", NO): "ankh-click-no-captive",
    ("portal", NO): "ankh-click-no-token",
    ("worshipful", YES): "ankh-click-worship",
}

# What ends a decision, and what it means as the first answer: that nothing is chosen at all.
CLOSING: dict[str, tuple[str, str]] = {
    "move": (DONE, "ankh-click-move-nobody"),
    "summon": (DONE, "ankh-click-summon-nobody"),
    "caravan": (NO, "ankh-click-no-caravan"),
    "caravan.swap": (NO, "ankh-click-no-swap"),
    "battle.muster": (DONE, "ankh-click-move-nobody"),
    "battle.keep": (DONE, "ankh-click-keep-none"),
    "merge.keep": (DONE, "ankh-click-take-none"),
}


# Decisions that belong to an answer given before: an action or an event is only half chosen.
HALVES = ("move", "summon", "unlock", "control.monument", "caravan.token", "caravan.swap")


def shown_always(what: str) -> tuple[str, ...]:
    """All four actions: those above the first one are greyed out."""
    return tuple(str(action) for action in ACTIONS) if what == "action" else ()


def is_list(what: str) -> bool:
    """Two cards of Amun are two picks of one list."""
    return what == CARDS


def closing(what: str) -> str | None:
    """What ends the moves, summons and figures kept one by one, and declines a caravan."""
    return CLOSING[what][0] if what in CLOSING else None


def declining(texts: Texts, what: str) -> str:
    """That nobody is moved, summoned, kept or taken, and nothing split or swapped."""
    return texts(CLOSING[what][1])


def begins_step(what: str) -> bool:
    """An action, and whatever an event asks, may come after a draft is confirmed."""
    return what not in HALVES


def in_private(texts: Texts, view: View, what: str) -> str:
    """Everybody's followers, for whoever bids some, and what is auctioned."""
    if what not in _BIDS:
        return ""
    words = Words(texts, view)
    purses = listed(f"{words.god(sheet.god)} {sheet.followers}" for sheet in view.gods)
    auctioned = view.row[:1] if what == AUCTION else ()
    things = [(capital(words.kind(kind)), words.about_kind(kind)) for kind in auctioned]
    return "\n".join([*explained(things), texts("ankh-forecast-followers", list=purses)])


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """The way to each option; options that belong together lie behind the same click."""
    words = Words(texts, view)
    found: Ways = {}
    for shape in (moves, summons, buildings, portals, facings, caravans):
        found |= shape(words, keys)
    if what == CARDS:
        plays = {key: play for key in keys if (play := read_play(key))}
        found |= {key: tuple(_card(words, c) for c in play.cards) for key, play in plays.items()}
    rest = sorted((key for key in keys if key not in found), key=lambda key: key in (NO, DONE))
    if what in _BIDS and len(rest) > MOST_BIDS:
        return {key: _by_tens(key) for key in rest}
    return found | {key: (single(words, what, key),) for key in rest}


def single(words: Words, what: str, key: str) -> Step:
    """An option that is one click."""
    plain = PLAIN.get((what, key)) or PLAIN.get(("", key))
    if plain:
        return step(key, words.texts(plain))
    label = _LABELS.get(what)
    return label(words, key) if label else step(key, key)


def _by_tens(key: str) -> Way:
    ten = (read_bid(key) or 0) // 10 * 10
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
    about = words.texts(text_key("ankh-text-power", key))
    return step(key, words.texts(text_key("ankh-power", key)), note=note, about=about)


# --- events ------------------------------------------------------------------------------


def _claim(words: Words, cell: Cell) -> Step:
    name, *region = words.place(cell)
    monument = monument_at(words.view, cell)
    return step(cell, name, *([words.monument(monument)] if monument else []), *region)


def _monument(what: str) -> Label:
    """Label kinds of monument with how many are left where they would come from."""

    def label(words: Words, key: str) -> Step:
        sheet = decider(words.view, what)
        own = sheet.own_monuments if sheet else {}
        kind = MonumentKind(key)
        return step(key, f"{words.monument_kind(kind)} ×{(words.view.supply or own).get(kind, 0)}")

    return label


def _side(words: Words, key: str) -> Step:
    """A side of a split region: a cell of it, and its size.

    Who stands there is in the picture: with a note, two buttons would become a menu.
    """
    cell = read_token_side(key) or 0
    size = part_of(words.view, cell).bit_count()
    return step(key, words.texts("ankh-click-side", cell=str(cell), count=size))


def _swap(words: Words, swap: Swap) -> Step:
    """Two conflict tokens, and who stands in their regions."""
    lands = {region.token: region.land for region in words.view.regions}
    note = [f"{token}: {words.armies(lands[token])}" for token in swap.tokens if token in lands]
    return step(swap, " ↔ ".join(map(str, swap.tokens)), note=note)


def _city(words: Words, cell: Cell) -> Step:
    name = next((city.name for city in words.view.cities if city.cell == cell), None)
    number, *region = words.place(cell)
    return step(cell, words.texts(text_key("ankh-city", name)) if name else number, *region)


# --- battles and merges --------------------------------------------------------------------


def _card(words: Words, card: Card) -> Step:
    """A card with its strength, and what it does."""
    strength = CARD_STRENGTH[card]
    label = words.texts(text_key("ankh-card", card)) + (f" (+{strength})" if strength else "")
    return step(card, label, about=words.texts(text_key("ankh-text-card", card)))


def _kept(words: Words, kept: Kept) -> Step:
    """A figure kept alive, or a guardian that a merge offers."""
    if kept.kind is not None:
        where = words.place(kept.cell) if kept.cell else (words.texts("ankh-click-in-pool"),)
        return step(kept, words.kind(kept.kind), *where, about=words.about_kind(kept.kind))
    figure = figure_at(words.view, kept.cell)
    kind = [words.kind(figure.kind)] if figure else []
    about = words.about_kind(figure.kind) if figure else ""
    return step(kept, str(kept.cell), *kind, note=words.surroundings(kept.cell), about=about)


def _captive(words: Words, captive: Capture) -> Step:
    return step(captive, words.god(captive.god))


def _of(read: Callable[[str], T | None], label: Callable[[Words, T], Step]) -> Label:
    """The label of what a key is read as."""

    def labelled(words: Words, key: str) -> Step:
        option = read(key)
        return step(key, key) if option is None else label(words, option)

    return labelled


_LABELS: dict[str, Label] = {
    "action": _action,
    "unlock": _power,
    "control": _of(read_cell, _claim),
    "control.monument": _monument("control.monument"),
    "caravan.token": _side,
    "caravan.swap": _of(read_swap, _swap),
    "battle.keep": _of(read_kept, _kept),
    "capture": _of(read_capture, _captive),
    "merge.keep": _of(read_kept, _kept),
    "draft": _monument("draft"),
    "founding": _monument("founding"),
    "city": _of(read_cell, _city),
}


def label_of(texts: Texts, view: View, what: str, key: str) -> str:
    """An option in one line: the labels of all its clicks."""
    way = clicks(texts, view, what, [key])[key]
    between = " + " if is_list(what) else " · "
    return clipped(between.join(click.label for click in way), 200)
