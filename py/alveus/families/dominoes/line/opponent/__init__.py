"""Opponents of block dominoes, and hints for domino puzzles."""
