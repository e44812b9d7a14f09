"""Imhotep: Builder of Egypt.

``sites`` has one module per site, and ``designed`` has every value that no source gives.
"""
