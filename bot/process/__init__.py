"""The running process: settings, the Discord client, shared services, workers, health.

* ``settings``, ``logs``, ``stopping`` - the host's settings; a log without secrets; clean shutdown
* ``client``, ``online``, ``local`` - the Discord client; on the real Discord, whose outages it
  waits out; on the local one, which differs only in discord.py's addresses
* ``services`` - what the process shares: store, tables, people's settings, workers, clock
* ``workers``, ``worker``, ``worker_process`` - heavy work in other processes
* ``fleet``, ``hearing`` - this process among those that share the database: which shards are ours,
  and what others have changed
* ``sharding`` - a Discord client whose shards come and go while it runs
* ``requests`` - a proxy for all processes, or this one's share of Discord's limit
* ``health``, ``healthcheck``, ``supervised`` - loops that report that they are alive, and the
  container's health check; ``supervised`` loops survive any error
* ``pace``, ``warmup`` - work that can wait takes turns; caches filled before anyone asks

**Heavy work** (drawing, and thinking for computer players) runs in worker processes, because in
threads it would hold Python's lock.  Work is pickled: module functions and partials of them, no
closures.  Of each table only the latest picture waits.  Workers are forked from a nursery that
has imported the games and drawn what pictures have in common, so they share most of their memory
and start at once.  A worker that takes too long, is stopped, dies or grows is replaced.  Workers
run at low priority, those that search for long at the lowest; if one starves on a busy machine,
its work is repeated by one with a higher priority.  ``Services.drawing`` returns a picture that may
arrive later than its words; ``Services.ponder`` gives work a limit when its turn comes.

**The log** never contains a token or a choice.  Debug lines of discord.py and aiosqlite are
dropped at the handler, whatever the level; errors are logged with place and type but not their
message, because messages quote values.

**Shutdown**: a signal stops the gateway, replies in progress get three seconds, writes in progress
finish, and the lease or the shards are released.
"""
