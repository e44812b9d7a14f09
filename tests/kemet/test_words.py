"""Lines of Kemet as people type them, in three languages."""

from __future__ import annotations

import pytest

from bot.games.typed_words import words_for
from rules.engine.reading import read
from rules.kemet.lines import GRAMMAR


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        # The printed names of the actions, and what the buttons say.
        ("ru", "передвижение 10>81", ["10>81"]),
        ("ru", "Передвинуть войско 10>81", ["10>81"]),
        ("ru", "найм 11+2", ["11+2"]),
        ("ru", "завербовать воинов 11+2", ["11+2"]),
        ("ru", "строительство красная 3", ["red 3"]),
        ("ru", "построить красную пирамиду 3", ["red 3"]),
        ("ru", "покупка 232", ["232"]),
        ("ru", "купить тайл силы 232", ["232"]),
        ("ru", "Серебряный жетон строить", ["silver build"]),
        ("ru", "золотой жетон вербовка", ["gold recruit"]),
        ("ru", "Сыграть карту молитва", ["card", "prayer"]),
        ("ru", "Закончить ход", ["end"]),
        ("ru", "Ничего не строить", ["nothing"]),
        ("ru", "никого не двигать", ["nothing"]),
        ("ru", "Отозвать войско", ["recall"]),
        ("uk", "пересування 10>81", ["10>81"]),
        ("uk", "Пересунути військо 10>81", ["10>81"]),
        ("uk", "завербувати воїнів 11+2", ["11+2"]),
        ("uk", "будівництво червона 3", ["red 3"]),
        ("uk", "збудувати червону піраміду 3", ["red 3"]),
        ("uk", "купівля 232", ["232"]),
        ("uk", "купити плитку сили 232", ["232"]),
        ("uk", "Срібний жетон будувати", ["silver build"]),
        ("uk", "Зіграти карту молитва", ["card", "prayer"]),
        ("uk", "Завершити хід", ["end"]),
        ("uk", "Нічого не купувати", ["nothing"]),
        ("en", "Buy a tile 232", ["232"]),
        ("en", "Play a card prayer", ["card", "prayer"]),
        ("en", "End turn", ["end"]),
        ("en", "silver token build", ["silver build"]),
        # First person.
        ("ru", "передвигаю 10>81", ["10>81"]),
        ("ru", "хожу 10>81", ["10>81"]),
        ("ru", "нападаю 10>81", ["10>81"]),
        ("ru", "нанимаю 11+2 и 12+1", ["11+2", "12+1"]),
        ("ru", "строю красную пирамиду до 3", ["red 3"]),
        ("ru", "покупаю жрицу", ["priestess"]),
        ("ru", "молюсь", ["pray"]),
        ("ru", "разыгрываю карту огненный дождь на 81", ["card", "fire", "81"]),
        ("ru", "завершаю ход", ["end"]),
        ("ru", "останавливаюсь", ["stop"]),
        ("ru", "отзываю войско", ["recall"]),
        ("ru", "остаюсь", ["stay"]),
        ("ru", "жертвую воина", ["sacrifice"]),
        ("ru", "накладываю вето", ["veto"]),
        ("uk", "пересуваю 10>81", ["10>81"]),
        ("uk", "рухаю 10>81", ["10>81"]),
        ("uk", "нападаю 10>81", ["10>81"]),
        ("uk", "наймаю 11+2 та 12+1", ["11+2", "12+1"]),
        ("uk", "будую червону піраміду до 3", ["red 3"]),
        ("uk", "купую жрицю", ["priestess"]),
        ("uk", "молюся", ["pray"]),
        ("uk", "граю карту вогняний дощ на 81", ["card", "fire", "81"]),
        ("uk", "завершую хід", ["end"]),
        ("uk", "зупиняюся", ["stop"]),
        ("uk", "відкликаю військо", ["recall"]),
        ("uk", "залишаюся", ["stay"]),
        ("uk", "жертвую воїна", ["sacrifice"]),
        ("uk", "накладаю вето", ["veto"]),
        # Small words.
        ("ru", "передвинуть войско из 10 в 81", ["10>81"]),
        ("ru", "иду из 10:3 в 81", ["10:3>81"]),
        ("ru", "отступаю в 62", ["retreat", "62"]),
        ("uk", "пересуваю військо з 10 до 81", ["10>81"]),
        ("uk", "йду з 10 на 81", ["10>81"]),
        ("uk", "відступаю до 62", ["retreat", "62"]),
        ("en", "move the army from 10 to 81", ["10>81"]),
        ("en", "build the red pyramid to 3", ["red 3"]),
        ("en", "end my turn", ["end"]),
        # Half words, closing marks, and Latin letters that look alike.
        ("ru", "куп жриц", ["priestess"]),
        ("ru", "карта огн дожд 81", ["card", "fire", "81"]),
        ("uk", "карта вогн дощ 81", ["card", "fire", "81"]),
        ("ru", "молитва!", ["pray"]),
        ("ru", "купить 232.", ["232"]),
        ("uk", "кінець ходу.", ["end"]),
        ("uk", "бiй 320 221", ["320 221"]),
        ("uk", "б'юся", ["fight"]),
        ("ru", "кoнeц", ["end"]),
        ("en", "stay.", ["stay"]),
    ],
)
def test_a_line_is_read(language, line, meant):
    words = words_for("kemet", language)
    assert [answer.key for answer in read(GRAMMAR, line, words)] == meant
