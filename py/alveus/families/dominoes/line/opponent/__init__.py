"""The computer opponents of block dominoes; two modules list the levels of the games.

`levels` chooses moves by rules of thumb (`reasons`, with the reasons for hints), by simulated games
(`playout`) on random deals (`deals`), or near a round's end by an exact search (`open_hands`).
"""
