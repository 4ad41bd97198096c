"""Mutation testing: one thing is changed in the rules, and some test has to see it."""
