"""What changed, what a draft would do, battles told afterwards, and the frames of a replay."""

from __future__ import annotations

from bot.commands.seeded_games import drafted
from bot.texts import Texts
from renderer.kemet.battle_report import battle_of
from renderer.kemet.changes import changed_marks
from renderer.kemet.draft_marks import (
    draft_marks,
    joined_marks,
    on_map,
    on_strip,
    open_marks,
    open_tiles,
)
from renderer.kemet.labels import LABELS
from renderer.kemet.map_picture import draw_map
from renderer.kemet.marks import NO_MARKS
from renderer.kemet.offers import BARS, may_buy
from renderer.kemet.replay import BATTLE_HOLD, chapters, replay_frames
from renderer.kemet.replay_picture import draw_frame, draw_replay
from renderer.labels import key
from renderer.replay import Step
from rules.kemet.data import TILES, Colour, Mode, Space, Token
from rules.kemet.lookup import why_not_buy
from rules.kemet.state import Setting
from tests.renderer.kemet.played import drafting, told
from tests.renderer.kemet.views import attack, bought, holding, seen, state


def test_an_army_that_moved_has_an_arrow_and_recruits_a_number():
    before, after = state(), state()
    after.players[0].soldiers = {11: 2, 13: 3, 61: 5, 82: 3}
    after.players[0].prayer -= 2
    after.players[0].placed[Space.MOVE_1] = Token.NORMAL
    mine, theirs = after.players[0], after.players[1]
    holding(mine, tiles=mine.tiles | bought(133))
    theirs.holdings = theirs.holdings.with_pyramid(Colour.WHITE, 3, 22)
    marks = changed_marks(seen(before), seen(after))
    assert marks.arrows == ((10, 61),)
    assert marks.gains == ((13, 2),)
    assert marks.pyramids == (22,)
    assert marks.prayer == ((0, -2),)
    assert marks.tiles == ((0, 133),)
    assert marks.spaces == ((0, Space.MOVE_1),)


def test_nothing_changed_is_not_marked():
    assert changed_marks(seen(state()), seen(state())) == NO_MARKS


def test_a_drafted_step_is_an_arrow_and_what_comes_next_is_ringed():
    session = drafting("move")
    taken = next(str(option) for option in session.request.choices[0].options if ">" in str(option))
    start, end = int(taken[:2]), int(taken[-2:])
    keys = tuple(map(str, session.request.choices[0].options))
    draft = drafted(session, taken)
    rings = open_marks(draft.before, keys, keys)
    assert start in rings.areas or end in rings.areas
    marks = draft_marks(draft.before, draft.after, draft.answers)
    assert (start, end) in marks.arrows
    assert on_map(joined_marks(marks, rings))
    assert not on_strip(rings)


def test_drafts_of_other_decisions_ring_their_areas():
    for what, digits in (("recruit", 2), ("build", 2), ("soldiers", 2)):
        keys = tuple(map(str, drafting(what).request.choices[0].options))
        view = drafted(drafting(what)).before
        assert open_marks(view, keys, keys).areas, (what, digits)


def test_open_tiles_are_those_on_offer():
    assert open_tiles(("111", "232", "nothing")) == (111, 232)


def test_a_battle_is_the_same_when_it_is_told_afterwards():
    events, found = [], 0
    for view, new in told(5, 5, 500):
        for event in (event for event in new if event.what == "fought"):
            battle = battle_of(view, new, events)
            sums = [battle.attacker.total_strength, battle.defender.total_strength]
            assert sums == list(event.data["strength"])
            assert [battle.attacker.lost, battle.defender.lost] == list(event.data["lost"])
            assert battle.winner == event.data["winner"]
            found += 1
        events += new
    assert found > 3


def test_an_attack_that_is_not_fought_yet_is_the_views():
    view = seen(attack())
    assert battle_of(view, ()) is view.battle
    assert battle_of(seen(state()), ()) is None


def test_those_may_buy_whose_level_suffices_and_who_have_no_twin():
    view = seen(state())
    assert may_buy(view, 123) == [1, 3, 4]
    assert may_buy(view, 211) == []


def test_every_reason_why_a_tile_cannot_be_bought_has_a_label():
    keys = {label.key for label in LABELS}
    views = [seen(state(players)) for players in (2, 5)]
    beginners = state(2)
    beginners.setting = Setting(beginners.setting.colours, Mode.BEGINNER)
    beginners.players[0].prayer = 0
    views.append(seen(beginners))
    found = {why_not_buy(v, p.seat, tile) for v in views for p in v.players for tile in TILES}
    assert found - {None} == set(BARS)
    assert {key("kemet-label-why", bar) for bar in BARS} <= keys


def test_a_replay_has_a_frame_a_turn_and_a_chapter_a_day():
    steps = [Step(view, events, events[-1].what if events else "") for view, events in told()]
    frames = replay_frames(steps)
    days = {frame.view.day for frame in frames}
    assert 20 < len(frames) < len(steps)
    assert len(chapters(frames)) == len(days)
    assert all(frame.caption for frame in frames)
    held = [frame for frame in frames if frame.hold == BATTLE_HOLD]
    fought = sum(any(event.what == "fought" for event in step.events) for step in steps)
    assert 0 < len(held) <= fought
    film = draw_replay(frames[:4], Texts("en"))
    assert film.startswith(b"GIF89a")
    assert draw_frame(frames[-1], Texts("en")).size == (720, 962)


def test_the_same_view_gives_the_same_pixels():
    view = seen(attack())
    assert draw_map(view, Texts("uk")).tobytes() == draw_map(view, Texts("uk")).tobytes()
