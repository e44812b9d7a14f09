"""What Discord shows of 7 Wonders Duel."""
