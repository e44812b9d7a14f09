"""A picture of Imhotep in words, for those who do not see it.

Screen readers and previews may stop after 250 characters, so what comes first is
complete in itself: who is to move, what the ships carry, and who leads.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from renderer.labels import Labels, key
from renderer.words import LONGEST_HEAD, sentences
from rules.engine.decisions import Seat
from rules.imhotep.data import Site, Source
from rules.imhotep.lookup import stones_at
from rules.imhotep.state import NOBODY, Phase
from rules.imhotep.view import ShipView, View


class Form(NamedTuple):
    """A way to say what is on the ships: the keys of a ship and of a colour."""

    ship: str
    colour: str


FORMS = (  # the longest first
    Form("imhotep-alt-ship", "imhotep-colour"),
    Form("imhotep-alt-ship-short", "imhotep-colour-short"),
)


def alt_text(view: View, labels: Labels) -> str:
    """Describe the table, the most important first; whole sentences only."""
    return sentences(head(view, labels), details(view, labels))


def head(view: View, labels: Labels) -> str:
    """Whose move it is, the ships and the points, as fully as 250 characters allow."""
    begun = to_move(view, labels)
    if not view.players:
        return begun
    score = labels(
        "imhotep-alt-scores", list=_by_seat(view, labels, [p.score for p in view.players])
    )
    for form in FORMS:
        ships = [_ship(view, labels, ship, form) for ship in view.ships]
        text = " ".join([begun, *ships, score])
        if len(text) <= LONGEST_HEAD:
            break
    return text


def to_move(view: View, labels: Labels) -> str:
    """Say what the table waits for."""
    if view.phase is Phase.OVER:
        return labels("imhotep-alt-over", list=_names(view, labels, view.winners))
    if view.phase is not Phase.TURN or not view.players:
        return labels(
            "imhotep-alt-phase",
            phase=labels(key("imhotep-label-phase", view.phase)),
            number=view.round,
            most=view.rounds,
        )
    now = view.unloading
    who = _name(view, labels, view.active if now is None else now.owner)
    if now is None:
        return labels("imhotep-alt-turn", player=who, number=view.round, most=view.rounds)
    site = labels(key("imhotep-site", now.site))
    return labels("imhotep-alt-unloading", player=who, ship=now.ship, site=site)


def _name(view: View, labels: Labels, seat: Seat, family: str = "imhotep-colour") -> str:
    return labels(key(family, view.players[seat].colour))


def _names(view: View, labels: Labels, seats: Iterable[Seat]) -> str:
    return ", ".join(_name(view, labels, seat) for seat in seats)


def _by_seat(view: View, labels: Labels, numbers: Iterable[int]) -> str:
    return ", ".join(f"{_name(view, labels, n)} {number}" for n, number in enumerate(numbers))


def _ship(view: View, labels: Labels, ship: ShipView, form: Form) -> str:
    """A ship with what is on each place, or where it is."""
    if ship.site is not None:
        what = "→ " + labels(key("imhotep-site", ship.site))
    else:
        what = ", ".join(
            "–" if seat == NOBODY else _name(view, labels, seat, form.colour)
            for seat in ship.places
        )
    return labels(form.ship, ship=ship.number, what=what)


def details(view: View, labels: Labels) -> Iterator[str]:
    """The rest of the table, the most important first."""
    if not view.players:
        return
    cards = [labels(key("imhotep-card", card)) for card in view.market.cards if card is not None]
    if cards:
        yield labels("imhotep-alt-market", list=", ".join(cards))
    yield labels("imhotep-alt-sleds", list=_by_seat(view, labels, (p.sled for p in view.players)))
    yield labels(
        "imhotep-alt-quarry", list=_by_seat(view, labels, (p.quarry for p in view.players))
    )
    yield from _sites(view, labels)
    for player in view.players:
        if player.cards:
            held = ", ".join(
                f"{labels(key('imhotep-card', card))} {count}"
                if count > 1
                else labels(key("imhotep-card", card))
                for card, count in Counter(player.cards).items()
            )
            yield labels("imhotep-alt-cards", player=_name(view, labels, player.seat), list=held)


def _sites(view: View, labels: Labels) -> Iterator[str]:
    """How many stones each site has, and what it would give at the end."""
    for site in (Site.PYRAMID, Site.TEMPLE, Site.TOMB, Site.OBELISKS):
        name, stones = labels(key("imhotep-site", site)), stones_at(view, site)
        side = labels(key("imhotep-side", view.sides[site].lower()))
        yield labels("imhotep-alt-site", site=name, side=side, stones=stones)
    tops = [cell.stones[-1] for cell in view.temple if cell.stones]
    if tops:
        yield labels("imhotep-alt-temple", list=_names(view, labels, tops))
    for source in (Source.TOMB, Source.OBELISKS):
        gains = [player.prospects.get(source, 0) for player in view.players]
        if any(gains):
            name = labels(key("imhotep-site", source))
            yield labels("imhotep-alt-prospects", site=name, list=_by_seat(view, labels, gains))
