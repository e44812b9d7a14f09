"""Reading what takes long before anybody asks for it.

Texts are read at their first use.  What needs very many of them at once would hold everybody
up for a tenth of a second.
"""

from __future__ import annotations

from bot import topics
from bot.fronts import FRONTS
from bot.texts import LANGUAGES
from bot.words import words_for


def warm_up() -> None:
    """Read the topics of the rulebook and the words that may be typed."""
    topics.warm_up()
    for game in FRONTS:
        for language in LANGUAGES:
            words_for(game, language)
