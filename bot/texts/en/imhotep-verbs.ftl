### Descriptions of the slash commands; at most 100 characters.

command-imhotep = Your moves in Imhotep
command-imhotep-take = Take stones from the quarry
command-imhotep-load = Place a stone on a ship
command-imhotep-load-where = Ship and place: 2.3
command-imhotep-sail = Sail a ship to a site
command-imhotep-sail-where = Ship and site: 2 tomb
command-imhotep-card = Play a blue card
command-imhotep-card-how = The card and what it needs: hammer 2.3, lever 2 tomb 3-1-2

## An example of a typed line

imhotep-example = sail 2 tomb
