"""Encodings of each family's moves and positions as numbers; see `alveus.adapters.numbered`."""
