"""What a game looks like: pure functions from a view to a picture or a text.

The same view gives the same pixels: there is no clock, no randomness, no network, and no language
but that of the labels, which are passed in::

    def draw_board(view, labels, *, step=None, theme=LIGHT, marks=NO_MARKS) -> Image

Shared by all games:

* ``brush`` - shapes with smooth edges: drawn large, reduced once, cached as sprites
* ``type``, ``paragraph`` - text: measured, fitted into a width, never under 20 px, rasterised once
* ``theme``, ``paper``, ``panels``, ``pictogram``, ``bestiary`` - colours by role in three themes,
  papyrus, panels, two-colour drawings, and those that several games show
* ``kept``, ``canvas`` - large pictures that others begin with: packed, painted where new
* ``encode``, ``gif`` - palette PNG; animated GIF on a fixed palette with transparent rest
* ``emoji`` - one sign on one shape, for buttons and menus
* ``charts``, ``grid_picture`` - bars and lines; tables
* ``replay``, ``film`` - a game as frames and chapters; frames with caption and progress bar
* ``words`` - alt text in whole sentences, text boards in blocks

In each game's package: ``palette`` (its own colours), ``marks``, ``changes`` and ``draft_marks``
(what lies over a picture for a moment: what changed, what a draft would do), ``alt_text`` and
``text_board`` (the picture in words), ``replay`` (its frames), ``emojis``, and its pictures.

**One palette per theme.**  Every piece has a dark outline, so soft edges are nearly all blends of
some colour with ink.  A palette with all roles, each in steps towards ink, fits every picture; no
picture needs its own, and flat areas stay flat, which keeps files small.

**Never colour alone.**  Whatever a colour tells, a shape, a pattern, a mark or a letter tells too.
"""
