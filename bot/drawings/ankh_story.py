"""Pictures of a whole game of Ankh: its end and its replay."""

from __future__ import annotations

from collections.abc import Sequence

from bot.drawings.drawing import Files, Wanted
from bot.fronts.ankh_captions import captioned_chapters
from bot.played import Moment
from bot.texts import Texts
from renderer import encode
from renderer.ankh.course import course
from renderer.ankh.encode import colours
from renderer.ankh.end_picture import draw_end
from renderer.ankh.palette import LIGHT, THEMES, Theme
from renderer.ankh.replay_picture import draw_replay


def draw_story(picture: str, wanted: Wanted) -> Files:
    """Draw a random game: as far as the step, or for ``end`` to its end."""
    texts, theme = wanted.texts, THEMES[wanted.theme]
    if picture == "end":
        return {"end.png": end_png(wanted.moments(), texts, names=wanted.names, theme=theme)}
    return replay_gifs(wanted.moments_so_far(), texts, theme=theme)


def end_png(
    moments: Sequence[Moment], texts: Texts, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> bytes:
    """The end of a played game as a palette PNG."""
    over = course(event for moment in moments for event in moment.events)
    image = draw_end(moments[-1].view, over, texts, names=names, theme=theme)
    return encode.png(image, colours(theme))


def replay_gifs(
    moments: Sequence[Moment], texts: Texts, *, theme: Theme = LIGHT
) -> dict[str, bytes]:
    """A file for each chapter of a played game."""
    return {
        f"replay-{n}.gif": draw_replay(part, texts, theme=theme)
        for n, part in enumerate(captioned_chapters(texts, moments), 1)
    }
