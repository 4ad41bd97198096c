"""The computer opponents of the Bohnenspiel."""
