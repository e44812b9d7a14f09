"""Duel, cases C-41 to C-55: Wonders, the end of an Age, the end of the game."""

from __future__ import annotations

from rules.duel.state import accessible

from .duel import Luck, any_luck, table
from .test_duel_set_up import full

RICH = {"coins": 40}
UNDER = ["altar", "theater", "baths", "stable", "garrison", "palisade", "tavern"]


def standing(*wonders, under=UNDER):
    """Constructed Wonders with a card under each."""
    return dict(zip(wonders, under, strict=False))


def with_wonder(wonder, lay="altar", **position):
    a = {**RICH, "wonders": [wonder], **position.pop("A", {})}
    return table(lay, A=a, **position)


# --- Wonders --------------------------------------------------------------------------------------


def test_c_41_replay_after_flipping():
    """Duel C-41: cards are turned up before the next turn begins (D-5.5, R 5)."""
    t = table(age=1, structure=full(1, 51), A={**RICH, "wonders": ["sphinx"]}, luck=Luck("tavern"))
    t.say("A", "52/1")
    assert t.s.structure[41] == "tavern"
    assert t.asked() == {"A": "main_action"}
    assert 41 in accessible(t.s)


def test_c_42_replay_lost():
    """Duel C-42: an empty structure ends the Age whatever was earned (D-5.6)."""
    t = table(age=1, structure={"11": "altar"}, A={**RICH, "wonders": ["sphinx"]}, luck=any_luck)
    t.say("A", "11/1")
    assert t.s.age == 2
    assert len(t.s.structure) == 20
    assert t.asked() == {"A": "choose_starter"}
    assert t.events("replay_lost") == [{"seat": 0}]
    t.say("A", "rival")
    assert t.asked() == {"B": "main_action"}


def test_c_43_theology():
    """Duel C-43: every Wonder brings one replay, never two (D-9.6)."""
    a = {**RICH, "wonders": ["pyramids", "sphinx"], "progress": ["theology"]}
    t = table("altar theater", A=a).say("A", "wonder altar pyramids")
    assert t.asked() == {"A": "main_action"}
    t.say("A", "wonder theater sphinx")
    assert t.asked() == {"A": "main_action"}
    t.say("A", t.options()[1])
    assert t.asked() == {"B": "main_action"}


def test_c_44_seventh_wonder():
    """Duel C-44: the eighth goes to the box (D-9.3)."""
    a, b = ("pyramids", "piraeus", "mausoleum"), ("appian_way", "great_library", "circus_maximus")
    t = table(
        "academy",
        A={**RICH, "wonders": [*a, "colossus"], "built": standing(*a)},
        B={**RICH, "wonders": [*b, "sphinx"], "built": standing(*b, under=UNDER[3:])},
    )
    t.say("A", "wonder academy colossus")
    assert t.player("B").wonders == b
    assert t.events("wonder_boxed") == [{"seat": 1, "wonder": "sphinx"}]
    assert t.refused("B", "wonder 32 sphinx") == "not_your_wonder"


def test_c_45_circus_maximus():
    """Duel C-45: a grey card of the opponent is discarded (D-9.5)."""
    t = with_wonder("circus_maximus", B={"cards": ["glassworks", "press"]})
    assert t.view(None).cities[0].unit_prices["papyrus"] == 3
    t.say("A", "wonder altar circus_maximus")
    assert t.options() == ["glassworks", "press"]
    t.say("A", "press")
    assert t.s.pawn == 1
    assert t.s.discard == ("press",)
    assert t.view(None).cities[0].unit_prices["papyrus"] == 2


def test_c_46_no_target():
    """Duel C-46: without a grey card nothing is asked; brown is no substitute (R 14)."""
    t = with_wonder("circus_maximus", B={"cards": ["sawmill"]})
    t.say("A", "wonder altar circus_maximus")
    assert (t.s.pawn, t.cards("B")) == (1, ["sawmill"])
    assert t.asked() == {"B": "main_action"}
    t = with_wonder("circus_maximus", B={"cards": ["glassworks", "press", "sawmill"]})
    t.say("A", "wonder altar circus_maximus")
    assert t.refused("A", "sawmill") == "invalid_target"


def test_c_47_mausoleum_with_strategy():
    """Duel C-47: a red card built free has the shield of Strategy (D-9.5, R 12)."""
    a = {"progress": ["strategy"]}
    t = with_wonder("mausoleum", A=a, B={"coins": 5}, discard=["walls", "courthouse"])
    t.say("A", "wonder altar mausoleum", "walls")
    assert (t.s.pawn, t.coins("B"), t.s.military) == (3, 3, (-5, -2, 5))
    assert t.cards("A") == ["walls"]
    assert t.s.discard == ("courthouse",)


def test_c_48_mausoleum_limits():
    """Duel C-48: only cards of the discard pile (D-9.5)."""
    t = with_wonder("mausoleum", discard=["walls", "courthouse"])
    t.say("A", "wonder altar mausoleum")
    assert t.refused("A", "tavern") == "invalid_target"
    assert t.refused("A", "altar") == "invalid_target"
    t = with_wonder("mausoleum").say("A", "wonder altar mausoleum")
    assert t.asked() == {"B": "main_action"}
    assert t.events("no_effect") == [{"seat": 0, "source": "mausoleum"}]


def test_c_49_great_library():
    """Duel C-49: three are drawn from the box, one is kept (D-9.5, R 15)."""
    board = ["agriculture", "architecture", "masonry", "mathematics", "philosophy"]
    luck = Luck("law", "economy", "strategy")
    t = with_wonder("great_library", progress=board, luck=luck)
    t.say("A", "wonder altar great_library")
    assert t.view(None).drawn == ("economy", "law", "strategy")
    assert t.refused("A", "theology") == "token_not_available"
    t.say("A", "economy")
    assert t.player("A").progress == ("economy",)
    assert t.s.box == ("law", "strategy", "theology", "urbanism")
    assert t.board() == board


def test_c_50_appian_way():
    """Duel C-50: a loss takes what is there (D-9.5, R 2)."""
    made = ["clay_pool", "clay_pit", "quarry", "stone_pit", "press"]
    a = {"coins": 0, "cards": made}
    t = with_wonder("appian_way", A=a, B={"coins": 2}).say("A", "wonder altar appian_way")
    assert (t.coins("A"), t.coins("B")) == (3, 0)
    assert t.asked() == {"A": "main_action"}


def test_c_51_illegal_wonders():
    """Duel C-51: own, unbuilt, paid (D-9.1)."""
    a = {"coins": 0, "wonders": ["sphinx", "pyramids"], "built": {"sphinx": "theater"}}
    t = table("altar", A=a, B={"wonders": ["colossus"]})
    assert t.refused("A", "wonder altar colossus") == "not_your_wonder"
    assert t.refused("A", "wonder altar sphinx") == "wonder_already_built"
    assert t.refused("A", "wonder altar pyramids") == "cannot_afford"


# --- Ages and end ---------------------------------------------------------------------------------


def last_card(age, active, **position):
    """The last card of an Age lies there."""
    return table(age=age, structure={"11": "altar"}, active=active, luck=any_luck, **position)


def test_c_52_the_weaker_side_chooses():
    """Duel C-52: the side on which the pawn stands names who begins (D-12.2)."""
    t = last_card(1, 0, pawn=1).say("A", "11-")
    assert t.s.age == 2
    assert t.asked() == {"B": "choose_starter"}
    assert t.options() == ["sun", "moon"]
    assert t.say("B", "sun").asked() == {"A": "main_action"}


def test_c_53_neutral_pawn():
    """Duel C-53: at 0 whoever took the last turn chooses (D-12.2, R 37)."""
    t = last_card(2, 1).say("B", "11-")
    assert t.s.age == 3
    assert t.asked() == {"B": "choose_starter"}


def test_c_54_scoring():
    """Duel C-54: all categories of the base game (D-13.2)."""
    blue = ["theater", "statue", "gardens"]
    cards = [*blue, "apothecary", "school", "lighthouse", "magistrates_guild"]
    a = {
        "coins": 8,
        "cards": cards,
        "built": {"pyramids": "baths", "sphinx": "stable"},
        "progress": ["mathematics", "philosophy"],
    }
    b = {"cards": ["altar", "temple", "rostrum", "senate"]}
    t = table(A=a, B=b, pawn=4)
    assert t.points("A") == {
        "military": 5,
        "blue": 13,
        "green": 2,
        "yellow": 3,
        "guilds": 4,
        "wonders": 15,
        "progress": 13,
        "coins": 2,
    }
    assert sum(t.points("A").values()) == 57


def ended(a, b):
    return table(A=a, B=b, next="scoring")


def test_c_55_ties():
    """Duel C-55: more points from blue cards, or a shared victory (D-13.3)."""
    t = ended({"coins": 9, "cards": ["theater"]}, {"coins": 0, "cards": ["altar", "baths"]})
    assert (t.s.ending, t.winners()) == ("blue", ["B"])
    t = ended({"coins": 3, "cards": ["theater"]}, {"coins": 3, "cards": ["altar"]})
    assert (t.s.ending, t.winners()) == ("shared", ["A", "B"])
    t = ended({"coins": 30}, {"coins": 3})
    assert (t.s.ending, t.winners()) == ("points", ["A"])
