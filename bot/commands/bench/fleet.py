"""How many processes a host with very many servers needs: worked out from measured costs.

Nothing runs: what an act costs was measured (docs/benchmarks.md) and can be given here.  People
play at random moments; a second is simulated after another, and what is over a limit waits.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.commands.command import UsageError
from bot.process.requests import A_SECOND
from bot.process.sharding import IDENTIFY_SECONDS

SHARD_SERVERS = 1000  # for each shard, as Discord advises
A_DAY = 1000  # connections that Discord lets a bot begin, in one with few shards
LARGE = 16  # shards that may introduce themselves at once in a very large bot
LOAD = 0.7  # of a processor that may be used: the rest is for moments when many act at once
LATE_SECONDS = 1.0  # a request that waits longer is late
SECONDS = 600


class Costs(NamedTuple):
    """What an act of a person costs on average, and what a restart does."""

    cpu_ms: float  # of the bot and its workers, pictures included
    loop_ms: float  # of that, of the one thread that answers
    requests: float  # that count for the limit of all
    stored_a_second: float  # acts that the database stores, in all
    edits_after_restart: float  # of a live table whose process was restarted


class Second(NamedTuple):
    """What happened in a second."""

    acts: int
    waiting: float  # requests at its end


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Name the options."""
    add = parser.add_argument
    add("--servers", type=int, default=10_000, help="servers of the bot (10000)")
    add("--tables", type=int, default=2_000, help="live tables at once (2000)")
    add("--seconds-per-act", type=float, default=60.0, help="of a live table, on average (60)")
    add("--cores", type=int, default=2, help="cores for each process (2)")
    add("--cpu-ms", type=float, default=8.0, help="CPU time of an act (8)")
    add("--loop-ms", type=float, default=3.6, help="of that, the event loop's (3.6)")
    add("--requests", type=float, default=1.12, help="limited requests for an act (1.12)")
    add("--stored", type=float, default=100.0, help="acts a second that are stored (100)")
    add("--restart-requests", type=float, default=1.0, help="for a table after a restart (1)")
    add("--limit", type=float, default=A_SECOND, help=f"requests a second of a token ({A_SECOND})")
    add("--seed", type=int, default=1, help="random seed (1)")


def run(args: argparse.Namespace) -> int:
    """Work it out and print."""
    if min(args.servers, args.tables, args.cores) < 1 or args.seconds_per_act <= 0:
        raise UsageError("--servers, --tables, --cores and --seconds-per-act must be positive")
    costs = Costs(
        args.cpu_ms,
        args.loop_ms,
        args.requests,
        args.stored,
        args.restart_requests,
    )
    acts = args.tables / args.seconds_per_act
    lines = [
        f"{args.servers} servers, {args.tables} live tables, an act every "
        f"{args.seconds_per_act:.0f} s at each: {acts:.0f} acts a second",
        "",
        *_used(acts, costs, args.cores, args.limit),
        "",
        *_waits(acts, costs, args.limit, args.seed),
        "",
        *_restarted(args.servers, args.tables, costs, args.limit),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def processes_for(acts: float, costs: Costs, cores: int) -> tuple[int, int]:
    """How many processes the threads that answer need, and how many all processors."""
    by_loop = acts * costs.loop_ms / 1000 / LOAD
    by_cpu = acts * costs.cpu_ms / 1000 / (cores * LOAD)
    return max(1, math.ceil(by_loop)), max(1, math.ceil(by_cpu))


def most_acts(costs: Costs, limit: float) -> dict[str, float]:
    """How many acts a second each limit allows that more processes do not raise."""
    return {
        "requests of the token": limit / costs.requests,
        "acts that the database stores": costs.stored_a_second,
    }


def _used(acts: float, costs: Costs, cores: int, limit: float) -> Iterator[str]:
    by_loop, by_cpu = processes_for(acts, costs, cores)
    yield f"processes needed: {max(by_loop, by_cpu)} (event loops {by_loop}, processors {by_cpu})"
    found = most_acts(costs, limit)
    for name, most in sorted(found.items(), key=lambda one: one[1]):
        yield f"{name}: up to {most:.0f} acts a second; {acts / most:.0%} used"
    first = min(found, key=lambda name: found[name])
    yield f"first to bind, however many processes there are: {first}"
    tables = most_acts(costs, limit)[first] / acts
    yield f"it allows {tables:.2f} times as many live tables"


def _waits(acts: float, costs: Costs, limit: float, seed: int) -> Iterator[str]:
    """What chance makes of it: people do not act evenly."""
    seconds = list(islice(simulated(acts, costs, limit, Random(seed)), SECONDS))
    late = sum(second.waiting > limit * LATE_SECONDS for second in seconds) / SECONDS
    longest = max(second.waiting for second in seconds) / limit
    yield f"simulated {SECONDS} s: at most {max(s.acts for s in seconds)} acts in one second;"
    yield (
        f"public posts and edits wait at most {longest:.1f} s, "
        f"more than {LATE_SECONDS:.0f} s for {late:.0%} of the time (answers to people never wait)"
    )


def simulated(acts: float, costs: Costs, limit: float, random: Random) -> Iterator[Second]:
    """Let people act at random moments, and requests wait for the limit, second by second."""
    waiting = 0.0
    while True:
        made = _at_random(acts, random)
        waiting = max(0.0, waiting + made * costs.requests - limit)
        yield Second(made, waiting)


def _at_random(mean: float, random: Random) -> int:
    """How often something happens in a second that happens so often on average."""
    count, at = 0, random.expovariate(mean)
    while at < 1.0:
        count, at = count + 1, at + random.expovariate(mean)
    return count


def _restarted(servers: int, tables: int, costs: Costs, limit: float) -> Iterator[str]:
    shards = max(1, math.ceil(servers / SHARD_SERVERS))
    edits = tables * costs.edits_after_restart
    yield f"a restart of everything: {shards} connections of {A_DAY} a day"
    for at_once in (1, LARGE):
        seconds = math.ceil(shards / at_once) * IDENTIFY_SECONDS - IDENTIFY_SECONDS
        yield f"  all introduced after {seconds:.0f} s where {at_once} may do so at once"
    yield f"  {edits:.0f} posts and edits: {edits / limit:.0f} s of the token's whole limit"
    yield f"  at most {A_DAY // shards} such restarts a day"
