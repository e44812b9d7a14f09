"""The phrase book of Imhotep: what its events and refusals say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.phrase_book import PhraseBook, Speaker
from bot.texts import Texts
from bot.texts.saying import NONE, Values, listed, signed
from rules.engine.decisions import Seat
from rules.imhotep.data import Colour, Pyramid, Site
from rules.imhotep.lines import GRAMMAR


def seat_name(texts: Texts, colours: Sequence[Colour], seat: Seat) -> str:
    """The colour of a seat; its number as long as no colours are known."""
    return BOOK.speaker(texts, colours).seat(seat)


def site_name(texts: Texts, site: str) -> str:
    """The name of a site; what is none, as something mistyped, stays as it is."""
    return BOOK.speaker(texts).name("site", site)


def card_name(texts: Texts, card: str) -> str:
    """The name of a card; what is none stays as it is."""
    return BOOK.speaker(texts).name("card", card)


def card_names(texts: Texts, cards: Iterable[str]) -> str:
    """Several cards."""
    return BOOK.speaker(texts).names("card", cards) or texts("imhotep-hand-none")


def side_name(texts: Texts, side: str) -> str:
    """A side of a board."""
    return BOOK.speaker(texts).name("side", side.lower())


# --- events whose values need more than names -------------------------------------------------


def _set_up(say: Speaker, data: Values) -> Values:
    sides = (
        f"{say.name('site', site)} {side_name(say.texts, side)}"
        for site, side in data["sides"].items()
    )
    first = data["colours"][data["first"]]
    return {
        "colours": listed(map(say.player, data["colours"])),
        "first": say.player(first),
        "sides": listed(sides),
    }


def _built(say: Speaker, data: Values) -> Values:
    """Which cell of which pyramid; elsewhere how many stones there are now."""
    if data["site"] != Site.PYRAMID:
        return {"where": f" ({data['stones']})"}
    if data["pyramid"] is None:
        return {"where": say.texts("imhotep-said-edge")}
    is_only = data["pyramid"] == Pyramid.GREAT  # "Pyramid, great pyramid" would say it twice
    pyramid = NONE if is_only else say.name("pyramid", data["pyramid"])
    return {"where": say.texts("imhotep-said-cell", pyramid=pyramid, cell=data["cell"])}


def _sailed(say: Speaker, data: Values) -> Values:
    order = list(data["order"])
    return {"order": NONE if order == sorted(order) else "-".join(map(str, order))}


def _returned(say: Speaker, data: Values) -> Values:
    """Stones by their owners: ``White 2, Black 1``."""
    counts = sorted(Counter[Seat](data["seats"]).items())
    return {"seats": listed(f"{say.seat(seat)} {count}" for seat, count in counts)}


def _game_over(say: Speaker, data: Values) -> Values:
    scores = (f"{say.seat(seat)} {points}" for seat, points in enumerate(data["scores"]))
    return {"seats": listed(map(say.seat, data["seats"])), "scores": listed(scores)}


BOOK = PhraseBook(
    "imhotep",
    GRAMMAR,
    example="sail 2 tomb",
    players="colour",
    ids=Colour,
    names={
        "bonus": "bonus",
        "card": "card",
        "cards": "card",
        "ending": "ending",
        "free": "site",
        "reward": "reward",
        "site": "site",
        "sites": "site",
        "source": "source",
    },
    seats=frozenset(("seat", "first")),
    empty={"cards": "imhotep-hand-none", "free": NONE, "sites": NONE},
    special={
        "set_up": _set_up,
        "round": lambda say, d: {"card": d["card"]},
        "sailed": _sailed,
        "built": _built,
        "points": lambda say, d: {"points": signed(d["points"])},
        "card_gained": lambda say, d: {"source": say.name("origin", d["source"])},
        "stones_returned": _returned,
        "game_over": _game_over,
    },
)

said, emphasised, asked = BOOK.said, BOOK.emphasised, BOOK.asked
refused, unreadable = BOOK.refused, BOOK.unreadable
