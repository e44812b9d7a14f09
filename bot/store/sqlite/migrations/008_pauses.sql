-- How many days in a row nobody has done anything at a table or in a lobby while the bot ran.

alter table game add column quiet integer not null default 0;
alter table lobby add column quiet integer not null default 0;
create index game_by_guild on game (guild, status);
