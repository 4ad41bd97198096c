"""Mutation testing: each mutant changes one detail of the rules, and a test has to fail."""
