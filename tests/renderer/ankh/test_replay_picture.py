"""A replay decodes to the pictures that were drawn, is small, and is cut into chapters."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.commands.seeded_games import played
from bot.games.ankh.captions import caption, captioned
from bot.texts import LANGUAGES, Texts
from renderer.ankh.geometry import SIZE
from renderer.ankh.palette import LIGHT, THEMES
from renderer.ankh.replay import BATTLE_HOLD, Frame, chapters, joined, replay_frames
from renderer.ankh.replay_picture import HEIGHT as PICTURE
from renderer.ankh.replay_picture import colours, draw_frame, draw_replay
from renderer.film import FOOTER, FRAME_MS, LAST_MS, WIDTH
from renderer.gif import CLEAR
from renderer.replay import MOST, Step, shortened
from rules.engine.events import Event
from tests.renderer.ankh.views import LABELS, opening
from tests.renderer.pixels import changed, inside

ABOVE = PICTURE * 2 // 3  # the map, devotion and battles
HEIGHT = ABOVE + FOOTER


@cache
def frames(seed: int = 99) -> list[Frame]:
    return replay_frames(captioned(LABELS, played("ankh", seed)))


def decoded(data: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(data)) as gif:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]


def apart(a: Image.Image, b: Image.Image) -> float:
    """How much two pictures differ, as the mean of all channels."""
    return sum(ImageStat.Stat(ImageChops.difference(a, b)).mean) / 3


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_replay_decodes_to_the_pictures_that_were_drawn(theme):
    shown = frames()[60:72]
    pictures = decoded(draw_replay(shown, LABELS, theme=theme))
    assert len(pictures) == len(shown)
    for frame, picture in zip(shown, pictures, strict=True):
        drawn = draw_frame(frame, LABELS, theme=theme)
        assert picture.size == drawn.size == (WIDTH, HEIGHT)
        assert apart(drawn, picture) < 4  # of 255: what 63 colours cost


def test_only_the_last_frame_stays_longer_and_it_begins_again():
    with Image.open(io.BytesIO(draw_replay(frames()[:5], LABELS))) as gif:
        assert gif.info["loop"] == 0
        durations = [frame.info["duration"] for frame in ImageSequence.Iterator(gif)]
    assert durations == [FRAME_MS] * 4 + [LAST_MS]


def test_a_replay_is_the_same_every_time():
    assert draw_replay(frames()[:4], LABELS) == draw_replay(frames()[:4], LABELS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_palette_is_fixed_and_leaves_a_place_for_what_stays(theme):
    places = colours(theme)
    found = {places[n : n + 3] for n in range(0, len(places), 3)}
    assert len(found) == len(places) // 3 <= CLEAR


def test_a_long_game_is_small():
    """Two megabytes for 150 steps are the limit: a frame may take 13 KB, the first more."""
    shown = frames(6)[:40]
    assert len(draw_replay(shown, LABELS)) < 150_000 + 13_000 * len(shown)


def test_a_frame_that_changes_nothing_is_drawn_too():
    frame = frames()[3]
    assert len(decoded(draw_replay([frame, frame], LABELS))) == 2


def test_captions_stay_in_their_line():
    frame = frames()[3]
    long = Frame(frame.view, frame.marks, "Очень длинная подпись " * 20, frame.progress)
    box = changed(draw_frame(frame, LABELS), draw_frame(long, LABELS))
    assert inside(box, (24, ABOVE, WIDTH - 24, ABOVE + 46))


def test_devotion_and_battles_are_seen_below_the_map():
    frame = next(frame for frame in frames() if frame.marks.fought)
    below = (0, SIZE[1] * 2 // 3, WIDTH, ABOVE)
    gods = (replace(frame.view.gods[0], devotion=29), *frame.view.gods[1:])
    richer = replace(frame, view=replace(frame.view, gods=gods))
    quiet = replace(frame, marks=replace(frame.marks, fought=None))
    fought = frame.marks.fought
    assert fought is not None
    undecided = replace(frame, marks=replace(frame.marks, fought=fought._replace(winner=None)))
    pictures = [draw_frame(one, LABELS) for one in (frame, richer, quiet, undecided)]
    for one, other in combinations(pictures, 2):
        assert inside(changed(one, other), below)


def test_every_battle_has_a_frame_that_stays_with_the_strengths_of_its_result():
    results = [
        event.data["winner"]
        for moment in played("ankh", 99)
        for event in moment.events
        if event.what == "battle_result"
    ]
    fights = [frame for frame in frames() if frame.marks.fought]
    assert [frame.marks.fought.winner for frame in fights] == results
    assert all(len(frame.marks.fought.strengths) > 1 for frame in fights)
    assert all(frame.hold == BATTLE_HOLD for frame in fights)


def test_a_game_is_cut_after_each_conflict():
    parts = chapters(frames())
    assert [frame for part in parts for frame in part] == frames()
    assert [part[-1].progress.frame for part in parts] == list(frames()[0].progress.chapters)
    assert len(parts) == 5


def test_a_long_chapter_is_shortened_without_losing_a_move():
    few = shortened(frames(), joined, 20)
    assert len(few) == 20
    assert few[-1].view == frames()[-1].view
    assert {a for f in few for a in f.marks.arrows} == {a for f in frames() for a in f.marks.arrows}
    assert all(len(part) <= 9 for part in chapters(frames(), 9))
    assert all(len(part) <= MOST for part in chapters(frames(6)))


def test_a_step_of_which_nothing_is_told_has_no_frame():
    view = opening()
    event = Event("nothing_gained", {"god": view.seats[0]})
    steps = [Step(view, [event], "a"), Step(view, [], "b"), Step(view, [Event("action", {})], "c")]
    assert [frame.caption for frame in replay_frames(steps)] == ["a"]
    assert chapters([]) == []


def test_the_bar_grows_and_marks_conflicts():
    early, late = frames()[10], frames()[140]
    moved = Frame(early.view, early.marks, early.caption, late.progress)
    box = changed(draw_frame(early, LABELS), draw_frame(moved, LABELS))
    assert inside(box, (24, ABOVE + 36, WIDTH - 24, HEIGHT))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_game_has_a_caption(language):
    texts = Texts(language)
    for moment in played("ankh", 99):
        assert bool(caption(texts, moment.events)) == bool(moment.events)


def test_arrows_show_what_moved():
    arrows = [frame for frame in frames() if frame.marks.arrows]
    assert arrows
    start, end = arrows[0].marks.arrows[0]
    assert end in {figure.cell for figure in arrows[0].view.figures}
    plain = Frame(arrows[0].view, type(arrows[0].marks)(), arrows[0].caption, arrows[0].progress)
    assert changed(draw_frame(plain, LABELS), draw_frame(arrows[0], LABELS)) is not None
    assert start != end


def test_colours_of_gods_survive():
    assert all(bytes(c) in colours(LIGHT) for c in ((0x1F, 0x77, 0xD0), (0xC8, 0x40, 0x1A)))
