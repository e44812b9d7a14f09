### The private panel of /settings.

command-settings = Your language, messages, pings, colours and standing answers

settings-title = ## Your settings
    They hold in every game, and only you see them.
settings-line = - { $name }: **{ $value }**
settings-language = Language
settings-language-own = As my Discord says
settings-language-en = English
settings-language-ru = Russian
settings-language-uk = Ukrainian
settings-letters = Direct messages
settings-letters-on = on
settings-letters-closed = Discord refused one: picks in channel
settings-letters-off = off: picks in channel
settings-letters-turn-on = Direct messages: turn on
settings-letters-turn-off = Direct messages: turn off
settings-letters-again = Direct messages: try again
settings-pings = Pings
settings-pings-turns = Whenever I am asked
settings-pings-conflicts = Conflicts and secret choices
settings-pings-end = Only the end of a game
settings-pings-off = Never
settings-theme = Colours of pictures
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-words = The board
settings-words-on = in words
settings-words-off = as a picture
settings-words-turn-on = Show the board in words
settings-words-turn-off = Show the board as a picture
settings-to-standing = Standing answers
settings-to-general = Back
settings-standing-title = ## Standing answers
    Decisions of this kind can be answered once for all; I then answer for you at once. “As usual” means that I ask, unless nothing speaks against one answer.
settings-standing-which = Which decision?
settings-standing-answer = Your answer
settings-standing-usual = As usual
settings-standing-ask = Ask me
settings-standing-always = Always: { $answer }
settings-standing-none = No game has such decisions.
settings-saved = Saved.
