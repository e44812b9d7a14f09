"""What happened at an Ankh table, and why something is refused, in a reader's language.

The rules tell events and reasons as ids and numbers; here they become one line each.
The sentences are in the catalogues (``ankh-said-*``, ``ankh-refused-*``).
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.texts import Texts
from bot.texts.saying import Values, clipped_line, listed, signed, text_key, with_bold
from rules.ankh.board import AROUND, DIRECTIONS, Cell
from rules.ankh.data import Action, Card, God, Kind, MonumentKind, Power
from rules.ankh.scenarios import SCENARIOS
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event

CITY_NAMES = {city.cell: city.name for s in SCENARIOS.values() for city in s.cities}
EXAMPLES = {"en": "summon w 45", "ru": "призвать воин 45", "uk": "розмістити воїн 45"}


def said(texts: Texts, event: Event) -> str:
    """The line of the public log for an event."""
    values = {name: _shown(texts, name, value) for name, value in event.data.items()}
    special = _SPECIAL.get(event.what)
    if special is not None:
        values |= special(texts, event.data)
    return clipped_line(texts(text_key("ankh-said", event.what), **values))


def emphasised(texts: Texts, line: str) -> str:
    """A line in Markdown with the names of gods in bold."""
    return with_bold(line, [_god(texts, god) for god in God])


def asked(texts: Texts, what: str) -> str:
    """The prompt for a decision."""
    return texts(text_key("ankh-what", what))


def refused(texts: Texts, why: IllegalAnswer, seats: Sequence[God] = ()) -> str:
    """Say what was wrong with an answer and, where the rules know, what would be right."""
    data = why.data
    values = {name: _shown(texts, name, value) for name, value in data.items()}
    values = {"cell": 0, "need": 0, "monument": "none", "answer": why.key} | values
    waiting = [_god(texts, seats[seat]) for seat in data.get("waits_for", ()) if seat < len(seats)]
    values["gods"] = ", ".join(waiting) or "none"
    sentences = [texts(text_key("ankh-refused", why.reason), **values), *_instead(texts, data)]
    return " ".join(sentences)


def unreadable(texts: Texts, why: Unreadable) -> str:
    """Say which word of a typed line was not understood."""
    return texts("ankh-refused-unreadable", word=why.word, example=EXAMPLES[texts.language])


def _instead(texts: Texts, data: Values) -> list[str]:
    """What would be possible, as far as a refusal tells."""
    found = []
    if data.get("reachable"):
        cells = listed(data["reachable"])
        found.append(texts("ankh-refused-reachable", start=data["start"], cells=cells))
    if data.get("push_to"):
        found.append(texts("ankh-refused-push-to", cells=listed(data["push_to"])))
    if data.get("routes"):
        routes = "; ".join(route.removeprefix("caravan ") for route in data["routes"])
        found.append(texts("ankh-refused-routes", routes=routes))
    return found


# --- words for ids ---------------------------------------------------------------------------

_FAMILIES: dict[type[enum.StrEnum], str] = {
    God: "ankh-god",
    Kind: "ankh-kind",
    MonumentKind: "ankh-monument",
    Power: "ankh-power",
    Card: "ankh-card",
    Action: "ankh-action",
}
# Ids that come as plain texts, by the name of the value that holds them.
_NAMED: dict[str, tuple[str, type[enum.StrEnum] | None]] = {
    "god": ("ankh-god", God),
    "by": ("ankh-god", God),
    "senior": ("ankh-god", God),
    "junior": ("ankh-god", God),
    "owner": ("ankh-god", God),
    "guardian": ("ankh-kind", Kind),
    "figure": ("ankh-kind", Kind),
    "monument": ("ankh-monument", MonumentKind),
    "power": ("ankh-power", Power),
    "card": ("ankh-card", Card),
    "first": ("ankh-action", Action),
    "action": ("ankh-action", Action),
    "ending": ("ankh-ending", None),
    "kind": ("ankh-event", None),
    "scenario": ("ankh-scenario", None),
    "source": ("ankh-source", None),
}
_LISTED = {"gods": "god", "leaders": "god", "guardians": "guardian", "monuments": "monument"}


def _god(texts: Texts, god: God) -> str:
    return texts(text_key("ankh-god", god))


def _gods(texts: Texts, gods: Iterable[God]) -> str:
    return ", ".join(_god(texts, god) for god in gods)


def _shown(texts: Texts, name: str, value: object) -> object:
    """A value of an event or a reason as a text shows it; 0 stands for nothing."""
    if value is None:
        return 0
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in _NAMED:
        return _named(texts, name, str(value))
    if isinstance(value, tuple | list):
        return _list_shown(texts, name, value)
    family = _FAMILIES.get(type(value)) if isinstance(value, enum.StrEnum) else None
    return texts(text_key(family, str(value))) if family else value


def _named(texts: Texts, name: str, word: str) -> str:
    """The name of an id; what is none, as something mistyped, stays as it is."""
    family, ids = _NAMED[name]
    return texts(text_key(family, word)) if ids is None or word in set(ids) else word


def _list_shown(texts: Texts, name: str, items: Sequence[object]) -> str:
    if name == "border":
        return "|".join(str(cell) for cell in items)
    return listed(_shown(texts, _LISTED.get(name, ""), item) for item in items)


# --- events whose values need more than names -------------------------------------------------


def _claws(texts: Texts, cell: Cell, aim: int) -> str:
    """Where a Giant Scorpion's claws point, to be added to a line."""
    if aim < 0:
        return ""
    ways = (aim, (aim + 1) % 6)
    places = [AROUND[cell][d] or texts(f"ankh-direction-{DIRECTIONS[d].name}") for d in ways]
    return texts("ankh-said-claws", cells=listed(places))


def _owner(texts: Texts, god: God | None, kind: MonumentKind) -> str:
    return _god(texts, god) if god else texts(f"ankh-neutral-{kind}")


def _winner(texts: Texts, god: God | None) -> str:
    return _god(texts, god) if god else texts("ankh-no-winner")


def _by_god(texts: Texts, numbers: Mapping[God, int]) -> str:
    return ", ".join(f"{_god(texts, god)} {number}" for god, number in numbers.items())


def _change(texts: Texts, data: Values) -> Values:
    before = data.get("before", data["after"] - data["amount"])
    return {"amount": signed(data["after"] - before)}


def _cards(texts: Texts, data: Values) -> Values:
    played = (
        f"{_god(texts, god)} — {' + '.join(texts(f'ankh-card-{card}') for card in cards)}"
        for god, cards in data["cards"].items()
    )
    return {"cards": "; ".join(played)}


def _strength(texts: Texts, data: Values) -> Values:
    counted = (
        texts(
            "ankh-said-strength-of",
            god=_god(texts, god),
            figures=sum(parts["figures"].values()),
            bonus=parts["bonus"],
            cards=parts["cards"],
            total=parts["total"],
        )
        for god, parts in data["gods"].items()
    )
    return {"gods": "; ".join(counted)}


def _fallen(texts: Texts, data: Values) -> Values:
    """Fallen figures by god and kind: ``Ra — warrior 45, 46; Isis — ...``."""
    by_god: dict[God, dict[Kind, list[Cell]]] = {}
    for figure in data["figures"]:
        by_god.setdefault(figure["god"], {}).setdefault(figure["figure"], []).append(figure["cell"])
    armies = (
        f"{_god(texts, god)} — "
        + ", ".join(f"{texts(f'ankh-kind-{kind}')} {listed(c)}" for kind, c in kinds.items())
        for god, kinds in by_god.items()
    )
    return {"figures": "; ".join(armies)}


def _cities(texts: Texts, data: Values) -> Values:
    held = (
        f"{texts(text_key('ankh-city', CITY_NAMES[int(cell)]))} — {_winner(texts, god)}"
        for cell, god in data["controllers"].items()
    )
    return {"controllers": "; ".join(held)}


def _camels(texts: Texts, data: Values) -> Values:
    return {
        "camels": " ".join(f"{a}|{b}" for a, b in data["camels"]),
        "sizes": " + ".join(str(size) for size in data["sizes"]),
    }


_SPECIAL: dict[str, Callable[[Texts, Values], Values]] = {
    "set_up": lambda t, d: {"first": _god(t, d["gods"][d["first"]])},
    "moved": lambda t, d: {"claws": _claws(t, d["end"], d["aim"])},
    "pushed": lambda t, d: {"claws": _claws(t, d["end"], d["aim"])},
    "summoned": lambda t, d: {"claws": _claws(t, d["cell"], d["aim"])},
    "followers": _change,
    "devotion": _change,
    "claimed": lambda t, d: {"previous": _owner(t, d["previous"], d["monument"])},
    "destroyed": lambda t, d: {"owner": _owner(t, d["owner"], d["monument"])},
    "caravan": _camels,
    "tokens_swapped": lambda t, d: {"tokens": " ↔ ".join(str(n) for n in d["tokens"])},
    "capitals": lambda t, d: {"counts": _by_god(t, d["counts"])},
    "cards_revealed": _cards,
    "plague": lambda t, d: {
        "bids": _by_god(t, d["bids"]),
        "spared": _god(t, d["spared"]) if d["spared"] else t("ankh-no-one"),
    },
    "strength": _strength,
    "battle_result": lambda t, d: {
        "winner": _winner(t, d["winner"]),
        "strength": _by_god(t, d["strength"]),
    },
    "died": _fallen,
    "cities": _cities,
    "auction": lambda t, d: {"bidders": _gods(t, d["bidders"]) or t("ankh-no-one")},
    "auction_won": lambda t, d: {"bids": _by_god(t, d["bids"])},
    "game_over": lambda t, d: {"god": _winner(t, d["god"])},
}
