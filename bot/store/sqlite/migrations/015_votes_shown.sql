-- Whether the message of a motion shows how it stands, and whether it is decided: one that is stays
-- until its message says so.

alter table motion add column shown integer not null default 1;
alter table motion add column decided integer not null default 0;
