"""What the README and the players' guides say about each game, from the games' own texts.

``python -m bot games --write README.md docs/guide.en.md ...`` writes it into the pages.
"""

from __future__ import annotations

from pathlib import Path

from bot.games.registry import ON_DISCORD, part
from bot.games.topics import Topic
from bot.games.uis import ui_of
from bot.games.verbs import verbs_of
from bot.texts import FALLBACK, LANGUAGES, Texts

BEGIN, END = "<!-- written by: python -m bot games --write -->", "<!-- up to here -->"
GALLERY = "docs/gallery"
TYPING = "typing"  # the topic of every game about typed lines


def part_for(path: Path) -> str:
    """What a page says about the games: a guide everything, in its language, the README less."""
    language = path.stem.rpartition(".")[2]
    if path.stem.startswith("guide.") and language in LANGUAGES:
        return guide_part(Texts(language))
    return readme_part()


def readme_part() -> str:
    """A table of the games with a picture of each."""
    rows = ["| game | players | |", "|---|---|---|"]
    for name in ON_DISCORD:
        title = Texts(FALLBACK)(f"{name}-game")
        rows.append(f"| **{title}** | {_players(name)} | {_picture(name, Texts(FALLBACK))} |")
    return "\n".join(rows) + "\n"


def _players(name: str) -> str:
    seats = ui_of(name).game.seats
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"


def _picture(name: str, texts: Texts, gallery: str = GALLERY) -> str:
    """The first picture that a game shows in the gallery in a language."""
    show = part(name, "exhibits")
    shown = (one for one in (show.EXHIBITS if show else ()) if one.language == texts.language)
    first = next(shown, None)
    if first is None:
        return ""
    named = "-".join(
        word for word in (first.kind, first.which, first.theme, first.language) if word
    )
    return f"![{texts(f'{name}-game')}]({gallery}/{named}.png)"


def guide_part(texts: Texts) -> str:
    """A section for each game: what it is about, how to read it, and how to type."""
    return "\n".join(_section(texts, name) for name in ON_DISCORD)


def _section(texts: Texts, name: str) -> str:
    reading = ui_of(name).how_to_read(texts).replace("-# ", "- ")
    commands = ", ".join(f"`/{name} {verb.name}`" for verb in verbs_of(name))
    typing = Topic(name, TYPING)
    return "\n\n".join(
        (
            f"### {texts(f'{name}-game')}",
            texts(f"lobby-about-{name}"),
            _picture(name, texts, Path(GALLERY).name),
            reading,
            f"**{typing.title(texts)}.** {typing.text(texts)}",
            f"{texts(f'command-{name}')}: {commands}.\n",
        )
    )
