"""``/leaderboard``: the strongest players of a server, of those who want to be listed."""

from __future__ import annotations

from functools import partial

from bot.games.uis import UIS
from bot.results import statistics
from bot.results.leaders import leaders_shown
from bot.results.parts import kind_name
from bot.results.statistics import Kind
from bot.texts import Texts
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
    old_button,
    on,
    option,
)
from cogs.core.replies import begin, show, texts_for
from cogs.stats.readers import (
    give,
    is_listed,
    look_of,
    named_by_store,
    outcomes_here,
    server_of,
)

ON, OFF = "on", "off"
NOBODY = 0  # in place of a reader


async def show_leaders(
    interaction: Interaction, game: str | None, players: int | None, *, share: bool = False
) -> None:
    """Show the leaderboard of a game and number of players; the most played one if not said."""
    texts = await begin(interaction)
    outcomes = await outcomes_here(interaction)
    kinds = statistics.kinds(outcomes)
    fitting = [kind for kind in kinds if game in (None, kind[0]) and players in (None, kind[1])]
    wanted = None if game is None or players is None else (game, players)
    kind = fitting[0] if fitting else wanted
    own = await list_button(interaction)
    if kind is None:
        await show(interaction, texts("stats-none"), own)
        return
    store = interaction.client.services.store
    wanting = await store.results.listed(server_of(interaction))
    played = statistics.people_of(statistics.of_kind(outcomes, kind))
    listed = await named_by_store(interaction, sorted(wanting & played))
    look = await look_of(interaction, share=share)
    reader = NOBODY if share else interaction.user.id
    work = partial(leaders_shown, look, kind, outcomes, listed, reader)
    await give(interaction, work, own, *_others(texts, list(kinds), kind), share=share)


def _others(texts: Texts, kinds: list[Kind], now: Kind) -> list[Menu]:
    """The way to the other leaderboards; none if there is only one."""
    if len(kinds) < 2:
        return []
    options = [
        option(
            f"{game}:{players}", kind_name(texts, (game, players)), chosen=(game, players) == now
        )
        for game, players in kinds[:MOST_OPTIONS]
    ]
    return [menu(texts("stats-leaders-other-button"), options, "leaders", 0)]


@on("leaders", Way.MENU)
async def leaders_chosen(interaction: Interaction, pressed: Pressed) -> None:
    """Go to another leaderboard."""
    expect_only(pressed)
    game, _, players = pressed.values[0].partition(":")
    if game not in UIS or players not in {str(n) for n in UIS[game].game.seats}:
        raise old_button()
    await show_leaders(interaction, game, int(players))


async def list_button(interaction: Interaction) -> Button:
    """What lets somebody be listed, or not any more."""
    texts = texts_for(interaction)
    if await is_listed(interaction, interaction.user.id):
        return button(texts("stats-take-me-off-button"), "list_me", 0, rest=OFF)
    return button(texts("stats-list-me-button"), "list_me", 0, rest=ON)


@on("list_me")
async def list_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """List somebody, or take them off the list."""
    texts = await begin(interaction)
    expect_only(pressed, "rest")
    if pressed.rest not in (ON, OFF):
        raise old_button()
    listed = pressed.rest == ON
    await interaction.client.services.people.change(interaction.user.id, listed=listed)
    said = texts("stats-listed-now" if listed else "stats-listed-no-more")
    await show(interaction, said, await list_button(interaction))
