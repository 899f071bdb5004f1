"""What a table is: its deeds, what people may do at it, and what each visitor sees.

The house needs no HTTP, no SQL and no threads. Its ports (`fajrant.house.ports`) say what it is handed.
"""
