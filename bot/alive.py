"""``python -m bot.alive``: is a bot at work on the folder of THOTH_DATA?  For containers.

A bot renews its lease from its event loop every few seconds, so a bot that hangs, or cannot
write, loses it.  The exit code is 0 if one is held.
"""

from __future__ import annotations

import sys
import time

from bot.settings import BadSettings, read_settings
from bot.store.database import FILE
from bot.store.leasing import is_held


def main() -> int:
    """Look at the lease."""
    try:
        folder = read_settings().data
    except BadSettings as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0 if is_held(folder / FILE, time.time()) else 1


if __name__ == "__main__":
    sys.exit(main())
