-- Lobbies that are closed, until their message says so.

create table closed_lobby (
    id integer primary key,
    guild integer,
    channel integer not null,
    message integer not null,
    language text not null
) strict;
