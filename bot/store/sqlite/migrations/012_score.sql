-- A rematch counts who has won the games before it.

alter table lobby add column score text not null default '[]';
