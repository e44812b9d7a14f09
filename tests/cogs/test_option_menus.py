"""The way to an option: few clicks, no dead ends, nothing that Discord would refuse."""

from __future__ import annotations

from bot.games.game_ui import Step
from bot.texts import Texts
from cogs.table.option_menus import Target, clicked, path_text, read_path, walk, widgets

WAYS = {
    "57>68": (Step("57", "warrior 57"), Step("68", "68")),
    "57>67": (Step("57", "warrior 57"), Step("67", "67")),
    "34>44": (Step("34", "god 34"), Step("44", "44")),
    "none": (Step("none", "nothing"),),
}


def test_the_first_fork_offers_each_way_once():
    fork = walk(WAYS, ())
    assert [step.value for step in fork.steps] == ["57", "34", "none"]
    assert fork.keys == tuple(WAYS)


def test_clicks_lead_to_an_option():
    assert [step.value for step in walk(WAYS, (0,)).steps] == ["68", "67"]
    assert walk(WAYS, (0, 1)).keys == ("57>67",)
    assert walk(WAYS, (0, 1)).steps == ()


def test_a_click_that_is_the_only_one_is_not_asked_for():
    fork = walk(WAYS, (1,))
    assert (fork.keys, fork.steps, fork.values) == (("34>44",), (), ("34", "44"))


def test_a_lone_option_is_reached_without_a_click():
    assert walk({"gain": (Step("gain", "Gain"),)}, ()).keys == ("gain",)


def test_clicks_that_nobody_could_have_made_lead_nowhere():
    for path in ((7,), (-1,), (0, 9), (0, 0, 0), (2, 0)):
        assert walk(WAYS, path) is None


def test_a_path_survives_a_custom_id():
    assert read_path(path_text((3, 0, 12))) == (3, 0, 12)
    assert read_path("") == ()
    assert read_path("x.99999") == (-1, -1)


def test_what_is_chosen_in_a_menu_joins_the_path():
    assert clicked("2|3.1|25", ("27",)) == ("2", (3, 1, 27))
    assert clicked("0|", ()) == ("0", ())


def test_few_steps_are_buttons_and_many_are_menus_of_25():
    texts, target = Texts("en"), Target("d", 1, 2, "0")
    few = walk({str(n): (Step(str(n), f"cell {n}"),) for n in range(5)}, ())
    assert [type(w).__name__ for w in widgets(texts, few, target)] == ["Button"] * 5
    many = walk({str(n): (Step(str(n), f"cell {n}"),) for n in range(60)}, ())
    menus = widgets(texts, many, target)
    assert [len(menu.item.options) for menu in menus] == [25, 25, 10]
    assert len({menu.item.custom_id for menu in menus}) == 3
    last = menus[-1].item.options[-1]
    rest = menus[-1].custom_id.split(":", 4)[4]
    assert walk(
        {str(n): (Step(str(n), ""),) for n in range(60)}, clicked(rest, (last.value,))[1]
    ).keys == ("59",)


def test_menus_of_steps_that_are_called_alike_are_numbered():
    """A menu was called "65 · region 1 … 65 · region 1"."""
    ways = {str(n): (Step(str(n), "65 · region 1", f"side {n}"),) for n in range(30)}
    menus = widgets(Texts("en"), walk(ways, ()), Target("d", 1, 2, "0"))
    assert [m.item.placeholder for m in menus] == ["Choose: 1 … 25", "Choose: 26 … 30"]


def test_a_lone_menu_says_what_it_offers_in_a_line_that_a_phone_shows():
    """A plain "Choose" left open what there was to choose."""
    target = Target("d", 1, 2, "0")
    cards = {card: (Step(card, card.capitalize()),) for card in ("chariots", "flood", "miracle")}
    notes = {key: (way[0]._replace(note="x" * 60),) for key, way in cards.items()}
    (lone,) = widgets(Texts("en"), walk(notes, ()), target)
    assert lone.item.placeholder == "Choose: Chariots … Miracle"
    long = {str(n): (Step(str(n), f"25 → {n} through 68|78 77|78", "x" * 60),) for n in range(9)}
    (lone,) = widgets(Texts("ru"), walk(long, ()), target)
    assert lone.item.placeholder == "Выберите: 25 → 0 … 25 → 8"
    figures = {str(n): (Step(str(n), f"3{n} · warrior · region 1", "x" * 60),) for n in range(9)}
    (lone,) = widgets(Texts("en"), walk(figures, ()), target)
    assert lone.item.placeholder == "Choose: 30 · warrior … 38 · warrior"
    names = ("Gift of the Delta", "Great Rebuilding", "Strife", "Old Kingdom", "Two Capitals")
    scenarios = {name: (Step(name, name, "x" * 60),) for name in (*names, "Cycle of Ma'at")}
    (lone,) = widgets(Texts("en"), walk(scenarios, ()), target)
    assert lone.item.placeholder == "Choose: Gift … Cycle"
