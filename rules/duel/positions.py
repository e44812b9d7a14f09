"""Positions as JSON: any rule case can be set up without playing up to it.

``docs/positions.md`` describes the notation.  Writing gives every field; reading fills in
defaults for missing ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from rules.duel.ages import PICKS
from rules.duel.cards import DECKS, Card
from rules.duel.conflict import token_of
from rules.duel.data import BATCH, MILITARY_TOKENS, Back, God, Mythology, Progress, Wonder
from rules.duel.fields import (
    read_cards,
    read_deck,
    read_player,
    read_setting,
    read_slots,
    read_space,
    row_of,
    write_deck,
    write_slot,
)
from rules.duel.invariants import check
from rules.duel.layouts import AGE_BACK
from rules.duel.setup import new_game, progress_pool, wonder_pool
from rules.duel.state import (
    NOBODY,
    Ending,
    Phase,
    Player,
    Setting,
    State,
    card_bag,
    progress_bag,
)
from rules.engine import plain
from rules.engine.decisions import RANDOM
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_object,
    read_text,
    read_truth,
)
from rules.engine.impossible import Impossible

T = TypeVar("T")

# --- writing ---------------------------------------------------------------------------


def write_position(s: State) -> dict[str, Any]:
    """Write a position down, every field of it."""
    setting = plain.to_data(s.setting)
    if s.phase is Phase.SET_UP:
        return {"next": s.phase, "setting": setting}
    return {
        "pantheon": s.pantheon,
        "first": s.first,
        "active": s.active,
        "age": s.age,
        "players": [plain.to_data(player) for player in s.players],
        "wonders": list(s.wonders),
        "batch": list(s.batch),
        "drafted": s.drafted,
        "pawn": s.pawn,
        "minerva": s.minerva,
        "military": list(s.military),
        "progress": list(s.progress),
        "box": list(s.box),
        "structure": {str(place): card for place, card in s.structure.items()},
        "special": list(s.special),
        "unseen": list(s.unseen),
        "unseen_special": list(s.unseen_special),
        "mythologies": {str(place): token for place, token in s.mythologies.items()},
        "offerings": {str(place): token for place, token in s.offerings.items()},
        "discard": list(s.discard),
        "slots": {str(number): write_slot(slot) for number, slot in sorted(s.slots.items())},
        "decks": {mythology: write_deck(deck) for mythology, deck in s.decks.items()},
        "enki": list(s.enki),
        "next": s.phase,
        "ending": s.ending,
        "winners": list(s.winners),
        "setting": setting,
    }


# --- reading -------------------------------------------------------------------------------


def read_position(data: Mapping[str, Any]) -> State:
    """Read a position; raises BadSetting with the path of what is wrong."""
    fields = Fields("", data)
    if data.get("next") == Phase.SET_UP:
        return _read_unbegun(fields)
    s = State(Setting(), fields.take("next", one_of(Phase), Phase.TURN))
    s.pantheon = fields.take("pantheon", read_truth, False)
    s.first = fields.take("first", read_player, 0)
    s.active = fields.take("active", read_player, s.first)
    s.age = fields.take("age", read_number, 1)
    s.players = _read_players(fields)
    _read_draft(s, fields)
    _read_boards(s, fields)
    _read_structure(s, fields)
    _read_pantheon(s, fields)
    s.ending = fields.take("ending", optional(one_of(Ending)), None)
    s.winners = fields.take("winners", row_of(read_player), ())
    s.setting = fields.take("setting", read_setting, Setting(s.pantheon, s.first))
    fields.finish()
    try:
        check(s, exact=False)
    except Impossible as problem:
        raise BadSetting(problem.path, problem.problem) from problem
    return s


def _read_unbegun(fields: Fields) -> State:
    """Before set-up there is only what was agreed."""
    setting = fields.take("setting", read_setting, Setting())
    fields.take("next", read_text, "")
    fields.finish()
    first = RANDOM if setting.first == NOBODY else setting.first
    return new_game(2, {"pantheon": setting.pantheon, "first": first})


def _read_players(fields: Fields) -> list[Player]:
    empty: list[tuple[str, Mapping[str, Any]]] = [("players[0]", {}), ("players[1]", {})]
    described = fields.take("players", list_of(read_object), empty)
    if len(described) != 2:
        raise BadSetting("players", "2 players", players=len(described))
    return [_read_player(Fields(path, player)) for path, player in described]


def _read_player(fields: Fields) -> Player:
    player = Player()
    player.coins = fields.take("coins", read_number, player.coins)
    player.cards = fields.take("cards", read_cards, ())
    built = fields.take("built", map_of(one_of(Wonder), one_of(Card)), dict[Wonder, Card]())
    player.built = built
    player.wonders = fields.take("wonders", row_of(one_of(Wonder)), tuple(built))
    player.progress = fields.take("progress", row_of(one_of(Progress)), ())
    player.mythologies = fields.take("mythologies", row_of(one_of(Mythology)), ())
    player.offerings = tuple(sorted(fields.take("offerings", list_of(read_number), list[int]())))
    player.gods = fields.take("gods", row_of(one_of(God)), ())
    player.vault = fields.take("vault", read_number, 0)
    player.snake = fields.take("snake", optional(one_of(Card)), None)
    fields.finish()
    return player


def _read_draft(s: State, fields: Fields) -> None:
    """Wonders that nobody has; what is nowhere else has not been dealt."""
    s.batch = fields.take("batch", row_of(optional(one_of(Wonder))), ())
    held = sum(len(player.wonders) for player in s.players)
    drafting = s.phase is Phase.DRAFT or (s.phase is Phase.AGE and s.age == 0 and s.pantheon)
    s.drafted = fields.take("drafted", read_number, held if drafting else PICKS)
    taken = [*s.batch, *(wonder for player in s.players for wonder in player.wonders)]
    pool = wonder_pool(s.pantheon)
    undealt = len(pool) - BATCH * -(-s.drafted // BATCH)
    left = _left(pool, taken)[: max(0, undealt)]
    s.wonders = fields.take("wonders", _bag_of(pool, one_of(Wonder)), left)


def _read_boards(s: State, fields: Fields) -> None:
    s.pawn = fields.take("pawn", read_space, 0)
    s.minerva = fields.take("minerva", optional(read_space), None)
    passed = {token_of(space) for space in range(min(0, s.pawn), max(0, s.pawn) + 1)}
    unpassed = tuple(token for token in MILITARY_TOKENS if token not in passed)
    read_tokens = _bag_of(MILITARY_TOKENS, _read_military)
    s.military = fields.take("military", read_tokens, unpassed)
    s.progress = fields.take("progress", row_of(optional(one_of(Progress))), ())
    s.enki = progress_bag(fields.take("enki", row_of(one_of(Progress)), ()))
    taken = [*s.progress, *s.enki, *(token for player in s.players for token in player.progress)]
    pool = progress_pool(s.pantheon)
    s.box = progress_bag(fields.take("box", row_of(one_of(Progress)), _left(pool, taken)))


def _read_military(path: str, value: object) -> int:
    if value not in MILITARY_TOKENS or isinstance(value, bool):
        raise BadSetting(path, "Military tokens are -5, -2, 2 and 5", value=value)
    return int(str(value))


def _read_structure(s: State, fields: Fields) -> None:
    """The structure and its tokens; unseen is whatever of this Age lies nowhere else."""
    none: dict[int, Card | None] = {}
    structure = fields.take("structure", map_of(read_number, optional(one_of(Card))), none)
    s.structure = {place: structure[place] for place in sorted(structure)}
    s.special = tuple(sorted(fields.take("special", list_of(read_number), list[int]())))
    s.discard = fields.take("discard", read_cards, ())
    mythologies = fields.take(
        "mythologies", map_of(read_number, one_of(Mythology)), dict[int, Mythology]()
    )
    s.mythologies = {place: mythologies[place] for place in sorted(mythologies)}
    offerings = fields.take("offerings", map_of(read_number, read_number), dict[int, int]())
    s.offerings = {place: offerings[place] for place in sorted(offerings)}
    seen: list[Card | None] = [*s.structure.values(), *s.discard]
    for player in s.players:
        seen += [*player.cards, *player.built.values()]
    deck = DECKS[AGE_BACK[s.age]] if s.age in AGE_BACK else ()
    special = DECKS[Back.TEMPLE if s.pantheon else Back.GUILD] if s.age == 3 else ()
    s.unseen = card_bag(fields.take("unseen", read_cards, _left(deck, seen)))
    s.unseen_special = card_bag(fields.take("unseen_special", read_cards, _left(special, seen)))


def _read_pantheon(s: State, fields: Fields) -> None:
    """Gods that are nowhere else are in their decks."""
    s.slots = fields.take("slots", read_slots, {})
    lying = [slot.god for slot in s.slots.values() if slot.god is not None]
    elsewhere = [*lying, *(god for player in s.players for god in player.gods)]
    read = read_deck(elsewhere)
    s.decks = fields.take("decks", read, read("decks", {}))
    if not s.pantheon:
        s.decks = {}


def _left(pool: Iterable[T], taken: Iterable[object]) -> tuple[T, ...]:
    gone = list(taken)
    return tuple(item for item in pool if item not in gone)


def _bag_of(
    pool: tuple[T, ...], read_one: Callable[[str, Any], T]
) -> Callable[[str, Any], tuple[T, ...]]:
    """Read things of a pool in the order of the pool."""
    return lambda path, value: tuple(sorted(list_of(read_one)(path, value), key=_order(pool, path)))


def _order(pool: tuple[T, ...], path: str) -> Callable[[T], int]:
    def order(item: T) -> int:
        if item not in pool:
            raise BadSetting(path, "not in this game", value=item)
        return pool.index(item)

    return order
