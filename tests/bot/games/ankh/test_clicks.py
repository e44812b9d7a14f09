"""Every option of every decision can be reached by clicks that fit Discord, in three languages."""

from __future__ import annotations

import re

import pytest

from bot.games.ankh import caravans
from bot.games.clicks import BUTTON
from bot.games.uis import ui_of
from bot.texts import LANGUAGES, Texts
from rules.ankh.keys import DONE
from rules.ankh.words import VERB_OF
from tests.bot.games.ankh.play import SEEDS, decisions, every_decision
from tests.conformance.test_clicks import expect_clickable

FRONT = ui_of("ankh")
EN = Texts("en")
SIDES = "caravan.token"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_clicks_of_a_random_game(seed, language):
    for asked in decisions(seed):
        expect_clickable("ankh", asked, Texts(language))


def test_the_random_games_meet_every_decision():
    met = {asked.what for asked in every_decision()}
    assert met >= {"action", *VERB_OF} - {"aim"}  # hardly ever: it has a test of its own


# --- some of them word by word --------------------------------------------------------------


def first(what, fits=lambda asked: True):
    return next(asked for asked in every_decision() if asked.what == what and fits(asked))


def labels(asked, key):
    way = FRONT.clicks(EN, asked.view, asked.what, asked.keys)[key]
    return [click.label for click in way]


def test_a_move_names_the_figure_and_lists_the_nearest_cells_first():
    asked = first("move")
    ways = FRONT.clicks(EN, asked.view, "move", asked.keys)
    key = next(iter(ways))
    start, _, end = key.partition(">")
    assert labels(asked, key)[0].startswith(f"{start} · ")
    assert labels(asked, key)[1].startswith(f"{end} · region ")
    assert list(ways)[-1] == DONE


def test_a_push_says_whom_and_asks_where_to():
    asked = first("move", lambda a: any("^" in key for key in a.keys))
    key = next(key for key in asked.keys if "^" in key)
    _, target, push = labels(asked, key)
    assert "pushes " in target
    assert push.startswith(key.partition("^")[2])


def test_a_facing_names_the_monuments_that_it_would_destroy():
    """UX, story 7."""
    for asked in every_decision():
        cells = {m.cell: m for m in asked.view.monuments}
        for key in asked.keys:
            aimed = [c for c in key.partition("@")[2].rstrip("*").split("+") if c.isdecimal()]
            if ">" in key and any(int(cell) in cells for cell in aimed):
                facing = labels(asked, key)[2]
                if ":" in facing:
                    assert any(str(m.kind) in facing for m in cells.values())
                    return
    pytest.fail("no Giant Scorpion beside a monument")


def test_claws_after_a_push_are_named_though_the_cell_is_not():
    asked = first("move")
    keys = ("@56+66", "@66+67", "@67+68", "@68+58", "@58+57", "@57+56")
    around = ("@66+67", "@67+78", "@78+77", "@77+76", "@76+75", "@75+66")
    for six in (keys, around):
        ways = FRONT.clicks(EN, asked.view, "aim", six)
        assert [len(way) for way in ways.values()] == [1] * 6
        assert ways[six[0]][0].label.startswith(six[0][1:].replace("+", " + "))


def test_an_action_that_does_nothing_says_so_and_is_still_there():
    """UX, story 6."""
    asked = first(
        "action",
        lambda a: any(
            sheet.god is a.view.active_god and not sheet.followers for sheet in a.view.gods
        ),
    )
    unlock = FRONT.clicks(EN, asked.view, "action", ["unlock"])["unlock"][0].label
    assert unlock.startswith("Unlock · no effect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_have_a_label_though_they_are_not_on_offer(language):
    asked = first("action", lambda a: a.view.first_action is not None)
    every = FRONT.shown_always("action")
    assert every == ("move", "summon", "gain", "unlock")
    ways = FRONT.clicks(Texts(language), asked.view, "action", every)
    assert all(len(ways[key]) == 1 and len(ways[key][0].label) <= BUTTON for key in every)
    assert FRONT.shown_always("move") == ()


def test_gain_says_how_much():
    asked = first(
        "action",
        lambda a: any(sheet.god is a.view.active_god and sheet.would_gain for sheet in a.view.gods),
    )
    sheet = next(s for s in asked.view.gods if s.god is asked.view.active_god)
    assert labels(asked, "gain")[0].startswith(f"Gain +{sheet.would_gain} ")


def test_a_power_says_what_it_costs_and_which_guardian_comes_with_it():
    asked = first(
        "unlock",
        lambda a: (
            any(s.god is a.view.active_god and len(s.powers) == 1 for s in a.view.gods)
            and any(a.view.guardians.values())
        ),
    )
    note = FRONT.clicks(EN, asked.view, "unlock", asked.keys)[asked.keys[0]][0].note
    assert note.startswith("cost: 1 · guardian: ")


def test_a_caravan_goes_from_end_to_end_with_the_sizes_of_both_sides():
    asked = first("caravan")
    ways = FRONT.clicks(EN, asked.view, "caravan", asked.keys)
    chains = [way for key, way in ways.items() if key.startswith("caravan ")]
    assert all(len(way) == 1 for way in chains), "two taps on a phone: the menu, and the ends"
    assert all(re.match(r"\d+ → \d+( via \d+\|\d+)?$", way[0].label) for way in chains)
    assert all(way[0].note.startswith("sizes ") for way in chains)
    assert FRONT.declining(EN, "caravan") == "No caravan"


def test_more_caravans_than_a_message_can_offer_are_asked_for_by_region(monkeypatch):
    asked = first("caravan")
    monkeypatch.setattr(caravans, "MOST_CHAINS", 1)
    expect_clickable("ankh", asked, EN)
    ways = FRONT.clicks(EN, asked.view, "caravan", asked.keys)
    regions = {way[0].label for key, way in ways.items() if key.startswith("caravan ")}
    assert regions == {f"Region {n}" for n in range(1, len(regions) + 1)}


def test_the_sides_of_a_caravan_are_two_buttons():
    ways = [FRONT.clicks(EN, a.view, a.what, a.keys) for a in every_decision() if a.what == SIDES]
    assert ways
    assert all(not click.note for found in ways for (click,) in found.values())


def test_more_than_a_hundred_bids_are_asked_for_by_tens():
    asked = first("battle.bid")
    keys = [str(n) for n in range(251)]
    expect_clickable("ankh", asked._replace(keys=tuple(keys)), EN)
    assert labels(asked._replace(keys=tuple(keys)), "137") == ["130–139", "137"]


def test_two_cards_are_two_things_of_one_list_with_their_strength():
    asked = first("battle.card", lambda a: any("+" in key for key in a.keys))
    key = next(key for key in asked.keys if "chariots" in key)
    assert FRONT.is_list("battle.card")
    assert len(labels(asked, key)) == 2
    assert any(label.endswith("(+3)") for label in labels(asked, key))
    assert " + " in FRONT.answered(EN, asked.view, "battle.card", key)


def test_a_returning_mummy_is_no_click():
    asked = first("mummy")
    cell = asked.keys[0].split()[1].rstrip("*")
    assert labels(asked, asked.keys[0])[0].startswith(f"{cell} · ")


def test_what_closes_a_decision_is_an_option():
    for asked in every_decision():
        closing = FRONT.closing(asked.what)
        assert closing is None or closing in asked.keys


def test_standing_answers_are_options():
    """All but keeping all: with one figure left there is nothing to keep together."""
    standing = FRONT.standing()
    for asked in every_decision():
        for key in standing.get(asked.what, ()):
            assert key in asked.keys or key == "keep all"
