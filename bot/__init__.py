"""The process: the Discord client, the referee, and the tools around them."""
