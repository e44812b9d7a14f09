"""A local Discord: REST API, gateway and files on loopback, with people to play the users.

It knows Discord and no game, and imports nothing else of this project.  `sandbox.server.Sandbox`
starts it, `sandbox.people.Person` acts in it, `sandbox.control.Control` breaks it on purpose.
"""
