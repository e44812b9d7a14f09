-- Everybody's time runs apart, because quiet hours and vacations stop it; a person of 0 stands for
-- all who are asked.  Who is reminded of what, and when; and the day of each person's last digest.

create table clock_of_person (
    game integer not null references game,
    opened integer not null,
    deadline real not null,
    overdue integer not null,
    person integer not null default 0,
    total real not null default 0,
    remaining real,
    primary key (game, person)
) strict, without rowid;
insert into clock_of_person (game, opened, deadline, overdue)
    select game, opened, deadline, overdue from clock;
drop table clock;
alter table clock_of_person rename to clock;
create index clock_by_deadline on clock (deadline) where not overdue and remaining is null;

create table reminder (
    game integer not null references game,
    person integer not null,
    kind text not null,
    opened integer not null,
    due real not null,
    sent integer not null default 0,
    primary key (game, person, kind)
) strict, without rowid;
create index reminder_by_due on reminder (due) where not sent;

create table digest (
    person integer primary key,
    day text not null,
    mark integer not null,
    sent integer not null
) strict;
