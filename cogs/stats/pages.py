"""``/stats``: a person, what is played, two people, a server.

On a server its own games are counted; in a conversation with us all games of whoever asks.  How
somebody else plays is shown only if they have agreed to that.
"""

from __future__ import annotations

from functools import partial

from discord.app_commands import Choice

from bot.games.typed_values import named as thing_named
from bot.games.typed_values import suggested
from bot.games.uis import UIS, ui_of
from bot.results.parts import Named
from bot.results.person import person_shown
from bot.results.sums import pair_shown, played_shown, server_shown
from bot.store.outcomes import OutcomeRow
from bot.texts import LANGUAGES, Texts
from bot.texts.saying import clipped
from cogs.core.components import LONGEST_OPTION, MOST_OPTIONS, Interaction
from cogs.core.finding import OnlyOnAServer
from cogs.core.replies import begin, show, texts_for
from cogs.stats.leaders import list_button
from cogs.stats.readers import (
    Somebody,
    give,
    is_listed,
    look_of,
    named,
    outcomes_here,
    server_of,
)


async def show_person(interaction: Interaction, player: Somebody | None, *, share: bool) -> None:
    """Show how somebody plays; what is shared is of this server."""
    texts = await begin(interaction)
    who = named(player or interaction.user)
    is_own = who.person == interaction.user.id
    if not is_own and not await is_listed(interaction, who.person):
        await show(interaction, texts("stats-not-listed", who=who.marked))
        return
    everywhere = interaction.guild_id is None
    if everywhere and (share or not is_own):
        raise OnlyOnAServer
    if everywhere:
        outcomes = await _of_own_kinds(interaction, who)
    else:
        outcomes = await outcomes_here(interaction)
    results = interaction.client.services.store.results
    achieved = await results.achievements(person=who.person)
    look = await look_of(interaction, share=share)
    work = partial(person_shown, look, who, outcomes, achieved, everywhere)
    items = [await list_button(interaction)] if is_own and not share else []
    await give(interaction, work, *items, share=share)


async def _of_own_kinds(interaction: Interaction, who: Named) -> list[OutcomeRow]:
    """The results of all servers in the games that somebody has played, in their order.

    The others' are needed for their rating, and only theirs is shown.
    """
    results = interaction.client.services.store.results
    games = {outcome.name for outcome in await results.all(person=who.person)}
    found = [outcome for name in sorted(games) for outcome in await results.all(name=name)]
    return sorted(found, key=lambda outcome: (outcome.ended or 0, outcome.game))


async def show_played(interaction: Interaction, game: str, pointed: str, *, share: bool) -> None:
    """Show what people play in a game, and point one thing out."""
    texts = await begin(interaction)
    ui = ui_of(game)
    names = {
        role: (role, *(ui.role_name(Texts(language), role) for language in LANGUAGES))
        for role in ui.roles()
    }
    meant = thing_named(names, pointed)
    if pointed.strip() and meant is None:
        listed = ", ".join(ui.role_name(texts, role) for role in ui.roles())
        await show(interaction, texts("stats-played-which", list=listed))
        return
    outcomes = await outcomes_here(interaction, game)
    look = await look_of(interaction, share=share)
    await give(interaction, partial(played_shown, look, game, outcomes, meant or ""), share=share)


async def suggest_roles(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """What can be played in the game that was chosen."""
    ui, texts = UIS.get(str(interaction.namespace.game or "")), texts_for(interaction)
    if ui is None:
        return []
    labels = {role: ui.role_name(texts, role) for role in ui.roles()}
    return [
        Choice(name=clipped(name, LONGEST_OPTION), value=role)
        for role, name in list(suggested(labels, typed).items())[:MOST_OPTIONS]
    ]


async def show_pair(
    interaction: Interaction, player: Somebody, other: Somebody | None, *, share: bool
) -> None:
    """Show how two people have done against each other; of two others, both must be listed."""
    texts = await begin(interaction)
    one, two = named(other or interaction.user), named(player)
    if one.person == two.person:
        await show(interaction, texts("stats-pair-self"))
        return
    if interaction.user.id not in (one.person, two.person):
        for who in (one, two):
            if not await is_listed(interaction, who.person):
                await show(interaction, texts("stats-not-listed", who=who.marked))
                return
    if share and not await is_listed(interaction, two.person):
        await show(interaction, texts("stats-not-listed", who=two.marked))
        return
    outcomes = await outcomes_here(interaction)
    look = await look_of(interaction, share=share)
    await give(interaction, partial(pair_shown, look, one, two, outcomes), share=share)


async def show_server(interaction: Interaction, *, share: bool) -> None:
    """Show what has been played on this server."""
    await begin(interaction)
    server_of(interaction)
    outcomes = await outcomes_here(interaction)
    look = await look_of(interaction, share=share)
    await give(interaction, partial(server_shown, look, outcomes), share=share)
