"""Imhotep on Discord: its words, clicks, pictures and computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ai.imhotep.thoth import Thoth
from ai.player import Player
from ai.random_player import RandomPlayer
from bot.fronts import (
    imhotep_clicks,
    imhotep_lessons,
    imhotep_lobby,
    imhotep_pictures,
    imhotep_topics,
    imhotep_turn,
)
from bot.fronts.front import Ahead, Front, LobbyOption, Look, Moment, Picture, Step
from bot.fronts.imhotep_table import colours_of
from bot.games import lookup
from bot.texts import Texts
from bot.texts import imhotep as imhotep_texts
from renderer.imhotep.text_board import text_board
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.imhotep.data import Reward
from rules.imhotep.keys import NO, POINT, STONES, YES
from rules.imhotep.view import View

_MARKS = {"round": "🌅 ", "sailed": "⛵ ", "game_over": "🏆 "}  # before lines of the log

# Answers that fit whatever the position is; the first is the usual one.
STANDING: dict[str, tuple[str, ...]] = {
    "bonus.card": (YES, NO),
    "bonus.stones": (YES, NO),
    "temple": (POINT, STONES),
}


class ImhotepFront(Front):
    """How Imhotep looks and is handled."""

    game = lookup("imhotep")

    # --- the lobby ----------------------------------------------------------------------

    def lobby_options(self, seats: int) -> list[LobbyOption]:
        """A side for each site, the Pharaoh's wrath, and who begins."""
        return imhotep_lobby.lobby_options(seats)

    def seat_choices(self) -> list[str]:
        """The colours."""
        return imhotep_lobby.seat_choices()

    def settings(self, agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
        """The options of a game from what was agreed; a colour that nobody chose is drawn."""
        return imhotep_lobby.settings(agreed, chosen)

    def value(self, texts: Texts, option: str, value: str) -> str:
        """The name of a side, a first player or a colour."""
        return imhotep_lobby.value_name(texts, option, value)

    def practice(self) -> tuple[int, dict[str, str]]:
        """Two players, side A everywhere."""
        return 2, {}

    # --- for newcomers ------------------------------------------------------------------

    def how_to_read(self, texts: Texts) -> str:
        """Board, table and buttons."""
        return texts("imhotep-read")

    def lesson(self, event: Event) -> str | None:
        """Name what is to be explained about an event."""
        return imhotep_lessons.lesson(event)

    def lesson_text(self, texts: Texts, lesson: str) -> str:
        """Explain something in one sentence."""
        return imhotep_lessons.lesson_text(texts, lesson)

    # --- words --------------------------------------------------------------------------

    def seat_name(self, texts: Texts, view: View, seat: Seat) -> str:
        """The colour of a seat."""
        return imhotep_texts.seat_name(texts, colours_of(view), seat)

    def colour(self, view: View, seat: Seat | None) -> int:
        """The colour of a seat, or of the game."""
        return imhotep_pictures.colour(view, seat)

    def headline(self, texts: Texts, view: View) -> str:
        """The round, and what is being unloaded."""
        return imhotep_turn.headline(texts, view)

    def winners(self, view: View) -> Sequence[Seat]:
        """Whoever has most points, or shares the victory."""
        return view.winners

    def turn(self, view: View) -> int:
        """The round."""
        return view.round

    def said(self, texts: Texts, event: Event, view: View) -> str:
        """A line of the log; nothing for what another line tells as well."""
        if not is_worth_a_line(event):
            return ""
        return imhotep_texts.said(texts, event, colours_of(view))

    def told(self, texts: Texts, event: Event, view: View) -> str:
        """A line of the log with players in bold, and rounds and ships marked."""
        line = self.said(texts, event, view)
        return _MARKS.get(event.what, "") + imhotep_texts.emphasised(texts, line) if line else ""

    def asked(self, texts: Texts, what: str) -> str:
        """The prompt for a decision."""
        return imhotep_texts.asked(texts, what)

    def answered(self, texts: Texts, view: View, what: str, key: str) -> str:
        """An answer in words."""
        return imhotep_turn.answered(texts, view, what, key)

    def warning(self, texts: Texts, view: View, what: str, key: str) -> str:
        """That a round ends."""
        return imhotep_turn.warning(texts, view, what, key)

    def consequences(self, view: View) -> dict[str, str]:
        """Nothing comes of an action but itself: there are no events."""
        return {}

    def refused(self, texts: Texts, error: IllegalAnswer, view: View) -> str:
        """Why an answer is refused."""
        return imhotep_texts.refused(texts, error, colours_of(view))

    def unreadable(self, texts: Texts, error: Unreadable) -> str:
        """What was not understood."""
        return imhotep_texts.unreadable(texts, error)

    def topic(self, reason: str, what: str) -> str | None:
        """The topic of the rules that explains a refusal."""
        return imhotep_topics.topic(reason, what)

    # --- clicks -------------------------------------------------------------------------

    def clicks(
        self, texts: Texts, view: View, what: str, keys: Sequence[str]
    ) -> dict[str, tuple[Step, ...]]:
        """The way to each option."""
        return imhotep_clicks.clicks(texts, view, what, keys)

    def shown_always(self, what: str) -> tuple[str, ...]:
        """Nothing: what can be done changes with every ship."""
        return ()

    def closing(self, what: str) -> str | None:
        """Nothing is asked again and again."""
        return None

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """What may be answered once for all."""
        return STANDING

    def usual_answer(self, view: View, what: str) -> str | None:
        """Everybody is asked who has not said otherwise."""
        return None

    def occasion(self, view: View, what: str) -> str:
        """Nothing is answered ahead, so one name a decision is enough."""
        return what

    def ahead(self, texts: Texts, view: View, seat: Seat) -> list[Ahead]:
        """Nothing: what lies on the market changes with every stone."""
        return []

    def instead(self, error: IllegalAnswer) -> list[str]:
        """The same ship to other sites."""
        return imhotep_topics.instead(error)

    def unsettles(self, event: Event) -> bool:
        """Nothing, since nothing is picked ahead."""
        return False

    def begins_chapter(self, event: Event) -> bool:
        """Each round, and the end."""
        return event.what in ("round", "game_over")

    # --- pictures -----------------------------------------------------------------------

    def board(self, look: Look, view: View, *, step: int | None = None,
              before: View | None = None) -> list[Picture]:  # fmt: skip
        """The whole table."""
        return imhotep_pictures.board(look, view, step, before)

    def preview(self, look: Look, view: View, seat: Seat, answers: Sequence[str],
                keys: Sequence[str], way: Sequence[str] = ()) -> list[Picture]:  # fmt: skip
        """The table with a draft on it; the view is that before the draft."""
        return imhotep_pictures.preview(look, view, seat, answers, keys, way)

    def is_scenic(self, event: Event) -> bool:
        """The end has a picture."""
        return event.what == "game_over"

    def scene(
        self, look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
    ) -> list[Picture]:
        """The final scoring."""
        return imhotep_pictures.scene(look, view, events)

    def closeups(self, texts: Texts, view: View) -> dict[str, str]:
        """Nothing: the whole table can be read on a phone."""
        return {}

    def closeup(self, look: Look, view: View, part: str) -> list[Picture]:
        """Nothing."""
        return []

    def sheet(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """A player's stones, cards and points."""
        return imhotep_pictures.sheet(look, view, seat)

    def hand(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """The same, and the pair that a buyer looks at."""
        return imhotep_pictures.hand(look, view, seat)

    def replay(self, look: Look, moments: Sequence[Moment]) -> list[Picture]:
        """An animation for each round."""
        return imhotep_pictures.replay(look, moments)

    def text_board(self, texts: Texts, view: View) -> list[str]:
        """The table in words."""
        return text_board(view, texts)

    # --- computer players ---------------------------------------------------------------

    def player(self, level: str, seed: str) -> Player[Any]:
        """Thoth, or one who picks at random."""
        return RandomPlayer(seed) if level == "random" else Thoth(seed)


def is_worth_a_line(event: Event) -> bool:
    """Say whether an event tells something that no other one of its step does.

    Points of the temple are told as points, and a tower by the points that it brings.
    """
    if event.what == "temple_cell":
        return bool(event.data["reward"] != Reward.POINTS)
    return event.what != "market_cleared"
