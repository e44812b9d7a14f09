"""The table: what is asked, chosen, kept secret and told."""
