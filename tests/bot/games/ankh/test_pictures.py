"""The pictures of Ankh: what is drawn, what they are called, what they say."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from bot.games.drafted import Drafted
from bot.games.game_ui import Look, Moment
from bot.games.uis import ui_of
from bot.texts import LANGUAGES, Texts
from renderer.ankh.draft_marks import draft_marks, drafted_view, numbered_ends
from renderer.ankh.marks import NO_MARKS
from rules.engine.events import Event
from tests.bot.games.ankh.play import SEEDS, decisions, every_decision, game

FRONT = ui_of("ankh")
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
    moved = next(
        n
        for n, events in enumerate(game(SEEDS[0]).events)
        if any(event.what == "moved" for event in events)
    )
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
        for n in range(len(ways[asked.answer]) + 1):
            left = behind(asked, ways[asked.answer][:n])
            assert asked.answer in left
            draft_marks(asked.view, asked.view, (), asked.keys, left)
        assert left == [asked.answer]
        shown = drafted_view(asked.view, asked.after)
        draft_marks(shown, asked.after, [asked.answer])


def behind(asked, clicks):
    """The options to which some clicks lead."""
    ways = FRONT.clicks(EN, asked.view, asked.what, asked.keys)
    return [key for key, way in ways.items() if way[: len(clicks)] == tuple(clicks)]


def is_on_the_map(asked):
    return len(asked.keys) > 2 and any(letter.isdecimal() for letter in asked.answer)


@pytest.mark.parametrize("what", ["move", "summon", "caravan", "control", "battle.build"])
def test_previews_on_the_map(what):
    asked = first(what, is_on_the_map)
    opened = Drafted(asked.seat, asked.view, asked.view, (), asked.keys, asked.keys)
    drawn = FRONT.preview(Look(EN), opened)
    assert [image.size for image in checked(drawn)] == [MAP]
    answered = FRONT.preview(
        Look(EN), Drafted(asked.seat, asked.view, asked.after, (asked.answer,))
    )
    assert drawn[0].data != answered[0].data


@pytest.mark.parametrize("what", ["action", "unlock", "battle.card", "battle.bid", "battle.two"])
def test_what_is_not_on_the_map_has_no_preview(what):
    asked = first(what)
    draft = Drafted(asked.seat, asked.view, asked.view, (), asked.keys, asked.keys)
    assert FRONT.preview(Look(EN), draft) == []


def test_choosing_a_figure_shows_where_it_can_go():
    asked = first("move")
    way = FRONT.clicks(EN, asked.view, "move", asked.keys)[asked.keys[0]]
    left = behind(asked, way[:1])
    assert {key.partition(">")[0] for key in left} == {way[0].value}
    marks = draft_marks(asked.view, asked.view, (), asked.keys, left)
    assert set(marks.cells) == {int(key.partition(">")[2]) for key in left}


def test_the_ends_of_caravans_keep_their_numbers():
    asked = first("caravan", lambda a: len(a.keys) > 20)
    every = dict(numbered_ends(asked.keys))
    ways = FRONT.clicks(EN, asked.view, "caravan", asked.keys)
    key, (click,) = next((k, w) for k, w in ways.items() if " via " in w[0].label)
    shown = dict(draft_marks(asked.view, asked.view, (), asked.keys, asked.keys).ends)
    assert shown == every
    marks = draft_marks(asked.view, asked.view, (), asked.keys, [key])
    start, end = sorted(dict(marks.ends))
    assert click.label.startswith(f"{start} → {end} via ")
    assert dict(marks.ends).items() <= every.items()
    assert marks.borders


def test_a_drafted_swap_shows_the_new_order():
    """UX, story 8."""
    asked = first("caravan.swap", lambda a: a.answer != "no")
    shown = drafted_view(asked.view, asked.after)
    assert shown.regions != asked.view.regions
    assert FRONT.preview(Look(EN), Drafted(asked.seat, asked.view, asked.after, (asked.answer,)))


def test_a_draft_about_nothing_has_no_marks():
    asked = first("action")
    assert draft_marks(asked.view, asked.view, ["gain"], asked.keys, asked.keys) == NO_MARKS


# --- scenes ------------------------------------------------------------------------------


def test_each_decided_battle_has_a_picture():
    played = game(SEEDS[1])
    drawn = 0
    for view, events in zip(played.views[:120], played.events[:120], strict=False):
        pictures = FRONT.scene(Look(EN, NAMES), view, events)
        drawn += len(pictures)
        assert len(pictures) == sum(event.what == "battle_result" for event in events)
        assert all("Winner: " in picture.alt for picture in pictures)
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
    end = next(
        n
        for n, events in enumerate(played.events)
        if any(event.what == "conflict_over" for event in events)
    )
    told = [
        Moment(view, tuple(events))
        for view, events in zip(played.views[: end + 3], played.events[: end + 3], strict=True)
    ]
    pictures = FRONT.replay(Look(EN), told)
    assert [picture.name for picture in pictures][:2] == ["replay-1.gif", "replay-2.gif"]
    assert all(image.format == "GIF" for image in checked(pictures))
