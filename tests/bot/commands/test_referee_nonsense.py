"""The referee: 100,000 answers that make no sense change nothing."""

from __future__ import annotations

import json
import random
from collections import Counter

from tests.kit.example import GAME, SCENARIOS

LARGE = "9" * 20  # not to be shifted by
HUGE = "9" * 5000  # more digits than Python cares to read
JUNK = (
    *(
        "",
        " ",
        "done ",
        "\x00",
        "🐫",
        "٣>٤",
        "{}",
        "null",
        "gain gain",
        "x" * 5000,
        HUGE,
        "3",
        "-1",
    ),
    *("57>68", "57>", ">", "57>68@67+78", "57>68^78", "57>68>", f"57>{HUGE}", f"{HUGE}>57"),
    *("w", "w 45", "w 45*", "w! 45", f"w {HUGE}", "portal 33>45", f"portal {HUGE}", "temple"),
    *("caravan", "caravan 71|72", "caravan 71|72 72|73", f"caravan 1|{HUGE}", "|", "token:11"),
    *(f"57>{LARGE}", f"w {LARGE}", f"portal {LARGE}", f"temple {LARGE}", f"caravan 1|{LARGE}"),
    *("no", "yes", "all", "tie", "flood+", "flood+flood", "move", "summon", "unlock"),
)


class Nonsense:
    """Makes requests that must be refused or be errors, out of what a table looks like."""

    def __init__(self, seed, judge, table):
        self.random = random.Random(seed)
        self.judge = judge
        self.table = table
        self.heard = list(JUNK)  # keys of choices that are over, and junk

    def look(self):
        """Note what is asked, to say it at a wrong moment later."""
        stand = self.judge.ask("random", table=self.table, steps=0)
        self.pending = {choice["seat"]: choice["options"] for choice in stand["pending"]}
        self.advisers = {a for choice in stand["pending"] for a in choice.get("advisers", [])}
        self.revision = stand["revision"]
        for options in self.pending.values():
            self.heard += self.random.sample(options, min(3, len(options)))
        self.heard = self.heard[: len(JUNK)] + self.heard[-300:]
        return "result" in stand

    def line(self):
        make = self.random.choice((self.wrong_key, self.wrong_seat, self.stale, self.mutated))
        return make()

    def request(self, **fields):
        return json.dumps({"do": "answer", "table": self.table, **fields})

    def wrong_key(self):
        seat = self.random.choice(list(self.pending))
        key = self.random.choice(self.heard)
        if self.random.random() < 0.3:
            key = "".join(self.random.choices("0123456789>@+^*!| waz", k=self.random.randint(0, 9)))
        if self.means_something(seat, key):
            key += "¤"
        return self.request(seat=seat, answer=key)

    def means_something(self, seat, key):
        """Say whether a key, however it is spelled, is on offer."""
        session = self.judge.session(self.table).clone()
        try:
            session.answer(seat, key)
        except Exception:  # a refusal, or a fault that the referee will meet, too
            return False
        return True

    def wrong_seat(self):
        others = [s for s in (-1, 0, 1, 2, 3, 4, 5, 99, 1 << 70) if s not in self.pending]
        seat = self.random.choice([s for s in others if s not in self.advisers])
        options = self.random.choice(list(self.pending.values()))
        return self.request(seat=seat, answer=self.random.choice([*options[:9], *self.heard]))

    def stale(self):
        seat = self.random.choice(list(self.pending))
        revision = self.random.choice((-1, self.revision - 1, self.revision + 1, 1 << 70))
        key = self.random.choice(self.pending[seat])
        return self.request(seat=seat, answer=key, revision=revision)

    def mutated(self):
        """Spoil a good line: in a word that matters, or so that it is no JSON any more."""
        seat = self.random.choice(list(self.pending))
        good = self.request(seat=seat, answer=self.random.choice(self.pending[seat]))
        spoil = self.random.choice(
            (
                lambda: good[: self.random.randrange(1, len(good))],
                lambda: good.replace(
                    '"answer"', self.random.choice(('"anwser"', '"what"', '"do"')), 2
                ),
                lambda: good.replace('"table": "t', '"table": "x'),
                lambda: good.replace(f'"seat": {seat}', f'"seat": "{seat}"'),
                lambda: good.replace('"seat"', '"Seat"'),
                lambda: f"[{good}]",
                lambda: good + good,
                lambda: "\\" + good,
            )
        )
        return spoil()


def test_100_000_answers_that_make_no_sense_change_nothing(judge):
    tally, faults, games = Counter(), {}, 0
    while tally.total() < 100_000:
        games += 1
        options, seats = {"scenario": SCENARIOS[games % 3]}, 3 + games % 2
        table = judge.ask("new", game=GAME, seats=seats, options=options, seed=games)["table"]
        nonsense = Nonsense(games, judge, table)
        while not nonsense.look() and tally.total() < 100_000:
            before = everything(judge, table)
            for _ in range(250):
                line = nonsense.line()
                answer = json.loads(judge.referee.handle_line(line))
                why = answer.get("refused", {}).get("reason") or answer["error"]["code"]
                tally[why] += 1
                if why in ("internal", "rules_bug"):
                    faults[answer["error"]["message"]] = line[:200]
            assert everything(judge, table) == before
            judge.ask("random", table=table, steps=nonsense.random.randint(1, 3))
    assert not faults
    assert {"not_your_turn", "not_an_option", "stale", "malformed", "bad_field"} <= set(tally)


def everything(judge, table):
    """All there is to a table: position, picks, proposals, log and revision."""
    history = judge.referee.tables[table].history
    return (history.session.snapshot(), len(history.log), len(history.acts), history.revision)
