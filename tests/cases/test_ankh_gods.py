"""The abilities of the five gods (RULES A-21)."""

from __future__ import annotations

from typing import Any

from tests.cases.ankh import Table, table

EAST, DELTA = "region 2", "region 3"


def strength(t: Table, god: str) -> dict[str, Any]:
    """How a god's strength added up in the last battle."""
    return t.events("strength")[-1]["gods"][god]


# --- C-81: Amun ------------------------------------------------------------------------------


def two_cards() -> Table:
    """Amun plays two cards in the East and has one more battle in the Delta."""
    t = table(
        amun="god 84, w 94, w 62",
        ra="w 74, w 81",
        next=EAST,
        regions_left=[2, 3],
        markers={"move": 6, "summon": 6, "gain": 6, "unlock": 5},
    )
    assert t.asked() == {"amun": "battle.two"}
    assert set(t.options("amun")) == {"one", "two"}
    t.say("amun", "two", "chariots+drought").say("ra", "flood")
    return t


def test_c_81_amun_plays_two_cards():
    """Ankh C-81: both strengths and both effects count: 2 + 3 + 1, and a win worth 1 + 2."""
    t = two_cards()
    assert strength(t, "amun")["total"] == 6
    assert t.events("battle_result")[0]["winner"] == "amun"
    assert t.devotion("amun") == 3
    assert list(t.s.sheets["amun"].played) == ["chariots", "drought"]


def test_c_81_amun_plays_two_cards_once_a_conflict():
    """Ankh C-81: in the next battle of the conflict his token lies face down."""
    t = two_cards()
    assert t.asked() == {"amun": "battle.card", "ra": "battle.card"}
    assert t.s.sheets["amun"].two_cards is False
    assert t.refused("amun", "two") == "token_face_down"
    assert t.refused("amun", "flood+miracle") == "token_face_down"
    assert set(t.options("amun")) == {"plague", "flood", "build", "miracle", "cycle"}


def test_c_81_the_announcement_binds():
    """Ankh C-81: having announced two cards Amun cannot play one."""
    t = table(amun="god 84, w 94", ra="w 74", next=EAST).say("amun", "two")
    assert t.refused("amun", "chariots") == "two_cards_announced"
    assert len(t.options("amun")) == 7 * 6 / 2


def test_c_81_amun_may_announce_again_in_the_next_conflict():
    """Ankh C-81: when the conflict is over the token is turned up again."""
    t = two_cards().play(amun="flood", ra="cycle").say("amun", "tie")
    assert t.s.sheets["amun"].two_cards is True
    t.say("ra", "unlock", "no", "no")  # nothing unlocked; event 5, a caravan: declined
    t.say("amun", "move", "done")  # events 6 and 7: no monument to control
    t.say("ra", "summon", "done")
    t.say("amun", "gain")
    assert t.events("conflict")[-1] == {"number": 2, "god": "amun"}
    assert t.asked() == {"amun": "battle.two"}


# --- C-82: Anubis ----------------------------------------------------------------------------


def three_dead_warriors(captives: list[str]) -> Table:
    """Amun loses two warriors in the East and Isis one; Anubis fights in the Delta later."""
    t = table(
        amun="w 74, w 75",
        isis="w 102, w 81",
        ra="god 84, w 95",
        anubis={"figures": "god 62", "captives": captives},
        next=EAST,
        regions_left=[2, 3],
    )
    return t.play(amun="cycle", isis="miracle", ra="chariots")


def test_c_82_anubis_captures_one_of_all_the_dead():
    """Ankh C-82: of three dead warriors of two gods he may take one, whosever it is."""
    t = three_dead_warriors([])
    assert t.asked() == {"anubis": "capture"}
    assert set(t.options("anubis")) == {"capture amun", "capture isis", "no"}
    t.say("anubis", "capture amun")
    assert list(t.s.sheets["anubis"].captives) == ["amun"]
    assert t.s.sheets["amun"].warriors == 5  # the other one is in the pool again
    assert t.s.sheets["isis"].warriors == 5  # one of hers is on the board
    assert t.asked() == {"isis": "battle.card", "anubis": "battle.card"}


def test_c_82_a_captive_strengthens_anubis():
    """Ankh C-82: with one captive his god counts 2 in his next battle."""
    t = three_dead_warriors([]).say("anubis", "capture isis")
    t.play(isis="flood", anubis="flood")
    assert strength(t, "anubis")["figures"] == {62: 2}
    assert t.events("battle_result")[-1]["winner"] == "anubis"


def test_c_82_anubis_may_let_them_go():
    """Ankh C-82: taking a captive is optional."""
    t = three_dead_warriors([]).say("anubis", "no")
    assert list(t.s.sheets["anubis"].captives) == []
    assert (t.s.sheets["amun"].warriors, t.s.sheets["isis"].warriors) == (6, 5)
    t.play(isis="flood", anubis="flood")
    assert strength(t, "anubis")["figures"] == {62: 1}


def test_c_82_without_a_free_slot_anubis_is_not_asked():
    """Ankh C-82: three slots are all he has."""
    t = three_dead_warriors(["amun", "ra", "ra"])
    assert t.asked() == {"isis": "battle.card", "anubis": "battle.card"}
    assert list(t.s.sheets["anubis"].captives) == ["amun", "ra", "ra"]
    assert t.s.sheets["amun"].warriors == 5
    t.refused("anubis", "capture isis")


# --- C-83: Isis ------------------------------------------------------------------------------


def isis_against_amun() -> Table:
    return table(isis="w 74, w 102", amun={"figures": "god 83, w 84", "followers": 1}, next=EAST)


def test_c_83_isis_keeps_figures_beside_enemies():
    """Ankh C-83: 74 stands beside Amun's figures and may live, 102 does not and dies."""
    t = isis_against_amun().play(isis="miracle", amun="chariots")
    assert t.asked() == {"isis": "battle.keep"}
    assert set(t.options("isis")) == {"keep 74", "done"}
    assert t.refused("isis", "keep 102") == "not_protected"
    t.say("isis", "keep 74")
    assert t.figures("isis") == ["w 74"]
    assert t.devotion("isis") == 1  # Miracle, for the one that died


def test_c_83_isis_need_not_keep_them():
    """Ankh C-83: she may, but does not have to."""
    t = isis_against_amun().play(isis="miracle", amun="chariots").say("isis", "done")
    assert t.figures("isis") == []
    assert t.devotion("isis") == 2


def test_c_83_isis_keeps_nobody_from_a_plague():
    """Ankh C-83: under Plague both can die, and she is not asked."""
    t = isis_against_amun().play(isis="miracle", amun="plague").say("amun", "1")
    assert "battle.keep" not in [entry.what for entry in t.history.log]
    assert t.figures("isis") == []
    assert t.devotion("isis") == 2


# --- C-84: Osiris ----------------------------------------------------------------------------


def osiris_loses(card: str = "cycle") -> Table:
    t = table(
        osiris={"figures": "w 62", "portals": [37]},
        ra="god 81, w 82",
        neutral=["pyramid 72"],
        next=DELTA,
    )
    return t.play(osiris=card, ra="chariots")


def test_c_84_osiris_may_open_the_underworld_after_a_defeat():
    """Ankh C-84: a new token or one from elsewhere, to any empty land cell of the region."""
    t = osiris_loses()
    assert t.asked() == {"osiris": "portal"}
    assert t.figures("osiris") == []
    free = set(t.region(3)) - {72, 81, 82}
    assert 62 in free
    wanted = {f"portal {c}" for c in free} | {f"portal 37>{c}" for c in free} | {"no"}
    assert set(t.options("osiris")) == wanted
    assert t.refused("osiris", "portal 72") == "occupied"
    assert t.refused("osiris", "portal 37>72") == "occupied"
    assert t.refused("osiris", "portal 64") == "outside_region"
    assert t.refused("osiris", "portal 37>27") == "outside_region"


def test_c_84_osiris_puts_a_new_token():
    """Ankh C-84: also where his warrior has just died."""
    t = osiris_loses().say("osiris", "portal 62")
    assert t.s.portals == {37: "osiris", 62: "osiris"}
    assert t.s.sheets["osiris"].portals == 1


def test_c_84_osiris_moves_a_token():
    """Ankh C-84: a token of another region may come over."""
    t = osiris_loses().say("osiris", "portal 37>62")
    assert t.s.portals == {62: "osiris"}
    assert t.s.sheets["osiris"].portals == 2


def test_c_84_his_living_warrior_is_in_the_way():
    """Ankh C-84, the other way round: under Flood the warrior lives, so 62 is not empty."""
    t = osiris_loses("flood")
    assert t.asked() == {"osiris": "portal"}
    assert t.refused("osiris", "portal 62") == "occupied"


# --- C-85: Ra --------------------------------------------------------------------------------


def test_c_85_radiance_counts_once():
    """Ankh C-85: dominating with two radiant figures is worth 1 + 1."""
    t = table(ra="w 62*, w 63*", isis="", next=DELTA)
    assert t.devotion("ra") == 2
    assert [e["source"] for e in t.events("devotion")] == ["domination"]
