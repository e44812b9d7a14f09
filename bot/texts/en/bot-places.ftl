### Where games are played: missing permissions, paused games.

## Permissions, by the names in Discord's own settings

permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Why a game cannot run somewhere; several reasons are joined by semicolons

trouble-permission = I don't have the permission “{ $name }”
trouble-kind = a game needs a text channel, or a thread in one
trouble-locked = this thread is locked
trouble-archived = this thread is archived
trouble-gone = the game's channel is gone
trouble-absent = I'm not on this server; someone who manages it must add me first
trouble-here = I can't run a game here: { $list }.
trouble-stored = Your move is saved, but I can't post here: { $list }. Once that's fixed, I'll continue on my own.

## Paused games

resume-game = { $game } { $number }
resume-none = None of your games is paused.
resume-which = Which game do you want to resume?
resume-done = The game continues here: { $link }
resume-goes-on = This game isn't paused: { $link }
resume-in-a-channel = Other people play in this game too. Resume it in a server channel where they can see it.
resume-posted = ## { $game } continues
resume-called = { $who }, the game continues here.
error-paused = This game is paused. Any of its players can resume it at any time: `/game resume`.
