"""The pictures of Ankh as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from bot.games.ankh.captions import captioned_chapters
from bot.games.ankh.scenes import battle_alt, battles, course_of, running_battle
from bot.games.ankh.turn_pictures import draw_turn
from bot.games.drafted import Drafted
from bot.games.game_ui import Look, Moment, Picture
from bot.texts import Texts
from renderer import encode
from renderer.ankh import text_board as words
from renderer.ankh.alt_text import alt_text
from renderer.ankh.battle_picture import draw_battle
from renderer.ankh.battle_report import battle_report
from renderer.ankh.changes import changed_marks
from renderer.ankh.draft_marks import draft_marks, drafted_view
from renderer.ankh.encode import colours, map_png
from renderer.ankh.end_picture import draw_end
from renderer.ankh.hand_picture import draw_hand
from renderer.ankh.marks import NO_MARKS
from renderer.ankh.palette import THEMES, Theme
from renderer.ankh.region_crop import crop_region
from renderer.ankh.replay_picture import draw_replay
from renderer.ankh.sheet_picture import draw_sheet
from renderer.labels import key as text_key
from renderer.theme import ThemeName
from renderer.words import LONGEST_ALT
from rules.ankh.lookup import god_of, sheet_of
from rules.ankh.state import Phase
from rules.ankh.view import GodView, View
from rules.engine.decisions import Seat
from rules.engine.events import Event


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def board(
    look: Look, view: View, *, step: int | None = None, before: View | None = None
) -> list[Picture]:
    """The map, with what has changed since an earlier look, and the table strip."""
    theme, alt = theme_of(look), alt_text(view, look.texts)
    marks = NO_MARKS if before is None else changed_marks(before, view)
    ending = "" if step is None else f"-{step}"
    drawn = draw_turn(
        view, look.texts, names=look.names, step=step, theme=theme, marks=marks, asked=look.asked
    )
    return [
        Picture(f"map{ending}.png", drawn.map, alt),
        Picture(f"strip{ending}.png", drawn.strip, alt),
    ]


def preview(look: Look, draft: Drafted) -> list[Picture]:
    """The map with a draft on it; nothing if the draft is not about the map."""
    before, after, god = draft.before, draft.after, god_of(draft.before, draft.seat)
    shown = drafted_view(before, after)
    marks = draft_marks(shown, after, draft.answers, draft.keys, draft.left, god=god)
    if marks == NO_MARKS and shown == before:
        return []
    data = map_png(shown, look.texts, theme=theme_of(look), marks=marks)
    return [Picture("draft.png", data, alt_text(after, look.texts))]


def is_scenic(event: Event) -> bool:
    """Battles and the end have pictures."""
    return event.what in ("battle_result", "game_over")


def scene(
    look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> list[Picture]:
    """Every battle that was decided, and the end of the game."""
    theme = theme_of(look)
    pictures = []
    for number, battle in enumerate(battles([*running_battle(earlier), *events]), 1):
        report = battle_report(battle)
        image = draw_battle(view, report, look.texts, names=look.names, theme=theme)
        name, alt = f"battle-{number}.png", battle_alt(look.texts, battle)
        pictures.append(_picture(name, image, theme, alt))
    if view.phase is Phase.OVER and any(event.what == "game_over" for event in events):
        over = course_of(view, [*earlier, *events])
        image = draw_end(view, over, look.texts, names=look.names, theme=theme)
        pictures.append(_picture("end.png", image, theme, alt_text(view, look.texts)))
    return pictures


def closeups(texts: Texts, view: View) -> dict[str, str]:
    """The regions by their conflict tokens."""
    return {str(r.token): texts("ankh-click-region", region=r.token) for r in view.regions}


def closeup(look: Look, view: View, part: str) -> list[Picture]:
    """A region, enlarged; nothing if there is none of this number."""
    region = next((r for r in view.regions if str(r.token) == part), None)
    if region is None:
        return []
    theme = theme_of(look)
    image = crop_region(view, region, look.texts, theme).image
    return [_picture(f"region-{part}.png", image, theme, alt_text(view, look.texts))]


def sheet(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The sheet of a seat's god; a forgotten god has none."""
    mine = sheet_of(view, god_of(view, seat))
    if mine is None:
        return []
    people = [look.names[person] for person in mine.people if person < len(look.names)]
    theme = theme_of(look)
    image = draw_sheet(view, mine.god, look.texts, name=", ".join(people), theme=theme)
    return [_picture("sheet.png", image, theme, _sheet_alt(look.texts, mine))]


def hand(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The battle cards of a seat's god."""
    mine = sheet_of(view, god_of(view, seat))
    if mine is None:
        return []
    theme = theme_of(look)
    image = draw_hand(view, mine.god, look.texts, theme=theme)
    return [_picture("hand.png", image, theme, " ".join(_hand_alt(look.texts, mine)))]


def replay(look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """An animation a chapter, which ends with a conflict."""
    theme = theme_of(look)
    return [
        Picture(
            f"replay-{n}.gif",
            draw_replay(frames, look.texts, theme=theme),
            alt_text(frames[-1].view, look.texts),
        )
        for n, frames in enumerate(captioned_chapters(look.texts, moments), 1)
    ]


def _picture(name: str, image: Image.Image, theme: Theme, alt: str) -> Picture:
    return Picture(name, encode.png(image, colours(theme)), alt)


# --- in words ----------------------------------------------------------------------------


def text_board(texts: Texts, view: View) -> list[str]:
    """The table in words."""
    return words.text_board(view, texts)


def _sheet_alt(texts: Texts, mine: GodView) -> str:
    powers = _names(texts, "ankh-power", mine.powers)
    sentences = [
        texts(text_key("ankh-god", mine.god)),
        texts(
            "ankh-board-wealth",
            devotion=mine.devotion,
            followers=mine.followers,
            gain=mine.would_gain,
            ankhs=mine.ankhs,
        ),
        texts("ankh-board-powers", list=powers),
        *_hand_alt(texts, mine),
    ]
    return ". ".join(sentence.rstrip(".") for sentence in sentences)[: LONGEST_ALT - 1] + "."


def _hand_alt(texts: Texts, mine: GodView) -> list[str]:
    return [
        texts("ankh-board-hand", list=_names(texts, "ankh-card", mine.hand)) + ".",
        texts("ankh-board-played", list=_names(texts, "ankh-card", mine.played)) + ".",
    ]


def _names(texts: Texts, family: str, ids: Iterable[str]) -> str:
    return ", ".join(texts(text_key(family, name)) for name in ids) or texts("ankh-board-none")
