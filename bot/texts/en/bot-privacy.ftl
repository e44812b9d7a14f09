### What is stored about a person, and how to have it deleted.

command-privacy = What Thoth stores about you, a copy of it, and how to delete it
command-privacy-export = Get a copy of your data as a file

privacy-a-player = a player
privacy-kept = ## Your data
    Thoth stores what it needs to run games:
    - your Discord number, and the name you had when you joined a table;
    - your settings, such as language, colours, time zone and vacations;
    - your seats, moves and results, and the games you host, follow, vote in or are invited to;
    - drafts and plans until they are used, and secret choices until they are revealed.
    It does not store your messages, your other servers or anything else from your profile. Only you see what you plan or choose in secret. Finished games are kept, so that everyone who played can look at them again.
privacy-link-policy = Privacy policy: { $url }
privacy-link-terms = Terms of use: { $url }
privacy-button-copy = Download my data
privacy-button-delete = Delete my data
privacy-button-really = Delete everything
privacy-button-back = Keep my data
privacy-copy-made = This is everything stored about you, as a JSON file. Only you can see it.
privacy-ask = ## Delete your data?
    Your name, number and settings are deleted, with your drafts, plans, votes and everything you follow. Games you have played are kept for the others: there you become “a player”.
privacy-ask-games = The computer takes your seats in these games, and anyone can take them over: { $games }. A game in which you are the last person ends.
privacy-ask-more = and { $number } more
privacy-ask-lobbies = You also leave the tables that haven’t started yet.
privacy-ask-sure = This can’t be undone. Messages already posted on Discord stay there until someone deletes them.
privacy-deleted = Your data is deleted. Within a few minutes its traces in the database file are overwritten too. If you play again, Thoth starts from scratch with you.
