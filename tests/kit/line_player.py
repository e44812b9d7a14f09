"""A person who plays by typed lines only, with words of their own language.

Every line is one that autocomplete suggests: first for an empty line, then for half of the first
word of the line chosen, and for the whole of it.
"""

from __future__ import annotations

from random import Random

from bot.texts import Texts
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import is_private, settled
from tests.kit.example import GAME

LANGUAGES = {"en-US": "en", "ru": "ru", "uk": "uk"}


class LinePlayer:
    """Answers whatever the table asks of one person, by typing."""

    def __init__(self, actor: Actor, random: Random, game: str = GAME) -> None:
        self.actor = actor
        self.random = random
        self.typed: list[str] = []
        self._texts = Texts(LANGUAGES[actor.person.locale])
        self._words = set(" ".join(self._texts.usual_words(game).values()).split())

    @property
    def id(self) -> str:
        return str(self.actor.person.id)

    async def answer(self, panel: Json) -> None:
        """Type one line that autocomplete suggests; it must be taken."""
        line = await self._line()
        self.typed.append(line)
        await settled(self.actor, lambda: self.actor.slash("/play", do=line))
        said = text_of([m for m in self.actor.messages() if is_private(m)][-1]).strip()
        taken = [self._texts(key, line=line) for key in ("play-done", "play-chosen")]
        assert said in taken, f"{line!r} was suggested, and answered with {said!r}"

    async def _line(self) -> str:
        suggested = await self.actor.completes("/play", "do", "")
        assert suggested, "whoever is asked gets suggestions"
        chosen = self.random.choice(suggested)
        word = chosen.partition(" ")[0]
        if not word.isalpha():
            return chosen
        assert word in self._words, f"{chosen!r} is not in the reader's words"
        half = await self.actor.completes("/play", "do", word[: len(word) // 2 + 1])
        assert any(line.startswith(word) for line in half), f"half of {chosen!r} does not find it"
        further = await self.actor.completes("/play", "do", f"{word} ")
        return self.random.choice(further or half)
