"""The pictures of Duel as files, with what they say to those who do not see them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.drafted import Drafted
from bot.games.duel.captions import captioned_chapters
from bot.games.ui_types import Look, Moment, Picture
from bot.texts import Texts
from renderer import encode
from renderer.duel import alt_text as alts
from renderer.duel import text_board as words
from renderer.duel.changes import changed_marks
from renderer.duel.cities_picture import draw_cities, draw_city_alone
from renderer.duel.discard_picture import draw_discard
from renderer.duel.draft_marks import in_cities, on_table, open_marks
from renderer.duel.draft_picture import draw_draft
from renderer.duel.end_picture import draw_end
from renderer.duel.gods_picture import draw_gods
from renderer.duel.marks import NO_MARKS
from renderer.duel.palette import THEMES, Theme, colours
from renderer.duel.preview import draw_preview
from renderer.duel.replay_picture import draw_replay
from renderer.duel.table_picture import draw_table
from renderer.labels import key
from renderer.theme import ThemeName
from renderer.words import LONGEST_ALT
from rules.duel.data import MYTHOLOGY_OF, God, Wonder
from rules.duel.keys import What, read_pair
from rules.duel.lookup import known_on_top
from rules.duel.state import Phase
from rules.duel.view import View
from rules.engine.decisions import Seat
from rules.engine.events import Event

_OF_PILE = (What.BUILD_FROM_DISCARD, What.ISIS_PAIR)


def theme_of(look: Look) -> Theme:
    """The colours that somebody wants."""
    return THEMES[ThemeName(look.theme)]


def board(
    look: Look, view: View, *, step: int | None = None, before: View | None = None
) -> list[Picture]:
    """Table and cities with what has changed; the draft, gods and the pile if they are asked."""
    theme, texts, names = theme_of(look), look.texts, look.names
    alt = alts.alt_text(view, texts)
    if not view.cities:
        return [_picture("table.png", draw_table(view, texts, theme=theme), theme, alt)]
    is_same_game = before is not None and bool(before.cities)
    marks = changed_marks(before, view) if before is not None and is_same_game else NO_MARKS
    ending = "" if step is None else f"-{step}"
    table = draw_table(view, texts, names=names, step=step, theme=theme, marks=marks)
    shown = [_picture(f"table{ending}.png", table, theme, alt)]
    if view.phase is Phase.DRAFT:
        draft = draw_draft(view, texts, names=names, theme=theme)
        return [_picture(f"draft{ending}.png", draft, theme, alt), *shown]
    cities = draw_cities(view, texts, names=names, theme=theme, marks=marks)
    shown.append(_picture(f"cities{ending}.png", cities, theme, alt))
    return [*shown, *_asked_about(look, view, theme, ending)]


def _asked_about(look: Look, view: View, theme: Theme, ending: str) -> list[Picture]:
    """What a question is about and is on no other picture."""
    if view.asking in _OF_PILE:
        return [_pile(look, view, theme, f"discard{ending}.png")]
    if view.revealed:
        title = look.texts("duel-label-revealed")
        return [_gods(look, view, theme, f"gods{ending}.png", view.revealed, title)]
    return []


def _picture(name: str, image: Image.Image, theme: Theme, alt: str) -> Picture:
    return Picture(name, encode.png(image, colours(theme)), alt)


def _pile(look: Look, view: View, theme: Theme, name: str, left: Sequence[str] = ()) -> Picture:
    """The discard pile, with the cards that can be chosen if not all can."""
    named = {pair[0] if (pair := read_pair(k)) else k for k in left}
    marked = [card for card in view.discard if card in named]
    marked = marked if len(marked) < len(view.discard) else []
    image = draw_discard(view, look.texts, theme=theme, marked=marked)
    return _picture(name, image, theme, pile_words(look.texts, view))


def pile_words(texts: Texts, view: View) -> str:
    """The discard pile with its numbers, as far as an alt text goes."""
    cards = [f"{n} {texts(key('duel-card', c))}" for n, c in enumerate(view.discard, 1)]
    while len(text := texts("duel-alt-pile", list=", ".join(cards) or "–")) > LONGEST_ALT:
        cards.pop()
    return text


def _gods(
    look: Look,
    view: View,
    theme: Theme,
    name: str,
    gods: Sequence[God],
    title: str,
    *,
    note: str = "",
    secret: bool = False,
    slots: Sequence[int] = (),
) -> Picture:
    texts = look.texts
    image = draw_gods(
        view, texts, gods, title=title, note=note, secret=secret, theme=theme, slots=slots
    )
    said = [
        f"{n} {texts(key('duel-god', god))}: {texts(key('duel-text-god', god))}"
        for n, god in enumerate(gods, 1)
    ]
    return _picture(name, image, theme, texts("duel-alt-gods", title=title, list=" ".join(said)))


# --- drafts ----------------------------------------------------------------------------------


def preview(look: Look, draft: Drafted) -> list[Picture]:
    """What a draft would do, and where the clicks made so far can lead."""
    theme, after = theme_of(look), draft.after
    shown = []
    if draft.answers and draft.before.phase is not Phase.DRAFT:
        image = draw_preview(
            draft.before,
            after,
            draft.seat,
            draft.answers,
            look.texts,
            names=look.names,
            theme=theme,
        )
        shown.append(_picture("preview.png", image, theme, alts.alt_text(after, look.texts)))
    if after.phase is Phase.DRAFT and after.batch:
        picked = [w for w in Wonder if w in draft.left or w in draft.answers]
        marked = picked if len(draft.left) < len(draft.keys) or draft.answers else []
        image = draw_draft(draft.before, look.texts, names=look.names, theme=theme, marked=marked)
        shown.append(_picture("draft.png", image, theme, alts.alt_text(after, look.texts)))
        return shown
    return [*shown, *_open(look, draft, theme)]


def _open(look: Look, draft: Drafted, theme: Theme) -> list[Picture]:
    """What can be clicked next."""
    view, texts = draft.after, look.texts
    if view.asking in _OF_PILE and draft.keys:
        return [_pile(look, view, theme, "discard.png", draft.left)]
    marks = open_marks(view, draft.left, draft.keys)
    alt = alts.alt_text(view, texts)
    if on_table(marks) and not draft.answers:
        image = draw_table(view, texts, names=look.names, theme=theme, marks=marks)
        return [_picture("table.png", image, theme, alt)]
    if in_cities(marks):
        image = draw_cities(view, texts, names=look.names, theme=theme, marks=marks)
        return [_picture("cities.png", image, theme, alt)]
    return []


# --- scenes, hands, sheets ---------------------------------------------------------------------


def is_scenic(event: Event) -> bool:
    """The end has a picture."""
    return event.what == "ended"


def scene(
    look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
) -> list[Picture]:
    """How the game ended."""
    if view.ending is None or not any(is_scenic(event) for event in events):
        return []
    theme, texts = theme_of(look), look.texts
    image = draw_end(view, texts, names=look.names, theme=theme)
    points = [
        texts("duel-alt-points-of", player=texts(key("duel-side", c.side)), number=c.total)
        for c in view.cities
    ]
    return [_picture("end.png", image, theme, " ".join([alts.to_move(view, texts), *points]))]


def sheet(look: Look, view: View, seat: Seat) -> list[Picture]:
    """A player's city, enlarged to a picture of its own."""
    if seat >= len(view.cities):
        return []
    theme = theme_of(look)
    image = draw_city_alone(view, seat, look.texts, names=look.names, theme=theme)
    return [_picture("city.png", image, theme, alts.city_words(view, seat, look.texts))]


def hand(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The city, and gods that nobody else may know: looked at, in slots, on top of piles."""
    return [*_secret_gods(look, view, seat), *_piles(look, view, seat), *sheet(look, view, seat)]


def _piles(look: Look, view: View, seat: Seat) -> list[Picture]:
    """The gods on top of piles that a player has seen there, pile by pile from the top."""
    gods = [god for known in known_on_top(view).values() for god in known]
    if not gods or view.viewer != seat:
        return []
    title = look.texts("duel-label-known-piles")
    return [_gods(look, view, theme_of(look), "piles.png", gods, title, secret=True)]


def _secret_gods(look: Look, view: View, seat: Seat) -> list[Picture]:
    theme, texts = theme_of(look), look.texts
    if view.looking:
        mythology = texts(key("duel-mythology", MYTHOLOGY_OF[view.looking[0]]))
        is_order = view.asking == What.THEATER_ORDER
        title = texts("duel-label-choose-order")
        if not is_order:
            title = texts("duel-label-choose-god", mythology=mythology)
        note = "" if is_order else texts("duel-label-god-back")
        return [_gods(look, view, theme, "gods.png", view.looking, title, note=note, secret=True)]
    own = [slot.god for slot in view.slots if slot.god is not None and slot.placer == seat]
    if own and view.viewer == seat:
        title = texts("duel-label-your-gods")
        return [_gods(look, view, theme, "gods.png", own, title, secret=True)]
    return []


def closeups(texts: Texts, view: View) -> dict[str, str]:
    """The discard pile can be shown by itself, and the points."""
    if not view.cities:
        return {}
    pile = texts("duel-label-pile", number=len(view.discard))
    return {"discard": pile, "points": texts("duel-label-if-now")}


def closeup(look: Look, view: View, part: str) -> list[Picture]:
    """The discard pile, or the points as if the game ended now."""
    theme = theme_of(look)
    if part == "discard":
        return [_pile(look, view, theme, "discard.png")]
    image = draw_end(view, look.texts, names=look.names, theme=theme)
    return [_picture("points.png", image, theme, alts.alt_text(view, look.texts))]


def replay(look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """An animation for the draft and for each Age."""
    texts, theme = look.texts, theme_of(look)
    begun = [moment for moment in moments if moment.view.cities]
    return [
        Picture(
            f"replay-{n}.gif",
            draw_replay(frames, texts, names=look.names, theme=theme),
            alts.alt_text(frames[-1].view, texts),
        )
        for n, frames in enumerate(captioned_chapters(texts, begun), 1)
    ]


def text_board(texts: Texts, view: View) -> list[str]:
    """The table in words."""
    return words.text_board(view, texts)
