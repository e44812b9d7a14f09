"""What the page's files may and may not contain."""

import re

import pytest

from sandbox.page.routes import CONTENT_TYPES, STATIC

FILES = sorted(STATIC.iterdir())
MODULES = {path.name: path.read_text(encoding="utf-8") for path in FILES if path.suffix == ".js"}
MARKUP = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function")
LANGUAGE = re.compile(r'^  (?:"en-US"|ru|uk): \{\n(.*?)^  \},', re.M | re.S)
WORD = re.compile(r'^    (\w+): "(.*)",$', re.M)


def test_every_file_can_be_served():
    assert all(path.suffix in CONTENT_TYPES for path in FILES)


@pytest.mark.parametrize("name", MODULES)
def test_no_module_makes_markup_of_text(name):
    assert MARKUP.search(MODULES[name]) is None


def test_nothing_is_loaded_from_elsewhere():
    for path in FILES:
        text = path.read_text(encoding="utf-8").replace('"http://www.w3.org/2000/svg"', "")
        assert re.search(r"""["'(]https?://[a-z]""", text) is None, path.name


def test_the_page_speaks_three_languages_with_the_same_words():
    english, russian, ukrainian = (
        dict(WORD.findall(block)) for block in LANGUAGE.findall(MODULES["words.js"])
    )
    assert english.keys() == russian.keys() == ukrainian.keys()
    for key, text in english.items():
        for other in (russian[key], ukrainian[key]):
            assert set(re.findall(r"\{\w+\}", other)) == set(re.findall(r"\{\w+\}", text)), key


def test_every_word_is_used_and_every_used_word_exists():
    code = "".join(text for name, text in MODULES.items() if name != "words.js")
    used = set(re.findall(r'say\("(\w+)"', code)) | {"required", "optionalField"}
    assert used == dict(WORD.findall(LANGUAGE.findall(MODULES["words.js"])[0])).keys()
