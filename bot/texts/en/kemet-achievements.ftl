### What can be achieved in Kemet, and what it takes.

kemet-achievement-warlord = War leader
kemet-achievement-undefeated = Undefeated
kemet-achievement-menagerie = Menagerie
kemet-achievement-builder = Great builder
kemet-achievement-high-priest = Three temples
kemet-achievement-conqueror = Conqueror

kemet-text-achievement-warlord = Five victory points or more from battles.
kemet-text-achievement-undefeated = Won the game and three battles or more, and lost none.
kemet-text-achievement-menagerie = Three creatures or more at the end.
kemet-text-achievement-builder = Pyramids of ten levels or more in all at the end.
kemet-text-achievement-high-priest = Controlled three temples or more at the end.
kemet-text-achievement-conqueror = Won while controlling a rival's pyramid.
