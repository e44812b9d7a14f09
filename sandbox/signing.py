"""URLs of uploaded files: signed, and valid for a day."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from sandbox.clock import Clock
from sandbox.wire import CDN_PREFIX, Json

LIFE_SECONDS = 24 * 3600
FILES_PREFIX = CDN_PREFIX + "/attachments/"


class Signing:
    """Writes `ex`, `is` and `hm` behind an address as Discord does, and looks at them again."""

    def __init__(self, clock: Clock, base: str, key: str) -> None:
        self._clock = clock
        self._base = base
        self._key = key

    def signed(self, url: str) -> str:
        """An address of ours with a fresh signature; any other stays as it is."""
        bare = url.partition("?")[0]
        if not bare.startswith(self._base + FILES_PREFIX):
            return url
        now = int(self._clock.now())
        issued, expires = f"{now:x}", f"{now + LIFE_SECONDS:x}"
        mark = self._mark(bare.removeprefix(self._base), issued, expires)
        return f"{bare}?ex={expires}&is={issued}&hm={mark}&"

    def _mark(self, path: str, issued: str, expires: str) -> str:
        return hashlib.sha256(f"{self._key} {path} {issued} {expires}".encode()).hexdigest()

    def is_good(self, path: str, query: Mapping[str, str]) -> bool:
        """Whether a file may be fetched with this signature now."""
        issued, expires = query.get("is", ""), query.get("ex", "")
        if query.get("hm") != self._mark(path, issued, expires):
            return False
        return int(expires, 16) > self._clock.now()

    def file(self, attachment: Json) -> Json:
        """An attachment with fresh addresses."""
        url = self.signed(attachment["url"])
        return attachment | {"url": url, "proxy_url": url}

    def fresh(self, message: Json) -> Json:
        """A message as it is told now: all addresses of files in it are good for another day."""
        return {key: self._fresh(value) for key, value in message.items()}

    def _fresh(self, value: object) -> object:
        if isinstance(value, dict):
            return {key: self._fresh(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [self._fresh(inner) for inner in value]
        return self.signed(value) if isinstance(value, str) else value
