/**
 * The messages between page and engine. Written by `scripts/protocol_types.py` from
 * `core/json_types.py`, `core/view.py`, `bridge/requests.py`, `bridge/replies.py`, the handlers in
 * `bridge` and some dataclasses in `py/alveus`; change those.
 */

export type Param = string | number | boolean | null | string[] | number[];

/** Kind of a ply (an entry of the history): start of a game, roll or deal, or move. */
export type PlyKind = "new" | "throw" | "move";

/**
 * Certainty of a rule: stated by the source, inferred from it, disputed among sources or scholars,
 * or modern (today's custom or our own choice).
 */
export type Certainty = "attested" | "inferred" | "disputed" | "modern";

/** A message: a code, which every language translates, and its parameters. */
export interface Message {
  code: string;
  params: Record<string, Param>;
}

/**
 * A change on the board that is shown and described, such as a move, a capture or a roll. The
 * topmost piece of `side` on `path[0]`, or the topmost piece if `side` has none there, moves to
 * the last place of the path. An event with an empty code moves a piece without a message.
 */
export interface GameEvent extends Message {
  side: string;
  path: string[];
}

/** Outcome of a game: winner (null for a draw), code of the ending, points for the winner. */
export interface Outcome {
  winner: string | null;
  ending: string;
  points: number;
}

/**
 * A finished row (group of games) of Sperrdomino, won by the side `winner` with enough points.
 * `games` is the number of games, `score` the points of each side in the row, keyed by side.
 */
export interface Row {
  winner: string;
  score: Record<string, number>;
  games: number;
}

/**
 * Score of a match of Sperrdomino, which consists of rows (groups of games). A match has at most
 * `of` rows. The first side that wins `to_win` of them wins the match.
 */
export interface Race {
  to_win: number;
  of: number;
  rows: Row[];
  /**
   * True for a Matsch (a clear win): the winner won all rows or, if an option permits it, the last
   * `to_win` rows without interruption. Never True in a match of one row.
   */
  matsch: boolean;
  /** Total points in the current row after each of its games, keyed by side. */
  course: Record<string, number>[];
}

/**
 * Kind of a place on the board or beside it. In a line of tiles, "line" is the place of a tile,
 * and "end" an open end. Beside the board: "bar" contains hit men that wait to return, "hand" men
 * that have not entered yet or the tiles of another player, "slot" one tile of the viewer or one
 * captured stone, "stock" the tiles to draw, "store" captured beans, and "tray" men borne off.
 */
export type PlaceKind =
  | "point"
  | "square"
  | "cell"
  | "pit"
  | "line"
  | "end"
  | "bar"
  | "hand"
  | "slot"
  | "stock"
  | "store"
  | "tray";

/** Kind or shape of a piece. */
export type PieceKind =
  | "man"
  | "stone"
  | "bean"
  | "tile"
  | "round"
  | "triangle"
  | "square"
  | "pyramid";

/**
 * Kind of a move; "play" is an ordinary move. In puzzles, "line" draws or erases a line between
 * two cells, "lift" and "take" remove a tile, "turn" turns a tile, "hold" selects a tile to place
 * or deselects it, and "mark" highlights a number or removes its highlight. In Rithmomachia,
 * "take" captures a stone, and "place" puts captured stones on the board.
 */
export type MoveKind = "play" | "line" | "lift" | "mark" | "hold" | "take" | "turn" | "place";

/**
 * Kind of a token: a die, the doubling cube or, in a puzzle, a number, a tile or a count. "number"
 * is a number to highlight, and "stock" a tile. The others are counts. "first", "tally" and "room"
 * count the places for a tile: "first" in the empty puzzle, "tally" those not yet ruled out in the
 * puzzle, and "room" those still possible on a board on which the player composes a figure.
 * "group" counts the complete groups of cells with a number.
 */
export type TokenKind = "die" | "cube" | "number" | "tally" | "first" | "stock" | "room" | "group";

/** A point, pit, cell, square, open end, hand slot, bar or tray. */
export interface Place {
  id: string;
  kind: PlaceKind;
  /** Row on the board, counted from 0 at the top as the first seat sees the board. */
  row: number;
  /** Column on the board, counted from 0 at the left as the first seat sees the board. */
  column: number;
  /** Name of the place for the viewer, the same in all languages: "7", "d3", "A5"; "" for none. */
  name: string;
  label: Message;
  /** The side that owns the place, or "". */
  side: string;
  /** Codes of the signs shown on the place, such as "one_man" (for at most one man). */
  marks: string[];
  /** Permanent inscription: the number that a puzzle gives for a cell, or a letter on a board. */
  value: string;
}

/** A man, stone, bean or tile. A piece keeps its id when it moves. */
export interface Piece {
  id: string;
  kind: PieceKind;
  side: string;
  place: string;
  /** Height in the pile on its place, from 0 at the bottom. */
  order: number;
  /**
   * Number of a stone ("64"), or both numbers of a tile ("3:4"); "" for men, beans and hidden
   * tiles. If `covers` is not empty, a tile's first number is on the place `covers[0]`.
   */
  value: string;
  /** Ids of all places that the piece covers; empty if it covers one place. */
  covers: string[];
  /** Numbers in a pyramid, from the bottom; ["turned"] for a stone that changed sides; else []. */
  layers: string[];
}

/** A step, or several consecutive steps, that can begin or continue a legal turn. */
export interface Move {
  text: string;
  kind: MoveKind;
  /**
   * Ids of the places to select, in order. If two places can be selected in either order, there is
   * one move for each order. If the path has one place, the user selects it, then presses it again
   * to confirm. A move without a path is made by pressing the token whose id is in `uses`.
   */
  path: string[];
  /** All places that the piece touches, for a preview; empty if the path contains them all. */
  trail: string[];
  /** Ids of the tokens (`TokenView`) that the move uses: dice, or a tile or number of a puzzle. */
  uses: string[];
  /** Ids of the pieces that the move captures or hits. */
  takes: string[];
  label: Message;
}

/**
 * A die, the doubling cube or, in a puzzle, a tile, number or count listed beside the board.
 * `side` is its owner, or "". `value` is the number that a die or the cube shows, the listed
 * number, or the count; for a tile (kind "stock"), 1 if the player holds it, otherwise 0. `used`
 * is True for a die that has been played (dice remain until the next roll), a highlighted number,
 * a placed tile and its count (kind "tally"), and for the count of a number's complete groups if
 * all are complete.
 */
export interface Token {
  id: string;
  kind: TokenKind;
  side: string;
  value: number;
  used: boolean;
  /** True for an unused die that no legal move can use now; otherwise absent. */
  unplayable?: boolean;
}

/** A number beside the board; `code` names the quantity, such as pips or men borne off. */
export interface Counter {
  code: string;
  side: string;
  value: number;
}

/** An action without a place on the board: roll, pass, double, resign. */
export interface Action {
  id: string;
  /**
   * Text of the move that the page sends for this action. It is "" only for the action "sit"
   * (uncover the hand of the player at the screen), for which the page sends a `SitRequest`.
   */
  text: string;
  enabled: boolean;
  /** Reason why the action is disabled; null if it is enabled, and always null for "resign". */
  reason: Message | null;
}

/**
 * A mark on several places: attack, row of numbers, group of tiles, or line between two cells.
 * `path` contains the ids of these places; for an attack, those of an attacker, the target, and
 * the other attackers. A mark of kind "would" shows an attack that is possible after a move. Its
 * `path` begins with the place that the moved piece leaves; this piece is the first attacker.
 */
export interface Mark {
  /** Code of the mark's meaning, such as "attack". Marks added by the page have other codes. */
  kind: string;
  side: string;
  path: string[];
  label: Message;
}

/** The board and the possible actions: the members of `View` that are independent of history. */
export interface Board {
  status: Message[];
  places: Place[];
  pieces: Piece[];
  moves: Move[];
  tokens: Token[];
  counters: Counter[];
  actions: Action[];
  marks: Mark[];
}

/** Availability of undo or redo, with the reason if it is not available. */
export interface Step {
  enabled: boolean;
  reason: Message | null;
}

/** A human player on this device. */
export interface HumanSeat {
  kind: "human";
}

/** A computer player; `level` is the id of its level of strength. */
export interface ComputerSeat {
  kind: "computer";
  level: string;
}

/** A player on another device; `name` is "" if unknown. */
export interface AwaySeat {
  kind: "away";
  name: string;
}

export type Seat = HumanSeat | ComputerSeat | AwaySeat;

/** Value of `View.actor` while a side has to move; `side` is the id of this side. */
export interface SeatActor {
  kind: "seat";
  side: string;
}

/**
 * Value of `View.actor` before a roll or deal. `side` is the id of the side on turn; null until
 * the starter is known.
 */
export interface ChanceActor {
  kind: "chance";
  side: string | null;
}

/** Value of `View.actor` when the game is over. */
export interface OverActor {
  kind: "over";
  outcome: Outcome;
}

export type Actor = SeatActor | ChanceActor | OverActor;

/** The score of a series of games. */
export interface Series {
  /** Points that a side needs to win the series; 0 for single games. */
  target: number;
  score: Record<string, number>;
  /** Number of the current game, from 1. */
  game: number;
  winner: string | null;
  /**
   * Score of a match of Sperrdomino, which consists of rows; null for other matches. A row is a
   * group of games, which a side wins with enough points. In a match of rows, `score` and `target`
   * apply to the current row.
   */
  race: Race | null;
}

/**
 * A ply, that is, an entry of the history: the start of a game, a roll, a deal or a move. `ply` is
 * its index; ply 0 is the start of the first game. `side` is the side that moved or rolled; "" for
 * none, such as for the start of a game, or a deal before the starter is known.
 */
export interface LogEntry {
  ply: number;
  kind: PlyKind;
  /** Number of the game in the series, from 1. */
  game: number;
  /** Number of the turn in the game, from 1. */
  turn: number;
  side: string;
  text: string;
  /** True if the page made the move automatically: a forced pass or an automatic roll. */
  auto: boolean;
  events: GameEvent[];
}

/**
 * The end of the history: `entries` contains the plies from index `from` to the current ply. The
 * page keeps its entries before `from`, and replaces the others by `entries`.
 */
export interface Log {
  from: number;
  entries: LogEntry[];
}

/**
 * The last turn of this game in which a side moved pieces; the page highlights their paths. A path
 * is the list of the ids of the places that a piece visits. Before the first such turn, `side` is
 * "" and the lists are empty.
 */
export interface Last {
  side: string;
  paths: string[][];
  /** For each path in `paths`, the number on the die used for it; 0 for no die. */
  dice: number[];
  /** Paths (lists of place ids) of the opponents' pieces that were hit, captured or sent back. */
  taken: string[][];
}

/** A game's seed in hexadecimal digits, null until the game ends, and the seed's SHA-256. */
export interface Chance {
  commitment: string;
  seed: string | null;
}

/** Everything that the page shows of a match; `v` is the version of this format. */
export interface View extends Board {
  v: 1;
  game: string;
  family: string;
  /** The values of the options that differ from the defaults, by option id. */
  options: Record<string, string>;
  /** Id of the match. */
  match: string;
  /**
   * True if the request `back` is possible. It shows the previous game of the match or, in the
   * first game of a match, the match that was on the board before.
   */
  before: boolean;
  /** Revision number of the match, which increases with every change. */
  rev: number;
  /** Index in the history of the ply whose position is shown (see `LogEntry`). */
  ply: number;
  /** Number of plies that can be redone. */
  ahead: number;
  undo: Step;
  redo: Step;
  /** The ids of the sides, in order of play. */
  sides: string[];
  /**
   * Id of the side whose hand is shown, and from whose point of view the places are named; ""
   * while hidden hands are covered.
   */
  viewer: string;
  actor: Actor;
  series: Series;
  log: Log;
  last: Last;
  chance: Chance;
}

/** Id and revision of the match that the page showed when it sent the request. */
export interface Present {
  match?: string;
  rev: number;
}

/**
 * Request to start a new match. `seats` has the player of each side, human if missing. `target` is
 * the number of points that win a series; if it is 0 (the default), the options determine the
 * number.
 */
export interface NewRequest {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, Seat>;
  target?: number;
  seed?: string;
  position?: object;
}

/** Request to open a match, either from a saved game (`save`) or from a `link`. */
export interface LoadRequest {
  save?: object;
  link?: string;
}

/** Request for the current view, with the history since the page's revision `rev` (or all). */
export interface ViewRequest {
  match?: string;
  rev?: number;
}

/**
 * Request to play `text`: moves, a roll, an action such as `resign`, or changes of notes. `auto`
 * is True if no player chose `text`, such as a roll or the only legal move.
 */
export interface PlayRequest extends Present {
  text: string;
  auto?: boolean;
}

/** Request to change notes (marks on the board). Notes are not moves and add no ply. */
export interface NoteRequest extends Present {
  text: string;
}

/** Request `goto`, to make the ply with the index `ply` current, or `look`, only to show it. */
export interface PlyRequest extends Present {
  ply: number;
}

/**
 * Request for the next game: in the same series or, if this does not continue, in a new match.
 * `position` is the position at the start. Without `options`, the next game has the options of
 * this game, except those that `position` contains. `seats` has only the players that change.
 */
export interface AgainRequest extends Present {
  options?: Record<string, string>;
  seats?: Record<string, Seat>;
  position?: object;
}

/** Request to change the players of some sides: `seats` has the new players, keyed by side. */
export interface SeatsRequest {
  seats: Record<string, Seat>;
}

/** Confirmation that the human player on turn (`side`) is at the screen and may see the hand. */
export interface SitRequest extends Present {
  side: string;
}

/** Request for the computer's turn within `ms` milliseconds; `level` defaults to the side's. */
export interface ThinkRequest extends Present {
  level?: string;
  ms?: number;
}

/** Request for a hint; `ms` is the time limit in milliseconds. */
export interface HintRequest extends Present {
  ms?: number;
}

/**
 * Request to evaluate every move (before a roll: every roll) in the position after a ply. The
 * default is the current ply. `ms` is the time limit in milliseconds.
 */
export interface AnalyseRequest extends Present {
  ply?: number;
  ms?: number;
}

/**
 * Request to review a game, by default the current game. `game` is its number in the match, from
 * 1; `ms` is the time for each decision in milliseconds.
 */
export interface ReviewRequest extends Present {
  game?: number;
  ms?: number;
}

/**
 * Request for a position as lines of text and as JSON, for the board editor. `lines` maps the name
 * of each line, such as "turn", to its text in an edited position, which is checked and returned;
 * without `lines`, the current position is returned.
 */
export interface ArrangeRequest extends Present {
  lines?: Record<string, string>;
}

/**
 * Question whether the player has made an accepted turn since the ply with the index `ply`.
 * `answers` has the text of each accepted turn. Another turn to the same position as one of these
 * is also accepted. For an unfinished turn, the positions in which it can still end are compared.
 */
export interface CheckRequest extends Present {
  ply: number;
  answers: string[];
}

/**
 * Request to generate a puzzle from a `seed` (any text). With `position`, such as a partly filled
 * board, the puzzle is a completion of this position.
 */
export interface GenerateRequest {
  game: string;
  options?: Record<string, string>;
  seed: string;
  position?: object;
}

/** Question about a game without a match: its topic (`about`) and parameters (`given`). */
export interface ConsultRequest {
  game: string;
  about: string;
  given?: object;
}

/**
 * Question why no legal move begins with the places in `path`, selected in this order. With
 * `kind`, the question is why the special move of this kind with exactly these places is illegal.
 * `kind` is the first word of the move's text, such as "line" (draw a line in a puzzle).
 */
export interface WhyRequest {
  path: string[];
  kind?: string;
}

/** Request to continue a task for `ms` milliseconds, or to cancel the task. */
export interface TaskRequest {
  task: number;
  ms?: number;
}

/** Request about a game by letter: `what` is the task, `kept` the game stored on this device. */
export interface LetterRequest {
  what:
    | "begin"
    | "next"
    | "find"
    | "read"
    | "restore"
    | "resume"
    | "look"
    | "tell"
    | "end"
    | "write"
    | "verify";
  game?: string;
  options?: Record<string, string>;
  /**
   * For the task `begin`, this device's side; for `find` and `restore`, the content of a side file
   * (a player's record of the game).
   */
  side?: string | object;
  names?: Record<string, string>;
  /** Points needed to win a new series; 0 for a single game. */
  target?: number;
  link?: string;
  kept?: object;
  /**
   * For the task `end`, the action in the next letter: "resign", "offer" (a draw), "draw" (accept
   * the offered draw) or "" (none).
   */
  end?: string;
  /** Message to the other player, for the task `write`. */
  word?: string;
}

/** A rule with several interpretations (`values`); `source` is the source of the default. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  source: SourceInfo;
  /** The work and passage that support each value, keyed by value. */
  sources: Record<string, SourceInfo>;
  /**
   * Points that win a series, keyed by the value of this option; only values that make a match a
   * series are keys.
   */
  targets: Record<string, number>;
  /**
   * Defaults of other options that a value of this option changes, keyed by this value, then by
   * the other option's name; absent if none.
   */
  implied?: Record<string, Record<string, string>>;
}

/** A game in the catalogue. */
export interface GameInfo {
  id: string;
  family: string;
  seats: string[];
  options: OptionInfo[];
  /** Sets of option values, keyed by the name of the set and then by option. */
  presets: Record<string, Record<string, string>>;
  /** True if the game has dice rolls or deals. */
  chance: boolean;
  /** True if each player has a hand that is hidden from the others until the game is over. */
  hidden: boolean;
  /** True if the game can be played by letter (correspondence) under the default options. */
  letters: boolean;
  /** True if the `analyse` request is supported. */
  analysis: boolean;
  /** True if the `hint` request is supported. */
  hints: boolean;
  /** True if positions can be written as lines of text and set up from them. */
  edited: boolean;
  /** The computer's levels, weakest first. */
  levels: string[];
}

/** The catalogue of games. */
export interface GamesReply {
  games: GameInfo[];
  /** Errors of games that cannot be used, each with the game's id or module. */
  problems: Message[];
}

/** The current view: everything that the page shows of the match. */
export interface ViewReply {
  view: View;
}

/** The match on the page: its view, and the player of each side. */
export interface Table extends ViewReply {
  seats: Record<string, Seat>;
}

/** The view after a change of notes (marks on the board), and the events that describe it. */
export interface Noted extends ViewReply {
  events: GameEvent[];
}

/** A new puzzle: its starting position, and the seed that reproduces it. */
export interface PuzzleMade {
  position: object;
  seed: string;
}

/**
 * A move or turn (`text`), and its `value` for the side to move, in `AnalysisReply.unit`. `line`
 * contains the expected moves of both sides, beginning with this move or turn.
 */
export interface Prospect {
  text: string;
  /** Events that the move would cause; empty for moves worse than the twelfth best. */
  events: GameEvent[];
  value: number;
  /** Half the width of the 95 % confidence interval of a sampled value; otherwise 0. */
  margin: number;
  /**
   * Half the width of the 95 % confidence interval of the difference from the best move's value,
   * if the values are means over random samples (deals of the hidden tiles); otherwise 0.
   */
  apart: number;
  /** True if the value is exact, False if it is an estimate. */
  exact: boolean;
  line: string[];
}

/** A possible roll, and its value for the side that rolls, in `AnalysisReply.unit`. */
export interface Roll {
  text: string;
  /** Number of equally likely ordered rolls that this roll represents, such as 2 for 6-5. */
  weight: number;
  value: number;
  /** The value minus the mean value of all rolls, in which each roll counts `weight` times. */
  luck: number;
  /** The best turn after this roll; "" if there is no choice. */
  best: string;
}

/**
 * The value of every move in a position, for `side` and in `unit`. `prospects` is unordered.
 * Before a dice roll, it is empty, and `rolls` has all possible rolls.
 */
export interface Analysis {
  side: string;
  unit: string;
  prospects: Prospect[];
  /** Number of plies (with dice: of rolls) searched for the best moves; 0 without a search. */
  depth: number;
  rolls: Roll[];
  /** Value of the position before the roll; 0 if no roll comes next. */
  mean: number;
}

/**
 * New results of a game's review. `moments` contains the evaluations of rolls and decisions since
 * the last `ReviewPart`, `sides` the luck and losses of each side so far. `unit` is the unit of
 * their values, such as "percent".
 */
export interface ReviewPart {
  unit: string;
  moments: ReviewMoment[];
  sides: Record<string, SideReview>;
}

/** The view after a ply (`shown`), and the position after the same ply as JSON (`position`). */
export interface LookReply {
  shown: View;
  position: object;
}

/** A legal position for the editor, as lines (one for each input field) and as JSON. */
export interface Arrange {
  lines: ArrangedLine[];
  position: object;
}

/** The position as a line drawing in SVG. */
export interface Diagram {
  svg: string;
}

/**
 * Result of comparing the moves since a ply with the accepted turns of a `CheckRequest`. `result`
 * is "right" if the position is the same as after one of these turns, "open" if the player's
 * unfinished turn can still lead to such a position, otherwise "wrong".
 */
export interface CheckReply {
  result: "right" | "open" | "wrong";
}

/** The number of a new task, to be used in `slice` and `cancel` requests. */
export interface TaskReply {
  task: number;
}

/** Progress of a task; for a review also the new evaluations of rolls and decisions (`part`). */
export interface ProgressSlice {
  progress: Message;
  part?: ReviewPart;
}

/** Result of a finished task. */
export interface DoneSlice {
  done: Choice | Hint | Analysis | Review | PuzzleMade | Table;
}

export type Slice = ProgressSlice | DoneSlice;

/** For one number, how many tiles with it are in the line, the viewer's hand, and unseen. */
export interface KnownNumber {
  number: number;
  line: number;
  hand: number;
  unseen: number;
  /**
   * Adler's name for the group of the viewer's tiles with this number, such as "forsche" (the
   * double, and all other tiles with the number except two); "" if the group has no name.
   */
  group: string;
  /** The sides that are known to have no tile with this number, because they passed or drew. */
  lacks: string[];
}

/**
 * A tile that the viewer does not see; `odds` maps each possible place to its probability. Places:
 * the other sides, "stock", "out" (not dealt), and "talon" (the part of the stock that is never
 * drawn). The probability of "stock" includes that of "talon".
 */
export interface UnseenTile {
  tile: string;
  odds: Record<string, number>;
}

/** The conclusions of the viewer (`side`) about the tiles that the viewer does not see. */
export interface Knowledge {
  side: string;
  numbers: KnownNumber[];
  tiles: UnseenTile[];
  /** Expected number of pips on the talon, the tiles of the stock that are never drawn. */
  talon: number;
}

/**
 * A solution of the current puzzle (`key`, [] if none), and the number of solutions. `key`
 * contains the rows with a sign for each cell: a horizontal tile is <>, a vertical tile ^ above v.
 * If `complete` is False, the number is only a lower limit.
 */
export interface KeyReply {
  key: string[];
  solutions: number;
  complete: boolean;
}

/** Reason why no legal move begins with the selected places; null if there is such a move. */
export interface WhyReply {
  why: WhyNot | null;
}

/** A saved game with the current match and, if any, the match that was open before it. */
export interface SaveReply {
  save: object;
}

/** The current game as a link: all its moves, or its position if there are too many moves. */
export interface LinkReply {
  link: string;
  position: object;
  kind: "moves" | "position";
}

/**
 * Status of a game by letter (each turn is sent as a link). It does not contain the secret from
 * which this side's part of all rolls is computed.
 */
export interface LetterView {
  id: string;
  game: string;
  /** Number of the last letter of either side, 0 before the first. */
  number: number;
  /** The side that wrote the last letter; "" before the first. */
  writer: string;
  /** The side of this device; "" for an onlooker. */
  side: string;
  /** The side that writes the first letter, then the other side. */
  sides: string[];
  names: Record<string, string>;
  /** The message of the last letter's writer to the other player, or "". */
  word: string;
  /**
   * This side's seal in hexadecimal; "" before its first letter, in games without dice, and for an
   * onlooker. A seal is a hash of the secret numbers that this side contributes to the rolls. It
   * is published in advance, so that the other side can detect later changes of the numbers.
   */
  seal: string;
  /** Writer of the next letter: this side ("ours") or the other; "over" if none follows. */
  standing: "ours" | "theirs" | "over";
  /** True if this device's side has made all its decisions and can write its next letter. */
  ready: boolean;
  /** True if the other side has offered a draw. */
  offered: boolean;
  /**
   * Action in this side's next letter or, after the game, in the last letter: "resign", "offer" (a
   * draw) or "draw" (accept a draw); "" for none.
   */
  end: string;
  outcome: Outcome | null;
  /** Number of the letter just opened, if this device stores a later one; otherwise 0. */
  older: number;
  /** Id of the next game of the series, or "". The receiver of the last letter begins it. */
  next: string;
  moves: string[];
}

/** The letter in a link, or the last letter in a side file (one player's record of a game). */
export interface LetterFound {
  /** The id of the game by letter. */
  id: string;
  /** The id of the game in the catalogue. */
  game: string;
  number: number;
}

/**
 * Verification of a letter: every roll, recomputed from values that both sides have published.
 * `seals` has, by side, the seals of its hash chains in hexadecimal digits. A seal is a hash,
 * published in advance, that the values of a chain must match (see `letters/chains.py`).
 */
export interface Proof {
  id: string;
  link: string;
  sides: string[];
  seals: Record<string, string[]>;
  /** Number of verified moves in the letter, without rolls. */
  moves: number;
  throws: ProofThrow[];
  /** Error of the first move that cannot be replayed; null if all moves can. */
  failure: Message | null;
}

/** Reply to a `letter` request; the members depend on the task `what` in the request. */
export interface LetterReply {
  view?: View;
  seats?: Record<string, Seat>;
  letter?: LetterView;
  /** Record that this device must store; it contains the secret needed to continue the game. */
  kept?: object;
  found?: LetterFound;
  /** The last letter (the part of a URL after `#`) if this side wrote it; otherwise "". */
  link?: string;
  proof?: Proof;
  /** View of the game as stored on this device, to compare with the letter's `view`. */
  known?: View;
  /** True if the stored game and the letter agree in the seals (hashes that fix the rolls). */
  sealed?: boolean;
}

/** Source of a reading (an interpretation of a rule): the work, the passage, the certainty. */
export interface SourceInfo {
  work: string;
  place: string;
  certainty: Certainty;
  /** Id of the message that explains why the reading is doubtful; "" for none. */
  note: string;
}

/** The reason why a move is illegal, with the option ("" for none) and source of the rule. */
export interface WhyNot {
  reason: Message;
  option: string;
  source: SourceInfo | null;
}

/** One line of a position: the side to move, the dice, the pieces of a side, or the board. */
export interface ArrangedLine {
  code: string;
  text: string;
  /** The side that the line describes; "" for a line such as the dice or the board. */
  side: string;
  /** All permitted texts; empty if there are too many to list. */
  choices: string[];
  /** True if `text` is the whole board: each word is one row, from top to bottom. */
  rows: boolean;
  /**
   * Name of the line, unique in a position: the value of `code`; if `side` is not "", followed by
   * a dot and the side.
   */
  name: string;
}

/**
 * A roll of a game by letter, recomputed for verification. A draw is a roll that decides who
 * begins, repeated after a tie. All draws together are roll 1.
 */
export interface ProofThrow {
  /** Number of the roll, from 1. */
  number: number;
  /** Hash chain values for this roll in hexadecimal, in the order of `Verification.sides`. */
  links: string[];
  /** The roll in the game's notation; for the draws that decide who begins, one text per draw. */
  told: string[];
  /** The dice; if draws decide who begins, those of the last draw. */
  dice: number[];
  /** The side that rolled; "" for the draws that decide who begins. */
  side: string;
  /** The moves between this roll and the next one. */
  played: string[];
}

/**
 * The rest of a turn as text, and its value for the player who chose it. `unit` is the unit of the
 * value ("beans", "percent"), `line` the expected moves as texts, beginning with `text`, and
 * `nodes` the number of searched positions (for "mcts": of playouts).
 */
export interface Choice {
  text: string;
  value: number;
  unit: string;
  line: string[];
  nodes: number;
  /** Search depth in plies; 0 for opponents that do not search ply by ply. */
  depth: number;
}

/**
 * A hint: the next step of a turn (`text`), the reason for it, and its value for the seat. `unit`
 * is the unit of the value. In a puzzle, the value is the difficulty of the step (0 if it has
 * none); `text` can be several moves, or "" if no step is known. `path` contains the ids of the
 * places to select or highlight on the board, `more` contains remarks such as risks. `plan` is
 * empty, or its first element is the text of the step (of the whole turn if the hint is from the
 * general player "mcts"). The other elements are the texts of the seat's expected later steps or,
 * if the piece moves on to a distant target, the ids of its next squares.
 */
export interface Hint {
  text: string;
  path: string[];
  reason: Message;
  value: number;
  unit: string;
  more: Message[];
  plan: string[];
}

/**
 * The evaluation of a roll or decision; all moves made with one roll are one decision. The unit of
 * `value`, `luck`, `loss`, `clear` and `doubt` is `Review.unit`. `value` is from the viewpoint of
 * the first side in `View.sides`, the other four are from the viewpoint of `side`.
 */
export interface ReviewMoment {
  kind: "throw" | "move";
  /** Index in the history of the first ply of the roll or decision. */
  ply: number;
  /** Index in the history of the last ply of the roll or decision. */
  last: number;
  turn: number;
  /** The side that rolled or decided. */
  side: string;
  /** The roll, the move or, in a game with dice, all moves of the turn. */
  text: string;
  /**
   * Value of the position after the roll or decision, for the first of `View.sides`. With more
   * than two sides, the decisions of the other sides do not change this value, because their
   * evaluation contains only the prospects of the side that decides.
   */
  value: number;
  /** Value of the roll minus the average value of all possible rolls; 0 for a decision. */
  luck: number;
  /** Value of the best possible decision minus the value of the played one. */
  loss: number;
  /** Value of the played decision minus that of the second best; 0 if it was not the best. */
  clear: number;
  /** Text of the best turn, if it is better than the played turn; otherwise "". */
  better: string;
  /** Events, as JSON, that the best turn would have caused; () if no turn was better. */
  instead: GameEvent[];
  /** True if `loss` is exact, not an estimate. */
  exact: boolean;
  /** Uncertainty of `loss`: a loss up to this size is not a mistake. */
  doubt: number;
  /** The side that can certainly force a win after the decision; "" if none is known. */
  decided: string;
}

/** Totals of luck and skill of one side in a game; values are in `Review.unit`. */
export interface SideReview {
  /**
   * Sum of `Moment.luck` (value of a roll minus the average value of all possible rolls) over the
   * side's rolls, in `Review.unit`: positive if the rolls were better for the side than average,
   * negative if they were worse; null if the game's rolls are not evaluated.
   */
  luck: number | null;
  /** Sum of `Moment.loss` (the value lost by a decision) over all decisions of the side. */
  loss: number;
  /** Number of evaluated decisions; those with a single possible turn are not evaluated. */
  decisions: number;
  /** Number of decisions whose loss exceeds its uncertainty (`Moment.doubt`). */
  mistakes: number;
}

/** The review of a game. An index is the position of a ply in the match history, from 0. */
export interface Review {
  /** Number of the game in its match, from 1. */
  game: number;
  /** Unit of all values, such as "percent" or "points". */
  unit: string;
  moments: ReviewMoment[];
  /** Totals of luck and skill, keyed by side. */
  sides: Record<string, SideReview>;
  /**
   * Index of the first ply of the best decision of either side: the one with the greatest lead in
   * value over the second best option (`Moment.clear`). Decisions whose lead does not exceed their
   * uncertainty (`Moment.doubt`) do not count; null if no decision remains.
   */
  best: number | null;
  /** Index of the first ply of the mistake with the greatest loss; null without mistakes. */
  costliest: number | null;
  /**
   * Indices of the first plies of the turns with the greatest changes of value (`SWING` or more):
   * at most three, in order of play.
   */
  turning: number[];
  /**
   * Index of the first ply of the turn with the greatest change of value, one of the indices in
   * `turning`; null if `turning` is empty.
   */
  pivot: number | null;
  /**
   * How far the graph of values extends above and below the value of an equal position, in `unit`:
   * 50 in percent, otherwise between `LEAST_SCALE` and `MOST_SCALE`.
   */
  scale: number;
  /** Id of the computer opponent's level that evaluated the game; "" if not given. */
  level: string;
  /** Least search depth of all analysed decisions, in plies or (with dice) rolls; 0 if none. */
  depth: number;
}

/** The parameters of each request. */
export interface Needs {
  new: NewRequest;
  load: LoadRequest;
  play: PlayRequest;
  note: NoteRequest;
  undo: Present;
  redo: Present;
  goto: PlyRequest;
  again: AgainRequest;
  back: Present;
  seats: SeatsRequest;
  sit: SitRequest;
  games: object;
  view: ViewRequest;
  consult: ConsultRequest;
  key: Present;
  knowledge: Present;
  why: WhyRequest;
  look: PlyRequest;
  arrange: ArrangeRequest;
  diagram: Present;
  check: CheckRequest;
  save: object;
  link: object;
  letter: LetterRequest;
  think: ThinkRequest;
  hint: HintRequest;
  analyse: AnalyseRequest;
  review: ReviewRequest;
  generate: GenerateRequest;
  slice: TaskRequest;
  cancel: TaskRequest;
}

/** The type of the reply to each request. */
export interface Replies {
  new: Table;
  load: Table | TaskReply;
  play: ViewReply;
  note: Noted;
  undo: ViewReply;
  redo: ViewReply;
  goto: ViewReply;
  again: Table;
  back: Table;
  seats: Table;
  sit: Table;
  games: GamesReply;
  view: ViewReply;
  consult: object;
  key: KeyReply;
  knowledge: Knowledge;
  why: WhyReply;
  look: LookReply;
  arrange: Arrange;
  diagram: Diagram;
  check: CheckReply;
  save: SaveReply;
  link: LinkReply;
  letter: LetterReply;
  think: TaskReply;
  hint: TaskReply;
  analyse: TaskReply;
  review: TaskReply;
  generate: TaskReply;
  slice: Slice;
  cancel: object;
}
