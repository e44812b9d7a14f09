"""`python -m bot` without a token."""

import asyncio
import os
import socket
import sys

import pytest

from bot.__main__ import main
from bot.commands import run
from tests.kit.bots import ROOT

PATIENCE = 60.0  # on a busy machine; `bench tables` measures the start


async def start(tmp_path, port):
    environment = os.environ | {
        "DISCORD_TOKEN": "",
        "THOTH_LOCAL": "",
    }  # whatever a file .env here may say
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )


async def read_address(process):
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    return line.rsplit(" ", 1)[-1].strip()


async def test_it_prints_its_address_and_how_to_use_a_token(tmp_path, http):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await start(tmp_path, port)
        try:
            address = await read_address(process)
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
    monkeypatch.setattr(run, "run_local", refuse)
    monkeypatch.setattr(run, "run_online", run_online)
    monkeypatch.setattr(run.logs, "set_up", lambda level, **_: None)
    assert main(["--data", str(tmp_path)]) == 0
    assert ran == ["a-token"]


@pytest.mark.parametrize("blocks", [0, 8, 40])
async def test_a_full_disk_at_the_start_is_a_sentence(tmp_path, blocks):
    """Low, faults.md: it was a traceback.  No file may grow beyond some blocks of 512 bytes."""
    command = f'ulimit -f {blocks}; exec "{sys.executable}" -m bot --port 0 --data "{tmp_path}"'
    process = await asyncio.create_subprocess_exec(
        "bash",
        "-c",
        command,
        cwd=ROOT,
        env=os.environ | {"DISCORD_TOKEN": "", "THOTH_LOCAL": ""},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 75, said.decode()
    assert said.decode().startswith("thoth: ")
    assert "Traceback" not in said.decode()
