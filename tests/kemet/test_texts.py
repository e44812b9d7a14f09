"""Lines of Kemet typed in Russian and Ukrainian, and lines of its log word by word."""

from __future__ import annotations

import pytest

from bot.games.kemet.lessons import lesson
from bot.games.kemet.phrases import emphasised, refused, said
from bot.games.kemet.telling import said as worth_a_line
from bot.games.kemet.topics import instead
from bot.games.typed_words import words_for
from bot.texts import LANGUAGES, Texts
from rules.engine.errors import IllegalAnswer, Why
from rules.engine.events import Event
from rules.engine.reading import read
from rules.kemet.data import Creature, PlayerColour, Power
from rules.kemet.events import PRIVATE
from rules.kemet.game import GAME
from rules.kemet.lines import GRAMMAR
from rules.kemet.refusals import Reason

ENGLISH, RUSSIAN, UKRAINIAN = (Texts(language) for language in LANGUAGES)
PLAYING = (PlayerColour.VIOLET, PlayerColour.GREEN)


# --- typed words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("family", "ids"), [("power", Power), ("creature", Creature)])
def test_names_can_be_typed_as_they_are_shown(language, family, ids):
    texts = Texts(language)
    for name in ids:
        shown = texts(f"kemet-{family}-{name}".replace("_", "-")).lower().rstrip("!")
        spelled = shown.replace(" ", "_").replace("-", "_")
        assert texts.words("kemet").get(spelled) == name, shown


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("ru", "город 2", ["2"]),
        ("ru", "пирамиды красная 2 21 белая 1 22", ["red 2 21 white 1 22"]),
        ("ru", "воины 11:4 12:3 13:3", ["11:4 12:3 13:3"]),
        ("ru", "передвижение 10>81", ["10>81"]),
        ("ru", "10:3/0>81", ["10:3/0>81"]),
        ("ru", "молитва3", ["pray3"]),
        ("ru", "молиться 2", ["pray2"]),
        ("ru", "серебро строить", ["silver build"]),
        ("ru", "золото вербовка", ["gold recruit"]),
        ("ru", "строить красную 3", ["red 3"]),
        ("ru", "купить лезвия нейты", ["blades_of_neith"]),
        ("ru", "купить открытые ворота", ["open_gates"]),
        ("ru", "вербовка 11+2 12+1", ["11+2", "12+1"]),
        ("ru", "вербовка феникс 11", ["phoenix 11"]),
        # The book has actions, tiles and cards of one name: after "карта" the card is meant.
        ("ru", "карта молитва", ["card", "prayer"]),
        ("ru", "сыграть молитву", ["card", "prayer"]),
        ("ru", "карта вербовка 11+2", ["card", "enlistment", "11+2"]),
        ("ru", "карта открытые ворота", ["card", "gates"]),
        ("ru", "карта телепорт 11^85", ["card", "teleportation", "11^85"]),
        ("ru", "карта огненный дождь 81", ["card", "fire", "81"]),
        ("ru", "бой 320 221 ярость бронза", ["320 221 fury bronze"]),
        ("ru", "бегство 62", ["escape 62"]),
        ("ru", "рана молитва", ["prayer"]),
        ("ru", "порядок 2 1 3", ["2 1 3"]),
        ("ru", "в 62 остаться", ["62", "stay"]),
        ("ru", "отзыв", ["recall"]),
        ("ru", "жертва", ["sacrifice"]),
        ("uk", "місто 2", ["2"]),
        ("uk", "піраміди червона 2 21 біла 1 22", ["red 2 21 white 1 22"]),
        ("uk", "молитва3", ["pray3"]),
        ("uk", "срібло будувати", ["silver build"]),
        ("uk", "будувати червону 3", ["red 3"]),
        ("uk", "купити леза нейт", ["blades_of_neith"]),
        ("uk", "вербування 11+2 12+1", ["11+2", "12+1"]),
        ("uk", "карта молитва", ["card", "prayer"]),
        ("uk", "карта вербування 11+2", ["card", "enlistment", "11+2"]),
        ("uk", "карта відчинена брама", ["card", "gates"]),
        ("uk", "карта вогняний дощ 81", ["card", "fire", "81"]),
        ("uk", "бій 320 221 лють бронза", ["320 221 fury bronze"]),
        ("uk", "втеча 62", ["escape 62"]),
        ("uk", "в 62 лишитися", ["62", "stay"]),
        ("uk", "відкликати", ["recall"]),
        ("en", "card open gates", ["card", "gates"]),
        ("en", "buy open gates", ["open_gates"]),
    ],
)
def test_lines_can_be_typed_in_any_language(language, line, meant):
    assert [answer.key for answer in read(GRAMMAR, line, words_for("kemet", language))] == meant


# --- the log --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "data", "english", "russian"),
    [
        (
            "moved",
            {
                "seat": 0,
                "start": 11,
                "end": 85,
                "soldiers": 5,
                "creature": "phoenix",
                "teleport": True,
                "price": 2,
            },
            "Violet teleports 11 → 85 (Delta temple): 5 soldiers, Phoenix, pays 2 PP",
            "Фиолетовый телепортируется 11 → 85 (Храм в дельте Нила): 5 воинов, Феникс,"
            " платит 2 ОМ",
        ),
        (
            "moved",
            {
                "seat": 0,
                "start": 10,
                "end": 71,
                "soldiers": 1,
                "creature": None,
                "teleport": False,
                "price": 0,
            },
            "Violet moves 10 → 71: 1 soldier",
            "Фиолетовый идёт 10 → 71: 1 воин",
        ),
        (
            "pyramids_placed",
            {"seat": 1, "pyramids": [["red", 2, 21], ["white", 1, 22]]},
            "Green builds pyramids: red 2 (21), white 1 (22)",
            "Зелёный ставит пирамиды: красная 2 (21), белая 1 (22)",
        ),
        (
            "recruited",
            {"seat": 1, "soldiers": {"21": 2, "22": 1}, "price": 3, "source": "recruit"},
            "Green recruits soldiers: 21+2, 22+1, pays 3 PP",
            "Зелёный вербует: 21+2, 22+1, платит 3 ОМ",
        ),
        (
            "revealed",
            {"seat": 0, "card": "fervent", "cards": ["fury", "bronze"], "price": 1},
            "Violet plays 320 Fervent Purge, War Fury +2, Bronze Wall, pays 1 PP",
            "Фиолетовый играет 320 Ярая расправа, Гнев войны +2, Бронзовая стена, платит 1 ОМ",
        ),
        (
            "revealed",
            {"seat": 0, "card": "fervent", "cards": [], "price": 0, "drop": "chariot"},
            "Violet plays 320 Fervent Purge; discards 130 Chariot Raid",
            "Фиолетовый играет 320 Ярая расправа; сбрасывает 130 Набег колесниц",
        ),
        (
            "fought",
            {
                "area": 81,
                "attacker": 0,
                "defender": 1,
                "strength": [10, 9],
                "lost": [0, 2],
                "winner": 0,
            },
            "Battle in 81 (Western temple): Violet 10, Green 9. Violet wins. Losses: Green 2",
            "Бой в 81 (Западный храм): Фиолетовый 10, Зелёный 9. Побеждает Фиолетовый."
            " Потери: Зелёный 2",
        ),
        (
            "card_aimed",
            {"seat": 0, "card": "enlistment", "area": 0, "start": 0, "soldiers": {"11": 2}},
            "Enlistment: 11+2",
            "Вербовка (карта): 11+2",
        ),
        (
            "stolen",
            {"seat": 0, "losers": [], "prayer": 1},
            "Mana Theft: Violet +1 PP; nobody has any to lose",
            "Кража маны: Фиолетовый +1 ОМ; терять их некому",
        ),
    ],
)
def test_events_are_told(what, data, english, russian):
    event = Event(what, data)
    assert said(ENGLISH, event, PLAYING) == english
    assert said(RUSSIAN, event, PLAYING) == russian


def test_players_are_in_bold():
    line = said(UKRAINIAN, Event("cards_refreshed", {"seat": 1}), PLAYING)
    assert emphasised(UKRAINIAN, line).startswith("**Зелений**: ")


@pytest.mark.parametrize(
    ("what", "data", "is_told"),
    [
        ("token_placed", {"seat": 0, "token": "normal", "space": "move1", "deed": "move"}, False),
        ("token_placed", {"seat": 0, "token": "silver", "space": "move1", "deed": "move"}, True),
        ("prayer_gained", {"seat": 0, "prayer": 2, "source": "night"}, False),
        ("prayer_gained", {"seat": 0, "prayer": 1, "source": "night"}, True),
        ("prayer_gained", {"seat": 0, "prayer": 2, "source": "pray"}, True),
        ("cards_drawn", {"seat": 0, "count": 1}, False),
        ("cards_drawn", {"seat": 0, "count": 2}, True),
        ("recruited", {"seat": 0, "soldiers": {}, "price": 0, "source": "recruit"}, False),
        ("turn_ended", {"seat": 0, "turn": 1}, False),
    ],
)
def test_what_another_line_tells_is_left_out(what, data, is_told):
    view = GAME.view(GAME.new(2, {}), None)
    assert bool(worth_a_line(ENGLISH, Event(what, data), view)) == is_told


def test_what_one_seat_alone_may_know_is_told_to_no_other():
    """Drops, unused cards and what Prescience shows have events of their own."""
    assert {"dropped", "buried", "cards_seen", "card_given_up", "foreseen"} <= PRIVATE


# --- refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "data", "what", "english"),
    [
        (
            Reason.NOT_ENOUGH_PRAYER,
            {"price": 5, "prayer": 3},
            "build",
            "It costs 5 PP, you have 3.",
        ),
        (
            Reason.ROW_RULE,
            {"rows": [1, 3]},
            "action",
            "Each of the three rows needs a token of yours by the end of the day."
            " Still empty: 1, 3.",
        ),
        (
            Reason.SPACE_TAKEN,
            {"space": "pray3"},
            "action",
            "One of your tokens already lies there: 3 Pray.",
        ),
        (
            Reason.DUPLICATE_TILE,
            {"tile": 232},
            "buy",
            "You already have a tile of this kind: 232 Blades of Neith.",
        ),
        (
            Reason.CARD_NOT_HELD,
            {"card": "shield"},
            "strategy",
            "You don't have this card: 301 Shield Push.",
        ),
        (Reason.CARD_NOT_HELD, {"card": "fire"}, "card", "You don't have this card: Raining Fire."),
        (Reason.NO_SOLDIER, {"area": 81}, "fire", "There's no enemy soldier in 81."),
        (Reason.NO_SOLDIER, {"area": 81}, "move", "You don't have enough soldiers in 81 for this."),
        (Reason.ILLEGAL_SPLIT, {}, "pyramids", "Three levels are spread as 1/1/1 or 2/1/0."),
        (Reason.WRONG_TOKEN, {"rows": []}, "action", "First place an action token."),
    ],
)
def test_refusals_name_what_is_wrong(reason, data, what, english):
    error = IllegalAnswer(Why(reason, data), 0, "x", what)
    assert refused(ENGLISH, error, PLAYING) == english


def test_what_would_be_possible_is_offered():
    rows = IllegalAnswer(Why(Reason.WHICH_ROW, {"rows": [2, 3]}), 0, "pray", "action")
    assert instead(rows) == ["pray2", "pray3"]
    crowd = IllegalAnswer(Why(Reason.ARMY_LIMIT, {"limit": 5}), 0, "10:7>81", "move")
    assert instead(crowd) == ["10:5>81"]


@pytest.mark.parametrize(("token", "explained"), [("normal", None), ("gold", "token")])
def test_only_tokens_of_tiles_are_explained(token, explained):
    placed = {"seat": 0, "token": token, "space": "move1", "deed": "move"}
    assert lesson(Event("token_placed", placed)) == explained
