"""What gods, powers, guardians, cards and scenarios do, at named moments.

Each kind of component has one class of moments and one table.  The flow of the
rules calls the moments and never tests for a name: a new card or power is a new
row in its table.  A modifier returns a number or a set of cells and changes
nothing; a reaction may ask and may change the state.
"""
