-- Seeds from which chance comes, and with what secret picks are sealed.

-- The first draw of a seed, by its number; there is another seed each time an end was taken back.
create table seed (
    game integer not null references game,
    number integer not null,
    first integer not null,
    secret blob not null,
    told integer not null default 1, -- whether news have its hash
    primary key (game, number)
) strict, without rowid;
create trigger seed_is_never_changed before update of game, number, first, secret on seed
begin select raise(abort, 'a seed is never changed'); end;

-- The request and the salt (bot/tables/seals.py); null: not sealed.
alter table pick add column seal text;
alter table decision add column seal text;
