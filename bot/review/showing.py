"""A review for one reader: the three decisions that cost most, and how the game went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.game_ui import GameUi, Look, Picture, View
from bot.review.judging import Costly, Review
from bot.texts import Texts
from bot.texts.saying import clipped
from bot.turns.advice import percent, written
from renderer.charts import Course, Line, Mark, course_png
from renderer.theme import ThemeName
from renderer.type import readable
from renderer.words import LONGEST_ALT

MOST_TOLD = 3
AXIS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Told(NamedTuple):
    """What one reader is told of a review, decisions in the order of the game."""

    review: Review
    costly: tuple[Costly, ...]
    players: tuple[str, ...]  # by seat: whom it plays, and who sat there at the end
    colours: tuple[int, ...]  # by seat, 0xRRGGBB

    @property
    def is_own(self) -> bool:
        """Return whether it tells what only the reader may know."""
        return any(found.is_secret for found in self.costly)


def told_to(
    reader: int | None, review: Review, ui: GameUi, texts: Texts, names: Sequence[str], view: View
) -> Told:
    """What a person, or everybody, is told; the view is the public one of the end."""
    allowed = [c for c in review.costly if not c.is_secret or (c.person and c.person == reader)]
    worst = sorted(allowed[:MOST_TOLD], key=lambda found: found.step)
    players = [f"{ui.seat_name(texts, view, seat)}, {name}" for seat, name in enumerate(names)]
    colours = tuple(ui.colour(view, seat) for seat in range(len(names)))
    return Told(review, tuple(worst), tuple(players), colours)


def in_words(texts: Texts, ui: GameUi, told: Told) -> str:
    """The decisions with the better ones, and how much was looked at."""
    review = told.review
    lines = [texts("review-title"), *(_line(texts, ui, told, n) for n in range(len(told.costly)))]
    if not told.costly:
        lines.append(texts("review-nothing"))
    if told.is_own:
        lines.append(texts("review-own"))
    if review.looked < review.of:
        lines.append(texts("review-some", looked=review.looked, all=review.of))
    return "\n".join([*lines, texts("review-how")])


def _line(texts: Texts, ui: GameUi, told: Told, n: int) -> str:
    found = told.costly[n]
    chosen, better = (
        ui.answered(texts, found.view, found.what, key) for key in (found.key, found.better)
    )
    return texts(
        "review-line",
        number=n + 1,
        step=found.step,
        player=told.players[found.seat],
        chosen=chosen,
        share=percent(found.share),
        better=better,
        most=percent(found.most),
    )


def drawn(look: Look, told: Told) -> list[Picture]:
    """The picture; slow, so call it in a worker."""
    points, texts = told.review.points, look.texts
    if len(points) < 2:
        return []
    first, last = points[0].step, points[-1].step

    def place(step: int) -> float:
        return (step - first) / max(1, last - first)

    lines = [
        Line(
            readable(player),
            _channels(told.colours[seat]),
            tuple((place(point.step), point.shares[seat]) for point in points),
        )
        for seat, player in enumerate(told.players)
    ]
    marks = [Mark(str(n), c.seat, place(c.step)) for n, c in enumerate(told.costly, 1)]
    left, right = (texts("review-step", number=step) for step in (first, last))
    numbers = tuple((share, written(texts, share)) for share in AXIS)
    title = texts("review-picture")
    course = Course(title, tuple(lines), tuple(marks), left, right, numbers)
    alt = clipped("\n".join([title, *_spoken(texts, told)]), LONGEST_ALT)
    return [Picture("review.png", course_png(course, ThemeName(look.theme)), alt)]


def _spoken(texts: Texts, told: Told) -> list[str]:
    """The lines for those who do not see them: some points of each."""
    points = told.review.points
    some = [points[round(n * (len(points) - 1) / 4)] for n in range(5)]
    return [
        f"{player}: " + " → ".join(written(texts, point.shares[seat]) for point in some)
        for seat, player in enumerate(told.players)
    ]


def _channels(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255
