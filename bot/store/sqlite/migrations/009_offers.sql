-- Seats of computer players that anybody may take; one is on offer until it changes hands.

create table offer (
    game integer not null references game,
    seat integer not null,
    revision integer not null,
    owner integer,
    primary key (game, seat)
) strict, without rowid;

-- Questions about silent people now carry what they are about: those that are open are asked anew.
update clock set overdue = 0;
