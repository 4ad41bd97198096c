/** Options of the review of a finished game. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import type { TableContext } from "./tablecontext";

export interface Finished {
  info: GameInfo;
  laid: TableContext;
  painter: Painter;
  /** Returns to the previous game. */
  back: () => void;
  /** Returns the URL of the game on the board. */
  address: () => Promise<string>;
  /** True if the result is shown and other moves can be played from any position of the game. */
  result: boolean;
}
