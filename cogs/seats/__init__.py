"""Seats that change hands or are open, votes, and ending a game early.

A motion is a few words (``replace 1 1234``) and who has voted how, so any process can count and
carry it out.  Ending a game needs everyone, everything else a majority of the people at the
table.  A motion closes after a day, and when someone joins or leaves; it can be proposed again.

``open_seats`` lists what can be joined, as far as its readers can read there; ``board`` keeps that
list as one message in a channel (``cog`` looks for changes).
"""
