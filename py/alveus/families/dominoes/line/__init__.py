"""Block dominoes: tiles are joined to one line.  Each game is a ruleset of the same engine."""
