"""What Discord shows of each game: one package per game, and what all games share.

* ``registry`` - the games of this build, by name
* ``game_ui``, ``uis`` - ``GameUi``, the interface of a game on Discord, and all of them by name
* ``shared_options`` - what can be agreed in every lobby, whatever the game
* ``clicks``, ``captions``, ``pictures`` - shared by the games' interfaces
* ``topics`` - rules topics: every ``<game>-topic-*`` of the catalogues, found by words of any
  language
* ``typed_words``, ``typed_values`` - what may be typed, in any language and abbreviated
* ``emojis`` - all games' emojis, as they are called on Discord
* ``drawings``, ``galleries`` - each game's pictures by name, for the commands that draw them

A ``GameUi`` has the game's words, clicks, pictures, lobby options and computer players; the cogs
know none of these.  docs/adding-a-game.md lists what a new game brings.

**A click is a step among its siblings.**  A game gives each option a path of one or more steps;
few siblings become buttons, many become menus.
"""
