"""Pictures of Imhotep, drawn by our own code from a view and labels.

``layout``, ``ships`` and one module per site make ``board_picture``, ``table_picture``,
``scoring_picture`` and ``hand_picture``; ``unloading`` says where a ship's stones would land,
``score_sheet`` what everyone's points are made of.

**Never colour alone.**  Colour and mark (disc, triangle, diamond, cross) identify a stone.

**Nothing is covered.**  The levels of the great pyramid lie side by side, the temple is seen from
above with the edges of the stones beneath, and a ship's place numbers are below the stones.  A
golden frame shows where the next stone goes.
"""
