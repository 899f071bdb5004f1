"""What cards and events do: the data are in content.toml, a file here for each idea."""
