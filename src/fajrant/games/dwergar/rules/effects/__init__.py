"""The effects of cards and events, grouped by theme. Their numbers are in content.toml."""
