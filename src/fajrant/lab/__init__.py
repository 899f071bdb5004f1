"""Many games among bots: simulation, tallies and ratings."""
