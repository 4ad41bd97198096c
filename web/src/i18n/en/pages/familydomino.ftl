### The family domino: its rules, what is known and what is ours, its source.
### *words* are stressed, _words_ are Latin, ‹words› another language.

page-title = Rules and sources
page-lead = Everybody's domino: equal numbers touch, and who is first rid of all tiles says “Domino”.
page-contents = On this page

page-story = At the big table
page-story-1 = From the child at school to the old man everybody can join in, writes Adler; one may chat meanwhile, and no mistake does much harm. The pleasure is to be allowed to call out “Domino”, or to see what the line resembles: a snake, a picture frame. For Fritz Jahn it is too much luck for the grown-up; that is why he went looking for Sperrdomino.

page-play = How it is played
page-play-1 = Two to five sit down with a set of any size. The tiles are shuffled face down and shared out as equally as possible; what is left over stays face down and out of the game. Nobody shows theirs.
page-play-2 = Whoever holds the highest double leads it. Then one after another joins a tile to one of the two ends, so that equal numbers touch. Who can play must; who cannot passes.
page-play-3 = By an option each takes only seven or five tiles, and who cannot play draws one.
page-play-picture = Open are 4 and 0. The chosen 1:4 fits the left end.

page-end = The end
page-end-1 = Who has laid the last tile says “Domino” and has won.
page-end-2 = If nobody can play any more, the hand with the fewest pips wins. If two are equally light, nobody does.

page-known = What is handed down, and what is ours
page-known-1 = The book needs only a few lines: tiles of any set, two or more players, shared out and hidden, equal numbers touching, and “Domino” for the first without tiles.
page-known-2 = How many take part, who leads, whether one must play, what happens when the line is shut: of all this it says nothing. We play as families mostly do, and say so here.
page-known-3 = The opponents and their names are ours.
page-design = The table is the one of Sperrdomino. Tiles may be laid in snakes and frames; ours lie in the straight double row, so that all of them are seen.

page-options = The options

page-sources = Sources
page-sources-1 = O. S. Adler and Fritz Jahn: *Sperrdomino oder das alte Dominospiel zu zweien und Dominosa, neue Dominospiele zur Selbstunterhaltung*, third edition, Züllchow near Stettin 1920.
page-sources-note = The rules that the book leaves open are the plain ones played everywhere; no other book was used for them.
