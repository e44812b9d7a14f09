"""The pictures of Ankh's front: what is drawn, what they are called, what they say."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from bot.fronts import front_of
from bot.fronts.ankh_drafts import behind, marks_of, with_tokens
from bot.fronts.front import Look, Moment
from bot.texts import LANGUAGES, Texts
from renderer.ankh.draft_marks import numbered_ends
from renderer.ankh.marks import NO_MARKS
from rules.engine.events import Event
from tests.fronts.ankh_play import SEEDS, decisions, every_decision, game

FRONT = front_of("ankh")
EN = Texts("en")
NAMES = ("Petro", "Олена", "Marta", "Андрій", "Zoë")
MAP = (1080, 1110)


def checked(pictures):
    """Pictures that can be sent: decodable, with a plain name and an alt text that fits."""
    for picture in pictures:
        assert picture.name.replace(".", "").replace("-", "").isalnum()
        assert 0 < len(picture.alt) <= 1024
    return [Image.open(io.BytesIO(picture.data)) for picture in pictures]


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "light"), ("ru", "dark"), ("uk", "contrast")]
)
def test_boards_of_random_games(language, theme):
    look = Look(Texts(language), NAMES, theme)
    for seed in SEEDS[:4]:
        views = game(seed).views
        at = Random(seed).randrange(1, len(views))
        pictures = FRONT.board(look, views[at], step=at, before=views[at - 1])
        assert [picture.name for picture in pictures] == [f"map-{at}.png", f"strip-{at}.png"]
        assert checked(pictures)[0].size == MAP
    assert [p.name for p in FRONT.board(look, views[0])] == ["map.png", "strip.png"]


def test_changes_are_marked():
    views = game(SEEDS[0]).views
    look = Look(EN)
    moved = next(n for n, events in enumerate(game(SEEDS[0]).events) if any(
        event.what == "moved" for event in events
    ))  # fmt: skip
    plain = FRONT.board(look, views[moved])[0]
    marked = FRONT.board(look, views[moved], before=views[moved - 1])[0]
    assert plain.data != marked.data


# --- drafts ------------------------------------------------------------------------------


def first(what, fits=lambda asked: True):
    return next(asked for asked in every_decision() if asked.what == what and fits(asked))


def test_every_way_can_be_previewed():
    """Marks alone, as drawing all of them would take long; what is drawn has a test of its own."""
    for asked in [*every_decision()][::7]:
        ways = FRONT.clicks(EN, asked.view, asked.what, asked.keys)
        way = tuple(click.value for click in ways[asked.answer])
        god = asked.view.active_god
        for n in range(len(way) + 1):
            assert asked.answer in behind(EN, asked.view, asked.keys, way[:n])
            marks_of(EN, asked.view, god, [], asked.keys, way[:n])
        assert behind(EN, asked.view, asked.keys, way) == [asked.answer]
        marks_of(EN, with_tokens(asked.view, [asked.answer]), god, [asked.answer], (), ())


@pytest.mark.parametrize("what", ["move", "summon", "caravan", "control", "battle.build"])
def test_previews_on_the_map(what):
    asked = first(what, lambda a: len(a.keys) > 2)
    drawn = FRONT.preview(Look(EN), asked.view, asked.seat, [], asked.keys)
    assert [image.size for image in checked(drawn)] == [MAP]
    key = next(key for key in asked.keys if any(letter.isdecimal() for letter in key))
    answered = FRONT.preview(Look(EN), asked.view, asked.seat, [key], ())
    assert drawn[0].data != answered[0].data


@pytest.mark.parametrize("what", ["action", "unlock", "battle.card", "battle.bid", "battle.two"])
def test_what_is_not_on_the_map_has_no_preview(what):
    asked = first(what)
    assert FRONT.preview(Look(EN), asked.view, asked.seat, [], asked.keys) == []


def test_choosing_a_figure_shows_where_it_can_go():
    asked = first("move")
    start = asked.keys[0].partition(">")[0]
    ends = {int(key.partition(">")[2]) for key in asked.keys if key.startswith(f"{start}>")}
    marks = marks_of(EN, asked.view, asked.view.active_god, [], asked.keys, [start])
    assert set(marks.cells) == ends


def test_the_ends_of_caravans_keep_their_numbers():
    asked = first("caravan", lambda a: len(a.keys) > 20)
    every = dict(numbered_ends(asked.keys))
    ways = FRONT.clicks(EN, asked.view, "caravan", asked.keys)
    way = [click.value for click in next(w for w in ways.values() if len(w) == 4)]
    before = set(every)
    for n in (1, 2, 3):
        marks = marks_of(EN, asked.view, None, [], asked.keys, way[:n])
        shown = dict(marks.ends)
        assert set(shown) <= before
        assert all(every[number] == corner for number, corner in shown.items())
        before = set(shown)
    assert before < set(every)
    assert marks.borders
    assert len(marks_of(EN, asked.view, None, [], asked.keys, way).sizes) == 2


def test_a_drafted_swap_shows_the_new_order():
    """UX, story 8."""
    asked = first("caravan")
    chain = next(key for key in asked.keys if key.startswith("caravan "))
    cell = int(chain.split()[1].partition("|")[0])
    old = next(region.token for region in asked.view.regions if cell in region.land)
    split = with_tokens(asked.view, [chain, f"token:{cell}"])
    assert len(split.regions) == len(asked.view.regions) + 1
    assert cell in next(region.land for region in split.regions if region.token == old)
    other = next(region.token for region in split.regions if region.token != old)
    swapped = with_tokens(asked.view, [chain, f"token:{cell}", f"swap:{old}={other}"])
    assert cell in next(region.land for region in swapped.regions if region.token == other)


def test_a_draft_about_nothing_has_no_marks():
    asked = first("action")
    assert marks_of(EN, asked.view, None, ["gain"], asked.keys, ()) == NO_MARKS


# --- scenes ------------------------------------------------------------------------------


def test_each_decided_battle_has_a_picture():
    played = game(SEEDS[1])
    drawn = 0
    for view, events in zip(played.views[:120], played.events[:120], strict=False):
        pictures = FRONT.scene(Look(EN, NAMES), view, events)
        drawn += len(pictures)
        assert len(pictures) == sum(event.what == "battle_result" for event in events)
        assert all("Victory: " in picture.alt for picture in pictures)
        checked(pictures)
    assert drawn


def test_the_end_of_a_game_from_all_its_events_or_the_last():
    for seed in SEEDS[:4]:
        played = game(seed)
        events = [event for told in played.events for event in told]
        whole = [event for event in events if event.what != "battle_result"]  # no battles
        for told in (whole, whole[-30:], whole[-1:]):
            pictures = FRONT.scene(Look(EN, NAMES), played.views[-1], told)
            assert [picture.name for picture in pictures] == ["end.png"]
            checked(pictures)


def test_most_events_have_no_picture():
    view = game(SEEDS[0]).views[5]
    assert FRONT.scene(Look(EN), view, [Event("conflict_over", {"number": 1})]) == []


# --- sheets, hands, replays --------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_and_hands(language):
    look = Look(Texts(language), NAMES)
    for seed in SEEDS[:3]:
        asked = Random(seed).choice(decisions(seed))
        for draw, name in ((FRONT.sheet, "sheet.png"), (FRONT.hand, "hand.png")):
            pictures = draw(look, asked.view, asked.seat)
            assert [picture.name for picture in pictures] == [name]
            checked(pictures)


def test_a_forgotten_god_has_no_sheet_and_no_hand():
    played = next(game(seed) for seed in SEEDS if game(seed).views[-1].forgotten)
    view = played.views[-1]
    seat = view.seats.index(view.forgotten[0])
    assert FRONT.sheet(Look(EN), view, seat) == FRONT.hand(Look(EN), view, seat) == []
    assert FRONT.seat_name(EN, view, seat) == EN(f"ankh-god-{view.seats[seat]}")


def test_a_replay_has_a_chapter_for_each_conflict():
    played = game(SEEDS[2])
    end = next(n for n, events in enumerate(played.events) if any(
        event.what == "conflict_over" for event in events
    ))  # fmt: skip
    told = [
        Moment(view, tuple(events))
        for view, events in zip(played.views[: end + 3], played.events[: end + 3], strict=True)
    ]
    pictures = FRONT.replay(Look(EN), told)
    assert [picture.name for picture in pictures][:2] == ["replay-1.gif", "replay-2.gif"]
    assert all(image.format == "GIF" for image in checked(pictures))
