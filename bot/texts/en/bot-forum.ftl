### Forums where games are opened.

command-tableadmin-forum = Open new games in a forum: a post for each game
command-tableadmin-forum-forum = The forum; leave out to see which one it is
command-tableadmin-forum-off = Open games where people ask for them again

forum-tag-open = open
forum-tag-playing = playing
forum-tag-over = over
forum-tag-quoted = “{ $name }”
forum-post = ## { $game }
    { $host } has opened a table. The message below shows who is in; the game is played in this post.
forum-refused = New games are opened in { $channel }, but I can't do that now: { $list }. Someone who manages the server can change this: `/tableadmin forum`.
trouble-required-tag = the forum requires a tag, and it has none that I may use
admin-forum = New games are opened in { $forum }.
admin-forum-missing = I can't open games in { $forum } yet: { $list }. Nothing has been changed.
admin-forum-tags = The forum lacks the tags { $tags }. I can create them if I have the permission “Manage Channels” there; or create tags with these names yourself.
admin-forum-none = No forum is set: games are opened where people ask for them. Name a forum to change that.
admin-forum-off = Games are opened where people ask for them.
admin-said-forum = **{ $who }** has new games opened in { $forum }: a post for each.
admin-said-forum-off = **{ $who }** has new games opened where people ask for them again.

permission-pin-messages = Pin Messages
command-tableadmin-pin = Pin the newest panel of each game in its thread
command-tableadmin-pin-on = Whether to pin it; leave out to see how it is

admin-pin = The newest panel of each game is pinned, from the next one on.
admin-pin-off = Panels aren't pinned.
admin-pin-permission = For that I need the permission “{ $name }”, which I don't have here.
admin-said-pin = **{ $who }** has the newest panel of each game pinned.
admin-said-pin-off = **{ $who }** has panels pinned no longer.
