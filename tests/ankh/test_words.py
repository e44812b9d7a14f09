"""Whole lines can be typed in Russian and Ukrainian."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.games.typed_words import words_for
from bot.texts import LANGUAGES, Texts
from rules.ankh.data import Card, God, Kind, MonumentKind, Power
from rules.ankh.lines import GRAMMAR
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.words import VOCABULARY
from rules.engine.reading import read
from rules.engine.session import Session
from rules.engine.words import Tongue
from tests.cases.ankh import GAME, table


def keys(language, text):
    return [answer.key for answer in read(GRAMMAR, text, words_for("ankh", language))]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_beginning_means_the_only_word_that_begins_so(language):
    whole = Texts(language).words("ankh")
    tongue = Tongue(whole)
    beginnings = {word[:length] for word in whole for length in range(2, len(word))} - set(whole)
    assert len(beginnings) > 500
    for typed in beginnings:
        begun = {whole[word] for word in whole if word.startswith(typed)}
        assert tongue.meant(typed, VOCABULARY) == (begun.pop() if len(begun) == 1 else None), typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "ids"),
    [("god", God), ("kind", Kind), ("monument", MonumentKind), ("power", Power), ("card", Card)],
)
def test_names_can_be_typed_as_they_are_shown(language, family, ids):
    texts = Texts(language)
    words = texts.words("ankh")
    for name in ids:
        shown = texts(f"ankh-{family}-{name}".replace("_", "-")).lower()
        spelled = shown.replace(" ", "_").replace("-", "_").replace("'", "_")
        assert words.get(spelled) == name, shown


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("ru", "призвать воин 45", ["summon", "w 45"]),
        ("ru", "Призвать воина 45* мумию 82", ["summon", "w 45*", "mummy 82"]),
        ("ru", "призыв в 45 46", ["summon", "w 45", "w 46"]),
        ("ru", "призв скорп 66@67+77", ["summon", "scorpion 66@77+67"]),
        ("ru", "призвать мумия-кошки 43", ["summon", "cat 43"]),
        ("ru", "призвать воин! 45", ["summon", "w! 45"]),
        ("ru", "открыть почитаемый", ["unlock", "revered"]),
        ("ru", "открыть покровитель-обелисков", ["unlock", "obelisk_attuned"]),
        ("ru", "перемещение 57>68", ["move", "57>68"]),
        ("ru", "переместить 57-68, 34→44", ["move", "57>68", "34>44"]),
        ("ru", "получить", ["gain"]),
        ("ru", "верующие", ["gain"]),
        ("ru", "контроль 63", ["63"]),
        (
            "ru",
            "караван 13/14 14|23 жетон:55 обмен:4=2",
            ["caravan 13|14 14|23", "token:55", "swap:4=2"],
        ),
        ("ru", "карта потоп+колесницы", ["flood+chariots"]),
        ("ru", "сражение чудо", ["miracle"]),
        ("ru", "возвести храм 67", ["temple 67"]),
        ("ru", "карта возведение", ["build"]),
        ("ru", "ставка 3", ["3"]),
        ("ru", "сохранить 57 58", ["keep 57", "keep 58"]),
        ("ru", "сохранить всё", ["keep all"]),
        ("ru", "врата 33>45", ["portal 33>45"]),
        ("ru", "плен Ра", ["capture ra"]),
        ("ru", "выбрать Хет-Несу", ["47"]),
        ("ru", "нет", ["no"]),
        ("ru", "summon w 45", ["summon", "w 45"]),
        ("uk", "розмістити воїн 45", ["summon", "w 45"]),
        ("uk", "Розміщення воїна 45* мумію 82", ["summon", "w 45*", "mummy 82"]),
        ("uk", "призвати в 45 46", ["summon", "w 45", "w 46"]),
        ("uk", "вивчити шанований", ["unlock", "revered"]),
        ("uk", "вивчення покровитель-храмів", ["unlock", "temple_attuned"]),
        ("uk", "переміщення 57>68", ["move", "57>68"]),
        ("uk", "перемістити 57-68, 34→44", ["move", "57>68", "34>44"]),
        ("uk", "отримати", ["gain"]),
        ("uk", "послідовники", ["gain"]),
        ("uk", "контроль 63", ["63"]),
        (
            "uk",
            "караван 13/14 14|23 жетон:55 обмін:4=2",
            ["caravan 13|14 14|23", "token:55", "swap:4=2"],
        ),
        ("uk", "карта повінь+колісниці", ["flood+chariots"]),
        ("uk", "бій диво", ["miracle"]),
        ("uk", "збудувати храм 67", ["temple 67"]),
        ("uk", "карта побудова", ["build"]),
        ("uk", "ставка 3", ["3"]),
        ("uk", "зберегти 57 58", ["keep 57", "keep 58"]),
        ("uk", "зберегти всіх", ["keep all"]),
        ("uk", "портал 33>45", ["portal 33>45"]),
        ("uk", "полон Ра", ["capture ra"]),
        ("uk", "обрати Хет-Несу", ["47"]),
        ("uk", "ні", ["no"]),
        # The printed names of the actions are one word each.
        ("en", "gain followers", ["gain"]),
        ("ru", "получить верующих", ["gain"]),
        ("ru", "призвать фигурку воин 45", ["summon", "w 45"]),
        ("ru", "переместить фигурки 57>68", ["move", "57>68"]),
        ("ru", "открыть свойство почитаемый", ["unlock", "revered"]),
        ("ru", "открыть свойство анха почитаемый", ["unlock", "revered"]),
        ("uk", "отримати послідовників", ["gain"]),
        ("uk", "розмістити фігурку воїна 45", ["summon", "w 45"]),
        ("uk", "вивчити властивість шанований", ["unlock", "revered"]),
        ("uk", "вивчити властивість анкха шанований", ["unlock", "revered"]),
        ("uk", "Вивчення властивості анкха щедрий", ["unlock", "bountiful"]),
        ("uk", "Отримання послідовників", ["gain"]),
        ("uk", "Переміщення фігурок 57>68", ["move", "57>68"]),
        ("uk", "Розміщення фігурки воїн 45", ["summon", "w 45"]),
        # First person.
        ("ru", "получаю", ["gain"]),
        ("ru", "перемещаю 57>68", ["move", "57>68"]),
        ("ru", "хожу 57>68", ["move", "57>68"]),
        ("ru", "строю храм 67", ["temple 67"]),
        ("ru", "строить храм 67", ["temple 67"]),
        ("ru", "возвожу храм 67", ["temple 67"]),
        ("ru", "оставляю 57", ["keep 57"]),
        ("ru", "захватываю 63", ["63"]),
        ("uk", "отримую", ["gain"]),
        ("uk", "переміщую 57>68", ["move", "57>68"]),
        ("uk", "розміщую воїна 45", ["summon", "w 45"]),
        ("uk", "вивчаю шанованого", ["unlock", "revered"]),
        ("uk", "будую храм 67", ["temple 67"]),
        ("uk", "побудувати храм 67", ["temple 67"]),
        ("uk", "залишаю 57", ["keep 57"]),
        # Accusatives, other numbers, other words.
        ("ru", "битва потоп", ["flood"]),
        ("uk", "битва повінь", ["flood"]),
        ("uk", "вибрати Хет-Несу", ["47"]),
        ("ru", "карта колесница", ["chariots"]),
        ("ru", "колесницу", ["chariots"]),
        ("uk", "карта колісниця", ["chariots"]),
        ("uk", "колісницю", ["chariots"]),
        ("ru", "открыть щедрого", ["unlock", "bountiful"]),
        ("ru", "открыть вездесущего", ["unlock", "omnipresent"]),
        ("ru", "открыть почитаемого", ["unlock", "revered"]),
        ("ru", "открываю покровителя храмов.", ["unlock", "temple_attuned"]),
        ("uk", "вивчити щедрого", ["unlock", "bountiful"]),
        ("uk", "вивчити усюдисущий", ["unlock", "omnipresent"]),
        ("uk", "вивчаю усюдисущого", ["unlock", "omnipresent"]),
        ("ru", "призвать воинов 45 46", ["summon", "w 45", "w 46"]),
        ("uk", "розмістити воїнів 45 46", ["summon", "w 45", "w 46"]),
        ("ru", "взять в плен Ра", ["capture ra"]),
        ("uk", "узяти в полон Ра", ["capture ra"]),
        ("ru", "оставить в живых 57", ["keep 57"]),
        ("uk", "залишити живими 57", ["keep 57"]),
        # Small words are passed over, unless they are words of the game: "в" is a warrior.
        ("ru", "призвать воина на клетку 45", ["summon", "w 45"]),
        ("ru", "призвать воин в 45", ["summon", "w 45"]),
        ("ru", "призвать в 45", ["summon", "w 45"]),
        ("ru", "переместить с 57 на 68", ["move", "57>68"]),
        ("ru", "возвести храм на 67", ["temple 67"]),
        ("ru", "контроль над 63", ["63"]),
        ("uk", "розмістити воїна на ділянці 45", ["summon", "w 45"]),
        ("uk", "перемістити з 57 на 68", ["move", "57>68"]),
        ("en", "move from 57 to 68", ["move", "57>68"]),
        # Closing marks, and Latin letters that look alike.
        ("ru", "битва колесница!", ["chariots"]),
        ("ru", "получить.", ["gain"]),
        ("uk", "бiй посуха", ["drought"]),
        ("uk", "розмістити воiн 45", ["summon", "w 45"]),
        ("uk", "розміщую воiнiв 45 46", ["summon", "w 45", "w 46"]),
    ],
)
def test_a_line_is_read(language, line, meant):
    assert keys(language, line) == meant


def test_a_line_is_played():
    t = table(amun="god 27, w 45", ra="god 74")
    session = t.history.session
    russian, ukrainian = words_for("ankh", "ru"), words_for("ankh", "uk")
    assert GAME.expand(session, 0, "переместить 27>24 получить", russian) == [
        "move",
        "27>24",
        "done",
        "gain",
    ]
    assert GAME.expand(session, 0, "розмістити воїна 26", ukrainian) == ["summon", "w 26"]


def test_two_words_of_a_name_may_stand_apart():
    assert keys("ru", "призвать мумия кошки 43") == ["summon", "cat 43"]


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_option_of_a_game_can_be_typed(language):
    """Whatever is offered is understood with the first word listed for each of ours."""
    words = words_for("ankh", language)
    seen = Counter()
    for scenario in SCENARIOS:
        for seats in SCENARIOS[scenario].seats():
            for what, key in random_options(scenario, seats):
                line = GRAMMAR.line(what, key)
                translated = words.spoken(line)
                ours, theirs = read(GRAMMAR, line), read(GRAMMAR, translated, words)
                assert [answer.key for answer in theirs] == [answer.key for answer in ours]
                seen[what] += translated != line
    assert seen["summon"] > 100
    assert seen["battle.card"] > 100


def random_options(scenario, seats):
    rng = random.Random(seats)
    chance = lambda choice: rng.randrange(len(choice.options))  # noqa: E731
    session = Session(GAME, GAME.new(seats, {"scenario": scenario}), chance)
    while session.request:
        choice = next(c for c in session.request.choices if c.seat not in session.picks)
        key = str(choice.options[rng.randrange(len(choice.options))])
        yield choice.what, key
        session.answer(choice.seat, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direction_is_no_beginning_of_a_word(language):
    assert keys(language, "44>16@sw+nw") == ["44>16@sw+nw"]
