/** What can be asked of a board and of the table around it by keys. */

/** What the board's own keys ask for. */
export type Command =
  | "drop"
  | "throw"
  | "undo"
  | "redo"
  | "hint"
  | "last"
  | "status"
  | "hand"
  | "moves"
  | "threats"
  | "help"
  | "board"
  | "mine"
  | "theirs"
  | "row"
  | "kinds"
  | "type";

/** What a key asks of the table around the board. */
export type TableCommand = Exclude<Command, "drop">;

/** What is asked for by a key and told by the page; `typed` is what was typed of it already. */
export interface Asking {
  what: "board" | "mine" | "theirs" | "row" | "kinds" | "type";
  typed: string;
}

/** The kind of move that an arrow with Shift, or a mouse's second button, draws between two places. */
export const SHIFTED = "line";
