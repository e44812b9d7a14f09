"""`python -m bot` without a token."""

import asyncio
import os
import socket
import sys
import time

from bot import play
from bot.__main__ import main
from tests.kit.bots import ROOT

START_BAR_SECONDS = 10.0
"""The bar is 2 s on a warm, idle machine; a loaded one gets some grace."""


async def start(tmp_path, port):
    environment = os.environ | {"DISCORD_TOKEN": ""}  # whatever a file .env here may say
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "--port", str(port), "--data", str(tmp_path),
        cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def read_address(process):
    line = (await asyncio.wait_for(process.stdout.readline(), START_BAR_SECONDS)).decode()
    return line.rsplit(" ", 1)[-1].strip()


async def test_it_prints_its_address_and_how_to_use_a_token(tmp_path, http):
    began = time.perf_counter()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await start(tmp_path, port)
        try:
            address = await read_address(process)
            assert time.perf_counter() - began < START_BAR_SECONDS
            assert address.startswith("http://127.0.0.1:")
            assert not address.endswith(f":{port}")  # taken, so a free one is used
            rest = (await process.stdout.readuntil(b"Ctrl+C")).decode()
            assert f"Bob      {address}/?as=bob" in rest
            assert "DISCORD_TOKEN" in rest
            async with http.get(address + "/?as=bob") as answer:
                assert answer.content_type == "text/html"
            async with http.post(address + "/control/clear") as answer:
                assert answer.status == 200
        finally:
            process.terminate()
            await process.wait()
    assert list(tmp_path.glob("local-discord.sqlite"))


def test_with_a_token_the_local_discord_never_starts(monkeypatch, tmp_path):
    ran = []

    def refuse(*args, **options):
        raise AssertionError("the sandbox was started")

    async def run_online(bot, token):
        ran.append(token)

    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setattr(play, "run_local", refuse)
    monkeypatch.setattr(play, "run_online", run_online)
    monkeypatch.setattr(play.logs, "set_up", lambda level, **_: None)
    assert main(["--data", str(tmp_path)]) == 0
    assert ran == ["a-token"]
