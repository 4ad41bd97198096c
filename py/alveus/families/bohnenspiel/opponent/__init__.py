"""The computer opponents of the Bohnenspiel: levels, search, proofs, opening book, end table."""
