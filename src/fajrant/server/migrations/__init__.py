"""How databases of earlier versions become today's. Run at every start of the server."""
