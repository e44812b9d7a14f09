-- Who follows a game without playing, where it is mirrored, and votes that are open.

create table watcher (
    game integer not null references game,
    person integer not null,
    how text not null,
    level text not null,
    primary key (game, person)
) strict, without rowid;

create table mirror (
    game integer not null references game,
    channel integer not null,
    primary key (game, channel)
) strict, without rowid;

-- What somebody proposes to the table, and who has said what to it.
create table motion (
    id integer primary key autoincrement,
    game integer not null references game,
    about text not null,
    person integer not null,
    channel integer,
    message integer,
    unique (game, about)
) strict;

create table vote (
    motion integer not null references motion on delete cascade,
    person integer not null,
    agrees integer not null,
    primary key (motion, person)
) strict, without rowid;
