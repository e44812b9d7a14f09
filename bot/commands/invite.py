"""``thoth invite --application-id N``: the link that adds the bot to a server.

It requests exactly the permissions Thoth uses: no privileged intents, no Administrator.
"""

from __future__ import annotations

import argparse
import sys

import discord

from bot.commands.command import UsageError

SCOPES = ("bot", "applications.commands")
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
PINNING = discord.Permissions(pin_messages=True)  # nice to have: the board at the top of a thread
USER_INSTALL = 1  # as Discord numbers ways of installing
BITS = 64  # of the numbers that Discord gives


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument(
        "--application-id",
        required=True,
        metavar="N",
        help="your application's id: Developer Portal, General Information",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--pin", action="store_true", help="also request Pin Messages")
    how.add_argument(
        "--user", action="store_true", help="add it to one's own account instead of a server"
    )


def run(args: argparse.Namespace) -> int:
    """Print the link."""
    found = user_link(args.application_id) if args.user else link(args.application_id, pin=args.pin)
    sys.stdout.write(found + "\n")
    return 0


def link(application: str, *, pin: bool = False) -> str:
    """The address where someone who manages a server can add the bot to it."""
    permissions = NEEDED | PINNING if pin else NEEDED
    return discord.utils.oauth_url(_number(application), permissions=permissions, scopes=SCOPES)


def user_link(application: str) -> str:
    """The address where anyone can add the bot to their own account."""
    number, scopes = _number(application), ("applications.commands",)
    return f"{discord.utils.oauth_url(number, scopes=scopes)}&integration_type={USER_INSTALL}"


def _number(application: str) -> int:
    number = int(application) if application.isascii() and application.isdecimal() else 0
    if not 0 < number < 1 << BITS:
        raise UsageError(
            "--application-id must be the number shown in the Developer Portal under "
            "General Information, not the token or the name"
        )
    return number
