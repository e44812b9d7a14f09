"""Headlines, warnings, answers and log lines of Ankh, over random games and word by word."""

from __future__ import annotations

import pytest

from bot.games.uis import ui_of
from bot.texts import LANGUAGES, Texts
from rules.ankh.data import EVENT_TRACK, Action, EventKind
from rules.ankh.refusals import Reason
from rules.ankh.words import VERB_OF
from rules.engine.errors import IllegalAnswer, Refusal, Unreadable, Why
from rules.engine.events import Event
from tests.bot.games.ankh.play import SEEDS, decisions, every_decision, game

FRONT = ui_of("ankh")
EN = Texts("en")
LINE, HEADLINE = 300, 100
TOPICS = {
    "turn",
    "move",
    "summon",
    "gain",
    "unlock",
    "events",
    "claim",
    "caravan",
    "conflict",
    "battle",
    "cards",
    "plague",
    "tie",
    "merge",
    "monuments",
    "guardians",
    "amun",
    "anubis",
    "isis",
    "osiris",
    "ra",
    "end",
    "scenarios",
    "regions",
    "adjacency",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_there_are_words_for_everything_in_a_random_game(seed, language):
    texts = Texts(language)
    for asked in decisions(seed):
        assert 0 < len(FRONT.headline(texts, asked.view)) <= HEADLINE
        assert FRONT.asked(texts, asked.what)
        for key in {asked.answer, asked.keys[0], asked.keys[-1]}:
            assert 0 < len(FRONT.answered(texts, asked.view, asked.what, key)) <= LINE
            assert len(FRONT.warning(texts, asked.view, asked.what, key)) <= LINE
        assert FRONT.seat_name(texts, asked.view, asked.seat)
        assert 0 <= FRONT.colour(asked.view, asked.seat) <= 0xFFFFFF
    for event in (event for events in game(seed).events for event in events):
        assert len(FRONT.said(texts, event, game(seed).views[-1])) <= LINE
    assert FRONT.headline(texts, game(seed).views[-1])
    assert all(len(block) <= 2000 for block in FRONT.text_board(texts, game(seed).views[-1]))


def test_the_headline_counts_turns_and_actions():
    opening = next(a for a in every_decision() if a.what == "action")
    assert FRONT.headline(EN, opening.view) == "Turn 1 · action 1 of 2"
    merged = next(
        a
        for a in every_decision()
        if a.what == "action" and a.view.merged and a.view.active_god in a.view.merged.values()
    )
    assert FRONT.headline(EN, merged.view).endswith("· action 1 of 1")
    card = next(a for a in every_decision() if a.what == "battle.card")
    region = card.view.battle.region
    assert FRONT.headline(EN, card.view).endswith(f"· battle in region {region}")


def test_a_warning_names_the_event_that_an_action_triggers():
    for asked in every_decision():
        if asked.what != "action":
            continue
        for key in asked.keys:
            track = next(t for t in asked.view.tracks if t.action is Action(key))
            warned = "triggers the event" in FRONT.warning(EN, asked.view, "action", key)
            assert warned == (track.marker + 1 == track.spaces)
            if warned and EVENT_TRACK[asked.view.event] is EventKind.CONFLICT:
                assert "“Conflict " in FRONT.warning(EN, asked.view, "action", key)


def test_a_warning_comes_true():
    """After an action that warns of an event comes one, and otherwise none."""
    for seed in SEEDS[:3]:
        played = game(seed)
        for n, asked in enumerate(played.decisions):
            if asked.what == "action" and asked.answer in ("gain",):
                told = any(event.what == "event" for event in played.events[n + 1])
                assert told == ("triggers" in FRONT.warning(EN, asked.view, "action", "gain"))


def test_no_effect_is_true():
    """An action said to have no effect leads to no further decision of its own, or gains none."""
    for seed in SEEDS:
        played = game(seed)
        for n, asked in enumerate(played.decisions[:-1]):
            if asked.what != "action":
                continue
            nothing = "no effect" in FRONT.warning(EN, asked.view, "action", asked.answer)
            if asked.answer == "gain":
                told = any(event.what == "nothing_gained" for event in played.events[n + 1])
            else:
                told = played.decisions[n + 1].what != asked.answer
            assert nothing == told, (seed, n, asked.answer)


def test_answers_word_by_word():
    view = next(a for a in every_decision() if a.what == "move").view
    figure = view.figures[0]
    name = EN(f"ankh-kind-{figure.kind}")
    said = FRONT.answered(EN, view, "move", f"{figure.cell}>68")
    assert said == f"{name[0].upper()}{name[1:]} {figure.cell} → 68"
    assert FRONT.answered(EN, view, "summon", "w! 45*") == (
        "Warrior, ransomed → 45, with a sun token"
    )
    assert FRONT.answered(EN, view, "unlock", "revered") == "Unlock: Revered (followers: −1)"
    said = FRONT.answered(EN, view, "caravan.swap", "swap:3=2")
    assert said.startswith("Swap tokens: 3 ↔ 2. New order: 1: ")
    assert FRONT.answered(EN, view, "battle.bid", "3") == "Bid: 3"
    assert FRONT.answered(EN, view, "portal", "portal 33>45") == "Underworld token: 33 → 45"
    assert FRONT.answered(EN, view, "founding", "temple") == "Starting monument: temple"
    assert FRONT.answered(EN, view, "move", "done") == "Done moving"


# --- events ----------------------------------------------------------------------------------


def test_only_two_announced_cards_unsettle_picks():
    assert FRONT.unsettles(Event("announced", {"god": "amun", "cards": 2}))
    assert not FRONT.unsettles(Event("announced", {"god": "amun", "cards": 1}))
    assert not FRONT.unsettles(Event("battle", {"region": 1, "gods": []}))


def test_a_region_of_a_conflict_is_one_chapter():
    for seed in SEEDS:
        events = [event for told in game(seed).events for event in told]
        begun = [event.what for event in events if FRONT.begins_chapter(event)]
        for what in ("battle", "dominated", "region_skipped"):
            assert begun.count(what) == sum(event.what == what for event in events)


def test_what_another_line_tells_is_not_told_twice():
    gain = {"god": "ra", "seat": 0, "action": Action.GAIN, "marker": 3}
    view = game(SEEDS[0]).views[0]
    assert FRONT.said(EN, Event("action", gain), view) == ""
    assert FRONT.said(EN, Event("action", gain | {"action": Action.MOVE}), view)


# --- refusals --------------------------------------------------------------------------------


def test_refusals_are_delegated_with_the_gods_of_the_table():
    view = next(every_decision()).view
    error = IllegalAnswer(Why(Refusal.NOT_YOUR_TURN, {"waits_for": [0]}), 1, "gain", "action")
    assert EN(f"ankh-god-{view.seats[0]}") in FRONT.refused(EN, error, view)
    assert "xyzzy" in FRONT.unreadable(EN, Unreadable(0, "xyzzy"))


def test_topics_exist():
    for what in VERB_OF:
        assert {FRONT.topic(str(reason), what) for reason in Reason} <= TOPICS
        assert FRONT.topic(str(Refusal.NOT_AN_OPTION), what) in TOPICS
    assert FRONT.topic("river_between", "summon") == "adjacency"
    assert FRONT.topic("stale", "") is None


def test_keeping_all_of_one_figure_is_keeping_it():
    """Isis' usual answer fits a lone protected figure too, for which "all" is not on offer."""
    assert FRONT.meant("keep all", ["keep 37", "done"]) == "keep 37"
    assert FRONT.meant("keep all", ["keep all", "keep 37", "keep 38", "done"]) == "keep all"
    assert FRONT.meant("keep all", ["keep cat 43", "keep apep 36", "done"]) is None
    assert FRONT.meant("done", ["keep 37", "done"]) == "done"
