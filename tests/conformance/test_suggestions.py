"""What is suggested while somebody types: it can be sent, and what was typed is not changed."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.commands.checks import waiting
from bot.games.typed_words import words_for
from bot.texts import LANGUAGES, Texts
from cogs.table.lines import completions
from rules.engine.errors import GameError
from tests.conformance.influence import positions, table_of
from tests.conformance.played import SEEDS, every_game, setting_of
from tests.texts.catalogues import known_of

EN = Texts("en")
MOST = 25


def can_be_sent(table, seat, line, language="en"):
    words = words_for(table.game.name, language)
    try:
        return bool(table.game.expand(table.seen_by(seat), seat, line, words))
    except GameError:
        return False


def every_tenth(game, seed):
    """Tables of a random game, and whoever decides there."""
    seats = setting_of(game, seed).seats
    for n, session in enumerate(positions(game, seed)):
        if n % 10 == 0:
            yield table_of(session, seats), waiting(session)[0]


def written(table, choice, language, most):
    """Some answers as a player would type them, verbs and all: in our words, and in a language."""
    grammar, words = table.game.grammar, words_for(table.game.name, language)
    for option in choice.options[:most]:
        line = grammar.line(choice.what, str(option))
        yield line, words.spoken(grammar.told(choice.what, line))


@every_game
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_a_line_that_can_be_sent_is_the_first_suggestion_as_it_was_typed(game, seed):
    """Enter changed `move 54>65` to `move 54>65 45>44`."""
    random, seats, sent = Random(seed), setting_of(game, seed).seats, 0
    for n, session in enumerate(positions(game, seed)):
        if n % 5:
            continue
        choice, table = waiting(session)[0], table_of(session, seats)
        for option in random.sample(list(choice.options), min(3, len(choice.options))):
            for typed in (str(option), f"{option}".upper(), f"{option} ", str(option)[:-1]):
                found = completions(table, choice.seat, typed, EN)
                if typed.strip() and can_be_sent(table, choice.seat, typed):
                    assert found[0] == typed.strip()
                    sent += 1
                assert len(set(found)) == len(found)
    assert sent > 20


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suggestion_can_be_sent(game, language):
    """Also one that goes on with what is asked after an answer, or after the verb of one."""
    texts, longer = Texts(language), 0
    for table, choice in every_tenth(game, SEEDS[0]):
        spoken = [line for _, line in written(table, choice, language, 4)]
        begun = [f"{part} " for line in spoken for part in (line, line.partition(" ")[0])]
        for typed in ("", *(line[:3] for line in spoken), *begun):
            for line in completions(table, choice.seat, typed, texts):
                assert can_be_sent(table, choice.seat, line, language), line
                longer += typed.endswith(" ") and line != typed.strip()
    assert longer


ALPHABETS = {"ru": "[a-zіїєґ]", "uk": "[a-zыэёъ]"}  # letters that are not the reader's


@every_game
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_suggestions_are_in_the_readers_language(game, language):
    """The English keys were suggested to Russian and Ukrainian readers."""
    texts, words = Texts(language), 0
    marked = getattr(known_of(game), "MARKED", "$")
    for table, choice in every_tenth(game, SEEDS[1]):
        for typed in ("", *(str(option)[:1] for option in choice.options[:2])):
            for line in completions(table, choice.seat, typed, texts):
                added = re.sub(marked, "", line)
                added = re.sub(rf"\b{typed}\b", "", added) if typed.isalpha() else added
                assert not re.search(ALPHABETS[language], added), line
                words += bool(re.search("[а-я]", added))
    assert words > 50


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_word_finds_its_word(game, language):
    """Also a half word that nobody else knows: in any language, at any place of the line."""
    texts, found = Texts(language), 0
    for table, choice in every_tenth(game, SEEDS[2]):
        for ours, line in written(table, choice, language, 3):
            first = line.partition(" ")[0]
            halves = [word[: len(word) // 2] for word in (first, ours.partition(" ")[0])]
            for typed in halves if first.isalpha() else ():
                lines = completions(table, choice.seat, typed, texts)
                if typed and len(lines) < MOST:
                    assert any(line.lower() in suggested.lower() for suggested in lines), line
                    found += 1
    assert found > 10
