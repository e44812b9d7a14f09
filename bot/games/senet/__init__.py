"""Senet on Discord: its words, clicks, pictures, lessons and lobby."""
