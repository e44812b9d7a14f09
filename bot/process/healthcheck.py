"""``python -m bot.process.healthcheck``: is a bot using THOTH_DATA or THOTH_DATABASE?

For containers.  It looks at the lease, or at the process of this machine that shares a database,
which a bot renews from its event loop every few seconds, at what the bot
says of its loops and of the gateway, and at the age of the oldest news that nobody has posted.
The exit code is 0 if all is well, 1 with a sentence for each thing that is not.
"""

from __future__ import annotations

import json
import sys
import time

from bot.process.settings import BadSettings, read_settings
from bot.store.holders import Seen
from bot.store.opening import FILE, look_at

UNTOLD_SECONDS = 900.0  # so long Discord may be in trouble


def main() -> int:
    """Look, and say what is wrong."""
    try:
        settings = read_settings()
    except BadSettings as error:
        sys.stderr.write(f"{error}\n")
        return 2
    now = time.time()
    database = settings.sharing.database
    seen = look_at(database or settings.data / FILE, now)
    name = "THOTH_DATABASE" if database else "THOTH_DATA"
    wrong = troubles(seen, now) if seen is not None else [f"no bot is at work on {name}"]
    for sentence in wrong:
        sys.stderr.write(f"{sentence}\n")
    return 1 if wrong else 0


def troubles(seen: Seen, now: float) -> list[str]:
    """Say what is wrong with a bot at work."""
    report = json.loads(seen.report)
    wrong = [
        f"{name}: no sign of life, {seconds} s late"
        for name, seconds in report.get("late", {}).items()
    ]
    blocked = set(report.get("blocked", ()))
    wrong += [
        f"game {game}: news of {now - made:.0f} s ago is not posted"
        for game, made in seen.untold
        if now - made > UNTOLD_SECONDS and game not in blocked
    ]
    return wrong


if __name__ == "__main__":
    sys.exit(main())
