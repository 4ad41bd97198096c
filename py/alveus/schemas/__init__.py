"""JSON Schemas of positions, saves, views, messages and exhibits, for other programs."""
