### The brochure's examples on the board: what they ask, and what is to be seen once they are played.

study-sixfive-lead = White moves the 6. From which square does it attack the black 30?
study-sixfive-solved = Five steps away
study-sixfive-solved-lead = From b6 it is five steps to g6, and 6 · 5 = 30. Black has one reply: if the 30 is still attacked after it, it falls before White’s next move.

study-fivenine-lead = You play Black. The 5 already stands beside White’s 45. What does the 9 do?
study-fivenine-solved = Between five and nine
study-fivenine-solved-lead = The 45 stands between them, and 5 · 9 = 45. From the corner the 9 attacked nothing. White has one reply to bring the 45 to safety.

study-shutin-lead = You play Black. White’s 2 has one way out left. Which stone closes it?
study-shutin-solved = Shut in
study-shutin-solved-lead = Edge, 3, 5 and 7 hold the 2 on all sides. It is taken at once: a siege leaves no reply.

study-harmony-lead = You play Black in the game for the advanced. White’s pyramid has fallen, and you have taken the 45. Where does it win?
study-harmony-solved = A harmonic row
study-harmony-solved-lead = Five, nine, forty-five: the differences are 4 and 36, and 4 is to 36 as 5 to 45. The 45 stands turned over, as a captured stone in Black’s row.
