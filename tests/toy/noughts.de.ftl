status-noughts-to_set = { $side } ist am Zug.
