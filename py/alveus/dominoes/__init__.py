"""Domino games: `tiles` is shared, and each game or family of games has a package."""
