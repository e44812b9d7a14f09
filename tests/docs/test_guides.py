"""The players' guides: their lines can be typed, their commands and pictures are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.client import EXTENSIONS, ThothBot
from bot.house import House
from bot.texts import LANGUAGES, sources
from bot.words import words_for
from rules.ankh.lines import parse

DOCS = Path(__file__).parents[2] / "docs"


def guide(language):
    return (DOCS / f"guide.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_table_can_be_typed(language):
    table = guide(language).split("<!-- lines -->")[1].split("<!-- /lines -->")[0]
    lines = [line.replace("\\|", "|") for line in re.findall(r"`([^`]+)`", table)]
    assert len(lines) == 30
    words = words_for("ankh", language)
    english = guide("en").split("<!-- lines -->")[1]
    same = [line.replace("\\|", "|") for line in re.findall(r"`([^`]+)`", english)]
    for line, meant in zip(lines, same, strict=False):
        assert [a.key for a in parse(line, words)] == [a.key for a in parse(meant)], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guides_have_the_same_chapters_and_pictures_that_exist(language):
    text = guide(language)
    assert text.count("\n## ") == guide("en").count("\n## ")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (DOCS / target).is_file(), target


@pytest.fixture
async def commands(tmp_path):
    """The names of all commands."""
    bot = ThothBot(tmp_path)
    bot.house = await House.open(tmp_path)
    for extension in EXTENSIONS:
        await bot.load_extension(extension)
    yield {command.qualified_name for command in bot.tree.walk_commands()}
    await bot.close()


async def test_every_command_of_the_documents_exists(commands):
    for path in DOCS.glob("guide.*.md"):
        for named in re.findall(r"`/([a-z]+(?: [a-z]+)?)", path.read_text("utf-8")):
            assert named in commands, (path.name, named)


async def test_every_command_that_a_text_names_exists(commands):
    first_words = {name.split()[0] for name in commands}
    for language in LANGUAGES:
        for text in sources(language).values():
            for named in re.findall(r"(?<![\w./`\]])`?/([a-z]+)\b", text):
                assert named in first_words, named
            for named in re.findall(r"`/([a-z]+ [a-z]+)`", text):
                assert named in commands, named
