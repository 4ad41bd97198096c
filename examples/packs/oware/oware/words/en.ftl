### Oware: all messages of the game.

game-oware = Oware
    .lang = en
home-oware-kin = Sow seeds around the board, capture twos and threes

side-oware-south = South
side-oware-north = North
level-oware-novice = Novice
level-oware-player = Player
level-oware-elder = Elder
plays-oware-novice = Takes what it can capture at once.
plays-oware-player = Looks three moves ahead.
plays-oware-elder = Looks up to seven moves ahead.
preset-oware-abapa = Abapa
preset-oware-all = All seeds may be captured

## The board

label-oware-house = house { $number } of { $side }
label-oware-store = { $side }’s store
contents-oware-bean = { $count ->
    [one] { $words } seed
   *[other] { $words } seeds
}
label-oware-sow = sow
label-oware-capture = sow and capture { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}
mark-oware-many = goes around the whole board
place-oware-movable = can be sown
counter-oware-seeds = { $value ->
    [one] { $value } seed
   *[other] { $value } seeds
}
about-oware-pit = A house. Its seeds are sown counterclockwise.
about-oware-store = Captured seeds.
editor-oware-seeds = Seeds of { $side }
editor-oware-seeds-form = The six houses from the left, then the store: 4 4 4 4 4 4 0

## Status and events

status-oware-to_sow = { $side } to sow.
do-oware-to_sow = Choose a house to sow.
status-oware-won = { $ending ->
    [resigned] { $side } wins by resignation.
   *[other] { $side } wins: { $south } seeds for South, { $north } for North.
}
status-oware-drawn = Drawn: { $south } seeds for each player.
event-oware-sown = { $side } sows house { $house } ({ $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}).
event-oware-captured = { $side } captures { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}.
event-oware-over = { $ending ->
    [most] { $side } wins: more than half of all seeds are captured.
    [no_move] No move is possible. Each player takes the seeds on their own side.
    [quiet] A hundred moves without a capture. Each player takes the seeds on their own side.
   *[other] { $side } wins.
}

## Reasons why a move is illegal

reason-oware-not_yours = This house belongs to your opponent.
reason-oware-empty = House { $house } is empty.
reason-oware-must_feed = Your opponent has no seeds: play a move that gives some. House { $house } does not reach the other side.
reason-oware-one_house = Choose one house: all its seeds are sown.
reason-oware-no_house = Choose a house. Captured seeds stay in the store.
error-oware-seeds_missing = Houses and stores must contain { $count } seeds altogether: twelve houses and two stores.

## Hints

hint-oware-captures = It captures { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}.
hint-oware-saves = Your opponent can then capture fewer seeds.
hint-oware-ahead = Looking ahead, no other move is better.
unit-seeds = { $count ->
    [one] { $count } seed
   *[other] { $count } seeds
}

## Options

option-oware-slam = A capture of all the opponent’s seeds
value-oware-slam-none = Captures nothing
value-oware-slam-all = Captures all of them
note-oware-slam = The move is legal under both readings. They differ in the capture.

## The course

learn-oware-sow = Sowing
learn-oware-sow-tells = Choose one of your houses. Its seeds are placed counterclockwise, one in each following house.
learn-oware-sow-task = Sow house 3.
learn-oware-sow-right = The last of the four seeds falls into North’s first house.
learn-oware-take = Capturing
learn-oware-take-tells = If the last seed makes two or three in a house of your opponent, you capture these seeds, and so on backwards from house to house.
learn-oware-take-task = Capture five seeds with one move.
learn-oware-take-right = Two houses, with two and three seeds, are captured.
learn-oware-feed = Feeding
learn-oware-feed-tells = If your opponent has no seeds left, you must play a move that gives some.
learn-oware-feed-task = Find the only legal move.
learn-oware-feed-right = Only this house reaches the other side.

## Print sheets

sheet-oware = Oware
sheet-oware-kin = A game of sowing for two, from West Africa
sheet-oware-source = Rules of the Oware Society (Abapa).
sheet-oware-needs = *You need*The board and forty-eight seeds. Beans or small stones also work.
sheet-oware-1 = *The start*Sit on opposite sides. Place four seeds in each of the twelve houses. The six houses in front of you are yours. South begins.
sheet-oware-2 = *Sowing*Take all seeds of one of your houses and place them one by one in the following houses, counterclockwise. If there are twelve or more, leave out the house from which you sow.
sheet-oware-3 = *Capturing*If your last seed makes two or three in one of your opponent’s houses, capture these seeds. Capture the houses before it in the same way, as long as they are your opponent’s and contain two or three. A capture that would take all of your opponent’s seeds takes none.
sheet-oware-4 = *Feeding*If your opponent has no seeds, you must play a move that gives some. If you cannot, take all seeds on your side, and the game ends.
sheet-oware-5 = *The end*The first player with more than twenty-four seeds wins.
