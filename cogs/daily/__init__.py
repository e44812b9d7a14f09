"""One letter a day: ``when`` says when it is due, ``letter`` writes it, ``cog`` looks for both."""
