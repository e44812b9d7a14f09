"""The test kit: a local Discord, the real bot on it, and people who use it.

Everything goes over real sockets, with Discord's description judging both sides.  In a test::

    async def test_two_people_count(stage):
        await stage.alice.slash("/demo counter")
        await stage.bob.press("Count 0")
        await stage.alice.sees("Bob counted to 1")
"""
