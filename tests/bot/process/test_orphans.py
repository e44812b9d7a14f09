"""Worker processes end with their bot, however it ends."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from contextlib import suppress
from pathlib import Path

import pytest

from tests.kit.prepared import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
LONG = 120.0  # seconds that a busy machine may take
HIRE = """
    import asyncio, functools, os, time
    from bot.process import worker
    from bot.process.workers import Workers

    async def main():
        workers = Workers(2, 1000.0)
        {hire}
        print(worker._present_nursery().pid, flush=True)
        await asyncio.sleep(1000)

    asyncio.run(main())
"""
AT = {
    "the start": "pass",
    "rest": "await workers.submit('once', os.getpid)",
    "work": "await workers.submit('once', os.getpid); "
    "workers.submit('for long', functools.partial(time.sleep, 1000)); "
    "await asyncio.sleep(0.5)",
}


def group(number: int) -> list[str]:
    """The processes of a group that are not dead."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
            if its_group == str(number) and state != "Z":
                found.append(stat.parent.name)
    return found


@pytest.mark.parametrize("when", AT)
async def test_nobody_is_left_over_when_a_bot_is_killed(when):
    """After a run of the tests one nursery process was left over."""
    source = textwrap.dedent(HIRE.format(hire=AT[when]))
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", source, stdout=subprocess.PIPE)
    nursery = int(await asyncio.wait_for(bot.stdout.readline(), LONG))
    assert group(nursery)
    bot.kill()
    await bot.wait()
    await until(lambda: not group(nursery), LONG)
