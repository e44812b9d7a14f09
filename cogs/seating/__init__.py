"""Who sits where: seats that change hands, votes, the end before the end."""
