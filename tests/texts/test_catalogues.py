"""The three languages say the same, fit Discord, and have a text for everything."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games import GAMES
from bot.texts import FALLBACK, LANGUAGES, MissingText, Texts, sources
from rules.ankh.board import DIRECTIONS
from rules.ankh.data import Action, Card, EventKind, God, Kind, MonumentKind, Power
from rules.ankh.refusals import Reason
from rules.ankh.scenarios import ScenarioId
from rules.ankh.state import Ending
from rules.ankh.words import CITIES, VERB_OF
from rules.engine.errors import Refusal
from rules.imhotep import data as imhotep
from rules.imhotep import ending as imhotep_ending
from rules.imhotep import refusals as imhotep_refusals
from rules.imhotep import words as imhotep_words
from tests.texts.catalogues import asked_for, messages, told_events, told_sources

FAMILIES = {
    "ankh-god": God,
    "ankh-god-short": God,
    "ankh-kind": Kind,
    "ankh-monument": MonumentKind,
    "ankh-neutral": MonumentKind,
    "ankh-power": Power,
    "ankh-power-short": Power,
    "ankh-card": Card,
    "ankh-card-short": Card,
    "ankh-action": Action,
    "ankh-event": EventKind,
    "ankh-scenario": ScenarioId,
    "ankh-city": CITIES,
    "ankh-ending": Ending,
    "ankh-direction": [direction.name for direction in DIRECTIONS],
    "ankh-terrain": ("fertile", "desert", "water"),
    "ankh-what": ("action", *VERB_OF),
    "ankh-refused": (*Reason, *Refusal),
    "ankh-said": tuple(told_events("ankh")),
    "ankh-source": tuple(told_sources()),
    "ankh-text-card": Card,
    "ankh-text-god": God,
    "ankh-text-power": Power,
    "ankh-click-action": Action,
    "imhotep-colour": imhotep.Colour,
    "imhotep-colour-short": imhotep.Colour,
    "imhotep-site": imhotep.Site,
    "imhotep-side": [str(side).lower() for side in imhotep.Side],
    "imhotep-pyramid": imhotep.Pyramid,
    "imhotep-card": imhotep.Card,
    "imhotep-text-card": imhotep.Card,
    "imhotep-bonus": imhotep.Bonus,
    "imhotep-reward": imhotep.Reward,
    "imhotep-source": imhotep.Source,
    "imhotep-origin": ("market", "pair", "bonus", "temple"),
    "imhotep-ending": imhotep_ending.Ending,
    "imhotep-what": ("action", *imhotep_words.VERB_OF),
    "imhotep-refused": (*imhotep_refusals.Reason, *Refusal),
    "imhotep-said": tuple(told_events("imhotep")),
}
LABELS = [label for game in GAMES for label in import_module(f"renderer.{game}.labels").LABELS]
OF_LABELS = {label.key: label.most for label in LABELS}
# The kinds of texts by the beginning of their keys, the longest beginning first, with "game"
# for the name of any game: where a text is shown decides how long it may be.  Names are labels
# of buttons and options of selects.
BUTTON, OPTION, LINE, MESSAGE = 34, 100, 300, 2000
MOST = {
    "game-god-short-": 2,
    "game-colour-short-": 2,
    "game-colour-": BUTTON,
    "game-player": BUTTON,
    "game-site-": BUTTON,
    "game-side-": 1,
    "game-pyramid-": BUTTON,
    "game-bonus-": BUTTON,
    "game-reward-": BUTTON,
    "game-origin-": OPTION,
    "game-hand-": LINE,
    "game-lesson-": LINE,
    "game-read": MESSAGE,
    "game-power-short-": 8,
    "game-card-short-": 8,
    "game-god-": BUTTON,
    "game-kind-": BUTTON,
    "game-monument-": BUTTON,
    "game-neutral": BUTTON,
    "game-note-": OPTION,
    "game-no": BUTTON,
    "game-power-": BUTTON,
    "game-card-": BUTTON,
    "game-action-": BUTTON,
    "game-event-": BUTTON,
    "game-scenario-": BUTTON,
    "game-city-": BUTTON,
    "game-direction-": BUTTON,
    "game-terrain-": BUTTON,
    "game-game": BUTTON,
    "game-ending-": OPTION,
    "game-source-": OPTION,
    "game-what-": OPTION,
    "game-said-": LINE,
    "game-refused-": LINE,
    "game-board-": LINE,
    "game-alt-": LINE,
    "game-word-": LINE,
    "game-label-": 14,
    "game-text-": LINE,
    "game-ahead-": OPTION,
    "command-": OPTION,
    "choose-": OPTION,
    "ankh-lesson-": 160,
    "ankh-read": MESSAGE,
    "ankh-warnings-": LINE,
    "guide-play-on": BUTTON,
    "guide-full-begins": LINE,
    "guide-full": BUTTON,
    "guide-hint": LINE,
    "refusal-asked": LINE,
    "draft-confirm": BUTTON,
    "draft-back": BUTTON,
    "draft-cancel": BUTTON,
    "draft-type": BUTTON,
    "overdue-waiting": LINE,
    "overdue-wait": BUTTON,
    "overdue-computer": BUTTON,
    "overdue-replace": BUTTON,
    "overdue-back": BUTTON,
    "panel-chosen": LINE,
    "panel-secret": LINE,
    "panel-turn": LINE,
    "panel-": BUTTON,
    "plan-none": LINE,
    "plan-line": LINE,
    "plan-ahead": LINE,
    "plan-": BUTTON,
    "refusal-": BUTTON,
    "admin-end-button": BUTTON,
    "admin-language-": BUTTON,
    "admin-": LINE,
    "log-title": OPTION,
    "log-empty": LINE,
    "log-no-turn": LINE,
    "log-": BUTTON,
    "look-view-": BUTTON,
    "look-": LINE,
    "watch-how-": BUTTON,
    "watch-level-": BUTTON,
    "watch-by-": BUTTON,
    "watch-menu": BUTTON,
    "watch-on": BUTTON,
    "watch-stop": BUTTON,
    "watch-": LINE,
    "undo-agree": BUTTON,
    "undo-refuse": BUTTON,
    "game-click-": BUTTON,
    "game-answer-": LINE,
    "game-headline-": OPTION,
    "game-warning-": LINE,
    "game-warnings-": LINE,
    "game-lobby-": BUTTON,
    "lobby-option-": BUTTON,
    "lobby-computer": BUTTON,
    "lobby-clock-": BUTTON,
    "lobby-random": BUTTON,
    "lobby-new": BUTTON,
    "lobby-button-": BUTTON,
    "lobby-menu-": OPTION,
    "lobby-about": MESSAGE,
    "lobby-": LINE,
    "practice-": LINE,
    "seat-taken": LINE,
    "seat-take": BUTTON,
    "seat-label": OPTION,
    "seat-": LINE,
    "vote-": LINE,
    "welcome": MESSAGE,
    "game-topic-": 1800,  # tests/bot/test_topics.py knows more
    "help-practice": BUTTON,
    "help-new-game": BUTTON,
    "help-settings": BUTTON,
    "rules-all": BUTTON,
    "settings-title": MESSAGE,
    "settings-standing-title": MESSAGE,
    "settings-standing-none": OPTION,
    "settings-line": LINE,
    "settings-letters-closed": OPTION,
    "settings-": BUTTON,
}
# Of the bot's own texts those of buttons say so, or are named above; the rest are messages.
OWN = {"-button": BUTTON, "": MESSAGE}
WORDED = {  # variables that hold words, not numbers; several choose a variant
    "phase": "region", "up": "yes", "red": "yes", "sun": "yes", "ransom": "yes",
    "possible": "yes", "gods": "Осирис, Амон", "amount": "+3", "monument": "пирамида",
    "wrath": "yes", "used": "yes", "order": "3-1-2", "players": "Чёрный, Белый",
}  # fmt: skip
NUMBERS = {
    "after", "ankhs", "before", "bonus", "camels", "cards", "cell", "cells", "count", "devotion",
    "due", "end", "event", "figures", "followers", "gain", "have", "last", "least", "left",
    "level", "marker", "most", "need", "new", "number", "old", "player", "position", "region",
    "slots", "space", "spaces", "start", "taken", "top", "total", "turn",
    "capacity", "discard", "draw", "load", "minimum", "pair", "place", "points", "quarry",
    "round", "rounds", "score", "ship", "ships", "sled", "stones",
}  # fmt: skip


def samples(variables, number):
    return {name: WORDED.get(name, number if name in NUMBERS else "Осирис") for name in variables}


def filled(language, key, number=21):
    return Texts(language)(key, **samples(messages(language)[key].variables, number))


# --- the languages are held together -----------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language):
    english = {key: parts.variables for key, parts in messages(FALLBACK).items()}
    assert {key: parts.variables for key, parts in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_id_of_the_rules_has_a_text(language, family):
    for name in FAMILIES[family]:
        key = f"{family}-{name}".replace("_", "-").replace(".", "-")
        assert key in Texts(language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_the_pictures_has_a_text_that_fits(language):
    for label in LABELS:
        assert len(filled(language, label.key)) <= label.most, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_family_differ(language):
    """Two powers, cards or figures with the same name could not be told apart."""
    texts = Texts(language)
    for family, ids in FAMILIES.items():
        if family in ("ankh-said", "ankh-source", "ankh-neutral", "imhotep-said"):
            continue
        names = [texts_of(texts, f"{family}-{name}") for name in ids]
        assert len(set(names)) == len(names), family


def texts_of(texts, key):
    key = key.replace("_", "-").replace(".", "-")
    return filled(texts.language, key)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_has_the_data_that_its_line_shows(game):
    made_here = {"claws", "where"}  # put together from other data
    for event, data in told_events(game).items():
        shown = messages(FALLBACK)[f"{game}-said-{event}".replace("_", "-")].variables
        assert shown <= data | made_here, event


def test_every_key_in_the_code_is_there_with_its_values():
    """A key of the code is a text, with all its values, or the beginning of a family's keys."""
    known = messages(FALLBACK)
    for key, values in asked_for("renderer", "bot"):
        assert key in known or any(name.startswith(f"{key}-") for name in known), key
        if key in known and values and None not in values:
            assert values == known[key].variables, key


# --- every text is sound ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_where_it_is_shown(language):
    for key in messages(language):
        most = longest(key)
        for number in (0, 1, 2, 5, 21):
            text = filled(language, key, number)
            assert 0 < len(text) <= most, (key, text)


def longest(key):
    """How long a text may be: by the beginning of its key, for the bot's own by its end too."""
    if key in OF_LABELS:
        return OF_LABELS[key]
    game, _, rest = key.partition("-")
    key = f"game-{rest}" if game in GAMES else key
    kind = next((kind for kind in MOST if key.startswith(kind)), None)
    if kind is not None:
        return MOST[kind]
    assert game not in GAMES, f"{game}-{rest} is of no known kind"
    return next(most for part, most in OWN.items() if part in key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_unresolved(language):
    for key in messages(language):
        text = filled(language, key)
        assert not re.search(r"[{}$]|\u2068|\u2069|  |^ | $", text), (key, text)


@pytest.mark.parametrize(("language", "foreign"), [("ru", "іїєґ"), ("uk", "ыэёъ")])
def test_no_letters_of_another_language(language, foreign):
    same_everywhere = re.compile(r"Discord|/[a-z]+( [a-z]+)?|`[^`]*`|\bI{1,3}\b")  # names, commands
    for key, parts in messages(language).items():
        if key == "command-rules-topic":  # shows that words of all languages will do
            continue
        for text in parts.texts:
            words = same_everywhere.sub("", text)
            assert not re.search(rf"[A-Za-z{foreign}]", words, re.IGNORECASE), (key, text)


def test_english_has_no_cyrillic():
    for key, parts in messages("en").items():
        if key == "command-rules-topic":
            continue
        assert not any(re.search("[А-я]", text) for text in parts.texts), key


def test_a_russian_or_ukrainian_plural_has_all_its_forms():
    """Numbers choose between forms of their own language, never of another one."""
    for language, needed in (("ru", {"one"}), ("uk", {"one"})):
        for key, parts in messages(language).items():
            for select in parts.selects:
                names = {
                    variant.key.name for variant in select.variants if hasattr(variant.key, "name")
                }
                if names & {"one", "few", "many"}:
                    assert needed <= names, key


@pytest.mark.parametrize(
    ("language", "key", "name", "forms"),
    [
        ("en", "ankh-board-region", "cells", ("1 cell", "2 cells", "5 cells", "21 cells")),
        ("ru", "ankh-board-region", "cells", ("1 клетка", "2 клетки", "5 клеток", "21 клетка")),
        ("uk", "ankh-board-region", "cells", ("1 ділянка", "2 ділянки", "5 ділянок", "21 ділянка")),
        ("en", "ankh-refused-too-many-camels", "camels",
         ("1 camel:", "2 camels", "5 camels", "21 camels")),
        ("ru", "ankh-refused-too-many-camels", "camels",
         ("1 верблюд ", "2 верблюда ", "5 верблюдов ", "21 верблюд ")),
        ("uk", "ankh-refused-too-many-camels", "camels",
         ("1 верблюд ", "2 верблюди ", "5 верблюдів ", "21 верблюд ")),
        ("en", "ankh-refused-too-few-followers", "need",
         ("1 follower ", "2 followers", "5 followers", "21 followers")),
        ("ru", "ankh-refused-too-few-followers", "need",
         ("Нужен 1 верующий,", "Нужно 2 верующих", "Нужно 5 верующих", "Нужен 21 верующий,")),
        ("uk", "ankh-refused-too-few-followers", "need",
         ("Потрібен 1 послідовник,", "Потрібні 2 послідовники,", "Потрібно 5 послідовників",
          "Потрібен 21 послідовник,")),
        ("ru", "ankh-board-sheet", "count", ("игрок ", "игроки ", "игроки ", "игрок ")),
    ],
)  # fmt: skip
def test_plural_forms(language, key, name, forms):
    values = samples(messages(language)[key].variables, 3)
    for number, form in zip((1, 2, 5, 21), forms, strict=True):
        assert form in Texts(language)(key, **{**values, name: number})


# --- Texts ---------------------------------------------------------------------------------------


def test_an_unknown_language_is_english():
    assert Texts("xx")("ankh-god-isis") == "Isis"
    assert Texts("ru")("ankh-god-isis") == "Исида"
    assert Texts("uk")("ankh-god-isis") == "Ісіда"


def test_a_missing_key_or_value_raises_in_tests():
    with pytest.raises(MissingText):
        Texts("ru")("ankh-no-such-key")
    with pytest.raises(MissingText):
        Texts("ru")("ankh-alt-turn")


def test_a_missing_key_falls_back_in_production(monkeypatch, caplog):
    monkeypatch.setattr(Texts, "strict", False)
    russian = Texts("ru")
    monkeypatch.delitem(russian._catalogue.messages, "ankh-alt-turn")
    assert russian("ankh-alt-turn", god="Ra") == "Ra to move."
    assert "ankh-alt-turn" in caplog.text
    assert russian("ankh-no-such-key") == "ankh-no-such-key"


def test_threads_share_a_catalogue():
    wanted = [(language, n) for n in range(200) for language in LANGUAGES]

    def ask(one):
        return Texts(one[0])("ankh-board-camels-left", left=one[1])

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ask, wanted)) == [ask(one) for one in wanted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_reads_them(language):
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    plain = Texts(language)._catalogue.plain
    assert len(plain) > 1000
    for key, text in plain.items():
        assert (text, []) == bundle.format_pattern(bundle.get_message(key).value), key
