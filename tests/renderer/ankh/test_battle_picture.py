"""A battle: its report from events, and that everything of the report is in the picture."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from bot.commands.seeded_games import played
from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.ankh.battle_picture import draw_battle
from renderer.ankh.battle_report import (
    BattleReport,
    Change,
    Fallen,
    Plague,
    Sum,
    battle_report,
    battle_reports,
)
from renderer.ankh.palette import CONTRAST, DARK, LIGHT
from rules.ankh.data import CARDS, Card, God, Kind
from rules.ankh.view import view as look
from rules.engine.events import Event
from tests.cases.ankh import Table, table
from tests.renderer.ankh.views import LABELS, with_god
from tests.renderer.fitted import Recorder
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.pixels import changed

AMUN, ISIS, RA = God.AMUN, God.ISIS, God.RA


def delta() -> Table:
    """Isis, Amun and Ra meet in the delta."""
    return table(
        isis={"figures": "god 62, w 63, w 53, w 73", "devotion": 5, "followers": 4},
        amun={"figures": "god 81, w 82, w 91", "devotion": 7, "followers": 2},
        ra={"figures": "god 71, w 52*", "followers": 3},
        next="region 3",
    )


@cache
def fought() -> Table:
    t = delta().say("amun", "two", "plague+chariots").say("isis", "flood").say("ra", "miracle")
    return t.say("amun", "2").say("isis", "1").say("ra", "0")


@cache
def sheltered() -> Table:
    """Isis loses and keeps one of two sheltered figures; an Androsphinx numbs both."""
    t = table(
        isis={"figures": "god 34, w 44, w 45, cat 55", "devotion": 5},
        anubis={"figures": "god 24, sphinx 54", "devotion": 9, "captives": ["isis"]},
        next="region 1",
    )
    t.say("isis", "miracle").say("anubis", "chariots").say("isis", "keep 44", "done")
    return t.say("anubis", "capture isis")


# --- the report ----------------------------------------------------------------------------


def test_before_the_reveal_there_are_only_rivals():
    report = battle_report(delta().told)
    assert report == BattleReport(3, (ISIS, AMUN, RA))
    assert not report.revealed


def test_a_report_tells_the_whole_battle():
    report = battle_report(fought().told)
    assert report.two_cards == (AMUN,)
    assert report.cards == {
        ISIS: (Card.FLOOD,),
        AMUN: (Card.CHARIOTS, Card.PLAGUE),
        RA: (Card.MIRACLE,),
    }
    assert report.plagues == (Plague(AMUN, {ISIS: 1, AMUN: 2, RA: 0}, AMUN),)
    assert report.strength[AMUN] == Sum({81: 1, 82: 1, 91: 1}, 0, 4, 7)
    assert [(f.cell, f.god) for f in report.fallen] == [
        (52, RA),
        (53, ISIS),
        (63, ISIS),
        (73, ISIS),
    ]
    assert report.fallen[0] == Fallen(52, RA, Kind.WARRIOR, sun=True)
    assert (report.decided, report.winner) == (True, AMUN)
    assert report.devotion == (Change(AMUN, 1, "battle", 8), Change(RA, 1, "miracle", 1))
    assert [(c.god, c.amount, c.source) for c in report.followers] == [
        (ISIS, 4, "flood"),
        (ISIS, -1, "plague"),
        (AMUN, -2, "plague"),
    ]


def test_a_report_tells_who_is_kept_and_captured():
    report = battle_report(sheltered().told)
    assert report.kept == (44,)
    assert report.captured == ((God.ANUBIS, ISIS),)
    assert report.strength[ISIS].figures == {34: 1, 44: 0, 45: 1, 55: 0}
    assert report.strength[God.ANUBIS].figures == {24: 2, 54: 1}


def test_events_that_were_stored_make_the_same_report():
    told = fought().told
    stored = [Event(e.what, json.loads(json.dumps(e.data))) for e in told]
    assert battle_report(stored) == battle_report(told)


def test_only_the_last_battle_is_reported_and_nothing_after_it():
    events = [
        Event("battle", {"region": 1, "gods": ["ra", "isis"]}),
        Event("tie_broken", {"god": "ra"}),
        Event("battle", {"region": 2, "gods": ["ra", "amun"]}),
        Event("region_skipped", {"region": 3}),
        Event("tie_broken", {"god": "ra"}),
    ]
    assert battle_report(events) == BattleReport(2, (RA, AMUN))
    first = BattleReport(1, (RA, ISIS), tie_broken=RA)
    assert battle_reports(events) == [first, BattleReport(2, (RA, AMUN))]
    assert battle_reports(events[3:]) == []
    with pytest.raises(ValueError, match="no battle"):
        battle_report([Event("conflict", {"number": 1})])


# --- the picture ---------------------------------------------------------------------------


def done() -> BattleReport:
    return battle_report(fought().told)


def drawn(report: BattleReport, **options):
    return draw_battle(look(fought().s, None), report, LABELS, **options)


_SUM = Sum({81: 1, 82: 1, 91: 1}, 0, 4, 7)
CHANGES = {
    "cards hidden": {"cards": None},
    "another card": {"cards": {ISIS: (Card.CYCLE,), AMUN: (Card.CHARIOTS,), RA: (Card.BUILD,)}},
    "no strength yet": {"strength": None},
    "stronger figure": {"strength": {AMUN: replace(_SUM, figures={81: 3, 82: 1, 91: 1})}},
    "numbed figure": {"strength": {AMUN: replace(_SUM, figures={81: 1, 82: 0, 91: 1})}},
    "bonus": {"strength": {AMUN: replace(_SUM, bonus=2)}},
    "cards' strength": {"strength": {AMUN: replace(_SUM, cards=3)}},
    "total": {"strength": {AMUN: replace(_SUM, total=6)}},
    "bid": {"plagues": (Plague(AMUN, {ISIS: 1, AMUN: 3, RA: 0}, AMUN),)},
    "spared": {"plagues": (Plague(AMUN, {ISIS: 1, AMUN: 2, RA: 0}, None),)},
    "one dead less": {"fallen": ()},
    "kept": {"kept": (82,)},
    "captured": {"captured": ((RA, ISIS),)},
    "devotion": {"devotion": (Change(AMUN, 2, "battle", 9),)},
    "reason": {"devotion": (Change(AMUN, 1, "majority", 8), Change(RA, 1, "miracle", 1))},
    "Bountiful": {"devotion": (Change(AMUN, 2, "battle", 9, bonus=1),)},
    "parts": {"devotion": (Change(AMUN, 3, "battle", 9, parts=(("battle", 1), ("drought", 2))),)},
    "followers": {"followers": ()},
    "winner": {"winner": RA},
    "nobody wins": {"winner": None},
    "undecided": {"decided": False, "winner": None},
    "tie broken": {"tie_broken": AMUN},
}


@pytest.mark.parametrize("change", CHANGES)
def test_everything_of_a_report_is_seen(change):
    before = replace(done(), strength={AMUN: _SUM})
    after = replace(before, **CHANGES[change])
    assert changed(drawn(before), drawn(after)) or drawn(before).size != drawn(after).size


def test_announced_cards_lie_face_down_and_no_hand_shows():
    t = delta()
    report, view = battle_report(t.told), look(t.s, None)
    one = draw_battle(view, report, LABELS)
    two = draw_battle(view, replace(report, two_cards=(AMUN,)), LABELS)
    assert changed(one, two)
    other = with_god(view, AMUN, hand=(Card.FLOOD, Card.MIRACLE), played=CARDS[:2])
    assert not changed(one, draw_battle(other, report, LABELS))


def test_a_fallen_figure_is_drawn_where_it_stood():
    """The view is of after the battle, so the dead come from the report."""
    without = replace(done(), fallen=(done().fallen[0], *done().fallen[2:]))
    left, top, right, bottom = changed(drawn(done()), drawn(without))
    assert right - left < 140
    assert bottom - top < 140


def test_names_of_the_people_are_shown():
    assert changed(drawn(done()), drawn(done(), names=("Olena", "Petro", "Marta")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_battle_fit(language, monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    theme = dict(zip(LANGUAGES, (LIGHT, DARK, CONTRAST), strict=True))[language]
    everything = replace(
        done(),
        tie_broken=AMUN,
        cards={ISIS: CARDS[:2], AMUN: CARDS[2:4], RA: CARDS[4:6]},
        devotion=tuple(
            Change(AMUN, 12, source, 30, bonus=1)
            for source in (
                "battle",
                "majority",
                "consolation",
                "miracle",
                "worship",
                "cat_mummy",
                "waves_of_doubt",
                "city_lost",
                "capitals",
                "domination",
            )
        ),
        followers=tuple(
            Change(RA, -12, source, 88)
            for source in (
                "flood",
                "build",
                "plague",
                "commanding",
                "omnipresent",
                "worshipful",
                "site",
            )
        ),
    )
    for report in (everything, replace(done(), winner=None), battle_report(delta().told)):
        draw_battle(look(fought().s, None), report, Texts(language), theme=theme)
    assert len(recorder.calls) > 50
    for text, result, _, _, width in recorder.calls:
        assert text == result, f"{text!r} is cut to {result!r} in {width} px"


def test_every_battle_of_a_random_game_can_be_drawn():
    events = []
    sizes = set()
    for moment in played("ankh", 3, seats=5):
        events += moment.events
        if any(event.what in ("battle", "battle_result") for event in moment.events):
            report = battle_report(events)
            sizes.add(draw_battle(moment.view, report, LABELS).size)
    assert len(sizes) > 2
    assert {width for width, _ in sizes} == {1080}


def test_battles_look_as_they_looked(request):
    view = look(fought().s, None)
    assert_looks_as_it_looked(
        draw_battle(view, done(), Texts("uk"), names=("Ада", "Бо", "Іво")), "battle-delta", request
    )
    hidden = draw_battle(look(delta().s, None), battle_report(delta().told), LABELS, theme=DARK)
    assert_looks_as_it_looked(hidden, "battle-hidden", request)
    kept = sheltered()
    west = draw_battle(look(kept.s, None), battle_report(kept.told), Texts("ru"), theme=CONTRAST)
    assert_looks_as_it_looked(west, "battle-kept", request)
