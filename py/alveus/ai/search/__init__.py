"""Searches that know no game: they are told what they need by a small protocol."""
