"""Tables: their deeds, the commands people can give, and what each visitor sees.

The house knows no HTTP, no SQL and no threads. Everything it needs from outside is a port (`fajrant.house.ports`).
"""
