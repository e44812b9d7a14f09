-- Games that are being arranged.

-- A number is never used twice: buttons of a lobby that is no more must not reach another one.
create table lobby (
    id integer primary key autoincrement,
    name text not null,
    host integer not null,
    seats integer not null,
    agreed text not null,
    clock text not null,
    language text not null,
    guild integer,
    channel integer,
    thread integer,
    message integer,
    made real not null
) strict;
create index lobby_by_place on lobby (channel, thread);

create table guest (
    lobby integer not null references lobby on delete cascade,
    place integer not null,
    person integer,
    level text,
    name text not null,
    chosen text,
    primary key (lobby, place),
    check ((person is null) <> (level is null))
) strict, without rowid;
create unique index guest_once on guest (lobby, person) where person is not null;
create index guest_by_person on guest (person);
