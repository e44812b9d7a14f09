"""The parts of one running local Discord, wired together."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sandbox.calls import Calls
from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.console import Console
from sandbox.delivery import Delivery
from sandbox.emojis import Emojis
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.limits import Limits
from sandbox.messages import Messages
from sandbox.moderation import Moderation
from sandbox.race import Race
from sandbox.ratelimits import RateLimits
from sandbox.store import Store
from sandbox.threads import Threads
from sandbox.wire import Permission
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Parts:
    """What routes, people and the control work with."""

    token: str
    clock: Clock
    world: World
    feed: Feed
    gateway: Gateway
    delivery: Delivery
    messages: Messages
    threads: Threads
    moderation: Moderation
    interactions: Interactions
    commands: Commands
    emojis: Emojis
    calls: Calls
    faults: Faults
    rate_limits: RateLimits
    limits: Limits
    race: Race
    console: Console


def assemble(store: Store, clock: Clock, base: str, bot_permissions: Permission) -> Parts:
    """Wire a local Discord that will be reached at `base`."""
    token = secrets.token_urlsafe(32)
    world = World(store, clock, base, bot_permissions)
    feed = Feed()
    gateway = Gateway(world, token)
    delivery = Delivery(world, gateway, feed)
    limits = Limits(clock)
    messages = Messages(world, delivery, limits)
    threads = Threads(world, delivery, messages, limits)
    return Parts(
        token=token,
        clock=clock,
        world=world,
        feed=feed,
        gateway=gateway,
        delivery=delivery,
        messages=messages,
        threads=threads,
        moderation=Moderation(world, delivery, messages, threads),
        interactions=Interactions(world, delivery, messages, threads),
        commands=Commands(world),
        emojis=Emojis(world),
        calls=Calls(),
        faults=Faults(),
        rate_limits=RateLimits(clock),
        limits=limits,
        race=Race(),
        console=Console(delivery),
    )
