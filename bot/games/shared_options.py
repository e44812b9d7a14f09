"""What can be agreed in the lobby of every game that is like this, besides its own options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.games.parts import Lobby
from bot.games.ui_types import LobbyOption
from bot.tables.seals import NO, SEALED, YES
from bot.texts import Texts

SHARED = {SEALED: LobbyOption(SEALED, (NO, YES))}


class WithSharedOptions(Lobby, Protocol):
    """A lobby that knows the options of all games too; it stands before what a game brings."""

    def lobby_options(self, seats: int) -> list[LobbyOption]:
        """What can be agreed for so many players; seals only where picks can be secret."""
        own = super().lobby_options(seats)
        return [*own, SHARED[SEALED]] if self.has_secret_picks() else own

    def settings(self, agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
        """The options of the game, without those that its rules do not know."""
        own = {name: value for name, value in agreed.items() if name not in SHARED}
        return super().settings(own, chosen)

    def option(self, texts: Texts, name: str) -> str:
        """What a lobby option is called."""
        return texts(f"lobby-option-{name}") if name in SHARED else super().option(texts, name)

    def value(self, texts: Texts, option: str, value: str) -> str:
        """The name of a value of a lobby option."""
        if option in SHARED:
            return texts(f"lobby-value-{option}-{value}")
        return super().value(texts, option, value)

    def about_value(self, texts: Texts, option: str, value: str) -> str:
        """What such a value means for the game."""
        if option in SHARED:
            return texts(f"lobby-text-{option}-{value}")
        return super().about_value(texts, option, value)
