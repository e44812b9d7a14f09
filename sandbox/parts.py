"""The parts of one running local Discord, wired together."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sandbox.clock import Clock
from sandbox.commands import Commands
from sandbox.console import Console
from sandbox.delivery import Delivery
from sandbox.faults import Faults
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.messages import Messages
from sandbox.ratelimits import RateLimits
from sandbox.store import Store
from sandbox.threads import Threads
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
    interactions: Interactions
    commands: Commands
    faults: Faults
    rate_limits: RateLimits
    console: Console


def assemble(store: Store, clock: Clock, base: str) -> Parts:
    """Wire a local Discord that will be reached at `base`."""
    token = secrets.token_urlsafe(32)
    world = World(store, clock, base)
    feed = Feed()
    gateway = Gateway(world, token)
    delivery = Delivery(world, gateway, feed)
    messages = Messages(world, delivery)
    return Parts(
        token=token,
        clock=clock,
        world=world,
        feed=feed,
        gateway=gateway,
        delivery=delivery,
        messages=messages,
        threads=Threads(world, delivery, messages),
        interactions=Interactions(world, delivery, messages),
        commands=Commands(world),
        faults=Faults(),
        rate_limits=RateLimits(clock),
        console=Console(delivery),
    )
