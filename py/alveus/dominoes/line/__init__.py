"""Block dominoes: games in which tiles are joined in one line, as rulesets of one engine."""
