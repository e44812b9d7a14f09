### Questions to players: one short prompt per decision.

senet-what-move = Which piece do you move?
