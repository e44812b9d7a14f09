"""Log lines and refusals of whole games, in three languages."""

from __future__ import annotations

import random
import re

import pytest

from bot.games.ankh.phrases import asked, refused, said, unreadable
from bot.tables.acting import read_events, write_events
from bot.tables.chance import seeded
from bot.texts import LANGUAGES, Texts
from bot.texts.saying import LONGEST_LINE, signed
from rules.ankh.data import God
from rules.ankh.refusals import Reason
from rules.ankh.scenarios import SCENARIOS
from rules.engine.errors import IllegalAnswer, Refusal, Unreadable, Why
from rules.engine.events import Event
from rules.engine.history import History
from tests.cases.ankh import GAME, table
from tests.texts.catalogues import told_events

ENGLISH, RUSSIAN, UKRAINIAN = (Texts(language) for language in LANGUAGES)
FOREIGN = {"en": "[А-я]", "ru": "[A-Za-zіїєґІЇЄҐ]", "uk": "[A-Za-zыэёъЫЭЁЪ]"}
# What a bored player might type at any time.
NONSENSE = (
    "57>68", "57>99", "11>12^13", "55>66@67+77", "w 45", "w! 45", "w 45*", "scorpion 66", "apep 46",
    "god 45", "unlock bountiful", "revered", "glorious", "commanding", "claim 45", "claim 63",
    "999", "caravan 13|14", "caravan 56|57", "caravan 11|21", "caravan 1-9", "caravan 30|41 41|42",
    "token:55", "swap:1=9", "flood", "flood+chariots", "cycle", "two", "one", "tie", "bid 99",
    "temple 67", "pyramid 46", "keep 57", "keep apep", "portal 45", "portal 33>46", "capture ra",
    "gain", "move", "@67+77", "no", "yes", "done",
)  # fmt: skip


def games(every=1):
    """One random game for every scenario and number of players."""
    for scenario in list(SCENARIOS)[::every]:
        for seats in SCENARIOS[scenario].seats():
            yield History(GAME, GAME.new(seats, {"scenario": scenario}), seeded(seats))


def played(history, rng):
    """Play at random; what is told, decision by decision."""
    yield None, history.opening
    while history.session.request:
        choices = history.session.request.choices
        choice = next(c for c in choices if c.seat not in history.session.picks)
        yield choice, history.answer(choice.seat, str(rng.choice(choice.options)))


def assert_sound(texts, line, longest):
    assert 0 < len(line) <= longest, line
    assert not re.search(r"[{}$\[\]_]|  |<|God\.|None", line), line
    assert not re.search(FOREIGN[texts.language], line), line


def test_every_event_of_whole_games_has_a_line_in_three_languages():
    seen = set()
    for history in games():
        for choice, events in played(history, random.Random(5)):
            for event in events:
                seen.add(event.what)
                (stored,) = read_events(write_events([event]))
                for texts in (ENGLISH, RUSSIAN, UKRAINIAN):
                    assert_sound(texts, said(texts, event), LONGEST_LINE)
                    assert said(texts, stored) == said(texts, event)
            for texts in (ENGLISH, RUSSIAN, UKRAINIAN):
                assert choice is None or asked(texts, choice.what)
    assert set(told_events("ankh")) - seen <= {"site_cleared", "scorpion_struck"}  # rare: see below


@pytest.mark.parametrize(
    ("event", "english", "russian", "ukrainian"),
    [
        (Event("summoned", {"god": God.RA, "figure": "scorpion", "cell": 66, "sun": True, "aim": 1,
                            "ransom": False}),
         "Ra summons: Giant Scorpion → 66, with a sun token, claws on 76, 77",
         "Ра призывает: гигантский скорпион → 66, жетон солнца, клешни: 76, 77",
         "Ра розміщує: гігантський скорпіон → 66, жетон сонця, клешні: 76, 77"),
        (Event("summoned", {"god": God.ISIS, "figure": "w", "cell": 45, "sun": False, "aim": -1,
                            "ransom": True}),
         "Isis summons: warrior → 45, ransomed",
         "Исида призывает: воин → 45, из плена",
         "Ісіда розміщує: воїн → 45, з полону"),
        (Event("devotion", {"god": God.RA, "amount": 1, "bonus": 1, "source": "majority",
                            "before": 4, "after": 6}),
         "Ra, devotion: +2, now 6 (monument majorities, Bountiful +1)",
         "Ра — поклонение: +2, теперь 6 (контроль над большинством, Щедрый +1)",
         "Ра — поклоніння: +2, тепер 6 (більшість за типом, Щедрий +1)"),
        (Event("devotion", {"god": God.RA, "amount": -4, "bonus": 0, "source": "city_lost",
                            "before": 1, "after": 0}),
         "Ra, devotion: −1, now 0 (city not held)",
         "Ра — поклонение: −1, теперь 0 (город не удержан)",
         "Ра — поклоніння: −1, тепер 0 (місто не втримано)"),
        (Event("scorpion_struck", {"god": God.AMUN, "cell": 66, "targets": [67, 77]}),
         "Amun: the Giant Scorpion on 66 strikes 67, 77",
         "Амон — удар гигантского скорпиона с клетки 66: 67, 77",
         "Амон — удар гігантського скорпіона з ділянки 66: 67, 77"),
        (Event("site_cleared", {"god": God.AMUN, "cell": 66}),
         "Amun clears the building site on 66",
         "Амон расчищает стройплощадку 66",
         "Амон розчищає будівельний майданчик 66"),
        (Event("claimed", {"god": God.OSIRIS, "monument": "pyramid", "cell": 62, "previous": None}),
         "Osiris takes control: pyramid 62 (was neutral)",
         "Осирис получает контроль: пирамида 62 (прежде: нейтральная)",
         "Осіріс отримує контроль: піраміда 62 (раніше: нейтральна)"),
    ],
)  # fmt: skip
def test_a_line_of_the_log(event, english, russian, ukrainian):
    assert said(ENGLISH, event) == english
    assert said(RUSSIAN, event) == russian
    assert said(UKRAINIAN, event) == ukrainian


def test_a_line_that_would_be_too_long_is_cut():
    fallen = [{"god": god, "figure": "scorpion", "cell": 45, "sun": False} for god in God] * 40
    line = said(RUSSIAN, Event("died", {"figures": fallen}))
    assert len(line) == LONGEST_LINE
    assert line.endswith("…")


def test_changes_have_a_sign():
    assert [signed(n) for n in (3, 0, -2)] == ["+3", "+0", "−2"]


# --- refusals ------------------------------------------------------------------------------------


def test_whatever_is_refused_is_explained_in_three_languages():
    seen = set()
    for history in games():
        rng = random.Random(7)
        for _ in played(history, rng):
            seat = rng.randrange(len(history.session.state.seats) or 1)
            for line in rng.sample(NONSENSE, 3):
                seen |= {refusal_of(history, seat, line)}
    assert len(seen) >= 30


def refusal_of(history, seat, line):
    """Try a line on a clone; check what a player would read if it is refused."""
    session = history.session.clone()
    try:
        session.answer(seat, line)
    except IllegalAnswer as why:
        for texts in (ENGLISH, RUSSIAN, UKRAINIAN):
            told = refused(texts, why, session.state.seats)
            assert 0 < len(told) <= 2000
            assert not re.search(r"[{}$\[\]]|  |None", told), told
        return why.reason
    return None


# Whatever data a reason carries somewhere in the rules, and the least of it.
DATA = {
    "cell": 45, "start": 57, "end": 99, "reachable": [58, 59], "figure": "scorpion",
    "first": "gain", "power": "glorious", "level": 3, "due": 1, "need": 3, "have": 1,
    "monument": "temple", "guardian": "apep", "border": [13, 14], "routes": ["caravan 13|14 14|23"],
    "sizes": [4, 30], "least": 6, "camels": 7, "most": 6, "card": "flood", "region": 2,
    "waits_for": [1],
}  # fmt: skip
ALWAYS = {"start", "end", "figure", "first", "power", "level", "due", "have", "guardian", "border",
          "sizes", "least", "camels", "most", "card", "region"}  # fmt: skip


@pytest.mark.parametrize("reason", [*Reason, *Refusal])
def test_every_reason_is_a_sentence_with_much_or_little_data(reason):
    for data in (DATA, {name: DATA[name] for name in ALWAYS}):
        why = IllegalAnswer(Why(reason, data), 0, "45", "move")
        for texts in (ENGLISH, RUSSIAN, UKRAINIAN):
            told = refused(texts, why, [God.RA, God.ISIS])
            assert_sound(texts, told, 600)
            assert told[-1] == "."


def test_a_refusal_says_what_is_possible():
    t = table(amun="god 57, w 47", ra="god 68")
    t.say("amun", "move")
    with pytest.raises(IllegalAnswer) as caught:
        t.history.answer(0, "57>99")
    told = refused(RUSSIAN, caught.value)
    assert told.startswith("От 57 до 99 слишком далеко")
    assert "С клетки 57 доступны: " in told
    with pytest.raises(IllegalAnswer) as caught:
        t.history.answer(1, "gain")
    assert refused(UKRAINIAN, caught.value, t.s.seats) == (
        "Зараз ходить інший гравець: Амон. Можна зберегти це як план."
    )


def test_what_cannot_be_read_is_named_with_an_example_that_can_be_read():
    assert "«абв»" in unreadable(RUSSIAN, Unreadable(0, "абв"))
    assert "розмістити воїн 45" in unreadable(UKRAINIAN, Unreadable(0, "абв"))


# --- what devotion comes from ---------------------------------------------------------------------


def lines_of_devotion(t):
    return [said(ENGLISH, Event("devotion", data)) for data in t.events("devotion")]


def test_a_win_names_everything_that_it_is_worth():
    """It said "+3 (victory in battle)", where 2 of them came from Drought."""
    t = table(ra="god 84, w 94", amun="w 74", next="region 2").play(ra="drought", amun="flood")
    assert lines_of_devotion(t) == ["Ra, devotion: +3, now 3 (victory in battle +1, Drought +2)"]
    powers = ["glorious", "bountiful"]
    ra = {"figures": "god 84, w 94*, w 74", "powers": powers, "devotion": 10}
    t = table(ra=ra, amun="w 104", next="region 2").play(ra="drought", amun="flood")
    assert lines_of_devotion(t) == [
        "Ra, devotion: +7, now 17 "
        "(victory in battle +1, sun token +1, Glorious +2, Drought +2, Bountiful +1)"
    ]


def test_a_gain_of_one_source_and_one_cut_off_at_the_top_name_the_source_alone():
    t = table(ra="god 84", amun="w 74", next="region 2").play(ra="chariots", amun="flood")
    assert lines_of_devotion(t) == ["Ra, devotion: +1, now 1 (victory in battle)"]
    ra = {"figures": "god 84, w 94", "devotion": 30}
    t = table(ra=ra, amun="w 74", next="region 2").play(ra="drought", amun="flood")
    assert lines_of_devotion(t) == ["Ra, devotion: +1, now 31 (victory in battle)"]
