"""Tools for building and testing, found on the machine or fetched into the working copy.

This package requires only a bare Python 3.11 or later, because it creates the virtual environment.
Each step leaves a stamp: a hash of its pins (the files that fix the versions of its packages).  A
second run only compares these hashes.
"""
