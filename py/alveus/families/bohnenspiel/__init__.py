"""The rules of the Bohnenspiel. Its family code in messages and replies is `mancala`."""
