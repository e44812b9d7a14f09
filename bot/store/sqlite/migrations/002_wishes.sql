-- Who wants to take back what, and who has agreed so far.

create table wish (
    game integer primary key references game,
    person integer not null,
    act integer not null,
    revision integer not null,
    needed text not null,
    agreed text not null
) strict;
