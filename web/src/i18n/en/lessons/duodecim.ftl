### The lessons: for each step its title, an explanation (-tells), a task (-task), and the comment on
### the right answer (-right).
### _words_ are Latin.

learn-duodecim-three = Three dice, three moves
learn-duodecim-three-tells = Your men move from 1 up to 24 and off the board. Move a man with each of the three dice; one man may use several dice.
learn-duodecim-three-task = You rolled 6, 5 and 3. Play all three.
learn-duodecim-three-right = Every number had to be played. The points are numbered in your direction; your opponent moves the opposite way.

learn-duodecim-pair = Pairs
learn-duodecim-pair-tells = Two men on a point block it and cannot be hit. A single man can be hit.
learn-duodecim-pair-task = Bring two men together on point 9.
learn-duodecim-pair-right = The pair on 9 is safe, and the point is closed to your opponent. Agathias calls single men _ázyges_, “unpaired”.

learn-duodecim-way = Landing on the way
learn-duodecim-way-tells = A man moved with several dice lands after each die. Every point it touches must be open.
learn-duodecim-way-task = Bring the man from 5 to 17 with 6, 4 and 2.
learn-duodecim-way-right = Two, then six, then four: any other order would have led to a point held by two opposing men.

learn-duodecim-hit = Hit
learn-duodecim-hit-tells = You can hit a single man, even in passing. It starts again from its owner’s first point.
learn-duodecim-hit-task = Hit the man on 13.
learn-duodecim-hit-right = The man has to start all over again. That is why single men are a risk.

learn-duodecim-off = Bear off
learn-duodecim-off-tells = You may bear off only when all your men are on points 19 to 24.
learn-duodecim-off-task = Bring the last man home, then bear off two men.
learn-duodecim-off-right = You moved from 18 to 19 with the 1, then bore off one man with the 6 and one with the 4.

learn-duodecim-win = Exsi
learn-duodecim-win-tells = The first to bear off all fifteen men wins. In a Pompeian wall painting a player says “_exsi_”, which may mean “I am out”.
learn-duodecim-win-task = Bear off your last two men.
learn-duodecim-win-right = Exsi! You now know all the rules. Try the study “Zeno’s throw” next: an emperor’s bad luck around AD 480.
