"""Lines of Imhotep typed in Russian and Ukrainian, and lines of its log word by word."""

from __future__ import annotations

import re

import pytest

from bot.games.imhotep.phrases import emphasised, refused, said
from bot.games.typed_words import words_for
from bot.texts import LANGUAGES, Texts
from rules.engine.errors import IllegalAnswer, Why
from rules.engine.events import Event
from rules.engine.reading import read
from rules.imhotep.data import Card, Colour, Site
from rules.imhotep.lines import GRAMMAR
from rules.imhotep.refusals import Reason
from rules.imhotep.words import CARDS

ENGLISH, RUSSIAN, UKRAINIAN = (Texts(language) for language in LANGUAGES)
PLAYING = (Colour.BROWN, Colour.WHITE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "ids"), [("card", Card), ("site", Site)])
def test_names_can_be_typed_as_they_are_shown(language, family, ids):
    texts = Texts(language)
    for name in ids:
        shown = texts(f"imhotep-{family}-{name}".replace("_", "-")).lower()
        word = texts.words("imhotep").get(shown.replace(" ", "_"))
        assert word is not None, shown
        assert CARDS.get(word, word) == name, shown


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("ru", "взять", ["take"]),
        ("ru", "разместить 2.3", ["load 2.3"]),
        ("ru", "Отправить 2 гробница", ["sail 2 tomb"]),
        ("ru", "отпр 2 обел", ["sail 2 obelisks"]),
        ("ru", "отпр 2 гроб", ["sail 2 tomb"]),
        ("ru", "карта рычаг 2 храм 3-1-2", ["card lever 2 temple 3-1-2"]),
        ("ru", "карта парус 2.3 рынок", ["card sail 2.3 market"]),
        ("ru", "долото 1.1 2.3", ["card chisel 1.1 2.3"]),
        ("ru", "отправить 2 рынок молоток", ["sail 2 market", "hammer"]),
        ("ru", "мощеная дорога", ["paved_path"]),
        ("ru", "украшение гробницы", ["tomb_ornament"]),
        ("ru", "выбрать статуя 2", ["statue 2"]),
        ("ru", "левая", ["left"]),
        ("ru", "очко", ["point"]),
        ("uk", "взяти", ["take"]),
        ("uk", "розмістити 2.3", ["load 2.3"]),
        ("uk", "відправити 2 гробниця", ["sail 2 tomb"]),
        ("uk", "карта вітрило 2.3 ринок", ["card sail 2.3 market"]),
        ("uk", "важіль 2 храм 2-1", ["card lever 2 temple 2-1"]),
        ("uk", "прикраса обеліска", ["obelisk_ornament"]),
        ("uk", "ліва", ["left"]),
        ("uk", "камені", ["stones"]),
        ("uk", "пара", ["pair"]),
        # The card Sail has a word of its own.
        ("ru", "парус 2.3 храм", ["card sail 2.3 temple"]),
        ("ru", "парус 2 храм", ["card sail 2 temple"]),
        ("uk", "вітрило 2.3 храм", ["card sail 2.3 temple"]),
        ("uk", "вітрило 2.3 гробниця", ["card sail 2.3 tomb"]),
        ("en", "sail card 2.3 tomb", ["card sail 2.3 tomb"]),
        # Small words and an arrow may stand before a site or a number.
        ("ru", "отправить 2 в гробницу", ["sail 2 tomb"]),
        ("ru", "отправить корабль 2 к пирамиде", ["sail 2 pyramid"]),
        ("ru", "отправить 2 на рынок", ["sail 2 market"]),
        ("ru", "отправить 2 → храм", ["sail 2 temple"]),
        ("ru", "разместить на корабле 2, место 3", ["load 2.3"]),
        ("ru", "разместить корабль 2 клетка 3", ["load 2.3"]),
        ("ru", "долото 1.1 и 2.3", ["card chisel 1.1 2.3"]),
        ("uk", "відправити 2 до гробниці", ["sail 2 tomb"]),
        ("uk", "відправити 2 на ринок", ["sail 2 market"]),
        ("uk", "відправити 2 → храм", ["sail 2 temple"]),
        ("uk", "відправити корабель 2 на ринок", ["sail 2 market"]),
        ("uk", "розмістити у корабель 2 на місце 3", ["load 2.3"]),
        ("uk", "розмістити корабель 2 місце 3", ["load 2.3"]),
        ("en", "sail ship 2 to the market", ["sail 2 market"]),
        # Other cases.
        ("uk", "відправити 2 піраміді", ["sail 2 pyramid"]),
        ("uk", "відправити 2 обеліскам", ["sail 2 obelisks"]),
        ("uk", "відправити 2 храмі", ["sail 2 temple"]),
        ("uk", "відправити 2 ринку", ["sail 2 market"]),
        ("uk", "відправити 2 гробницею", ["sail 2 tomb"]),
        ("ru", "мощеную дорогу", ["paved_path"]),
        ("uk", "бруковану дорогу", ["paved_path"]),
        ("uk", "прикрасу піраміди", ["pyramid_ornament"]),
        ("ru", "украш храма", ["temple_ornament"]),
        ("uk", "прикр гробн", ["tomb_ornament"]),
        ("uk", "каміння", ["stones"]),
        # First person, and what the buttons say.
        ("ru", "размещаю 2.3", ["load 2.3"]),
        ("ru", "кладу 2.3", ["load 2.3"]),
        ("ru", "гружу 2.3", ["load 2.3"]),
        ("ru", "ставлю 2.3", ["load 2.3"]),
        ("ru", "поставить 2.3", ["load 2.3"]),
        ("ru", "отправляю 2 храм", ["sail 2 temple"]),
        ("ru", "плыву 2 храм", ["sail 2 temple"]),
        ("ru", "возьму", ["take"]),
        ("ru", "беру", ["take"]),
        ("uk", "розміщую 2.3", ["load 2.3"]),
        ("uk", "кладу 2.3", ["load 2.3"]),
        ("uk", "поставити 2.3", ["load 2.3"]),
        ("uk", "вантажу 2.3", ["load 2.3"]),
        ("uk", "відправляю 2 храм", ["sail 2 temple"]),
        ("uk", "пливу 2 храм", ["sail 2 temple"]),
        ("uk", "візьму", ["take"]),
        ("uk", "узяти", ["take"]),
        ("ru", "Взять 3 камня", ["take"]),
        ("ru", "Разместить камень на корабль 2, место 3", ["load 2.3"]),
        ("ru", "Пропустить ход", ["pass"]),
        ("ru", "Закрытая пара", ["pair"]),
        ("uk", "Взяти 3 камені", ["take"]),
        ("uk", "Розмістити камінь на корабель 2, місце 3", ["load 2.3"]),
        ("uk", "Закрита пара", ["pair"]),
        # Closing marks, and Latin letters that look alike.
        ("ru", "взять.", ["take"]),
        ("ru", "взять!", ["take"]),
        ("uk", "узяти!", ["take"]),
        ("uk", "відправити 2 пiрамiда", ["sail 2 pyramid"]),
    ],
)
def test_a_line_is_read(language, line, meant):
    words = words_for("imhotep", language)
    assert [answer.key for answer in read(GRAMMAR, line, words)] == meant


@pytest.mark.parametrize(
    ("event", "english", "russian", "ukrainian"),
    [
        (
            Event("taken", {"seat": 1, "count": 2, "sled": 5, "quarry": 20}),
            "White takes 2 stones, on the sled: 5",
            "Белый берёт из каменоломни 2 камня, на санях: 5",
            "Білий бере з каменоломні 2 камені, на санях: 5",
        ),
        (
            Event("sailed", {"seat": 0, "ship": 2, "site": "tomb", "order": [3, 1, 2]}),
            "Brown sails ship 2 → Burial Chamber, unloaded in the order 3-1-2",
            "Коричневый отправляет корабль 2 → Гробница, порядок разгрузки: 3-1-2",
            "Коричневий відправляє корабель 2 → Гробниця, порядок розвантаження: 3-1-2",
        ),
        (
            Event("sailed", {"seat": 0, "ship": 2, "site": "tomb", "order": [1, 3]}),
            "Brown sails ship 2 → Burial Chamber",
            "Коричневый отправляет корабль 2 → Гробница",
            "Коричневий відправляє корабель 2 → Гробниця",
        ),
        (
            Event("built", {"site": "pyramid", "seat": 1, "pyramid": "left", "cell": 2}),
            "White places a stone: Pyramid, left pyramid, cell 2",
            "Белый — камень: Пирамида, левая пирамида, ячейка 2",
            "Білий — камінь: Піраміда, ліва піраміда, комірка 2",
        ),
        (
            Event("built", {"site": "pyramid", "seat": 1, "pyramid": "great", "cell": 2}),
            "White places a stone: Pyramid, cell 2",
            "Белый — камень: Пирамида, ячейка 2",
            "Білий — камінь: Піраміда, комірка 2",
        ),
        (
            Event("points", {"seat": 1, "source": "wrath", "points": -5, "score": 30}),
            "White: −5, now 30 (Wrath of the Pharaoh)",
            "Белый: −5, теперь 30 (гнев фараона)",
            "Білий: −5, тепер 30 (гнів фараона)",
        ),
        (
            Event(
                "game_over",
                {"ending": "points", "seats": [1], "scores": [40, 43], "places": [2, 1]},
            ),
            "Game over. Winner: White (most points). Points: Brown 40, White 43",
            "Игра окончена. Победитель: Белый (больше всех очков). Очки: Коричневый 40, Белый 43",
            "Гру завершено. Переможець: Білий (найбільше очок). Очки: Коричневий 40, Білий 43",
        ),
    ],
)
def test_a_line_of_the_log(event, english, russian, ukrainian):
    assert said(ENGLISH, event, PLAYING) == english
    assert said(RUSSIAN, event, PLAYING) == russian
    assert said(UKRAINIAN, event, PLAYING) == ukrainian


def test_players_stand_out():
    assert emphasised(RUSSIAN, "Белый: +1, теперь 5") == "**Белый**: +1, теперь 5"


# Whatever data a reason carries somewhere in the rules.
DATA = {
    "card": "hammer",
    "most": 5,
    "need": 2,
    "have": 1,
    "ship": 2,
    "ships": 4,
    "site": "tomb",
    "sites": ["tomb", "temple"],
    "free": ["temple"],
    "place": 3,
    "capacity": 2,
    "load": 1,
    "minimum": 2,
    "places": [1, 3],
}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_a_sentence(reason):
    why = IllegalAnswer(Why(reason, DATA), 0, "load 2.3", "action")
    for texts in (ENGLISH, RUSSIAN, UKRAINIAN):
        told = refused(texts, why, PLAYING)
        assert told[-1] == "."
        assert not re.search(r"[{}$\[\]_]|  |None", told), told


def test_a_refusal_names_those_who_are_waited_for():
    why = IllegalAnswer(Why(Reason.SITE_OCCUPIED, DATA), 0, "sail 2 tomb", "action")
    assert "Free: Temple." in refused(ENGLISH, why, PLAYING)
    waiting = IllegalAnswer(Why(Reason.NOT_YOUR_DECISION, {"waits_for": [1]}), 0, "x")
    waiting.reason = "not_your_turn"
    assert "ходит другой игрок: Белый" in refused(RUSSIAN, waiting, PLAYING)
