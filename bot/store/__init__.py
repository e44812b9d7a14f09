"""Storage: all SQL lives here, behind the interface :class:`~bot.store.store.Store`."""
