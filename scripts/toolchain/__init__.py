"""Tools for building and testing, found on the machine or fetched into the working copy.

This package requires only a bare Python 3.11 or later, because it creates the virtual environment.
Each step leaves a stamp with a hash of its pins, so that a second run only compares hashes.
"""
