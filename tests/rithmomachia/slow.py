"""A slow implementation of attacks, stone by stone and step by step, written from the rules."""

from __future__ import annotations

from collections.abc import Iterator

Board = dict[tuple[int, int], tuple[int, str, int]]
"""By file and rank: side, shape, number."""
BASE = {91: 36, 190: 64}
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))


def board_of(stones: list[str]) -> Board:
    board: Board = {}
    for text in stones:
        stone, square = text.split("@")
        place = ("abcdefgh".index(square[0]), int(square[1:]) - 1)
        board[place] = ("WB".index(stone[0]), stone[1], int(stone[2:]))
    return board


def attacked(board: Board, ranks: int, congressus: bool) -> set[tuple[int, int]]:
    """Return the squares of all attacked stones under the default options."""
    places = set()
    for place, stone in board.items():
        wanted = _numbers(stone)
        for right, up in AROUND:
            for steps in range(1, ranks):
                seen = board.get((place[0] + right * steps, place[1] + up * steps))
                if seen:
                    met = any(number * steps in wanted for number in _numbers(seen))
                    if met and seen[0] != stone[0]:
                        places.add(place)
                    break
        for right, up in ((1, 0), (0, 1)):
            attacker = board.get((place[0] + right, place[1] + up))
            other = board.get((place[0] - right, place[1] - up))
            if attacker and other and attacker[0] == other[0] != stone[0]:
                for a in _numbers(attacker):
                    for b in _numbers(other):
                        if a + b in wanted or a * b in wanted:
                            places.add(place)
        if congressus:
            for other_place, other in board.items():
                equal = other[0] != stone[0] and set(_numbers(other)) & set(wanted)
                if equal and place in set(_reached(board, other_place, other[1])):
                    places.add(place)
    return places


def _numbers(stone: tuple[int, str, int]) -> list[int]:
    return [stone[2], BASE[stone[2]]] if stone[1] == "P" else [stone[2]]


def _reached(board: Board, place: tuple[int, int], shape: str) -> Iterator[tuple[int, int]]:
    """Return the squares that a stone can reach, including occupied squares at path ends."""
    for total in {"R": (1,), "T": (2,), "S": (3,), "P": (1, 2, 3)}[shape]:
        for first in range(1, total + 1) if shape in "TS" else (total,):
            for way in AROUND:
                for aside in AROUND if first < total else (way,):
                    if first < total and aside[0] * way[0] + aside[1] * way[1] != 0:
                        continue
                    path = [
                        (place[0] + way[0] * n, place[1] + way[1] * n) for n in range(1, first + 1)
                    ]
                    path += [
                        (path[-1][0] + aside[0] * n, path[-1][1] + aside[1] * n)
                        for n in range(1, total - first + 1)
                    ]
                    if not any(step in board for step in path[:-1]):
                        yield path[-1]
