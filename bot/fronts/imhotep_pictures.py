"""The pictures of Imhotep as files, with what they say to those who do not see them."""

from __future__ import annotations
