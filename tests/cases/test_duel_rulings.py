"""Rulings of Duel that no case shows, and lines as players type them (UX 2)."""

from __future__ import annotations

import pytest

from rules.engine.errors import IllegalAnswer

from .duel import FIVE, GAME, Luck, any_luck, table
from .test_duel_gods import RICH, Said, god
from .test_duel_set_up import filled, full


def test_a_card_named_face_down_is_not_in_the_structure():
    """D-23.3: no refusal tells what lies there."""
    t = table(age=1, structure=full(1))
    assert t.refused("A", "build tavern") == "card_not_in_structure"
    assert t.refused("A", "build forum") == "card_not_in_structure"
    assert t.refused("A", "build 57") == "unknown_id"
    assert t.refused("A", "build pyramid_of_glass") in ("unknown_id", "not_an_option")


def test_covered_cards_by_name():
    """D-23.3: a card that lies face up under others is covered."""
    t = table(age=1, structure=full(1))
    assert t.refused("A", f"build {t.s.structure[31]}") == "card_covered"


def test_a_finished_game_takes_no_answer():
    """D-23.3: game_over comes first."""
    t = table("pretorium", A=RICH, pawn=7).say("A", "31")
    assert t.refused("A", "sell 32") == t.refused("B", "god 1") == "game_over"


def test_ruling_7_replays_do_not_add_up():
    """Divine Theater with Theology, whose Isis builds the Sphinx: one more turn."""
    a = {**RICH, "wonders": ["divine_theater", "sphinx"], "progress": ["theology"]}
    gods = ("anubis", "isis", "ra")
    t = table("altar", A=a, pantheon=True, discard=["tavern"], luck=Said(god=gods))
    t.say("A", "wonder altar divine_theater", "egyptian", "isis", "ra")
    assert set(t.player("A").built) == {"divine_theater", "sphinx"}
    assert len(t.events("replay")) == 1
    t.say("A", "sell 32")
    assert t.asked() == {"B": "main_action"}


def test_ruling_10_and_31_chain_before_engineering():
    """A chain that is owned is free; Engineering is taken only where it is cheaper."""
    a = {"coins": 5, "cards": ["palisade"], "progress": ["engineering"]}
    assert table("fortifications", A=a, pantheon=True).price("A", "fortifications") == 0
    a = {"cards": ["lumber_yard", "quarry", "glassworks"], "progress": ["engineering"]}
    assert table("library", A=a, pantheon=True).price("A", "library") == 0


@pytest.mark.parametrize(("economy", "way"), [(["economy"], "engineering"), ([], "cost")])
def test_ruling_31_a_tie_leaves_the_opponent_nothing(economy, way):
    """At one coin either way Engineering is used if Economy would profit."""
    made = ["quarry", "glassworks", "wood_reserve"]
    a = {"coins": 5, "cards": made, "progress": ["engineering"]}
    t = table("library", A=a, B={"coins": 0, "progress": economy}, pantheon=True).say("A", "31")
    assert t.events("built")[0]["price"]["way"] == way
    assert (t.coins("A"), t.coins("B")) == (4, 0)


def test_ruling_14_anubis_must_take_an_own_wonder():
    """The only constructed Wonder is one's own: mandatory all the same."""
    t = god("anubis", A={"built": {"pyramids": "altar"}})
    assert t.player("A").built == {}
    assert t.s.discard == ("altar",)


def test_anubis_may_hit_the_theater_that_calls_him():
    """D-19.10: it counts as constructed; a replay by Theology stays."""
    a = {**RICH, "wonders": ["divine_theater"], "progress": ["theology"]}
    t = table("altar", A=a, pantheon=True, luck=Said(god=("anubis", "isis", "ra")))
    t.say("A", "wonder altar divine_theater", "egyptian", "anubis", "isis")
    assert t.player("A").built == {}
    assert t.s.discard == ("altar",)
    assert t.asked() == {"A": "main_action"}


def test_ruling_17_the_chooser_places_the_gate():
    """More than one empty slot: whoever chooses the starter puts the Gate into one."""
    t = table(next="pantheon", age=1, pantheon=True, slots=filled(1, 2, 3), pawn=1, luck=any_luck)
    assert t.asked() == {"B": "place_gate"}
    assert t.options() == ["4", "5", "6"]
    assert t.refused("B", "2") == "slot_occupied"
    t.type("B", "gate 5")
    assert t.s.slots[5].god == "gate"
    assert {4, 6}.isdisjoint(t.s.slots)


@pytest.mark.parametrize(("deck", "asked"), [(["zeus"], "place_god"), ([], "main_action")])
def test_ruling_18_a_short_deck(deck, asked):
    """A last god must be placed; with none left the token alone is kept."""
    t = table(
        age=1,
        pantheon=True,
        structure=full(1, 51),
        mythologies={"41": "greek"},
        decks={"greek": {"top": deck, "rest": []}},
        luck=Luck("tavern"),
    )
    t.say("A", "52-")
    assert t.player("A").mythologies == ("greek",)
    assert asked in t.asked().values()
    if deck:
        assert t.say("A", "zeus 6").s.slots[6].god == "zeus"
        assert len(t.s.decks["greek"]) == 0


def test_a_token_that_zeus_frees_is_taken():
    """D-5.5: the end of his turn is as any other: the token first, then the card."""
    structure = {place: card for place, card in full(2).items() if int(place) < 40}
    structure |= {"21": None, "22": None}
    del structure["32"]
    t = table(
        age=2,
        pantheon=True,
        structure=structure,
        offerings={"21": 3, "23": 4},
        slots={"1": "zeus"},
        A={"coins": 3},
        luck=Luck("forum", "brewery"),
    )
    t.say("A", "god 1", "31")
    taken = [event.what for event in t.told if event.what in ("offering_taken", "turned_up")]
    assert taken == ["offering_taken", "turned_up"]
    assert t.player("A").offerings == (3,)


def test_ruling_23_unchosen_gods_are_back_before_the_effect():
    """The Gate's other gods lie on their decks when the chosen one is resolved."""
    t = god("gate", luck=Said(god=("enki", "baal", "hades", "ra", "mars")), A={"coins": 6})
    t.say("A", "hades")
    assert t.s.decks["roman"].top[0].seats == (0, 1)
    assert t.s.enki == ()


def test_ruling_29_a_lone_token_is_only_removed():
    """Neptune's first step comes first."""
    t = god("neptune", B={"coins": 9}, military=[5])
    assert (t.s.military, t.coins("B")) == ((), 9)
    assert t.asked() == {"B": "main_action"}


def test_ruling_36_zeus_may_empty_the_structure():
    """The turn of Zeus was the last of the Age, so at 0 its player chooses."""
    t = table(
        age=2,
        pantheon=True,
        structure={"11": "forum"},
        slots={"1": "zeus"},
        luck=any_luck,
        A={"coins": 3},
    ).say("A", "god 1")
    assert t.s.age == 3
    assert t.asked() == {"A": "choose_starter"}


def test_theology_does_not_help_the_wonder_that_brings_it():
    """D-11.7: the Great Library that draws Theology earns no replay."""
    board = ["agriculture", "architecture", "masonry", "mathematics", "philosophy"]
    luck = Luck("law", "theology", "strategy")
    a = {**RICH, "wonders": ["great_library"]}
    t = table("altar", luck, A=a, progress=board).say("A", "31/1", "theology")
    assert t.asked() == {"B": "main_action"}


def test_economy_is_not_for_activations():
    """Ruling 11: coins for gods go to the bank."""
    t = god("aphrodite", B={"coins": 0, "progress": ["economy"]})
    assert t.coins("B") == 0


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        ("31", ["build 31"]),
        ("31-", ["sell 31"]),
        ("31 sell", ["sell 31"]),
        ("altar", ["build 31"]),
        ("sell altar", ["sell 31"]),
        ("31/2", ["wonder 31 statue_of_zeus"]),
        ("31 w2", ["wonder 31 statue_of_zeus"]),
        ("31 statue of zeus", ["wonder 31 statue_of_zeus"]),
        ("31/2 sawmill", ["wonder 31 statue_of_zeus", "sawmill"]),
        ("31/2 1", ["wonder 31 statue_of_zeus", "sawmill"]),
        ("#1+2+4", ["god 1", "2+4"]),
        ("#1+0", ["god 1", "0"]),
        ("god 1 offer 4", ["god 1", "4"]),
        ("god 1, offer none", ["god 1", "0"]),
        ("32 economy", ["build 32", "economy"]),
        ("32 2", ["build 32", "economy"]),
    ],
)
def test_lines(line, keys):
    """UX 2: digits and words; a line may go on until chance decides."""
    a = {**RICH, "cards": ["pharmacist"], "offerings": [2, 4]}
    a["wonders"] = ["pyramids", "statue_of_zeus"]
    b = {"cards": ["sawmill", "brickyard"]}
    given = {"A": a, "B": b, "pantheon": True, "slots": {"1": "aphrodite"}, "progress": FIVE}
    t = table("altar dispensary", **given)
    assert GAME.expand(t.history.session, 0, line) == keys


def test_a_line_stops_before_chance():
    """Story 9: what turns up is not known yet."""
    t = table(age=1, structure=full(1, 51), A={**RICH, "wonders": ["sphinx"]})
    with pytest.raises(IllegalAnswer, match="too_far_ahead"):
        GAME.expand(t.history.session, 0, "52/1 41")


# --- the taste (UX 6) -----------------------------------------------------------------------------

TASTE = {
    "pantheon": True,
    "age": 3,
    "pawn": 5,
    "structure": {
        "11": "senate",
        "12": "gardens",
        "21": None,
        "22": None,
        "23": None,
        "31": "circus",
        "32": "university",
        "33": "palace",
        "34": "port",
    },
    "slots": {"1": "mars"},
    "players": [
        {
            "coins": 4,
            "cards": ["brickyard", "clay_pool", "glassworks", "quarry", "parade_ground"],
            "wonders": ["colossus"],
        },
        {
            "coins": 3,
            "cards": [
                "scriptorium",
                "pharmacist",
                "workshop",
                "school",
                "academy",
                "sawmill",
                "press",
            ],
        },
    ],
}


def taste():
    players = dict(zip("AB", TASTE["players"], strict=True))
    rest = {name: value for name, value in TASTE.items() if name != "players"}
    return table(luck=any_luck, **rest, **players)


def test_the_taste_is_lost_by_the_free_card():
    """UX 6: Circus is free, and then University is free for the Moon."""
    t = taste().type("A", "31").type("B", "32")
    assert (t.s.ending, t.winners()) == ("science", ["B"])


@pytest.mark.parametrize("last", ["31", "#1"])
def test_the_taste_is_won_by_burying_university(last):
    """UX 6: then Circus and Mars cannot both be stopped."""
    t = taste().type("A", "32/1")
    assert t.s.pawn == 7
    t.type("B", "33-" if last == "31" else "31-").type("A", last)
    assert (t.s.ending, t.winners()) == ("military", ["A"])
