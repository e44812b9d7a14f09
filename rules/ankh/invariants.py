"""What must hold in every position: components are counted, nothing stands where it may not.

Used by the fuzzer after every step, and when a position is read.
"""

from __future__ import annotations

from collections import Counter

from rules.ankh.bases import guardians_of
from rules.ankh.board import LAND, WATER, borders_of, land
from rules.ankh.data import (
    ANKH_TOKENS_IN_POOL,
    BASES_PER_SIZE,
    CAMELS,
    CONFLICT_TOKENS,
    EVENT_TRACK,
    GUARDIANS,
    MONUMENTS,
    MONUMENTS_OF_A_KIND,
    SUN_TOKENS,
    TOP,
    TRACK_SPACES,
    UNDERWORLD_TOKENS,
    WARRIORS,
    Base,
    Card,
    God,
    Kind,
    MonumentKind,
    Power,
    guardian_figures,
)
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.state import Phase, State, monuments_of, players


def check(s: State, *, exact: bool = True) -> None:
    """Raise AssertionError if a position is impossible.

    ``exact`` wants every component accounted for; a position that somebody wrote
    down may leave some out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    _check_map(s)
    _check_figures(s, exact=exact)
    _check_monuments(s, exact=exact)
    _check_tracks(s)
    _check_guardians(s, exact=exact)
    for god in s.sheets:
        _check_god(s, god, exact=exact)


def _fits(count: int, limit: int, what: str, *, exact: bool) -> None:
    assert count == limit if exact else 0 <= count <= limit, f"{what}: {count} of {limit}"


def _check_map(s: State) -> None:
    regions = land(s.camels, s.flooded).regions
    assert sorted(s.regions.values()) == sorted(regions), "kept regions differ from the map"
    assert all(1 <= token <= CONFLICT_TOKENS for token in s.regions), "no such conflict token"
    assert s.camels.bit_count() <= CAMELS, "too many camels"
    for a, b in borders_of(s.camels):
        apart = not any(region >> a & 1 and region >> b & 1 for region in regions)
        assert apart, f"the camel {a}|{b} separates nothing"
        assert not {a, b} & set(s.cities), f"camel {a}|{b} at a city"
    assert not set(s.regions_left) - set(s.regions), "a region to resolve does not exist"


def _check_figures(s: State, *, exact: bool) -> None:
    for cell, figure in s.figures.items():
        where = f"{figure.owner} {figure.kind} on {cell}"
        assert figure.owner in s.sheets, f"{where}: its god is not in the game"
        assert cell not in {*s.monuments, *s.cities}, f"{where}: occupied"
        assert not s.flooded >> cell & 1, f"{where}: flooded"
        assert s.portals.get(cell, figure.owner) is figure.owner, f"{where}: underworld"
        allowed = LAND | WATER if figure.kind is Kind.APEP else LAND
        assert allowed >> cell & 1, f"{where}: not on such ground"
        aimed = figure.aim in range(6) if figure.kind is Kind.GIANT_SCORPION else figure.aim == -1
        assert aimed, f"{where}: aim {figure.aim}"
    gods = Counter(f.owner for f in s.figures.values() if f.kind is Kind.GOD)
    for god in s.sheets:
        _fits(gods[god], 1, f"god figures of {god}", exact=exact)


def _check_monuments(s: State, *, exact: bool) -> None:
    layout = SCENARIOS[s.scenario].layouts[s.layout]
    for cell, monument in s.monuments.items():
        assert (LAND & ~s.flooded) >> cell & 1, f"monument on {cell}"
        assert cell not in s.cities, f"monument on the city {cell}"
        assert cell not in s.portals, f"monument on the underworld token {cell}"
        assert monument.owner is None or monument.owner in s.sheets, f"owner of {cell}"
    limit = layout.draft or MONUMENTS_OF_A_KIND
    for kind in MONUMENTS:
        board = sum(m.kind is kind for m in s.monuments.values())
        own = sum(sheet.monuments.get(kind, 0) for sheet in s.sheets.values())
        whole = exact and not (layout.draft and s.forgotten)
        _fits(board + own + s.supply.get(kind, 0), limit, kind, exact=whole)


def _check_tracks(s: State) -> None:
    assert sorted(s.ranking) == sorted(s.sheets), "the ranking is not of the gods in play"
    devotion = [s.sheets[god].devotion for god in s.ranking]
    assert devotion == sorted(devotion), "the ranking does not follow devotion"
    assert all(0 <= space <= TOP for space in devotion), "off the devotion track"
    assert 0 <= s.event <= len(EVENT_TRACK), "off the event track"
    for action, marker in s.markers.items():
        assert 1 <= marker <= TRACK_SPACES[action], f"marker of {action}"


def _check_guardians(s: State, *, exact: bool) -> None:
    """Guardians can leave the game by a merge or with a forgotten god, not before."""
    whole = exact and not s.merged and not s.forgotten
    used = Counter(kind for god in s.sheets for kind in guardians_of(s, god))
    for kind in GUARDIANS:
        left = s.guardians.get(kind, 0) + s.row.count(kind)
        limit = guardian_figures(kind, players(s))
        if SCENARIOS[s.scenario].auctions:
            limit = 1
        elif exact and kind not in s.guardians:
            limit = 0
        _fits(left + used[kind], limit, kind, exact=whole)


def _check_god(s: State, god: God, *, exact: bool) -> None:
    sheet = s.sheets[god]
    figures = [f for f in s.figures.values() if f.owner is god]
    held = sum(other.captives.count(god) for other in s.sheets.values())
    army = sheet.warriors + held + sum(f.kind is Kind.WARRIOR for f in figures)
    _fits(army, WARRIORS, f"warriors of {god}", exact=exact)
    aside = int(any(city.holder for city in SCENARIOS[s.scenario].cities))
    tokens = sheet.ankhs + len(monuments_of(s, god)) + aside
    _fits(tokens, ANKH_TOKENS_IN_POOL, f"ankh tokens of {god}", exact=exact)
    cards = Counter(sheet.hand + sheet.played)
    assert cards == Counter(Card), f"cards of {god}"
    assert len(set(sheet.powers)) == len(sheet.powers) <= len(Power) // 2, f"powers of {god}"
    assert sheet.followers >= 0, f"followers of {god}"
    bases = Counter(GUARDIANS[kind].base for kind in guardians_of(s, god))
    assert all(bases[size] <= BASES_PER_SIZE for size in Base), f"bases of {god}"
    _check_tokens(s, god, exact=exact)


def _check_tokens(s: State, god: God, *, exact: bool) -> None:
    """Sun tokens, underworld tokens and captives belong to abilities."""
    sheet = s.sheets[god]
    suns = sheet.suns + sum(f.sun for f in s.figures.values() if f.owner is god)
    _fits(suns, SUN_TOKENS * (God.RA in sheet.abilities), f"suns of {god}", exact=exact)
    portals = sheet.portals + sum(owner is god for owner in s.portals.values())
    limit = UNDERWORLD_TOKENS * (God.OSIRIS in sheet.abilities)
    _fits(portals, limit, f"underworld tokens of {god}", exact=exact)
    assert len(sheet.captives) <= sheet.captive_slots, f"captives of {god}"
    assert god not in sheet.captives, f"{god} holds its own warriors"
    assert not sheet.two_cards or God.AMUN in sheet.abilities, f"Amun's token at {god}"
    assert MonumentKind.SITE not in sheet.monuments, f"sites of {god}"
