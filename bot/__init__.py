"""The process: settings, storage, tables, texts, and the Discord client."""
