"""What happened at a table, and why something is refused, in a reader's language.

The rules tell events and reasons as ids, seats and numbers; here they become one line each.  The
sentences are in the catalogues (``<game>-said-*``, ``<game>-refused-*``); a game says which of its
values are names, and has functions for the few events that need more than names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field

from bot.games.typed_words import words_for
from bot.texts import Texts
from bot.texts.saying import NONE, Values, clipped_line, listed, text_key, with_bold
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.engine.grammar import Grammar


class Speaker:
    """Names of a game's things in one language, at a table whose players are known by seat."""

    def __init__(self, book: PhraseBook, texts: Texts, players: Sequence[str] = ()) -> None:
        self.texts = texts
        self.players = players
        self._book = book

    def name(self, family: str, thing: object) -> str:
        """The name of an id; what has none, as something mistyped, stays as it is."""
        key = text_key(self._book.game, family, str(thing))
        return self.texts(key) if key in self.texts else str(thing)

    def names(self, family: str, things: Iterable[object]) -> str:
        """Several names in a row."""
        return listed(self.name(family, thing) for thing in things)

    def player(self, player: object) -> str:
        """Whoever plays as this, say as a colour."""
        return self.name(self._book.players, player)

    def seat(self, seat: Seat) -> str:
        """Whoever sits there; their number as long as nobody has chosen."""
        if 0 <= seat < len(self.players):
            return self.player(self.players[seat])
        return self.texts(f"{self._book.game}-player", player=seat + 1)

    def shown(self, values: Values) -> dict[str, object]:
        """The values of an event or a refusal as texts show them."""
        return {name: self._shown(name, value) for name, value in values.items()}

    def _shown(self, name: str, value: object) -> object:
        """One value; 0 stands for nothing."""
        if value is None:
            return 0
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in self._book.seats and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, tuple | list):
            return self._list_shown(name, value)
        family = self._book.names.get(name)
        return self.name(family, value) if family and not isinstance(value, Mapping) else value

    def _list_shown(self, name: str, values: Sequence[object]) -> str:
        if not values:
            empty = self._book.empty.get(name, "")
            return self.texts(empty) if empty in self.texts else empty
        family = self._book.names.get(name)
        shown = map(str, values) if family is None else (self.name(family, v) for v in values)
        return self._book.joined.get(name, ", ").join(shown)


Special = Callable[[Speaker, Values], Mapping[str, object]]


@dataclass(frozen=True, eq=False)
class PhraseBook:
    """What a game tells, and what its values are."""

    game: str
    grammar: Grammar  # of its typed language
    example: str  # a line that can be typed
    players: str  # the family of names of those who play, such as colour
    ids: Iterable[str]  # of that family
    names: Mapping[str, str]  # the family of names that a value, or a list of them, is from
    seats: Set[str] = frozenset()  # values that are seats
    joined: Mapping[str, str] = field(default_factory=dict)  # lists that commas do not separate
    empty: Mapping[str, str] = field(default_factory=dict)  # what a text takes for an empty list
    special: Mapping[str, Special] = field(default_factory=dict)  # values of events, but for names
    missing: Mapping[str, object] = field(default_factory=dict)  # what a refusal need not know
    waiting: str = "players"  # what a refusal calls those whose turn it is
    # What would be possible, as far as a refusal knows.
    instead: Callable[[Speaker, Values], Iterable[str]] = lambda speaker, data: ()

    def speaker(self, texts: Texts, players: Sequence[str] = ()) -> Speaker:
        """Somebody who knows the names."""
        return Speaker(self, texts, players)

    def said(self, texts: Texts, event: Event, players: Sequence[str] = ()) -> str:
        """The line of the log for an event."""
        speaker = self.speaker(texts, players)
        special = self.special.get(event.what)
        values = speaker.shown(event.data) | (dict(special(speaker, event.data)) if special else {})
        return clipped_line(texts(text_key(self.game, "said", event.what), **values))

    def emphasised(self, texts: Texts, line: str) -> str:
        """A line in Markdown with the names of players in bold."""
        return with_bold(line, map(self.speaker(texts).player, self.ids))

    def asked(self, texts: Texts, what: str) -> str:
        """The prompt for a decision."""
        return texts(text_key(self.game, "what", what))

    def refused(self, texts: Texts, why: IllegalAnswer, players: Sequence[str] = ()) -> str:
        """Say what was wrong with an answer and, where the rules know, what would be right."""
        speaker = self.speaker(texts, players)
        waiting = [speaker.seat(seat) for seat in why.data.get("waits_for", ())]
        values = {
            **self.missing,
            "answer": self._spoken(texts, why.key, why.what),
            **self._refused_values(speaker, why),
            self.waiting: listed(waiting) or NONE,
        }
        told = texts(text_key(self.game, "refused", why.reason), **values)
        return " ".join((told, *self.instead(speaker, why.data)))

    def _refused_values(self, speaker: Speaker, why: IllegalAnswer) -> dict[str, object]:
        """What a refusal names; what is no name of its kind is said as it could be typed."""
        shown = speaker.shown(why.data)
        nameless = [n for n, value in why.data.items() if isinstance(value, str)]
        nameless = [name for name in nameless if shown[name] == why.data[name]]
        typed = {n: self._spoken(speaker.texts, str(shown[n]), why.what) for n in nameless}
        return shown | typed

    def unreadable(self, texts: Texts, why: Unreadable) -> str:
        """Say which word of a typed line was not understood."""
        key = text_key(self.game, "refused-unreadable")
        return texts(key, word=why.word, example=self._spoken(texts, self.example))

    def _spoken(self, texts: Texts, line: str, what: str = "") -> str:
        return self.grammar.spoken(words_for(self.game, texts.language), what, line)
