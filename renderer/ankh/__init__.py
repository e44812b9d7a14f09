"""Pictures of Ankh, drawn by our own code from a view and labels.

``geometry``, ``ground`` and ``sprites`` make the two pictures of a turn, ``map_picture`` and
``strip_picture``.

**Numbers stay free.**  A cell's number has its own place above the piece; a test puts every kind
of piece on every cell and looks at the numbers.  A region's conflict number takes the best free
cell of its region, in an order that depends on the land alone, so it stays put as long as
possible.  In a full region it moves to a corner where three cells meet, which no camel or river
can touch.

**Never colour alone.**  Colour, shape, pattern and initial each identify a god.
"""
