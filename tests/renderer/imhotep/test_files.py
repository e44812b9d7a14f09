"""The files: golden images, one palette for all, the same bytes everywhere, and replays."""

from __future__ import annotations

import io
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from bot.commands.seeded_games import drafted, played
from bot.games.drafted import Drafted
from bot.games.imhotep.captions import captioned, captioned_chapters
from bot.texts import LANGUAGES, Texts
from renderer import encode
from renderer.film import FOOTER, WIDTH
from renderer.gif import CLEAR
from renderer.imhotep.board_picture import draw_board
from renderer.imhotep.changes import changed_marks
from renderer.imhotep.draft_marks import draft_marks
from renderer.imhotep.encode import board_png, table_png
from renderer.imhotep.hand_picture import draw_hand
from renderer.imhotep.layout import HEIGHT
from renderer.imhotep.palette import THEMES, colours
from renderer.imhotep.replay import replay_frames
from renderer.imhotep.replay_picture import draw_frame, draw_replay, replay_colours
from renderer.imhotep.scoring_picture import draw_scoring
from renderer.imhotep.table_picture import draw_table
from renderer.theme import ThemeName
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.imhotep.views import LABELS, NAMES, late, sessions, views
from tests.renderer.processes import assert_same_in_other_processes

MOST_BYTES = 200_000


class Golden(NamedTuple):
    picture: str
    seats: int
    sides: str
    step: int
    theme: ThemeName = ThemeName.LIGHT
    language: str = "en"

    def __str__(self) -> str:
        return "-".join(map(str, ("imhotep", *self)))

    def draw(self) -> Image.Image:
        game, labels, theme = (
            views(self.seats, self.sides),
            Texts(self.language),
            THEMES[self.theme],
        )
        view, before = game[self.step], game[self.step - 8]
        match self.picture:
            case "board":
                return draw_board(view, labels, names=NAMES, step=self.step, theme=theme)
            case "changes":
                marks = changed_marks(before, view)
                return draw_board(view, labels, names=NAMES, theme=theme, marks=marks)
            case "draft":
                draft = self.draft()
                marks = draft_marks(view, draft.after, draft.seat, draft.answers)
                return draw_board(view, labels, names=NAMES, theme=theme, marks=marks)
            case "table":
                return draw_table(view, labels, names=NAMES, theme=theme)
            case "scoring":
                return draw_scoring(view, labels, names=NAMES, theme=theme)
            case _:
                return draw_hand(view, 0, labels, name=NAMES[0], theme=theme)

    def draft(self) -> Drafted:
        """The first ship that has stones and can sail goes to the tomb."""
        session = next(islice(sessions(self.seats, self.sides), self.step, None))
        keys = [str(option) for option in session.request.choices[0].options]
        return drafted(session, next(key for key in keys if key.endswith(" tomb")))


GOLDEN = (
    Golden("board", 4, "A", 90),
    Golden("board", 3, "B", 70, ThemeName.DARK, "ru"),
    Golden("board", 2, "random", 60, ThemeName.CONTRAST, "uk"),
    Golden("changes", 3, "A", 60),
    Golden("draft", 4, "B", 70, ThemeName.DARK, "uk"),
    Golden("table", 4, "A", 90, language="ru"),
    Golden("table", 2, "B", 80, ThemeName.DARK),
    Golden("scoring", 4, "A", -1, language="uk"),
    Golden("hand", 3, "A", -1, language="ru"),
)


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_a_picture_looks_as_it_looked(golden, request):
    assert_looks_as_it_looked(golden.draw(), str(golden), request)


def fingerprint() -> str:
    view, labels = late(4, "B"), Texts("uk")
    drawn = board_png(view, labels, names=NAMES) + table_png(view, labels, names=NAMES)
    return sha256(drawn).hexdigest()


def test_two_processes_draw_the_same():
    assert_same_in_other_processes(fingerprint)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("sides", ["A", "B"])
def test_no_colour_drifts_far_in_the_palette(theme, sides):
    for draw in (draw_board, draw_table, draw_scoring):
        image = draw(late(4, sides), LABELS, names=NAMES, theme=theme)
        shown = encode.indexed(image, colours(theme)).convert("RGB")
        histogram = ImageChops.difference(image, shown).convert("L").histogram()
        assert sum(histogram[24:]) / sum(histogram) < 0.002
        assert sum(histogram[12:]) / sum(histogram) < 0.02


def test_pictures_are_palette_png_and_small_enough():
    assert all(len(colours(theme)) == 3 * 256 for theme in THEMES.values())
    for view in views(4, "random")[1::20]:
        drawn = [board_png(view, Texts("ru"), names=NAMES), table_png(view, Texts("ru"))]
        assert sum(map(len, drawn)) <= MOST_BYTES
        for data in drawn:
            with Image.open(io.BytesIO(data)) as image:
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1080)


# --- replays -------------------------------------------------------------------------------------


def frames(labels=LABELS):
    return replay_frames(captioned(labels, played("imhotep", 3, seats=3)))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_replay_decodes_to_the_pictures_that_were_drawn(theme):
    assert len(replay_colours(theme)) <= 3 * CLEAR
    shown = frames()[30:38]
    with Image.open(io.BytesIO(draw_replay(shown, LABELS, theme=theme))) as gif:
        pictures = [frame.convert("RGB") for frame in ImageSequence.Iterator(gif)]
    assert len(pictures) == len(shown)
    for frame, picture in zip(shown, pictures, strict=True):
        drawn = draw_frame(frame, LABELS, theme=theme)
        assert picture.size == drawn.size == (WIDTH, HEIGHT * 2 // 3 + FOOTER)
        apart = ImageStat.Stat(ImageChops.difference(drawn, picture)).mean
        assert sum(apart) / 3 < 4  # of 255: what 63 colours cost


def test_a_chapter_ends_with_a_round():
    parts = captioned_chapters(LABELS, played("imhotep", 3, seats=3))
    assert len(parts) == 6
    assert [part[-1].progress.frame for part in parts] == list(parts[0][0].progress.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_frame_has_a_caption(language):
    assert all(frame.caption for frame in frames(Texts(language)))
