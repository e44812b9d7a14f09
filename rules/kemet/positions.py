"""Positions as JSON data: any moment between two steps (docs/positions/kemet.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.engine.decisions import RANDOM, Seat
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_object,
    read_seat,
    read_text,
    read_truth,
)
from rules.engine.impossible import Impossible
from rules.kemet.boards import BOARDS, Area
from rules.kemet.data import (
    BASE_CARDS,
    DECK,
    SEATS,
    SPECIAL_OF,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    PlayerColour,
    Power,
    Space,
    Token,
    Vp,
)
from rules.kemet.fields import (
    read_battle,
    read_battle_cards,
    read_cards,
    read_moving,
    read_playing,
    read_setting,
    read_tiles,
    row_of,
    seat_or_nobody,
    write_battle,
    write_moving,
    write_playing,
)
from rules.kemet.invariants import check
from rules.kemet.setup import new_game
from rules.kemet.state import (
    NOBODY,
    Ending,
    Holdings,
    Moving,
    Phase,
    Player,
    Setting,
    Source,
    State,
    battle_bag,
    card_bag,
)
from rules.kemet.tokens import tokens_left

UNCHOSEN = (Phase.CITY,)  # steps in which somebody has no city yet

# --- writing ---------------------------------------------------------------------------------


def write_position(s: State) -> dict[str, Any]:
    """Write everything that is on the table."""
    setting = {
        "mode": s.setting.mode,
        "discards": s.setting.discards,
        "colours": list(s.setting.colours),
    }
    if s.phase is Phase.SET_UP:
        return {"next": s.phase, "setting": setting}
    return {
        "next": s.phase,
        "players": [_write_player(player) for player in s.players],
        "order": list(s.order),
        "day": s.day,
        "turn": s.turn,
        "active": s.active,
        "deck": list(s.deck),
        "shown": list(s.shown),
        "placed": s.has_placed,
        "deed": s.deed,
        "buying": s.colour,
        "moving": write_moving(s.moving),
        "choosing_card": s.is_choosing_card,
        "declined": s.declined,
        "playing": write_playing(s.playing),
        "battle": write_battle(s.battle),
        "fights": list(s.fights),
        "fights_from": s.fights_from,
        "night_tiles": list(s.night_tiles),
        "scores": [list(row) for row in s.scores],
        "ending": s.ending,
        "winners": list(s.winners),
        "setting": setting,
    }


def _write_player(player: Player) -> dict[str, Any]:
    return {
        "colour": player.colour,
        "city": player.city,
        "prayer": player.prayer,
        "soldiers": {str(area): count for area, count in player.soldiers.items()},
        "creatures": {str(creature): area for creature, area in player.creatures.items()},
        "pyramids": {
            str(colour): [level, player.sites.get(colour, 0)]
            for colour, level in player.levels.items()
            if level
        },
        "tiles": list(player.tiles.values()),
        "tokens": {str(space): token for space, token in player.placed.items()},
        "points": {str(kind): count for kind, count in player.points.items()},
        "hand": list(player.hand),
        "buried": list(player.buried),
        "cards": list(player.cards),
        "played": list(player.played),
        "dropped": list(player.dropped),
        "removed": list(player.removed),
    }


# --- reading ---------------------------------------------------------------------------------


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; raises BadSetting with the path of what is wrong."""
    fields = Fields("", data)
    if data.get("next") == Phase.SET_UP:
        return _read_unbegun(fields)
    empty: list[tuple[str, Mapping[str, Any]]] = [("players[0]", {}), ("players[1]", {})]
    described = fields.take("players", list_of(read_object), empty)
    if len(described) not in SEATS:
        raise BadSetting("players", "2 to 5 players", players=len(described))
    s = State(Setting(()), fields.take("next", one_of(Phase), Phase.TURN))
    s.players = [
        _read_player(s, Fields(path, player), seat, len(described))
        for seat, (path, player) in enumerate(described)
    ]
    colours = tuple(player.colour for player in s.players)
    s.setting = fields.take("setting", read_setting, Setting(colours))
    if len(s.setting.colours) != len(colours):
        s.setting = Setting(colours, s.setting.mode, s.setting.discards)
    _read_order(s, fields)
    _read_deck(s, fields)
    _read_turn(s, fields)
    s.ending = fields.take("ending", optional(one_of(Ending)), None)
    s.winners = fields.take("winners", row_of(read_seat(len(s.players))), ())
    fields.finish()
    try:
        check(s, exact=False)
    except Impossible as problem:
        raise BadSetting(problem.path, problem.problem) from problem
    return s


def _read_unbegun(fields: Fields) -> State:
    """Before set-up there is only what was agreed."""
    setting = fields.take("setting", read_setting, Setting((None, None)))
    fields.take("next", read_text, "")
    fields.finish()
    colours = [colour or RANDOM for colour in setting.colours]
    options = {"mode": setting.mode, "discards": setting.discards, "colours": colours}
    return new_game(len(setting.colours), options)


def _read_order(s: State, fields: Fields) -> None:
    seats = len(s.players)
    s.order = fields.take("order", row_of(read_seat(seats)), tuple(range(seats)))
    s.day = fields.take("day", read_number, 1)
    s.active = fields.take("active", seat_or_nobody(seats), s.order[0] if s.order else NOBODY)
    s.has_placed = fields.take("placed", read_truth, False)
    s.turn = fields.take("turn", read_number, _turn_of(s))
    s.scores = fields.take("scores", row_of(row_of(read_number)), ())


def _turn_of(s: State) -> int:
    """The turn that the active player's tokens tell of."""
    if s.phase is not Phase.TURN or s.active == NOBODY:
        return 0
    return 6 - tokens_left(s.players[s.active]) - s.has_placed


def _read_deck(s: State, fields: Fields) -> None:
    """DI cards; those that are nowhere else are in the deck."""
    s.shown = fields.take("shown", read_cards, ())
    elsewhere = Counter(s.shown)
    for player in s.players:
        elsewhere += Counter((*player.hand, *player.buried))
    left = Counter(DECK) - elsewhere
    s.deck = fields.take("deck", read_cards, card_bag(left.elements()))


def _read_turn(s: State, fields: Fields) -> None:
    seats, area = len(s.players), read_number
    s.deed = fields.take("deed", optional(one_of(Deed)), None)
    s.colour = fields.take("buying", optional(one_of(Colour)), None)
    default = Moving() if s.deed is Deed.MOVE else None
    s.moving = fields.take("moving", optional(read_moving), default)
    s.is_choosing_card = fields.take("choosing_card", read_truth, False)
    s.declined = fields.take("declined", read_number, 0)
    s.playing = fields.take("playing", optional(read_playing(seats)), None)
    s.battle = fields.take("battle", optional(read_battle(seats)), None)
    s.fights = fields.take("fights", row_of(area), tuple[Area, ...]())
    s.fights_from = fields.take("fights_from", one_of(Source), Source.RECRUIT)
    s.night_tiles = fields.take("night_tiles", row_of(one_of(Power)), ())


# --- a player --------------------------------------------------------------------------------


def _read_player(s: State, fields: Fields, seat: Seat, seats: int) -> Player:
    player = Player(fields.take("colour", one_of(PlayerColour), list(PlayerColour)[seat]))
    city = 0 if s.phase in UNCHOSEN else BOARDS[seats].cities[seat]
    player.city = fields.take("city", read_number, city)
    player.prayer = fields.take("prayer", read_number, player.prayer)
    soldiers = fields.take("soldiers", map_of(read_number, read_number), dict[Area, int]())
    player.soldiers = {area: count for area, count in soldiers.items() if count}
    player.holdings = _read_holdings(fields)
    _read_creatures(player, fields)
    player.placed = fields.take(
        "tokens", map_of(one_of(Space), one_of(Token)), dict[Space, Token]()
    )
    player.hand = fields.take("hand", read_cards, tuple[Card, ...]())
    player.buried = fields.take("buried", read_cards, tuple[Card, ...]())
    _read_battle_cards(player, fields)
    fields.finish()
    return player


def _read_creatures(player: Player, fields: Fields) -> None:
    """Creatures whose tiles a player has wait on them, unless something else is said."""
    waiting = {Creature(power): 0 for power in player.tiles if power.value in set(Creature)}
    placed = fields.take("creatures", map_of(one_of(Creature), read_number), dict[Creature, Area]())
    player.creatures = {**waiting, **placed}


def _read_holdings(fields: Fields) -> Holdings:
    tiles = fields.take("tiles", read_tiles, dict[Power, int]())
    points = fields.take("points", map_of(one_of(Vp), read_number), dict[Vp, int]())
    held = Holdings(tiles=tiles, points={kind: count for kind, count in points.items() if count})
    pyramids = fields.take(
        "pyramids", map_of(one_of(Colour), row_of(read_number)), dict[Colour, tuple[int, ...]]()
    )
    for colour, row in pyramids.items():
        if len(row) != 2:
            raise BadSetting(f"pyramids.{colour}", "level and district")
        if row[0]:
            held = held.with_pyramid(colour, row[0], row[1])
    return held


def _read_battle_cards(player: Player, fields: Fields) -> None:
    """Battle cards that are nowhere else are in hand."""
    read = row_of(one_of(BattleCard))
    player.played = fields.take("played", read, ())
    player.dropped = fields.take("dropped", read_battle_cards, ())
    player.removed = fields.take("removed", read, ())
    special = [SPECIAL_OF[power] for power in player.tiles if power in SPECIAL_OF]
    gone = {*player.played, *player.dropped, *player.removed}
    left = battle_bag(card for card in (*BASE_CARDS, *special) if card not in gone)
    player.cards = fields.take("cards", read_battle_cards, left)
