"""The tools that building and testing need, found or fetched into the working copy.

Everything here runs on a bare Python 3.11 or later: it is what makes the virtual environment.
Each step leaves a stamp with a hash of its pins, so that a second run only compares hashes.
"""
