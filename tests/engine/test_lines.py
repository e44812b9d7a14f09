"""Typed lines of any game: what a grammar says is read, respelled, played and suggested."""

from __future__ import annotations

import pytest

from rules.engine.decisions import Choice as Asked
from rules.engine.decisions import choose, choose_together, draw
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.grammar import Grammar
from rules.engine.reading import read
from rules.engine.session import Session
from rules.engine.shapes import Shape
from rules.engine.tokens import tokens
from rules.engine.words import NO_WORDS, Tongue, Words
from tests.engine.small_grammars import CARDS, RACE, WAR, TypedToy, numbered
from tests.engine.toy import State


def keys(grammar, line, words=NO_WORDS):
    return [answer.key for answer in read(grammar, line, words)]


def session_of(grammar, rule):
    return Session(TypedToy(grammar, rule), State(), lambda choice: 0)


def expand(session, line, words=NO_WORDS):
    return session.game.expand(session, 0, line, words)


def complete(session, line, words=NO_WORDS):
    return session.game.complete(session, 0, line, words)


# --- tokens -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("57->68, 34 → 44", ["57", ">", "68", "34", ">", "44"]),
        ("Het-Nesu", ["het_nesu"]),
        ("Ma’at ma`at", ["ma_at", "ma_at"]),
        ("`move 5` «да»", ["move", "5", "«", "да", "»"]),
        ("take!", ["take"]),
        ("load 2.", ["load", "2", "."]),
        ("пiрaмiдa pyramid", ["піраміда", "pyramid"]),
        ("3–2 −4", ["3", "-", "2", "-", "4"]),
    ],
)
def test_what_only_looks_different_is_the_same(text, parts):
    found = tokens(text)
    assert [token.text for token in found] == parts
    assert all(0 <= token.at < len(text) for token in found)


SMALL = Words(Tongue({"назад": "back", "на": "move"}), small=frozenset(("на", "с", "the")))


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("назад с 8", ["back 8"]),
        ("с 8 the 9", ["8", "9"]),
        ("на 8", ["8"]),  # the game's own word, whole
        ("на назад на 8", ["back 8"]),
    ],
)
def test_small_words_are_passed_over(line, meant):
    assert keys(RACE, line, SMALL) == meant


def test_a_small_word_is_no_beginning_and_not_what_was_not_understood():
    words = Words(Tongue({"назад": "back"}), small=frozenset(("на",)))
    assert keys(RACE, "на 8", words) == ["8"]
    with pytest.raises(Unreadable) as caught:
        read(RACE, "назад на луну", words)
    assert caught.value.word == "луну"


def test_each_word_of_a_name_may_be_begun():
    tongue = Tongue({"храм_артемиды": "temple", "храм": "house", "хор": "choir"})
    known = frozenset(("temple", "house", "choir"))
    assert tongue.meant("хр_арт", known) == "temple"
    assert tongue.meant("хр_зев", known) is None
    assert tongue.meant("х_", known) is None


def test_a_sentence_may_be_closed_after_a_number_too():
    assert keys(RACE, "move 8.") == ["8"]
    assert keys(RACE, "move 8 !") == ["8"]
    for line in (".", "move 8. 9"):
        with pytest.raises(Unreadable):
            read(RACE, line)


def test_a_mark_that_means_something_closes_no_sentence():
    places = Grammar((Shape("load {ship}[.{place}]"),), frozenset(("load",)))
    assert keys(places, "load 2.3") == ["load 2.3"]
    with pytest.raises(Unreadable) as caught:
        read(places, "load 2.")
    assert caught.value.word == "."


def test_a_line_that_is_still_typed_keeps_its_last_mark():
    assert [token.text for token in tokens("w!", whole=False)] == ["w", "!"]


# --- reading ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("grammar", "line", "meant"),
    [
        (RACE, "8", ["8"]),
        (RACE, "move 8", ["8"]),
        (RACE, "back 8", ["back 8"]),
        (RACE, "move b 8", ["back 8"]),
        (CARDS, "32", ["32"]),
        (CARDS, "build 32", ["build 32"]),
        (CARDS, "32-", ["sell 32"]),
        (CARDS, "32 sell", ["sell 32"]),
        (CARDS, "32/2 law", ["wonder 32 2", "law"]),
        (CARDS, "32 w2", ["wonder 32 2"]),
        (CARDS, "#3", ["god 3"]),
        (CARDS, "#3+2+4", ["god 3", "2+4"]),
        (CARDS, "#3+0 -4", ["god 3", "0", "-4"]),
        (CARDS, "god 3 offer 2+4", ["god 3", "2+4"]),
        (CARDS, "zeus 2", ["zeus 2"]),
        (CARDS, "-5 5", ["-5", "5"]),
        (WAR, "10>81", ["10>81"]),
        (WAR, "pray3", ["pray3"]),
        (WAR, "move 11>10:3>81", ["move", "11>10", "10:3>81"]),
        (WAR, "10:3/0>81 11^85", ["10:3/0>81", "11^85"]),
        (WAR, "recruit 11+2 12+1 phoenix 11", ["recruit", "11+2", "12+1", "phoenix 11"]),
        (WAR, "soldiers 11:4 12:3 13:3", ["11:4 12:3 13:3"]),
        (WAR, "battle 320 221 fury bronze", ["320 221 fury bronze"]),
        (WAR, "battle 320 221", ["320 221"]),
    ],
)
def test_a_few_shapes_describe_a_language(grammar, line, meant):
    assert keys(grammar, line) == meant


@pytest.mark.parametrize(
    ("line", "at", "word"),
    [("dance", 0, "dance"), ("32/", 2, "/"), ("god zeus", 4, "zeus"), ("32 law zzz", 7, "zzz")],
)
def test_what_cannot_be_read_says_where(line, at, word):
    with pytest.raises(Unreadable) as caught:
        read(CARDS, line)
    assert (caught.value.at, caught.value.word) == (at, word)


def test_the_first_word_of_an_answer_means_the_same_whatever_shape_is_tried_first():
    """ "m" begins a fruit and a coin: it is neither, although each slot knows only one of them."""
    grammar = Grammar(
        (Shape("{fruit}"), Shape("eat {fruit}"), Shape("{coin}")),
        {"melon", "mark", "eat"},
        slots={"fruit": {"melon"}, "coin": {"mark"}},
    )
    with pytest.raises(Unreadable):
        read(grammar, "m")
    assert keys(grammar, "eat m") == ["eat melon"]
    assert keys(grammar, "ma") == ["mark"]


def test_a_slot_that_is_not_typed_again_holds_what_was_said_last():
    grammar = Grammar(
        (Shape("{kind} {cell}"), Shape("{cell}", "{kind} {cell}")),
        {"cat", "dog"},
        slots={"kind": {"cat", "dog"}},
        defaults={"kind": "cat"},
    )
    assert keys(grammar, "1 dog 2 3") == ["cat 1", "dog 2", "dog 3"]


def test_the_readers_own_words_come_before_those_of_other_languages():
    grammar = Grammar((Shape("{word}"),), {"one", "two"}, slots={"word": {"one", "two"}})
    mine, theirs = Tongue({"да": "one"}), Tongue({"да": "two", "нет": "two"})
    assert keys(grammar, "да", Words(mine, theirs)) == ["one"]
    assert keys(grammar, "да", Words(theirs, mine)) == ["two"]
    assert keys(grammar, "не", Words(mine, theirs)) == ["two"]
    assert keys(grammar, "two", Words(mine, theirs)) == ["two"]


# --- at a table ---------------------------------------------------------------------------------


async def race(s):
    s.notes.append(await choose(0, "move", ["back 8", "back 9"]))


def test_a_number_answers_what_is_asked():
    session = session_of(RACE, race)
    assert complete(session, "") == ["back 8", "back 9"]
    assert complete(session, "8") == ["8", "back 8"]
    session.answer(0, "8")
    assert session.state.notes == ["back 8"]


async def cards(s):
    deeds = ["build 32", "sell 32", "wonder 32 sphinx", "god 3"]
    pick = await choose(0, "main_action", deeds)
    s.notes.append(pick)
    if pick == "god 3":
        s.notes.append(await choose(0, "offering_tokens", ["0", "2", "2+4"]))
    s.notes.append(await choose(0, "choose_progress", numbered("economy", "law")))
    await draw("card", [1, 2])
    s.notes.append(await choose(0, "place_gate", [1, 2]))


@pytest.mark.parametrize(
    ("line", "noted"),
    [
        ("32", ["build 32"]),
        ("32/2", ["wonder 32 sphinx"]),
        ("#3+2+4 2", ["god 3", "2+4", "law"]),
        ("32- econ", ["sell 32", "economy"]),
    ],
)
def test_a_line_may_go_on_up_to_chance(line, noted):
    session = session_of(CARDS, cards)
    for key in expand(session, line):
        session.answer(0, key)
    assert session.state.notes == noted
    with pytest.raises(IllegalAnswer) as caught:
        expand(session_of(CARDS, cards), "32 1 2")
    assert caught.value.reason == "too_far_ahead"


async def war(s):
    action = await choose(0, "token", ["move1", "move2", "recruit1", "pray2"], always=True)
    s.notes.append(action)
    options = {"move": ["10:5>81", "10:3>81", "11:5>10", "done"], "recruit": ["11+2", "done"]}
    what = action.rstrip("12")
    while what in options:
        pick = await choose(0, what, options[what], always=True)
        s.notes.append(pick)
        if pick == "done":
            break
        options[what].remove(pick)
    s.notes.append(await choose(0, "token", ["pray2", "recruit1"], always=True))


def test_an_action_is_implied_and_closed():
    session = session_of(WAR, war)
    assert expand(session, "10>81") == ["move1", "10:5>81", "done"]
    assert expand(session, "10>81 pray") == ["move1", "10:5>81", "done", "pray2"]
    assert expand(session, "move 2") == ["move2"]
    assert expand(session, "recruit 11+2 pray2") == ["recruit1", "11+2", "done", "pray2"]
    with pytest.raises(IllegalAnswer):
        expand(session, "10>99")
    for key in expand(session, "11>10 10>81 pray"):
        session.answer(0, key)
    assert session.state.notes == ["move1", "11:5>10", "10:5>81", "done", "pray2"]


TURNS = Grammar(
    (Shape("{name}"),),
    frozenset({"pray", "play", "end", "more"}),
    slots={"name": {"pray", "play", "end", "more"}},
    turn="token",
    conclusions={"token": "end"},
    going_on="more",
)


async def turns(s):
    """Pray or play until it is enough; the other one may object to what is played."""
    options = ["pray", "play"]
    while True:
        s.notes.append(await choose(0, "token", options, always=True))
        if s.notes[-1] == "end":
            return
        if s.notes[-1] == "play":
            await choose_together([Asked(1, "object", ["no", "yes"], always=True)], quiet=True)
        options = ["pray", "play", "end"]


def test_a_line_ends_a_decision_that_it_comes_back_to():
    session = session_of(TURNS, turns)
    assert expand(session, "pray") == ["pray", "end"]
    assert expand(session, "pray pray") == ["pray", "pray", "end"]
    assert expand(session, "pray end") == ["pray", "end"]
    assert expand(session, "pray more") == ["pray"]
    assert expand(session, "more") == []
    with pytest.raises(IllegalAnswer):
        expand(session, "more pray")


def test_what_comes_after_a_question_to_others_can_wait():
    session = session_of(TURNS, turns)
    assert session.game.begin(session, 0, "pray play pray") == (["pray", "play"], "pray")
    assert session.game.begin(session, 0, "pray more") == (["pray"], "")
    with pytest.raises(IllegalAnswer):
        expand(session, "pray play pray")


# --- suggestions --------------------------------------------------------------------------------

UKRAINIAN = Words(
    Tongue({"хід": "move", "молитва": "pray", "молюся": "pray", "набір": "recruit"}),
    usual={"move": "хід", "pray": "молитва", "recruit": "набір", "done": "готово"},
)


def test_suggestions_are_in_the_readers_words_in_so_far_as_they_can_be_read():
    session = session_of(WAR, war)
    assert complete(session, "", UKRAINIAN) == ["хід1", "хід2", "набір1", "молитва2"]
    # "готово" is not in the dictionary, so our own word is shown instead.
    assert complete(session, "хід ", UKRAINIAN)[-1] == "хід done"
    assert complete(session, "pr", UKRAINIAN)[:2] == ["pr", "молитва2"]


def test_half_a_word_finds_its_word_wherever_it_stands():
    session = session_of(WAR, war)
    assert complete(session, "мол", UKRAINIAN)[:2] == ["мол", "молитва2"]
    assert complete(session, "молю", UKRAINIAN)[:2] == ["молю", "молитва2"]
    assert complete(session, "молюся", UKRAINIAN)[:2] == ["молюся", "молюся2"]  # typed whole
    assert complete(session, "хід 10>81 мо", UKRAINIAN) == ["хід 10>81 мо", "хід 10>81 молитва2"]
    assert complete(session, "11+", UKRAINIAN) == ["11+2"]
    assert complete(session, "10 5", UKRAINIAN) == ["10:5>81"]  # marks may be left out
    assert complete(session, "zzz", UKRAINIAN) == []


def test_what_can_be_sent_comes_first_as_it_was_typed():
    session = session_of(WAR, war)
    for line in ("move", "MOVE1", "10>81", "10 > 81", "move 10>81 pray"):
        assert complete(session, line)[0] == line
        assert complete(session, f"{line} ")[0] == line
    assert "move 10:" not in complete(session, "move 10:")


def test_nothing_is_suggested_to_others_after_a_secret_or_at_the_end():
    async def secret(s):
        await choose_together([Asked(seat, "move", ["8", "9"]) for seat in (0, 1)])

    session = session_of(RACE, secret)
    assert complete(session, "8") == ["8"]
    assert session.game.complete(session, 2, "") == []
    session = session_of(RACE, race)
    session.answer(0, "back 8")
    assert complete(session, "") == []
