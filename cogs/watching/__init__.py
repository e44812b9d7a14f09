"""Looking at games: boards, logs, replays, followers."""
