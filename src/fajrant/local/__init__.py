"""The house on one device, without a server: the same API for one person, or several around one screen.

It runs in a browser's worker, through Pyodide. `door` is the interface to JavaScript; the rest is ordinary Python.
"""
