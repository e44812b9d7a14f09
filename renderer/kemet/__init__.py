"""Pictures of Kemet: the map, the strip, the market, battles, hands, the end, replays."""
