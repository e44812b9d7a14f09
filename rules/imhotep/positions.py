"""Positions as JSON: any rule case can be set up without playing up to it.

``docs/positions/imhotep.md`` describes the notation.  Writing gives every field; reading fills in
defaults for missing ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.engine import plain
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
from rules.imhotep.data import (
    COLOURS,
    DECK,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SITES,
    START_STONES,
    STONES,
    Card,
    Colour,
    Pyramid,
    Side,
    Source,
)
from rules.imhotep.fields import (
    LETTERS,
    read_cards,
    read_points,
    read_setting,
    read_ship,
    read_sides,
    read_stones,
    write_ship,
    write_stones,
)
from rules.imhotep.invariants import check
from rules.imhotep.setup import new_game
from rules.imhotep.sites.pyramid import board
from rules.imhotep.standing import stones_at
from rules.imhotep.state import (
    NOBODY,
    Phase,
    Player,
    Setting,
    State,
    bag,
    is_round_over,
    turn_order,
)

# --- writing ---------------------------------------------------------------------------


def write_position(s: State) -> dict[str, Any]:
    """Write a position down, every field of it."""
    setting = plain.to_data(s.setting)
    if s.phase is Phase.SET_UP:
        return {"next": s.phase, "setting": setting}
    colours = [player.colour for player in s.players]
    return {
        "players": [plain.to_data(player) for player in s.players],
        "sides": dict(s.sides),
        "wrath": s.wrath,
        "round": s.round,
        "round_cards": list(s.round_cards),
        "ships": [write_ship(colours, ship) for ship in s.ships],
        "first": s.first,
        "active": s.active,
        "sailor": None if s.sailor == NOBODY else s.sailor,
        "passes": s.passes,
        "market": list(s.market),
        "pair": s.pair,
        "laid": list(s.laid),
        "unseen": list(s.unseen),
        "buried": s.buried,
        "discard": list(s.discard),
        "pyramids": {p: write_stones(colours, stones) for p, stones in s.pyramids.items()},
        "edge": write_stones(colours, s.edge),
        "temple": write_stones(colours, s.temple),
        "tomb": write_stones(colours, s.tomb),
        "obelisks": {LETTERS[c]: n for c, n in zip(colours, s.obelisks, strict=True)},
        "towers": write_stones(colours, s.towers),
        "next": s.phase,
        "setting": setting,
    }


# --- reading -------------------------------------------------------------------------------


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; raises BadSetting with the path of what is wrong."""
    fields = Fields("", data)
    if data.get("next") == Phase.SET_UP:
        return _read_unbegun(fields)
    phase = fields.take("next", one_of(Phase), Phase.TURN)
    s = State(Setting((), ()), phase)
    described = fields.take("players", list_of(read_object), list[tuple[str, Mapping[str, Any]]]())
    colours = _colours(described)
    s.sides = fields.take("sides", read_sides, dict.fromkeys(SITES, Side.A))
    s.wrath = fields.take("wrath", read_truth, False)
    s.players = [Player(colour) for colour in colours]
    _read_sites(s, fields, colours)
    _read_round(s, fields, colours)
    for seat, (path, player) in enumerate(described):
        _read_player(s, seat, Fields(path, player))
    _read_cards(s, fields)
    setting = Setting(tuple(colours), tuple(s.sides.values()), s.wrath, s.first)
    s.setting = fields.take("setting", read_setting, setting)
    fields.finish()
    try:
        check(s, exact=False)
    except Impossible as problem:
        raise BadSetting(problem.path, problem.problem) from problem
    return s


def _read_unbegun(fields: Fields) -> State:
    """Before set-up there is only what was agreed, and it must be possible to agree on it."""
    setting = fields.take("setting", read_setting, Setting((), ()))
    fields.take("next", read_text, "")
    fields.finish()
    if len(setting.colours) not in SEATS or len(setting.sides) != len(SITES):
        raise BadSetting("setting", "a colour for each player, a side for each site, or null")
    agreed = {
        "colours": list(setting.colours),
        "sides": {site: side or RANDOM for site, side in zip(SITES, setting.sides, strict=True)},
        "wrath": setting.wrath,
        "first": RANDOM if setting.first == NOBODY else setting.first,
    }
    try:
        return new_game(len(setting.colours), agreed)
    except BadSetting as bad:
        raise BadSetting(f"setting.{bad.path}", bad.problem, **bad.data) from bad


def _colours(players: list[tuple[str, Mapping[str, Any]]]) -> list[Colour]:
    """The colours by seat; left out they come in the order of the box."""
    if len(players) not in SEATS:
        raise BadSetting("players", "2 to 4 players", players=len(players))
    colours = [
        one_of(Colour)(f"{path}.colour", player.get("colour", COLOURS[n]))
        for n, (path, player) in enumerate(players)
    ]
    if len(set(colours)) < len(colours):
        raise BadSetting("players", "all colours must be different")
    return colours


def _read_sites(s: State, fields: Fields, colours: list[Colour]) -> None:
    stones = read_stones(colours)
    cells = board(s)

    def read_pyramids(path: str, value: object) -> dict[Pyramid, list[Seat]]:
        if isinstance(value, str):
            value = {next(iter(cells)): value}  # side A has only one
        return map_of(one_of(Pyramid), stones)(path, value)

    built = fields.take("pyramids", read_pyramids, dict[Pyramid, list[Seat]]())
    if set(built) - set(cells):
        raise BadSetting("pyramids", "pyramids of another side", known=list(cells))
    s.pyramids = {pyramid: built.get(pyramid, []) for pyramid in cells}
    s.edge = fields.take("edge", stones, list[Seat]())
    s.temple = fields.take("temple", stones, list[Seat]())
    s.tomb = fields.take("tomb", stones, list[Seat]())
    s.towers = fields.take("towers", stones, list[Seat]())
    read_heights = map_of(lambda path, letter: stones(path, letter)[0], read_number)
    heights = fields.take("obelisks", read_heights, dict[Seat, int]())
    s.obelisks = [heights.get(seat, 0) for seat in range(len(colours))]


def _read_round(s: State, fields: Fields, colours: list[Colour]) -> None:
    """Ships and round cards, whose turn it is, who has sailed."""
    players = len(colours)
    begun = s.phase not in (Phase.ROUND, Phase.SCORING, Phase.OVER)
    usual = ROUNDS if s.phase in (Phase.SCORING, Phase.OVER) else int(begun)
    s.round = fields.take("round", read_number, usual)
    ships = [read_ship(colours)("ships", size) for size in ROUND_CARDS[players][0].split("-")]
    s.ships = fields.take("ships", list_of(read_ship(colours)), ships if begun else [])
    shown = "-".join(str(ship.capacity) for ship in s.ships)
    cards = [card for card in ROUND_CARDS[players] if card != shown]
    left = cards[: max(0, len(ROUND_CARDS[players]) - s.round)]
    s.round_cards = tuple(fields.take("round_cards", list_of(read_text), left))
    s.first = fields.take("first", read_seat(players), 0)
    s.active = fields.take("active", read_seat(players), s.first)
    sailor = fields.take("sailor", optional(read_seat(players)), None)
    s.sailor = NOBODY if sailor is None else sailor
    stalled = s.phase is Phase.ROUND_END and not is_round_over(s)
    s.passes = fields.take("passes", read_number, players if stalled else 0)


def _read_player(s: State, seat: Seat, fields: Fields) -> None:
    """What is nowhere else is in the quarry, unless the position says otherwise."""
    player = s.players[seat]
    fields.take("colour", read_text, "")
    usual = START_STONES[turn_order(s, s.first).index(seat)]
    player.sled = fields.take("sled", read_number, usual)
    placed = sum(stones_at(s, site).count(seat) for site in SITES)
    placed += sum(ship.places.count(seat) for ship in s.ships) + player.sled
    player.quarry = fields.take("quarry", read_number, max(0, STONES - placed))
    player.cards = fields.take("cards", read_cards, ())
    score = fields.take("score", read_points, 0)
    points = {Source.EARLIER: score} if score else {}
    player.points = fields.take("points", map_of(one_of(Source), read_points), points)
    fields.finish()


def _read_cards(s: State, fields: Fields) -> None:
    """What is nowhere else is in the draw pile, unless the position says otherwise."""
    s.market = tuple(fields.take("market", list_of(optional(one_of(Card))), list[Card | None]()))
    nothing: tuple[int, tuple[Card, ...]] = (0, ())
    s.pair, laid = fields.take("pair", _read_pair, nothing)
    s.laid = bag(fields.take("laid", read_cards, laid))
    s.discard = bag(fields.take("discard", read_cards, ()))
    s.buried = fields.take("buried", read_number, 0)
    elsewhere = [card for card in s.market if card is not None]
    elsewhere += [*s.laid, *s.discard, *(c for p in s.players for c in p.cards)]
    rest = Counter(DECK) - Counter(elsewhere)
    s.unseen = bag(fields.take("unseen", read_cards, tuple(rest.elements())))


def _read_pair(path: str, value: object) -> tuple[int, tuple[Card, ...]]:
    """The pair of market B: how many cards lie there, or which."""
    if not isinstance(value, list):
        return read_number(path, value), ()
    cards = read_cards(path, value)
    return len(cards), cards
