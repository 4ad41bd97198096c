"""Games of joining tiles to one line: one engine, each game a Ruleset with its sources."""
