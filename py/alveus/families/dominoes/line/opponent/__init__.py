"""The computer opponents of block dominoes; a module for each game lists the game's levels.

`levels` chooses moves by rules of thumb (`reasons`, with the reasons for hints), by simulated games
(`playout`) on random deals (`deals`), or near a round's end by an exact search (`open_hands`).
"""
