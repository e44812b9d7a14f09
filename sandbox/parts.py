"""The parts of one running local Discord, wired together."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.calls import Calls
from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.console import Console
from sandbox.credentials import Credentials
from sandbox.delivery import Delivery
from sandbox.emojis import Emojis
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.gateway_limits import GatewayLimits
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

    credentials: Credentials
    clock: Clock
    world: World
    feed: Feed
    gateway: Gateway
    gateway_limits: GatewayLimits
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
    credentials = Credentials()
    gateway_limits = GatewayLimits(clock)
    world = World(store, clock, base, bot_permissions)
    feed = Feed()
    gateway = Gateway(world, credentials, gateway_limits)
    delivery = Delivery(world, gateway, feed)
    limits = Limits(clock)
    messages = Messages(world, delivery, limits)
    threads = Threads(world, delivery, messages, limits)
    return Parts(
        credentials=credentials,
        clock=clock,
        world=world,
        feed=feed,
        gateway=gateway,
        gateway_limits=gateway_limits,
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
