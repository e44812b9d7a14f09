"""Rules pages: a topic, near matches, and menus of all topics."""

from __future__ import annotations

import discord

from bot.games import topics
from bot.games.topics import Topic
from bot.texts import FALLBACK, Texts
from bot.texts.saying import clipped
from cogs.core.components import (
    MOST_OPTIONS,
    Button,
    Interaction,
    Menu,
    Pressed,
    Way,
    button,
    expect_only,
    menu,
    on,
    option,
)
from cogs.core.finding import place_here
from cogs.core.replies import begin, show
from cogs.places.links import escaped
from cogs.watch.looking import table_shown

MOST_SHOWN = 60  # characters of what somebody typed, when it is quoted


async def game_here(interaction: Interaction) -> str | None:
    """The game that is played here, or that somebody plays, if there is one only."""
    store = interaction.client.services.store
    if interaction.guild_id is not None:
        games = await store.games_at(place_here(interaction))
    else:
        games = await store.games_of(interaction.user.id)
    names = {game.name for game in games}
    return names.pop() if len(names) == 1 else None


async def look_up(interaction: Interaction, query: str) -> None:
    """Show the topic that somebody asks for, what is near to it, or all topics."""
    texts = await begin(interaction)
    game = await game_here(interaction)
    if not query.strip():
        await show_overview(interaction, texts, game)
        return
    found = topics.find(query, texts.language, game)
    if found.topic is not None:
        await show_topic(interaction, texts, found.topic, found.near)
    elif found.near:
        said = texts("rules-near", query=_quoted(query))
        await show(interaction, said, *_links(texts, found.near), _all(texts, game))
    else:
        said = texts("rules-unknown", query=_quoted(query))
        await show(interaction, said, *menus(texts, topics.topics_of(game)))


# --- what is shown --------------------------------------------------------------------------


async def show_overview(interaction: Interaction, texts: Texts, game: str | None) -> None:
    """Show all topics of a game, or the games to choose from."""
    games = list(dict.fromkeys(topic.game for topic in topics.all_topics()))
    if game not in games and len(games) > 1:
        links = [button(texts(f"{name}-game"), "topics", 0, rest=name) for name in games]
        await show(interaction, texts("rules-which-game"), *links)
        return
    listed = topics.topics_of(game)
    example = listed[1].words(texts)[0]  # of this game: not every game has battles
    await show(interaction, texts("rules-overview", example=example), *menus(texts, listed))


async def show_topic(
    interaction: Interaction, texts: Texts, topic: Topic, near: tuple[Topic, ...] = ()
) -> None:
    """Show a topic, and the way to all others."""
    said = texts("rules-topic", title=topic.title(texts), text=topic.text(texts))
    page = topic.page(texts)
    if page and texts.language != FALLBACK:  # the pages are those of the Russian edition
        said += "\n" + texts("rules-page", page=page)
    others = menus(texts, topics.topics_of(topic.game), topic)
    await show(interaction, said, *_links(texts, near), *others)


def menus(texts: Texts, listed: tuple[Topic, ...], shown: Topic | None = None) -> list[Menu]:
    """All topics in as few menus as hold them, of about the same length."""
    count = -(-len(listed) // MOST_OPTIONS)
    size = -(-len(listed) // count)
    parts = [listed[start : start + size] for start in range(0, len(listed), size)]
    return [
        menu(
            texts("rules-menu", first=part[0].title(texts), last=part[-1].title(texts)),
            [option(_rest(t), t.label(texts), chosen=t == shown) for t in part],
            "topic",
            0,
            rest=str(place),
        )
        for place, part in enumerate(parts)
    ]


def _links(texts: Texts, near: tuple[Topic, ...]) -> list[Button]:
    primary = discord.ButtonStyle.primary
    return [button(t.label(texts), "topic", 0, rest=_rest(t), style=primary) for t in near]


def _all(texts: Texts, game: str | None) -> Button:
    return button(texts("rules-all"), "topics", 0, rest=game or "")


def _rest(topic: Topic) -> str:
    """A topic as a component carries it."""
    return f"{topic.game}.{topic.name}"


def _quoted(typed: str) -> str:
    """What somebody typed, harmless inside a sentence."""
    return escaped(clipped(" ".join(typed.split()), MOST_SHOWN))


# --- what is pressed ------------------------------------------------------------------------


@on("rules")
async def rules_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Open a topic, or all of them, beside whatever was pressed: a draft must stay there.

    The rest is the name of a topic; the number is a table, whose game is meant.
    """
    await interaction.response.defer(ephemeral=True, thinking=True)
    texts = await begin(interaction)
    expect_only(pressed, "number", "rest")
    game = await _game_of(interaction, pressed.number)
    topic = _topic(pressed.rest, game)
    if topic is not None:
        await show_topic(interaction, texts, topic)
    else:
        await show_overview(interaction, texts, game)


@on("topics")
async def topics_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show all topics of a game in place of what was shown."""
    texts = await begin(interaction)
    expect_only(pressed, "rest")
    await show_overview(interaction, texts, pressed.rest or None)


@on("topic", Way.BUTTON, Way.MENU)
async def topic_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Show another topic in place of what was shown."""
    texts = await begin(interaction)
    expect_only(pressed, "rest")
    topic = _topic(pressed.values[0] if pressed.values else pressed.rest)
    if topic is not None:
        await show_topic(interaction, texts, topic)
    else:  # a button of another build
        await show(interaction, texts("rules-gone"), *menus(texts, topics.all_topics()))


def _topic(written: str, game: str | None = None) -> Topic | None:
    """The topic that a component names: ``castling`` or ``chess.castling``."""
    named_game, _, name = written.rpartition(".")
    return topics.topic_named(name, named_game or game)


async def _game_of(interaction: Interaction, table: int) -> str | None:
    """The game of a table; without one, that of the place."""
    if table:
        return (await table_shown(interaction, table)).row.name
    return await game_here(interaction)
