"""``/tableadmin health``: how the bot is doing, in words, for those who manage a server."""

from __future__ import annotations

from bot.texts import Texts
from cogs.core.components import Interaction
from cogs.core.replies import show
from cogs.hosting.facts import Facts, facts_of

SHARE = 0.95  # of the interactions, whose time is told
MOST_NAMED = 10  # games that wait for a permission


async def show_health(interaction: Interaction, texts: Texts) -> None:
    """Show the facts to whoever may see them; the caller has looked whether they may."""
    facts = await facts_of(interaction.client)
    lines = [texts("health-title"), *_lines(interaction, texts, facts)]
    lines += await _blocked_here(interaction, texts)
    await show(interaction, "\n".join(lines))


def _lines(interaction: Interaction, texts: Texts, facts: Facts) -> list[str]:
    metrics = interaction.client.services.metrics
    lost = sum(facts.lost.values())
    return [
        _discord(texts, facts),
        *_shared(texts, facts),
        texts(
            "health-games",
            playing=facts.playing,
            lobbies=facts.counts.lobbies,
            resting=facts.resting,
            servers=facts.servers,
        ),
        texts(
            "health-interactions",
            total=sum(metrics.interactions.values()),
            failed=metrics.answers["failed"],
        ),
        texts(
            "health-speed",
            acknowledged=_time(texts, metrics.acknowledged.within(SHARE)),
            answered=_time(texts, metrics.answered.within(SHARE)),
            late=_time(texts, metrics.lateness.within(SHARE)),
        ),
        texts("health-news", seconds=round(facts.outbox_seconds))
        if facts.outbox_seconds >= 1
        else texts("health-no-news"),
        texts("health-workers", lost=lost, waiting=sum(facts.waiting.values())),
        texts("health-late", loops=", ".join(sorted(facts.late)))
        if facts.late
        else texts("health-on-time"),
    ]


def _discord(texts: Texts, facts: Facts) -> str:
    if facts.gateway_seconds is None:
        return texts("health-discord-lost")
    return texts("health-discord", milliseconds=round(facts.gateway_seconds * 1000))


def _shared(texts: Texts, facts: Facts) -> list[str]:
    """How the servers are parted, if there is more than one part."""
    if facts.shards == 1:
        return []
    return [
        texts(
            "health-shards",
            own=len(facts.connected),
            shards=facts.shards,
            processes=facts.processes,
        )
    ]


def _time(texts: Texts, seconds: float | None) -> str:
    """A time, as far as it was measured."""
    if seconds is None:
        return texts("health-not-measured")
    return texts("health-milliseconds", number=round(seconds * 1000))


async def _blocked_here(interaction: Interaction, texts: Texts) -> list[str]:
    """The games of this server that wait for a permission."""
    services, guild = interaction.client.services, interaction.guild_id
    assert guild is not None, "the command is for servers only"
    blocked = services.health.blocked
    games = await services.store.pauses.playing_in_guild(guild)
    numbers = [str(game.id) for game in games if game.id in blocked][:MOST_NAMED]
    return [texts("health-blocked", games=", ".join(numbers))] if numbers else []
