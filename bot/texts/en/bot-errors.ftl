### Errors: what went wrong, why, and what to do instead.

error-no-game = There's no game here.
error-which-game = You're in several games. Which one?
error-not-allowed = You can't do that here.
error-not-at-the-table = You aren't playing at this table, but anyone can watch.
error-closed = This game was abandoned.
error-nothing-to-undo = You have nothing to undo.
error-rules-changed-since = The rules have been corrected since then, so you can't undo that far back.
error-nobody-asked = No undo is waiting for your answer.
error-out-of-date = This button is out of date. Nothing has changed.
error-draft-ends-here = What comes next depends on luck or on other players. Confirm what you have first.
error-bot-permission = Discord doesn't let me do that here. I need: View Channel, Send Messages, Send Messages in Threads, Create Public Threads, Attach Files, Embed Links, Read Message History. Anyone who manages this server can grant them.
error-our-fault = Something went wrong on my side. Check the table before you try again.
error-but-stored = Your move is saved, but something went wrong on my side after that.
error-not-saved = I can't save anything right now. Check the table in a moment, then try again.
