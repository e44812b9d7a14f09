"""What happened at an Imhotep table, and why something is refused, in a reader's language.

The rules tell seats, ids and numbers; here they become one line each.  The sentences are
in the catalogues (``imhotep-said-*``, ``imhotep-refused-*``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.texts import Texts
from bot.texts.saying import Values, clipped_line, listed, signed, text_key, with_bold
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.imhotep.data import Card, Colour, Site

EXAMPLES = {"en": "sail 2 tomb", "ru": "отправить 2 гробница", "uk": "відправити 2 гробниця"}
NONE = "none"  # what a text takes for an empty list

Colours = Sequence[Colour]  # of the players, by seat


def said(texts: Texts, event: Event, colours: Colours) -> str:
    """The line of the log for an event."""
    data: Values = event.data
    if event.what == "set_up":
        colours = [Colour(colour) for colour in data["colours"]]
    values = {name: _shown(texts, name, value, colours) for name, value in data.items()}
    special = _SPECIAL.get(event.what)
    if special is not None:
        values |= special(texts, data, colours)
    return clipped_line(texts(text_key("imhotep-said", event.what), **values))


def emphasised(texts: Texts, line: str) -> str:
    """A line in Markdown with the names of players in bold."""
    return with_bold(line, [texts(text_key("imhotep-colour", colour)) for colour in Colour])


def asked(texts: Texts, what: str) -> str:
    """The prompt for a decision."""
    return texts(text_key("imhotep-what", what))


def refused(texts: Texts, why: IllegalAnswer, colours: Colours = ()) -> str:
    """Say what was wrong with an answer and, where the rules know, what would be right."""
    data = why.data
    values = {name: _shown(texts, name, value, colours) for name, value in data.items()}
    values["answer"] = why.key
    waiting = [seat_name(texts, colours, seat) for seat in data.get("waits_for", ())]
    values["players"] = listed(waiting) or NONE
    return texts(text_key("imhotep-refused", why.reason), **values)


def unreadable(texts: Texts, why: Unreadable) -> str:
    """Say which word of a typed line was not understood."""
    return texts("imhotep-refused-unreadable", word=why.word, example=EXAMPLES[texts.language])


# --- words for ids ---------------------------------------------------------------------------


def seat_name(texts: Texts, colours: Colours, seat: Seat) -> str:
    """The colour of a seat; its number as long as no colours are known."""
    if not 0 <= seat < len(colours):
        return texts("imhotep-player", player=seat + 1)
    return texts(text_key("imhotep-colour", colours[seat]))


def site_name(texts: Texts, site: str) -> str:
    """The name of a site; what is none, as something mistyped, stays as it is."""
    return texts(text_key("imhotep-site", site)) if site in set(Site) else site


def card_name(texts: Texts, card: str) -> str:
    """The name of a card; what is none stays as it is."""
    return texts(text_key("imhotep-card", card)) if card in set(Card) else card


def card_names(texts: Texts, cards: Iterable[str]) -> str:
    """Several cards."""
    return listed(card_name(texts, card) for card in cards) or texts("imhotep-hand-none")


_SEATS = ("seat", "first")
_FAMILIES = {
    "bonus": "imhotep-bonus",
    "ending": "imhotep-ending",
    "reward": "imhotep-reward",
    "source": "imhotep-source",
}


def _shown(texts: Texts, name: str, value: object, colours: Colours) -> object:
    """A value of an event or a reason as a text shows it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _SEATS and isinstance(value, int):
        return seat_name(texts, colours, value)
    if name == "card" and isinstance(value, str):
        return card_name(texts, value)
    if name == "site" and isinstance(value, str):
        return site_name(texts, value)
    if name in ("sites", "free") and isinstance(value, tuple | list):
        return listed(site_name(texts, str(site)) for site in value) or NONE
    if name == "cards" and isinstance(value, tuple | list):
        return card_names(texts, value)
    if isinstance(value, tuple | list):
        return listed(value)
    if name in _FAMILIES:
        family = text_key(_FAMILIES[name], str(value))
        return texts(family) if family in texts else str(value)
    return value


def _counted(texts: Texts, colours: Colours, seats: Iterable[Seat]) -> str:
    """Seats with how often they occur: ``White 2, Black 1``."""
    counts = Counter(seats)
    return listed(f"{seat_name(texts, colours, seat)} {n}" for seat, n in sorted(counts.items()))


# --- events whose values need more than names -------------------------------------------------

Special = Callable[[Texts, Values, Colours], Mapping[str, object]]


def _set_up(texts: Texts, data: Values, colours: Colours) -> Mapping[str, object]:
    sides = (
        f"{site_name(texts, site)} {side_name(texts, side)}" for site, side in data["sides"].items()
    )
    return {
        "colours": listed(seat_name(texts, colours, seat) for seat in range(len(colours))),
        "sides": listed(sides),
    }


def side_name(texts: Texts, side: str) -> str:
    """A side of a board."""
    return texts(f"imhotep-side-{side.lower()}")


def _built(texts: Texts, data: Values, colours: Colours) -> Mapping[str, object]:
    """Which cell of which pyramid; elsewhere how many stones there are now."""
    if data["site"] != Site.PYRAMID:
        return {"where": f" ({data['stones']})"}
    if data["pyramid"] is None:
        return {"where": texts("imhotep-said-edge")}
    pyramid = texts(text_key("imhotep-pyramid", data["pyramid"]))
    return {"where": texts("imhotep-said-cell", pyramid=pyramid, cell=data["cell"])}


def _sailed(texts: Texts, data: Values, colours: Colours) -> Mapping[str, object]:
    order = list(data["order"])
    return {"order": NONE if order == sorted(order) else "-".join(map(str, order))}


def _game_over(texts: Texts, data: Values, colours: Colours) -> Mapping[str, object]:
    scores = (f"{seat_name(texts, colours, s)} {points}" for s, points in enumerate(data["scores"]))
    winners = (seat_name(texts, colours, seat) for seat in data["seats"])
    return {"seats": listed(winners), "scores": listed(scores)}


_SPECIAL: dict[str, Special] = {
    "set_up": _set_up,
    "round": lambda t, d, c: {"card": d["card"]},
    "sailed": _sailed,
    "built": _built,
    "points": lambda t, d, c: {"points": signed(d["points"])},
    "card_gained": lambda t, d, c: {"source": t(text_key("imhotep-origin", d["source"]))},
    "stones_returned": lambda t, d, c: {"seats": _counted(t, c, d["seats"])},
    "game_over": _game_over,
}
