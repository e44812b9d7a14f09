"""Filling caches before anyone needs them.

Texts are read at their first use.  What needs very many of them at once would hold everybody
up for a tenth of a second.  So it is with what many pictures have in common.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.commands.seeded_games import playing
from bot.games import topics
from bot.games.game_ui import Look
from bot.games.registry import lookup, settings_of
from bot.games.typed_words import words_for
from bot.games.uis import UIS
from bot.texts import LANGUAGES, Texts

STEPS = 40  # of the random games that are drawn: into their middle


def warm_up() -> None:
    """Read the topics of the rulebook and the words that may be typed."""
    topics.warm_up()
    for game in UIS:
        for language in LANGUAGES:
            words_for(game, language)


def draw_ahead() -> Iterator[None]:
    """Draw boards and hands of every game, size and language, one at a time.

    The workers keep their parts.  Each would otherwise draw its own, at several times the size.
    """
    for name, ui in UIS.items():
        for seats in sorted({setting.seats for setting in settings_of(lookup(name))}):
            *_, session = islice(playing(name, seats, seats=seats), STEPS + 1)
            view, own = (session.game.view(session.state, seat) for seat in (None, 0))
            for language in LANGUAGES:
                look = Look(Texts(language), [], "light")
                ui.board(look, view, step=STEPS)
                yield
                ui.hand(look, own, 0)
                yield
