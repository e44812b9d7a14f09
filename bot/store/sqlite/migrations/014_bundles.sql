-- A finished game is one bundle (bundling.py); the daily sweep bundles those that ended before.
-- The columns: the last row of the log and the last act in it, and both packed, with the positions.

create table bundle (
    game integer primary key references game,
    seq integer not null,
    act integer not null,
    decisions blob not null,
    positions blob not null,
    acts blob not null
) strict;

-- The log is still append-only: a row goes only when it is in the bundle, which is never cut.
drop trigger decision_is_never_deleted;
create trigger decision_is_never_deleted before delete on decision
when old.seq > coalesce((select seq from bundle where game = old.game), 0)
begin select raise(abort, 'the log is append-only'); end;
create trigger bundle_is_never_cut before update on bundle
when new.game <> old.game or new.seq < old.seq or new.act < old.act
begin select raise(abort, 'the log is append-only'); end;
create trigger bundle_is_never_deleted before delete on bundle
begin select raise(abort, 'the log is append-only'); end;
