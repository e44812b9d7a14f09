"""What a draft would do, and what can be clicked next.

A card that would turn up is never shown, even if a view should have it: places that lie face
down before the draft stay so in its picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from renderer.duel.changes import (
    discarded,
    fallen,
    minerva_space,
    new_cards,
    new_wonders,
    taken_places,
)
from renderer.duel.marks import NO_MARKS, Gone, Marks
from rules.duel.keys import Action, Deed, What, read_action, read_number, read_placement
from rules.duel.view import CardView, View
from rules.engine.decisions import Seat


def draft_view(before: View, after: View) -> View:
    """The position after a draft, without cards that nobody has seen."""
    if before.age != after.age:
        return replace(before, cities=after.cities, pawn=after.pawn, structure=())
    hidden = {card.place for card in before.structure if card.card is None}
    shown = tuple(
        replace(card, card=None, prices=(), affordable=(), accessible=False)
        if card.place in hidden
        else card
        for card in after.structure
    )
    # Whoever drafts stays the mover: the prices that matter are theirs.
    return replace(
        after,
        structure=shown,
        phase=before.phase,
        active=before.active,
        asked=before.asked,
    )


def draft_marks(before: View, after: View, answers: Sequence[str]) -> Marks:
    """What the answers of a draft change on the table."""
    if not answers:
        return NO_MARKS
    shown = draft_view(before, after)
    cities = list(zip(before.cities, after.cities, strict=True))
    left = {card.place: card for card in shown.structure}
    return Marks(
        gone=tuple(_gone(before, shown, answers)),
        unknown=tuple(turning_up(before, shown)),
        chips=tuple(_prices(before, left)),
        slots=tuple(
            b.number
            for a, b in zip(before.slots, after.slots, strict=False)
            if a.is_empty != b.is_empty
        ),
        progress=taken_places(before, after),
        spaces=minerva_space(before, after),
        tokens=fallen(before, after),
        pawn=before.pawn if before.pawn != after.pawn else None,
        cards=tuple((b.seat, card) for a, b in cities for card in new_cards(a, b)),
        wonders=tuple((b.seat, wonder) for a, b in cities for wonder in new_wonders(a, b)),
        pile=discarded(before, after),
    )


def turning_up(before: View, shown: View) -> list[int]:
    """Places whose cards nothing covers any more, though they lie face down."""
    covered = {card.place for card in before.structure if card.covered_by}
    return [
        card.place
        for card in shown.structure
        if card.card is None and not card.covered_by and card.place in covered
    ]


def _gone(before: View, shown: View, answers: Sequence[str]) -> list[Gone]:
    """The cards that the draft takes, and where they go."""
    actions = {a.place: a for key in answers if (a := read_action(key)) is not None and a.place}
    left = {card.place for card in shown.structure}
    numbers = {w.wonder: w.number for city in before.cities for w in city.wonders}
    found = []
    for card in before.structure:
        if card.place in left:
            continue
        action = actions.get(card.place)
        if action is None:
            found.append(Gone(card.place, card.card, sold=True))  # by Zeus
            continue
        wonder = next((n for w, n in numbers.items() if w == action.wonder), 0)
        found.append(Gone(card.place, card.card, wonder, action.deed is Deed.SELL))
    return found


def _prices(before: View, left: dict[int, CardView]) -> list[tuple[int, Seat]]:
    return [
        (card.place, seat)
        for card in before.structure
        if card.place in left
        for seat, (a, b) in enumerate(zip(card.prices, left[card.place].prices, strict=False))
        if a.total != b.total
    ]


# --- what is open ----------------------------------------------------------------------------


def open_marks(view: View, left: Sequence[str], keys: Sequence[str]) -> Marks:
    """What can be clicked next; all actions of a turn at once are not worth a mark."""
    actions = [action for key in left if (action := read_action(key))]
    if actions:
        return _open_actions(view, actions) if len(left) < len(keys) else NO_MARKS
    numbers = [number for key in left if (number := read_number(key)) is not None]
    match view.asking:
        case What.ZEUS_CARD:
            return Marks(places=tuple(numbers))
        case What.PLACE_MINERVA:
            return Marks(spaces=tuple(numbers))
        case What.NEPTUNE_REMOVE | What.NEPTUNE_APPLY:
            return Marks(tokens=tuple(numbers))
        case What.PLACE_GATE:
            return Marks(slots=tuple(numbers))
        case What.PLACE_GOD:
            return Marks(slots=tuple(sorted({p[1] for key in left if (p := read_placement(key))})))
        case What.CHOOSE_PROGRESS:
            return Marks(progress=tuple(n for n, t in enumerate(view.progress, 1) if t in left))
        case _:
            return _open_in_cities(view, left)


def _open_actions(view: View, actions: Sequence[Action]) -> Marks:
    places = dict.fromkeys(action.place for action in actions if action.place)
    return Marks(
        places=tuple(places),
        slots=tuple(dict.fromkeys(action.slot for action in actions if action.slot)),
    )


def _open_in_cities(view: View, left: Sequence[str]) -> Marks:
    """Cards and Wonders of the cities that are named."""
    return Marks(
        cards=tuple(
            (city.seat, card) for city in view.cities for card in city.cards if card in left
        ),
        wonders=tuple(
            (city.seat, w.wonder) for city in view.cities for w in city.wonders if w.wonder in left
        ),
    )


def on_table(marks: Marks) -> bool:
    """Return whether something is to be seen on the table."""
    return any(
        (
            marks.places,
            marks.gone,
            marks.unknown,
            marks.chips,
            marks.slots,
            marks.progress,
            marks.spaces,
            marks.tokens,
            marks.pawn is not None,
        )
    )


def in_cities(marks: Marks) -> bool:
    """Return whether something is to be seen in the cities."""
    return any((marks.cards, marks.wonders, marks.held, marks.gods, marks.coins))
