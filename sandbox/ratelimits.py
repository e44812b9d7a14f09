"""Rate limits: the headers that Discord sends with every response, and 429 beyond them.

There are three: each route's, which the headers announce; that of all routes together, which
nothing announces; and that of refused requests, beyond which the address is banned.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.clock import Clock

MAJOR_PARAMETERS = ("channel_id", "guild_id", "webhook_id", "webhook_token")
UNLIMITED_PREFIX = "/interactions/"
"""Interaction callbacks are outside the limits; each token is used once anyway."""

NOT_GLOBAL = (UNLIMITED_PREFIX, "/webhooks/")
"""Interactions, their follow-ups included, are outside the limit of all routes together."""

GLOBAL_LIMIT = 50
MANY_BUCKETS = 1000
INVALID_LIMIT = 10_000
INVALID_WINDOW = 600.0
INVALID = (401, 403, 429)


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
    is_global: bool = False


class RateLimits:
    """So many requests per route and major parameter in each window, and of all routes together.

    Discord's limits of routes are not published and change; the default is generous, so that only
    a runaway bot meets it.  A test sets `limit` and `window` to see its bot slow down.  That
    of all routes is 50 a second; None lifts it.
    """

    def __init__(self, clock: Clock, *, limit: int = 50, window: float = 1.0) -> None:
        self.limit = limit
        self.window = window
        self.global_limit: int | None = GLOBAL_LIMIT
        self.global_window = 1.0
        self.invalid_limit: float = INVALID_LIMIT
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._all = Bucket(began=0.0)
        self._invalid: deque[float] = deque()

    def judge(self, method: str, template: str, parameters: Mapping[str, str]) -> Verdict:
        """Count a request and decide."""
        if template.startswith(UNLIMITED_PREFIX):
            return Verdict({}, None)
        now = self._clock.now()
        if (wait := self._global_wait(template, now)) is not None:
            return Verdict({"X-RateLimit-Global": "true", **_scope("global")}, wait, is_global=True)
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        bucket = self._bucket(name, parameters, now)
        left = bucket.began + self.window - now
        if bucket.used >= self.limit:
            return Verdict(self._headers(name, bucket, left) | _scope("user"), left)
        bucket.used += 1
        return Verdict(self._headers(name, bucket, left), None)

    def _global_wait(self, template: str, now: float) -> float | None:
        """Count a request of whatever route; tell how long it must wait, if it must."""
        if self.global_limit is None or template.startswith(NOT_GLOBAL):
            return None
        if now - self._all.began >= self.global_window:
            self._all = Bucket(began=now)
        if self._all.used >= self.global_limit:
            return self._all.began + self.global_window - now
        self._all.used += 1
        return None

    # -- refused requests --------------------------------------------------------------------

    def note_answer(self, status: int, scope: str | None) -> None:
        """Count an answer that says no; limits shared with others are nobody's fault."""
        if status in INVALID and scope != "shared":
            self._invalid.append(self._clock.now())

    @property
    def invalid(self) -> int:
        """How many requests were refused in the last ten minutes."""
        horizon = self._clock.now() - INVALID_WINDOW
        while self._invalid and self._invalid[0] <= horizon:
            self._invalid.popleft()
        return len(self._invalid)

    @property
    def banned(self) -> bool:
        """Whether nobody listens to this address any more."""
        return len(self._invalid) >= self.invalid_limit and self.invalid >= self.invalid_limit

    # -- buckets -----------------------------------------------------------------------------

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


def _scope(scope: str) -> dict[str, str]:
    return {"X-RateLimit-Scope": scope}
