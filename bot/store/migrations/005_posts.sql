-- The messages of ours that still have something to do: the newest panel, letters that ask.

create table post (
    game integer not null references game,
    kind text not null,
    person integer not null,
    channel integer not null,
    message integer not null,
    revision integer not null,
    primary key (game, kind, person)
) strict, without rowid;

-- Until when the open request may be answered, and what has been done when it was not.
create table clock (
    game integer primary key references game,
    opened integer not null,
    deadline real not null,
    overdue integer not null
) strict;
