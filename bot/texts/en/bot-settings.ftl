### The private panel of /settings.

command-settings = Your language, direct messages, pings, colours and standing answers

settings-title = ## Your settings
    They apply to all your games, and only you see them.
settings-line = - { $name } — **{ $value }**
settings-language = Language
settings-language-own = Same as Discord
settings-language-en = English
settings-language-ru = Russian
settings-language-uk = Ukrainian
settings-letters = Direct messages
settings-letters-on = on, for secret choices
settings-letters-closed = blocked: you choose in the channel
settings-letters-off = off: you choose in the channel
settings-letters-turn-on = Turn direct messages on
settings-letters-turn-off = Turn direct messages off
settings-letters-again = Try direct messages again
settings-pings = Pings
settings-pings-turns = When I have to decide
settings-pings-chapters = Key moments and secret choices
settings-pings-end = Only the end of a game
settings-pings-off = Never
settings-theme = Picture colours
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-words = Board
settings-words-on = in words
settings-words-off = as pictures
settings-words-turn-on = Show the board in words
settings-words-turn-off = Show the board as pictures
settings-hints = Hints about threats
settings-hints-first = In the first three games
settings-hints-always = Always
settings-hints-off = Never
settings-to-standing = Standing answers
settings-to-general = Back
settings-standing-title = ## Standing answers
    Answer a question once, and I'll give that answer for you every time. Default: I ask unless the choice is obvious.
settings-standing-game = ### { $game }
settings-standing-which = Which question?
settings-standing-answer = Your answer
settings-standing-usual = Default
settings-standing-ask = Ask me
settings-standing-always = Always: { $answer }
settings-standing-none = No game has questions like that.
settings-saved = Saved.
