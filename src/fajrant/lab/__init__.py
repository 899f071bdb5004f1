"""Many games among bots, and what they say: simulation, sums, ratings."""
