"""Games of a few decisions whose best answers are known."""

from __future__ import annotations

from ai.search.guide import Guide
from ai.search.limits import Limits
from ai.search.player import Searcher
from rules.engine.decisions import CHANCE, Choice, choose, choose_together, draw
from rules.engine.events import tell
from rules.engine.session import Session
from tests.engine.toy import State, Toy


class Contest(Toy):
    """Whoever is noted by number has won."""

    def result(self, s):
        winners = [int(note) for note in s.notes if note.isdigit()]
        return {"ending": "over", "seats": winners} if s.steps == 0 else None


def begun(rule, chance=lambda choice: 0, **state):
    return Session(Contest(rule), State(**state), chance)


def search(session, seat=0, *, seats=2, iterations=200, seed=1, guide=None):
    limits = Limits(iterations=iterations)
    player = Searcher(session.game, seats, limits, seed, guide or Guide())
    return player.look_into(session.veiled(seat))


async def doors(s):
    """One of many doors wins."""
    door = await choose(0, "door", [*"abcdefgh"])
    s.notes.append("0" if door == "f" else "1")


async def pennies(s):
    """Matching pennies: the first seat wants the same, the second something else."""
    picks = await choose_together([Choice(seat, "penny", ["heads", "tails"]) for seat in (0, 1)])
    s.notes.append("0" if picks[0] == picks[1] else "1")


async def hide_and_seek(s):
    """The first seat hides where only it can see; the second looks in one place."""
    hidden = await choose(0, "hide", ["attic", "cellar"], seen_by=(0,))
    found = await choose(1, "seek", ["attic", "cellar"])
    s.notes.append("1" if found == hidden else "0")


async def bets(s):
    """Known odds: of four faces, three win for the bold."""
    winning = {"timid": 1, "even": 2, "bold": 3}
    bet = await choose(0, "bet", [*winning])
    s.notes.append("0" if await draw("die", [1, 2, 3, 4]) <= winning[bet] else "1")


async def guess_the_die(s):
    guess = await choose(0, "guess", [1, 2, 3, 4])
    s.notes.append("0" if await draw("die", [1, 2, 3, 4]) == guess else "1")


async def offered_by_luck(s):
    """Luck decides what there is to choose from, and whether it is asked at all."""
    await choose(0, "begin", ["now", "later"])
    face = await draw("die", [1, 2, 3])
    if face == 3:
        await choose(0, "shout", ["loud", "soft"])
    wanted = await choose(1, "take", [str(n) for n in range(10, 12 + face)], always=True)
    s.notes.append("1" if wanted == "12" else "0")


async def three_heirs(s):
    """Whoever asks the first heir gets nothing; the second gains by sharing; the coin is bad."""
    way = await choose(0, "way", ["first", "second", "coin"])
    if way == "first":
        s.notes.append(await choose(1, "heir", ["0", "1"]))
    elif way == "second":
        s.notes += (await choose(2, "heir", ["0 2", "1"])).split()
    else:
        s.notes.append(str(await draw("coin", [0, 1, 1, 2, 2])))


async def two_draws(s):
    """A turn of two decisions; only the end of the turn is quiet."""
    first = await choose(0, "first", ["bait", "plan"])
    s.score += 5 if first == "bait" else 0
    second = await choose(0, "second", ["go", "stay"])
    s.score += -5 if first == "bait" else 3 * (second == "go")
    s.notes.append("whole")
    tell(s, "dusk")
    await choose(1, "wait", ["here", "there"])


async def peek(s):
    """The second seat sees a card of luck that the first has to guess."""
    card = await choose(CHANCE, "card", ["ace", "king"], seen_by=(1,))
    guess = await choose(0, "guess", ["ace", "king"])
    s.notes.append("0" if guess == card else "1")


async def begin_or_wait(s):
    """A coin is thrown for all to see, and then it is to be called."""
    await choose(0, "begin", ["begin", "wait"])
    coin = await draw("coin", ["heads", "tails"])
    tell(s, "thrown", coin=coin)
    called = await choose(1, "call", ["heads", "tails"])
    s.notes.append("1" if called == coin else "0")
