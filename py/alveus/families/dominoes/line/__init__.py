"""Block dominoes: tiles are joined to one line.  All games use one engine with a ruleset each."""
