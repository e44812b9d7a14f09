"""After a game: how it went, and which decisions cost their players most.

* ``retold`` - a stored game walked through again, decision by decision
* ``judging`` - what decisions have cost, within a time limit; runs in a worker process
* ``reviews`` - the reviews of a process, each made once
* ``showing`` - a review in words and as a picture, for one reader

Each decision is judged from the veil of whoever made it.  The lines of the picture come from
public views alone.  A choice that was secret is told to whoever made it and to nobody else.
"""
