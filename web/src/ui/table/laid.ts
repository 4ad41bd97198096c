/** A table laid on a page: what its panels and its session work with. */
import type { TableControls, TablePreferences } from "../../board/controls";
import type { Engine } from "../../engine/client";
import type { View } from "../../engine/protocol";
import type { Autosave } from "./autosave";
import type { Beginning } from "./beginning";
import type { Watch } from "./watch";

export interface Laid {
  engine: Engine;
  table: TableControls;
  autosave: Autosave;
  watching: Watch;
  /** Lets some manners hold whatever the settings say; nothing given, the settings hold again. */
  insist(preferences: Partial<TablePreferences>): void;
}

/** What a page's own parts may ask of the session on it. */
export interface SessionControls {
  readonly start: Beginning;
  /** What an address says of the game besides. */
  parameters: (view?: View) => Record<string, string>;
  /** Called when the game of the page's address lies on the board. */
  linked: () => void;
  /** The address that leads to the game as it stands. */
  address(): Promise<string>;
  /** Passes the game on: copies its address, or asks what of it. */
  share: () => Promise<void>;
}
