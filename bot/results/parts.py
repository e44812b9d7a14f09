"""What all pages of statistics are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.ui_types import Look, Picture
from bot.results.statistics import Kind, Tally
from bot.texts import Texts
from bot.texts.saying import clipped
from bot.turns.advice import written
from renderer.charts import Bar, bars_png
from renderer.theme import ThemeName
from renderer.type import readable
from renderer.words import LONGEST_ALT

MOST_BARS = 10  # of a picture
LONGEST_NAME = 32  # letters of a name in a picture


class Named(NamedTuple):
    """A person as others know them: their name, and the same in Markdown."""

    person: int
    name: str
    marked: str


class Shown(NamedTuple):
    """What somebody is shown."""

    lines: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()


def kind_name(texts: Texts, kind: Kind) -> str:
    """A game with its number of players."""
    game, players = kind
    return texts(
        "stats-kind", game=texts(f"{game}-game"), players=texts("stats-players", number=players)
    )


def numbers_of(texts: Texts, tally: Tally) -> dict[str, str]:
    """The parts of a line about how often something won."""
    return {
        "games": texts("stats-games", number=tally.games),
        "wins": texts("stats-wins", number=tally.won),
        "share": written(texts, tally.share),
        "mean": _decimal(texts, tally.mean),
    }


def _decimal(texts: Texts, number: float) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{number:.1f}".replace(".", "." if texts.language == "en" else ",")


def in_picture(who: Named) -> str:
    """A name that the font can write, not too long."""
    return clipped(" ".join(readable(who.name).split()) or "?", LONGEST_NAME)


def won_bar(texts: Texts, what: str, tally: Tally, *, is_best: bool = False) -> Bar:
    """A bar for how much of its games something has won, with their number."""
    label = f"{what} · {texts('stats-games', number=tally.games)}"
    return Bar(label, tally.share, written(texts, tally.share), is_best)


def bars_picture(
    look: Look, name: str, title: str, bars: Sequence[Bar], *, of: float | None = None
) -> Picture:
    """A picture of bars; ``of`` is what would take all the room, else the longest does."""
    said = [title, *(f"{bar.label}: {bar.number}" for bar in bars)]
    data = bars_png(title, bars, ThemeName(look.theme), of=of)
    return Picture(name, data, clipped("\n".join(said), LONGEST_ALT))
