"""The typed language of Ankh: reading, writing and completing lines.

A line holds one or more answers: ``57>68 34>44``, ``summon w 45* w 82``, ``unlock
revered``, ``caravan 13|14 14|23 token:55 swap:4=2``.  It may leave out the action its
answers belong to and the closing ``done``.  Arrows may be ``>``, ``-`` or ``→``, borders
``13|14`` or ``13/14``; commas and new lines separate; any word may be cut short while
it stays unique.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.ankh.board import TERRAIN, Cell, border
from rules.ankh.data import Action, Card, Kind, MonumentKind, Power
from rules.ankh.keys import DONE, NO, aim_key, read_aim
from rules.ankh.words import CITIES, DIRECTION_NAMES, VERB_OF, VOCABULARY, Verb, meant_by
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.session import Session
from rules.engine.tokens import TokenReader

MOST_WORDS = 200  # in one line; nobody types more, and parsing stays quick

_TOKENS = re.compile(r"\d+|[^\W\d]+|[>^@+*!|=:]|\S")


class Answer(NamedTuple):
    """One answer of a line: the verb it stands under, if any, its key, and where it began."""

    verb: Verb | None
    key: str
    at: int


# --- reading -----------------------------------------------------------------------------


def parse(text: str, words: Mapping[str, str] | None = None) -> list[Answer]:
    """Read a line; ``words`` maps another language's words to ours."""
    reader = _Reader(text, words or {})
    answers: list[Answer] = []
    while reader.more():
        answers += reader.item()
    return answers


class _Reader(TokenReader):
    """Goes through the tokens of a line and makes answers of them."""

    def __init__(self, text: str, words: Mapping[str, str]) -> None:
        # Everything is replaced by something of the same length, so places stay true.
        line = text.lower().replace("'", "_").replace("’", "_").replace("/", "|")
        line = re.sub(r"(?<=[^\W\d])-(?=[^\W\d])", "_", line)  # Het-Nesu is one word
        line = re.sub("->|=>", " >", line)
        line = re.sub("[→–—-]", ">", line)
        line = re.sub("[,;]", " ", line)
        super().__init__(line, _TOKENS, words)
        if len(self._tokens) > MOST_WORDS * 4:
            raise Unreadable(self._tokens[MOST_WORDS].at, "too long")
        self._verb: Verb | None = None
        self._kind = Kind.WARRIOR.value  # "summon w 45 82" repeats the figure

    def _word(self) -> str:
        """Take a word and return ours; two words of a name may stand apart (``cat mummy``)."""
        token = self._take()
        typed = token.text.strip("_")
        both = f"{typed}_{self._peek()}"
        for spelled, more in ((both, 1), (typed, 0)):
            if more and not self._peek().isalpha():
                continue
            foreign = self._words.get(spelled)
            word = foreign or meant_by(spelled, VOCABULARY)
            # "unlock revered" must not be read as one word that begins with "unlock_revered".
            if word is not None and (foreign or not more or meant_by(typed, {word})):
                self._next += more
                return word
        raise Unreadable(token.at, token.text)

    def item(self) -> list[Answer]:
        """Read the next answer, or a verb on which answers follow."""
        at = self._tokens[self._next].at
        if self._peek() == "@":
            return [Answer(self._verb, self._aim(0), at)]
        if self._peek().isdecimal():
            return [Answer(self._verb, self._numeric(), at)]
        if not self._peek()[0].isalpha():
            raise self._fail()
        return self._worded(at)

    def _numeric(self) -> str:
        """A move, a cell, a bid or one more piece of what the verb began."""
        number = self._number()
        if self._peek() == ">" and self._verb in (Verb.PORTAL, Verb.CARAVAN):
            self._take()
            word = "portal" if self._verb is Verb.PORTAL else "caravan"
            return f"{word} {number}>{self._number()}"
        if self._peek() == ">":
            return self._move(number)
        if self._peek() == "|":
            return self._chain(number)
        if self._verb is Verb.SUMMON:
            return self._piece(self._kind, number)
        if self._verb in (Verb.KEEP, Verb.PORTAL, Verb.TOKEN):
            return f"token:{number}" if self._verb is Verb.TOKEN else f"{self._verb} {number}"
        return str(number)

    def _move(self, start: int) -> str:
        self._take()
        end = self._number()
        pushed = ""
        if self._peek() == "^":
            self._take()
            pushed = f"^{self._number()}"
        return f"{start}>{end}{pushed}{self._aim(end)}"

    def _aim(self, cell: Cell) -> str:
        """An aim, spelled in our order; without a known cell as it was typed."""
        if self._peek() != "@":
            return ""
        self._take()
        first = self._place()
        if self._peek() != "+":
            raise self._fail()
        self._take()
        return spell_aim(cell, first, self._place())

    def _place(self) -> str:
        """A cell's number, or a direction in any language."""
        typed = self._take().text
        # "sw" is a direction, though it is the beginning of a word too
        return typed if typed in DIRECTION_NAMES else self._words.get(typed, typed)

    def _chain(self, number: int) -> str:
        borders = [self._border(number)]
        while self._peek().isdecimal() and self._peek(1) == "|":
            borders.append(self._border(self._number()))
        return "caravan " + " ".join(borders)

    def _border(self, number: int) -> str:
        self._take()
        a, b = border(number, self._number())
        return f"{a}|{b}"

    def _piece(self, kind: str, cell: int, *, ransom: bool = False) -> str:
        aimed = self._aim(cell)
        sun = self._peek() == "*"
        if sun:
            self._take()
        self._kind = kind
        return f"{kind}{'!' if ransom else ''} {cell}{aimed}{'*' if sun else ''}"

    def _worded(self, at: int) -> list[Answer]:
        word = self._word()
        if word in set(Verb) and not (word == Card.BUILD and self._is_card()):
            return self._begin(Verb(word), at)
        if word in set(Kind):
            return [Answer(self._verb, self._figure(word), at)]
        if word in set(MonumentKind) and self._peek().isdecimal():
            return [Answer(self._verb, f"{word} {self._number()}", at)]
        if word in set(Card) and self._peek() == "+":
            self._take()
            return [Answer(self._verb, f"{word}+{self._word()}", at)]
        if self._verb in (Verb.KEEP, Verb.CAPTURE) and word not in (NO, DONE):
            return [Answer(self._verb, f"{self._verb} {word}", at)]
        return [Answer(self._verb, CITIES.get(word, word), at)]

    def _is_card(self) -> bool:
        """Say whether ``build`` is the card here, not the verb before a monument."""
        following = self._peek()
        known = [str(kind) for kind in MonumentKind]
        typed = self._words.get(following) or meant_by(following, known) if following else None
        return typed not in known

    def _begin(self, verb: Verb, at: int) -> list[Answer]:
        """A verb: an action is an answer by itself, the others lead their answers."""
        self._verb = verb
        if self._peek() == ":":
            self._take()
        if verb is Verb.SWAP:
            a = self._number()
            if self._peek() not in ("=", ">"):
                raise self._fail()
            self._take()
            return [Answer(verb, f"swap:{a}={self._number()}", at)]
        if verb in (Verb.MOVE, Verb.SUMMON, Verb.GAIN, Verb.UNLOCK):
            return [Answer(verb, str(verb), at)]
        if not self.more():
            raise Unreadable(at, verb)
        return []

    def _figure(self, word: str) -> str:
        """``w 45*``, ``w! 45``; under keep also ``cat`` and ``cat 43``."""
        ransom = self._peek() == "!"
        if ransom:
            self._take()
        if self._verb is Verb.KEEP:
            return f"keep {word} {self._number()}" if self._peek().isdecimal() else f"keep {word}"
        return self._piece(word, self._number(), ransom=ransom)


def spell_aim(cell: Cell, first: str, second: str) -> str:
    """Write an aim in our order, if the two places are one of a cell's six."""
    aim = read_aim(cell, first, second) if cell in TERRAIN else -1
    return aim_key(cell, aim) if aim >= 0 else f"@{first}+{second}"


# --- several answers ------------------------------------------------------------------------


def expand(
    session: Session[Any], seat: Seat, text: str, words: Mapping[str, str] | None = None
) -> list[str]:
    """The keys that a line stands for at this position, ready to be given one by one.

    Adds the action that is implied and the closing ``done``, and orders moves so that
    figures go into cells which others of the line leave.  Raises Unreadable or
    IllegalAnswer; the session itself is not touched.
    """
    table = _Trial(session.clone(), seat)
    waiting = parse(text, words)
    while waiting:
        waiting = table.give_one_of(waiting)
    table.close()
    return table.given


CLOSED_BY_DONE = ("move", "summon", "battle.keep", "merge.keep")


class _Trial:
    """A clone on which a line is tried out."""

    def __init__(self, session: Session[Any], seat: Seat) -> None:
        self.session = session
        self.seat = seat
        self.given: list[str] = []

    def _what(self) -> str | None:
        request = self.session.request
        choice = request.of(self.seat) if request else None
        return choice.what if choice else None

    def _give(self, key: str) -> None:
        self.session.answer(self.seat, key)
        self.given.append(key)

    def give_one_of(self, waiting: list[Answer]) -> list[Answer]:
        """Give the first answer; if it is a blocked move, the first later move that works."""
        first, *rest = waiting
        if first.key == first.verb and VERB_OF.get(self._what() or "") is first.verb:
            return rest  # it only names the decision that is open anyway
        self._prepare(first)
        try:
            self._give(first.key)
        except IllegalAnswer as refused:
            for later in self._moves_ahead(rest) if refused.what == "move" else ():
                try:
                    self._give(later.key)
                except IllegalAnswer:
                    continue
                return [first, *(answer for answer in rest if answer is not later)]
            raise
        return rest

    def _moves_ahead(self, rest: list[Answer]) -> list[Answer]:
        return [answer for answer in rest if ">" in answer.key]

    def _prepare(self, answer: Answer) -> None:
        """Take the action that an answer belongs to, after ending the one before."""
        what = self._what()
        if what in ("move", "summon") and belongs_to(answer) not in (what, None):
            self._give(DONE)
            what = self._what()
        action = belongs_to(answer)
        if what == "action" and action is not None and answer.key != action:
            self._give(action)

    def close(self) -> None:
        """End an action of which the line said all it wanted to say."""
        if self._what() in CLOSED_BY_DONE and self.given and self.given[-1] != DONE:
            self._give(DONE)


def belongs_to(answer: Answer) -> str | None:
    """The action in which such an answer is given, as far as its shape tells."""
    if answer.key in set(Action):
        return answer.key
    if answer.verb in (Verb.PORTAL, Verb.CARAVAN, Verb.CLAIM):
        return None
    if answer.key in set(Power):
        return Action.UNLOCK
    word, _, number = answer.key.removesuffix("*").partition(" ")
    if word.removesuffix("!") in set(Kind) and number:
        return Action.SUMMON
    return Action.MOVE if ">" in word else None


# --- writing and completing ------------------------------------------------------------------


def format_line(what: str, keys: list[str]) -> str:
    """Write answers to one decision as a player would type them."""
    verb = VERB_OF.get(what)
    if verb is None or verb is Verb.MOVE or verb is Verb.CHOOSE:
        return " ".join(keys)
    bare = [key.removeprefix(f"{verb} ") for key in keys if key != DONE]
    if verb in (Verb.TOKEN, Verb.SWAP) or bare == [NO]:
        return " ".join(keys)
    return f"{verb} {' '.join(bare)}" if bare else DONE


def complete(
    session: Session[Any],
    seat: Seat,
    text: str,
    words: Mapping[str, str] | None = None,
    most: int = 25,
) -> list[str]:
    """Whole lines that begin with what was typed; each of them is valid input itself."""
    head, _, tail = text.rpartition(" ")
    for begun, fragment in ((text, ""), (head, tail), ("", text)):
        try:
            waiting = parse(begun, words)
            trial = _Trial(session.clone() if waiting else session, seat)
            while waiting:
                waiting = trial.give_one_of(waiting)
        except (Unreadable, IllegalAnswer):
            continue
        if trial.given and seat in trial.session.picks:
            return [text.strip()]  # the secret answer is whole: another would only replace it
        found = _completions(trial.session, seat, fragment, led=bool(trial.given))
        found = found or _in_other_words(trial, fragment, words or {})
        if found or not fragment:
            start = f"{begun.strip()} " if begun.strip() else ""
            return [f"{start}{line}" for line in found[:most]]
    return []


def _completions(session: Session[Any], seat: Seat, fragment: str, *, led: bool) -> list[str]:
    """Options of the open decision that begin with the fragment; ``led`` by a verb already."""
    request = session.request
    choice = request.of(seat) if request else None
    if choice is None:
        return []
    typed = fragment.strip().lower()
    lines = []
    for option in choice.options:
        key = str(option)
        line = key if led else format_line(choice.what, [key])
        if line.startswith(typed) or key.startswith(typed):
            lines.append(line)
    if choice.what == "action" and not lines:
        lines = _implied(session, seat, typed)
    return lines


def _in_other_words(trial: _Trial, fragment: str, words: Mapping[str, str]) -> list[str]:
    """What goes on from another language's words; those that are finished stay as typed."""
    head, _, tail = fragment.lower().rpartition(" ")
    ours = "".join(f"{words.get(word, word)} " for word in head.split())
    begun = ours + words.get(tail, tail)
    found = _completions(trial.session, trial.seat, begun, led=bool(trial.given))
    theirs = f"{head.strip()} " if ours else ""
    return [theirs + line.removeprefix(ours) for line in found if line.startswith(ours)]


def _implied(session: Session[Any], seat: Seat, typed: str) -> list[str]:
    """What could be typed without naming its action: ``57>68`` for a move."""
    lines: list[str] = []
    for action in (Action.MOVE, Action.SUMMON, Action.UNLOCK):
        trial = session.clone()
        try:
            trial.answer(seat, action)
        except IllegalAnswer:
            continue
        lines += _completions(trial, seat, typed, led=True)
    return lines
