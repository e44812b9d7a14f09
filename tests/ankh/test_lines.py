"""The typed language: spellings, several answers in a line, completion."""

from __future__ import annotations

import contextlib
import random

import pytest

from rules.ankh.board import borders_of
from rules.ankh.caravan import legal_caravans
from rules.ankh.chains import loose_ends, number_ends
from rules.ankh.lines import GRAMMAR
from rules.ankh.scenarios import SCENARIOS
from rules.ankh.words import VERB_OF, VOCABULARY
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.reading import read
from rules.engine.session import Session
from rules.engine.words import NO_WORDS, Tongue, Words
from tests.cases.ankh import GAME, table

# A small dictionary such as the texts of another language give.
LISTED = {
    "переместить": "move",
    "призвать": "summon",
    "получить": "gain",
    "сражение": "battle",
    "воин": "w",
    "в": "w",
    "потоп": "flood",
    "засуха": "drought",
    "мумия": "mummy",
    "мумия_кошки": "cat",
    "с": "n",
    "св": "ne",
}
USUAL = {meant: typed.replace("_", " ") for typed, meant in LISTED.items()} | {"w": "воин"}
RUSSIAN = Words(Tongue(LISTED), usual=USUAL)
expand, complete, respell = GAME.expand, GAME.complete, GAME.respell


def keys(text, words=NO_WORDS):
    return [answer.key for answer in read(GRAMMAR, text, words)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("57>68 34>44", ["57>68", "34>44"]),
        ("57-68, 34 → 44", ["57>68", "34>44"]),
        ("57->68\n34=>44", ["57>68", "34>44"]),
        ("57>68^78", ["57>68^78"]),
        ("57 > 68 @ 78 + 67", ["57>68@67+78"]),
        ("summon w 45* scorpion 66@67+77", ["summon", "w 45*", "scorpion 66@77+67"]),
        ("summon warrior 45 82", ["summon", "w 45", "w 82"]),
        ("w!45", ["w! 45"]),
        ("summon giant scorpion 66@ne+se", ["summon", "scorpion 66@76+77"]),
        ("unlock obelisk attuned", ["unlock", "obelisk_attuned"]),
        ("claim 63", ["63"]),
        ("13/14 14|23", ["caravan 13|14 14|23"]),
        ("caravan 3-7 token:55 swap:4=2", ["caravan 3>7", "token:55", "swap:4=2"]),
        ("battle flood+chariots", ["flood+chariots"]),
        ("battle build", ["build"]),
        ("build temple 67", ["temple 67"]),
        ("bid 3", ["3"]),
        ("keep 57 58", ["keep 57", "keep 58"]),
        ("keep apep cat 43", ["keep apep", "keep cat 43"]),
        ("portal 33>45", ["portal 33>45"]),
        ("capture ra", ["capture ra"]),
        ("choose Het-Nesu", ["47"]),
        ("SUM W 45", ["summon", "w 45"]),
    ],
)
def test_a_line_is_read(text, meant):
    assert keys(text) == meant


def test_words_of_another_language_come_from_outside():
    assert keys("призвать воин 45 в 82", RUSSIAN) == ["summon", "w 45", "w 82"]
    assert keys("потоп", RUSSIAN) == ["flood"]
    assert keys("призвать мумия кошки 45 мумия 46", RUSSIAN) == ["summon", "cat 45", "mummy 46"]
    assert keys("57>68@с+св", RUSSIAN) == ["57>68@67+78"]


@pytest.mark.parametrize(
    ("text", "at"),
    [("57>68 xyzzy", 6), ("57>", 2), ("summon w", 7), ("?", 0), ("swap 4", 5), ("battle", 0)],
)
def test_what_cannot_be_read_says_where(text, at):
    with pytest.raises(Unreadable) as caught:
        read(GRAMMAR, text)
    assert caught.value.at == at


def test_a_line_without_end_is_refused_quickly():
    with pytest.raises(Unreadable):
        read(GRAMMAR, "57>68 " * 10_000)
    assert len(keys("13|14 " * 166)) == 1


def test_every_option_of_a_game_is_understood_in_other_spellings():
    """Whatever is offered can be typed with its verb, in capitals, with other arrows."""
    seen = set()
    for scenario in SCENARIOS:
        for seats in SCENARIOS[scenario].seats():
            rng = random.Random(seats)
            chance = lambda choice, rng=rng: rng.randrange(len(choice.options))  # noqa: E731
            session = Session(GAME, GAME.new(seats, {"scenario": scenario}), chance)
            while session.request:
                choice = next(c for c in session.request.choices if c.seat not in session.picks)
                seen.add(choice.what)
                key = str(choice.options[rng.randrange(len(choice.options))])
                line = GRAMMAR.line(choice.what, key)
                for spelled in (line, key.upper(), key.replace(">", "-").replace("|", "/")):
                    assert respell(choice, spelled) == key
                session.answer(choice.seat, line)
    assert seen - {"action", "mummy", "aim"} >= set(VERB_OF) - {"mummy", "aim"}


# --- several answers ----------------------------------------------------------------------------


def test_a_line_implies_its_action_and_its_done():
    t = table(amun="god 27, w 45", ra="god 74")
    session = t.history.session
    assert expand(session, 0, "27>24") == ["move", "27>24", "done"]
    assert expand(session, 0, "27>24 45>48") == ["move", "27>24", "45>48"]
    assert expand(session, 0, "move 27>24 gain") == ["move", "27>24", "done", "gain"]
    assert expand(session, 0, "w 26") == ["summon", "w 26"]
    assert expand(session, 0, "gain") == ["gain"]


def test_a_line_moves_figures_into_cells_that_others_leave():
    """UX story 4: 57 is freed by the other move, whichever is written first."""
    t = table(amun="god 57, w 47", ra="god 74")
    session = t.history.session
    assert expand(session, 0, "57>68 47>57") == ["move", "57>68", "47>57"]
    assert expand(session, 0, "47>57 57>68") == ["move", "57>68", "47>57"]


def test_a_line_with_one_illegal_answer_is_refused_as_a_whole():
    t = table(amun="god 57, w 47", ra="god 68")
    session = t.history.session
    before = session.snapshot()
    with pytest.raises(IllegalAnswer) as caught:
        expand(session, 0, "47>46 57>68")
    assert caught.value.reason == "water"
    with pytest.raises(IllegalAnswer) as caught:
        expand(session, 0, "47>37 57>68")
    assert caught.value.reason == "occupied"
    assert caught.value.data["reachable"]
    assert session.snapshot() == before


def test_keep_names_several_figures_and_closes():
    t = table(
        isis="w 74, w 75, w 94",
        amun={"figures": "god 84, w 85, w 95, w 83", "two_cards": False},
        next="region 2",
    )
    t.say("isis", "chariots").say("amun", "chariots")
    assert t.asked() == {"isis": "battle.keep"}
    assert expand(t.history.session, 0, "keep 74 75") == ["keep 74", "keep 75", "done"]
    t.say("isis", "keep 74", "done")
    assert t.figures("isis") == ["w 74"]


@pytest.mark.parametrize("action", ["move", "summon", "unlock"])
def test_an_action_alone_asks_for_the_rest(action):
    """A bare move spent the action, though it is a beginning."""
    t = table(amun={"figures": "god 57, w 47", "followers": 3}, ra="god 74")
    assert expand(t.history.session, 0, action) == [action]
    t.say("amun", action)
    assert t.asked() == {"amun": action}


def test_an_action_is_spent_by_saying_so():
    t = table(amun="god 57, w 47", ra="god 74")
    assert expand(t.history.session, 0, "move done") == ["move", "done"]
    assert expand(t.history.session, 0, "move gain") == ["move", "done", "gain"]


LOSING = {
    "isis": "w 74, w 94",
    "ra": "god 84, w 85, w 95, w 83",
    "next": "region 2",
}


def test_a_typed_card_never_answers_what_is_asked_after_the_reveal():
    """Isis typed her card last and her warrior died unasked."""
    t = table(**LOSING).say("ra", "chariots")
    keys = expand(t.history.session, 0, "drought")
    assert keys == ["drought"]
    t.say("isis", *keys)
    assert t.asked() == {"isis": "battle.keep"}
    assert t.figures("isis") == ["w 74", "w 94"]
    t = table(**LOSING).say("ra", "chariots")
    with pytest.raises(IllegalAnswer) as refused:
        expand(t.history.session, 0, "drought keep 74")
    assert (refused.value.reason, refused.value.key) == ("too_far_ahead", "keep 74")


def test_a_line_leaves_open_what_it_only_led_to():
    """The same without a secret: whoever leaves a tie has not yet said whom to keep."""
    t = table(
        isis={"figures": "w 74, w 94"},
        ra="god 84, w 85",
        next="region 2",
        tie_breaker="isis",
        tie_breaker_up=True,
    )
    t.play(isis="drought", ra="drought")
    assert t.asked() == {"isis": "battle.tie"}
    assert expand(t.history.session, 0, "no") == ["no"]
    t.say("isis", "no")
    assert t.asked() == {"isis": "battle.keep"}


@pytest.mark.parametrize("typed", ["", "d", "drought", "drought ", "drought k", "battle drought "])
def test_suggestions_do_not_tell_what_others_have_picked(typed):
    """Ivan changed his card, and Olena was suggested other lines."""
    suggested = []
    for card in ("maat", "chariots", "flood"):
        t = table(**LOSING)
        suggested.append(complete(t.history.session, 0, typed))
        t.say("ra", card)
        suggested.append(complete(t.history.session, 0, typed))
    assert all(lines == suggested[0] for lines in suggested)
    assert not any("keep" in line for line in suggested[0])


def test_a_caravan_is_known_by_its_borders_in_any_order_and_by_its_ends():
    t = table(amun="god 57", ra="god 74", next="caravan")
    t.say("amun", "24/25, 15/24 , 14/15")
    assert t.asked() == {"amun": "caravan.token"}
    t = table(amun="god 57", ra="god 74", next="caravan")
    chain = next(c for c in legal_caravans(t.s) if "14|15 15|24 24|25" in c)
    numbers = number_ends(legal_caravans(t.s))
    a, b = (numbers[corner] for corner in loose_ends(borders_of(chain.camels)))
    t.say("amun", f"caravan {a}-{b} token:28 no".split(" token")[0])
    t.say("amun", "token:28", "swap 3=1")
    assert [t.region(n)[0] for n in (1, 2, 3, 4)] == [20, 66, 15, 11]


def test_two_routes_between_the_same_ends_are_named():
    t = table(amun="god 57", ra="god 74", next="caravan")
    chains = legal_caravans(t.s)
    numbers = number_ends(chains)
    ends = [tuple(sorted(numbers[c] for c in loose_ends(borders_of(x.camels)))) for x in chains]
    double = next(pair for pair in ends if ends.count(pair) > 1)
    assert t.refused("amun", "caravan {}-{}".format(*double)) == "ambiguous"
    assert t.refused("amun", "caravan 98-99") == "no_such_chain"


# --- completing -----------------------------------------------------------------------------


def test_completions_are_valid_input():
    t = table(amun={"figures": "god 57, w 47", "followers": 1}, ra="god 74")
    session = t.history.session
    assert complete(session, 0, "") == ["move", "summon", "gain", "unlock"]
    assert "unlock inspiring" in complete(session, 0, "unlock i")
    assert complete(session, 0, "57>6")
    for typed in ("move 57>6", "summon w 4", "unlock ", "57>68 4"):
        for line in complete(session, 0, typed):
            assert expand(session, 0, line)


def test_words_of_another_language_are_completed():
    t = table(amun={"figures": "god 57, w 47", "followers": 1}, ra="god 74")
    session = t.history.session
    assert complete(session, 0, "", RUSSIAN) == ["переместить", "призвать", "получить", "unlock"]
    assert complete(session, 0, "приз", RUSSIAN)[:2] == ["приз", "призвать"]
    assert "призвать воин 58" in complete(session, 0, "призвать", RUSSIAN)
    assert "призвать воин 58" in complete(session, 0, "призвать во", RUSSIAN)
    assert "призвать в 58" in complete(session, 0, "призвать в", RUSSIAN)  # typed whole
    assert "призвать воин 58" in complete(session, 0, "призвать 5", RUSSIAN)
    session = table(isis="god 62, w 53", ra="god 63", next="region 3").history.session
    assert complete(session, 0, "потоп", RUSSIAN) == ["потоп"]
    assert complete(session, 0, "пото", RUSSIAN) == ["пото", "сражение потоп"]
    assert "сражение потоп" in complete(session, 0, "сражение ", RUSSIAN)
    assert "сражение cycle" in complete(session, 0, "сражение ", RUSSIAN)  # not in the dictionary
    assert complete(session, 0, "сражение потоп", RUSSIAN) == ["сражение потоп"]  # it is whole
    for line in complete(session, 0, "сражение ", RUSSIAN):
        assert expand(session, 0, line, RUSSIAN)


def test_nothing_is_completed_for_somebody_else():
    t = table(amun="god 57", ra="god 74")
    assert complete(t.history.session, 1, "") == []


SCRAPS = [*">^@+*!|=:-_éё'", "57", "68", "5", "999999999999", "w!"]


def test_whatever_is_typed_is_read_or_refused():
    rng = random.Random(1)
    pieces = [*sorted(VOCABULARY), *SCRAPS]
    for _ in range(20_000):
        text = rng.choice(["", " "]).join(rng.choices(pieces, k=rng.randint(1, 6)))
        with contextlib.suppress(Unreadable):
            read(GRAMMAR, text)
