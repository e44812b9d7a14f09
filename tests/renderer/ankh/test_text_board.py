"""The text board says everything that a view holds."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from bot.texts import LANGUAGES, Texts
from renderer.ankh.text_board import text_board
from renderer.words import LONGEST_BLOCK, blocks
from rules.ankh.data import ACTIONS, CARDS, GODS, Action, Kind, MonumentKind, Power
from rules.ankh.scenarios import ScenarioId
from rules.ankh.state import Ending, Phase
from rules.ankh.view import (
    BattleView,
    CityView,
    EventView,
    FigureView,
    GodView,
    MonumentView,
    RegionView,
    TrackView,
    View,
)
from tests.renderer.ankh.views_of_play import TABLES, views


def spelled(key, /, **values):
    """Labels of no language: every key and value as it is, and quick."""
    return f"{key}{sorted(values.items())}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_limits_hold(language, scenario, seats):
    for view in views(scenario, seats, every=25):
        board = text_board(view, Texts(language))
        assert all(0 < len(block) <= LONGEST_BLOCK for block in board)
        text = "\n".join(board)
        assert not any(mark in text for mark in ("{", "}", "None", "  ", "\n\n\n"))


def test_blocks_are_split_between_paragraphs_and_lines():
    assert list(blocks(["aa", "", "bb"], longest=6)) == ["aa\n\nbb"]
    assert list(blocks(["aaa", "bbb"], longest=6)) == ["aaa", "bbb"]
    assert list(blocks(["a\nbb\ncc\ndd"], longest=5)) == ["a\nbb", "cc\ndd"]


# --- whatever changes in a view changes the text -----------------------------------------------


def another(value, values):
    """Any other one of some values."""
    return next(v for v in values if v != value)


def without_each(items):
    items = list(items)
    return [tuple(items[:n] + items[n + 1 :]) for n in range(len(items))]


def with_each(items, change):
    """A tuple with one item changed, for every item and every change of it."""
    items = list(items)
    return [
        (*items[:n], other, *items[n + 1 :])
        for n, item in enumerate(items)
        for other in change(item)
    ]


def counts_changed(counts):
    return [{**counts, name: count + 1} for name, count in counts.items()]


def figures_changed(figure):
    yield replace(figure, god=another(figure.god, GODS))
    yield replace(figure, kind=another(figure.kind, Kind))
    yield replace(figure, sun=not figure.sun)
    yield replace(figure, aim=(figure.aim + 1) % 6)


def monuments_changed(monument):
    yield replace(monument, god=another(monument.god, (None, *GODS)))
    yield replace(monument, kind=another(monument.kind, MonumentKind))


def regions_changed(region):
    yield replace(region, token=region.token + 10)
    yield replace(region, land=region.land[1:])
    if region.water:
        yield replace(region, water=region.water[1:])


def tracks_changed(track):
    yield replace(track, action=another(track.action, ACTIONS))
    for name in ("marker", "start", "spaces"):
        yield replace(track, **{name: getattr(track, name) + 1})


def events_changed(event):
    yield replace(event, followers=event.followers + 1)


SHEET_NUMBERS = (
    "devotion",
    "followers",
    "ankhs",
    "warriors",
    "suns",
    "portals",
    "captive_slots",
    "would_gain",
)
SHEET_LISTS = {
    "people": 7,
    "abilities": GODS[0],
    "guardians": Kind.APEP,
    "powers": Power.BOUNTIFUL,
    "hand": CARDS[0],
    "played": CARDS[1],
    "captives": GODS[1],
    "monuments": 99,
}


def sheets_changed(sheet):
    yield replace(sheet, god=another(sheet.god, GODS))
    yield replace(sheet, two_cards=not sheet.two_cards)
    for name in SHEET_NUMBERS:
        yield replace(sheet, **{name: getattr(sheet, name) + 1})
    for name, more in SHEET_LISTS.items():
        items = getattr(sheet, name)
        for changed in (*without_each(items), (*items, more)):
            yield replace(sheet, **{name: changed})
    for changed in counts_changed(sheet.own_monuments):
        yield replace(sheet, own_monuments=changed)


def battles(view):
    gods, region = tuple(sheet.god for sheet in view.gods), 1
    if view.battle is not None:
        yield None
    for n in (1, 2):
        yield BattleView(9, gods[:n], {}, {}, {})
        yield BattleView(region, gods, dict.fromkeys(gods, CARDS[:n]), {}, {})
        yield BattleView(region, gods, {}, dict.fromkeys(gods, n), {})
        yield BattleView(region, gods, {}, {}, dict.fromkeys(gods, n))


def stacks_swapped(view):
    """Two gods that stand on one space, the other way round."""
    devotion = {sheet.god: sheet.devotion for sheet in view.gods}
    order = list(view.ranking)
    for n in range(len(order) - 1):
        if devotion[order[n]] == devotion[order[n + 1]]:
            yield (*order[:n], order[n + 1], order[n], *order[n + 2 :])


# For every field of a view, other values it could have; each must change the text.
CHANGES = {
    "viewer": lambda v: [another(v.viewer, (0, 1, None))],
    "scenario": lambda v: [another(v.scenario, ScenarioId)],
    "layout": lambda v: [v.layout + "b"],
    "phase": lambda v: [another(v.phase, Phase)],
    "turn": lambda v: [v.turn + 1],
    "seats": lambda v: with_each(v.seats, lambda god: [another(god, GODS)]),
    "active": lambda v: [v.active + 1] if v.phase is not Phase.OVER and v.active_god else [],
    "active_god": lambda v: [another(v.active_god, GODS)] if v.phase is not Phase.OVER else [],
    "first_action": lambda v: [another(v.first_action, Action)],
    "trigger": lambda v: [another(v.trigger, Action)],
    "gods": lambda v: [*without_each(v.gods), *with_each(v.gods, sheets_changed)],
    "ranking": stacks_swapped,
    "merged": lambda v: [{**v.merged, GODS[0]: another(v.merged.get(GODS[0]), GODS)}],
    "forgotten": lambda v: [(*v.forgotten, GODS[2])],
    "tracks": lambda v: with_each(v.tracks, tracks_changed),
    "event": lambda v: [v.event + 1],
    "events": lambda v: with_each(v.events, events_changed),
    "figures": lambda v: [*without_each(v.figures), *with_each(v.figures, figures_changed)],
    "monuments": lambda v: [*without_each(v.monuments), *with_each(v.monuments, monuments_changed)],
    "portals": lambda v: (
        [{c: g for c, g in v.portals.items() if c != cell} for cell in v.portals]
        + [{**v.portals, v.regions[0].land[0]: GODS[3]}]
    ),
    "cities": lambda v: [
        *without_each(v.cities),
        *with_each(v.cities, lambda city: [replace(city, god=another(city.god, GODS))]),
    ],
    "grey": lambda v: without_each(v.grey) or [(45,)],
    "flooded": lambda v: without_each(v.flooded) or [(45,)],
    "camels": lambda v: without_each(v.camels) or [((13, 14),)],
    "camels_left": lambda v: [v.camels_left + 1],
    "regions": lambda v: [*without_each(v.regions), *with_each(v.regions, regions_changed)],
    "supply": lambda v: counts_changed(v.supply),
    "guardians": lambda v: counts_changed(v.guardians),
    "row": lambda v: without_each(v.row) or [(Kind.APEP,)],
    "tie_breaker": lambda v: [another(v.tie_breaker, GODS)],
    "tie_breaker_up": lambda v: [not v.tie_breaker_up] if v.tie_breaker else [],
    "regions_left": lambda v: [(*v.regions_left, 9)],
    "battle": battles,
    "ending": lambda v: [another(v.ending, Ending)],
    "winner": lambda v: [another(v.winner, GODS)] if v.ending else [],
}
# What follows from other fields of a view, so that the text need not say it again.
DERIVED = {FigureView: {"aimed"}, RegionView: {"gods"}}
CHANGED = {
    FigureView: {"cell", "god", "kind", "sun", "aim"},
    MonumentView: {"cell", "kind", "god"},
    RegionView: {"token", "land", "water"},
    CityView: {"name", "cell", "god"},
    GodView: {"god", "two_cards", "own_monuments", *SHEET_NUMBERS, *SHEET_LISTS},
    TrackView: {"action", "marker", "start", "spaces"},
    EventView: {"position", "kind", "followers"},
    BattleView: {"region", "rivals", "cards", "strength", "dead"},
}


def changes(view):
    for name, others in CHANGES.items():
        for value in others(view):
            if value != getattr(view, name):
                yield name, replace(view, **{name: value})


def test_no_field_of_a_view_is_forgotten_here():
    assert set(CHANGES) == {field.name for field in fields(View)}
    for kind, known in CHANGED.items():
        assert known | DERIVED.get(kind, set()) == {field.name for field in fields(kind)}


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_piece_token_and_value_is_named(scenario, seats):
    for view in views(scenario, seats, every=80):
        text = text_board(view, spelled)
        for name, changed in changes(view):
            assert text_board(changed, spelled) != text, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_language_names_it(language, scenario, seats):
    texts = Texts(language)
    rng = random.Random(seats)
    view = rng.choice(views(scenario, seats)[1:-1])
    text = text_board(view, texts)
    for name, changed in rng.sample(list(changes(view)), 20):
        assert text_board(changed, texts) != text, name
