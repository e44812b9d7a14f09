"""The computer player of Ankh: Gods of Egypt.

Thoth (:mod:`ai.ankh.thoth`) has one method for each decision.  A view becomes a ``Table``, on which
figures, monuments and camels are tried out.  ``outlook`` rates a table in points of devotion,
region by region (majorities, domination, the chance to win a battle) and beyond (followers to
gain, monuments to claim, figures).  Cards are chosen by the expected result of every play against
every likely reply, since all hands are public.  The weights are in ``values``, set by hand.
"""
