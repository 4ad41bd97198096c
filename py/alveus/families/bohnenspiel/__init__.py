"""The Bohnenspiel, a mancala game with 12 pits.  Its family id (`Info.family`) is `mancala`."""
