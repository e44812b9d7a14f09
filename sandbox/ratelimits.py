"""Rate limits: the headers that Discord sends with every answer, and 429 beyond them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.clock import Clock

MAJOR_PARAMETERS = ("channel_id", "guild_id", "webhook_id", "webhook_token")
UNLIMITED_PREFIX = "/interactions/"
"""Interaction callbacks are outside the limits; each token is used once anyway."""

MANY_BUCKETS = 1000


@dataclass(slots=True)
class Bucket:
    """How many requests of one kind were made since its window began."""

    began: float
    used: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a request may pass, and what the answer's headers say."""

    headers: dict[str, str]
    retry_after: float | None


class RateLimits:
    """So many requests per route and major parameter in each window.

    Discord's real limits are not published and change; the default is generous, so that only
    a runaway bot meets it.  A test sets `limit` and `window` to see its bot slow down.
    """

    def __init__(self, clock: Clock, *, limit: int = 50, window: float = 1.0) -> None:
        self.limit = limit
        self.window = window
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def judge(self, method: str, template: str, parameters: Mapping[str, str]) -> Verdict:
        """Count a request and decide."""
        if template.startswith(UNLIMITED_PREFIX):
            return Verdict({}, None)
        now = self._clock.now()
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        bucket = self._bucket(name, parameters, now)
        left = bucket.began + self.window - now
        if bucket.used >= self.limit:
            return Verdict(self._headers(name, bucket, left), left)
        bucket.used += 1
        return Verdict(self._headers(name, bucket, left), None)

    def _bucket(self, name: str, parameters: Mapping[str, str], now: float) -> Bucket:
        major = ":".join(parameters.get(key, "") for key in MAJOR_PARAMETERS)
        key = f"{name}:{major}"
        bucket = self._buckets.get(key)
        if bucket is None or now - bucket.began >= self.window:
            if len(self._buckets) > MANY_BUCKETS:
                self._forget_old(now)
            bucket = self._buckets[key] = Bucket(began=now)
        return bucket

    def _forget_old(self, now: float) -> None:
        for key, bucket in list(self._buckets.items()):
            if now - bucket.began >= self.window:
                del self._buckets[key]

    def _headers(self, name: str, bucket: Bucket, left: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.began + self.window:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }
