-- Games, their logs, and everything that stands beside them.

create table game (
    id integer primary key,
    name text not null,
    rules text not null,
    options text not null,
    language text not null,
    host integer not null,
    guild integer,
    channel integer,
    thread integer,
    status text not null,
    revision integer not null,
    opened integer not null,
    seq integer not null,
    acts integer not null,
    result text
) strict;
create index game_by_place on game (channel, thread, status);

create table seat (
    game integer not null references game,
    seat integer not null,
    person integer,
    level text,
    name text not null,
    primary key (game, seat),
    check ((person is null) <> (level is null))
) strict, without rowid;
create index seat_by_person on seat (person);

-- A row is a decision, or the return to the point after an earlier one.
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
    events text not null,
    returns_to integer,
    primary key (game, seq),
    check ((seat is null) = (key is null) and (seat is null) <> (returns_to is null))
) strict, without rowid;

create trigger decision_is_never_changed before update on decision
begin select raise(abort, 'the log is append-only'); end;
create trigger decision_is_never_deleted before delete on decision
begin select raise(abort, 'the log is append-only'); end;

create table checkpoint (
    game integer not null references game,
    seq integer not null,
    state text not null,
    turn integer not null,
    primary key (game, seq)
) strict, without rowid;

create table act (
    game integer not null references game,
    act integer not null,
    interaction integer,
    person integer,
    revision integer not null,
    primary key (game, act)
) strict, without rowid;
create unique index act_once on act (game, interaction) where interaction is not null;

-- Secret until the rules reveal them; a proposal is what an adviser would answer.
create table pick (
    game integer not null references game,
    seat integer not null,
    person integer,
    key text not null,
    proposal integer not null,
    primary key (game, seat)
) strict, without rowid;

create table draft (
    game integer not null references game,
    person integer not null,
    revision integer not null,
    answers text not null,
    primary key (game, person)
) strict, without rowid;

create table plan (
    game integer not null references game,
    person integer not null,
    seat integer not null,
    what text not null,
    key text not null,
    auto integer not null,
    primary key (game, person, seat, what)
) strict, without rowid;

create table setting (
    owner text not null,
    name text not null,
    value text not null,
    primary key (owner, name)
) strict, without rowid;

create table outbox (
    id integer primary key,
    game integer not null references game,
    revision integer not null,
    act integer not null,
    kind text not null,
    data text not null
) strict;
create index outbox_by_game on outbox (game, revision);

create table lease (
    one integer primary key check (one = 1),
    holder text not null,
    expires real not null
) strict;
