### Questions to players: one short prompt per decision.

duel-what-draft-wonder = Which Wonder do you pick?
duel-what-main-action = Take a card or activate a god
duel-what-offering-tokens = Which Offering tokens do you use?
duel-what-choose-progress = A pair: which Progress token do you take?
duel-what-library-token = Great Library: which Progress token do you keep?
duel-what-discard-opponent-card = Which card of the rival do you discard?
duel-what-build-from-discard = Which card of the discard pile do you build?
duel-what-choose-starter = Who begins the Age?
duel-what-place-god = Which god do you put into which slot?
duel-what-place-gate = Which slot does the Gate go into?
duel-what-gate-god = Gate: which god do you activate?
duel-what-theater-deck = Divine Theater: which pile of gods do you reveal?
duel-what-theater-god = Divine Theater: which god do you activate?
duel-what-theater-order = Which god goes back on top of the pile?
duel-what-enki-token = Enki: which Progress token do you take?
duel-what-place-snake = Nisaba: which green card of the rival do you copy?
duel-what-steal-card = Baal: which card of the rival do you take?
duel-what-zeus-card = Zeus: which card of the structure do you discard?
duel-what-anubis-wonder = Anubis: which Wonder is unbuilt again?
duel-what-isis-pair = Isis: which Wonder do you build, and with which card of the discard pile?
duel-what-ra-wonder = Ra: which Wonder of the rival do you take?
duel-what-place-minerva = Where does the Minerva pawn go?
duel-what-neptune-remove = Neptune: which Military token is removed without effect?
duel-what-neptune-apply = Neptune: which Military token hits the rival?
