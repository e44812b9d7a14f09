"""The gallery is made by one command, and what its page shows is there and small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import main
from bot.commands.gallery import EXHIBITS, KINDS, PAGE
from bot.games.registry import ON_DISCORD
from renderer.theme import ThemeName
from renderer.words import LONGEST_ALT

GALLERY = Path(__file__).parents[3] / "docs" / "gallery"
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


def shown(page: Path) -> dict[str, str]:
    """The pictures of a page and their alt texts."""
    return {name: alt for alt, name in IMAGE.findall(page.read_text(encoding="utf-8"))}


def test_the_command_draws_some_kinds(tmp_path):
    assert main(["gallery", "--only", "strip", "end", "--out", str(tmp_path)]) == 0
    pictures = shown(tmp_path / PAGE)
    assert len(pictures) == sum(e.kind in ("strip", "end") for e in EXHIBITS)
    for name, alt in pictures.items():
        assert 0 < len(alt) <= LONGEST_ALT
        with Image.open(tmp_path / name) as image:
            assert image.width == 1080


def test_a_kind_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(SystemExit):
        main(["gallery", "--only", "fresco", "--out", str(tmp_path)])


def test_the_page_in_the_documentation_shows_every_exhibit():
    pictures = shown(GALLERY / PAGE)
    assert len(pictures) == len(EXHIBITS)
    there = {path.name for path in GALLERY.iterdir()} - {PAGE}
    assert there == set(pictures)
    assert sum((GALLERY / name).stat().st_size for name in there) <= 1_000_000 * len(ON_DISCORD)


def test_every_kind_theme_and_language_is_shown():
    assert {exhibit.kind for exhibit in EXHIBITS} == set(KINDS)
    assert {exhibit.theme for exhibit in EXHIBITS} == set(ThemeName)
    assert {exhibit.language for exhibit in EXHIBITS} == {"en", "ru", "uk"}
