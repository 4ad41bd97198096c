/**
 * What crosses between page and engine. Written by `scripts/protocol_types.py` from
 * `core/view.py`, `bridge/requests.py` and `bridge/replies.py` in `py/alveus`; change those.
 */

export type Param = string | number | boolean | null | string[] | number[];

export type PlyKind = "new" | "throw" | "move";

/**
 * How sure a rule is: the source says it, it follows from what the source says, sources or
 * scholars differ, or it is our own choice or today's custom.
 */
export type Certainty = "attested" | "inferred" | "disputed" | "modern";

/** What a place is on its board, and beside it. */
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

/** What a piece is by its make or shape. */
export type PieceKind =
  | "man"
  | "stone"
  | "bean"
  | "tile"
  | "round"
  | "triangle"
  | "square"
  | "pyramid";

/** What is done: "play", or another thing to do on the same path. */
export type MoveKind = "play" | "line" | "lift" | "mark" | "hold" | "take" | "turn" | "place";

/** What a token is: thrown, doubled, highlighted, or counted. */
export type TokenKind = "die" | "cube" | "number" | "tally" | "first" | "stock" | "room" | "group";

/** Something to be said: a code that every language words, and its parameters. */
export interface Message {
  code: string;
  params: Record<string, Param>;
}

/**
 * A thing that happened. The piece of `side` on top of `path[0]`, or the topmost at all, travels
 * to the end of the path. An event with an empty code moves a piece and says nothing.
 */
export interface GameEvent extends Message {
  side: string;
  path: string[];
}

/** A point, pit, cell, square, open end, hand slot, bar or tray. */
export interface Place {
  id: string;
  kind: PlaceKind;
  /** Row and column in the reading order of the real board, seen from the first seat. */
  row: number;
  column: number;
  /** What the viewer calls it, free of language: "7", "d3", "A5"; may be empty. */
  name: string;
  label: Message;
  /** The side it belongs to, or "". */
  side: string;
  /** What is marked on it: codes such as "one_man". */
  marks: string[];
  /** What is printed on the place itself, for good: a digit of a puzzle, a letter of a slab. */
  value: string;
}

/** A man, stone, bean or tile. Its id travels with it. */
export interface Piece {
  id: string;
  kind: PieceKind;
  side: string;
  place: string;
  /** From 0 at the foot of the place. */
  order: number;
  /** Numeral or tile face ("3:4", first half on the first place); "" when none or hidden. */
  value: string;
  /** All places it lies on, where that is more than one. */
  covers: string[];
  /** The values of its layers, for a stone that is a pile. */
  layers: string[];
}

/** A step, or several in a row, that begins some complete legal turn. */
export interface Move {
  text: string;
  kind: MoveKind;
  /**
   * The places to choose one after another. Between two that may be chosen in either order there
   * is a move each way. A path of one place is chosen, then confirmed; a move without a path is
   * done by pressing the token it uses.
   */
  path: string[];
  /** All places that are touched on the way, for a preview; empty where the path says it. */
  trail: string[];
  /** Tokens that are used up. */
  uses: string[];
  /** Pieces that are taken or hit. */
  takes: string[];
  label: Message;
}

/**
 * A die, a cube, a number to highlight: what is used but lies on no place. Dice lie, used up,
 * until others are thrown.
 */
export interface Token {
  id: string;
  kind: TokenKind;
  side: string;
  value: number;
  used: boolean;
}

/** A number told beside the board: pips to go, men borne off, beans in store. */
export interface Counter {
  code: string;
  side: string;
  value: number;
}

/** Something that can be done without a place: throw, pass, double, resign. */
export interface Action {
  id: string;
  /** The move text to play. */
  text: string;
  enabled: boolean;
  /** Why not, where it is not enabled. */
  reason: Message | null;
}

/**
 * Something drawn on the board besides pieces: a threat with its formula, a separating line. One
 * of kind `would` is what the move from its first place to its second would bring.
 */
export interface Mark {
  /** What it tells; the page draws marks of its own in the figures of its lessons. */
  kind: string;
  side: string;
  path: string[];
  label: Message;
}

/** The part of a view that a game makes alone, without the history. */
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

/** Whether something can be taken back or played again, and why not. */
export interface Step {
  enabled: boolean;
  reason: Message | null;
}

/** How a game ended; `winner` is None for a draw. */
export interface Outcome {
  winner: string | null;
  ending: string;
  points: number;
}

/** A person sits here. */
export interface HumanSeat {
  kind: "human";
}

/** The computer sits here. */
export interface ComputerSeat {
  kind: "computer";
  level: string;
}

/** Somebody plays this side who is not at this table; `name` may be "". */
export interface AwaySeat {
  kind: "away";
  name: string;
}

export type Seat = HumanSeat | ComputerSeat | AwaySeat;

/** Somebody is to play. */
export interface SeatActor {
  kind: "seat";
  side: string;
}

/** Chance is to throw or to deal, for a side or for nobody. */
export interface ChanceActor {
  kind: "chance";
  side: string | null;
}

/** Nobody: the game is over. */
export interface OverActor {
  kind: "over";
  outcome: Outcome;
}

export type Actor = SeatActor | ChanceActor | OverActor;

/** A row of a race that is over. */
export interface Row {
  winner: string;
  score: Record<string, number>;
  games: number;
}

/** The rows of a race that are over, and how many of how many win it. */
export interface Race {
  to_win: number;
  of: number;
  rows: Row[];
  /** Whether the rows were won one right after the other. */
  matsch: boolean;
  /** The points in this row as they stood after each of its games. */
  course: Record<string, number>[];
}

/** Where a series of games stands. */
export interface Series {
  /** Points to reach, 0 for single games. */
  target: number;
  score: Record<string, number>;
  /** Number of the present game, from 1. */
  game: number;
  winner: string | null;
  /** Where points make rows and rows a race; `score` and `target` are then those of this row. */
  race: Race | null;
}

/** One line of the history. `ply` 0 is the start of the first game. */
export interface LogEntry {
  ply: number;
  kind: PlyKind;
  /** Number of the game in the series and of the turn in the game, both from 1. */
  game: number;
  turn: number;
  side: string;
  text: string;
  /** True when it played itself: a forced pass, an automatic throw. */
  auto: boolean;
  events: GameEvent[];
}

/** The history from an index on; what the page knows before it stays. */
export interface Log {
  from: number;
  entries: LogEntry[];
}

/** The ways of the last turn, for the last-move marks. */
export interface Last {
  side: string;
  paths: string[][];
  /** The die that each way used; 0 where none did. */
  dice: number[];
  /** The ways of the other sides' pieces: hit, or sent back. */
  taken: string[][];
}

/** The commitment to this game's dice, and the seed once the game is over. */
export interface Chance {
  commitment: string;
  seed: string | null;
}

/** Everything the page shows of a match at one moment. */
export interface View extends Board {
  v: 1;
  game: string;
  family: string;
  /** The options that differ from the defaults. */
  options: Record<string, string>;
  /** What tells this match from every other that lay on the table. */
  match: string;
  /** Whether a game before this one can be laid on the table again. */
  before: boolean;
  rev: number;
  ply: number;
  /** How many plies lie ahead for redo. */
  ahead: number;
  undo: Step;
  redo: Step;
  /** The seats' ids in order of play. */
  sides: string[];
  /** Whose numbers and hands this view shows: "" nobody's. */
  viewer: string;
  actor: Actor;
  series: Series;
  log: Log;
  last: Last;
  chance: Chance;
}

/** Id and revision of the match as shown when the request was made. */
export interface Present {
  match?: string;
  rev: number;
}

/** Request to start a new match. */
export interface NewRequest {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, Seat>;
  target?: number;
  seed?: string;
  position?: object;
}

/** Request to open a match from a save or a link. */
export interface LoadRequest {
  save?: object;
  link?: string;
}

/** Request for the current view; `rev` is the revision that the page already has. */
export interface ViewRequest {
  match?: string;
  rev?: number;
}

/** One or more moves to play, as text; `auto` is set if the page plays a forced move itself. */
export interface PlayRequest extends Present {
  text: string;
  auto?: boolean;
}

/** Change of notes (marks on the board) as text. Notes are not moves and add no ply. */
export interface NoteRequest extends Present {
  text: string;
}

/** Request to go to a ply of the history; the plies after it are kept. */
export interface GotoRequest extends Present {
  ply: number;
}

/**
 * Request for the next game, or for a new match with other options or from a position. The request
 * `back` returns to the previous game.
 */
export interface AgainRequest extends Present {
  options?: Record<string, string>;
  seats?: Record<string, Seat>;
  position?: object;
}

/** New players for some sides; `seats` is keyed by side. */
export interface SeatsRequest {
  seats: Record<string, Seat>;
}

/** Confirmation that the person to move is at the screen, so that their hand can be shown. */
export interface SitRequest extends Present {
  side: string;
}

/** Request for the information about hidden hands that the current viewer can deduce. */
export type KnowledgeRequest = Present;

/** Request for the computer's turn; `ms` is its time limit in milliseconds. */
export interface ThinkRequest extends Present {
  level?: string;
  ms?: number;
}

/** Request for a hint to the person to move; `ms` is the time limit in milliseconds. */
export interface HintRequest extends Present {
  ms?: number;
}

/**
 * Request to evaluate every move, in the current position or after ply `ply`. Before a roll, every
 * possible roll is evaluated instead. `ms` is the time limit in milliseconds.
 */
export interface AnalyseRequest extends Present {
  ply?: number;
  ms?: number;
}

/**
 * Request to review a game: number `game` in the history, or the current game. `ms` is the time
 * limit in milliseconds for each decision.
 */
export interface ReviewRequest extends Present {
  game?: number;
  ms?: number;
}

/** Request for the board after a ply of the history, without going to that ply. */
export interface LookRequest extends Present {
  ply: number;
}

/** Request for the current position as lines of text, or for the position given by `lines`. */
export interface ArrangeRequest extends Present {
  lines?: Record<string, string>;
}

/** Question whether the moves since ply `ply` form an accepted turn, or still can. */
export interface CheckRequest extends Present {
  ply: number;
  answers: string[];
}

/**
 * Request to generate a puzzle. `seed` is a number, a date or any other text; with `position`, the
 * puzzle is made from it.
 */
export interface GenerateRequest {
  game: string;
  options?: Record<string, string>;
  seed: string;
  position?: object;
}

/** Request for information about a game that does not depend on a match. */
export interface ConsultRequest {
  game: string;
  about: string;
  given?: object;
}

/** Request for the solution of the current puzzle. */
export type KeyRequest = Present;

/** Question why a path of places is not a legal move; `kind` names a special kind of move. */
export interface WhyRequest {
  path: string[];
  kind?: string;
}

/** Request to continue a task for `ms` milliseconds. */
export interface SliceRequest {
  task: number;
  ms?: number;
}

/** Request to cancel a task. */
export interface CancelRequest {
  task: number;
}

/** Request about a game by letter; `kept` is this device's record of the game. */
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
  /** The name of a side for `begin`; the content of a side file for `find` and `restore`. */
  side?: string | object;
  names?: Record<string, string>;
  /** Points needed to win a new series; 0 for a single game. */
  target?: number;
  link?: string;
  kept?: object;
  end?: string;
  word?: string;
}

/** What each request needs. */
export interface Needs {
  games: object;
  new: NewRequest;
  load: LoadRequest;
  view: ViewRequest;
  play: PlayRequest;
  note: NoteRequest;
  undo: Present;
  redo: Present;
  goto: GotoRequest;
  again: AgainRequest;
  back: Present;
  seats: SeatsRequest;
  sit: SitRequest;
  think: ThinkRequest;
  hint: HintRequest;
  analyse: AnalyseRequest;
  review: ReviewRequest;
  look: LookRequest;
  arrange: ArrangeRequest;
  diagram: Present;
  check: CheckRequest;
  generate: GenerateRequest;
  consult: ConsultRequest;
  key: KeyRequest;
  knowledge: KnowledgeRequest;
  why: WhyRequest;
  slice: SliceRequest;
  cancel: CancelRequest;
  letter: LetterRequest;
  save: object;
  link: object;
}

/** Where a rule comes from, and how sure we may be. */
export interface SourceInfo {
  work: string;
  place: string;
  certainty: Certainty;
  /** A message id, or "". */
  note: string;
}

/** A point on which the rules can be read differently. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  source: SourceInfo;
  sources: Record<string, SourceInfo>;
  /** For values that make a series of the game: the points to reach. */
  targets: Record<string, number>;
}

/** A game of the catalogue. */
export interface GameInfo {
  id: string;
  family: string;
  seats: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  /** Whether anything in the game is left to chance. */
  chance: boolean;
  /** Whether seats hold what others may not see until the game is over. */
  hidden: boolean;
  /** Whether two people far apart can play it, under the usual rules. */
  letters: boolean;
  /** Whether the worth of every move can be asked for. */
  analysis: boolean;
  /** Whether its positions can be written as lines, and set up so. */
  edited: boolean;
  /** The computer's levels, weakest first. */
  levels: string[];
}

/** The catalogue. */
export interface GamesReply {
  games: GameInfo[];
  /** What is wrong with games that could not be taken up, each by its id or its module. */
  problems: Message[];
}

/** The present view. */
export interface ViewReply {
  view: View;
}

/** A view with who sits at the table. */
export interface Table {
  view: View;
  seats: Record<string, Seat>;
}

/** The view with its notes, and what is to be told of them. */
export interface Noted {
  view: View;
  events: GameEvent[];
}

/** One step that is recommended, and why. */
export interface Hint {
  text: string;
  path: string[];
  reason: Message;
  /** What there is to say besides: what it risks, and how likely that is. */
  more: Message[];
  /** The own moves of the plan it belongs to, itself the first. */
  plan: string[];
  value: number;
  unit: string;
}

/** What the computer plays. */
export interface Choice {
  text: string;
  value: number;
  unit: string;
  nodes: number;
}

/** A new puzzle: the position to begin with, and the seed that leads to it again. */
export interface PuzzleMade {
  position: object;
  seed: string;
}

/** A move with its worth to the side to choose, and the moves that best play goes on with. */
export interface Prospect {
  text: string;
  /** What it would bring about; told of the best dozen only. */
  events: GameEvent[];
  value: number;
  /** Half the 95 % interval of a worth that was sampled, 0 of any other. */
  margin: number;
  /** The same of its distance from the best move, which has met the same chances. */
  apart: number;
  /** Whether the worth is certain and no guess. */
  exact: boolean;
  line: string[];
}

/** A throw that can fall, with its worth to the side that throws. */
export interface Roll {
  text: string;
  /** How many of all throws are this one; the order of the dice does not matter. */
  weight: number;
  value: number;
  /** Its worth less the mean of all throws; weighed, all of them add up to nothing. */
  luck: number;
  /** The turn that is best after it, "" where there is nothing to choose. */
  best: string;
}

/**
 * Every move of a position, and whose worths these are. Where a throw is awaited there are `rolls`
 * in the place of moves.
 */
export interface Analysis {
  side: string;
  unit: string;
  prospects: Prospect[];
  /** The plies, or throws, that were looked ahead behind every move. */
  depth: number;
  rolls: Roll[];
  /** What the position is worth before the throw; 0 where none is awaited. */
  mean: number;
}

/**
 * A throw or a decision of a game; `value` is that of the first side, the rest its own side's. A
 * decision is a whole turn where a throw is played man by man.
 */
export interface ReviewMoment {
  kind: "throw" | "move";
  /** Its first ply in the history; the position before it is that after the ply before. */
  ply: number;
  /** Its last ply. */
  last: number;
  turn: number;
  side: string;
  text: string;
  /** What the game is worth after it. */
  value: number;
  /** What a throw gave beyond the mean of all throws. */
  luck: number;
  /** What a decision gave away against the best one. */
  loss: number;
  /** By how much the best decision, if it was made, beats every other. */
  clear: number;
  /** The best turn where another one was played, else "". */
  better: string;
  /** What that would have brought about. */
  instead: GameEvent[];
  /** Whether the loss is certain. */
  exact: boolean;
  /** A loss below this may be the judge's own error: it is no mistake. */
  doubt: number;
  /** The side that has a forced win after it, or "". */
  decided: string;
}

/** One side's luck and skill. */
export interface SideReview {
  /** What its throws gave beyond the mean, added up; None where luck cannot be told apart. */
  luck: number | null;
  /** What its decisions gave away, added up. */
  loss: number;
  /** How many there were with something to choose. */
  decisions: number;
  /** Those whose loss is beyond doubt. */
  mistakes: number;
}

/** What has been looked over since the last part, and the sums so far. */
export interface ReviewPart {
  unit: string;
  moments: ReviewMoment[];
  sides: Record<string, SideReview>;
}

/** A game looked over from its first ply to its last. */
export interface Review {
  game: number;
  unit: string;
  moments: ReviewMoment[];
  sides: Record<string, SideReview>;
  /** The first ply of the decision that beat every other by most. */
  best: number | null;
  /** The first ply of the decision that gave most away. */
  costliest: number | null;
  /** The first plies of at most three turns in which the game changed most, in their order. */
  turning: number[];
  /** The worth at the edge of a graph; a won game lies there or beyond it. */
  scale: number;
  /** The level that judged. */
  level: string;
  /** The plies, or throws, that it looked ahead behind every decision, at the least. */
  depth: number;
}

/** The board as it stood, and its position: what is played, analysed or set from here. */
export interface LookReply {
  shown: View;
  position: object;
}

/** One line of a position as a person writes it. */
export interface ArrangedLine {
  name: string;
  code: string;
  /** Whose line it is, "" where it is nobody's. */
  side: string;
  text: string;
  /** The texts that it may have; empty where they cannot be listed. */
  choices: string[];
  /** Whether each word is a row that stands under the one before. */
  rows: boolean;
}

/** A legal position: in lines, and as JSON to be played, analysed or set from. */
export interface Arrange {
  lines: ArrangedLine[];
  position: object;
}

/** The position as a line drawing: an SVG document. */
export interface Diagram {
  svg: string;
}

/** How what was played stands to the accepted turns. */
export interface CheckReply {
  result: "right" | "open" | "wrong";
}

/** The number of a task that has begun. */
export interface TaskReply {
  task: number;
}

/** How far a task has come; a review tells what it has found on the way. */
export interface ProgressSlice {
  progress: Message;
  part?: ReviewPart;
}

/** What a task has found. */
export interface DoneSlice {
  done: Choice | Hint | Analysis | Review | PuzzleMade | Table;
}

export type Slice = ProgressSlice | DoneSlice;

/** Where the tiles of a number are, and what the own ones are called together ("" nothing). */
export interface KnownNumber {
  number: number;
  line: number;
  hand: number;
  unseen: number;
  group: string;
  /** The sides that have shown not to have it. */
  lacks: string[];
}

/** An unseen tile with the odds that a side, the stock or the talon has it. */
export interface UnseenTile {
  tile: string;
  odds: Record<string, number>;
}

/** What a seat knows of the tiles it does not see. */
export interface Knowledge {
  side: string;
  numbers: KnownNumber[];
  tiles: UnseenTile[];
  /** The pips that the talon may be expected to have. */
  talon: number;
}

/** A solution of the puzzle on the table as rows of < > ^ v, and how many there are. */
export interface KeyReply {
  key: string[];
  solutions: number;
  complete: boolean;
}

/** Why something cannot be played, and the option and source it rests on. */
export interface WhyNot {
  reason: Message;
  option: string;
  source: SourceInfo | null;
}

/** Why not; None where nothing stands against it. */
export interface WhyReply {
  why: WhyNot | null;
}

/** The match as a file. */
export interface SaveReply {
  save: object;
}

/**
 * The match as a link: all its moves, or its position where they are too many. Beside it the
 * position as it is shared.
 */
export interface LinkReply {
  link: string;
  position: object;
  kind: "moves" | "position";
}

/** How a game by letter stands; nothing of it is secret. */
export interface LetterView {
  id: string;
  game: string;
  /** Of the last letter, 0 before the first. */
  number: number;
  /** The side that wrote it, or "". */
  writer: string;
  /** The side that is ours; "" for an onlooker. */
  side: string;
  /** The side that wrote the first letter, and the other. */
  sides: string[];
  names: Record<string, string>;
  word: string;
  /** Our seal for the dice in hexadecimal digits, or "". */
  seal: string;
  /** Whose letter comes next. */
  standing: "ours" | "theirs" | "over";
  /** Whether a letter of ours can be written now. */
  ready: boolean;
  /** Whether the other side has offered a draw. */
  offered: boolean;
  end: string;
  outcome: Outcome | null;
  /** The number of a letter that was opened although a newer one is known, or 0. */
  older: number;
  /** The id of the series' next game, which the reader of the last letter begins, or "". */
  next: string;
  moves: string[];
}

/** Which game a letter belongs to. */
export interface LetterFound {
  id: string;
  game: string;
  number: number;
}

/** A throw with both sides' links, what fell, and what was played with it. */
export interface ProofThrow {
  number: number;
  links: string[];
  told: string[];
  /** How the dice lay in the end. */
  dice: number[];
  /** Whose throw it was; "" for the lot. */
  side: string;
  played: string[];
}

/** What a letter proves: both sides' seals, and every throw made from their links. */
export interface Proof {
  id: string;
  link: string;
  sides: string[];
  seals: Record<string, string[]>;
  throws: ProofThrow[];
  /** Why the move after these cannot be played; None where all can. */
  failure: Message | null;
}

/** The answer to a question about a game by letter. */
export interface LetterReply {
  view?: View;
  seats?: Record<string, Seat>;
  letter?: LetterView;
  /** What the device is to keep; whoever has it can go on with the game. */
  kept?: object;
  found?: LetterFound;
  /** The last letter's URL part if this side wrote it, otherwise "". It can be sent again. */
  link?: string;
  proof?: Proof;
  /** The game that is kept, beside a letter that is looked at. */
  known?: View;
  /** Whether both have the same seals. */
  sealed?: boolean;
}

/** What each request is answered with. */
export interface Replies {
  games: GamesReply;
  new: Table;
  load: Table | TaskReply;
  view: ViewReply;
  play: ViewReply;
  note: Noted;
  undo: ViewReply;
  redo: ViewReply;
  goto: ViewReply;
  again: Table;
  back: Table;
  seats: Table;
  sit: Table;
  think: TaskReply;
  hint: TaskReply;
  analyse: TaskReply;
  review: TaskReply;
  look: LookReply;
  arrange: Arrange;
  diagram: Diagram;
  check: CheckReply;
  generate: TaskReply;
  consult: object;
  key: KeyReply;
  knowledge: Knowledge;
  why: WhyReply;
  slice: Slice;
  cancel: object;
  letter: LetterReply;
  save: SaveReply;
  link: LinkReply;
}
