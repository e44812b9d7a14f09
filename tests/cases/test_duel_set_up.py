"""Duel, cases C-01 to C-07 and C-56 to C-62: set-up, draft, structure, tokens of Pantheon."""

from __future__ import annotations

import pytest

from rules.duel.cards import DECKS
from rules.duel.data import Back
from rules.duel.layouts import PLACES
from rules.duel.state import accessible
from rules.engine.errors import BadSetting
from rules.engine.history import History

from .duel import FIVE, GAME, Luck, any_luck, table


def opened(luck=any_luck, **options):
    return History(GAME, GAME.new(2, {"first": 0, **options}), luck).session


def full(age, *gone, cards=None):
    """A structure as it was laid out, without the cards that are gone."""
    deck = iter(DECKS[(Back.AGE_1, Back.AGE_2, Back.AGE_3)[age - 1]])
    return {
        str(place): next(deck) if place // 10 % 2 else None
        for place in PLACES[age]
        if place not in gone
    } | (cards or {})


# --- set-up and draft -----------------------------------------------------------------------


def test_c_01_base_set_up():
    """Duel C-01: coins, tokens, no gods; A drafts first (D-2)."""
    session = opened()
    s = session.state
    assert [player.coins for player in s.players] == [7, 7]
    assert (s.pawn, s.military) == (0, (-5, -2, 2, 5))
    assert (len(s.progress), len(s.box)) == (5, 5)
    assert not s.decks
    assert not s.slots
    assert not s.mythologies
    choice = session.request.choices[0]
    assert (choice.seat, choice.what, len(choice.options)) == (0, "draft_wonder", 4)


def test_c_01_decks():
    """Duel C-01: twenty cards an Age; in Age III three of them are Guilds (D-2.4)."""
    for age in (1, 2, 3):
        s = table(next="age", age=age - 1, luck=any_luck).s
        assert len(s.structure) == 20
        down = sum(card is None for card in s.structure.values())
        assert len(s.unseen) + len(s.unseen_special) == down + 3 + (4 if age == 3 else 0)
    view = GAME.view(s, None)
    assert sum(card.back == "guild" for card in view.structure) == 3


def test_c_02_draft_order():
    """Duel C-02: A, B, B, A, then B, A, A, B; the last of a batch is not asked for (D-3)."""
    first = ["pyramids", "sphinx", "colossus", "piraeus"]
    second = ["appian_way", "mausoleum", "great_library", "circus_maximus"]
    t = table(next="draft", age=0, drafted=0, luck=_dealing(*first, *second))
    t.say("A", "sphinx").say("B", "piraeus", "pyramids")
    t.say("B", "appian_way").say("A", "mausoleum", "great_library")
    assert t.player("A").wonders == ("sphinx", "colossus", "mausoleum", "great_library")
    assert t.player("B").wonders == ("piraeus", "pyramids", "appian_way", "circus_maximus")
    assert len(t.s.wonders) == 4
    assert t.asked() == {"A": "main_action"}


def _dealing(*wonders):
    """Deal these Wonders in order; whatever else chance decides is not said."""
    said = Luck(*wonders)
    return lambda choice: said(choice) if choice.what == "wonder" else 0


def test_c_03_illegal_drafts():
    """Duel C-03: only whose turn it is picks, and only what lies there (D-3)."""
    t = table(
        next="draft", age=0, drafted=0, luck=_dealing("pyramids", "sphinx", "colossus", "piraeus")
    )
    assert t.refused("B", "sphinx") == "not_your_turn"
    assert t.refused("A", "mausoleum") == "invalid_target"
    assert t.refused("A", "atlantis") in ("unknown_id", "not_an_option")


def test_the_first_player_may_be_agreed():
    """Ruling 3: named by the host, or drawn."""
    assert opened(first=1).state.first == 1
    drawn = History(GAME, GAME.new(2, {}), lambda choice: 1 if choice.what == "first_player" else 0)
    assert drawn.session.state.first == 1
    for options in ({"first": 2}, {"first": True}, {"pantheon": 1}, {"wrath": True}):
        with pytest.raises(BadSetting):
            GAME.new(2, options)
    with pytest.raises(BadSetting):
        GAME.new(3, {})


# --- structure ------------------------------------------------------------------------------


def test_c_04_start_of_age_i():
    """Duel C-04: only the last row can be taken (D-4.3)."""
    t = table(age=1, structure=full(1))
    assert accessible(t.s) == [51, 52, 53, 54, 55, 56]
    assert t.refused("A", "build 31") == "card_covered"
    assert t.refused("A", "sell 41") == "card_covered"


def test_c_05_flip_after_the_last_cover():
    """Duel C-05: a card is turned up at the end of the turn that uncovers it (D-4.4)."""
    t = table(age=1, structure=full(1, 51), luck=Luck("tavern")).say("A", "52-")
    assert (t.s.structure[41], t.s.structure[42]) == ("tavern", None)
    assert t.events("turned_up") == [{"cards": {41: "tavern"}}]
    assert t.say("B", "sell 41").s.discard[-1] == "tavern"


def test_c_06_two_flips_in_one_turn():
    """Duel C-06: one card may uncover two (D-4.4)."""
    t = table(age=1, structure=full(1, 52, 54), luck=Luck("tavern", "baths")).say("A", "53-")
    assert (t.s.structure[42], t.s.structure[43]) == ("tavern", "baths")


def test_c_07_gap_of_age_iii():
    """Duel C-07: each card of row 4 lies on two cards alone (D-4.5)."""
    rows = [place for place in PLACES[3] if place > 50]
    row = {"41": "arsenal", "42": "pretorium"}
    structure = {**full(3, *rows, 41, 42), **row}
    cards = ["circus", "academy", "study", "university", "port", "arena"]
    for place, card in zip(("11", "12", "31", "32", "33", "34"), cards, strict=True):
        structure[place] = card
    t = table(structure=structure).say("A", "41-")
    assert accessible(t.s) == [31, 32, 42]


# --- Pantheon: set-up and tokens ----------------------------------------------------------------


def test_c_56_set_up_with_pantheon():
    """Duel C-56: Age I with its tokens lies there before the draft (D-14)."""
    session = opened(pantheon=True)
    s = session.state
    assert len(s.box) == 8
    assert list(s.mythologies) == [21, 23, 41, 43, 45]
    assert len(s.structure) == 20
    assert len(s.wonders) == 14 - 4
    assert [len(deck) for deck in s.decks.values()] == [3] * 5
    assert not s.slots
    assert session.request.choices[0].what == "draft_wonder"
    age_3 = table(next="age", age=2, pantheon=True, luck=any_luck).view(None)
    assert sum(card.back == "temple" for card in age_3.structure) == 3
    assert not any(card.back == "guild" for card in age_3.structure)


def mythology(luck, **more):
    """A is about to uncover the Greek token on 41."""
    given = {"mythologies": {"41": "greek"}, "structure": full(1, 51), "pantheon": True, **more}
    return table(age=1, luck=luck, **given)


def test_c_57_taking_a_mythology_token():
    """Duel C-57: look at two gods, place one face down, put the other back (D-15)."""
    t = mythology(Luck("zeus", "hades", "tavern")).say("A", "52-")
    assert t.player("A").mythologies == ("greek",)
    assert t.asked() == {"A": "place_god"}
    assert t.s.structure[41] is None
    assert t.view("A").looking == ("hades", "zeus")
    assert (t.view("B").looking, t.view("B").looks) == ((), 2)
    t.say("A", "zeus 2")
    assert (t.s.slots[2].god, t.s.slots[2].placer) == ("zeus", 0)
    assert [seen.god for seen in t.s.decks["greek"].top] == ["hades"]
    assert t.s.structure[41] == "tavern"
    mine, theirs = (t.view(who).slots[1] for who in "AB")
    assert (mine.god, theirs.god, theirs.mythology) == ("zeus", None, "greek")
    assert t.view("A").decks[2].known[0] == "hades"
    assert t.view("B").decks[2].known == (None, None)
    assert t.events("god_placed", "B") == [{"seat": 0, "mythology": "greek", "slot": 2}]
    assert t.events("god_hidden", "B") == t.events("gods_seen", "B") == []


def test_c_57_by_numbers():
    """UX 2: ``1 2`` is the first of the gods looked at, slot 2."""
    for line in ("2 2", "zeus 2"):
        t = mythology(Luck("zeus", "hades", "tavern")).say("A", "52-").type("A", line)
        assert t.s.slots[2].god == "zeus"


def test_c_58_slot_occupied():
    """Duel C-58: only empty slots take a god (D-15.2)."""
    t = mythology(Luck("zeus", "hades"), slots={"2": {"god": "mars", "placer": 1}})
    t.say("A", "52-")
    assert t.refused("A", "zeus 2") == "slot_occupied"
    assert t.refused("A", "zeus 7") == "unknown_id"
    assert t.refused("A", "aphrodite 3") == "invalid_target"
    assert t.refused("A", "sell 53") == "decision_pending"


def test_c_59_second_token_of_a_mythology():
    """Duel C-59: the next one sees what was put back (D-15.2)."""
    decks = {"greek": [{"god": "hades", "seats": [0]}, {"god": "aphrodite", "seats": []}]}
    slots = {"2": {"god": "zeus", "placer": 0}}
    t = mythology(Luck("tavern"), decks=decks, slots=slots, active=1).say("B", "52-")
    assert t.view("B").looking == ("aphrodite", "hades")
    t.say("B", "hades 5")
    assert [seen.god for seen in t.s.decks["greek"].top] == ["aphrodite"]
    assert len(t.s.decks["greek"]) == 1
    assert t.view("A").slots[4].god is None


def filled(*numbers):
    """Gods that lie face down."""
    gods = ["mars", "zeus", "ra", "tanit", "ishtar", "baal"]
    return {str(n): {"god": gods[n - 1], "placer": n % 2} for n in numbers}


def test_c_60_preparing_age_ii():
    """Duel C-60: the Gate fills the empty slot, gods are turned up, tokens lie there (D-14.4)."""
    t = table(next="pantheon", age=1, pantheon=True, slots=filled(1, 2, 3, 5, 6), luck=any_luck)
    assert t.s.slots[4].god == "gate"
    assert all(slot.face_up and slot.god for slot in t.view(None).slots)
    assert list(t.s.offerings) == [21, 23, 25]
    assert sorted(t.s.offerings.values()) == [2, 3, 4]
    assert all(t.s.structure[place] is None for place in t.s.offerings)


def test_c_61_not_in_age_i():
    """Duel C-61: gods wait for Age II (D-17.1)."""
    t = table(age=1, structure=full(1), pantheon=True, slots=filled(1))
    assert t.refused("A", "god 1") == "not_before_age_2"


def test_c_62_taking_an_offering_token():
    """Duel C-62: taken before the card is turned up (D-16.1)."""
    below = [place for place in PLACES[2] if place > 40]
    t = table(
        age=2,
        pantheon=True,
        active=1,
        structure=full(2, *below),
        offerings={"21": 3},
        luck=Luck("library"),
    )
    t.say("B", "31-")
    assert t.player("B").offerings == (3,)
    assert t.s.structure[21] == "library"
    told = [event.what for event in t.told]
    assert told.index("offering_taken") < told.index("turned_up")


def test_the_board_is_given_in_some_cases():
    """The five tokens of the other cases are Progress tokens of the base game."""
    assert len(table(progress=FIVE).board()) == 5
