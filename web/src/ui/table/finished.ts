/** What a finished game is told with. */
import type { Painter } from "../../board/painter";
import type { GameInfo } from "../../engine/protocol";
import type { Laid } from "./laid";

export interface Finished {
  info: GameInfo;
  laid: Laid;
  painter: Painter;
  /** Lays the game before the present one on the board. */
  back: () => void;
  /** The address that leads to the game. */
  address: () => Promise<string>;
  /** Whether a finished game is told of, and may be played on otherwise from where one likes. */
  result: boolean;
}
