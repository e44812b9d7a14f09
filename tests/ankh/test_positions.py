"""Positions of Ankh: what cannot be is refused, and the refusal names the part (rules.md 4)."""

from __future__ import annotations

import pytest

from rules.engine.errors import BadSetting
from tests.cases.ankh import GAME

TWO = [{"god": "isis"}, {"god": "ra"}]
THREE = [{"god": "isis"}, {"god": "ra"}, {"god": "amun"}]
GODS = ["isis", "ra", "amun"]
MERGED = {
    "seats": GODS,
    "merged": {"ra": "isis"},
    "gods": [{"god": "isis", "people": [0, 1], "abilities": ["isis", "ra"]}, {"god": "amun"}],
    "event": 12,
}
REBUILDING = {"scenario": "great_rebuilding", "gods": THREE}
KEMET = {"scenario": "guardians_of_kemet", "gods": THREE}


def god(**fields):
    """Two gods, the first of them with these fields."""
    return {"gods": [{**TWO[0], **fields}, TWO[1]]}


LISTED = [
    ({**REBUILDING, "neutral": ["temple 44"]}, "neutral"),
    ({**KEMET, "row": [], "event": 1, "next": "event"}, "row"),
    ({**KEMET, "row": ["cat"], "event": 1, "event_followers": {"2": 1, "3": 1}}, "row"),
    ({"gods": TWO, "markers": {"move": 7}}, "markers.move"),
    ({"gods": TWO, "markers": {"unlock": 6}}, "markers.unlock"),
    ({"gods": TWO, "event": 18, "next": "action"}, "event"),
    (god(people=[7]), "gods[0].people"),
    (god(people=[]), "gods[0].people"),
    (god(people=[0, 1]), "gods[0].people"),
    ({**MERGED, "gods": [{**MERGED["gods"][0], "people": [0]}, {"god": "amun"}]}, "gods[0].people"),
    ({"gods": [{"god": "anubis", "captives": ["amun"]}, {"god": "ra"}]}, "gods[0].captives"),
]


@pytest.mark.parametrize(("position", "path"), LISTED)
def test_what_was_found_to_be_accepted_is_refused(position, path):
    """rules.md 4: the positions that outsiders found, by name."""
    assert refused(position) == path


BROTHERS = [
    # who plays
    ({**MERGED, "merged": {"ra": "amun"}}, "gods[0].people"),
    ({**MERGED, "merged": {"ra": "isis", "amun": "isis"}}, "gods"),
    ({**MERGED, "merged": {}}, "gods"),
    (
        {**MERGED, "gods": [{**MERGED["gods"][0], "abilities": ["isis"]}, {"god": "amun"}]},
        "gods[0].abilities",
    ),
    ({**MERGED, "scenario": "dynastic_crisis"}, "merged"),
    ({"gods": TWO, "seats": ["isis", "ra", "amun"]}, "gods"),
    ({"gods": TWO, "seats": ["isis", "ra", "ra"]}, "seats"),
    ({"gods": TWO, "seats": GODS, "forgotten": ["amun"], "event": 12}, "forgotten"),
    ({"gods": TWO, "seats": GODS, "forgotten": ["osiris"]}, "gods"),
    ({"gods": TWO[:1], "seats": GODS[:2], "forgotten": ["ra"], "event": 17}, "gods"),
    ({"gods": list(reversed(THREE)), "seats": GODS}, "gods"),
    ({"gods": TWO, "seats": GODS, "forgotten": ["amun"], "active": 2}, "active"),
    (god(abilities=["isis", "amun"]), "gods[0].abilities"),
    # tracks and what is due
    (god(devotion=31), "gods[0].devotion"),
    ({"gods": TWO, "event": 18, "next": "event"}, "event"),
    ({"gods": TWO, "event": 19, "next": "over", "ending": "top", "winner": "ra"}, "event"),
    ({"gods": TWO, "event": 5, "next": "conflict"}, "event"),
    ({"gods": TWO, "event": 4, "next": "conflict 2"}, "event"),
    ({"gods": TWO, "event": 4, "next": "control"}, "event"),
    ({"gods": TWO, "event": 3, "next": "caravan"}, "event"),
    ({"gods": TWO, "first_action": "unlock"}, "first_action"),
    ({**MERGED, "first_action": "move"}, "first_action"),
    ({"gods": TWO, "trigger": "move"}, "trigger"),
    ({"gods": TWO, "markers": {"move": 7}, "trigger": "gain", "next": "event"}, "markers.move"),
    ({"gods": TWO, "markers": {"move": 0}}, "markers.move"),
    ({"gods": TWO, "regions_left": [1]}, "regions_left"),
    ({"gods": TWO, "next": "region"}, "next"),
    ({"gods": TWO, "next": "region 4"}, "next"),
    ({"gods": TWO, "next": "region ²"}, "next"),
    ({"gods": TWO, "next": "region 2", "regions_left": [3]}, "regions_left"),
    ({"gods": TWO, "next": "region 1", "regions_left": [1, 3, 2]}, "regions_left"),
    ({"gods": TWO, "tie_breaker": "ra"}, "tie_breaker"),
    ({"gods": TWO, "next": "region 1", "tie_breaker": "amun"}, "tie_breaker"),
    ({"gods": TWO, "tie_breaker_up": True}, "tie_breaker_up"),
    ({"gods": TWO, "next": "over"}, "ending"),
    ({"gods": TWO, "ending": "top"}, "ending"),
    ({"gods": TWO, "next": "over", "ending": "top"}, "winner"),
    ({"gods": TWO, "next": "over", "ending": "top", "winner": "amun"}, "winner"),
    ({"gods": TWO, "next": "draft"}, "next"),
    # pieces
    (god(figures=["god 62*"]), "gods[0].figures"),
    (god(figures=["w 46"]), "gods[0].figures"),
    (god(figures=["scorpion 66"]), "gods[0].figures"),
    (god(warriors=7), "gods[0].warriors"),
    (god(ankhs=10), "gods[0].ankhs"),
    (god(hand=["flood"]), "gods[0].hand"),
    (god(played=["cycle"]), "gods[0].played"),
    (god(powers=["revered", "revered"]), "gods[0].powers"),
    ({**god(powers=["bountiful"]), "scenario": "dynastic_crisis"}, "gods[0].powers"),
    (god(followers=10**6), "gods[0].followers"),
    (god(suns=1), "gods[0].suns"),
    (god(portals=[62]), "gods[0].portals"),
    (god(captive_slots=1), "gods[0].captive_slots"),
    (god(two_cards=True), "gods[0].two_cards"),
    (god(guardians=["cat", "mummy", "mummy"]), "guardians.mummy"),
    (god(monuments=["site 44"]), "gods[0].monuments"),
    (god(own_monuments={"temple": 1}), "gods[0].own_monuments"),
    ({"gods": [{"god": "osiris", "portals": [46]}, TWO[1]]}, "gods[0].portals"),
    ({"gods": TWO, "neutral": ["site 44"]}, "neutral"),
    ({"gods": TWO, "neutral": ["temple 46"]}, "neutral"),
    ({"gods": TWO, "supply": {"site": 1}}, "supply"),
    ({"gods": TWO, "supply": {"temple": 11}}, "supply"),
    ({"gods": TWO, "row": ["cat"]}, "row"),
    ({"gods": TWO, "guardians": {"cat": 9}}, "guardians.cat"),
    ({"gods": TWO, "tokens": {"1": 11}}, "tokens"),
    ({"gods": TWO, "tokens": {"1": 11, "2": 66, "9": 20}}, "tokens"),
    ({"gods": TWO, "camels": ["13|14"]}, "camels"),
    ({"gods": TWO, "cities": {"44": None}}, "cities"),
    ({"gods": TWO, "event_followers": {"4": 1}}, "event_followers.4"),
    ({**KEMET, "event_followers": {"1": 1}}, "event_followers.1"),
    ({**KEMET, "event_followers": {"2": 1}, "event": 2}, "event_followers.2"),
    ({**KEMET, "event_followers": {"2": 0}}, "event_followers.2"),
    ({**KEMET, "guardians": {"cat": 1}}, "guardians"),
    ({**KEMET, "row": ["sphinx", "cat"]}, "row"),
    ({**KEMET, "row": ["cat", "cat"]}, "row"),
    ({**REBUILDING, "supply": {"temple": 1}}, "supply"),
    ({**REBUILDING, "next": "founding"}, "gods[0].own_monuments"),
    ({**REBUILDING, "next": "draft"}, "supply"),
    # before set-up
    ({"next": "set_up"}, "setting.gods"),
    ({"next": "set_up", "setting": {"gods": ["ra", "ra"]}, "map": "2"}, "setting.gods"),
    (
        {"next": "set_up", "setting": {"gods": [None, None], "first": 2}, "map": "2"},
        "setting.first",
    ),
    (
        {
            "next": "set_up",
            "setting": {"gods": [None, None], "guardians": ["cat", "satet"]},
            "map": "2",
        },
        "setting.guardians",
    ),
    ({"next": "set_up", "setting": {"gods": [None, None]}, "map": "3"}, "map"),
]


@pytest.mark.parametrize(("position", "path"), BROTHERS)
def test_what_cannot_be_is_refused_with_its_path(position, path):
    """rules.md 4, brothers: each refusal names the part of the position that is wrong."""
    assert refused(position) == path


def refused(position):
    with pytest.raises(BadSetting) as caught:
        GAME.read_position(position)
    return caught.value.path


# --- what is possible stays possible ---------------------------------------------------------


def test_an_empty_list_of_regions_is_none():
    """rules.md, client: the last region is the one that is next."""
    s = GAME.read_position({"gods": TWO, "next": "region 2", "regions_left": []})
    assert s.regions_left == (2,)


def test_a_short_row_is_enough_for_as_many_auctions():
    """An auction needs a guardian, so a case with two in the row has two auctions."""
    s = GAME.read_position({**KEMET, "row": ["cat", "apep"], "event": 1, "next": "event"})
    assert s.event_followers == {2: 1, 3: 1}


def test_forgotten_gods_are_forgotten_after_the_fourth_conflict():
    s = GAME.read_position({"gods": TWO, "seats": GODS, "forgotten": ["amun"]})
    assert s.event == 16


def test_what_is_not_said_of_supplies_and_cities_is_there_all_the_same():
    s = GAME.read_position({"gods": TWO, "supply": {"temple": 3}})
    assert s.supply == {"temple": 3, "obelisk": 0, "pyramid": 0}
    discord = {"scenario": "discord_new_kingdom", "gods": [*THREE, {"god": "osiris"}]}
    cities = list(GAME.read_position(discord).cities)
    held = GAME.read_position({**discord, "cities": {str(cities[0]): "ra"}})
    assert held.cities == {cities[0]: "ra", cities[1]: None}
