"""The guides for players: what they say of the games, of commands and of pictures is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.commands.game_pages import BEGIN, END, part_for
from bot.commands.generated import with_part
from bot.games.registry import GAMES, ON_DISCORD
from bot.process.client import EXTENSIONS, ThothBot
from bot.process.services import Services
from bot.texts import LANGUAGES, sources

DOCS = Path(__file__).parents[2] / "docs"
PAGES = (DOCS.parent / "README.md", *(DOCS / f"guide.{language}.md" for language in LANGUAGES))


def guide(language):
    return (DOCS / f"guide.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_page_says_about_the_games_what_would_be_written(path, tmp_path):
    """python -m bot games --write README.md docs/guide.*.md"""
    text = path.read_text("utf-8")
    assert with_part(text, BEGIN, END, part_for(path)) == text
    copy = tmp_path / path.name
    copy.write_text(with_part(text, BEGIN, END, "something old"), "utf-8")
    assert main(["games", "--write", str(copy)]) == 0
    assert copy.read_text("utf-8") == text


def test_a_page_without_a_place_for_the_games_is_refused(tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text("nothing\n")
    assert main(["games", "--write", str(page)]) == 2
    assert BEGIN in capsys.readouterr().err
    assert page.read_text() == "nothing\n"


def test_the_games_are_listed_for_scripts(capsys):
    assert main(["games"]) == 0
    assert capsys.readouterr().out.split() == list(GAMES)
    assert main(["games", "--on-discord"]) == 0
    assert capsys.readouterr().out.split() == list(ON_DISCORD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guides_have_the_same_chapters_and_pictures_that_exist(language):
    text = guide(language)
    assert text.count("\n## ") == guide("en").count("\n## ")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (DOCS / target).is_file(), target


@pytest.fixture
async def commands(tmp_path):
    """The names of all commands."""
    async with ThothBot(tmp_path) as bot:
        bot.services = await Services.open(tmp_path)
        for extension in EXTENSIONS:
            await bot.load_extension(extension)
        yield {command.qualified_name for command in bot.tree.walk_commands()}


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
