/**
 * Panels around the board: their interface, the state of the table that they display
 * (`TableSnapshot`), and the panels that a single game adds.
 */
import { onlyHuman } from "../board/choices";
import { listedName } from "../board/names";
import type { Painter } from "../board/painter";
import type { Phase, TableReading } from "../board/state";
import type { TableControls } from "../board/table";
import type { Engine } from "../engine/client";
import type { Hint, LogEntry, Move, Seat, SourceInfo, View } from "../engine/protocol";
import { find } from "../kit/dom";
import { words } from "../kit/words";

/**
 * Reason why an action was refused: the explanation (`text`), the id of the game option that sets
 * the rule (`option`, "" for none), and the source of the rule.
 */
export interface Refusal {
  text: string;
  option: string;
  source: SourceInfo | null;
}

export interface TableSnapshot {
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly seats: Readonly<Record<string, Seat>>;
  readonly phase: Phase;
  readonly chosen: { place: string; moves: Move[] } | null;
  readonly refusal: Refusal | null;
  /** Text of the hint; null if no hint is shown. */
  readonly hint: string | null;
  /** The hint: the advised move and its reasons; null if no hint is shown. */
  readonly advice: Hint | null;
  /** The side for which the computer is thinking; null if it is not. */
  readonly thinking: string | null;
  /** True if a move is queued until the engine has opened the match. */
  readonly kept: boolean;
}

/**
 * Return the state of a table as an object with getters. They read signals, so that effects run
 * again when a value they have read changes. The getter `view` throws before the first view.
 */
export function snapshotOf(state: TableReading): TableSnapshot {
  const getters: { [K in keyof TableSnapshot]: () => TableSnapshot[K] } = {
    view() {
      const view = state.view.value;
      if (!view) throw new Error("nothing is shown yet");
      return view;
    },
    log: () => state.log.value,
    seats: () => state.seats.value,
    phase: () => state.phase.value,
    chosen: () => state.chosen.value,
    refusal() {
      const refusal = state.refusal.value;
      return refusal && { text: refusal.text, ...refusal.why };
    },
    hint: () => state.hint.value?.text ?? null,
    advice: () => state.hint.value?.hint ?? null,
    thinking: () => state.thinking.value,
    kept: () => state.kept.value !== null,
  };
  const properties = Object.entries(getters).map(([name, get]) => [
    name,
    { get, enumerable: true },
  ]);
  return Object.defineProperties({} as TableSnapshot, Object.fromEntries(properties));
}

/** A part of the page. `update` is called when the state of the table changes. */
export interface Panel {
  element: HTMLElement;
  update(moment: TableSnapshot): void;
  /** Focus a control outside the panel, if the focused one was removed and no other is left. */
  elsewhere?(): void;
}

/** Return a key of the game in a view: the id of the match and the game's number in the series. */
export function gameKeyOf({ match, series }: View): string {
  return `${match}/${series.game}`;
}

/** The side of the only human player; null with two or more human players or none. */
export function yourSide({ view, seats }: TableSnapshot): string | null {
  return onlyHuman(view, seats);
}

/** Return the displayed name of a side: the name of its player, or else of the side ("Ivory"). */
export function sideName(moment: TableSnapshot, side: string): string {
  return words().side(side, moment.view);
}

/** Return a side's name for a list of sides, such as the score: "You" or a name (`listedName`). */
export function playerName(moment: TableSnapshot, side: string): string {
  return listedName(moment.view, side, yourSide(moment), words());
}

/**
 * Return the parameters of a message about a side: its displayed name, its id, and the grammatical
 * forms of the name (see `Messages.sideParams`).
 */
export function sideParams(moment: TableSnapshot, side: string): Record<string, string> {
  return words().sideParams(side, moment.view);
}

/** Return the side on turn; null before the first turn, at a deal and after the end of the game. */
export function sideOnTurn({ view: { actor } }: TableSnapshot): string | null {
  return actor.kind === "over" ? null : actor.side;
}

/** Return the side on turn, or the side that must still confirm the end of its turn. */
export function sideToAct(moment: TableSnapshot): string | null {
  if (moment.phase !== "waiting") return sideOnTurn(moment);
  const { log, view } = moment;
  return log.findLast(({ ply, side }) => ply <= view.ply && side !== "")?.side ?? null;
}

export interface PanelContext {
  engine: Engine;
  table: TableControls;
  painter: Painter;
  /** True on the embedded board (`embed.html`), where space is limited. */
  framed: boolean;
}

export interface GamePanels {
  /** Aids, such as a preview of captures, shown above the analysis and the list of moves. */
  aids: Panel[];
  /** Panels that change the look of the board, below the list of moves. */
  looks: Panel[];
}

export type PanelMaker = (kit: PanelContext) => GamePanels;

/**
 * Add the elements of the panels of a single game to the page, and return the panels. The page of
 * an embedded board has no element for the panels in `looks` (they change the board's look), so
 * they are not added there.
 */
export function mountGamePanels(own: GamePanels): GamePanels {
  find("#aids").append(...own.aids.map(({ element }) => element));
  document.querySelector("#looks")?.append(...own.looks.map(({ element }) => element));
  return own;
}
