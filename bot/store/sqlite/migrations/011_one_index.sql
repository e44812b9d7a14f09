-- One index finds an act by its interaction, with its game or without.

drop index act_once;
drop index act_by_interaction;
create unique index act_once on act (interaction, game) where interaction is not null;
