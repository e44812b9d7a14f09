"""The typed language of Imhotep: spellings, several answers in a line, completion."""

from __future__ import annotations

import random

import pytest

from bot.games.typed_words import words_for
from rules.engine.errors import IllegalAnswer, Refusal, Unreadable
from rules.engine.reading import read
from rules.engine.words import NO_WORDS, Tongue, Words
from rules.imhotep.keys import read_action
from rules.imhotep.lines import GRAMMAR
from rules.imhotep.words import SYNONYMS, VERB_OF, VOCABULARY
from tests.cases.imhotep import GAME, any_luck, table

from .random_games import sessions

# A small dictionary such as the texts of another language give.
LISTED = {
    "взять": "take",
    "погрузить": "load",
    "плыть": "sail",
    "карта": "card",
    "гробница": "tomb",
    "рынок": "market",
    "рычаг": "lever",
    "молоток": "hammer",
    "парус": "the_sail",
    "украшение_храма": "temple_ornament",
    "левая": "left",
    "да": "yes",
}
USUAL = {meant: typed.replace("_", " ") for typed, meant in LISTED.items()}
RUSSIAN = Words(Tongue(LISTED), usual=USUAL, small=frozenset(("к", "на")))
expand, complete, respell = GAME.expand, GAME.complete, GAME.respell


def keys(text, words=NO_WORDS):
    return [answer.key for answer in read(GRAMMAR, text, words)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("take", ["take"]),
        ("GET", ["take"]),
        ("load 2.3", ["load 2.3"]),
        ("load 2-3", ["load 2.3"]),
        ("place 2/3", ["load 2.3"]),
        ("load 2 3", ["load 2.3"]),
        ("load 2", ["load 2"]),
        ("sail 2 tomb", ["sail 2 tomb"]),
        ("sail 2 burial chamber", ["sail 2 tomb"]),
        ("sail 2 py", ["sail 2 pyramid"]),
        ("sail 2 palace", ["sail 2 palace"]),
        ("card hammer 2.3", ["card hammer 2.3"]),
        ("hammer 2", ["card hammer 2"]),
        ("play chisel 1.2 3.1", ["card chisel 1.2 3.1"]),
        ("chisel 1", ["card chisel 1"]),
        ("card sail 2.3 tomb", ["card sail 2.3 tomb"]),
        ("card sail 2 obelisks", ["card sail 2 obelisks"]),
        ("sail 2.3 tomb", ["card sail 2.3 tomb"]),
        ("sail ship 2 market", ["sail 2 market"]),
        ("sail ship 2 -> tomb", ["sail 2 tomb"]),
        ("load ship 2 space 3", ["load 2.3"]),
        ("take!", ["take"]),
        ("lever 2 pyramid 3-1-2", ["card lever 2 pyramid 3-1-2"]),
        ("lever 2 pyramid 312", ["card lever 2 pyramid 3-1-2"]),
        ("lever 2 pyramid 3, 1, 2", ["card lever 2 pyramid 3-1-2"]),
        ("card statue", ["card statue"]),
        ("statue 2", ["statue 2"]),
        ("choose sail", ["sail"]),
        ("choose sail 2", ["sail 2"]),
        ("sail", ["sail"]),
        ("temple ornament", ["temple_ornament"]),
        ("Paved-path", ["paved_path"]),
        ("2.3", ["2.3"]),
        ("keep pair", ["pair"]),
        ("pass", ["pass"]),
        ("sail 2 market hammer", ["sail 2 market", "hammer"]),
        ("sail 2 pyramid left yes", ["sail 2 pyramid", "left", "yes"]),
        ("sail 1 market temple ornament", ["sail 1 market", "temple_ornament"]),
    ],
)
def test_a_line_is_read(text, meant):
    assert keys(text) == meant


def test_words_of_another_language_come_from_outside():
    assert keys("погрузить 2.3", RUSSIAN) == ["load 2.3"]
    assert keys("плыть 2 гробница", RUSSIAN) == ["sail 2 tomb"]
    assert keys("карта рычаг 2 гробница 2-1", RUSSIAN) == ["card lever 2 tomb 2-1"]
    assert keys("карта парус 1.1 гроб", RUSSIAN) == ["card sail 1.1 tomb"]
    assert keys("парус 1 к гробница", RUSSIAN) == ["card sail 1 tomb"]
    assert keys("парус", RUSSIAN) == ["sail"]
    assert keys("плыть 2 → гробница", RUSSIAN) == ["sail 2 tomb"]
    assert keys("украшение храма", RUSSIAN) == ["temple_ornament"]
    assert keys("плыть 2 pyramid левая да", RUSSIAN) == ["sail 2 pyramid", "left", "yes"]


@pytest.mark.parametrize(
    ("text", "at"),
    [("take xyzzy", 5), ("load", 0), ("?", 0), ("card", 0), ("load 2.", 6)],
)
def test_what_cannot_be_read_says_where(text, at):
    with pytest.raises(Unreadable) as caught:
        read(GRAMMAR, text)
    assert caught.value.at == at


def test_a_line_without_end_is_refused_quickly():
    with pytest.raises(Unreadable):
        read(GRAMMAR, "load 2.3 " * 10_000)


def test_no_text_confuses_the_reader():
    """Whatever is typed is understood, refused or unreadable; nothing else happens."""
    rng = random.Random(1)
    pieces = [*VOCABULARY, *SYNONYMS, *"0123456789.-/:>,;_'!", "99999", "²", "٣", "плыть", " ", ""]
    refused = 0
    t = table(K={"sled": 2, "cards": ["lever", "chisel"]}, W={}, ships="4 3[K,W,_] 2[_,W] 2")
    for _ in range(3000):
        text = " ".join(rng.choices(pieces, k=rng.randint(1, 6)))
        session = t.history.session.clone(any_luck)
        for seat in (0, 1):
            try:
                session.answer(seat, text)
            except IllegalAnswer:
                refused += 1
    assert refused > 3000
    assert t.refused("K", "load " + "1.1 " * 50_000) == "not_an_option"


def test_synonyms_mean_words_and_are_none_themselves():
    assert set(SYNONYMS.values()) <= VOCABULARY
    assert not set(SYNONYMS) & VOCABULARY


# --- spellings of options -------------------------------------------------------------


def spoken(t, who, text):
    return expand(t.history.session, t.seat(who), text)


def test_a_place_that_is_not_said_is_the_one_nearest_to_the_bow():
    t = table(
        K={"sled": 3, "cards": ["hammer", "chisel", "sail"]},
        W={},
        ships="4[W,_,_,_] 3[_,W,_] 2[W,W] 2",
    )
    request = t.history.session.request.choices[0]
    for text, key in {
        "load 1": "load 1.2",
        "load 2": "load 2.1",
        "4.2": "load 4.2",
        "hammer 2": "card hammer 2.1",
        "chisel 2 1": "card chisel 1.2 2.1",
        "chisel 1": "card chisel 1.2 1.3",
        "chisel 2.3 1": "card chisel 1.2 2.3",
        "card sail 2 tomb": "card sail 2.1 tomb",
    }.items():
        assert respell(request, text) == key, text
    assert t.refused("K", "load 3") == "slot_taken"
    assert t.refused("K", "chisel 3") == "slot_taken"
    t.say("K", "load 2")
    assert t.ship(2) == "3[K,W,_]"


def test_every_option_of_a_game_is_understood_in_other_spellings():
    """Whatever is offered can be typed with its verb, in capitals, with other marks."""
    seen, deeds = set(), set()
    for seed in range(12):
        for session in sessions(seed, 2 + seed % 3):
            choice = session.request.choices[0]
            seen.add(choice.what)
            rng = random.Random(len(session.since))
            for key in map(str, rng.sample(list(choice.options), min(4, len(choice.options)))):
                deeds.add(" ".join(key.split()[: 1 + key.startswith("card")]))
                spellings = [key, key.upper(), f"  {key.replace(' ', '  ')} "]
                if choice.what != "action":
                    spellings.append(f"choose {key}")
                else:
                    spellings.append(key.replace(".", "-"))
                for spelled in spellings:
                    assert respell(choice, spelled) == key, (choice.what, spelled)
    assert seen == {"action", *VERB_OF}
    assert deeds >= {"take", "load", "sail", *(f"card {c}" for c in CARDS)}


CARDS = ("lever", "hammer", "sail", "chisel")


def test_every_action_is_read_back_with_its_parts():
    for session in sessions(3, 4):
        choice = session.request.choices[0]
        for option in choice.options if choice.what == "action" else ():
            back = read_action(option)
            assert back == option
            for part in ("deed", "card", "spaces", "ship", "site", "order"):
                assert getattr(back, part) == getattr(option, part)


def test_an_action_is_offered_exactly_if_there_is_no_reason_against_it():
    """Options and refusals are two views of the same rules."""
    sites = ("market", "pyramid", "temple", "tomb", "obelisks")
    spaces = [f"{ship}.{place}" for ship in range(1, 5) for place in range(1, 5)]
    orders = ("1", "1-2", "2-1", "1-3-2", "2-4", "3-4-1-2")
    every = ["take", "pass"]
    every += [f"{verb} {space}" for verb in ("load", "card hammer") for space in spaces]
    every += [f"card chisel {a} {b}" for a in spaces for b in spaces if a <= b]
    every += [f"sail {n} {site}" for n in range(1, 5) for site in sites]
    every += [f"card sail {space} {site}" for space in spaces for site in sites]
    every += [f"card lever {n} tomb {order}" for n in range(1, 5) for order in orders]
    checked = 0
    for seed in range(3):
        for n, session in enumerate(sessions(seed, 2 + seed)):
            choice = session.request.choices[0]
            if choice.what != "action" or n % 5:
                continue
            offered = set(choice.options)
            for key in every:
                assert (key in offered) == (choice.why_not(key) is None), key
                checked += 1
    assert checked > 10_000


def test_other_words_for_a_bonus_and_the_temple():
    b = {"pyramid": "B", "temple": "B"}
    t = table(K={"sled": 1}, W={}, sides=b, ships="4 3 2 2[K,_]", unseen=["lever"])
    t.say("K", "sail 4 pyramid", "middle", "take")
    assert t.sled("K") == 4
    t = table(K={"sled": 1}, W={}, sides=b, ships="4 3 2 2[K,_]", pyramids={"right": "W"})
    t.say("K", "sail 4 pyramid", "right", "load 2.1")
    assert t.ship(2) == "3[K,_,_]"
    t = table(
        any_luck,
        K={"sled": 1},
        W={},
        sides=b,
        temple="K",
        next="round_end",
        sailor=0,
        ships="4@tomb 3@market 2@temple 2@pyramid",
    )
    t.say("K", "take")
    assert t.sled("K") == 3


# --- several answers ------------------------------------------------------------------


def test_a_line_may_hold_the_owners_choices_too():
    t = table(K={}, W={}, ships="4 3 2 2[K,_]", market=["hammer", "statue"])
    line = "sail 4 market statue"
    assert spoken(t, "K", line) == ["sail 4 market", "statue"]
    assert t.asked() == {"K": "action"}  # the session is not touched
    with pytest.raises(IllegalAnswer):
        spoken(t, "K", "sail 4 market lever")
    with pytest.raises(IllegalAnswer):
        spoken(t, "K", "load 1.1 load 1.2")


def test_a_line_ends_where_chance_is_asked():
    """Nobody can say ahead what they will do with a card that nobody has seen."""
    t = table(
        any_luck,
        K={},
        W={},
        sides={"market": "B"},
        ships="4 3 2 2[K,_]",
        market=["statue"],
        pair=2,
    )
    session = t.history.session
    before = session.snapshot()
    assert spoken(t, "K", "sail 4 market pair") == ["sail 4 market", "pair"]
    with pytest.raises(IllegalAnswer) as caught:
        spoken(t, "K", "sail 4 market pair lever")
    assert (caught.value.reason, caught.value.key) == (Refusal.TOO_FAR_AHEAD, "lever")
    assert session.snapshot() == before


def test_every_option_can_be_typed_as_a_line():
    for session in sessions(5, 3, "B"):
        choice = session.request.choices[0]
        rng = random.Random(len(session.since))
        key = str(rng.choice(choice.options))
        given = expand(session, choice.seat, GRAMMAR.line(choice.what, key))
        assert len(given) == 1
        assert respell(choice, given[0]) == key


# --- completion -----------------------------------------------------------------------


def completed(t, who, text, words=NO_WORDS):
    return complete(t.history.session, t.seat(who), text, words)


def test_completion():
    t = table(
        K={"sled": 2, "cards": ["lever"]},
        W={},
        ships="4 3[K,W,_] 2 2",
        market=["hammer", "statue", "statue"],
    )
    assert completed(t, "K", "")[:3] == ["take", "load 1.1", "load 1.2"]
    assert completed(t, "K", "load 4") == ["load 4", "load 4.1", "load 4.2"]
    assert completed(t, "K", "sail 2 t") == ["sail 2 temple", "sail 2 tomb"]
    assert completed(t, "K", "card lever 2 tomb") == [
        "card lever 2 tomb 1-2",
        "card lever 2 tomb 2-1",
    ]
    assert completed(t, "K", "sail 2 market ") == [
        "sail 2 market",
        "sail 2 market hammer",
        "sail 2 market statue",
        "sail 2 market statue 2",
    ]
    assert completed(t, "K", "sail 2 market h") == [
        "sail 2 market h",
        "sail 2 market hammer",
    ]
    assert completed(t, "K", "плыть 2 гроб", RUSSIAN) == ["плыть 2 гроб", "плыть 2 гробница"]
    places = ["погрузить 4", "погрузить 4.1", "погрузить 4.2"]
    assert completed(t, "K", "погрузить 4", RUSSIAN) == places
    assert completed(t, "K", "dance") == []
    assert completed(t, "W", "") == []


@pytest.mark.parametrize(
    ("language", "typed", "suggested"),
    [
        ("ru", "раз", "разместить 1.1"),
        ("ru", "отпр", "отправить 2 гробница"),
        ("uk", "роз", "розмістити 1.1"),
        ("uk", "відпр", "відправити 2 ринок"),
    ],
)
def test_half_a_word_is_completed_in_the_readers_language(language, typed, suggested):
    """Half a word got nothing, or the rest in English."""
    t = table(K={"sled": 2}, W={}, ships="4 3[K,W,_] 2 2")
    assert suggested in completed(t, "K", typed, words_for("imhotep", language))


def test_a_name_of_two_words_is_completed_in_another_language():
    t = table(K={}, W={}, ships="4 3 2 2[K,_]", market=["temple_ornament", "hammer"])
    t.say("K", "sail 4 market")
    assert completed(t, "K", "украшение храма", RUSSIAN) == ["украшение храма"]
    assert completed(t, "K", "укр", RUSSIAN) == ["укр", "украшение храма"]
    assert completed(t, "K", "", RUSSIAN) == ["украшение храма", "молоток"]


def test_every_completion_is_valid_input():
    for session in sessions(8, 4, "B"):
        choice = session.request.choices[0]
        for line in complete(session, choice.seat, ""):
            assert expand(session, choice.seat, line)
