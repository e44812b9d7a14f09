"""Reads single values of a position of Kemet and reports the path of a wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rules.engine.decisions import Seat
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_seat,
    read_truth,
)
from rules.kemet.boards import Area
from rules.kemet.data import (
    TILES,
    BattleCard,
    Card,
    Creature,
    Discards,
    Mode,
    PlayerColour,
    Power,
    Tile,
)
from rules.kemet.state import (
    NOBODY,
    Battle,
    Commitment,
    Fighter,
    Moving,
    Playing,
    Setting,
    Source,
    Stage,
    battle_bag,
    card_bag,
)

T = TypeVar("T")


def row_of(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], tuple[T, ...]]:
    """Read a list as a tuple."""
    return lambda path, value: tuple(list_of(read_one)(path, value))


def read_cards(path: str, value: object) -> tuple[Card, ...]:
    """Read DI cards."""
    return card_bag(list_of(one_of(Card))(path, value))


def read_battle_cards(path: str, value: object) -> tuple[BattleCard, ...]:
    """Read battle cards in the order of the list."""
    return battle_bag(list_of(one_of(BattleCard))(path, value))


def read_tiles(path: str, value: object) -> dict[Power, Tile]:
    """Read power tiles by their numbers."""
    found: dict[Power, Tile] = {}
    for n, tile in enumerate(list_of(read_number)(path, value)):
        if tile not in TILES:
            raise BadSetting(f"{path}[{n}]", "no such tile", value=tile)
        if TILES[tile].power in found:
            raise BadSetting(f"{path}[{n}]", "two tiles of one power", value=tile)
        found[TILES[tile].power] = tile
    return found


def seat_or_nobody(seats: int) -> Callable[[str, Any], Seat]:
    """Read a seat, or -1."""
    read = read_seat(seats)
    return lambda path, value: NOBODY if value == NOBODY else read(path, value)


def read_setting(path: str, value: object) -> Setting:
    """Read what was agreed before the game."""
    fields = Fields(path, value)
    colours = fields.take(
        "colours", row_of(optional(one_of(PlayerColour))), tuple[PlayerColour | None, ...]()
    )
    mode = fields.take("mode", one_of(Mode), Mode.SHORT)
    discards = fields.take("discards", one_of(Discards), Discards.FACE_DOWN)
    fields.finish()
    return Setting(colours, mode, discards)


# --- what is going on ------------------------------------------------------------------------


def write_moving(moving: Moving | None) -> dict[str, Any] | None:
    """Write a Move action."""
    if moving is None:
        return None
    return {
        "here": moving.here,
        "start": moving.start,
        "used": moving.used,
        "counted": moving.counted,
        "gates": moving.gates,
    }


def read_moving(path: str, value: object) -> Moving:
    """Read a Move action."""
    fields = Fields(path, value)
    here = fields.take("here", read_number, 0)
    moving = Moving(
        here,
        fields.take("start", read_number, here),
        fields.take("used", read_number, 0),
        fields.take("counted", optional(one_of(Creature)), None),
        fields.take("gates", read_truth, False),
    )
    fields.finish()
    return moving


def write_playing(playing: Playing | None) -> dict[str, Any] | None:
    """Write a card that is being played."""
    if playing is None:
        return None
    return {
        "card": playing.card,
        "seat": playing.seat,
        "aimed": playing.aimed,
        "area": playing.area,
        "start": playing.start,
        "soldiers": playing.soldiers,
        "creature": playing.creature,
        "placed": {str(area): count for area, count in playing.placed},
        "vetoes": list(playing.vetoes),
    }


def read_playing(seats: int) -> Callable[[str, Any], Playing]:
    """Read a card that is being played."""

    def read(path: str, value: object) -> Playing:
        fields = Fields(path, value)
        placed = fields.take("placed", map_of(read_number, read_number), dict[Area, int]())
        playing = Playing(
            fields.take("card", one_of(Card), Card.PRAYER),
            fields.take("seat", read_seat(seats), 0),
            fields.take("aimed", read_truth, False),
            fields.take("area", read_number, 0),
            fields.take("start", read_number, 0),
            fields.take("soldiers", read_number, 0),
            fields.take("creature", optional(one_of(Creature)), None),
            tuple(placed.items()),
            fields.take("vetoes", row_of(read_seat(seats)), ()),
        )
        fields.finish()
        return playing

    return read


# --- a battle --------------------------------------------------------------------------------


def write_battle(battle: Battle | None) -> dict[str, Any] | None:
    """Write an attack or a battle."""
    if battle is None:
        return None
    return {
        "area": battle.area,
        "attacker": _write_fighter(battle.attacker),
        "defender": _write_fighter(battle.defender),
        "source": battle.source,
        "stage": battle.stage,
        "announced": battle.is_announced,
        "escape_asked": battle.is_escape_asked,
        "winner": battle.winner,
        "points": battle.points,
    }


def _write_fighter(fighter: Fighter) -> dict[str, Any]:
    chosen = fighter.commitment
    written = None
    if chosen is not None:
        written = {"card": chosen.card, "drop": chosen.drop, "cards": list(chosen.cards or ())}
    return {
        "seat": fighter.seat,
        "soldiers": fighter.soldiers,
        "creature": fighter.creature,
        "commitment": written,
        "wounds": fighter.wounds,
        "done": fighter.is_done,
        "lost": fighter.lost,
    }


def read_battle(seats: int) -> Callable[[str, Any], Battle]:
    """Read an attack or a battle."""

    def read(path: str, value: object) -> Battle:
        fields = Fields(path, value)
        battle = Battle(
            fields.take("area", read_number, 0),
            fields.take("attacker", _read_fighter(seats), Fighter(0)),
            fields.take("defender", _read_fighter(seats), Fighter(0)),
            fields.take("source", one_of(Source), Source.MOVE),
            fields.take("stage", one_of(Stage), Stage.ATTACK),
            fields.take("announced", read_truth, False),
            fields.take("escape_asked", read_truth, False),
            fields.take("winner", seat_or_nobody(seats), NOBODY),
            fields.take("points", read_number, 0),
        )
        fields.finish()
        return battle

    return read


def _read_fighter(seats: int) -> Callable[[str, Any], Fighter]:
    def read(path: str, value: object) -> Fighter:
        fields = Fields(path, value)
        fighter = Fighter(
            fields.take("seat", read_seat(seats), 0),
            fields.take("soldiers", read_number, 0),
            fields.take("creature", optional(one_of(Creature)), None),
            fields.take("commitment", optional(_read_commitment), None),
            fields.take("wounds", read_number, 0),
            fields.take("done", read_truth, False),
            fields.take("lost", read_number, 0),
        )
        fields.finish()
        return fighter

    return read


def _read_commitment(path: str, value: object) -> Commitment:
    fields = Fields(path, value)
    card = fields.take("card", optional(one_of(BattleCard)), None)
    drop = fields.take("drop", optional(one_of(BattleCard)), None)
    chosen = Commitment(card, drop, fields.take("cards", read_cards, tuple[Card, ...]()))
    fields.finish()
    if chosen.card is None or chosen.drop is None:
        raise BadSetting(path, "a card to play and one to discard")
    return chosen
