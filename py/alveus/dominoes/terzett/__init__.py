"""Terzett and related games: figures in which equal numbers form groups; to solve or compose.

A figure is an outline filled with numbers, a key a layout of tiles that produces these numbers.
“The book” is Adler and Jahn, Sperrdomino und Dominosa (1920).
"""
