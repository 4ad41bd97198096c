/** Commands of the keys on the board. */

/** All commands. */
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

/** Commands for the table around the board. */
export type TableCommand = Exclude<Command, "drop">;

/** A command whose response the page shows. `typed` is the text typed so far. */
export interface PanelRequest {
  what: "board" | "mine" | "theirs" | "row" | "kinds" | "type";
  typed: string;
}

/** The kind of the moves made between two places by Shift+arrow or the secondary mouse button. */
export const SHIFTED = "line";
