-- Panels that a newer one has replaced and that still show buttons; they lose them when Discord lets us.

-- The columns of the key come first: otherwise SQLite 3.40 reports NULLs that are not there.
create table old_panel (
    game integer not null references game,
    message integer not null,
    channel integer not null,
    primary key (game, message)
) strict, without rowid;

-- Whoever is told that something went wrong is told truly whether their act is stored.
create index act_by_interaction on act (interaction) where interaction is not null;
