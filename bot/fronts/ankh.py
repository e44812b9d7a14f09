"""Ankh on Discord: its words, clicks, pictures and computer players."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ai.ankh.thoth import Thoth
from ai.player import Player
from ai.random_player import RandomPlayer
from bot.fronts import (
    ankh_answers,
    ankh_clicks,
    ankh_lessons,
    ankh_lobby,
    ankh_pictures,
    ankh_taste,
    ankh_topics,
    ankh_turn,
)
from bot.fronts.ankh_ahead import cards_ahead, instead, occasion, usual_answer
from bot.fronts.ankh_scenes import begins_region
from bot.fronts.front import Ahead, LobbyOption, Look, Moment, Picture, Step
from bot.games import lookup
from bot.texts import Texts
from bot.texts import ankh as ankh_texts
from renderer.ankh.palette import LIGHT, LIVERIES
from renderer.ankh.text_board import text_board
from renderer.labels import key as text_key
from rules.ankh.data import ACTIONS, Action, EventKind
from rules.ankh.keys import ALL, DONE, NO, TIE, YES
from rules.ankh.view import View
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event

KEEP_ALL = f"keep {ALL}"
CLOSED_BY_DONE = ("move", "summon", "battle.muster", "battle.keep", "merge.keep")

_MARKS = {"conflict": "⚔ ", "battle": "⚔ ", "battle_result": "🏆 "}  # before lines of the log

# Answers that fit whatever the position is; the first is the usual one.
STANDING: dict[str, tuple[str, ...]] = {
    "battle.tie": (TIE, NO),
    "battle.keep": (KEEP_ALL, DONE),
    "worshipful": (NO, YES),
    "capture": (NO,),
    "portal": (NO,),
    "battle.muster": (DONE,),
    "battle.build": (NO,),
    "caravan.swap": (NO,),
    "merge.keep": (KEEP_ALL, DONE),
}


class AnkhFront:
    """How Ankh looks and is handled."""

    game = lookup("ankh")

    # --- the lobby ----------------------------------------------------------------------

    def lobby_options(self, seats: int) -> list[LobbyOption]:
        """Scenario, map, guardians, and who begins."""
        return ankh_lobby.lobby_options(seats)

    def seat_choices(self) -> list[str]:
        """The gods."""
        return ankh_lobby.seat_choices()

    def settings(self, agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
        """The options of a game from what was agreed; a god that nobody chose is drawn."""
        return ankh_lobby.settings(agreed, chosen)

    def value(self, texts: Texts, option: str, value: str) -> str:
        """The name of a scenario, a map, some guardians, a first player or a god."""
        return ankh_lobby.value_name(texts, option, value)

    def idle_options(self, agreed: Mapping[str, str]) -> Collection[str]:
        """A quick taste has a scenario and a first player of its own."""
        return ankh_lobby.idle_options(agreed)

    def beginning(
        self, agreed: Mapping[str, str], chosen: Sequence[str | None]
    ) -> Mapping[str, Any] | None:
        """The position of a quick taste, if that was agreed."""
        return ankh_taste.taste(chosen) if ankh_lobby.is_taste(agreed) else None

    def practice(self) -> tuple[int, dict[str, str]]:
        """A quick taste of the shortest scenario for two."""
        return 2, {"scenario": "universal_flood", ankh_lobby.BEGIN: ankh_lobby.TASTE}

    # --- for newcomers ------------------------------------------------------------------

    def how_to_read(self, texts: Texts) -> str:
        """Map, strip and buttons."""
        return texts("ankh-read")

    def lesson(self, event: Event) -> str | None:
        """Name what is to be explained about an event."""
        return ankh_lessons.lesson(event)

    def lesson_text(self, texts: Texts, lesson: str) -> str:
        """Explain something in one sentence."""
        return ankh_lessons.lesson_text(texts, lesson)

    def has_tasted(self, view: View) -> bool:
        """Say whether the first conflict is over."""
        return ankh_taste.has_tasted(view)

    # --- words --------------------------------------------------------------------------

    def seat_name(self, texts: Texts, view: View, seat: Seat) -> str:
        """The god of a seat; of a merged god both names."""
        if seat >= len(view.seats):
            return texts("ankh-lobby-first", player=seat + 1)
        own = view.seats[seat]
        senior = view.merged.get(own, own)
        juniors = [junior for junior, god in view.merged.items() if god is senior]
        return " + ".join(texts(text_key("ankh-god", god)) for god in (senior, *juniors))

    def colour(self, view: View, seat: Seat | None) -> int:
        """The colour of a seat's god, or of the game."""
        if seat is None or seat >= len(view.seats):
            return int.from_bytes(bytes(LIGHT.gold))
        own = view.seats[seat]
        return int.from_bytes(bytes(LIVERIES[view.merged.get(own, own)].fill))

    def headline(self, texts: Texts, view: View) -> str:
        """Turn and action, event, or region of a conflict."""
        return ankh_turn.headline(texts, view)

    def winners(self, view: View) -> Sequence[Seat]:
        """The seats of the god that has won, both of a merged one."""
        return [
            seat for seat, god in enumerate(view.seats)
            if view.winner is not None and view.merged.get(god, god) is view.winner
        ]  # fmt: skip

    def turn(self, view: View) -> int:
        """The turn."""
        return view.turn

    def said(self, texts: Texts, event: Event, view: View) -> str:
        """A line of the log; nothing for what another line tells as well."""
        return ankh_texts.said(texts, event) if is_worth_a_line(event) else ""

    def told(self, texts: Texts, event: Event, view: View) -> str:
        """A line of the log with gods in bold, and battles marked."""
        line = self.said(texts, event, view)
        return _MARKS.get(event.what, "") + ankh_texts.emphasised(texts, line) if line else ""

    def asked(self, texts: Texts, what: str) -> str:
        """The prompt for a decision."""
        return ankh_texts.asked(texts, what)

    def answered(self, texts: Texts, view: View, what: str, key: str) -> str:
        """An answer in words."""
        return ankh_answers.answered(texts, view, what, key)

    def warning(self, texts: Texts, view: View, what: str, key: str) -> str:
        """The event that an action triggers, or that it has no effect."""
        return ankh_turn.warning(texts, view, what, key)

    def warnings(self, texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
        """One line for the event that comes, however many actions trigger it."""
        return ankh_turn.warnings(texts, view, what, keys)

    def consequences(self, view: View) -> dict[str, str]:
        """Which event each action would trigger."""
        return ankh_turn.consequences(view)

    def refused(self, texts: Texts, error: IllegalAnswer, view: View) -> str:
        """Why an answer is refused."""
        return ankh_texts.refused(texts, error, view.seats)

    def unreadable(self, texts: Texts, error: Unreadable) -> str:
        """What was not understood."""
        return ankh_texts.unreadable(texts, error)

    def topic(self, reason: str, what: str) -> str | None:
        """The topic of the rules that explains a refusal."""
        return ankh_topics.topic(reason, what)

    # --- clicks -------------------------------------------------------------------------

    def clicks(
        self, texts: Texts, view: View, what: str, keys: Sequence[str]
    ) -> dict[str, tuple[Step, ...]]:
        """The way to each option."""
        return ankh_clicks.clicks(texts, view, what, keys)

    def shown_always(self, what: str) -> tuple[str, ...]:
        """All four actions: those above the first one are greyed out."""
        return tuple(str(action) for action in ACTIONS) if what == "action" else ()

    def closing(self, what: str) -> str | None:
        """What ends the moves, summons and figures kept one by one."""
        return DONE if what in CLOSED_BY_DONE else None

    def begins_step(self, what: str) -> bool:
        """An action, and whatever an event asks, may come after a draft is confirmed."""
        return what not in ("unlock", "control.monument", "caravan.token", "caravan.swap")

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """What may be answered once for all."""
        return STANDING

    def usual_answer(self, view: View, what: str) -> str | None:
        """Isis keeps everybody alive by herself."""
        return usual_answer(view, what)

    def occasion(self, view: View, what: str) -> str:
        """A battle card belongs to one region."""
        return occasion(view, what)

    def ahead(self, texts: Texts, view: View, seat: Seat) -> list[Ahead]:
        """Battle cards for the regions to come."""
        return cards_ahead(texts, view, seat)

    def instead(self, error: IllegalAnswer) -> list[str]:
        """The nearest legal moves."""
        return instead(error)

    def unsettles(self, event: Event) -> bool:
        """Amun plays two cards: others may want to choose again."""
        return event.what == "announced" and event.data["cards"] > 1

    def begins_chapter(self, event: Event) -> bool:
        """Each region of a conflict has a message of its own."""
        return begins_region(event)

    # --- pictures -----------------------------------------------------------------------

    def board(self, look: Look, view: View, *, step: int | None = None,
              before: View | None = None) -> list[Picture]:  # fmt: skip
        """The map and the table strip."""
        return ankh_pictures.board(look, view, step, before)

    def preview(self, look: Look, view: View, seat: Seat, answers: Sequence[str],
                keys: Sequence[str], way: Sequence[str] = ()) -> list[Picture]:  # fmt: skip
        """The map with a draft on it; the view is that before the draft."""
        return ankh_pictures.preview(look, view, seat, answers, keys, way)

    def is_scenic(self, event: Event) -> bool:
        """Battles and the end have pictures."""
        return event.what in ("battle_result", "game_over")

    def scene(
        self, look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
    ) -> list[Picture]:
        """Battles that were decided, and the end."""
        return ankh_pictures.scene(look, view, events, earlier)

    def closeups(self, texts: Texts, view: View) -> dict[str, str]:
        """The regions."""
        return ankh_pictures.closeups(texts, view)

    def closeup(self, look: Look, view: View, part: str) -> list[Picture]:
        """A region, enlarged."""
        return ankh_pictures.closeup(look, view, part)

    def sheet(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """A god's sheet."""
        return ankh_pictures.sheet(look, view, seat)

    def hand(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """A god's battle cards."""
        return ankh_pictures.hand(look, view, seat)

    def replay(self, look: Look, moments: Sequence[Moment]) -> list[Picture]:
        """An animation for each conflict and what led to it."""
        return ankh_pictures.replay(look, moments)

    def text_board(self, texts: Texts, view: View) -> list[str]:
        """The table in words."""
        return text_board(view, texts)

    # --- computer players ---------------------------------------------------------------

    def player(self, level: str, seed: str) -> Player[Any]:
        """Thoth, or one who picks at random."""
        return RandomPlayer(seed) if level == "random" else Thoth(seed)


def is_worth_a_line(event: Event) -> bool:
    """Say whether an event tells something that no other one of its step does.

    Gaining and unlocking always say what came of them, an unlocked power what it cost, and a
    conflict which one it is.
    """
    if event.what == "event":
        return bool(event.data["kind"] != EventKind.CONFLICT)
    if event.what == "action":
        return event.data["action"] in (Action.MOVE, Action.SUMMON)
    return not (event.what == "followers" and event.data["source"] == Action.UNLOCK)
