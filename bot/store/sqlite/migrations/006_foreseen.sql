-- What a plan's owner could foresee: it is not carried out when something else would come of it.

alter table plan add column foreseen text not null default '';
