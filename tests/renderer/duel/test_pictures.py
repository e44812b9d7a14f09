"""The pictures of Duel: golden images, sizes, secrets, and the same in words."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from PIL import ImageChops

from bot.commands.seeded_games import drafted, played, playing
from bot.games.duel.captions import captioned
from bot.games.duel.pictures import hand
from bot.games.ui_types import Look
from bot.texts import LANGUAGES, Texts
from renderer import encode
from renderer.duel.alt_text import alt_text
from renderer.duel.cities_picture import draw_cities
from renderer.duel.draft_marks import draft_view
from renderer.duel.draft_picture import draw_draft
from renderer.duel.end_picture import draw_end
from renderer.duel.layout import WIDTH, card_box, slot_box
from renderer.duel.palette import THEMES, colours
from renderer.duel.preview import draw_preview
from renderer.duel.replay import replay_frames
from renderer.duel.table_picture import draw_table
from renderer.duel.text_board import text_board
from renderer.theme import ThemeName
from rules.duel.layouts import PLACES
from tests.cases.duel import table
from tests.renderer.fitted import recorder  # noqa: F401 - a fixture
from tests.renderer.golden import assert_looks_as_it_looked

NAMES = ("Petro", "Олена")
LIGHT, DARK, CONTRAST = (THEMES[name] for name in ThemeName)
MOST_BYTES = 200_000


@cache
def views(pantheon=True, seed=3):
    return [moment.view for moment in played("duel", seed, options={"pantheon": pantheon})]


def draft(step=40):
    session = next(islice(playing("duel", 3, options={"pantheon": True}), step, None))
    return drafted(session, str(session.request.choices[0].options[0]))


def preview():
    made = draft()
    return draw_preview(
        made.before, made.after, made.seat, made.answers, Texts("en"), names=NAMES, theme=LIGHT
    )


GOLDEN = {
    "duel-table-light-en": lambda: draw_table(views()[40], Texts("en"), names=NAMES, step=40),
    "duel-table-base-dark-ru": lambda: draw_table(views(False)[-4], Texts("ru"), theme=DARK),
    "duel-cities-contrast-uk": lambda: draw_cities(views()[60], Texts("uk"), theme=CONTRAST),
    "duel-draft-light-ru": lambda: draw_draft(views()[2], Texts("ru"), names=NAMES),
    "duel-end-dark-uk": lambda: draw_end(views()[-1], Texts("uk"), names=NAMES, theme=DARK),
    "duel-preview-light-en": preview,
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_it_looked(name, request):
    assert_looks_as_it_looked(GOLDEN[name](), name, request)


@pytest.mark.parametrize("pantheon", [True, False])
def test_cards_lie_inside_and_apart(pantheon):
    for age, places in PLACES.items():
        boxes = [card_box(age, place, pantheon) for place in places]
        boxes += [slot_box(slot) for slot in range(1, 7)] if pantheon else []
        for n, (left, top, right, bottom) in enumerate(boxes):
            assert 15 <= left < right <= WIDTH - 15
            for other in boxes[:n]:
                apart = right <= other[0] or other[2] <= left
                assert apart or bottom <= other[1] or other[3] <= top


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_no_colour_drifts_far_and_files_are_small(theme):
    view, texts, size = views()[45], Texts("ru"), 0
    for image in (draw_table(view, texts, theme=theme), draw_cities(view, texts, theme=theme)):
        shown = encode.indexed(image, colours(theme)).convert("RGB")
        histogram = ImageChops.difference(image, shown).convert("L").histogram()
        assert sum(histogram[24:]) / sum(histogram) < 0.01
        size += len(encode.png(image, colours(theme)))
    assert size <= MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pantheon", [True, False])
def test_words_fit_and_name_every_card_that_can_be_taken(language, pantheon):
    texts = Texts(language)
    for view in views(pantheon)[::4]:
        board = text_board(view, texts)
        assert 0 < len(alt_text(view, texts)) <= 1024
        assert all(0 < len(block) <= 2000 for block in board)
        for card in view.structure:
            assert f"\n{card.place} " in "\n".join(board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_can_be_told_apart_by_their_names_in_the_cities(language, recorder):  # noqa: F811
    names = ("Oleksandr Zad", "Ярина-Мар’яна")
    draw_cities(views()[60], Texts(language), names=names)
    assert {name: result for name, result, *_ in recorder.calls if name in names} == {
        name: name for name in names
    }


def test_alt_text_begins_with_what_matters():
    head = alt_text(views()[40], Texts("en"))
    assert head.startswith("Age II, Moon to move, 3 coins against 10. Pawn in the middle. Free: ")


def test_a_god_put_into_a_slot_is_seen_by_its_placer_alone():
    told = {}
    for answer in (0, -1):
        for session in playing("duel", 3, options={"pantheon": True}):
            if session.request.choices[0].what == "place_god":
                break
        choice = session.request.choices[0]
        slot = str(choice.options[0]).split()[1]
        ways = [n for n, o in enumerate(choice.options) if str(o).split()[1] == slot]
        session.pick(choice.seat, ways[answer])
        for viewer in (None, choice.seat, 1 - choice.seat):
            view, place = session.game.view(session.state, viewer), viewer
            drawn = draw_table(view, Texts("en")).tobytes(), alt_text(view, Texts("en"))
            told.setdefault((place, place == choice.seat), []).append(drawn)
    for (_, is_placer), (one, two) in told.items():
        assert (one == two) is not is_placer


def test_a_preview_never_shows_a_card_that_would_turn_up():
    for step in range(12, 60, 6):
        made = draft(step)
        hidden = {card.place for card in made.before.structure if card.card is None}
        shown = draft_view(made.before, made.after)
        assert all(card.card is None for card in shown.structure if card.place in hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_has_captions_and_chapters(language):
    moments = list(played("duel", 2, options={"pantheon": True}))
    frames = replay_frames(captioned(Texts(language), moments))
    assert len(frames) > len(moments) * 0.9
    assert all(frame.caption for frame in frames)
    assert len(frames[0].progress.chapters) == 3


def test_the_hand_shows_gods_on_top_of_piles_to_who_has_seen_them():
    """The Moon has put Zeus back on the Greek pile, which nobody else knows."""
    deck = {"top": [{"god": "zeus", "seats": [1]}], "rest": ["aphrodite"]}
    t = table("tavern altar", pantheon=True, age=1, decks={"greek": deck})
    told = {}
    for seat, player in enumerate("AB"):
        shown = hand(Look(Texts("en"), NAMES, ThemeName.LIGHT), t.view(player), seat)
        told[player] = {picture.name: picture.alt for picture in shown}
    assert "piles.png" not in told["A"]
    assert told["B"]["piles.png"].startswith("What lies on top of the piles: 1 Zeus: ")
