"""``/tableadmin``: what people who manage a server can do to its games.

The permission is checked here, not only by Discord; the table is always told.
"""
