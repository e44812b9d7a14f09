"""The pictures of Ankh that the command ``draw`` knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.drawings.ankh_details import draw_detail
from bot.drawings.ankh_story import draw_story
from bot.drawings.drawing import Files, Turn
from bot.pictures import draw_turn
from bot.texts import Texts
from renderer.ankh.palette import THEMES
from renderer.theme import ThemeName
from rules.ankh.view import View

DETAILS = ("battle", "draft", "changes", "sheet", "hand")
STORIES = ("end", "replay")


def _draw_turn(view: View, texts: Texts, names: Sequence[str], theme: ThemeName) -> Files:
    return draw_turn(view, texts, names=names, theme=THEMES[theme])._asdict()


TURN = Turn(("map", "strip"), _draw_turn)
OTHERS = {
    **{picture: partial(draw_story, picture) for picture in STORIES},
    **{picture: partial(draw_detail, picture) for picture in DETAILS},
}
