"""The rules for players in our own words, one file per language; RULES.md is authoritative."""
