"""``/settings``: pages built from what is stored, so a button is nothing but its custom id."""
