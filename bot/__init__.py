"""The program around the rules: tables, storage, texts, games on Discord, process, command line.

``cogs`` stands on this package; it stands on ``renderer``, ``ai`` and ``rules``.
"""
