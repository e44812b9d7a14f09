"""What happened in a recorded game of Ankh: a conflict in seven regions."""

from __future__ import annotations

import pytest

from bot.commands import recordings
from bot.commands.follow_log import follow
from bot.commands.replay import open_again
from tests.games.test_recorded import HOME


@pytest.fixture(scope="module")
def third_conflict():
    """The events of the third conflict of a game of five, with seven regions."""
    (game,) = recordings.read(HOME / "ankh-five-players-seven-regions.jsonl")
    told = [event for events in follow(open_again(game), game.entries) for event in events]
    begin = next(n for n, e in enumerate(told) if e.what == "conflict" and e.data["number"] == 3)
    return [e for e in told[begin:] if not e.what.startswith(("action", "unlock"))]


def of_kind(told, what):
    return [event.data for event in told if event.what == what]


def until_over(told):
    end = next(n for n, e in enumerate(told) if e.what == "conflict_over")
    return told[:end]


def test_seven_regions_are_resolved_in_the_order_of_their_tokens(third_conflict):
    told = until_over(third_conflict)
    regions = [
        e.data["region"] for e in told if e.what in ("battle", "dominated", "region_skipped")
    ]
    assert regions == [1, 2, 3, 4, 5, 6, 7]
    assert [d["god"] for d in of_kind(told, "dominated")] == ["anubis"]


def test_strengths_and_winners_of_the_seven_regions(third_conflict):
    """Worked out by hand: Anubis with three captives, Temple Attuned, two cards of Amun."""
    results = {
        d["region"]: (d["winner"], d["strength"])
        for d in of_kind(until_over(third_conflict), "battle_result")
    }
    assert results == {
        2: ("amun", {"amun": 1 + 3 + 0, "ra": 1 + 1}),  # chariots and cycle against plague
        3: ("isis", {"anubis": 1, "isis": 2}),
        4: ("osiris", {"isis": 1, "osiris": 3}),
        5: ("osiris", {"amun": 1, "osiris": 2 + 3, "ra": 1}),  # chariots
        6: ("amun", {"amun": 3 + 2, "osiris": 2}),  # a temple with a warrior beside it
        7: ("anubis", {"anubis": (1 + 3) + 1, "isis": 1}),  # three captives
    }


def test_devotion_of_the_seven_regions(third_conflict):
    gains = [
        (d["god"], d["source"], d["after"]) for d in of_kind(until_over(third_conflict), "devotion")
    ]
    assert gains == [
        ("anubis", "majority", 4),  # the temple of region 1; Isis's obelisk is of an absent god
        ("anubis", "domination", 5),
        ("amun", "battle", 9),
        ("isis", "majority", 6),  # the obelisk built in this very battle
        ("isis", "battle", 7),
        ("anubis", "miracle", 6),
        ("isis", "worship", 8),
        ("isis", "majority", 9),
        ("osiris", "battle", 3),
        ("ra", "majority", 4),
        ("osiris", "battle", 4),
        ("amun", "majority", 11),  # obelisk and temple in one gain
        ("amun", "battle", 12),
        ("osiris", "miracle", 5),
        ("anubis", "battle", 7),  # obelisks 1:1 with an absent god: no majority in region 7
    ]


def test_figures_moved_and_dead_in_the_seven_regions(third_conflict):
    told = until_over(third_conflict)
    mustered = [(d["start"], d["end"]) for d in of_kind(told, "moved") if d["reason"] == "muster"]
    assert mustered == [(87, 67), (27, 78)]  # to the obelisk on 68, the god from another region
    dead = [[(f["god"], f["cell"]) for f in d["figures"]] for d in of_kind(told, "died")]
    assert dead == [
        [("anubis", 13)],
        [("amun", 76), ("ra", 96)],
        [("osiris", 98)],
        [("isis", 42)],
    ]
    assert of_kind(told, "portal") == [{"god": "osiris", "start": 84, "cell": 87}]


def test_the_two_least_gods_merge_after_the_third_conflict(third_conflict):
    (merged,) = of_kind(third_conflict, "merged")
    assert merged == {"senior": "osiris", "junior": "ra", "devotion": 4, "followers": 7 + 3}
