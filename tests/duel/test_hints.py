"""What a player of Duel is told who gets hints: threats of the rival, from public facts."""

from __future__ import annotations

import pytest

from bot.commands.seeded_games import drafted
from bot.games.uis import UIS
from bot.texts import Texts
from tests.cases.duel import table

UI, EN = UIS["duel"], Texts("en")
FIVE_SYMBOLS = ["scriptorium", "pharmacist", "workshop", "school", "academy"]


def now(t, viewer=None):
    """What the Sun is told on the panel."""
    return UI.overlooked(EN, t.view(viewer), 0)


def after(t, *answers):
    """What the Sun is told about a draft."""
    draft = drafted(t.history.session, *answers)
    return UI.overlooked(EN, draft.after, draft.seat, drafted=True)


def test_the_last_symbol_with_its_price():
    t = table("university palace", B={"coins": 0, "cards": [*FIVE_SYMBOLS, "sawmill"]})
    assert now(t) == ["⚠ Moon needs 1 more symbol: 31 University (free)."]
    assert after(t, "sell 32") == ["⚠ After this Moon can win at once: 31 University."]
    assert after(t, "sell 31") == []


def test_a_symbol_that_nothing_brings_yet():
    t = table("palace", B={"coins": 0, "cards": FIVE_SYMBOLS})
    assert now(t) == ["⚠ Moon needs 1 more symbol: what turns up may help."]
    assert after(t, "sell 31") == []


def test_the_pawn_near_a_capital():
    t = table("circus palace", B={"coins": 0}, pawn=-7)
    found = "⚠ The Conflict pawn is 2 steps from your capital: what turns up may help."
    assert now(t) == [found]
    assert now(table("circus palace", B={"coins": 30}, pawn=-5)) == []
    rich = {"coins": 30, "wonders": ["colossus"]}
    t = table("circus palace", B=rich, pawn=-7)
    (line,) = now(t)
    assert line.startswith("⚠ The Conflict pawn is 2 steps from your capital: ")
    assert "31 Circus with 2 shields" in line
    assert "Colossus" in line
    assert "Colossus" in after(t, "sell 31")[0]


def test_shields_of_ones_own_push_the_pawn_back():
    t = table("circus siege_workshop palace", A={"coins": 30}, B={"coins": 30}, pawn=-7)
    assert after(t, "build 32") == []
    assert "31 Circus" in after(t, "sell 33")[0]


def test_a_draft_is_judged_by_the_prices_after_it():
    """The Sun's new wood makes the Moon's wood dearer, so that it cannot pay any more."""
    five = ["pharmacist", "workshop", "apothecary", "academy", "university"]
    t = table("library sawmill walls", A={"coins": 9}, B={"coins": 6, "cards": five})
    assert t.price("B", "library") == 6
    assert after(t, "sell 33") == ["⚠ After this Moon can win at once: 31 Library."]
    assert after(t, "build 32") == []


NEAR = {"coins": 20, "wonders": ["colossus", "mausoleum"]}


@pytest.mark.parametrize(
    ("way", "position"),
    [
        ("Mars", {"slots": {"1": "mars"}, "pawn": -7}),
        ("Isis", {"slots": {"1": "isis"}, "pawn": -7, "discard": ["altar"], "B": NEAR}),
        ("Hades", {"slots": {"1": "hades"}, "pawn": -7, "discard": ["arsenal"]}),
        ("Colossus", {"pawn": -7, "B": NEAR}),
        ("Mausoleum", {"pawn": -7, "discard": ["arsenal"], "B": NEAR}),
        ("31 Circus", {"pawn": -6, "B": {"coins": 20, "progress": ["strategy"]}}),
    ],
)
def test_ways_to_a_capital(way, position):
    t = table("circus palace", pantheon="slots" in position, **{"B": {"coins": 20}, **position})
    assert way in now(t)[0].partition(": ")[2]
    assert way in after(t, "sell 32")[0].partition(": ")[2]


@pytest.mark.parametrize(
    ("way", "position"),
    [
        ("Ishtar", {"slots": {"1": "ishtar"}}),
        ("Nisaba", {"slots": {"1": "nisaba"}, "A": {"cards": ["observatory"]}}),
        ("Enki", {"slots": {"1": "enki"}, "enki": ["law", "masonry"]}),
        ("Hades", {"slots": {"1": "hades"}, "discard": ["university"]}),
        ("31 Dispensary", {"progress": ["law", None, None, None, None]}),
        ("Mausoleum", {"discard": ["university"], "wonders": ["mausoleum"]}),
    ],
)
def test_ways_to_the_last_symbol(way, position):
    """The Moon has five symbols; with the law, a pair is enough."""
    moon = {"coins": 20, "cards": FIVE_SYMBOLS, "wonders": position.pop("wonders", [])}
    t = table("dispensary palace", pantheon="slots" in position, B=moon, **position)
    assert way in now(t)[0].partition(": ")[2]
    assert way in after(t, "sell 32")[0].partition(": ")[2]


def test_what_is_no_way_to_win():
    """Gods wait for Age II; a pair needs the law, Isis a card, the Mausoleum the right one."""
    moon = {"coins": 20, "cards": FIVE_SYMBOLS, "wonders": ["mausoleum"]}
    slots = {"1": "mars", "2": "isis", "3": "enki", "4": "nisaba", "5": "hades"}
    t = table(
        "dispensary palace senate gardens port town_hall",
        pantheon=True,
        slots=slots,
        enki=["masonry", "theology"],
        discard=["altar"],
        pawn=-6,
        A={"cards": ["library"]},
        B=moon,
    )
    assert [line.partition(": ")[2] for line in now(t)] == ["what turns up may help."] * 2


def test_another_turn_comes_first():
    sun = {"coins": 30, "wonders": ["sphinx"]}
    t = table("university palace", A=sun, B={"coins": 9, "cards": FIVE_SYMBOLS})
    assert after(t, "wonder 32 sphinx") == []


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_numbers_in_other_languages(language):
    t = table("circus palace", B={"coins": 30}, pawn=-7)
    (line,) = UI.overlooked(Texts(language), t.view(None), 0)
    assert {"ru": "в 2 делениях от вашей столицы", "uk": "за 2 поділки"}[language] in line
    assert {"ru": "2 Щита", "uk": "2 Щити"}[language] in line


def test_hints_are_the_same_for_everybody():
    """They stand on the public panel: no seat's own knowledge is in them."""
    t = table("university palace", B={"coins": 0, "cards": FIVE_SYMBOLS}, pawn=-7)
    assert now(t) == now(t, "A") == now(t, "B")
