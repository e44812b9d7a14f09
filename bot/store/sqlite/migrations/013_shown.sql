-- Whether a lobby's message shows the lobby as it is; if not, it is edited again.

alter table lobby add column shown integer not null default 1;
create index lobby_to_show on lobby (id) where not shown;
