"""How the bot is doing, as numbers: the same for the metrics and for the health page."""

from __future__ import annotations

import math
from typing import NamedTuple

from bot.process.client import ThothBot
from bot.process.metrics import Family, exposed, gauge
from bot.store.rows import Counts, Status


class Facts(NamedTuple):
    """What can be looked at; what is counted as it happens is in the metrics."""

    counts: Counts
    tables: int  # in memory
    servers: int
    gateway_seconds: float | None  # from a heartbeat to its answer; None: not connected
    outbox_seconds: float  # for which the oldest news has waited that does not wait for people
    blocked: int  # games that wait for a permission
    late: dict[str, float]  # loops, and for how many seconds
    begun: dict[str, int]  # worker processes by pool
    lost: dict[str, int]
    waiting: dict[str, int]  # work that no worker has begun
    shards: int  # of all processes
    connected: dict[int, bool]  # by shard of ours, whether Discord can tell us anything
    processes: int

    @property
    def playing(self) -> int:
        """How many games are being played."""
        return self.counts.games.get(Status.PLAYING, 0)

    @property
    def resting(self) -> int:
        """How many games are paused."""
        return sum(n for status, n in self.counts.games.items() if Status(status).is_paused)


async def facts_of(bot: ThothBot) -> Facts:
    """Look at everything."""
    services = bot.services
    ours, online, blocked = services.fleet.ours, bot.online, services.health.blocked
    counts = await services.store.counts.now(owned=ours)
    now = services.clock()
    waits = [now - made for game, made in counts.untold.items() if game not in blocked]
    latency = bot.latency if online.own else math.nan
    pools = services.pools
    return Facts(
        counts,
        len(services.tables),
        len(bot.guilds),
        latency if math.isfinite(latency) else None,
        max([0.0, *waits]),
        len(blocked),
        services.health.late(),
        {name: pool.begun for name, pool in pools.items()},
        {name: pool.lost for name, pool in pools.items()},
        {name: len(pool) for name, pool in pools.items()},
        ours.count,
        {shard: shard in online.own for shard in ours.own},
        services.fleet.processes,
    )


async def metrics_text(bot: ThothBot) -> str:
    """Return the page for Prometheus."""
    facts = await facts_of(bot)
    return exposed(*bot.services.metrics.families(), *_families(facts))


def _families(facts: Facts) -> list[Family]:
    games = {str(status): float(facts.counts.games.get(status, 0)) for status in Status}
    is_up = all(facts.connected.values())
    connected = {str(shard): float(is_open) for shard, is_open in facts.connected.items()}
    return [
        Family("thoth_games", "gauge", "Stored games by status.", "status", games),
        gauge("lobbies", "Tables that have not started.", facts.counts.lobbies),
        gauge("tables_in_memory", "Games in memory.", facts.tables),
        gauge("servers", "Servers that the bot is in.", facts.servers),
        gauge("gateway_up", "Whether Discord can tell us anything.", is_up),
        Family("thoth_shard_up", "gauge", "The same for each shard.", "shard", connected),
        gauge("shards", "Shards of all processes.", facts.shards),
        gauge("processes", "Processes that share the database.", facts.processes),
        gauge("gateway_latency_seconds", "Of the gateway.", facts.gateway_seconds or 0.0),
        gauge("outbox_games", "Games with news not posted.", len(facts.counts.untold)),
        gauge("outbox_age_seconds", "Of the oldest news not posted.", facts.outbox_seconds),
        gauge("blocked_games", "Games that wait for a permission.", facts.blocked),
        Family("thoth_late_loop_seconds", "gauge", "Loops that are late.", "loop", facts.late),
        _of_pools("worker_starts_total", "counter", "Worker processes begun.", facts.begun),
        _of_pools("worker_losses_total", "counter", "Worker processes lost.", facts.lost),
        _of_pools("work_waiting", "gauge", "Work that no worker has begun.", facts.waiting),
    ]


def _of_pools(name: str, kind: str, about: str, numbers: dict[str, int]) -> Family:
    values = {pool: float(number) for pool, number in numbers.items()}
    return Family(f"thoth_{name}", kind, about, "pool", values)
