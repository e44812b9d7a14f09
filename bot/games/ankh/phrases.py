"""The phrase book of Ankh: what its events and refusals say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.phrase_book import PhraseBook, Speaker
from bot.texts.saying import NONE, Values, listed, signed
from rules.ankh.board import AROUND, DIRECTIONS, Cell
from rules.ankh.data import God, Kind
from rules.ankh.keys import borders_key
from rules.ankh.lines import GRAMMAR
from rules.ankh.read_keys import read_borders
from rules.ankh.scenarios import SCENARIOS

CITY_NAMES = {city.cell: city.name for s in SCENARIOS.values() for city in s.cities}


def _instead(say: Speaker, data: Values) -> Iterator[str]:
    """What would be possible, as far as a refusal tells."""
    if data.get("reachable"):
        cells = listed(data["reachable"])
        yield say.texts("ankh-refused-reachable", start=data["start"], cells=cells)
    if data.get("push_to"):
        yield say.texts("ankh-refused-push-to", cells=listed(data["push_to"]))
    if data.get("routes"):
        routes = "; ".join(borders_key(read_borders(route)) for route in data["routes"])
        yield say.texts("ankh-refused-routes", routes=routes)


# --- events whose values need more than names -------------------------------------------------


def _claws(say: Speaker, cell: Cell, aim: int) -> Values:
    """Where a Giant Scorpion's claws point, to be added to a line."""
    if aim < 0:
        return {"claws": ""}
    ways = (aim, (aim + 1) % 6)
    places = [AROUND[cell][d] or say.name("direction", DIRECTIONS[d].name) for d in ways]
    return {"claws": say.texts("ankh-said-claws", cells=listed(places))}


def _owner(say: Speaker, god: str | None, monument: str) -> str:
    return say.player(god) if god else say.name("neutral", monument)


def _winner(say: Speaker, god: str | None) -> str:
    return say.player(god) if god else NONE


def _holder(say: Speaker, god: str | None) -> str:
    return say.player(god) if god else say.texts("ankh-no-one")


def _by_god(say: Speaker, numbers: Mapping[str, int]) -> str:
    return listed(f"{say.player(god)} {number}" for god, number in numbers.items())


def _change(say: Speaker, data: Values) -> Values:
    before = data.get("before", data["after"] - data["amount"])
    return {"amount": signed(data["after"] - before)}


def _devotion(say: Speaker, data: Values) -> Values:
    """A gain with everything that it is made of; at the top of the track some of it is lost."""
    change, parts = _change(say, data), data.get("parts")
    if not parts or data["after"] - data["before"] != data["amount"] + data["bonus"]:
        return change
    named = (f"{say.name('source', name)} {signed(n)}" for name, n in parts.items())
    return {**change, "source": listed(named)}


def _cards(say: Speaker, data: Values) -> Values:
    played = (
        f"{say.player(god)} — {' + '.join(say.name('card', card) for card in cards)}"
        for god, cards in data["cards"].items()
    )
    return {"cards": "; ".join(played)}


def _plague(say: Speaker, data: Values) -> Values:
    return {"bids": _by_god(say, data["bids"]), "spared": _winner(say, data["spared"])}


def _strength(say: Speaker, data: Values) -> Values:
    counted = (
        say.texts(
            "ankh-said-strength-of",
            god=say.player(god),
            figures=sum(parts["figures"].values()),
            bonus=parts["bonus"],
            cards=parts["cards"],
            total=parts["total"],
        )
        for god, parts in data["gods"].items()
    )
    return {"gods": "; ".join(counted)}


def _fallen(say: Speaker, data: Values) -> Values:
    """Fallen figures by god and kind: ``Ra — warrior 45, 46; Isis — ...``."""
    by_god: dict[God, dict[Kind, list[Cell]]] = {}
    for figure in data["figures"]:
        by_god.setdefault(figure["god"], {}).setdefault(figure["figure"], []).append(figure["cell"])
    armies = (
        f"{say.player(god)} — "
        + listed(f"{say.name('kind', kind)} {listed(cells)}" for kind, cells in kinds.items())
        for god, kinds in by_god.items()
    )
    return {"figures": "; ".join(armies)}


def _cities(say: Speaker, data: Values) -> Values:
    held = (
        f"{say.name('city', CITY_NAMES[int(cell)])} — {_holder(say, god)}"
        for cell, god in data["controllers"].items()
    )
    return {"controllers": "; ".join(held)}


def _camels(say: Speaker, data: Values) -> Values:
    return {
        "camels": borders_key(data["camels"]),
        "sizes": " + ".join(str(size) for size in data["sizes"]),
    }


def _result(say: Speaker, data: Values) -> Values:
    return {"winner": _winner(say, data["winner"]), "strength": _by_god(say, data["strength"])}


def _bidders(say: Speaker, data: Values) -> Values:
    return {"bidders": listed(map(say.player, data["bidders"])) or NONE}


BOOK = PhraseBook(
    "ankh",
    GRAMMAR,
    example="summon w 45",
    players="god",
    ids=God,
    names={
        "god": "god",
        "gods": "god",
        "leaders": "god",
        "by": "god",
        "senior": "god",
        "junior": "god",
        "owner": "god",
        "guardian": "kind",
        "guardians": "kind",
        "figure": "kind",
        "monument": "monument",
        "monuments": "monument",
        "power": "power",
        "card": "card",
        "first": "action",
        "action": "action",
        "ending": "ending",
        "kind": "event",
        "scenario": "scenario",
        "source": "source",
    },
    joined={"border": "|"},
    special={
        "set_up": lambda say, d: {"first": say.player(d["gods"][d["first"]])},
        "moved": lambda say, d: _claws(say, d["end"], d["aim"]),
        "pushed": lambda say, d: _claws(say, d["end"], d["aim"]),
        "summoned": lambda say, d: _claws(say, d["cell"], d["aim"]),
        "followers": _change,
        "devotion": _devotion,
        "claimed": lambda say, d: {"previous": _owner(say, d["previous"], d["monument"])},
        "destroyed": lambda say, d: {"owner": _owner(say, d["owner"], d["monument"])},
        "caravan": _camels,
        "tokens_swapped": lambda say, d: {"tokens": " ↔ ".join(map(str, d["tokens"]))},
        "capitals": lambda say, d: {"counts": _by_god(say, d["counts"])},
        "cards_revealed": _cards,
        "plague": _plague,
        "strength": _strength,
        "battle_result": _result,
        "died": _fallen,
        "cities": _cities,
        "auction": _bidders,
        "auction_won": lambda say, d: {"bids": _by_god(say, d["bids"])},
        "game_over": lambda say, d: {"god": _winner(say, d["god"])},
    },
    missing={"cell": 0, "need": 0, "monument": NONE},
    waiting="gods",
    instead=_instead,
)

said, emphasised, asked = BOOK.said, BOOK.emphasised, BOOK.asked
refused, unreadable = BOOK.refused, BOOK.unreadable
