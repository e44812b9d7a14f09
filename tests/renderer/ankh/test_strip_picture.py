"""Every value of a view that is not on the map is seen on the strip, in its own place."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PIL import Image

from renderer.ankh import dashboards, devotion, events, strip_picture, tracks
from renderer.ankh.palette import THEMES
from renderer.ankh.strip_picture import draw_strip
from renderer.theme import ThemeName
from renderer.type import Weight, cap_height
from rules.ankh.data import CARDS, GODS, GUARDIANS, MONUMENTS, TOP, Action, God, Kind, Power
from rules.ankh.state import Phase
from rules.ankh.view import View
from tests.renderer.ankh.views import LABELS, SETTINGS, opening, with_god
from tests.renderer.ankh.views_of_play import views
from tests.renderer.pixels import changed, inside

NAMES = ("olena", "petro", "sasha", "maria", "ivan")
HEADER = tracks.TOP + 4 * tracks.PITCH + 6
TRACKS = (0, 0, events.LEFT - 4, HEADER)
EVENTS = (events.LEFT - 12, 0, 1080, HEADER)
GUARDIANS_HELD = (Kind.CAT_MUMMY, Kind.SATET, Kind.APEP, Kind.ANDROSPHINX)


def look(view: View) -> Image.Image:
    return draw_strip(view, LABELS, names=NAMES)


@pytest.fixture(scope="module")
def before() -> Image.Image:
    return look(opening())


def row(view: View, god: God) -> tuple[int, int, int, int]:
    """Where a god's row lies."""
    first = tracks.TOP + 4 * tracks.PITCH + devotion.height(len(view.gods)) + 8
    top = first + dashboards.HEIGHT * [g.god for g in view.gods].index(god)
    return dashboards.LEFT, top, dashboards.RIGHT, top + dashboards.HEIGHT


ON_DASHBOARD = {
    "followers": {"followers": 17},
    "would gain": {"would_gain": 9},
    "ankh tokens": {"ankhs": 3},
    "warriors": {"warriors": 1},
    "guardians": {"guardians": GUARDIANS_HELD},
    "a power": {"powers": (Power.REVERED,)},
    "six powers": {"powers": tuple(Power)[:6]},
    "a card played": {"hand": CARDS[1:], "played": CARDS[:1]},
    "all cards but one played": {"hand": CARDS[:1], "played": CARDS[1:]},
    "captives": {"captive_slots": 3, "captives": (God.RA, God.ISIS)},
    "own monuments": {"own_monuments": dict.fromkeys(MONUMENTS, 2)},
    "people": {"people": (4, 0)},
}


@pytest.mark.parametrize("fields", ON_DASHBOARD.values(), ids=ON_DASHBOARD)
@pytest.mark.parametrize("god", GODS)
def test_what_a_god_has_is_seen_in_its_row(before, god, fields):
    after = look(with_god(opening(), god, **fields))
    assert inside(changed(before, after), row(opening(), god))


@pytest.mark.parametrize(
    ("god", "field", "values"),
    [
        (God.AMUN, "two_cards", (True, False)),
        (God.RA, "suns", range(4)),
        (God.OSIRIS, "portals", range(4)),
        (God.ANUBIS, "captives", [(), (God.RA,), (God.ISIS,), (God.ISIS, God.RA)]),
        (God.ISIS, "followers", range(25)),
        (God.ISIS, "ankhs", range(12)),
        (God.ISIS, "warriors", range(7)),
        (God.ISIS, "would_gain", range(12)),
    ],
)
def test_every_value_looks_different(god, field, values):
    box = row(opening(), god)
    pictures = [look(with_god(opening(), god, **{field: value})) for value in values]
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), box)


@pytest.mark.parametrize("guardian", GUARDIANS)
def test_every_guardian_in_a_pool_looks_different(guardian):
    others = [kind for kind in GUARDIANS if kind is not guardian]
    mine = look(with_god(opening(), God.RA, guardians=(guardian,)))
    for other in others:
        picture = look(with_god(opening(), God.RA, guardians=(other,)))
        assert inside(changed(mine, picture), row(opening(), God.RA))


def test_every_power_and_card_looks_different():
    powers = [look(with_god(opening(), God.RA, powers=(power,))) for power in Power]
    cards = [
        look(with_god(opening(), God.RA, played=(card,), hand=tuple(c for c in CARDS if c != card)))
        for card in CARDS
    ]
    for pictures in (powers, cards):
        for one, other in combinations(pictures, 2):
            assert inside(changed(one, other), row(opening(), God.RA))


def test_a_merged_god_with_everything_does_not_write_over_its_hand(before):
    """All that a merged god can own: two gods' tokens, four bases, three kinds of monuments."""
    everything = {
        "abilities": (God.RA, God.ANUBIS),
        "guardians": GUARDIANS_HELD,
        "suns": 3,
        "captive_slots": 3,
        "captives": (God.ISIS, God.AMUN, God.OSIRIS),
        "followers": 24,
        "ankhs": 10,
        "warriors": 6,
        "own_monuments": dict.fromkeys(MONUMENTS, 6),
    }
    after = look(with_god(opening(), God.RA, **everything))
    left, top, right, bottom = row(opening(), God.RA)
    assert inside(changed(before, after), (left, top, right - 96, bottom))


# --- what is shared --------------------------------------------------------------------


@pytest.mark.parametrize("action", list(Action))
def test_a_marker_is_seen_on_its_track(action):
    view = opening()
    at = [t.action for t in view.tracks].index(action)
    track = view.tracks[at]
    pictures = []
    for marker in range(track.start, track.spaces + 1):
        moved = (*view.tracks[:at], replace(track, marker=marker), *view.tracks[at + 1 :])
        pictures.append(look(replace(view, tracks=moved)))
    top = tracks.TOP + tracks.PITCH * at
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), (0, top, events.LEFT - 4, top + tracks.PITCH))


@pytest.mark.parametrize("action", list(Action))
def test_the_first_action_of_a_turn_is_seen(before, action):
    assert inside(changed(before, look(replace(opening(), first_action=action))), TRACKS)


def test_every_event_position_looks_different():
    pictures = [look(replace(opening(), event=event)) for event in range(19)]
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), EVENTS)


def test_followers_are_seen_on_their_event(before):
    view = opening()
    for position in range(1, 19):
        for followers in (1, 2):
            laid = tuple(
                replace(e, followers=followers) if e.position == position else e
                for e in view.events
            )
            left, _, right, _ = events.event_box(position)
            after = look(replace(view, events=laid))
            assert inside(changed(before, after), (left - 8, 0, right + 8, HEADER))


SHARED = {
    "tie-breaker": {"tie_breaker": God.RA, "tie_breaker_up": True},
    "tie-breaker used": {"tie_breaker": God.RA, "tie_breaker_up": False},
    "tie-breaker of another": {"tie_breaker": God.ISIS, "tie_breaker_up": True},
    "regions": {"regions_left": (1, 2, 3)},
    "other regions": {"regions_left": (2, 3)},
    "most regions": {"regions_left": (1, 2, 3, 4, 5, 6, 7, 8)},
    "camels": {"camels_left": 3},
    "obelisks": {"supply": {MONUMENTS[0]: 1, MONUMENTS[1]: 5, MONUMENTS[2]: 5}},
    "pyramids": {"supply": {MONUMENTS[0]: 5, MONUMENTS[1]: 1, MONUMENTS[2]: 5}},
    "temples": {"supply": {MONUMENTS[0]: 5, MONUMENTS[1]: 5, MONUMENTS[2]: 1}},
    "guardians": {"guardians": {Kind.APEP: 2}},
    "other guardians": {"guardians": {Kind.SATET: 2}},
    "fewer guardians": {"guardians": {Kind.SATET: 1}},
    "row": {"row": (Kind.APEP, Kind.SATET)},
    "row in another order": {"row": (Kind.SATET, Kind.APEP)},
}


def test_what_the_table_shares_is_seen(before):
    pictures = {name: look(replace(opening(), **fields)) for name, fields in SHARED.items()}
    for (one, a), (other, b) in combinations({"nothing": before, **pictures}.items(), 2):
        assert inside(changed(a, b), EVENTS), f"{one}, {other}"


def test_every_devotion_is_seen_on_the_track_and_in_the_row_and_nowhere_else():
    view = opening()
    bottom = tracks.TOP + 4 * tracks.PITCH + devotion.height(len(view.gods))
    band = (0, HEADER - 6, 1080, bottom)
    pictures = [look(with_god(view, God.RA, devotion=value)) for value in range(TOP + 1)]
    for one, other in combinations(pictures, 2):
        for place, elsewhere in ((band, row(view, God.RA)), (row(view, God.RA), band)):
            seen = [picture.copy() for picture in (one, other)]
            for picture in seen:
                picture.paste((0, 0, 0), elsewhere)
            assert inside(changed(*seen), place)


def test_what_is_read_at_a_glance_is_tall_enough():
    """26 pixels of a picture 1080 wide: devotion, followers and whose they are."""
    assert cap_height(Weight.EXTRA, dashboards._GLANCE) >= 26


def test_the_order_of_a_pile_is_seen():
    view = opening()
    level = replace(view, gods=tuple(replace(g, devotion=7) for g in view.gods))
    orders = [view.ranking[n:] + view.ranking[:n] for n in range(5)]
    pictures = [look(replace(level, ranking=order)) for order in orders]
    for one, other in combinations(pictures, 2):
        assert changed(one, other)


@pytest.mark.parametrize("god", GODS)
def test_every_god_of_a_pile_can_be_recognised(god):
    """Each shows at least a part of its own when all lie on one space."""
    view = opening()
    level = replace(view, gods=tuple(replace(g, devotion=7) for g in view.gods))
    without = replace(level, ranking=tuple(g for g in level.ranking if g is not god))
    assert changed(look(level), look(without))


def test_whose_turn_it_is_is_seen():
    view = opening()
    for seat, god in enumerate(view.seats):
        if god is view.active_god:
            continue
        after = look(replace(view, active=seat, active_god=god))
        assert changed(look(view).crop(row(view, god)), after.crop(row(view, god)))


def test_a_winner_a_merger_and_the_forgotten_are_seen(before):
    view = opening()
    assert changed(before, look(replace(view, winner=God.RA)))
    assert inside(
        changed(before, look(replace(view, merged={God.AMUN: God.RA}))), row(view, God.RA)
    )
    out = replace(view, gods=view.gods[:3], ranking=tuple(g.god for g in view.gods[:3]))
    one, two = (replace(out, forgotten=tuple(g.god for g in view.gods[3:n])) for n in (4, 5))
    assert strip_picture.strip_height(one) < strip_picture.strip_height(view)
    assert changed(look(one), look(two))
    assert changed(
        look(replace(one, forgotten=(God.RA,))), look(replace(one, forgotten=(God.ISIS,)))
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_theme_is_drawn(before, theme):
    assert draw_strip(opening(), LABELS, theme=theme).size == before.size


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: f"{s.agreed['scenario']}-{s.seats}")
def test_every_scenario_and_player_count_is_drawn(setting):
    view = opening(setting.agreed["scenario"], setting.seats)
    assert look(view).size == (1080, strip_picture.strip_height(view))


def test_a_game_that_is_not_set_up_is_drawn():
    view = replace(opening(), gods=(), ranking=(), tracks=(), events=(), seats=(), active_god=None)
    assert look(view).width == 1080


# --- who is asked ---------------------------------------------------------------------------------


def lit(view: View, asked=None) -> list[God]:
    """The gods whose rows are drawn as those of somebody who is to decide."""
    theme = THEMES[ThemeName.LIGHT]
    picture = draw_strip(view, LABELS, names=NAMES, asked=asked).convert("RGB")
    return [
        sheet.god
        for sheet in view.gods
        if picture.getpixel((dashboards.LEFT + 8, row(view, sheet.god)[1] + 12))
        == tuple(theme.active)[:3]
    ]


def test_whoever_is_asked_is_lit_and_not_whoever_began_the_conflict():
    """Anubis was lit through a whole conflict in which Amun was asked."""
    view = opening()
    begun, asked = view.seats[view.active], view.seats[(view.active + 2) % 5]
    assert lit(view) == [begun]
    conflict = replace(view, phase=Phase.REGION)
    assert lit(conflict) == []
    assert lit(conflict, asked=()) == []  # all choose in secret
    assert lit(conflict, asked=((view.active + 2) % 5,)) == [asked]
    assert lit(view, asked=((view.active + 2) % 5,)) == [asked]


def test_whoever_is_next_stands_below_whose_turn_it_is():
    """Through the first turns, before gods merge; below the last row comes the first."""
    followed = 0
    for view, later in pairwise(views("middle_kingdom", 5, every=1)):
        rows_of_gods = sorted((sheet.god for sheet in view.gods), key=lambda god: row(view, god)[1])
        if view.turn + 1 == later.turn and not later.merged and later.phase is Phase.ACTION:
            now = rows_of_gods.index(view.active_god)
            assert later.active_god is rows_of_gods[(now + 1) % len(rows_of_gods)]
            followed += 1
    assert followed >= 5
