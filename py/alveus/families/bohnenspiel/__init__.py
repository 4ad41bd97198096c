"""The rules of the Bohnenspiel. Its family id (`Info.family`) is `mancala`."""
