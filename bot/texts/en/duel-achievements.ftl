### What can be achieved in 7 Wonders Duel, and what it takes.

duel-achievement-science = Scientific supremacy
duel-achievement-military = Military supremacy
duel-achievement-wonders = Four Wonders
duel-achievement-landslide = Landslide
duel-achievement-thinker = Age of reason
duel-achievement-devout = Full pantheon

duel-text-achievement-science = Won with six different scientific symbols.
duel-text-achievement-military = Won by bringing the Conflict pawn to the rival's capital.
duel-text-achievement-wonders = Constructed all four of one's Wonders.
duel-text-achievement-landslide = Won on points by 20 or more.
duel-text-achievement-thinker = Four Progress tokens or more at the end.
duel-text-achievement-devout = Three activated gods or more at the end.
