"""Fuzzing: groups of generated inputs, each reproducible from a seed, a group and a number."""
