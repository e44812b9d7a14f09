-- A motion is open until it is settled or its time is up, and stays until its message says how it
-- ended: in the words that were right when it did.

alter table motion add column closes real not null default 0;
alter table motion add column ended text;
alter table motion add column told text;
update motion set closes = strftime('%s', 'now') + 86400;
create index motion_by_closing on motion (closes) where not decided;
