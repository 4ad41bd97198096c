### Examples of the brochure on the board: a task (-lead), then, when it has been solved, a heading
### (-solved) and an explanation (-solved-lead).

study-sixfive-lead = White moves the 6. From which square does it attack the black 30?
study-sixfive-solved = Five steps away
study-sixfive-solved-lead = It is five steps from b6 to g6, and 6 · 5 = 30. Black has one turn to save the 30; otherwise White captures it.

study-fivenine-lead = You play Black. The 5 is already beside White’s 45. Where does the 9 go?
study-fivenine-solved = Between five and nine
study-fivenine-solved-lead = The 45 is between the 5 and the 9, and 5 · 9 = 45. On e5, diagonally next to the 45, the 9 attacked nothing. White has one turn to bring the 45 to safety.

study-shutin-lead = You play Black. White’s 2 has one way out left. Which stone closes it?
study-shutin-solved = Shut in
study-shutin-solved-lead = The edge and Black’s 3, 5 and 7 shut in the 2 on all sides. It is captured at once: there is no reply to this attack, called _obsidio_.

study-harmony-lead = You play Black in the advanced game. You have captured White’s pyramid and the 45. On which square does the 45 win?
study-harmony-solved = A harmonic row
study-harmony-solved-lead = Five, nine, forty-five: the differences are 4 and 36, and 4 is to 36 as 5 is to 45. The 45 is turned over because it is a captured stone; it now completes Black’s row.
