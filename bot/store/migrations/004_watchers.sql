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

create table vote (
    game integer not null references game,
    about text not null,
    person integer not null,
    primary key (game, about, person)
) strict, without rowid;
