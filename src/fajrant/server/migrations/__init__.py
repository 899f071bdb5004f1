"""Migrations from earlier versions of the database. They run whenever the server starts."""
