/**
 * The messages between page and engine. Written by `scripts/protocol_types.py` from
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

/** The parameters of each request. */
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

/** The source of a rule, and how certain it is. */
export interface SourceInfo {
  work: string;
  place: string;
  certainty: Certainty;
  /** Message id of a note on the source, or "". */
  note: string;
}

/** An option: a rule that allows several readings. */
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  source: SourceInfo;
  sources: Record<string, SourceInfo>;
  /** Points to reach, for the values that turn the game into a series. */
  targets: Record<string, number>;
}

/** A game in the catalogue. */
export interface GameInfo {
  id: string;
  family: string;
  seats: string[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string>>;
  /** True if the game has dice rolls or deals. */
  chance: boolean;
  /** True if players have hands that are hidden from others until the game is over. */
  hidden: boolean;
  /** True if the game can be played by letter under the default options. */
  letters: boolean;
  /** True if the `analyse` request is supported. */
  analysis: boolean;
  /** True if positions can be written as lines of text and set up from them. */
  edited: boolean;
  /** The computer's levels, weakest first. */
  levels: string[];
}

/** The catalogue of games. */
export interface GamesReply {
  games: GameInfo[];
  /** Errors of games that could not be registered, each with the game's id or module. */
  problems: Message[];
}

/** The current view. */
export interface ViewReply {
  view: View;
}

/** The view, and the player of each side. */
export interface Table {
  view: View;
  seats: Record<string, Seat>;
}

/** The view after a change of notes, and the events of that change. */
export interface Noted {
  view: View;
  events: GameEvent[];
}

/** A recommended step, and the reason. */
export interface Hint {
  text: string;
  path: string[];
  reason: Message;
  /** Additional remarks, such as the risk of the step and its probability. */
  more: Message[];
  /** The side's own moves in the plan that begins with this step. */
  plan: string[];
  value: number;
  unit: string;
}

/** The computer's move. */
export interface Choice {
  text: string;
  value: number;
  unit: string;
  nodes: number;
}

/** A new puzzle: its starting position, and the seed that reproduces it. */
export interface PuzzleMade {
  position: object;
  seed: string;
}

/** A move, its value for the side to move, and the best continuation (`line`). */
export interface Prospect {
  text: string;
  /** Events that the move would cause; given for the twelve best moves only. */
  events: GameEvent[];
  value: number;
  /** Half the width of the 95 % confidence interval if the value was sampled, otherwise 0. */
  margin: number;
  /** The same for the difference from the best move, sampled with the same rolls or deals. */
  apart: number;
  /** True if the value is exact, False if it is an estimate. */
  exact: boolean;
  line: string[];
}

/** A possible roll, and its value for the side that rolls. */
export interface Roll {
  text: string;
  /** Number of equally likely outcomes that give this roll, regardless of dice order. */
  weight: number;
  value: number;
  /** The value minus the mean of all rolls. The weighted sum over all rolls is 0. */
  luck: number;
  /** The best turn after this roll, "" if there is no choice. */
  best: string;
}

/**
 * The value of every move in a position, for `side`. If a dice roll comes next, `rolls` contains
 * the possible rolls and `prospects` is empty.
 */
export interface Analysis {
  side: string;
  unit: string;
  prospects: Prospect[];
  /** Search depth after each move, in plies or rolls. */
  depth: number;
  rolls: Roll[];
  /** Value of the position before the roll; 0 if no roll comes next. */
  mean: number;
}

/**
 * A roll or a decision in a reviewed game. `value` is given for the first side, all other figures
 * for the side in `side`. If a roll is played one man at a time, the decision is the whole turn.
 */
export interface ReviewMoment {
  kind: "throw" | "move";
  /** Index of its first ply in the history. */
  ply: number;
  /** Index of its last ply in the history. */
  last: number;
  turn: number;
  side: string;
  text: string;
  /** Value of the game after this moment. */
  value: number;
  /** Value of the roll minus the mean of all rolls. */
  luck: number;
  /** Loss in value compared with the best decision. */
  loss: number;
  /** Lead over the second-best decision if the best one was played, otherwise 0. */
  clear: number;
  /** The best turn if a worse one was played, otherwise "". */
  better: string;
  /** Events that `better` would have caused. */
  instead: GameEvent[];
  /** True if the loss is exact. */
  exact: boolean;
  /** Error margin of the analysis. A loss up to this value does not count as a mistake. */
  doubt: number;
  /** The side with a forced win after this moment, or "". */
  decided: string;
}

/** One side's luck and skill. */
export interface SideReview {
  /** Sum of `luck` over the side's rolls; None if the game does not rate luck separately. */
  luck: number | null;
  /** Sum of `loss` over the side's decisions. */
  loss: number;
  /** Number of turns with a choice. */
  decisions: number;
  /** Number of decisions whose loss exceeds `doubt`. */
  mistakes: number;
}

/** The moments reviewed since the preceding part, and the totals so far. */
export interface ReviewPart {
  unit: string;
  moments: ReviewMoment[];
  sides: Record<string, SideReview>;
}

/** The review of a complete game. */
export interface Review {
  game: number;
  unit: string;
  moments: ReviewMoment[];
  sides: Record<string, SideReview>;
  /** First ply of the decision with the greatest `clear` above `doubt`, or None. */
  best: number | null;
  /** First ply of the mistake with the greatest loss, or None. */
  costliest: number | null;
  /** First plies of the turns that changed the game most: at most three, in order of play. */
  turning: number[];
  /** Distance from an even value to the edge of the graph. A won game reaches the edge. */
  scale: number;
  /** The level that analysed the game. */
  level: string;
  /** Minimum search depth after a decision, in plies or rolls. */
  depth: number;
}

/** An earlier board, and its position as JSON for playing, analysing or editing from it. */
export interface LookReply {
  shown: View;
  position: object;
}

/** One line of a position in text form. */
export interface ArrangedLine {
  name: string;
  code: string;
  /** The side that the line describes, or "". */
  side: string;
  text: string;
  /** All permitted texts; empty if they cannot be listed. */
  choices: string[];
  /** True if each word is one row of the board, from top to bottom. */
  rows: boolean;
}

/** A legal position: as lines of text, and as JSON for playing, analysing or editing. */
export interface Arrange {
  lines: ArrangedLine[];
  position: object;
}

/** The position as a line drawing in SVG. */
export interface Diagram {
  svg: string;
}

/** Comparison of the play with the accepted turns; "open" if it can still become one. */
export interface CheckReply {
  result: "right" | "open" | "wrong";
}

/** The number of a new task. */
export interface TaskReply {
  task: number;
}

/** Progress of a task; for a review also the new moments. */
export interface ProgressSlice {
  progress: Message;
  part?: ReviewPart;
}

/** Result of a finished task. */
export interface DoneSlice {
  done: Choice | Hint | Analysis | Review | PuzzleMade | Table;
}

export type Slice = ProgressSlice | DoneSlice;

/**
 * Counts of the tiles with a number: in the line, in the viewer's hand, and unseen. `group` is the
 * traditional name of the viewer's tiles with this number, or "".
 */
export interface KnownNumber {
  number: number;
  line: number;
  hand: number;
  unseen: number;
  group: string;
  /** The sides that are known to have no tile with this number, because they passed. */
  lacks: string[];
}

/**
 * An unseen tile, and the probabilities of its places, keyed by place. Places are the other sides,
 * "stock", "talon" (a part of the stock) and "out" (not in play).
 */
export interface UnseenTile {
  tile: string;
  odds: Record<string, number>;
}

/** A side's knowledge of the tiles that it does not see. */
export interface Knowledge {
  side: string;
  numbers: KnownNumber[];
  tiles: UnseenTile[];
  /** Expected number of pips in the talon. */
  talon: number;
}

/**
 * A solution of the current puzzle as rows of < > ^ v, and the number of solutions. If `complete`
 * is False, counting stopped before all solutions were found.
 */
export interface KeyReply {
  key: string[];
  solutions: number;
  complete: boolean;
}

/** Reason why a move is illegal, with the option and the source of the rule. */
export interface WhyNot {
  reason: Message;
  option: string;
  source: SourceInfo | null;
}

/** Reason why a move is illegal; None if it is legal. */
export interface WhyReply {
  why: WhyNot | null;
}

/** The match as a saved game. */
export interface SaveReply {
  save: object;
}

/**
 * The match as a link, and its position. The link contains all moves, or only the position if
 * there are too many moves.
 */
export interface LinkReply {
  link: string;
  position: object;
  kind: "moves" | "position";
}

/** Status of a game by letter, without any secret. */
export interface LetterView {
  id: string;
  game: string;
  /** Number of the last letter, 0 before the first. */
  number: number;
  /** The side that wrote the last letter, or "". */
  writer: string;
  /** The side of this device; "" for an onlooker. */
  side: string;
  /** The side that writes the first letter, and the other side. */
  sides: string[];
  names: Record<string, string>;
  word: string;
  /** This side's public seal for the dice in hexadecimal digits, or "". */
  seal: string;
  /** The writer of the next letter, or "over". */
  standing: "ours" | "theirs" | "over";
  /** True if this side can write a letter now. */
  ready: boolean;
  /** True if the other side has offered a draw. */
  offered: boolean;
  end: string;
  outcome: Outcome | null;
  /** Number of the opened letter if this device has stored a newer one, otherwise 0. */
  older: number;
  /** Id of the next game of the series, or "". The receiver of the last letter begins it. */
  next: string;
  moves: string[];
}

/** The game of a letter, and the letter's number. */
export interface LetterFound {
  id: string;
  game: string;
  number: number;
}

/** A roll with both sides' chain values (`links`), its result, and the moves played. */
export interface ProofThrow {
  number: number;
  links: string[];
  /** The result in the game's notation; several draws if they decide who begins. */
  told: string[];
  /** The final dice. */
  dice: number[];
  /** The side that rolled; "" for the draw that decides who begins. */
  side: string;
  played: string[];
}

/** Verification of a letter: both sides' seals, and every roll recomputed from the chains. */
export interface Proof {
  id: string;
  link: string;
  sides: string[];
  seals: Record<string, string[]>;
  throws: ProofThrow[];
  /** Error of the first move that cannot be replayed; None if all moves can. */
  failure: Message | null;
}

/** Reply to a `letter` request; the members depend on the kind of request. */
export interface LetterReply {
  view?: View;
  seats?: Record<string, Seat>;
  letter?: LetterView;
  /** Record for this device to store. It contains the secret needed to continue the game. */
  kept?: object;
  found?: LetterFound;
  /** The last letter's URL part if this side wrote it, otherwise "". It can be sent again. */
  link?: string;
  proof?: Proof;
  /** View of the stored game, for comparison with the letter. */
  known?: View;
  /** True if the stored game and the letter have the same seals. */
  sealed?: boolean;
}

/** The type of the reply to each request. */
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
