"""Duel, cases C-08 to C-28: paying, and what cards do at once."""

from __future__ import annotations

from .duel import table


def built(lay, a, b=None, *, card=None, **position):
    """A builds the first card that lies there."""
    t = table(lay, A=a, B=b or {}, **position)
    return t.say("A", f"build {card or lay.split()[0]}")


# --- paying -----------------------------------------------------------------------------------


def test_c_08_trade_price():
    """Duel C-08: a missing unit costs 2 and what the opponent makes of it (D-6.3)."""
    t = built("baths", {"coins": 7}, {"cards": ["quarry", "shelf_quarry"]})
    assert t.coins("A") == 2
    assert t.events("built")[0]["price"] == {
        "way": "cost",
        "total": 5,
        "coins": 0,
        "bought": [["stone", 1, 5]],
        "chosen": [],
        "spared": [],
        "rival": 0,
        "vault": 0,
    }


def test_c_09_what_does_not_raise_prices():
    """Duel C-09: yellow cards and Wonders of the opponent do not count (D-6.3)."""
    rival = {"cards": ["caravansery"], "built": {"great_lighthouse": "altar"}}
    assert built("baths", {"coins": 7}, rival).coins("A") == 5


def test_c_10_reserve():
    """Duel C-10: a Reserve fixes the price at 1 (D-6.4)."""
    a = {"coins": 7, "cards": ["stone_reserve"]}
    assert built("baths", a, {"cards": ["quarry", "shelf_quarry"]}).coins("A") == 6


def test_c_11_choice_production():
    """Duel C-11: Forum makes one of glass and papyrus, the other is bought (D-6.2)."""
    a = {"coins": 10, "cards": ["clay_pool", "forum"]}
    t = built("university", a, {"cards": ["press", "glassworks"]})
    assert t.coins("A") == 7
    price = t.events("built")[0]["price"]
    assert len(price["chosen"]) == 1
    assert [row[1:] for row in price["bought"]] == [[1, 3]]
    assert {price["chosen"][0], price["bought"][0][0]} == {"glass", "papyrus"}


def test_c_12_best_use_of_a_choice():
    """Duel C-12: Caravansery gives the dearer clay, wood is bought (D-6.6)."""
    t = built("horse_breeders", {"coins": 5, "cards": ["caravansery"]}, {"cards": ["brickyard"]})
    assert t.coins("A") == 3
    price = t.events("built")[0]["price"]
    assert (price["chosen"], price["bought"]) == (["clay"], [["wood", 1, 2]])


def test_c_13_printed_coins_plus_trade():
    """Duel C-13: coins and resources are paid together, or not at all (D-6.1, D-6.9)."""
    assert built("forum", {"coins": 5}).coins("A") == 0
    assert table("forum", A={"coins": 4}).refused("A", "build forum") == "cannot_afford"


def test_c_14_economy():
    """Duel C-14: what resources cost goes to the owner of Economy (D-6.8)."""
    t = built("forum", {"coins": 5}, {"coins": 0, "progress": ["economy"]})
    assert (t.coins("A"), t.coins("B")) == (0, 2)


def test_c_15_economy_at_fixed_price():
    """Duel C-15: at the fixed price too (D-6.8)."""
    rival = {"coins": 0, "cards": ["brickyard"], "progress": ["economy"]}
    t = built("forum", {"coins": 4, "cards": ["clay_reserve"]}, rival)
    assert (t.coins("A"), t.coins("B")) == (0, 1)


def test_c_16_chain():
    """Duel C-16: with the chain symbol a card is free (D-6.7)."""
    t = built("barracks", {"coins": 0, "cards": ["garrison"]})
    assert (t.coins("A"), t.s.pawn) == (0, 1)
    assert t.events("built")[0]["price"]["way"] == "chain"


def test_c_17_chain_with_urbanism():
    """Duel C-17: Urbanism pays 4 for it (D-11.6)."""
    t = built("barracks", {"coins": 0, "cards": ["garrison"], "progress": ["urbanism"]})
    assert t.coins("A") == 4


def test_c_18_the_opponents_chain_is_no_use():
    """Duel C-18: only the own city's symbols count (D-6.7)."""
    t = table("barracks", A={"coins": 2}, B={"cards": ["garrison"]})
    assert t.refused("A", "build barracks") == "cannot_afford"


def test_c_19_masonry():
    """Duel C-19: Masonry spares the two dearest units of a blue card (D-6.5)."""
    a, b = {"coins": 10, "cards": ["shelf_quarry"]}, {"cards": ["sawmill"]}
    assert built("town_hall", a, b).coins("A") == 0
    t = built("town_hall", {**a, "progress": ["masonry"]}, b)
    assert t.coins("A") == 8
    assert t.events("built")[0]["price"]["spared"] == ["wood", "wood"]


def test_c_20_architecture():
    """Duel C-20: Architecture spares papyrus and a stone of the Pyramids (D-6.5)."""
    rival = {"cards": ["press", "drying_room"]}
    for progress, paid in ((["architecture"], 4), ([], 10)):
        player = {"coins": 10, "wonders": ["pyramids"], "progress": progress}
        t = table("altar", A=player, B=rival).say("A", "wonder altar pyramids")
        assert t.coins("A") == 10 - paid


def test_c_21_masonry_only_for_blue():
    """Duel C-21: a green card costs all its units (D-6.5)."""
    assert built("academy", {"coins": 8, "progress": ["masonry"]}).coins("A") == 0


def test_c_22_discard_income():
    """Duel C-22: 2 coins and one for each yellow card in the city (D-8)."""
    a = {"coins": 1, "cards": ["tavern", "brewery", "forum"]}
    t = table("customs_house", A=a).say("A", "sell customs_house")
    assert t.coins("A") == 6
    assert t.s.discard == ("customs_house",)


# --- what cards do ----------------------------------------------------------------------------


def test_c_23_lighthouse():
    """Duel C-23: the Lighthouse counts itself (D-7.8)."""
    t = built("lighthouse", {"coins": 0, "cards": ["tavern", "wood_reserve"]})
    assert t.coins("A") == 3


def test_c_24_arena():
    """Duel C-24: 2 coins for each constructed Wonder (D-7.8)."""
    wonders = ["sphinx", "pyramids", "colossus", "piraeus"]
    done = {"sphinx": "altar", "pyramids": "theater"}
    a = {"coins": 0, "cards": ["brewery"], "wonders": wonders, "built": done}
    assert built("arena", a).coins("A") == 4


YELLOW_2 = ["tavern", "wood_reserve"]
YELLOW_4 = ["stone_reserve", "clay_reserve", "forum", "brewery"]


def test_c_25_merchants_guild():
    """Duel C-25: the Guild looks at the city with more yellow cards (D-7.9)."""
    t = built("merchants_guild", {"coins": 20, "cards": YELLOW_2}, {"cards": YELLOW_4})
    assert t.events("coins_gained") == [{"seat": 0, "coins": 4, "source": "merchants_guild"}]
    a = {"cards": [*YELLOW_2, "customs_house", "merchants_guild"]}
    assert table(A=a, B={"cards": YELLOW_4}).points("A")["guilds"] == 4


def test_c_26_shipowners_guild_adds_within_one_city():
    """Duel C-26: brown and grey cards of one city are added (D-7.9)."""
    a = {"coins": 20, "cards": ["lumber_yard", "clay_pool", "quarry"]}
    b = {"cards": ["logging_camp", "clay_pit", "press", "glassworks"]}
    t = built("shipowners_guild", a, b)
    assert [e["coins"] for e in t.events("coins_gained")] == [4]


def test_c_27_moneylenders_guild():
    """Duel C-27: one point for three coins of the richer player (D-7.9, D-13.2)."""
    t = table(A={"coins": 7, "cards": ["moneylenders_guild"]}, B={"coins": 14})
    assert (t.points("A")["guilds"], t.points("B")["guilds"]) == (4, 0)
    assert (t.points("A")["coins"], t.points("B")["coins"]) == (2, 4)


def test_c_28_builders_guild():
    """Duel C-28: two points for each Wonder of the city with more (D-7.9)."""
    a = {"cards": ["builders_guild"], "built": dict(zip(WONDERS[:3], UNDER[:3], strict=True))}
    b = {"built": dict(zip(WONDERS[3:], UNDER[3:], strict=True))}
    assert table(A=a, B=b).points("A")["guilds"] == 8


WONDERS = ["sphinx", "pyramids", "colossus", "piraeus", "appian_way", "mausoleum", "great_library"]
UNDER = ["altar", "theater", "baths", "stable", "garrison", "palisade", "guard_tower"]
