"""The three languages say the same, fit Discord, and have a text for everything."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games.registry import ON_DISCORD
from bot.texts import FALLBACK, LANGUAGES, MissingText, Texts, sources
from rules.engine.errors import Refusal
from tests.texts.catalogues import (
    BUTTON,
    LINE,
    MESSAGE,
    OPTION,
    asked_for,
    known_of,
    messages,
    told_events,
)

KNOWN = {game: known_of(game) for game in ON_DISCORD}
FAMILIES = {
    family: ids
    for game, known in KNOWN.items()
    for family, ids in {
        **known.FAMILIES,
        f"{game}-refused": (*import_module(f"rules.{game}.refusals").Reason, *Refusal),
        f"{game}-said": tuple(told_events(game)),
    }.items()
}
ALIKE = {*(f"{game}-said" for game in KNOWN), *(a for known in KNOWN.values() for a in known.ALIKE)}
LABELS = [label for game in ON_DISCORD for label in import_module(f"renderer.{game}.labels").LABELS]
OF_LABELS = {label.key: label.most for label in LABELS}
# The kinds of texts by the beginning of their keys, the longest beginning first, with "game"
# for the name of any game: where a text is shown decides how long it may be.  Names are labels
# of buttons and options of selects.  A game adds kinds of its own.
MOST = {
    "game-lesson-": LINE,
    "game-read": MESSAGE,
    "game-note-": OPTION,
    "game-achievement-": BUTTON,
    "game-no": BUTTON,
    "game-game": BUTTON,
    "game-example": BUTTON,
    "game-chapter": BUTTON,
    "game-tasted": MESSAGE,
    "game-ending-": OPTION,
    "game-what-": OPTION,
    "game-quiet-": LINE,
    "game-said-": LINE,
    "game-refused-": LINE,
    "game-board-": LINE,
    "game-alt-": LINE,
    "game-word-": LINE,
    "game-label-": 14,
    "game-text-": OPTION,
    "game-forecast-": LINE,
    "game-change-": LINE,
    "game-ahead-": OPTION,
    "command-": OPTION,
    "choose-": OPTION,
    "guide-play-on": BUTTON,
    "guide-full-begins": LINE,
    "guide-full": BUTTON,
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
    "game-topic-": 1800,  # tests/bot/games/test_topics.py knows more
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
NUMBERS = {"last", "least", "level", "most", "new", "number", "old", "place", "total"}
WORDED = {  # variables that hold words, not numbers; several choose a variant
    "phase": "region",
    "order": "3-1-2",
    "players": "Чёрный, Белый",
}


def samples(key, variables, number):
    known = KNOWN.get(key.partition("-")[0])
    numbers = NUMBERS if known is None else NUMBERS | known.NUMBERS
    worded = WORDED if known is None else WORDED | known.WORDED
    return {name: worded.get(name, number if name in numbers else "Осирис") for name in variables}


def filled(language, key, number=21):
    return Texts(language)(key, **samples(key, messages(language)[key].variables, number))


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
        if family in ALIKE:
            continue
        names = [texts_of(texts, f"{family}-{name}") for name in ids]
        assert len(set(names)) == len(names), family


def texts_of(texts, key):
    key = key.replace("_", "-").replace(".", "-")
    return filled(texts.language, key)


@pytest.mark.parametrize("game", ON_DISCORD)
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
    if game in KNOWN:
        own = KNOWN[game].MOST
        kind = next((kind for kind in own if key.startswith(kind)), None)
        if kind is not None:
            return own[kind]
        key = f"game-{rest}"
    kind = next((kind for kind in MOST if key.startswith(kind)), None)
    if kind is not None:
        return MOST[kind]
    assert game not in KNOWN, f"{game}-{rest} is of no known kind"
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


# --- Texts ---------------------------------------------------------------------------------------


def test_an_unknown_language_is_english():
    told = [Texts(language)("lobby-host", host="Alice") for language in ("xx", "en", "ru", "uk")]
    assert told[0] == told[1] == "Alice · host"
    assert len(set(told)) == 3


def test_a_missing_key_or_value_raises_in_tests():
    with pytest.raises(MissingText):
        Texts("ru")("no-such-key")
    with pytest.raises(MissingText):
        Texts("ru")("lobby-host")


def test_a_missing_key_falls_back_in_production(monkeypatch, caplog):
    monkeypatch.setattr(Texts, "strict", False)
    russian = Texts("ru")
    monkeypatch.delitem(russian._catalogue.messages, "lobby-host")
    assert russian("lobby-host", host="Ra") == "Ra · host"
    assert "lobby-host" in caplog.text
    assert russian("no-such-key") == "no-such-key"


def test_threads_share_a_catalogue():
    wanted = [(language, n) for n in range(200) for language in LANGUAGES]

    def ask(one):
        return Texts(one[0])("lobby-computer", number=one[1], level="none")

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
