-- A motion is open until it is settled or its time is up, and stays until its message says how it
-- ended: in the words that were right when it did.

alter table motion add column closes real not null default 0;
alter table motion add column ended text;
alter table motion add column told text;
update motion set closes = strftime('%s', 'now') + 86400;
create index motion_by_closing on motion (closes) where not decided;

-- Who was called to a lobby by one message, and what they have said to it.  A call outlives its
-- lobby until its message says that it is over.
create table call (
    id integer primary key autoincrement,
    lobby integer not null,
    person integer not null,
    game text not null,
    language text not null,
    guild integer,
    channel integer not null,
    message integer,
    ended integer not null default 0,
    shown integer not null default 0
) strict;
create index call_by_lobby on call (lobby);
create index call_to_show on call (id) where not shown;

create table invited (
    call integer not null references call on delete cascade,
    person integer not null,
    place integer not null,
    answer text,
    primary key (call, person)
) strict, without rowid;

-- The channel of a server where its open seats and tables are listed, and the message that does so
-- with a mark of what it shows.
create table seat_board (
    guild integer primary key,
    channel integer not null,
    message integer,
    shown text not null default ''
) strict;

-- A rematch knows the game before it, and which game of its series it will be.
alter table lobby add column before integer;
alter table lobby add column number integer not null default 1;
