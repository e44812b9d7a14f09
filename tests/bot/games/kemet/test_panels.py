"""What Kemet's panels offer: the pyramid of actions, forecasts, windows, the lobby, the taste."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.games.kemet.outcomes import forecast, forecast_table
from bot.games.uis import ui_of
from bot.tables.chance import seeded
from bot.texts import LANGUAGES, Texts
from rules.engine.session import Session
from rules.kemet.data import BattleCard
from rules.kemet.game import GAME
from tests.cases.kemet import table as kemet_table

UI, TEXTS = ui_of("kemet"), Texts("en")
TASTE = UI.beginning({"begin": "taste"}, [None, None])


def session_of(position):
    return Session(GAME, GAME.read_position(position), seeded(1))


def own_view(session, seat):
    return GAME.view(session.state, seat)


@pytest.fixture
def battle():
    """Yellow has attacked the temple of the quick taste."""
    session = session_of(TASTE)
    session.answer(0, "move2")
    session.answer(0, "10>81")
    assert session.request.choices[0].what == "battle"
    return session


# --- the pyramid of actions -----------------------------------------------------------------------


def test_the_panel_has_the_rows_of_the_pyramid():
    rows = UI.rows(GAME.view(session_of(TASTE).state, None), "action")
    assert [len(row) for row in rows] == [2, 3, 4, 2]
    assert rows[0] == ("move1", "recruit")
    assert rows[2] == ("pray3", "white", "red", "blue")


def test_a_space_says_its_row_and_whether_it_would_do_anything():
    poor = {**TASTE["players"][0], "prayer": 0}
    session = session_of({**TASTE, "players": [poor, TASTE["players"][1]]})
    view, keys = own_view(session, 0), UI.shown_always("action")
    labels = {key: way[0].label for key, way in UI.clicks(TEXTS, view, "action", keys).items()}
    assert labels["move2"] == "2 Move"
    assert labels["pray3"] == "3 Pray +2"
    assert labels["build"] == "2 Build (no effect)"
    assert labels["white"] == "3 White (no effect)"


def test_silver_and_gold_come_before_where_they_go():
    view = own_view(session_of(TASTE), 0)
    ways = UI.clicks(TEXTS, view, "action", ["silver build", "silver move1", "gold recruit"])
    assert [[click.label for click in way] for way in ways.values()] == [
        ["Silver token", "2 Build"],
        ["Silver token", "1 Move"],
        ["Gold token", "Recruit"],
    ]


def test_confirm_ends_the_turn_also_after_a_move_that_went_on():
    assert UI.concluding("action") == UI.concluding("move") == UI.concluding("move_on") == "end"
    assert UI.concluding("winner") is None, "after a battle one is asked"


def test_beginners_read_whom_they_could_attack():
    view = GAME.view(session_of(TASTE).state, None)
    assert "`10>81` attacks the temple" in UI.own_hint(TEXTS, view, "action")
    assert "10>81" not in UI.own_hint(TEXTS, view, "build")


def test_recruits_show_what_they_cost_with_those_before_them():
    """Two are free with the Scribe; Priest of Ra makes the whole action 1 cheaper."""
    p1 = {"prayer": 9, "soldiers": {"A1": 1}, "powers": "recruiting_scribe"}
    t = kemet_table(4, P1=p1).say("P1", "recruit")
    assert prices_of(t) == ["0 PP", "0 PP", "1 PP", "2 PP"]
    assert prices_of(t.say("P1", "11+1")) == ["0 PP", "1 PP", "2 PP"]
    assert prices_of(t.say("P1", "13+2"))[:2] == ["1 PP", "2 PP"]


def prices_of(t):
    """What more and more soldiers cost in the first district that has room."""
    view, keys = t.view("P1"), [key for key in t.options() if key.startswith("11+")]
    ways = UI.clicks(TEXTS, view, "recruit", keys)
    return [way[-1].label.partition(" · ")[2] for way in ways.values()]


# --- battles ------------------------------------------------------------------------------------


def test_a_forecast_is_what_the_rules_would_say(battle):
    found = forecast(own_view(battle, 0), 0)
    assert found is not None
    session, wanted = battle.clone(seeded(2)), {}
    for row in found.outcomes:
        wanted[row.card, row.rival] = (row.is_won, row.lost, row.killed)
    session.answer(0, "410 130")
    session.answer(1, "202 130")
    fought = next(e for e in session.drain().events if e.what == "fought")
    lost = fought.data["lost"]
    mine = wanted[BattleCard.CAVALRY, BattleCard.PHALANX]
    assert mine == (fought.data["winner"] == 0, lost[0], lost[1])


def test_both_sides_read_the_same_battle(battle):
    ours, theirs = (forecast(own_view(battle, seat), seat) for seat in (0, 1))
    of = {(row.card, row.rival): row for row in theirs.outcomes}
    for row in ours.outcomes:
        other = of[row.rival, row.card]
        assert (row.is_won, row.lost, row.killed) == (not other.is_won, other.killed, other.lost)


def test_a_forecast_is_for_fighters_and_knows_no_hand(battle):
    assert forecast(own_view(battle, None), 0) is None
    view = own_view(battle, 0)
    table = forecast_table(TEXTS, view)
    assert table.count("\n") == 9  # a title, two fences, a head and six cards
    assert UI.in_private(TEXTS, view, "battle") == table
    assert UI.in_private(TEXTS, view, "loser") == ""


def test_a_battle_is_play_discard_and_cards(battle):
    choice = battle.request.of(0)
    ways = UI.clicks(TEXTS, own_view(battle, 0), "battle", [str(o) for o in choice.options])
    way = [click.value for click in ways["410 130 rage"]]
    assert way == ["play cavalry", "drop chariot", "rage"]
    assert "wins against" in ways["410 130"][0].note


def test_of_many_di_cards_each_kind_is_asked_about():
    """Sets that one menu cannot hold; what cannot be paid is not on offer."""
    kinds = ["rage", "fury", "bloody", "bronze", "iron"]
    p1 = {"soldiers": {"FA": 5}, "prayer": 1, "hand": [*kinds, "rage"]}
    t = kemet_table(4, P1=p1, P2={"soldiers": {"TW": 2}}).say("P1", "move1", "10>81")
    keys = t.options("P1")
    ways = UI.clicks(TEXTS, t.view("P1"), "battle", keys)
    assert {len(way) for way in ways.values()} == {2 + len(kinds)}
    labels = [click.label for click in ways["410 130 rage rage iron"][2:]]
    assert labels == [
        "War Rage +1 ×2 · 0 PP",
        "Without War Fury +2",
        "Without Bloody Battle",
        "Without Bronze Wall",
        "Iron Wall · 1 PP",
    ]
    assert "410 130 fury iron" not in ways
    assert len({tuple(click.value for click in way) for way in ways.values()}) == len(keys)


def test_an_escape_stands_beside_the_cards():
    players = [TASTE["players"][0], {**TASTE["players"][1], "hand": ["escape", "bronze"]}]
    session = session_of({**TASTE, "players": players})
    session.answer(0, "move2")
    session.answer(0, "10>81")
    keys = [str(option) for option in session.request.of(1).options]
    ways = UI.clicks(TEXTS, own_view(session, 1), "battle", keys)
    flights = [way for way in ways.values() if way[0].label == "Escape"]
    assert flights
    assert all(len(way) == 2 for way in flights)


# --- answers ahead --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "limit"),
    [
        ("live", timedelta(seconds=20)),
        ("async", timedelta(minutes=30)),
        ("slow", timedelta(hours=3)),
        ("none", None),
    ],
)
def test_a_window_lasts_as_the_clock_says_or_until_all_have_answered(clock, limit):
    assert UI.limit("veto", {}, clock) == limit
    assert UI.limit("veto", {"veto": "wait"}, clock) is None


def test_silence_lets_happen_and_fights():
    assert (UI.silence("veto"), UI.silence("escape")) == ("pass", "fight")


def test_orders_are_offered_whatever_somebody_holds():
    position = {**TASTE, "players": [{**TASTE["players"][0], "hand": []}, TASTE["players"][1]]}
    one, two = (own_view(session_of(given), 0) for given in (position, TASTE))
    for language in LANGUAGES:
        orders = UI.ahead(Texts(language), one, 0)
        assert orders == UI.ahead(Texts(language), two, 0)
        kinds = [
            "fire",
            "prayer",
            "enlistment",
            "theft",
            "teleportation",
            "gates",
            "escape",
            "veto",
        ]
        plain = [order.occasion for order in orders if not order.occasion.endswith(".me")]
        assert plain == [f"veto@{kind}" for kind in kinds]
        assert len(orders) * 2 <= 25, "all fit one menu"


@pytest.mark.parametrize(
    ("line", "hits"),
    [
        ("card fire 81", {1}),
        ("card theft", set()),
        ("card enlist 12+1", {2}),
        ("card enlist 11+1", set()),
        ("move1 card teleport 10^81", {1}),
    ],
)
def test_an_order_may_be_for_what_is_aimed_at_oneself(line, hits):
    """Raining Fire on my soldiers; soldiers that come to where mine stand."""
    p1 = {"prayer": 9, "soldiers": {"FA": 3}, "hand": ["fire", "theft", "enlistment"]}
    p1["hand"].append("teleportation")
    others = {"P2": {"soldiers": {"TW": 2}}, "P3": {"soldiers": {"A2": 1}}}
    for other in others.values():
        other["hand"] = ["rage"]
    t = kemet_table(4, P1=p1, **others).type("P1", line)
    assert set(t.asked().values()) == {"veto"}
    view = t.view(None)
    for seat in (1, 2):
        *aimed, plain = UI.occasions(view, "veto", seat)
        assert bool(aimed) == (seat in hits)
        assert aimed in ([], [f"{plain}.me"])


def test_a_veto_is_aimed_at_whose_card_it_cancels():
    p1, p2 = {"soldiers": {"FA": 3}}, {"soldiers": {"TW": 2}, "hand": ["escape", "rage"]}
    t = kemet_table(4, P1=p1, P2=p2, P3={"hand": ["veto"]}).say("P1", "move1", "10>81")
    t.say("P1", "410 320").say("P2", "escape 63").say("P3", "veto")
    assert t.asked() == {"P2": "veto"}
    assert UI.occasions(t.view(None), "veto", 1) == ("veto@veto.me", "veto@veto")


def test_a_turn_ends_by_itself_only_if_nothing_is_left_to_place():
    assert UI.meant("end", ["card", "end"]) == "end"
    assert UI.meant("end", ["silver build", "card", "end"]) is None
    assert UI.meant("end", ["move1"]) is None
    assert UI.usual_answer(own_view(session_of(TASTE), 0), "veto") is None


# --- the lobby ---------------------------------------------------------------------------------


def test_a_taste_has_the_colours_that_were_chosen():
    chosen = UI.beginning({"begin": "taste"}, ["violet", None])
    colours = [player["colour"] for player in chosen["players"]]
    assert colours[0] == "violet"
    assert len(set(colours)) == 2
    assert UI.beginning({}, [None, None]) is None
    assert GAME.read_position(chosen).day == 1


def test_the_veto_window_is_agreed_but_no_rule():
    assert "veto" not in UI.settings({"veto": "wait"}, [None, "black"])
    assert UI.settings({}, [None, None])["colours"] == "random"
    GAME.new(2, UI.settings({"mode": "long", "discards": "face_up"}, [None, "black"]))
