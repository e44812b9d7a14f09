"""What Discord sends us: as little as the games need."""

from __future__ import annotations

from bot.process.client import ThothBot


async def test_only_servers_and_the_coming_and_going_of_messages_are_heard_of(tmp_path):
    """Risks of discord.md: all messages, typing and reactions came as well."""
    asked = ThothBot(tmp_path).intents
    assert {name for name, on in asked if on} == {"guilds", "guild_messages"}
    for privileged in ("message_content", "members", "presences"):
        assert not getattr(asked, privileged)


async def test_no_message_is_kept(tmp_path):
    bot = ThothBot(tmp_path)
    assert bot._connection.max_messages is None
    assert len(bot.cached_messages) == 0
