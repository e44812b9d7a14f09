"""A button that names something does that thing (findings of play, fault 1).

Isis pressed the button of her warrior, then Confirm, and the warrior died: the panel and the
draft counted clicks differently, and Confirm with nothing chosen ended the decision.
"""

from __future__ import annotations

from random import Random

import pytest

from bot.commands.checks import waiting
from bot.commands.random_game import Taste
from bot.games.uis import UIS
from bot.texts import LANGUAGES, Texts
from cogs.core.components import Menu, Way, read
from cogs.table.drafts import _items, open_choice, reached, to_send, ways_of
from cogs.table.option_menus import CLOSING, clicked, closing_of, split_rest, walk
from cogs.table.panel import _decision
from tests.conformance.played import SEEDS, decisions, every_game
from tests.conformance.test_panels import table_of, tables

__all__ = ["tables"]

ALL = 60  # decisions of a game whose buttons are all pressed; of later ones
SOME = 10  # one in so many: some games are long


@every_game
@pytest.mark.parametrize("seed", SEEDS[:3])
async def test_a_button_that_names_an_option_leads_to_it(tables, game, seed):
    table, taste, random = await table_of(tables, game, seed), Taste(Random(seed)), Random(seed)
    n = 0
    while table.session.request is not None:
        n += 1
        choice = waiting(table.session)[0]
        if not table.session.request.secret and (n < ALL or n % SOME == seed):
            await every_button(table, choice, Texts(LANGUAGES[n % len(LANGUAGES)]), random)
        await table.act(100 + choice.seat, [taste.pick(choice)], table.revision)


async def every_button(table, choice, texts, random):
    ui, draft = UIS[table.row.name], await table.draft(100 + choice.seat)
    assert to_send(table, ui, draft) == [], "nothing is chosen, so nothing is sent"
    panel = _decision(table, ui, texts, table.session.request)
    shown = [b for row in panel for b in row if not b.item.disabled]
    assert shown, "there is something to press"
    assert len({b.item.label for b in shown}) == len(shown)
    for widget in shown:
        await follow(table, draft, texts, widget, random)
        draft.rebuild(())


async def follow(table, draft, texts, widget, random):
    """Press a button, go on at random to Confirm, and look at what is sent."""
    ui, first = UIS[table.row.name], open_choice(table, draft)
    wanted = []
    for _ in range(60):
        rest, values, label = use(widget, random)
        choice, path = open_choice(table, draft), clicked(rest, values)[1]
        key, path = reached(table, draft, texts, rest, path)
        check_label(table, ui, draft, texts, choice, label, key, path)
        if key is not None:
            await draft.add(key)
            wanted.append(key)
        fork = walk(ways, path) if (ways := ways_now(table, draft, texts)) else None
        items = _items(table, ui, texts, draft, ways, fork)
        confirm = [item for item in items if pressed(item).verb == "ok"]
        assert bool(confirm) == bool(not path and to_send(table, ui, draft))
        if confirm:
            sent = to_send(table, ui, draft)
            assert sent[: len(wanted)] == wanted, "all that was chosen, in order"
            added = (closing_of(ui, choice), ui.concluding(first.what))
            assert all(key in added for key in sent[len(wanted) :])
            return
        widget = random.choice([item for item in items if pressed(item).verb == "d"])
    raise AssertionError("never confirmed")


def pressed(widget):
    """What the custom id of a button or a menu says."""
    return read(Way.MENU if isinstance(widget, Menu) else Way.BUTTON, widget.item.custom_id)


def use(widget, random):
    """What a click says: the rest of its custom id, the values of a menu, and its label."""
    rest = pressed(widget).rest
    if not isinstance(widget, Menu):
        return rest, (), widget.item.label
    option = random.choice(widget.item.options)
    return rest, (option.value,), option.label


def ways_now(table, draft, texts):
    choice = open_choice(table, draft)
    return ways_of(table, draft, texts, choice) if choice is not None else {}


def check_label(table, ui, draft, texts, choice, label, key, path):
    """What was pressed is what was reached."""
    closing, ways = closing_of(ui, choice), ways_of(table, draft, texts, choice)
    if key is not None and key == closing:
        assert label == ui.declining(texts, choice.what)
        return
    if key is not None:
        assert label in [step.label for step in ways[key]] or label == joined(ways[key])
        return
    fork = walk(ways, path)
    if path:
        assert label in [step.label for step in ways[fork.keys[0]][: len(fork.values)]]
    else:
        assert label == texts("panel-decide")


def joined(way):
    return " · ".join(step.label for step in way)


@every_game
def test_what_ends_a_decision_is_named(game):
    """Every decision that something ends has a word for ending it with nothing chosen."""
    ui = UIS[game]
    for what in {asked.what for asked in decisions(game)}:
        if ui.closing(what) is not None:
            for language in LANGUAGES:
                said = ui.declining(Texts(language), what)
                assert said not in (Texts(language)("draft-confirm"), ui.closing(what))
    assert split_rest(f"0|{CLOSING}")[1] == CLOSING
