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

-- A number of the outbox marks a message on Discord, so it must never be given twice.
create table numbered_outbox (
    id integer primary key autoincrement,
    game integer not null references game,
    revision integer not null,
    act integer not null,
    kind text not null,
    data text not null
) strict;
insert into numbered_outbox select * from outbox;
drop table outbox;
alter table numbered_outbox rename to outbox;
create index outbox_by_game on outbox (game, revision);
