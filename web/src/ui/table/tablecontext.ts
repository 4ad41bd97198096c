/** The parts of a table on a page that its panels and its session use. */
import type { TableControls, TablePreferences } from "../../board/controls";
import type { Engine } from "../../engine/client";
import type { View } from "../../engine/protocol";
import type { Autosave } from "./autosave";
import type { PanelRenderer } from "./panelrenderer";
import type { StartOptions } from "./startoptions";

export interface TableContext {
  engine: Engine;
  table: TableControls;
  autosave: Autosave;
  panels: PanelRenderer;
  /** Overrides some settings of the table. An empty object ends the override. */
  overridePreferences(preferences: Partial<TablePreferences>): void;
}

/** The session's functions for other parts of a page. */
export interface SessionControls {
  readonly start: StartOptions;
  /** Additional parameters for the URL of the game. */
  parameters: (view?: View) => Record<string, string>;
  /** Called when the game of the page's URL is on the board. */
  linked: () => void;
  /** Returns the URL of the game on the board. */
  address(): Promise<string>;
  /** Shares the game: copies its URL, or first asks what to share. */
  share: () => Promise<void>;
}
