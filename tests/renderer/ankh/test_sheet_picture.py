"""A god's sheet and hand: everything of them is seen, in three languages and themes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.commands.seeded_games import random_view
from bot.texts import LANGUAGES, Texts
from renderer import type as lettering
from renderer.ankh.hand_picture import draw_hand, entry_box
from renderer.ankh.palette import CONTRAST, DARK, LIGHT
from renderer.ankh.power_table import next_powers
from renderer.ankh.sheet_picture import draw_sheet
from renderer.ankh.sheets import sheet_of
from rules.ankh.data import CARDS, POWERS_OF_LEVEL, Card, God, Kind, MonumentKind, Power
from rules.ankh.lookup import guardian_at
from tests.renderer.ankh.views import LABELS, opening, with_god, with_monument
from tests.renderer.fitted import LONG, Recorder
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.pixels import changed, inside

RA = God.RA
THEMES = dict(zip(LANGUAGES, (LIGHT, DARK, CONTRAST), strict=True))
FIELDS = {
    "devotion": 12,
    "followers": 9,
    "would_gain": 7,
    "ankhs": 3,
    "warriors": 1,
    "guardians": (Kind.APEP,),
    "powers": (Power.REVERED,),
    "suns": 1,
    "abilities": (God.RA, God.ISIS),
    "own_monuments": {MonumentKind.PYRAMID: 2},
    "captive_slots": 3,
}


@pytest.mark.parametrize("field", FIELDS)
def test_everything_on_a_sheet_is_seen(field):
    before = opening()
    after = with_god(before, RA, **{field: FIELDS[field]})
    one, other = (draw_sheet(view, RA, LABELS) for view in (before, after))
    assert one.size != other.size or changed(one, other)


@pytest.mark.parametrize(
    ("god", "field", "value", "other"),
    [
        (God.AMUN, "two_cards", True, False),
        (God.OSIRIS, "portals", 3, 2),
        (God.ANUBIS, "captives", (RA,), (God.ISIS,)),
        (God.ANUBIS, "captives", (RA,), ()),
        (God.ANUBIS, "guardians", (Kind.APEP,), (Kind.CAT_MUMMY,)),
    ],
)
def test_tokens_of_single_gods_are_seen(god, field, value, other):
    pictures = [
        draw_sheet(with_god(opening(), god, **{field: v}), god, LABELS) for v in (value, other)
    ]
    assert changed(*pictures)


def test_who_plays_who_acts_and_which_place_are_seen():
    view = opening()
    plain = draw_sheet(view, RA, LABELS)
    assert changed(plain, draw_sheet(view, RA, LABELS, name="Olena"))
    (seat,) = sheet_of(view, RA).people
    turns = [draw_sheet(replace(view, active=n), RA, LABELS) for n in (seat, (seat + 1) % 5)]
    assert changed(*turns)
    ranking = (*view.ranking[1:], view.ranking[0])
    assert changed(plain, draw_sheet(replace(view, ranking=ranking), RA, LABELS))


def test_each_unlocked_power_is_seen_in_its_place():
    pictures = [draw_sheet(with_god(opening(), RA, powers=(power,)), RA, LABELS) for power in Power]
    assert len({picture.tobytes() for picture in pictures}) == len(Power)


def test_the_next_powers_are_those_of_the_next_level():
    god = sheet_of(opening(), RA)
    assert next_powers(replace(god, powers=())) == POWERS_OF_LEVEL[1]
    assert next_powers(replace(god, powers=(Power.REVERED,))) == POWERS_OF_LEVEL[1][:3]
    assert next_powers(replace(god, powers=tuple(Power)[:2])) == POWERS_OF_LEVEL[2]
    assert next_powers(replace(god, powers=tuple(Power)[:6])) == ()


def test_guardian_symbols_are_those_of_the_game():
    view = opening()
    kinds = list(view.guardians)
    assert [guardian_at(view, n) for n in range(6)] == [None, kinds[0], None, *kinds[1:], None]
    fewer = replace(view, guardians={**view.guardians, kinds[0]: 0})
    assert changed(draw_sheet(view, RA, LABELS), draw_sheet(fewer, RA, LABELS))
    none = replace(view, guardians={})
    assert changed(draw_sheet(view, RA, LABELS), draw_sheet(none, RA, LABELS))


def test_monuments_are_listed_with_kind_and_cell():
    pictures = []
    for cell, kind in (
        (45, MonumentKind.TEMPLE),
        (45, MonumentKind.OBELISK),
        (55, MonumentKind.TEMPLE),
    ):
        view = with_god(with_monument(opening(), cell, kind, RA), RA, monuments=(cell,))
        pictures.append(draw_sheet(view, RA, LABELS).tobytes())
    assert len(set(pictures)) == 3


def test_merged_gods_share_a_sheet_and_both_emblems():
    view = opening()
    gods = tuple(g for g in view.gods if g.god is not God.ISIS)
    merged = replace(view, gods=gods, merged={God.ISIS: RA})
    both = draw_sheet(merged, RA, LABELS)
    assert changed(both, draw_sheet(view, RA, LABELS))
    assert both.tobytes() == draw_sheet(merged, God.ISIS, LABELS).tobytes()
    with pytest.raises(ValueError, match="no sheet"):
        draw_sheet(replace(view, gods=gods), God.ISIS, LABELS)


# --- the hand -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_a_played_card_is_dim_in_its_own_place(card):
    hand = with_god(opening(), RA, hand=CARDS, played=())
    played = with_god(opening(), RA, hand=CARDS, played=(card,))
    before, after = (draw_hand(view, RA, LABELS) for view in (hand, played))
    assert inside(changed(before, after), entry_box(CARDS.index(card)))


def test_the_number_of_cards_in_hand_is_seen():
    fewer = with_god(opening(), RA, hand=CARDS[:3])
    assert changed(draw_hand(opening(), RA, LABELS), draw_hand(fewer, RA, LABELS))


def test_amuns_token_is_in_his_hand():
    up, down = (with_god(opening(), God.AMUN, two_cards=u) for u in (True, False))
    pictures = [draw_hand(view, God.AMUN, LABELS) for view in (up, down)]
    assert inside(changed(*pictures), entry_box(len(CARDS)))


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_leaves_its_box_or_is_shortened(language, monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    labels, theme = Texts(language), THEMES[language]
    for n, god in enumerate(God):
        powers = tuple(Power)[(n % 2) * 6 :][:6]
        view = with_god(
            opening(),
            god,
            powers=powers,
            followers=88,
            would_gain=18,
            devotion=31,
            abilities=(god, tuple(God)[n - 1]),
            played=CARDS[n % 2 :],
            guardians=(Kind.APEP,) * 4,
            captive_slots=3,
        )
        view = replace(view, merged={tuple(God)[n - 1]: god})
        draw_sheet(view, god, labels, theme=theme)
        draw_hand(view, god, labels, theme=theme)
    assert len(recorder.calls) > 300
    for text, result, _, _, width in recorder.calls:
        assert text == result, f"{text!r} is cut to {result!r} in {width} px"


def test_a_long_name_is_shortened(monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(lettering, "fit", recorder)
    draw_sheet(opening(), RA, LABELS, name=LONG)
    (call,) = [call for call in recorder.calls if call[0] == LONG]
    assert call[1].endswith("…")


def test_sheets_and_hands_look_as_they_looked(request):
    view = random_view("ankh", 3, 110, options={"scenario": "middle_kingdom"}, seats=4)
    god = view.gods[0].god
    view = with_god(view, god, hand=CARDS[:4], played=CARDS[4:])
    assert_looks_as_it_looked(draw_sheet(view, god, Texts("uk"), name="Ада"), "sheet", request)
    assert_looks_as_it_looked(draw_hand(view, god, Texts("ru"), theme=DARK), "hand", request)


def test_every_card_says_what_it_does():
    for language in LANGUAGES:
        texts = [Texts(language)(f"ankh-text-card-{card}") for card in Card]
        assert len(set(texts)) == len(CARDS)
