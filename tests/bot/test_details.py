"""``draw --picture battle|draft|changes|sheet|hand``: a file each, or a word why not."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.__main__ import main
from bot.drawings.ankh_pictures import DETAILS as PICTURES


def draw(picture: str, out, steps: int) -> int:
    return main(["draw", "ankh", "--random", "--seed", "3", "--steps", str(steps),
                 "--picture", picture, "--names", "Ада", "--out", str(out)])  # fmt: skip


@pytest.mark.parametrize("picture", PICTURES)
def test_each_picture_is_a_palette_png_of_the_usual_width(picture, tmp_path):
    assert draw(picture, tmp_path, 70) == 0
    with Image.open(tmp_path / f"{picture}.png") as image:
        assert (image.width, image.mode) == (1080, "P")


@pytest.mark.parametrize(("picture", "why"), [("sheet", "forgotten"), ("draft", "nothing")])
def test_a_game_that_is_over_has_no_sheet_and_no_draft(picture, why, tmp_path, capsys):
    assert draw(picture, tmp_path, 9999) == 2
    assert why in capsys.readouterr().err
