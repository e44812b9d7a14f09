"""Invariants of every position: components are counted, nothing stands where it may not.

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
    CAPTIVE_SLOTS,
    CONFLICT_TOKENS,
    GUARDIANS,
    MONUMENTS,
    MONUMENTS_OF_A_KIND,
    SUN_TOKENS,
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
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.moment import check_moment
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.state import Figure, Phase, State, monuments_of, players
from rules.engine.impossible import must, must_fit


def check(s: State, *, exact: bool = True) -> None:
    """Raise Impossible if a position cannot be.

    ``exact`` wants every component accounted for; a position that somebody wrote
    down may leave some out, but never have too many.
    """
    if s.phase is Phase.SET_UP:
        return
    _check_map(s)
    check_moment(s)
    _check_figures(s, exact=exact)
    _check_monuments(s, exact=exact)
    _check_guardians(s, exact=exact)
    for n, god in enumerate(s.sheets):
        _check_god(s, god, f"gods[{n}]", exact=exact)
        _check_tokens(s, god, f"gods[{n}]", exact=exact)


def _check_map(s: State) -> None:
    regions = land(s.camels, s.flooded).regions
    must(s.camels.bit_count() <= CAMELS, "camels", "too many camels")
    for a, b in borders_of(s.camels):
        apart = not any(region >> a & 1 and region >> b & 1 for region in regions)
        must(apart, "camels", f"the camel {a}|{b} separates nothing")
        must(not {a, b} & set(s.cities), "camels", f"camel {a}|{b} at a city")
    must(all(1 <= n <= CONFLICT_TOKENS for n in s.regions), "tokens", "no such conflict token")
    same = sorted(s.regions.values()) == sorted(regions)
    must(same, "tokens", "one conflict token on each region")


def _path(s: State, god: God, field: str) -> str:
    return f"gods[{list(s.sheets).index(god)}].{field}" if god in s.sheets else "gods"


def _check_figures(s: State, *, exact: bool) -> None:
    for cell, figure in s.figures.items():
        _check_figure(s, cell, figure)
    gods = Counter(f.owner for f in s.figures.values() if f.kind is Kind.GOD)
    for n, god in enumerate(s.sheets):
        path = f"gods[{n}].figures"
        must_fit(gods[god], 1, path, f"god figures of {god}", exact=exact)


def _check_figure(s: State, cell: int, figure: Figure) -> None:
    where, path = f"{figure.owner} {figure.kind} on {cell}", _path(s, figure.owner, "figures")
    must(figure.owner in s.sheets, path, f"{where}: its god is not in the game")
    must(cell not in {*s.monuments, *s.cities}, path, f"{where}: occupied")
    must(not s.flooded >> cell & 1, path, f"{where}: flooded")
    must(s.portals.get(cell, figure.owner) is figure.owner, path, f"{where}: underworld")
    allowed = LAND | WATER if figure.kind is Kind.APEP else LAND
    must(bool(allowed >> cell & 1), path, f"{where}: not on such ground")
    aimed = figure.aim in range(6) if figure.kind is Kind.GIANT_SCORPION else figure.aim == -1
    must(aimed, path, f"{where}: aim {figure.aim}")
    must(not (figure.sun and figure.kind is Kind.GOD), path, f"{where}: gods are not summoned")


# --- monuments ---------------------------------------------------------------------------------


def _check_monuments(s: State, *, exact: bool) -> None:
    layout = SCENARIOS[s.scenario].layouts[s.layout]
    for cell, monument in s.monuments.items():
        path = "neutral" if monument.owner is None else _path(s, monument.owner, "monuments")
        must(monument.owner is None or monument.owner in s.sheets, path, f"owner of {cell}")
        _check_ground(s, cell, path, "monument")
        must(cell not in s.portals, path, f"monument on the underworld token {cell}")
        if monument.owner is not None:
            must(monument.kind is not MonumentKind.SITE, path, "building sites are of nobody")
        else:
            # In the Great Rebuilding whatever has a kind is somebody's.
            fitting = (monument.kind is MonumentKind.SITE) == bool(layout.draft)
            must(fitting, path, f"no neutral {monument.kind} in this scenario")
    _count_monuments(s, layout.draft, exact=exact)


def _check_ground(s: State, cell: int, path: str, what: str) -> None:
    """Monuments and underworld tokens stand on land."""
    must(bool((LAND & ~s.flooded) >> cell & 1), path, f"{what} on {cell}: no land")
    must(cell not in s.cities, path, f"{what} on the city {cell}")


def _count_monuments(s: State, draft: int, *, exact: bool) -> None:
    """A common supply, or everybody's own; never both."""
    common = not draft or s.phase is Phase.DRAFT
    must(sorted(s.supply) == (sorted(MONUMENTS) if common else []), "supply", "no such supply")
    for n, sheet in enumerate(s.sheets.values()):
        kinds = sorted(MONUMENTS) if draft else []
        must(sorted(sheet.monuments) == kinds, f"gods[{n}].own_monuments", "no such supply")
    for kind in MONUMENTS:
        board = sum(m.kind is kind for m in s.monuments.values())
        own = sum(sheet.monuments.get(kind, 0) for sheet in s.sheets.values())
        whole = exact and not (draft and s.forgotten)
        count = board + own + s.supply.get(kind, 0)
        path = "gods[0].own_monuments" if own else "supply"
        must_fit(count, draft or MONUMENTS_OF_A_KIND, path, kind, exact=whole)


# --- guardians -----------------------------------------------------------------------------------


def _check_guardians(s: State, *, exact: bool) -> None:
    """Guardians can leave the game by a merge or with a forgotten god, not before."""
    auctions = SCENARIOS[s.scenario].auctions
    whole = exact and not s.merged and not s.forgotten
    used = Counter(kind for god in s.sheets for kind in guardians_of(s, god))
    must(not (auctions and s.guardians), "guardians", "here they are auctioned")
    must(bool(auctions) or not s.row, "row", "no auctions in this scenario")
    levels = [GUARDIANS[kind].level for kind in s.row]
    must(levels == sorted(levels), "row", "from the lowest level to the highest")
    to_come = sum(n in auctions for n in s.event_followers)
    must(len(s.row) >= to_come, "row", f"a guardian for each auction to come: {to_come}")
    for kind in GUARDIANS:
        left = s.guardians.get(kind, 0) + s.row.count(kind)
        limit = guardian_figures(kind, players(s))
        if auctions:
            limit = 1
        elif exact and kind not in s.guardians:
            limit = 0
        path = "row" if auctions else f"guardians.{kind}"
        must_fit(left + used[kind], limit, path, kind, exact=whole)


# --- a god ---------------------------------------------------------------------------------------


def _check_god(s: State, god: God, path: str, *, exact: bool) -> None:
    sheet = s.sheets[god]
    figures = [f for f in s.figures.values() if f.owner is god]
    held = sum(other.captives.count(god) for other in s.sheets.values())
    army = sheet.warriors + held + sum(f.kind is Kind.WARRIOR for f in figures)
    must_fit(army, WARRIORS, f"{path}.warriors", f"warriors of {god}", exact=exact)
    aside = int(any(city.holder for city in SCENARIOS[s.scenario].cities))
    tokens = sheet.ankhs + len(monuments_of(s, god)) + aside
    must_fit(tokens, ANKH_TOKENS_IN_POOL, f"{path}.ankhs", f"ankh tokens of {god}", exact=exact)
    must(Counter(sheet.hand + sheet.played) == Counter(Card), f"{path}.hand", f"cards of {god}")
    # Cycle of Ma'at takes itself back, so there is always a card to play.
    taken_back = Card.CYCLE in sheet.hand or s.phase is Phase.OVER
    must(taken_back, f"{path}.played", f"Cycle of Ma'at of {god}")
    powers = sheet.powers
    must(len(set(powers)) == len(powers) <= len(Power) // 2, f"{path}.powers", f"powers of {god}")
    allowed = not any(rules_of(s).forbids_power(power) for power in powers)
    must(allowed, f"{path}.powers", f"a power of {god} that this scenario forbids")
    must(sheet.followers >= 0, f"{path}.followers", f"followers of {god}")
    bases = Counter(GUARDIANS[kind].base for kind in guardians_of(s, god))
    enough = all(bases[size] <= BASES_PER_SIZE for size in Base)
    must(enough, f"{path}.guardians", f"bases of {god}")


def _check_tokens(s: State, god: God, path: str, *, exact: bool) -> None:
    """Sun tokens, underworld tokens and captives belong to abilities."""
    sheet = s.sheets[god]
    suns = sheet.suns + sum(f.sun for f in s.figures.values() if f.owner is god)
    limit = SUN_TOKENS * (God.RA in sheet.abilities)
    must_fit(suns, limit, f"{path}.suns", f"sun tokens of {god}", exact=exact)
    portals = [cell for cell, owner in s.portals.items() if owner is god]
    for cell in portals:
        _check_ground(s, cell, f"{path}.portals", "underworld token")
    limit = UNDERWORLD_TOKENS * (God.OSIRIS in sheet.abilities)
    count = sheet.portals + len(portals)
    must_fit(count, limit, f"{path}.portals", f"underworld tokens of {god}", exact=exact)
    slots = CAPTIVE_SLOTS * (God.ANUBIS in sheet.abilities)
    must_fit(sheet.captive_slots, slots, f"{path}.captive_slots", "slots", exact=exact)
    must(len(sheet.captives) <= sheet.captive_slots, f"{path}.captives", f"captives of {god}")
    enemies = god not in sheet.captives and set(sheet.captives) <= set(s.sheets)
    must(enemies, f"{path}.captives", "captives are warriors of other gods in play")
    amun = not sheet.two_cards or God.AMUN in sheet.abilities
    must(amun, f"{path}.two_cards", f"Amun's token at {god}")
