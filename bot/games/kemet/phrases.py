"""The phrase book of Kemet: what its events and refusals say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.games.phrase_book import PhraseBook, Speaker
from bot.texts import Texts
from bot.texts.saying import NONE, Values, listed
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Why
from rules.kemet.boards import Area, Kind, kind_of
from rules.kemet.data import NUMBER_OF, TILES, BattleCard, Card, PlayerColour, Tile
from rules.kemet.lines import GRAMMAR

_NAMED_KINDS = (Kind.TEMPLE, Kind.SANCTUARY)  # areas whose names matter to everybody


def seat_name(texts: Texts, colours: Sequence[PlayerColour], seat: Seat) -> str:
    """The colour of a seat; its number as long as no colours are known."""
    return BOOK.speaker(texts, colours).seat(seat)


def place(say: Speaker, area: Area) -> str:
    """An area by its number, a temple with its name: ``81 (Western temple)``."""
    if kind_of(area) not in _NAMED_KINDS:
        return str(area)
    return f"{area} ({say.name('area', area)})"


def battle_card(say: Speaker, card: str) -> str:
    """A battle card by its number and name: ``320 Fervent Purge``."""
    return f"{NUMBER_OF[BattleCard(card)]} {say.name('battle-card', card)}"


def tile_name(say: Speaker, tile: Tile) -> str:
    """A power tile by its number and name: ``232 Blades of Neith``."""
    return f"{tile} {say.name('power', TILES[tile].power)}"


def aim(say: Speaker, data: Values) -> str:
    """What a card is aimed at: an area, soldiers by area, or the way of a teleport."""
    if data["soldiers"]:
        return _by_area(data["soldiers"])
    end = place(say, data["area"])
    return f"{data['start']} → {end}" if data["start"] else end


# --- lists ------------------------------------------------------------------------------------


def _by_area(soldiers: Mapping[Area, int]) -> str:
    """Soldiers that come into areas; stored events have texts for numbers."""
    return listed(f"{area}+{count}" for area, count in soldiers.items())


def _seats(say: Speaker, seats: Iterable[Seat]) -> str:
    return listed(map(say.seat, seats))


def _with_numbers(say: Speaker, seats: Iterable[Seat], numbers: Iterable[int]) -> str:
    """Players with a number each: ``Violet 10, Green 9``."""
    pairs = zip(seats, numbers, strict=True)
    return listed(f"{say.seat(seat)} {number}" for seat, number in pairs)


# --- events whose values need more than names -------------------------------------------------


def _set_up(say: Speaker, data: Values) -> Values:
    colours = data["colours"]
    return {"order": listed(say.player(colours[seat]) for seat in data["order"])}


def _pyramids(say: Speaker, data: Values) -> Values:
    """A colour bends with what it is the colour of, so these have a text of their own."""
    rows = (
        say.texts("kemet-part-pyramid", colour=str(colour), level=level, site=site)
        for colour, level, site in data["pyramids"]
    )
    return {"pyramids": listed(rows)}


def _placed(say: Speaker, data: Values) -> Values:
    return {"soldiers": listed(f"{area}: {n}" for area, n in data["soldiers"].items())}


def _recruited(say: Speaker, data: Values) -> Values:
    return {"soldiers": _by_area(data["soldiers"])}


def _moved(say: Speaker, data: Values) -> Values:
    creature = data["creature"]
    return {
        **_way(say, data),
        "creature": NONE if creature is None else say.name("creature", creature),
    }


def _way(say: Speaker, data: Values) -> Values:
    return {"start": place(say, data["start"]), "end": place(say, data["end"])}


def _somewhere(say: Speaker, data: Values) -> Values:
    return {"area": place(say, data["area"])}


def _ordered(say: Speaker, data: Values) -> Values:
    return {"order": _seats(say, data["order"])}


def _aimed(say: Speaker, data: Values) -> Values:
    return {"where": aim(say, data)}


def _card_shown(say: Speaker, data: Values) -> Values:
    return {"card": battle_card(say, data["card"])}


def _revealed(say: Speaker, data: Values) -> Values:
    drop = data.get("drop")
    part = "" if drop is None else say.texts("kemet-part-dropped", card=battle_card(say, drop))
    return {**_card_shown(say, data), "where": part}


def _taken_back(say: Speaker, data: Values) -> Values:
    given = data.get("given")
    part = "" if given is None else say.texts("kemet-part-given", card=battle_card(say, given))
    return {"special": battle_card(say, data["special"]), "where": part}


def _fought(say: Speaker, data: Values) -> Values:
    sides = (data["attacker"], data["defender"])
    lost = [(seat, n) for seat, n in zip(sides, data["lost"], strict=True) if n]
    losses = listed(f"{say.seat(seat)} {n}" for seat, n in lost)
    return {
        **_somewhere(say, data),
        "strength": _with_numbers(say, sides, data["strength"]),
        "lost": losses or say.texts("kemet-part-nobody"),
    }


def _stolen(say: Speaker, data: Values) -> Values:
    return {"losers": _seats(say, data["losers"]) or NONE}


def _scored(say: Speaker, data: Values) -> Values:
    return {"scores": _with_numbers(say, range(len(data["scores"])), data["scores"])}


BOOK = PhraseBook(
    "kemet",
    GRAMMAR,
    example="10>81",
    players="player",
    ids=PlayerColour,
    names={
        "card": "card",
        "cards": "card",
        "creature": "creature",
        "deed": "deed",
        "discards": "discards",
        "ending": "ending",
        "mode": "mode",
        "power": "power",
        "space": "space",
    },
    seats=frozenset(("seat", "against", "by", "defender", "rival", "victim", "winner")),
    empty={"cards": NONE},
    special={
        "set_up": _set_up,
        "pyramids_placed": _pyramids,
        "soldiers_placed": _placed,
        "reshuffled": lambda say, d: {"cards": d["cards"]},
        "day": _ordered,
        "order_set": _ordered,
        "token_placed": lambda say, d: {"token": say.name("token", d["token"])},
        "cards_taken_back": _taken_back,
        "card_given_up": _card_shown,
        "recruited": _recruited,
        "moved": _moved,
        "card_aimed": _aimed,
        "burned": _somewhere,
        "stolen": _stolen,
        "attacked": _somewhere,
        "escaped": _way,
        "initiative": _somewhere,
        "foreseen": _card_shown,
        "revealed": _revealed,
        "dropped": _card_shown,
        "fought": _fought,
        "recalled": _somewhere,
        "retreated": _way,
        "stayed": _somewhere,
        "sacrificed": _somewhere,
        "temple_paid": _somewhere,
        "day_over": _scored,
        "game_over": lambda say, d: {"seats": _seats(say, d["seats"])},
    },
    missing={
        "area": 0,
        "card": NONE,
        "colour": NONE,
        "creature": NONE,
        "level": 0,
        "limit": 0,
        "needed": 0,
        "reserve": 0,
        "token": NONE,
    },
)

said, emphasised, asked = BOOK.said, BOOK.emphasised, BOOK.asked
unreadable = BOOK.unreadable


def refused(texts: Texts, why: IllegalAnswer, colours: Sequence[PlayerColour] = ()) -> str:
    """Say what was wrong with an answer; the same reason may read differently by decision."""
    say = BOOK.speaker(texts, colours)
    data = {**why.data, "what": why.what}
    if data.get("card") in set(BattleCard) - set(map(str, Card)):
        data["card"] = battle_card(say, str(data["card"]))
    if data.get("tile") in TILES:
        data["tile"] = tile_name(say, data["tile"])
    told = IllegalAnswer(Why(why.reason, data), why.seat, why.key, why.what)
    return BOOK.refused(texts, told, colours)
