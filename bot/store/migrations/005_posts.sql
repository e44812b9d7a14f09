-- The messages of ours that still have something to do: the newest panel, letters that ask.

create table post (
    game integer not null references game,
    kind text not null,
    person integer not null,
    channel integer not null,
    message integer not null,
    announcement integer not null,
    revision integer not null,
    primary key (game, kind, person)
) strict, without rowid;

-- Since when the open request is waited for, and what has been done about it.
create table clock (
    game integer primary key references game,
    limit_seconds real,
    opened integer not null,
    deadline real,
    overdue integer not null
) strict;
