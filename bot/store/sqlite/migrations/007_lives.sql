-- Marks that no earlier life of the database has given, and who is late.

-- The mark is on the message that announces it, so it must be new even in a restored backup,
-- which does not know what was posted after it was made.  Smaller numbers are Discord's own.
create table marked_outbox (
    id integer primary key autoincrement,
    game integer not null references game,
    revision integer not null,
    act integer not null,
    kind text not null,
    data text not null,
    mark integer not null default (1000000 + abs(random() % 2146000000)),
    made real not null default ((julianday('now') - 2440587.5) * 86400.0)
) strict;
insert into marked_outbox (id, game, revision, act, kind, data, mark)
select id, game, revision, act, kind, data, 1000000 + id from outbox;
drop table outbox;
alter table marked_outbox rename to outbox;
create index outbox_by_game on outbox (game, revision);

-- How often this database was written to; a file beside it knows the same.
create table life (
    one integer primary key check (one = 1),
    id text not null,
    writes integer not null,
    games_from integer not null
) strict;

alter table lease add column report text not null default '{}';

-- Positions and events are packed (packing.py), so they are no longer texts; what is stored
-- already is packed right after this.  Positions had pages of their own, half of them empty.
-- The interaction of a decision is that of its act, and no longer written down twice.
alter table checkpoint rename to old_checkpoint;
create table checkpoint (
    game integer not null references game,
    seq integer not null,
    state any not null,
    turn integer not null,
    packed_by integer,
    primary key (game, seq)
) strict;

drop trigger decision_is_never_changed;
drop trigger decision_is_never_deleted;
alter table decision rename to old_decision;
create table decision (
    game integer not null references game,
    seq integer not null,
    seat integer,
    what text not null,
    key text,
    auto integer not null,
    secret integer not null,
    act integer not null,
    person integer,
    interaction integer,
    rules text not null,
    events any not null,
    returns_to integer,
    primary key (game, seq),
    check ((seat is null) = (key is null) and (seat is null) <> (returns_to is null))
) strict, without rowid;
create trigger decision_is_never_changed before update on decision
begin select raise(abort, 'the log is append-only'); end;
create trigger decision_is_never_deleted before delete on decision
begin select raise(abort, 'the log is append-only'); end;
