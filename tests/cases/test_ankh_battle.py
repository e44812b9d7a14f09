"""Battles: cards, plagues, strength, winners, deaths, and what comes after (RULES A-16, A-25)."""

from __future__ import annotations

import pytest

from tests.cases.ankh import Table, order, table

WEST, EAST, DELTA = "region 1", "region 2", "region 3"


# --- C-57 to C-59: strength and the tie-breaker ----------------------------------------------


def flood_against_drought() -> Table:
    t = table(
        isis={"figures": "god 62, w 63, w 53, w 73", "devotion": 5},
        amun={"figures": "god 81, w 82, w 91", "devotion": 7},
        next=DELTA,
    )
    return t.play(isis="flood", amun="drought")


def test_c_57_the_tie_breaker_wins_the_battle():
    """Ankh C-57: Flood pays at once; at 4:4 Isis, who triggered the conflict, breaks the tie."""
    t = flood_against_drought()
    assert t.followers("isis") == 4
    assert order(t, "followers", "strength") == ["followers", "strength"]
    assert t.strengths() == {"isis": 4, "amun": 4}
    assert t.asked() == {"isis": "battle.tie"}
    t.say("isis", "tie")
    assert t.winner() == "isis"
    assert t.gains() == [("isis", "battle", 1)]
    assert t.devotion("isis") == 6
    assert t.devotion("amun") == 7
    assert t.figures("amun") == ["god 81"]
    assert t.s.sheets["amun"].warriors == 6
    assert t.figures("isis") == ["w 53", "god 62", "w 63", "w 73"]


def test_c_57_an_unbroken_tie_has_no_winner():
    """Ankh C-57: with the token kept nobody wins; Amun's warriors die, Flood protects Isis's."""
    t = flood_against_drought().say("isis", "no")
    assert t.winner() is None
    assert t.gains() == []
    assert list(t.s.ranking) == ["isis", "amun"]
    assert t.figures("amun") == ["god 81"]
    assert t.figures("isis") == ["w 53", "god 62", "w 63", "w 73"]


def cycle_against_miracle() -> Table:
    t = table(amun="god 62, w 63", ra="w 81, w 82", osiris="", active=2, next=DELTA)
    assert t.s.tie_breaker == "osiris"
    return t.say("amun", "one")


def test_c_58_everybody_loses_a_tie_that_nobody_may_break():
    """Ankh C-58: 2:2 and the trigger is elsewhere: all warriors die, then Miracle pays Ra 2."""
    t = cycle_against_miracle().play(amun="cycle", ra="miracle")
    assert t.strengths() == {"amun": 2, "ra": 2}
    assert t.winner() is None
    assert t.figures("amun") == ["god 62"]
    assert t.figures("ra") == []
    assert t.gains() == [("ra", "miracle", 2)]
    assert order(t, "died", "devotion") == ["died", "devotion"]


def test_c_58_only_the_tied_may_break_a_tie():
    """Ankh C-58: Osiris holds the tie-breaker, but is not among the tied and is never asked."""
    t = cycle_against_miracle()
    assert t.refused("osiris", "tie") == "not_tied"
    t.play(amun="cycle", ra="miracle")
    assert "battle.tie" not in [entry.what for entry in t.history.log]
    assert t.events("tie_broken") == []


def test_c_59_chariots_add_three():
    """Ankh C-59: one warrior with Chariots beats three figures with Flood, 4 to 3."""
    t = table(amun="w 74", ra="god 84, w 94, w 95", next=EAST)
    t.play(amun="chariots", ra="flood")
    assert t.strengths() == {"amun": 4, "ra": 3}
    assert t.winner() == "amun"
    assert (t.devotion("amun"), t.devotion("ra")) == (1, 0)
    assert t.figures("ra") == ["god 84"]
    assert t.figures("amun") == ["w 74"]


# --- C-60 to C-64: Plague and Flood ------------------------------------------------------------


def plague_in_the_east(*bids: int) -> Table:
    t = table(
        amun={"figures": "god 84, w 74, w 75", "followers": 4},
        ra={"figures": "w 94, w 95", "followers": 3, "monuments": "temple 113"},
        osiris={"figures": "god 104", "followers": 5},
        next=EAST,
    )
    t.play(amun="plague", ra="miracle", osiris="chariots")
    assert t.asked() == dict.fromkeys(("amun", "ra", "osiris"), "battle.bid")
    for god, bid in zip(("amun", "ra", "osiris"), bids, strict=True):
        t.say(god, str(bid))
    return t


def test_c_60_only_the_highest_bidder_survives_a_plague():
    """Ankh C-60: all bids are paid; Ra, wiped out, has no majority and no strength any more."""
    t = plague_in_the_east(2, 1, 0)
    assert [t.followers(god) for god in ("amun", "ra", "osiris")] == [2, 2, 5]
    assert t.figures("ra") == []
    assert t.s.sheets["ra"].warriors == 6
    assert t.figures("amun") == ["w 74", "w 75", "god 84"]
    assert t.events("majority") == []  # Ra has the only temple of the region
    assert t.strengths() == {"amun": 4, "ra": 0, "osiris": 4}
    assert t.asked() == {"amun": "battle.tie"}


def test_c_61_on_tied_bids_everybody_is_struck():
    """Ankh C-61: tied for the highest bid, Amun and Ra both lose their warriors; gods stay."""
    t = plague_in_the_east(2, 2, 0)
    assert [t.followers(god) for god in ("amun", "ra", "osiris")] == [2, 1, 5]
    assert t.figures("amun") == ["god 84"]
    assert t.figures("ra") == []
    assert t.figures("osiris") == ["god 104"]
    assert t.strengths() == {"amun": 2, "ra": 0, "osiris": 4}
    assert t.winner() == "osiris"
    assert t.gains() == [("osiris", "battle", 1), ("ra", "miracle", 2)]


def test_c_62_if_nobody_bids_everybody_is_struck():
    """Ankh C-62: bids of 0 are tied for the highest: all warriors and guardians there die."""
    t = table(
        amun={"figures": "god 62, w 63, satet 53", "followers": 2},
        ra={"figures": "w 81, w 82, mummy 91", "followers": 2},
        next=DELTA,
    )
    t.play(amun="plague", ra="flood").say("amun", "0").say("ra", "0")
    assert t.figures("amun") == ["god 62"]
    assert t.figures("ra") == []
    assert (t.followers("amun"), t.followers("ra")) == (2, 5)  # three stood on fertile land
    assert (t.s.sheets["amun"].warriors, t.s.sheets["ra"].warriors) == (6, 6)
    assert list(t.s.sheets["amun"].guardians) == ["satet"]
    assert list(t.s.sheets["ra"].guardians) == ["mummy"]
    assert t.winner() == "amun"


def test_c_63_flood_does_not_protect_from_plague():
    """Ankh C-63: Isis gets her follower first, is outbid, and her warrior dies."""
    t = table(isis="w 62", ra={"figures": "god 81, w 82", "followers": 1}, next=DELTA)
    t.play(isis="flood", ra="plague")
    assert t.followers("isis") == 1
    t.say("isis", "0").say("ra", "1")
    assert t.figures("isis") == []
    assert t.figures("ra") == ["god 81", "w 82"]
    assert (t.followers("isis"), t.followers("ra")) == (1, 0)
    flood, *_ = t.events("followers")
    assert (flood["god"], flood["source"], flood["amount"]) == ("isis", "flood", 1)
    assert order(t, "followers", "plague", "died")[:2] == ["followers", "plague"]


def test_c_64_followers_of_a_flood_may_be_bid():
    """Ankh C-64: with three figures on fertile land Isis may bid the three she has just gained."""
    t = table(isis="god 62, w 63, w 53", ra="god 81", next=DELTA)
    t.play(isis="flood", ra="plague")
    assert t.options("isis") == ["0", "1", "2", "3"]
    t.refused("isis", "4")
    t.say("isis", "3")  # Ra, who has no followers, cannot bid but 0
    assert t.followers("isis") == 0
    assert t.figures("isis") == ["w 53", "god 62", "w 63"]


# --- C-65, C-66: Build Monument ------------------------------------------------------------------


def builders(followers: int, *powers: str) -> Table:
    t = table(
        amun={"figures": "god 62", "devotion": 3, "followers": followers, "powers": list(powers)},
        ra={"figures": "god 81", "devotion": 6, "followers": followers, "powers": list(powers)},
        next=DELTA,
    )
    return t.play(amun="build", ra="build")


@pytest.mark.parametrize(
    ("followers", "powers", "left"),
    [(3, [], 0), (5, [], 2), (3, ["inspiring"], 3), (0, ["inspiring"], 0)],
)
def test_c_65_monuments_are_built_from_the_least_devoted_on(followers, powers, left):
    """Ankh C-65: Amun builds before Ra; 3 followers each, none with Inspiring; both count."""
    t = builders(followers, *powers)
    assert t.asked() == {"amun": "battle.build"}
    t.say("amun", "obelisk 61")
    assert t.asked() == {"ra": "battle.build"}
    assert (t.followers("amun"), t.followers("ra")) == (left, followers)
    t.say("ra", "temple 82")
    assert (t.followers("amun"), t.followers("ra")) == (left, left)
    assert (t.s.sheets["amun"].ankhs, t.s.sheets["ra"].ankhs) == (8, 8)
    assert (t.monument(61), t.monument(82)) == ("obelisk amun", "temple ra")
    assert t.s.supply == {"obelisk": 9, "pyramid": 10, "temple": 9}
    assert t.gains() == [("amun", "majority", 1), ("ra", "majority", 1)]
    assert (t.devotion("amun"), t.devotion("ra")) == (4, 7)


def test_c_65_building_needs_three_followers():
    """Ankh C-65: with 2 followers and without Inspiring nobody is asked to build."""
    t = builders(2)
    assert t.asked() == {"amun": "battle.tie"}
    assert t.events("built") == []
    assert (t.followers("amun"), t.followers("ra")) == (2, 2)
    t.refused("amun", "obelisk 61")
    t.refused("ra", "obelisk 61")


def test_c_66_where_nothing_can_be_built():
    """Ankh C-66: not on water, underworld tokens, pieces, or outside the region."""
    t = table(
        amun={"figures": "god 62, w 63", "followers": 3, "monuments": "pyramid 72"},
        ra="god 81",
        osiris={"portals": [71]},
        next=DELTA,
    )
    t.play(amun="build", ra="flood")
    assert t.refused("amun", "temple 70") == "water"
    assert t.refused("amun", "temple 71") == "underworld"
    assert t.refused("amun", "temple 63") == "occupied"
    assert t.refused("amun", "temple 81") == "occupied"
    assert t.refused("amun", "temple 72") == "occupied"
    assert t.refused("amun", "temple 64") == "outside_region"
    free = set(t.region(3)) - {62, 63, 71, 72, 81}
    kinds = ("obelisk", "pyramid", "temple")
    assert set(t.options("amun")) == {"no"} | {f"{k} {cell}" for k in kinds for cell in free}


# --- C-67 to C-71: what a win is worth, and a defeat ---------------------------------------------


def test_c_67_drought_pays_for_every_figure_on_desert():
    """Ankh C-67: winning with three figures on desert is one gain of 1 + 3."""
    t = table(ra="god 84, w 94, w 95", amun="w 74", next=EAST)
    t.play(ra="drought", amun="flood")
    assert t.winner() == "ra"
    assert t.gains() == [("ra", "battle", 4)]
    assert t.devotion("ra") == 4


@pytest.mark.parametrize(
    ("figures", "strength", "reward"), [("god 84, w 94", 5, 3), ("god 84", 4, 1)]
)
def test_c_68_glorious_needs_a_margin_of_three(figures, strength, reward):
    """Ankh C-68: 5 against 2 is worth 3 devotion, 4 against 2 only 1."""
    t = table(ra={"figures": figures, "powers": ["glorious"]}, isis="w 74, w 75", next=EAST)
    t.play(ra="chariots", isis="miracle").say("isis", "done")
    assert t.strengths() == {"ra": strength, "isis": 2}
    assert t.gains()[0] == ("ra", "battle", reward)
    assert t.devotion("ra") == reward


def test_c_68_an_enemy_without_figures_has_strength_zero():
    """Ankh C-68: strength 3 is glorious against an enemy that a Plague has wiped out."""
    ra = {"figures": "god 84, w 94", "powers": ["glorious"], "followers": 1}
    t = table(ra=ra, isis="w 74, w 75", next=EAST)
    t.play(ra="plague", isis="chariots").say("ra", "1")
    assert t.strengths() == {"ra": 3, "isis": 0}
    assert t.gains() == [("ra", "battle", 3)]


def test_c_69_everything_that_raises_a_win_is_one_gain():
    """Ankh C-69: Glorious 3, Drought 2, radiance 1 and Bountiful 1 take Ra from 10 to 17."""
    t = table(
        ra={
            "figures": "god 84, w 94*, w 74",
            "powers": ["glorious", "bountiful"],
            "devotion": 10,
        },
        amun="w 104",
        next=EAST,
    )
    t.play(ra="drought", amun="flood")
    assert t.strengths() == {"ra": 4, "amun": 1}
    assert t.gains() == [("ra", "battle", 7)]
    assert [sum(e["parts"].values()) for e in t.events("devotion")] == [6]  # Bountiful apart
    assert t.devotion("ra") == 17


def test_c_70_bountiful_adds_to_every_gain_from_red():
    """Ankh C-70: 18 + 2 + 1 for two majorities makes 21, which is blue: the win adds just 1."""
    t = table(
        amun={
            "figures": "god 62",
            "monuments": "obelisk 52, temple 72",
            "powers": ["bountiful"],
            "devotion": 18,
        },
        ra="w 81",
        next=DELTA,
    )
    t.play(amun="chariots", ra="flood")
    assert t.gains() == [("amun", "majority", 3), ("amun", "battle", 1)]
    assert t.devotion("amun") == 22


def test_c_70_the_last_red_space_still_counts():
    """Ankh C-70: from 20 a gain of 1 gives 22."""
    amun = {"figures": "god 62", "powers": ["bountiful"], "devotion": 20}
    t = table(amun=amun, ra="", next=DELTA)
    assert t.gains() == [("amun", "domination", 2)]
    assert t.devotion("amun") == 22


@pytest.mark.parametrize(
    ("figures", "consolation"),
    [("god 62, w 63", [("amun", "consolation", 2)]), ("god 62", [])],
)
def test_c_71_magnanimous_needs_two_figures(figures, consolation):
    """Ankh C-71: a defeat with two figures gives 2 devotion, after the winner's gain."""
    amun = {"figures": figures, "powers": ["magnanimous"]}
    t = table(amun=amun, ra="god 81, w 82", next=DELTA)
    t.play(amun="miracle", ra="chariots")
    assert t.winner() == "ra"
    before_miracle = [gain for gain in t.gains() if gain[1] != "miracle"]
    assert before_miracle == [("ra", "battle", 1), *consolation]


def test_c_71_magnanimous_counts_figures_after_a_plague():
    """Ankh C-71: three figures of which a Plague kills two are one figure: nothing."""
    t = table(
        amun={"figures": "god 62, w 63, w 53", "powers": ["magnanimous"]},
        ra={"figures": "god 81, w 82", "followers": 1},
        next=DELTA,
    )
    t.play(amun="flood", ra="plague").say("amun", "0").say("ra", "1")
    assert t.strengths() == {"amun": 1, "ra": 3}
    assert t.gains() == [("ra", "battle", 1)]


# --- C-72 to C-75: after the battle --------------------------------------------------------------


def test_c_72_miracle_counts_plague_and_resolution_together():
    """Ankh C-72: two of Ra's figures die by Plague and one in the resolution: one gain of 3.

    A Plague strikes all of a god's figures or none, so that one is a Mummy that came back.
    """
    t = table(
        ra="god 62, w 63, mummy 53",
        amun={"figures": "god 81, w 82", "followers": 1},
        next=DELTA,
    )
    t.play(ra="miracle", amun="plague").say("amun", "1").say("ra", "mummy 72")
    assert [len(e["figures"]) for e in t.events("died")] == [2, 1]
    t.say("ra", "mummy 53")  # it comes back from that death as well
    assert t.gains() == [("amun", "battle", 1), ("ra", "miracle", 3)]
    assert t.figures("ra") == ["mummy 53", "god 62"]


def test_c_73_worshipful_comes_after_miracles():
    """Ankh C-73: Ra goes from 3 to 5 first, so Amun, paying 2 followers, lands on top of him."""
    t = table(
        amun={"figures": "god 62, w 63", "devotion": 4, "followers": 2, "powers": ["worshipful"]},
        ra={"figures": "w 81, w 82", "devotion": 3},
        osiris="",
        active=2,
        next=DELTA,
    )
    t.play(amun="cycle", ra="miracle")
    assert t.asked() == {"amun": "worshipful"}
    assert t.devotion("ra") == 5
    t.say("amun", "yes")
    assert t.gains() == [("ra", "miracle", 2), ("amun", "worship", 1)]
    assert t.followers("amun") == 0
    assert (t.devotion("amun"), t.devotion("ra")) == (5, 5)
    assert list(t.s.ranking) == ["osiris", "ra", "amun"]


@pytest.mark.parametrize(
    ("rival", "card", "victor"), [("w 81", "flood", "amun"), ("w 81", "chariots", "ra")]
)
def test_c_74_cycle_takes_every_card_back(rival, card, victor):
    """Ankh C-74: after the battle all seven cards are in hand again, won or lost."""
    t = table(
        amun={"figures": "god 62, w 63", "played": ["flood", "chariots"]}, ra=rival, next=DELTA
    )
    t.play(amun="cycle", ra=card)
    assert t.winner() == victor
    assert len(t.s.sheets["amun"].hand) == 7
    assert list(t.s.sheets["amun"].played) == []
    assert list(t.s.sheets["ra"].played) == [card]


def test_c_75_a_card_on_the_table_cannot_be_played():
    """Ankh C-75: cards lie on the table until they are taken back."""
    t = table(isis={"figures": "god 62", "played": ["flood"]}, ra="god 81", next=DELTA)
    assert t.refused("isis", "flood") == "not_in_hand"
    assert set(t.options("isis")) == {"chariots", "plague", "drought", "build", "miracle", "cycle"}
