"""What stays of games that are over: results, ratings, statistics, achievements.

A trigger of the database notes that a game has ended, in the transaction that ends it.  Who came
where as what, and what was achieved, is derived from the log once afterwards (``noting``), also if
the process died in between.  Everything else is computed from those rows whenever it is asked for:
ratings are a fold over results (``ratings``), statistics are sums (``statistics``).
"""
