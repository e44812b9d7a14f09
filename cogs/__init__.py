"""Discord in and out: each cog translates between interactions and the bot."""
