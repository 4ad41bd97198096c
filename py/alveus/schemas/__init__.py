"""JSON Schemas of positions, saved games, puzzles, exhibits, and messages of embedded boards."""
