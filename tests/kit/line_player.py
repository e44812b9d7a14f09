"""A person who plays by typed lines only, with words of their own language.

Every line is one that autocomplete suggests: first for an empty line, then for the verb of the
line chosen, typed in the person's own word.
"""

from __future__ import annotations

from random import Random

from bot.texts import Texts
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import is_private, settled

LANGUAGES = {"en-US": "en", "ru": "ru", "uk": "uk"}


class LinePlayer:
    """Answers whatever the table asks of one person, by typing."""

    def __init__(self, actor: Actor, random: Random, game: str = "ankh") -> None:
        self.actor = actor
        self.random = random
        self.typed: list[str] = []
        self._texts = Texts(LANGUAGES[actor.person.locale])
        self._game = game

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
        verb = chosen.partition(" ")[0]
        mine = self._own_word(verb)
        further = await self.actor.completes("/play", "do", f"{mine} ") if mine else []
        return self.random.choice(further or suggested)

    def _own_word(self, verb: str) -> str:
        """The person's usual word for one of ours; empty if it is not a word."""
        if not verb.isalpha() or verb not in self._texts.words(self._game).values():
            return ""
        return self._texts(f"{self._game}-word-{verb}").partition(",")[0]
