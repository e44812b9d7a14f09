"""A person who plays by typed lines only, with words of their own language.

Every line is one that autocomplete suggests: first for an empty line, then for half of the first
word of the line chosen, and for the whole of it.
"""

from __future__ import annotations

from random import Random

from bot.games.registry import lookup
from bot.texts import Texts
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import settled
from tests.kit.example import GAME
from tests.kit.table_talk import is_quiet

LANGUAGES = {"en-US": "en", "ru": "ru", "uk": "uk"}
ASKED = 5  # times for suggestions: a busy machine may miss Discord's three seconds


class LinePlayer:
    """Answers whatever the table asks of one person, by typing."""

    def __init__(self, actor: Actor, random: Random, game: str = GAME) -> None:
        self.actor = actor
        self.random = random
        self.game = game
        self.typed: list[str] = []
        self._texts = Texts(LANGUAGES[actor.person.locale])
        self._synonyms = lookup(game).grammar.synonyms  # half of a word may be one of them
        self._words = set(" ".join(self._texts.usual_words(game).values()).split())

    @property
    def id(self) -> str:
        return str(self.actor.person.id)

    async def answer(self, panel: Json) -> None:
        """Type one line that autocomplete suggests; it must be taken."""
        if is_quiet(panel) and not await self.actor.completes("/play", "do", ""):
            return  # others are asked, and nobody says who
        await self.typed_one()

    async def typed_one(self) -> bool:
        """The same; say whether the reply asks for more."""
        line = await self._line()
        self.typed.append(line)
        said = (await self.told("/play", do=line)).strip()
        taken = tuple(self._texts(key, line=line) for key in ("play-done", "play-chosen"))
        assert said.startswith(taken), f"{line!r} was suggested, and answered with {said!r}"
        return said not in taken

    async def told(self, command: str, **options: str) -> str:
        """Give a command and read the bot's answer to it."""
        outcome = await settled(self.actor, lambda: self.actor.slash(command, **options))
        return text_of(self.actor.person.message(outcome.answer_id))

    async def suggested(self, begun: str = "") -> list[str]:
        """The lines that are suggested for what is typed so far."""
        for _ in range(ASKED):
            if lines := await self.actor.completes("/play", "do", begun):
                return lines
        raise AssertionError(f"nothing is suggested for {begun!r}, though something is asked")

    async def _line(self) -> str:
        chosen = self.random.choice(await self.suggested())
        word = chosen.partition(" ")[0]
        if not word.isalpha():
            return chosen
        assert word in self._words, f"{chosen!r} is not in the reader's words"
        begun = word[: len(word) // 2 + 1]
        half = await self.actor.completes("/play", "do", begun)
        is_found = any(line.startswith(word) for line in half)
        assert is_found or begun in self._synonyms, f"half of {chosen!r} does not find it"
        further = await self.actor.completes("/play", "do", f"{word} ")
        return self.random.choice(further or half)
