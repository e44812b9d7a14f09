-- What has come of each game that has ended.  A row is there from the moment that a game ends, in
-- the same transaction, and goes if the end is taken back; who came where is noted in it once
-- (results.py).  Nobody knows when games ended that were over before this: that is found out then.

create table outcome (
    game integer primary key references game,
    ended real,
    noted integer not null default 0,
    rematch integer not null default 0
) strict;
create index outcome_to_note on outcome (game) where not noted;

-- Where each seat came; no place if people ended the game early.  Somebody who wanted to be
-- forgotten is neither a person nor a computer player any more.
create table placing (
    game integer not null references outcome on delete cascade,
    seat integer not null,
    person integer,
    level text,
    place integer,
    won integer not null,
    role text not null,
    primary key (game, seat),
    check (person is null or level is null)
) strict, without rowid;
create index placing_by_person on placing (person) where person is not null;

-- The key comes first: SQLite 3.40 takes a row for damaged if another column stands between.
create table achievement (
    game integer not null references outcome on delete cascade,
    seat integer not null,
    name text not null,
    person integer not null,
    primary key (game, seat, name)
) strict, without rowid;
create index achievement_by_person on achievement (person);

insert into outcome (game) select id from game where status in ('over', 'closed');

create trigger game_has_ended after update of status on game
when new.status in ('over', 'closed') and old.status not in ('over', 'closed')
begin
    insert or replace into outcome (game, ended)
    values (new.id, (julianday('now') - 2440587.5) * 86400.0);
end;

create trigger game_goes_on after update of status on game
when old.status in ('over', 'closed') and new.status not in ('over', 'closed')
begin
    delete from outcome where game = new.id;
end;
