### What is said when something cannot be done: what, why, and what can be done instead.

error-no-game = There is no game here.
error-which-game = Several of your games could be meant. Name one.
error-not-allowed = You may not do that here.
error-not-at-the-table = You are not playing at this table. Everybody may watch.
error-closed = This game has been ended.
error-nothing-to-undo = You have nothing to take back.
error-rules-changed-since = The rules have been corrected since then: that far back nothing can be undone.
error-nobody-asked = Nobody has asked you to agree to an undo, or it has been settled.
error-draft-ends-here = What comes next depends on luck or on others. Confirm what you have first.
error-bot-permission = Discord does not let me do that here. I need: View Channel, Send Messages, Send Messages in Threads, Create Public Threads, Attach Files, Embed Links, Read Message History. Whoever manages this server can grant them.
error-our-fault = Something went wrong on my side. Nothing has changed; please try again.
